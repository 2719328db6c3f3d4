import { useWrite } from '../../../graphql/use-write.ts';
import {
  useDeletePushSubscriptionMutation,
  useSavePushSettingsMutation,
  useSavePushSubscriptionMutation,
  useSendTestPushMutation,
} from './Push.generated.ts';

const quiet = { context: { quiet: true } };

/** What a person does with notifications; what fails is said where it was done. */
export function usePushWrites() {
  const [save, isSaving] = useWrite(useSavePushSettingsMutation(quiet), 'savePushSettings');
  const [subscribe] = useWrite(useSavePushSubscriptionMutation(quiet), 'savePushSubscription');
  const [unsubscribe] = useWrite(
    useDeletePushSubscriptionMutation(quiet),
    'deletePushSubscription',
  );
  const [test, isTesting] = useWrite(useSendTestPushMutation(quiet), 'sendTestPush');
  return { save, isSaving, subscribe, unsubscribe, test, isTesting };
}
