import { HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import QrCode from '../../shared/ui/QrCode.tsx';

/** The pages that a phone is led to; they know the phone, and send it on to the right place. */
const pages = [
  { system: 'android', path: '/downloadAndroidPage' },
  { system: 'ios', path: '/downloadIOSPage' },
] as const;

/** The QR codes of the Android and the iOS app, side by side. */
export default function AppQrCodes({ width }: { width: number }) {
  const { t } = useTranslation('shell');
  return (
    <HStack gap="4" justify="center">
      {pages.map(({ system, path }) => (
        <Stack key={system} gap="1" align="center">
          <QrCode
            text={`${window.location.origin}${path}`}
            label={t('footer.appQr', { system: t(`footer.${system}`) })}
            width={width}
          />
          <Text fontSize="xs" color="fg.muted">
            {t(`footer.${system}`)}
          </Text>
        </Stack>
      ))}
    </HStack>
  );
}
