import { Button, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { AlertRow } from './AlertRow.tsx';
import { useAlertsQuery } from './Alerts.generated.ts';
import type { Alert } from './alert-door.ts';
import { useAlertWrites } from './use-alert-writes.ts';
import { useExportFile } from './use-export-file.ts';

type Props = {
  readonly alertId: string;
  readonly doorOf: (alert: Alert) => string | null;
  /** Where whoever finds nothing here goes on. */
  readonly home: string;
};

/** Where an e-mail leads: reads the alert and goes on to what it is about, by the rights of this moment. */
export function AlertDoor({ alertId, doorOf, home }: Props) {
  const { t } = useTranslation('alerts');
  const { data, error, refetch } = useAlertsQuery({
    variables: { filter: { ids: [alertId] }, first: 1 },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  if (data === undefined)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <PageSkeleton of="rows" />
    );
  const alert = data.alerts.edges[0]?.node;
  if (alert === undefined)
    return (
      <EmptyState
        title={t('link.gone')}
        hint={t('link.goneHint')}
        action={
          <Button asChild variant="outline">
            <Link to={home}>{t('link.home')}</Link>
          </Button>
        }
      />
    );
  return <Found alert={alert} to={doorOf(alert)} />;
}

function Found({ alert, to }: { alert: Alert; to: string | null }) {
  const { mark } = useAlertWrites();
  const fetchFile = useExportFile();
  const { id, readAt } = alert;
  const isUnread = readAt === null;
  // Once for each alert, however often its row is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isUnread) void mark(id, true);
  }, [id]);
  if (to !== null) return <Navigate to={to} replace />;
  return (
    <Stack as="ul" listStyleType="none" padding="3" maxWidth="640px">
      <AlertRow
        alert={alert}
        to={null}
        onOpen={() => void fetchFile(alert.target)}
        onMark={(isRead) => void mark(id, isRead)}
      />
    </Stack>
  );
}
