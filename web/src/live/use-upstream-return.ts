import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useUnanswered } from '../graphql/unanswered.ts';
import { comesBack, upstreamAway } from '../shared/connection/connection.ts';
import { pauseAfter } from '../shared/connection/retry.ts';
import { refusalIn } from '../shared/errors/refusal.ts';
import { reloadActive } from './reload.ts';

/** A data service that is away again sooner has not been back: the pauses go on growing. In ms. */
const BACK_MS = 60_000;

/** Who is looking, as it is asked for. */
interface Asked {
  readonly data: unknown;
  readonly error?: Error | undefined;
  refetch(): Promise<{ readonly data?: unknown }>;
}

interface Return {
  /** Why who is looking is not known: while it is asked again, too, or what stands here would come and go. */
  readonly failure: Error | undefined;
  /** Asks who is looking; whether that was answered. */
  readonly ask: () => Promise<boolean>;
}

/**
 * While the data service is away, or who is looking is not known: asks again by itself, and once that is answered for
 * what is on the page too. Nobody has to find out that it is back.
 */
export function useUpstreamReturn({ data, error, refetch }: Asked): Return {
  const client = useApolloClient();
  const ask = useCallback(
    () =>
      refetch().then(
        (answer) => answer.data !== undefined,
        () => false,
      ),
    [refetch],
  );
  const kept = useUnanswered('Viewer', undefined);
  const failure = data === undefined ? (error ?? kept) : undefined;
  // Nothing says that it will stay so.
  const hasFailed = failure !== undefined && refusalIn(failure) === undefined;
  const isAway = upstreamAway.use();
  const isWaiting = isAway || hasFailed;
  const tries = useRef({ count: 0, at: 0 });
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isLeft = false;
    comesBack.set(true);
    const look = async () => {
      const { current } = tries;
      do {
        current.count = Date.now() - current.at > BACK_MS ? 1 : current.count + 1;
        await pauseAfter(current.count);
        if (isLeft) return;
        current.at = Date.now();
      } while (!(await ask()));
      if (!upstreamAway.get()) return;
      upstreamAway.set(false);
      reloadActive(client, { full: true });
    };
    void look();
    return () => {
      isLeft = true;
      comesBack.set(false);
    };
  }, [isWaiting, ask, client]);
  return { failure, ask };
}
