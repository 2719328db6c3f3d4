import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { PhoneTasksDocument } from './PhoneTasks.generated.ts';
import { sendAct } from './send-act.ts';
import { startSending } from './sender.ts';

const readAgain = (client: ApolloClient): void => {
  client.refetchQueries({ include: [PhoneTasksDocument] }).catch(() => {});
};

/** Sends what this person has confirmed on the phone, now and whenever there is a network again. */
export function useSender(isKnown: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isKnown) return undefined;
    return startSending({
      send: (act) => sendAct(client, act),
      onEmpty: () => readAgain(client),
    });
  }, [client, isKnown]);
}
