import { useCallback, useEffect, useState } from 'react';
import { session } from '../../session/session.ts';
import type { PaymentStatus } from './payment-state.ts';
import { PaymentResultDocument } from './Renewal.generated.ts';

/** `unknown` where there is no such order of the person's, or nobody is signed in who could ask for it. */
export type PaymentResult = 'asking' | 'unknown' | PaymentStatus;

async function ask(orderNo: string): Promise<PaymentResult> {
  // The page is public: what asks the server comes when there is something to ask.
  const { client } = await import('../../graphql/client.ts');
  const { data } = await client.query({
    query: PaymentResultDocument,
    variables: { orderNo },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  return data?.renewalOrder?.status ?? 'unknown';
}

/** How the server says that an order stands, and the way to ask again. */
export function usePaymentResult(orderNo: string | null): {
  readonly result: PaymentResult;
  readonly askAgain: () => void;
} {
  const { isVisitor } = session.use();
  const [result, setResult] = useState<PaymentResult>('asking');
  const askAgain = useCallback(() => {
    if (orderNo === null) return;
    if (isVisitor) return setResult('unknown');
    setResult('asking');
    ask(orderNo).then(setResult, () => setResult('unknown'));
  }, [orderNo, isVisitor]);
  useEffect(askAgain, [askAgain]);
  return { result, askAgain };
}
