import { Button, chakra, Grid, Spinner, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from './LinkButton.tsx';
import type { ChatPage, ChatQrState } from './use-chat-qr.ts';

const height = '340px';

const Frame = chakra('iframe', {
  base: { width: 'full', height, borderWidth: '1px', borderRadius: 'l2' },
});

function Page({ page }: { page: ChatPage }) {
  const { t } = useTranslation('auth');
  // The page has no script and needs none; its form goes to this site.
  if (page.isOwn)
    return <Frame src={page.url} title={t('chatPage')} sandbox="allow-forms allow-same-origin" />;
  return (
    <Place>
      <Text>{t('chatElsewhere')}</Text>
      <Button asChild>
        <a href={page.url} target="_blank" rel="noopener">
          {t('chatOpenPage')}
        </a>
      </Button>
    </Place>
  );
}

const Place = ({ children }: { readonly children: ReactNode }) => (
  <Stack height={height} justify="center" align="center" gap="4" textAlign="center">
    {children}
  </Stack>
);

/**
 * The QR code of the chat app, while it is fetched, shown, or over. It is as high while it is fetched as when it has come,
 * so that nothing moves from under a press.
 */
export function ChatQr({ state, onRestart }: { state: ChatQrState; onRestart: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Stack gap="3">
      {state.kind === 'loading' && (
        <Place>
          <Spinner />
        </Place>
      )}
      {state.kind === 'shown' && <Page page={state.page} />}
      {state.kind === 'over' && (
        <Place>
          <Text role="alert">{state.message}</Text>
          {state.mayRestart && <Button onClick={onRestart}>{t('chatRestart')}</Button>}
        </Place>
      )}
      {state.kind !== 'over' && (
        <Grid role="status" color="fg.muted" textAlign="center">
          {state.kind === 'loading' && <Text gridArea="1 / 1">{t('chatLoading')}</Text>}
          <Text gridArea="1 / 1" visibility={state.kind === 'shown' ? 'visible' : 'hidden'}>
            {t('chatWaiting')}
            <LinkButton marginStart="2" onClick={onRestart}>
              {t('chatRestart')}
            </LinkButton>
          </Text>
        </Grid>
      )}
    </Stack>
  );
}
