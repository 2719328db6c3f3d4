import { Box, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { NewTabLink } from './NewTabLink.tsx';

/** What to do before the desktop software is installed. */
export function InstallSteps() {
  const { t } = useTranslation('desktop');
  return (
    <Stack gap="4">
      <Text>{t('install.intro')}</Text>
      <List.Root as="ol" gap="3" paddingStart="5">
        <List.Item>
          <Text fontWeight="semibold">{t('install.quitSecurityTool')}</Text>
          <Text color="fg.muted">{t('install.quitSecurityToolHint')}</Text>
        </List.Item>
        <List.Item>
          <Text fontWeight="semibold">{t('install.removeOldPlugin')}</Text>
          <Text color="fg.muted">{t('install.removeOldPluginHint')}</Text>
          <Box marginTop="1">
            <NewTabLink to="/operateRouting/softwareUninstallation">
              {t('uninstallTutorial')}
            </NewTabLink>
          </Box>
        </List.Item>
        <List.Item>
          <Text fontWeight="semibold">{t('install.downloadAndInstall')}</Text>
          <Text color="fg.muted">{t('install.downloadAndInstallHint')}</Text>
        </List.Item>
      </List.Root>
    </Stack>
  );
}
