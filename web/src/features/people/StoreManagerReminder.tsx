import { Suspense, useState } from 'react';
import { useReminderTurn } from '../../session/reminders/reminder-queue.ts';
import { closeTip, isDueFor } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { lazyPart } from '../../shared/lazy-part.ts';

const StoreManagerDialog = lazyPart(() => import('./StoreManagerDialog.tsx'));

/** Tells a manager which shops are theirs, at the first sign-in of a day. */
export function StoreManagerReminder() {
  const { role } = useViewer();
  const account = useAccount();
  const [isOver, setIsOver] = useState(false);
  const isWanted = role === 'MANAGER' && !isOver && isDueFor('storeManager', account);
  const hasTurn = useReminderTurn('storeManager', isWanted);
  if (!hasTurn) return null;
  return (
    <Suspense>
      <StoreManagerDialog
        onClose={() => {
          closeTip('storeManager', account);
          setIsOver(true);
        }}
      />
    </Suspense>
  );
}
