import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../graphql/use-write.ts';
import { toast } from '../../../shared/ui/toast.ts';
import {
  useMarkAlertsMutation,
  useReadAllAlertsMutation,
  useTakeBackReadMutation,
} from './Alerts.generated.ts';
import type { Filter } from './alert-filter.ts';
import { alertNews } from './use-unread-alerts.ts';

const quiet = { context: { quiet: true } };

/** Reads alerts; what was read all at once can be taken back. */
export function useAlertWrites() {
  const { t } = useTranslation(['alerts', 'common']);
  const { cache } = useApolloClient();
  const [send] = useWrite(useMarkAlertsMutation(quiet), 'markAlerts');
  const [readAll, isReadingAll] = useWrite(useReadAllAlertsMutation(quiet), 'readAllAlerts');
  const [takeBack] = useWrite(useTakeBackReadMutation(quiet), 'unreadAlerts');
  // Where nothing is told live, what was changed here is read again all the same.
  const changed = () => alertNews.set((count) => count + 1);

  const mark = async (id: string, isRead: boolean): Promise<void> => {
    const show = (readAt: string | null) =>
      cache.modify({
        id: cache.identify({ __typename: 'Alert', id }) ?? '',
        fields: { readAt: () => readAt },
      });
    // At once: whoever has opened it is on another page by the time of the answer.
    show(isRead ? new Date().toISOString() : null);
    const outcome = await send({ input: { alertIds: [id], isRead } });
    if (!outcome.ok) {
      show(isRead ? null : new Date().toISOString());
      outcome.tell(outcome.message ?? t('failed'));
    }
    changed();
  };

  const undo = async (readAt: string): Promise<void> => {
    const outcome = await takeBack({ readAt });
    if (outcome.ok) toast.success(t('undone'));
    else outcome.tell(outcome.message ?? t('failed'));
    changed();
  };

  const markAll = async ({ kinds, shopId }: Filter): Promise<void> => {
    const outcome = await readAll({ input: { kinds, shopId } });
    changed();
    if (!outcome.ok) return outcome.tell(outcome.message ?? t('failed'));
    const { count, readAt } = outcome.payload;
    if (count === null || count === 0 || readAt === null) return undefined;
    return toast.success(t('readAllDone', { count }), {
      label: t('common:undo'),
      onClick: () => void undo(readAt),
    });
  };

  return { mark, markAll, isReadingAll };
}
