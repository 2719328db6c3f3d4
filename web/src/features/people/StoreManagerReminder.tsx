import { Suspense, useEffect, useState } from 'react';
import { i18n } from '../../i18n/i18n.ts';
import { useReminderTurn } from '../../session/reminders/reminder-queue.ts';
import { closeTip, isDueFor } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { fetchPart } from '../../shared/connection/fetch-part.ts';
import { lazyPart } from '../../shared/lazy-part.ts';

const code = () => import('./StoreManagerDialog.tsx');
const StoreManagerDialog = lazyPart(code);

/** Tells a manager which shops are theirs, at the first sign-in of a day. */
export function StoreManagerReminder() {
  const { role } = useViewer();
  const account = useAccount();
  const [isOver, setIsOver] = useState(false);
  const [isHere, setIsHere] = useState(false);
  const isWanted = role === 'MANAGER' && !isOver && isDueFor('storeManager', account);
  // Its turn is for a dialog that stands at once: one still on its way would come over what was opened meanwhile.
  useEffect(() => {
    if (!isWanted) return;
    void Promise.all([fetchPart(code), i18n.loadNamespaces(['people', 'tables'])]).then(() =>
      setIsHere(true),
    );
  }, [isWanted]);
  const hasTurn = useReminderTurn('storeManager', isWanted && isHere);
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
