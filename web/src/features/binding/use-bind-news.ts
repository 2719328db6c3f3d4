import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { onSocketState } from '../../graphql/socket.ts';
import {
  BindStateDocument,
  type BindStateQuery,
  useBindFailedSubscription,
  useBindFinishedSubscription,
  useBindProgressedSubscription,
} from './Binding.generated.ts';
import { type BindFlow, isUnderWay } from './bind-flow.ts';

export type Standing = Pick<
  NonNullable<BindStateQuery['bindState']>,
  'status' | 'message' | 'firstShop'
>;

interface Listeners {
  readonly onProgress: (phone: string, message: string) => void;
  readonly onStanding: (phone: string, standing: Standing) => void;
}

/** While a bind is under way it is asked for this often, in case a message was lost, or too early to be heard. */
const lookEveryMs = 10_000;

/**
 * Hears of the boss's binds, and asks how the one that is under way stands whenever a message may have been
 * missed: after a reconnection, and now and then while it is under way.
 */
export function useBindNews(
  flow: BindFlow,
  { skip, onProgress, onStanding }: Listeners & { readonly skip: boolean },
): void {
  const client = useApolloClient();
  const options = { skip, ignoreResults: true, context: { quiet: true } };
  const { phone, phase } = flow;

  const look = async () => {
    // A look that fails is followed by the next one.
    const answer = await client
      .query({
        query: BindStateDocument,
        variables: { phone },
        fetchPolicy: 'no-cache',
        context: { quiet: true },
      })
      .catch(() => undefined);
    const standing = answer?.data?.bindState;
    if (standing) onStanding(phone, standing);
  };

  useBindProgressedSubscription({
    ...options,
    onData: ({ data: { data } }) => {
      if (!data) return;
      onProgress(data.bindProgressed.phone, data.bindProgressed.message);
      // The message says it in words alone; the form needs to know whether the code is on its way.
      if (phase === 'signingIn' && data.bindProgressed.phone === phone) void look();
    },
  });
  useBindFailedSubscription({
    ...options,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { phone: whose, message } = data.bindFailed;
      onStanding(whose, { status: 'FAILED', message, firstShop: null });
    },
  });
  useBindFinishedSubscription({
    ...options,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { phone: whose, message, firstShop } = data.bindFinished;
      onStanding(whose, { status: 'BOUND', message, firstShop });
    },
  });

  const lookAgain = useEffectEvent(() => void look());
  const isFollowed = isUnderWay(flow) && phase !== 'asking';
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setInterval(lookAgain, lookEveryMs);
    let wasClosed = false;
    const stop = onSocketState((state) => {
      if (state === 'closed') wasClosed = true;
      if (state !== 'connected' || !wasClosed) return;
      wasClosed = false;
      lookAgain();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isFollowed]);
}
