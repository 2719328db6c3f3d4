import { Alert, Box, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { GuideSteps } from './GuideSteps.tsx';
import type { Scene } from './StepPicture.tsx';

const chapters = [
  { key: 'chrome', scenes: ['chromeExtensions', 'chromeRemove'] },
  { key: 'edge', scenes: ['edgeExtensions', 'edgeRemove'] },
  { key: 'securityTool', scenes: ['browserMenu', 'securityToolRemove'] },
  { key: 'windows', scenes: ['stop', 'dragToTrash'] },
  { key: 'mac', scenes: ['stop', 'dragToTrash'] },
] as const satisfies readonly { key: string; scenes: readonly Scene[] }[];

/** /operateRouting/softwareUninstallation: how the plugin and the software are removed. */
export default function SoftwareUninstallationPage() {
  const { t } = useTranslation(['desktop', 'shell']);
  return (
    <Stack gap="5" maxWidth="960px">
      <Box>
        <Text as="h1" fontSize="xl" lineHeight="2rem" fontWeight="semibold">
          {t('shell:title.softwareUninstallation')}
        </Text>
        <Text color="fg.muted">{t('desktop:removal.intro')}</Text>
      </Box>
      {chapters.map(({ key, scenes }) => {
        const texts: readonly string[] = t(`desktop:removal.${key}.steps`, { returnObjects: true });
        const name = t(`desktop:removal.${key}.name`);
        return (
          <Box as="section" aria-label={name} key={key} layerStyle="panel" padding="5">
            <Text as="h2" fontSize="lg" fontWeight="semibold" marginBottom="4">
              {name}
            </Text>
            <GuideSteps
              steps={scenes.map((scene, place) => ({ scene, text: texts[place] ?? '' }))}
            />
          </Box>
        );
      })}
      <Alert.Root status="info">
        <Alert.Indicator />
        <Alert.Title fontWeight="normal">{t('desktop:removal.data')}</Alert.Title>
      </Alert.Root>
    </Stack>
  );
}
