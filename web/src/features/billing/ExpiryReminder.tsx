import { useMemo, useState } from 'react';
import { useReminderTurn } from '../../session/reminders/reminder-queue.ts';
import { closeTip, isDueFor } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { ExpiryDialog } from './ExpiryDialog.tsx';
import { expiringShops } from './expiring-shops.ts';

/** Reminds of shops whose paid time is over or nearly so; at most once a session, and not again today if told so. */
export function ExpiryReminder() {
  const account = useAccount();
  const { shops, hidden, isComplete } = useDirectory();
  const [isOver, setIsOver] = useState(false);
  const expiring = useMemo(
    () => (isComplete ? expiringShops([...shops, ...hidden], Date.now()) : []),
    [shops, hidden, isComplete],
  );
  const isWanted = !isOver && expiring.length > 0 && isDueFor('expiry', account);
  const hasTurn = useReminderTurn('expiry', isWanted);
  if (!hasTurn) return null;
  return (
    <ExpiryDialog
      shops={expiring}
      onClose={(notToday) => {
        if (notToday) closeTip('expiry', account);
        setIsOver(true);
      }}
    />
  );
}
