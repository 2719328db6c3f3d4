import { useTranslation } from 'react-i18next';
import { stopVisitor } from '../../session/visitor/visitor-tips-store.ts';
import { confirmAct } from '../../shared/ui/ask.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useManagerWrites } from './use-manager-writes.ts';
import type { Manager } from './use-managers.ts';

/** Asks whether a manager is to go, and says what came of it: the same wherever managers are listed. */
export function useDismissal() {
  const { t } = useTranslation('people');
  const { dismiss } = useManagerWrites();
  return async ({ id, phone }: Pick<Manager, 'id' | 'phone'>): Promise<void> => {
    if (stopVisitor()) return;
    const sure = await confirmAct({
      text: t('dismissText', { phone }),
      action: t('words.remove'),
      destructive: true,
    });
    if (!sure) return;
    const outcome = await dismiss(id);
    if (outcome.ok) toast.success(t('dismissed'));
    else outcome.tell(outcome.message ?? t('words.notRemoved'));
  };
}
