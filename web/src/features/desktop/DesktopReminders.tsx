import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { HelperLoginDocument } from './HelperLogin.generated.ts';
import { type HelperLogin, keepConnected } from './helper-connection.ts';
import { InstallReminder } from './InstallReminder.tsx';
import { ManagerPluginWarning } from './ManagerPluginWarning.tsx';
import { offers } from './offers.ts';
import { SideTips } from './SideTips.tsx';
import { SoftwareClosedWarning } from './SoftwareClosedWarning.tsx';

/** What the software is told of who is signed in; nobody has asked for it, so no failure is shown. */
async function logIn(client: ApolloClient): Promise<HelperLogin | undefined> {
  const context = { quiet: true };
  const { data } = await client.mutate({ mutation: HelperLoginDocument, context });
  const { token, userId } = data?.issueHelperToken ?? {};
  return token && userId ? { token, userId } : undefined;
}

/** What people are reminded of about the desktop software and the plugin. */
export default function DesktopReminders() {
  const isOffered = offers.use().software.href !== '';
  const client = useApolloClient();
  useEffect(
    () => (isOffered ? keepConnected(() => logIn(client)) : undefined),
    [isOffered, client],
  );
  return (
    <>
      <InstallReminder />
      <ManagerPluginWarning />
      {isOffered && <SoftwareClosedWarning />}
      <SideTips />
    </>
  );
}
