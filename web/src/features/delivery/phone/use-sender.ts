import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { failuresOf } from '../../../graphql/failures.ts';
import type { Act } from './outbox.ts';
import { PackTaskDocument, PhoneTasksDocument, ShipTaskDocument } from './PhoneTasks.generated.ts';
import { type Sent, startSending } from './sender.ts';

interface Refused {
  readonly code: string;
  readonly message: string;
}

interface Payload {
  readonly orders: readonly unknown[];
  readonly refusals: readonly { readonly error: Refused }[];
  readonly error: Refused | null;
}

/** Passes by itself: sent again later. */
const passing = new Set(['BUSY', 'TOO_MANY']);

function sentOf(payload: Payload | undefined): Sent {
  if (payload === undefined) return 'later';
  const refused = payload.error ?? payload.refusals[0]?.error;
  if (refused === undefined) return payload.orders.length > 0 ? 'done' : 'later';
  return passing.has(refused.code) ? 'later' : { problem: refused.message };
}

async function send(client: ApolloClient, { id: key, step, orderId: id }: Act): Promise<Sent> {
  // What becomes of it is told where it waits.
  const how = { variables: { id, key }, context: { quiet: true } };
  try {
    return step === 'pack'
      ? sentOf((await client.mutate({ mutation: PackTaskDocument, ...how })).data?.confirmPacking)
      : sentOf((await client.mutate({ mutation: ShipTaskDocument, ...how })).data?.confirmShipping);
  } catch (error) {
    const final = failuresOf(error).find(({ code }) => code === 'BAD_USER_INPUT');
    return final === undefined ? 'later' : { problem: final.message };
  }
}

/** Sends what this person has confirmed on the phone, now and whenever there is a network again. */
export function useSender(isKnown: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isKnown) return undefined;
    return startSending({
      send: (act) => send(client, act),
      onEmpty: () => {
        client.refetchQueries({ include: [PhoneTasksDocument] }).catch(() => {});
      },
    });
  }, [client, isKnown]);
}
