import { useFragment } from '@apollo/client/react';
import { Badge, Button, Flex, Progress, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dotted } from '../../i18n/format.ts';
import { useServerWords } from '../../i18n/use-server-words.ts';
import { BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import { Panel } from '../../shared/charts/Panel.tsx';
import { longTime } from '../../shared/date-range/time-text.ts';
import { useToday } from '../../shared/date-range/use-today.ts';
import { fullCount } from '../../shared/kpi/money.ts';
import { confirmAct } from '../../shared/ui/ask.ts';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ImportChanges } from './ImportChanges.tsx';
import {
  type ImportJobFragment,
  ImportJobFragmentDoc,
  type ImportJobStatusQuery,
  useCancelImportMutation,
} from './ImportJob.generated.ts';
import { ImportRefusals } from './ImportRefusals.tsx';
import { ImportReport } from './ImportReport.tsx';
import { salesAddress } from './import-doors.ts';
import { isRunning, useImportJob } from './use-import-job.ts';
import { useTakeBack } from './use-take-back.ts';

type Props = {
  readonly id: string;
  /** Back to the columns of the same file; absent where the file is no longer known. */
  readonly onAgain: (() => void) | undefined;
  readonly onAnother: () => void;
};

/** One import: its progress while it runs, its report when it is over. */
export const ImportJob = ({ id, onAgain, onAnother }: Props) => {
  const { t } = useTranslation('imports');
  const { job, isLoading, error, retry } = useImportJob(id);
  if (job !== null) return <Shown job={job} onAgain={onAgain} onAnother={onAnother} />;
  return (
    <Panel title={t('job.report')} isBusy={isLoading}>
      {isLoading ? (
        <BlockSkeleton height={200} />
      ) : error ? (
        <ErrorState onRetry={() => retry().catch(() => {})} />
      ) : (
        <EmptyState title={t('job.notFound')} hint={t('job.notFoundHint')} />
      )}
    </Panel>
  );
};

type ShownProps = Omit<Props, 'id'> & {
  readonly job: NonNullable<ImportJobStatusQuery['salesImport']>;
};

const Shown = ({ job: masked, onAgain, onAnother }: ShownProps) => {
  const { t } = useTranslation('imports');
  const { data, complete } = useFragment({
    fragment: ImportJobFragmentDoc,
    fragmentName: 'ImportJob',
    from: masked,
  });
  if (!complete) return null;
  const job = data as ImportJobFragment;
  const running = isRunning(job.status);
  return (
    <>
      <Panel
        title={t('job.title', { name: job.fileName })}
        isBusy={running}
        actions={<StatusBadge status={job.status} />}
      >
        {running ? (
          <Running job={job} />
        ) : (
          <Ended job={job} onAgain={onAgain} onAnother={onAnother} />
        )}
      </Panel>
      {job.status === 'DONE' && job.linesChanged > 0 && (
        <ImportChanges id={job.id} fileName={job.fileName} total={job.linesChanged} />
      )}
      {!running && job.rowsRefused > 0 && <ImportRefusals id={job.id} fileName={job.fileName} />}
    </>
  );
};

const palettes = {
  QUEUED: 'gray',
  RUNNING: 'accent',
  DONE: 'green',
  FAILED: 'red',
  INTERRUPTED: 'orange',
  CANCELLED: 'gray',
  TAKEN_BACK: 'gray',
} as const;

export const StatusBadge = ({ status }: Pick<ImportJobFragment, 'status'>) => {
  const { t } = useTranslation('imports');
  return (
    <Badge role="status" colorPalette={palettes[status]} variant="subtle">
      {t(`job.status.${status}`)}
    </Badge>
  );
};

const Running = ({ job }: { job: ImportJobFragment }) => {
  const { t } = useTranslation('imports');
  const [cancel, cancelling] = useCancelImportMutation();
  const onCancel = async () => {
    const sure = await confirmAct({
      text: t(job.linesShown > 0 ? 'job.cancelAskShown' : 'job.cancelAsk', { name: job.fileName }),
      action: t('job.cancel'),
      destructive: true,
    });
    if (!sure) return;
    // A fault is told by the message of every fault; the import then goes on, and is shown so.
    const answer = await cancel({ variables: { id: job.id } }).catch(() => null);
    const refusal = answer?.data?.cancelImport.error;
    if (refusal) toast.error(refusal.message);
  };
  const isTakingBack = job.phase === 'TAKING_BACK';
  return (
    <Flex direction="column" gap="3">
      <Progress.Root
        value={job.percent}
        size="md"
        aria-label={t(isTakingBack ? 'takeBack.progress' : 'job.progress')}
      >
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text>
          {dotted(
            job.phase === null ? t(`job.status.${job.status}`) : t(`job.phase.${job.phase}`),
            t('file.percent', { percent: job.percent }),
            isTakingBack ? null : t('job.rows', { rows: fullCount(job.rowsRead) }),
            job.linesShown > 0 ? t('job.shown', { lines: fullCount(job.linesShown) }) : null,
          )}
        </Text>
        <Text color="fg.muted">
          {t(
            !isTakingBack
              ? 'job.leave'
              : job.linesShown > 0
                ? 'takeBack.leaveShown'
                : 'takeBack.leave',
          )}
        </Text>
      </Flex>
      <Flex justify="flex-end" hidden={isTakingBack}>
        <Button
          size="sm"
          variant="outline"
          loading={cancelling.loading}
          disabled={job.phase === 'SAVING' && job.linesShown === 0}
          onClick={() => void onCancel()}
        >
          {t('job.cancel')}
        </Button>
      </Flex>
    </Flex>
  );
};

type EndedProps = {
  readonly job: ImportJobFragment;
  readonly onAgain: (() => void) | undefined;
  readonly onAnother: () => void;
};

const Ended = ({ job, onAgain, onAnother }: EndedProps) => {
  const { t } = useTranslation('imports');
  const tell = useServerWords();
  const isDone = job.status === 'DONE';
  const { takeBack, isAsking } = useTakeBack();
  const today = useToday();
  return (
    <Flex direction="column" gap="4">
      {job.status === 'TAKEN_BACK' && (
        <Text>
          {t('takeBack.done', {
            time: job.takenBackAt === null ? '' : longTime(job.takenBackAt),
          })}
        </Text>
      )}
      {isDone && job.error !== null && (
        <Text role="alert" color="fg.error">
          {tell(job.error)}
        </Text>
      )}
      {job.status === 'FAILED' && (
        <Text role="alert" color="fg.error">
          {job.error === null ? t('file.errors.server') : tell(job.error)}
        </Text>
      )}
      {job.status === 'INTERRUPTED' && (
        <Text role="alert">{job.error === null ? t('job.interrupted') : tell(job.error)}</Text>
      )}
      {job.status === 'CANCELLED' && <Text>{t('job.cancelled')}</Text>}
      {isDone && <ImportReport job={job} />}
      <Flex gap="2" wrap="wrap">
        {isDone && job.firstDay !== null && job.lastDay !== null && (
          <Button asChild size="sm">
            <Link to={salesAddress(job.firstDay, job.lastDay, today)}>{t('job.see')}</Link>
          </Button>
        )}
        {!isDone && job.status !== 'TAKEN_BACK' && onAgain && (
          <Button size="sm" onClick={onAgain}>
            {t('job.again')}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={onAnother}>
          {t('job.another')}
        </Button>
        {isDone && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="red"
            marginStart="auto"
            loading={isAsking}
            onClick={() => void takeBack(job)}
          >
            {t('takeBack.open')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
};
