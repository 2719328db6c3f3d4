import { useEffect, useEffectEvent } from 'react';
import { onSocketState } from '../../graphql/socket.ts';
import { useBindingWatchQuery, useRebindRequestedSubscription } from './Rebind.generated.ts';

export interface RebindWatch {
  /** Phones whose accounts must be bound again. */
  readonly needed: readonly string[];
  /** Whether the boss has bound no temu account at all; false while that is not known. */
  readonly hasNone: boolean;
}

const nobody: readonly string[] = [];

/** Which main accounts must be bound again, and news of it. */
export function useRebindWatch(
  onMessage: (message: { phone: string; show: boolean }) => void,
): RebindWatch {
  const { data, refetch } = useBindingWatchQuery({ context: { quiet: true } });
  const phones = data?.mainAccounts.map(({ phone }) => phone) ?? nobody;
  const needed = data?.viewer.needRebindPhones ?? nobody;
  // What fails here is asked again with the next message.
  const askAgain = () => void refetch().catch(() => {});

  useRebindRequestedSubscription({
    variables: { phones: [...phones] },
    skip: phones.length === 0,
    ignoreResults: true,
    context: { quiet: true },
    onData: ({ data: { data: news } }) => {
      if (!news) return;
      const { phone, show, isNews } = news.rebindRequested;
      // How it stands is known already, unless a message was missed before this was listened to.
      if (!isNews && needed.includes(phone) === show) return;
      onMessage({ phone, show });
      askAgain();
    },
  });

  const askAfterGap = useEffectEvent(askAgain);
  useEffect(() => {
    let wasClosed = false;
    return onSocketState((state) => {
      if (state === 'closed') wasClosed = true;
      if (state !== 'connected' || !wasClosed) return;
      wasClosed = false;
      askAfterGap();
    });
  }, []);

  return {
    needed,
    hasNone: data?.mainAccounts.length === 0,
  };
}
