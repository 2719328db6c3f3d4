import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useViewer } from '../account/viewer-context.ts';
import { useReminderTurn } from './reminder-queue.ts';
import { closeTip, isDueFor } from './tip-times.ts';
import { useAccount } from './use-account.ts';

const StoreManagerDialog = lazyPart(() => import('../people/StoreManagerDialog.tsx'));

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
