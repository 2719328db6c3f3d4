import { Button, Center, chakra, Spinner, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from './LinkButton.tsx';
import type { ChatPage, ChatQrState } from './use-chat-qr.ts';

const height = '340px';

const Frame = chakra('iframe', {
  base: { width: 'full', height, borderWidth: '1px', borderRadius: 'l2' },
});

function Shown({ page, onRestart }: { page: ChatPage; onRestart: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Stack gap="3" align="center">
      {page.isOwn ? (
        // The page has no script and needs none; its form goes to this site.
        <Frame src={page.url} title={t('chatPage')} sandbox="allow-forms allow-same-origin" />
      ) : (
        <Stack height={height} justify="center" align="center" gap="4" textAlign="center">
          <Text>{t('chatElsewhere')}</Text>
          <Button asChild>
            <a href={page.url} target="_blank" rel="noopener">
              {t('chatOpenPage')}
            </a>
          </Button>
        </Stack>
      )}
      <Text color="fg.muted" role="status">
        {t('chatWaiting')}
        <LinkButton marginStart="2" onClick={onRestart}>
          {t('chatRestart')}
        </LinkButton>
      </Text>
    </Stack>
  );
}

/** The QR code of the chat app, while it is fetched, shown, or over. */
export function ChatQr({ state, onRestart }: { state: ChatQrState; onRestart: () => void }) {
  const { t } = useTranslation('auth');
  switch (state.kind) {
    case 'loading':
      return (
        <Center height={height}>
          <Spinner aria-label={t('chatLoading')} role="status" />
        </Center>
      );
    case 'shown':
      return <Shown page={state.page} onRestart={onRestart} />;
    case 'over':
      return (
        <Stack height={height} justify="center" align="center" gap="4" textAlign="center">
          <Text role="alert">{state.message}</Text>
          <Button onClick={onRestart}>{t('chatRestart')}</Button>
        </Stack>
      );
  }
}
