import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPaidMessage, type PaymentStatus, statusAfter } from './payment-state.ts';
import {
  RenewalOrderStateDocument,
  type RenewalOrderStateFragment,
  useRenewalFinishedSubscription,
} from './Renewal.generated.ts';

/** Between two looks at an order that nothing was heard of, in ms: a message may have been lost. */
const lookEveryMs = 15_000;

/**
 * How the order stands, until it is over: what the server tells live, what the frame says and the server
 * confirms, and a look at the order now and then and at the end of its time.
 */
export function usePayment(order: RenewalOrderStateFragment): PaymentStatus {
  const client = useApolloClient();
  const { orderNo, expiresAt } = order;
  const [status, setStatus] = useState<PaymentStatus>(order.status);
  const isWaiting = status === 'WAITING';
  const hear = (news: { orderNo: string; status: PaymentStatus }) =>
    setStatus((now) => statusAfter({ orderNo, status: now }, news));

  useRenewalFinishedSubscription({
    variables: { orderNo },
    skip: !isWaiting,
    context: { quiet: true },
    onData: ({ data: { data } }) => {
      if (data) hear(data.renewalFinished);
    },
  });

  const look = useEffectEvent(async () => {
    // A look that fails is followed by the next one.
    const answer = await client
      .query({
        query: RenewalOrderStateDocument,
        variables: { orderNo },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      .catch(() => undefined);
    if (answer?.data?.renewalOrder) hear(answer.data.renewalOrder);
  });

  useEffect(() => {
    if (!isWaiting) return;
    const onMessage = (event: MessageEvent) => {
      if (isPaidMessage(event, { origin: window.location.origin, orderNo })) void look();
    };
    window.addEventListener('message', onMessage);
    const often = setInterval(() => void look(), lookEveryMs);
    const left = expiresAt === null ? undefined : Date.parse(expiresAt) - Date.now();
    const atTheEnd =
      left === undefined ? undefined : setTimeout(() => void look(), Math.max(0, left) + 1_000);
    return () => {
      window.removeEventListener('message', onMessage);
      clearInterval(often);
      clearTimeout(atTheEnd);
    };
  }, [isWaiting, orderNo, expiresAt]);

  return status;
}
