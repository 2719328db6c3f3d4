import { Box, Button } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFocusLost } from '../ui/opener.ts';
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
  const field = useRef<HTMLDivElement>(null);
  const isSent = secondsLeft > 0;
  const wasSent = useRef(isSent);
  useEffect(() => {
    const isNew = isSent && !wasSent.current;
    wasSent.current = isSent;
    const part = field.current;
    // The button that has sent it rests now: what it was sent for comes next.
    if (isNew && part && (isFocusLost(part) || part.contains(document.activeElement)))
      part.querySelector('input')?.focus();
  }, [isSent]);
  return (
    <Box ref={field} display="grid" gridTemplateColumns="1fr auto" columnGap="2" alignItems="start">
      <TextField inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...props} />
      <Button
        type="button"
        variant="outline"
        // Beside the input, below the line of its label.
        marginTop="28px"
        minHeight={{ base: '44px', lg: '40px' }}
        minWidth="8.5em"
        disabled={isSent || !canSend}
        loading={sending}
        onClick={onSend}
      >
        {isSent ? t('sendAgainIn', { seconds: secondsLeft }) : (sendText ?? t('sendCode'))}
      </Button>
    </Box>
  );
}
