import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A verification code and the button that sends it. */
export function CodeField({
  secondsLeft,
  sending,
  onSend,
  ...props
}: TextFieldProps & { secondsLeft: number; sending: boolean; onSend: () => void }) {
  const { t } = useTranslation();
  return (
    <Box display="grid" gridTemplateColumns="1fr auto" columnGap="2" alignItems="start">
      <TextField inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...props} />
      <Button
        type="button"
        variant="outline"
        // Beside the input, below the line of its label.
        marginTop="28px"
        minHeight={{ base: '44px', md: '40px' }}
        minWidth="8.5em"
        disabled={secondsLeft > 0}
        loading={sending}
        onClick={onSend}
      >
        {secondsLeft > 0 ? t('sendAgainIn', { seconds: secondsLeft }) : t('sendCode')}
      </Button>
    </Box>
  );
}
