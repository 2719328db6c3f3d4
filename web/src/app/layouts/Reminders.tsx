import { useEffect } from 'react';
import { ExpiryReminder } from '../../features/billing/index.ts';
import { DesktopReminders } from '../../features/desktop/index.ts';
import { usePushAgain } from '../../features/notices/index.ts';
import { StoreManagerReminder } from '../../features/people/index.ts';
import { resetReminders } from '../../session/reminders/reminder-queue.ts';
import { useViewer } from '../../session/viewer-context.ts';

/** Everything that people are reminded of without asking; for those who are signed in. */
export default function Reminders() {
  const { id, isVisitor } = useViewer();
  usePushAgain(isVisitor ? undefined : id);
  useEffect(() => resetReminders, []);
  return (
    <>
      <ExpiryReminder />
      <StoreManagerReminder />
      <DesktopReminders />
    </>
  );
}
