import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { HelperLoginDocument } from './HelperLogin.generated.ts';
import { type HelperLogin, keepConnected } from './helper-connection.ts';
import { LoadDownloads } from './load-downloads.ts';
import { ManagerPluginWarning } from './ManagerPluginWarning.tsx';
import { useOffers } from './offers.ts';
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
  const isOffered = useOffers().software !== undefined;
  const client = useApolloClient();
  useEffect(
    () => (isOffered ? keepConnected(() => logIn(client)) : undefined),
    [isOffered, client],
  );
  return (
    <>
      <Suspense>
        <LoadDownloads />
      </Suspense>
      <ManagerPluginWarning />
      {isOffered && <SoftwareClosedWarning />}
    </>
  );
}
