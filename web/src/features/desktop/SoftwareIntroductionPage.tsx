import { Box, Button, Grid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { namedText } from '../../i18n/format.ts';
import { StepPicture } from './StepPicture.tsx';

/** What each point is shown with, in the order of the texts. */
const scenes = ['running', 'chromeDeveloperMode', 'phone'] as const;

/** /softwareIntroductionPage: what the software, the plugin and the app are for. */
export default function SoftwareIntroductionPage() {
  const { t } = useTranslation('desktop');
  const points = t('introduction.points', { returnObjects: true });
  return (
    <Stack
      width="full"
      maxWidth="1040px"
      marginX="auto"
      paddingX={{ base: '5', md: '8' }}
      paddingY={{ base: '8', md: '14' }}
      gap="8"
    >
      <Box>
        <Text
          as="h1"
          fontSize={{ base: '2xl', md: '3xl' }}
          lineHeight="2.5rem"
          fontWeight="semibold"
        >
          {t('introduction.title')}
        </Text>
        <Text fontSize="md" lineHeight="1.75rem" color="fg.muted" marginTop="2" maxWidth="40em">
          {t('introduction.intro')}
        </Text>
      </Box>
      <Grid templateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="6">
        {points.map(({ heading, text }, place) => (
          <Box as="section" key={heading} layerStyle="panel" padding="5">
            <StepPicture scene={scenes[place] ?? 'running'} />
            <Text as="h2" fontSize="lg" fontWeight="semibold" marginTop="4" marginBottom="1">
              {heading}
            </Text>
            <Text fontSize="md" lineHeight="1.75rem">
              {text}
            </Text>
          </Box>
        ))}
      </Grid>
      <Box>
        <Text as="h2" fontSize="lg" fontWeight="semibold" marginBottom="1">
          {t('introduction.needsTitle')}
        </Text>
        <Text>{namedText(t('software'), t('downloadPage.softwareNeeds'))}</Text>
        <Text>{namedText(t('plugin'), t('downloadPage.pluginNeeds'))}</Text>
      </Box>
      <Button asChild alignSelf="flex-start" size="lg">
        <Link to="/operateRouting/softwareDownload">{t('introduction.toDownload')}</Link>
      </Button>
    </Stack>
  );
}
