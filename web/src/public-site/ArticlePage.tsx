import { Box, Button, chakra, Flex, Stack, Text, Link as TextLink } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { textLanguage } from '../i18n/format.ts';
import { inSource } from '../i18n/languages.ts';
import type articles from '../i18n/zh-CN/articles.ts';
import { usePageTitle } from '../shared/ui/page-title.ts';
import { Operator } from './Operator.tsx';

type ArticleKey = keyof typeof articles.texts;

const articleKeys: ReadonlySet<string> = new Set<ArticleKey>([
  'aboutUs',
  'companyProfile',
  'briefIntroduction',
  'homePage',
  'userAgreement',
  'terms',
  'privacyPolicy',
  'loginPrivacy',
  'contactUs',
]);

const isArticle = (title: string | undefined): title is ArticleKey =>
  title !== undefined && articleKeys.has(title);

/** Texts that carry a date, because people agree to them, and where each is. */
const legal = {
  userAgreement: '/userAgreement',
  privacyPolicy: '/privacyPolicy',
  terms: '/loginServiceArticle',
  loginPrivacy: '/loginPrivacyArticle',
} as const;
const legalKeys = Object.keys(legal) as (keyof typeof legal)[];

const isLegal = (title: ArticleKey): title is keyof typeof legal => title in legal;

/** Texts that say who runs the site, and how to reach them. */
const naming: ReadonlySet<ArticleKey> = new Set([
  ...legalKeys,
  'aboutUs',
  'companyProfile',
  'contactUs',
]);

/** From so many sections on a text has a table of contents. */
const manySections = 5;

const Points = chakra('ul', {
  base: { paddingStart: '5', listStyleType: 'disc', '& li': { marginBottom: '1.5' } },
});

const idOf = (place: number) => `section-${place + 1}`;

function Contents({ headings }: { headings: readonly string[] }) {
  const { t } = useTranslation('articles');
  return (
    <Box
      as="nav"
      aria-label={t('contents')}
      position={{ lg: 'sticky' }}
      top={{ lg: '20' }}
      alignSelf="flex-start"
      flexShrink="0"
      width={{ base: 'full', lg: '220px' }}
      borderStartWidth={{ lg: '1px' }}
      borderWidth={{ base: '1px', lg: '0' }}
      borderRadius={{ base: 'l3', lg: '0' }}
      paddingX="4"
      paddingY={{ base: '3', lg: '0' }}
      order={{ lg: 2 }}
      fontSize="sm"
    >
      <Text color="fg.muted" marginBottom="1">
        {t('contents')}
      </Text>
      <Stack {...inSource} as="ol" gap="0" listStyleType="none">
        {headings.map((heading, place) => (
          <li key={heading}>
            <TextLink href={`#${idOf(place)}`} display="block" paddingY={{ base: '2.5', lg: '1' }}>
              {heading}
            </TextLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/** The other texts that people agree to. */
function SeeAlso({ besides }: { besides: keyof typeof legal }) {
  const { t } = useTranslation(['articles', 'shell']);
  return (
    <Flex as="nav" aria-label={t('articles:seeAlso')} wrap="wrap" columnGap="5">
      {legalKeys
        .filter((key) => key !== besides)
        .map((key) => (
          <TextLink key={key} asChild color="accent.fg" paddingY="2.5">
            <Link to={legal[key]}>{t(`shell:title.${key}`)}</Link>
          </TextLink>
        ))}
    </Flex>
  );
}

/** A public text: about us, introduction, agreement, privacy, contact. */
export default function ArticlePage() {
  const { t } = useTranslation(['articles', 'shell']);
  const title = usePageTitle();
  if (!isArticle(title)) return null;
  const { lead, sections } = t(`articles:texts.${title}`, { returnObjects: true });
  const isLong = sections.length >= manySections;
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      gap={{ base: '6', lg: '12' }}
      justify="center"
      width="full"
      maxWidth="1100px"
      marginX="auto"
      paddingX={{ base: '5', md: '8' }}
      paddingY={{ base: '8', md: '14' }}
      fontSize="md"
      lineHeight="1.75rem"
    >
      {isLong && <Contents headings={sections.map(({ heading }) => heading)} />}
      <Box as="article" width="full" maxWidth="760px">
        <Text
          as="h1"
          fontSize={{ base: '2xl', md: '3xl' }}
          lineHeight="2.5rem"
          fontWeight="semibold"
        >
          {t(`shell:title.${title}`)}
        </Text>
        {isLegal(title) && (
          <Text color="fg.muted" fontSize="sm" marginTop="1">
            {t('articles:version', { date: t('articles:versionDate') })}
          </Text>
        )}
        {textLanguage() !== inSource.lang && <Text marginTop="4">{t('articles:onlyChinese')}</Text>}
        <Text {...inSource} color="fg.muted" marginTop="4">
          {lead}
        </Text>
        <Stack gap="8" marginTop="8">
          {title === 'contactUs' && <Operator isAsked />}
          {sections.map(({ heading, paragraphs, points = [] }, place) => (
            <Box
              {...inSource}
              as="section"
              key={heading}
              id={idOf(place)}
              aria-label={heading}
              scrollMarginTop="20"
            >
              <Text as="h2" fontSize="lg" fontWeight="semibold" marginBottom="2">
                {heading}
              </Text>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} marginBottom="2">
                  {paragraph}
                </Text>
              ))}
              {points.length > 0 && (
                <Points>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </Points>
              )}
            </Box>
          ))}
          {naming.has(title) && title !== 'contactUs' && <Operator />}
          {isLegal(title) && <SeeAlso besides={title} />}
          {title === 'homePage' && (
            <Button asChild alignSelf="flex-start" size="lg">
              <Link to="/home">{t('articles:preview')}</Link>
            </Button>
          )}
        </Stack>
      </Box>
    </Flex>
  );
}
