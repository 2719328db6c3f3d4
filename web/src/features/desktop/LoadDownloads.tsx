import { useEffect } from 'react';
import { GraphQLProvider } from '../../graphql/GraphQLProvider.tsx';
import { useDownloadsQuery } from './Downloads.generated.ts';
import { offered } from './offers.ts';

function Ask() {
  const { data, error, refetch } = useDownloadsQuery({ context: { quiet: true } });
  useEffect(() => {
    if (data) offered.set({ kind: 'known', files: data.downloads });
    else if (error)
      offered.set({
        kind: 'failed',
        error,
        retry: () => {
          offered.set({ kind: 'asking' });
          // It fails into `error` again.
          refetch().catch(() => undefined);
        },
      });
  }, [data, error, refetch]);
  return null;
}

/** Asks what is offered for download; draws nothing. Lazy, as pages without GraphQL open the dialogs that show it. */
export default function LoadDownloads() {
  return (
    <GraphQLProvider>
      <Ask />
    </GraphQLProvider>
  );
}
