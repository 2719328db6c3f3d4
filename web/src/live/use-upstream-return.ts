import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { upstreamAway } from '../shared/connection/connection.ts';
import { pauseAfter } from '../shared/connection/retry.ts';
import { refusalIn } from '../shared/errors/refusal.ts';
import { reloadActive } from './reload.ts';

/** A data service that is away again sooner has not been back: the pauses go on growing. In ms. */
const BACK_MS = 60_000;

/** Who is looking, as it is asked for. */
interface Asked {
  readonly data: unknown;
  readonly error?: unknown;
  refetch(): Promise<{ readonly data?: unknown }>;
}

/**
 * While the data service is away, or who is looking is not known: asks again by itself, and once that is answered for
 * what is on the page too. Nobody has to find out that it is back.
 * @returns asks who is looking; whether that was answered
 */
export function useUpstreamReturn({ data, error, refetch }: Asked): () => Promise<boolean> {
  const client = useApolloClient();
  const ask = useCallback(
    () =>
      refetch().then(
        (answer) => answer.data !== undefined,
        () => false,
      ),
    [refetch],
  );
  // Nothing says that it will stay so.
  const hasFailed = error !== undefined && data === undefined && refusalIn(error) === undefined;
  const isAway = upstreamAway.use();
  const isWaiting = isAway || hasFailed;
  const tries = useRef({ count: 0, at: 0 });
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isLeft = false;
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
    };
  }, [isWaiting, ask, client]);
  return ask;
}
