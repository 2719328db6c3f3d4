import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast.ts';
import { ChatQr } from './ChatQr.tsx';
import { LinkButton } from './LinkButton.tsx';
import { type ChatAnswer, useChatQr } from './use-chat-qr.ts';
import { useSignIn } from './use-sign-in.ts';

/** Signing in by scanning a QR code with the chat app. */
export function ChatLogin({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('auth');
  const { signInByChat } = useSignIn();
  const answered = async ({ sessionId, ticket, message }: ChatAnswer) => {
    if (ticket === null) {
      toast.error(message);
      restart();
    } else if (!(await signInByChat({ sessionId, ticket }))) restart();
  };
  const { state, restart } = useChatQr((answer) => void answered(answer));
  return (
    <Stack gap="3">
      <Text color="fg.muted">{t('chatHint')}</Text>
      <ChatQr state={state} onRestart={restart} />
      <Text textAlign="center">
        <LinkButton onClick={onBack}>{t('backToLogin')}</LinkButton>
      </Text>
    </Stack>
  );
}
