import { Box, Button, Center, Link, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneApp } from '../../session/phone-app.ts';
import { QrCode } from './parts.ts';

const QR_PX = 176;

/** All that a warehouse shipper sees here: their work is done on the phone, which the code leads there. */
export function ShipperNotice() {
  const { t } = useTranslation('shell');
  return (
    <Center minHeight="80dvh" padding="6">
      <Stack align="center" gap="3" textAlign="center" maxWidth="32em">
        <Text as="h1" fontSize="xl" fontWeight="semibold">
          {t('shipperTitle')}
        </Text>
        <Text color="fg.muted">{t('shipperHint')}</Text>
        <Box height={`${QR_PX}px`}>
          <Suspense>
            <QrCode
              text={`${window.location.origin}${phoneApp}`}
              label={t('shipperQr')}
              width={QR_PX}
            />
          </Suspense>
        </Box>
        {/* On a tablet that is taken for a computer there is no other screen to point a camera from. */}
        <Link href={phoneApp} color="accent.fg">
          {`${window.location.host}${phoneApp}`}
        </Link>
        <Button
          variant="outline"
          onClick={() => {
            void import('../../session/sign-out.ts').then(({ signOut }) => signOut());
          }}
        >
          {t('words.signOut')}
        </Button>
      </Stack>
    </Center>
  );
}
