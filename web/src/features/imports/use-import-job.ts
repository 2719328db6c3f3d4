import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { ImportStatus } from '../../graphql/schema.generated.ts';
import { useImportJobStatusQuery, useImportProgressSubscription } from './ImportJob.generated.ts';

/** How often an import is asked for where its messages do not arrive. */
const POLL_MS = 3_000;
/** A message that is younger makes asking needless. */
const FRESH_MS = 5_000;

export const isRunning = (status: ImportStatus | undefined): boolean =>
  status === 'QUEUED' || status === 'RUNNING';

/**
 * An import and its progress: by messages, and by asking where they fail to come, as on a line that
 * is cut off. When it ends, everything that it may have changed is forgotten and fetched anew.
 */
export const useImportJob = (id: string) => {
  const client = useApolloClient();
  const heardAt = useRef(0);
  const query = useImportJobStatusQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const job = query.data?.salesImport ?? null;
  const running = isRunning(job?.status);
  const { refetch } = query;
  useImportProgressSubscription({
    variables: { id },
    skip: !running,
    ignoreResults: true,
    context: { quiet: true },
    onData: () => {
      heardAt.current = Date.now();
    },
  });
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      // A failed look is followed by the next one.
      if (Date.now() - heardAt.current > FRESH_MS) refetch().catch(() => {});
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [running, refetch]);

  // A short import is over before it was ever seen running.
  const end = job?.status === 'DONE' || job?.status === 'TAKEN_BACK' ? job.status : null;
  useEffect(() => {
    if (end === null) return;
    const { cache } = client;
    for (const fieldName of ['statistics', 'shops', 'shopGroups']) {
      cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
    cache.gc();
    // What fails to load shows it in its own place.
    client.refetchQueries({ include: 'active' }).catch(() => {});
  }, [client, end]);
  return { job, isLoading: query.loading && job === null, error: query.error, retry: refetch };
};
