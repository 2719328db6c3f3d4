import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Platform } from '../../graphql/schema.generated.ts';
import { withReason } from '../../i18n/format.ts';
import { useServerWords } from '../../i18n/use-server-words.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { ownWords } from '../../shared/errors/own-words.ts';
import { randomKey } from '../../shared/random-key.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useTold } from '../../shared/ui/use-told.ts';
import {
  useAuthorizationFinishedSubscription,
  useStartAuthorizationMutation,
} from './Authorization.generated.ts';
import { authorizationState, isWebAddress, withState } from './authorization-url.ts';
import { openAuthorizationWindow } from './authorization-window.ts';
import { refreshAfterBinding } from './refresh.ts';

export type AuthorizationPhase =
  /** The address is being fetched. */
  | 'starting'
  /** The browser let no window open. */
  | 'blocked'
  /** The seller is on the marketplace's page. */
  | 'waiting'
  /** The window was closed by hand, perhaps before the end. */
  | 'windowClosed'
  | 'failed';

const lookEveryMs = 500;

interface Options {
  readonly platform: Platform;
  /** The window that the click has opened; null where it was blocked. */
  readonly popup: Window | null;
  readonly onDone: () => void;
}

/** One authorisation: fetches the address, sends the window there, and closes it when the message comes. */
export function useAuthorization({ platform, popup, onDone }: Options) {
  const { t } = useTranslation('binding');
  const tell = useServerWords();
  const client = useApolloClient();
  const { id: uid } = useViewer();
  const [clientId, setClientId] = useState(randomKey);
  const [phase, setPhase] = useState<AuthorizationPhase>('starting');
  const opened = useRef(popup);
  const told = useTold();
  const [startAuthorization] = useStartAuthorizationMutation({ context: { quiet: true } });

  const close = () => {
    opened.current?.close();
    opened.current = null;
  };
  const fail = (reason: string) => {
    close();
    setPhase('failed');
    told.tell(withReason(t('authorizationFailed'), reason));
  };
  const start = async (id: string) => {
    told.settle();
    if (opened.current === null) {
      setPhase('blocked');
      return;
    }
    setPhase('starting');
    try {
      const { data } = await startAuthorization({ variables: { platform, clientId: id } });
      const { url, error } = data?.startAuthorization ?? {};
      if (!url || !isWebAddress(url)) {
        fail(ownWords(error));
        return;
      }
      const address = withState(url, authorizationState(id, uid));
      opened.current?.location.replace(new URL(address, window.location.origin));
      setPhase('waiting');
    } catch {
      fail('');
    }
  };

  /** It is over, nobody says how: shops that were bound are shown all the same. */
  const endUntold = () => {
    setPhase('windowClosed');
    void refreshAfterBinding(client);
  };

  useAuthorizationFinishedSubscription({
    variables: { clientId },
    ignoreResults: true,
    context: { quiet: true },
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { ok, message } = data.authorizationFinished;
      close();
      if (!ok) {
        if (message === '') return endUntold();
        setPhase('failed');
        told.tell(tell(message));
        return;
      }
      toast.success(tell(message));
      void refreshAfterBinding(client);
      onDone();
    },
  });

  const begin = useEffectEvent(() => start(clientId));
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, []);

  const noticeClosed = useEffectEvent(() => {
    if (!opened.current?.closed) return;
    opened.current = null;
    // The message may have been missed.
    endUntold();
  });
  useEffect(() => {
    if (phase !== 'waiting') return;
    const timer = setInterval(noticeClosed, lookEveryMs);
    return () => clearInterval(timer);
  }, [phase]);

  return {
    phase,
    /** Ends it from this side: the window goes with its dialog. */
    cancel: close,
    /** Opens another window, in the moment of a click. */
    again: () => {
      close();
      opened.current = openAuthorizationWindow();
      const next = randomKey();
      setClientId(next);
      void start(next);
    },
  };
}
