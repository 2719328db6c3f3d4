import { useMemo, useState } from 'react';
import {
  dismissExpiry,
  isExpiryDismissed,
  useReminderTurn,
} from '../../session/reminders/reminder-queue.ts';
import { closeTip, isDueFor } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { useDirectory } from '../../shop-scope/use-directory.ts';
import { ExpiryDialog } from './ExpiryDialog.tsx';
import { expiringShops } from './expiring-shops.ts';

/**
 * Reminds of shops once the paid time of one is over, which blocks it; with them of those that end within a day.
 * At most once a tab, and not again today if told so. What only ends soon is said by a strip.
 */
export function ExpiryReminder() {
  const account = useAccount();
  const { shops, hidden, isComplete } = useDirectory();
  const [isOver, setIsOver] = useState(isExpiryDismissed);
  const expiring = useMemo(
    () => (isComplete ? expiringShops([...shops, ...hidden], Date.now()) : []),
    [shops, hidden, isComplete],
  );
  const isWanted =
    !isOver && expiring.some(({ isExpired }) => isExpired) && isDueFor('expiry', account);
  const hasTurn = useReminderTurn('expiry', isWanted);
  if (!hasTurn) return null;
  return (
    <ExpiryDialog
      shops={expiring}
      onClose={(notToday) => {
        if (notToday) closeTip('expiry', account);
        dismissExpiry();
        setIsOver(true);
      }}
    />
  );
}
