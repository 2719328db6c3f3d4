import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { sendAct } from './send-act.ts';
import { startSending } from './sender.ts';

const lists: ReadonlySet<string | undefined> = new Set(['PhoneTasks', 'ShippingOrders']);

const readAgain = (client: ApolloClient): void => {
  client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => lists.has(queryName),
    })
    // Each list shows its own failure.
    .catch(() => {});
};

/** Sends what this person has confirmed here, now and whenever there is a network again. */
export function useSender(isKnown: boolean, onEmpty?: () => void): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isKnown) return undefined;
    return startSending({
      send: (act) => sendAct(client, act),
      onEmpty: () => {
        readAgain(client);
        onEmpty?.();
      },
    });
  }, [client, isKnown, onEmpty]);
}
