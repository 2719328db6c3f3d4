import { useEffect } from 'react';
import { keepConnected } from './helper-connection.ts';
import { InstallReminder } from './InstallReminder.tsx';
import { ManagerPluginWarning } from './ManagerPluginWarning.tsx';
import { offers } from './offers.ts';
import { SideTips } from './SideTips.tsx';
import { SoftwareClosedWarning } from './SoftwareClosedWarning.tsx';

/** What people are reminded of about the desktop software and the plugin. */
export default function DesktopReminders() {
  const isOffered = offers.use().software.href !== '';
  useEffect(() => (isOffered ? keepConnected() : undefined), [isOffered]);
  return (
    <>
      <InstallReminder />
      <ManagerPluginWarning />
      {isOffered && <SoftwareClosedWarning />}
      <SideTips />
    </>
  );
}
