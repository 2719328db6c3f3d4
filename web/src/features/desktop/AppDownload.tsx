import { Alert, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import AppQrCodes from './AppQrCodes.tsx';

/** QR codes of the phone app. */
export function AppDownload() {
  const { t } = useTranslation('desktop');
  return (
    <Stack gap="4">
      <Text>{t('appScan')}</Text>
      <Text color="fg.muted">{t('workbench.byScan')}</Text>
      <AppQrCodes width={168} />
      <Alert.Root status="info" size="sm">
        <Alert.Indicator />
        <Alert.Title fontWeight="normal">{t('appForShippers')}</Alert.Title>
      </Alert.Root>
    </Stack>
  );
}
