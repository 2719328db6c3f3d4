import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SuccessIcon } from '../../../shared/ui/icons.tsx';
import type { AuthState } from './auth-machine.ts';

/** After a registration or a change of password: says so, and leads to the login. */
export function SuccessView({
  success,
  onLoginNow,
}: {
  success: NonNullable<AuthState['success']>;
  onLoginNow: () => void;
}) {
  const { t } = useTranslation('auth');
  return (
    <Stack align="center" gap="2" paddingY="6" textAlign="center" role="status">
      <Box color="status.done" fontSize="4xl" lineHeight="1">
        <SuccessIcon />
      </Box>
      <Text fontSize="lg" fontWeight="semibold">
        {t(success)}
      </Text>
      <Text color="fg.muted">{t(`${success}Hint`)}</Text>
      <Button marginTop="4" width="full" minHeight="44px" onClick={onLoginNow}>
        {t('loginNow')}
      </Button>
    </Stack>
  );
}
