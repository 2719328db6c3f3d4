import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface CodeFieldProps extends TextFieldProps {
  readonly secondsLeft: number;
  readonly sending: boolean;
  /** False while something is missing that a code is sent for. */
  readonly canSend?: boolean;
  /** What the button says outside of the countdown. */
  readonly sendText?: string;
  readonly onSend: () => void;
}

/** A verification code and the button that sends it. */
export function CodeField({
  secondsLeft,
  sending,
  canSend = true,
  sendText,
  onSend,
  ...props
}: CodeFieldProps) {
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
        disabled={secondsLeft > 0 || !canSend}
        loading={sending}
        onClick={onSend}
      >
        {secondsLeft > 0 ? t('sendAgainIn', { seconds: secondsLeft }) : (sendText ?? t('sendCode'))}
      </Button>
    </Box>
  );
}
