import { skipToken } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownWords } from '../../../shared/errors/own-words.ts';
import {
  useChatLoginFinishedSubscription,
  useStartChatLoginMutation,
} from './chat-login.generated.ts';

/** How long the server takes the answer of a QR code, in ms. */
const lifetime = 5 * 60_000;

export type ChatQrState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly sessionId: string; readonly page: ChatPage }
  | { readonly kind: 'over'; readonly message: string; readonly mayRestart: boolean };

/** Where the QR code is: on a page of this site, which can be shown in place, or on one of the chat app. */
export interface ChatPage {
  readonly url: string;
  readonly isOwn: boolean;
}

export interface ChatAnswer {
  readonly sessionId: string;
  /** What signs in; null where nobody signs in by it. */
  readonly ticket: string | null;
  readonly message: string;
}

/** The page with the QR code; undefined for what is no page of the web. */
export function chatPageOf(url: string, origin: string): ChatPage | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const parsed = new URL(url, origin);
  if (parsed.origin === origin) return { url: parsed.pathname + parsed.search, isOwn: true };
  return parsed.protocol === 'https:' ? { url: parsed.href, isOwn: false } : undefined;
}

/** Begins a sign-in (or a binding) by chat app, and hears how the person has answered it there. */
export function useChatQr(onAnswer: (answer: ChatAnswer) => void) {
  const { t } = useTranslation('auth');
  const [state, setState] = useState<ChatQrState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [start] = useStartChatLoginMutation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new QR code.
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (message: string, mayRestart = true) => {
      if (!isLeft) setState({ kind: 'over', message, mayRestart });
    };
    start({ context: { quiet: true } }).then(
      ({ data }) => {
        if (isLeft) return;
        const { sessionId, url, error } = data?.startChatLogin ?? {};
        const page = url ? chatPageOf(url, window.location.origin) : undefined;
        if (!sessionId || !page)
          // Where it is not set up, another code is none either.
          return end(ownWords(error) || t('chatFailed'), error?.refusal?.name !== 'chatNotOpen');
        setState({ kind: 'shown', sessionId, page });
        timer = setTimeout(() => end(t('chatExpired')), lifetime);
      },
      () => end(t('chatFailed')),
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [attempt]);

  const sessionId = state.kind === 'shown' ? state.sessionId : undefined;
  useChatLoginFinishedSubscription(
    sessionId === undefined
      ? skipToken
      : {
          variables: { sessionId },
          onData: ({ data: { data } }) => {
            if (data) onAnswer({ sessionId, ...data.chatLoginFinished });
          },
        },
  );

  const restart = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  return { state, restart };
}
