import { useTranslation } from 'react-i18next';
import { outbox, waitingActs } from '../../features/delivery/index.ts';
import { phoneApp } from '../../session/phone-app.ts';
import { confirmAct } from '../../shared/ui/ask.ts';

/** Signing out on the phone; asked twice while something waits to be sent. */
export function useLeave(): () => Promise<void> {
  const { t } = useTranslation('phone');
  const waiting = outbox.use((state) => waitingActs(state).length);
  return async () => {
    const isSure =
      waiting === 0 ||
      (await confirmAct({
        text: t('signOutWaiting', { count: waiting }),
        action: t('signOutAnyway'),
      }));
    if (!isSure) return;
    const { signOut } = await import('../../session/sign-out.ts');
    await signOut(phoneApp);
  };
}
