import { Button, Center, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** All that a warehouse shipper sees here: their work is done on the phone. */
export function ShipperNotice() {
  const { t } = useTranslation('shell');
  return (
    <Center minHeight="80dvh" padding="6">
      <Stack align="center" gap="3" textAlign="center" maxWidth="32em">
        <Text as="h1" fontSize="xl" fontWeight="semibold">
          {t('shipperTitle')}
        </Text>
        <Text color="fg.muted">{t('shipperHint')}</Text>
        <Button
          variant="outline"
          onClick={() => {
            void import('../../session/sign-out.ts').then(({ signOut }) => signOut());
          }}
        >
          {t('signOut')}
        </Button>
      </Stack>
    </Center>
  );
}
