import { useEffect } from 'react';
import { keepConnected } from '../desktop/helper-connection.ts';
import { offers } from '../desktop/offers.ts';
import { ExpiryReminder } from './ExpiryReminder.tsx';
import { InstallReminder } from './InstallReminder.tsx';
import { ManagerPluginWarning } from './ManagerPluginWarning.tsx';
import { resetReminders } from './reminder-queue.ts';
import { SideTips } from './SideTips.tsx';
import { SoftwareClosedWarning } from './SoftwareClosedWarning.tsx';
import { StoreManagerReminder } from './StoreManagerReminder.tsx';

/** Everything that people are reminded of without asking; for those who are signed in. */
export default function Reminders() {
  const isOffered = offers.use().software.href !== '';
  useEffect(() => resetReminders, []);
  useEffect(() => (isOffered ? keepConnected() : undefined), [isOffered]);
  return (
    <>
      <ExpiryReminder />
      <StoreManagerReminder />
      <InstallReminder />
      <ManagerPluginWarning />
      {isOffered && <SoftwareClosedWarning />}
      <SideTips />
    </>
  );
}
