import { i18n } from '../../../i18n/i18n.ts';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { outbox, waitingActs } from './outbox.ts';

/** Before somebody signs out: asks once more while something that they have confirmed waits to be sent. */
export async function mayLeave(): Promise<boolean> {
  const count = waitingActs(outbox.get()).length;
  if (count === 0) return true;
  await i18n.loadNamespaces('phone');
  const t = i18n.getFixedT(null, 'phone');
  return confirmAct({ text: t('signOutWaiting', { count }), action: t('signOutAnyway') });
}
