import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type articles from '../i18n/zh-CN/articles.ts';
import { site } from '../shared/site-config.ts';
import { usePageTitle } from '../shared/ui/page-title.ts';

type ArticleKey = Exclude<keyof typeof articles, 'updated' | 'contact' | 'preview'>;

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

/** Texts that carry a date, because people agree to them. */
const legal: ReadonlySet<ArticleKey> = new Set([
  'userAgreement',
  'terms',
  'privacyPolicy',
  'loginPrivacy',
]);

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '6',
    rowGap: '2',
    '& dt': { color: 'fg.muted' },
  },
});

function Contact() {
  const { t } = useTranslation('articles');
  const { email, phone, hours } = site.contact;
  if (email + phone + hours === '') return null;
  return (
    <Rows>
      {email !== '' && (
        <>
          <dt>{t('contact.email')}</dt>
          <dd>
            <chakra.a href={`mailto:${email}`} color="accent.fg">
              {email}
            </chakra.a>
          </dd>
        </>
      )}
      {phone !== '' && (
        <>
          <dt>{t('contact.phone')}</dt>
          <dd>{phone}</dd>
        </>
      )}
      {hours !== '' && (
        <>
          <dt>{t('contact.hours')}</dt>
          <dd>{hours}</dd>
        </>
      )}
    </Rows>
  );
}

/** A public text: about us, introduction, agreement, privacy, contact. */
export default function ArticlePage() {
  const { t } = useTranslation(['articles', 'shell']);
  const title = usePageTitle();
  if (!isArticle(title)) return null;
  return (
    <Box
      as="article"
      width="full"
      maxWidth="760px"
      marginX="auto"
      paddingX={{ base: '5', md: '8' }}
      paddingY={{ base: '8', md: '14' }}
      fontSize="md"
      lineHeight="1.75rem"
    >
      <Text as="h1" fontSize={{ base: '2xl', md: '3xl' }} lineHeight="2.5rem" fontWeight="semibold">
        {t(`shell:title.${title}`)}
      </Text>
      {legal.has(title) && (
        <Text color="fg.muted" fontSize="sm" marginTop="1">
          {t('articles:updated')}
        </Text>
      )}
      <Stack gap="7" marginTop="7">
        {title === 'contactUs' && <Contact />}
        {t(`articles:${title}`, { returnObjects: true }).map(({ heading, paragraphs }) => (
          <Box as="section" key={heading}>
            <Text as="h2" fontSize="lg" fontWeight="semibold" marginBottom="1.5">
              {heading}
            </Text>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} marginBottom="2">
                {paragraph}
              </Text>
            ))}
          </Box>
        ))}
        {title === 'homePage' && (
          <Button asChild alignSelf="flex-start">
            <Link to="/home">{t('articles:preview')}</Link>
          </Button>
        )}
      </Stack>
    </Box>
  );
}
