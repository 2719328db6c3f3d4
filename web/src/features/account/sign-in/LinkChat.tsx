import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../graphql/client.ts';
import { ViewerDocument } from '../../../session/viewer.generated.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { ChatQr } from './ChatQr.tsx';
import { useChatQr } from './use-chat-qr.ts';

/** Binds a chat account to the signed-in person. */
export function LinkChat({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth');
  const answered = async (message: string) => {
    // The event only says that there is an answer; what came of it is in the viewer.
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    if (data?.viewer.hasChatAccount) onDone();
    else {
      toast.error(message);
      restart();
    }
  };
  const { state, restart } = useChatQr(({ message }) => void answered(message).catch(() => {}));
  return (
    <Stack gap="3">
      <Text color="fg.muted">{t('linkChatHint')}</Text>
      <ChatQr state={state} onRestart={restart} />
    </Stack>
  );
}
