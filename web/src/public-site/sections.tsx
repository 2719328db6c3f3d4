import { Box, chakra, Flex, Grid, Link, Stack, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { stop } from '../i18n/format.ts';
import { CheckIcon } from '../shared/ui/icons.tsx';
import { ProductPicture } from './ProductPicture.tsx';

export const sectionTitle = {
  fontSize: { base: '2xl', md: '4xl' },
  lineHeight: '1.35',
  fontWeight: 'semibold',
  textWrap: 'balance',
  // Chinese would otherwise be cut within words, where the lines come out equally long.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
} as const;

export function Points({ points }: { points: readonly string[] }) {
  return (
    <Stack as="ul" gap="2.5" listStyleType="none">
      {points.map((point) => (
        <Flex as="li" key={point} gap="2.5" fontSize="md" lineHeight="1.75">
          <Box color="accent.fg" marginTop="1.5">
            <CheckIcon />
          </Box>
          {point}
        </Flex>
      ))}
    </Stack>
  );
}

/** One idea: a sentence, what it means, the product doing it. Every other one is mirrored. */
function Idea({
  title,
  text,
  picture,
  points,
  mirrored = false,
  more,
}: {
  title: string;
  text: string;
  picture: ReactNode;
  points: readonly string[];
  mirrored?: boolean;
  more?: ReactNode;
}) {
  const columns = mirrored ? 'minmax(0, 5fr) minmax(0, 3fr)' : 'minmax(0, 3fr) minmax(0, 5fr)';
  return (
    <Box as="section" aria-label={title} bg={mirrored ? 'bg.subtle' : 'bg'}>
      <Grid
        maxWidth="1280px"
        marginX="auto"
        paddingX={{ base: '5', md: '8' }}
        paddingY={{ base: '14', lg: '20' }}
        minHeight={{ lg: 'min(720px, calc(100dvh - 56px))' }}
        alignItems="center"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: columns }}
        gap={{ base: '8', lg: '16' }}
      >
        <Stack gap="4" order={{ lg: mirrored ? 2 : 1 }}>
          <Text as="h2" {...sectionTitle} fontSize={{ base: '2xl', md: '3xl' }}>
            {title}
          </Text>
          <Text fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.8" color="fg.muted">
            {text}
          </Text>
          <Points points={points} />
          {more}
        </Stack>
        <Box order={{ lg: mirrored ? 1 : 2 }}>{picture}</Box>
      </Grid>
    </Box>
  );
}

/** The title broken only between its halves. */
export function HeroTitle() {
  const { t } = useTranslation('publicSite');
  return t('heroTitle', { returnObjects: true }).map((half, place) => (
    <Fragment key={half}>
      {place > 0 && stop()}
      <Box as="span" display="inline-block">
        {half}
      </Box>
    </Fragment>
  ));
}

const pictured = ['profit', 'stock', 'finance', 'import', 'listing', 'delivery', 'rights'] as const;

const example = `query {
  statistics(
    selection: { all: true }
    range: { start: "2026-11-01", end: "2026-11-22" }
  ) {
    totals {
      amount { net }
      quantity { net }
    }
  }
}`;

const Code = chakra('pre', {
  base: {
    // Without a letter of Chinese, so without the fonts for it, too.
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: { base: 'sm', md: 'md' },
    lineHeight: '1.7',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xl',
    bg: 'bg.panel',
    padding: { base: '4', md: '6' },
    overflowX: 'auto',
  },
});

/** What the product does, an idea a screen. */
export function Ideas() {
  const { t } = useTranslation('publicSite');
  return (
    <>
      {pictured.map((key, place) => (
        <Idea
          key={key}
          mirrored={place % 2 === 1}
          title={t(`ideas.${key}.title`)}
          text={t(`ideas.${key}.text`)}
          points={t(`ideas.${key}.points`, { returnObjects: true })}
          picture={<ProductPicture name={key} />}
        />
      ))}
      <Idea
        mirrored
        title={t('ideas.api.title')}
        text={t('ideas.api.text')}
        points={t('ideas.api.points', { returnObjects: true })}
        picture={
          <Code lang="en" tabIndex={0} role="group" aria-label={t('codeLabel')}>
            {example}
          </Code>
        }
        more={
          <Link href="/api/docs" color="accent.fg" alignSelf="flex-start" paddingY="2.5">
            {t('ideas.api.link')}
          </Link>
        }
      />
    </>
  );
}

const Question = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    '& summary': {
      cursor: 'pointer',
      paddingY: '4',
      fontSize: 'md',
      fontWeight: 'semibold',
    },
  },
});

/** Questions that unfold, without any script. */
export function Questions() {
  const { t } = useTranslation('publicSite');
  return (
    <Box as="section" aria-label={t('questionsTitle')} bg="bg">
      <Box maxWidth="800px" marginX="auto" paddingX="5" paddingY={{ base: '14', md: '24' }}>
        <Text as="h2" {...sectionTitle} textAlign="center" marginBottom="8">
          {t('questionsTitle')}
        </Text>
        {t('questions', { returnObjects: true }).map(({ question, answer }) => (
          <Question key={question}>
            <summary>{question}</summary>
            <Text fontSize="md" lineHeight="1.8" color="fg.muted" paddingBottom="5">
              {answer}
            </Text>
          </Question>
        ))}
      </Box>
    </Box>
  );
}
