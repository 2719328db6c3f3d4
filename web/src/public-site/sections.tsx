import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../shared/ui/icons.tsx';
import { ImportPicture, LivePicture, RankingPicture, RightsPicture } from './pictures.tsx';

/** One idea: a sentence, what it means, a picture. Every other one is mirrored. */
function Idea({
  title,
  text,
  picture,
  points = [],
  mirrored = false,
}: {
  title: string;
  text: string;
  picture: ReactNode;
  points?: readonly string[];
  mirrored?: boolean;
}) {
  return (
    <Box as="section" bg={mirrored ? 'bg.subtle' : 'bg'}>
      <Grid
        maxWidth="1200px"
        marginX="auto"
        paddingX={{ base: '5', md: '8' }}
        paddingY={{ base: '14', lg: '0' }}
        minHeight={{ lg: 'min(720px, calc(100dvh - 56px))' }}
        alignItems="center"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={{ base: '8', lg: '20' }}
      >
        <Stack gap="4" order={{ lg: mirrored ? 2 : 1 }}>
          <Text
            as="h2"
            fontSize={{ base: '2xl', md: '4xl' }}
            lineHeight="1.35"
            fontWeight="semibold"
            textWrap="balance"
          >
            {title}
          </Text>
          <Text fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.8" color="fg.muted">
            {text}
          </Text>
          {points.length > 0 && (
            <Stack as="ul" gap="2.5" marginTop="1" listStyleType="none">
              {points.map((point) => (
                <Flex as="li" key={point} gap="2.5" fontSize="md">
                  <Box color="accent.fg" marginTop="0.5">
                    <CheckIcon />
                  </Box>
                  {point}
                </Flex>
              ))}
            </Stack>
          )}
        </Stack>
        <Box order={{ lg: mirrored ? 1 : 2 }}>{picture}</Box>
      </Grid>
    </Box>
  );
}

/** The title broken only between its halves. */
export function HeroTitle() {
  const { t } = useTranslation('publicSite');
  return t('heroTitle', { returnObjects: true }).map((half) => (
    <Box as="span" key={half} display="inline-block">
      {half}
    </Box>
  ));
}

/** What the product does, an idea a screen. */
export function Ideas() {
  const { t } = useTranslation('publicSite');
  return (
    <>
      <Idea
        mirrored
        title={t('importTitle')}
        text={t('importText')}
        points={t('importPoints', { returnObjects: true })}
        picture={<ImportPicture />}
      />
      <Idea title={t('compareTitle')} text={t('compareText')} picture={<RankingPicture />} />
      <Idea mirrored title={t('liveTitle')} text={t('liveText')} picture={<LivePicture />} />
      <Idea title={t('rightsTitle')} text={t('rightsText')} picture={<RightsPicture />} />
    </>
  );
}
