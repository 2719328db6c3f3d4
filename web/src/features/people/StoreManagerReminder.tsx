import { useState } from 'react';
import { i18n } from '../../i18n/i18n.ts';
import { useReminderTurn } from '../../session/reminders/reminder-queue.ts';
import { closeTip, isDueFor } from '../../session/reminders/tip-times.ts';
import { useAccount } from '../../session/reminders/use-account.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { useFetchedPart } from '../../shared/use-fetched-part.ts';

/** With its words, so that it stands at once. */
const load = async () => {
  const [dialog] = await Promise.all([
    import('./StoreManagerDialog.tsx'),
    i18n.loadNamespaces(['people', 'tables']),
  ]);
  return dialog;
};

/** Tells a manager which shops are theirs, at the first sign-in of a day. */
export function StoreManagerReminder() {
  const { role } = useViewer();
  const account = useAccount();
  const [isOver, setIsOver] = useState(false);
  const isWanted = role === 'MANAGER' && !isOver && isDueFor('storeManager', account);
  const Dialog = useFetchedPart(load, isWanted);
  const hasTurn = useReminderTurn('storeManager', isWanted && Dialog !== undefined);
  if (!hasTurn || !Dialog) return null;
  return (
    <Dialog
      onClose={() => {
        closeTip('storeManager', account);
        setIsOver(true);
      }}
    />
  );
}
