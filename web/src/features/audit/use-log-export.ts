import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../graphql/use-write.ts';
import { toast } from '../../shared/ui/toast.ts';
import {
  AuditLogExportDocument,
  type LogExportFragment,
  useAuditLogExportedSubscription,
  useExportAuditLogMutation,
} from './AuditLog.generated.ts';
import { filterOf, type View } from './filters.ts';

type Job = Omit<LogExportFragment, ' $fragmentName'>;

/** How often it is asked for where nothing is told, as where the live connection is cut. Milliseconds. */
const askedEvery = 5_000;

const isOver = ({ state }: Job): boolean => state === 'DONE' || state === 'FAILED';

/** Lets the browser take the file from its signed address. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Asks the server for the log as a table, follows how far it is, and takes the file. */
export function useLogExport() {
  const { t } = useTranslation('audit');
  const client = useApolloClient();
  const [job, setJob] = useState<Job | null>(null);
  const [send, isSending] = useWrite(
    useExportAuditLogMutation({ context: { quiet: true } }),
    'startExport',
  );
  const taken = useRef('');
  const id = job?.id ?? null;

  /** Null: it was deleted, for instance in favour of newer ones. */
  const take = (next: Job | null) => {
    if (next !== null && !isOver(next)) return setJob(next);
    setJob(null);
    const key = next?.id ?? id ?? '';
    // Told twice, by the connection and by asking, it is still one file.
    if (taken.current === key) return undefined;
    taken.current = key;
    if (next?.state === 'DONE' && next.downloadUrl !== null) {
      download(next.downloadUrl);
      return toast.success(t('export.done'));
    }
    return toast.error(next?.error ?? t('export.failed'));
  };

  useAuditLogExportedSubscription({
    variables: { id: id ?? '' },
    skip: id === null,
    onData: ({ data }) => {
      if (data.data) take(data.data.exportProgressed);
    },
  });
  const asked = useRef(take);
  asked.current = take;
  useEffect(() => {
    if (id === null) return;
    const timer = setInterval(() => {
      client
        .query({
          query: AuditLogExportDocument,
          variables: { id },
          fetchPolicy: 'network-only',
          context: { quiet: true },
        })
        .then(({ data }) => {
          if (data) asked.current(data.dataExport);
        })
        // It is asked again.
        .catch(() => {});
    }, askedEvery);
    return () => clearInterval(timer);
  }, [client, id]);

  const start = async (view: View) => {
    const outcome = await send({ filter: filterOf(view) });
    if (!outcome.ok) return toast.error(outcome.message ?? t('export.failed'));
    const { dataExport } = outcome.payload;
    if (dataExport) take(dataExport);
    return undefined;
  };
  return {
    start: (view: View) => void start(view),
    isBusy: isSending || job !== null,
    /** Null while none is under way. */
    progress: job,
  };
}
