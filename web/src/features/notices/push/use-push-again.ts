import { useEffect } from 'react';
import { pushOwner } from '../../../session/push-owner.ts';
import { useSavePushSubscriptionMutation } from './Push.generated.ts';
import { inputOf, ownSubscription } from './push-device.ts';

/** Goes on with the notifications of whoever had them here in a session that has ended by its age. */
export function usePushAgain(userId: string | undefined): void {
  const [save] = useSavePushSubscriptionMutation({ context: { quiet: true } });
  useEffect(() => {
    if (userId === undefined || pushOwner() !== userId) return;
    void (async () => {
      const subscription = await ownSubscription();
      const input = subscription && inputOf(subscription);
      if (input) await save({ variables: { input } });
      // Without it the switch says that it is off.
    })().catch(() => {});
  }, [userId, save]);
}
