import { Box, Button, Flex, Heading, Skeleton, Stack, Switch, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, shanghaiDay } from '../../../../../api/contract/rules/calendar.ts';
import { fullDay } from '../../../i18n/format.ts';
import { FilterSelect } from '../../../shared/lists/FilterSelect.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { AlertRow } from './AlertRow.tsx';
import { useAlertSettingsQuery } from './Alerts.generated.ts';
import type { Alert } from './alert-door.ts';
import { everything, filterOf, isNarrowed, type View } from './alert-filter.ts';
import { alertName } from './alert-names.ts';
import { useAlertWrites } from './use-alert-writes.ts';
import { useAlerts } from './use-alerts.ts';
import { useExportFile } from './use-export-file.ts';

type Props = {
  readonly doorOf: (alert: Alert) => string | null;
  /** After an alert was opened that leads to a page. */
  readonly onLeave?: () => void;
  /** A day is below the heading of the page, or of what lies over it. */
  readonly dayAs?: 'h2' | 'h3';
};

/** What the person is told of, by day, narrowed down by kind and shop. */
export function AlertList({ doorOf, onLeave, dayAs = 'h3' }: Props) {
  const { t } = useTranslation('alerts');
  const [view, setView] = useState<View>(everything);
  const { alerts, unreadCount, error, isBusy, retry, readMore } = useAlerts(view);
  const { mark, markAll, isReadingAll } = useAlertWrites();
  const fetchFile = useExportFile();
  const open = (alert: Alert) => {
    if (alert.readAt === null) void mark(alert.id, true);
    if (alert.kind === 'EXPORT_READY') void fetchFile(alert.target);
    else onLeave?.();
  };
  return (
    <Stack gap="3">
      <Filters view={view} onView={setView} />
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="3" minHeight="9">
        <Text color="fg.muted" role="status">
          {unreadCount === null
            ? null
            : unreadCount > 0
              ? t('unreadCount', { count: unreadCount })
              : t('noneUnread')}
        </Text>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          minHeight={{ base: '44px', lg: '9' }}
          disabled={!unreadCount}
          loading={isReadingAll}
          onClick={() => void markAll(filterOf(view))}
        >
          {t('readAll')}
        </Button>
      </Flex>
      {alerts === undefined && error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : alerts === undefined ? (
        <Waiting />
      ) : alerts.length === 0 ? (
        <Nothing view={view} onAll={() => setView(everything)} />
      ) : (
        <Stack gap="3" aria-busy={isBusy}>
          {[...Map.groupBy(alerts, ({ at }) => shanghaiDay(Date.parse(at)))].map(([day, some]) => (
            <Box key={day}>
              <Heading as={dayAs} fontSize="sm" color="fg.muted" marginBottom="1">
                <DayName day={day} />
              </Heading>
              <Stack
                as="ul"
                gap="0"
                listStyleType="none"
                aria-label={`${t('list')} ${fullDay(day)}`}
              >
                {some.map((alert) => (
                  <AlertRow
                    key={alert.id}
                    alert={alert}
                    to={doorOf(alert)}
                    onOpen={() => open(alert)}
                    onMark={(isRead) => void mark(alert.id, isRead)}
                  />
                ))}
              </Stack>
            </Box>
          ))}
          {readMore !== null && (
            <Button variant="outline" colorPalette="gray" size="sm" onClick={readMore}>
              {t('more')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function DayName({ day }: { day: string }) {
  const { t } = useTranslation('alerts');
  const today = shanghaiDay(Date.now());
  if (day === today) return t('today');
  return day === addDays(today, -1) ? t('yesterday') : fullDay(day);
}

function Filters({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useTranslation('alerts');
  const { shops, hidden } = useDirectory();
  const { data } = useAlertSettingsQuery({ context: { quiet: true } });
  const kinds = data?.alertSettings.kinds ?? [];
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <FilterSelect
        label={t('kind')}
        none={t('words.allKinds')}
        value={view.kind ?? ''}
        choices={kinds.map((kind) => ({ value: kind, label: t(`kinds.${alertName[kind]}`) }))}
        onChange={(kind) => onView({ ...view, kind: kind || null })}
      />
      <FilterSelect
        label={t('words.shop')}
        none={t('words.allShops')}
        value={view.shopId ?? ''}
        choices={[...shops, ...hidden].map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => onView({ ...view, shopId: value || null })}
      />
      <Switch.Root
        size="sm"
        minHeight={{ base: '44px', lg: '9' }}
        checked={view.isUnreadOnly}
        onCheckedChange={({ checked }) => onView({ ...view, isUnreadOnly: checked })}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontWeight="normal">{t('unreadOnly')}</Switch.Label>
      </Switch.Root>
    </Flex>
  );
}

const Waiting = () => {
  const { t } = useTranslation();
  return (
    <Stack gap="2" role="status" aria-label={t('loading')}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
        <Skeleton key={key} height="60px" borderRadius="l2" />
      ))}
    </Stack>
  );
};

const Nothing = ({ view, onAll }: { view: View; onAll: () => void }) => {
  const { t } = useTranslation('alerts');
  if (!isNarrowed(view)) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <EmptyState
      title={t('emptyFilter')}
      action={
        <Button size="sm" variant="outline" onClick={onAll}>
          {t('showAll')}
        </Button>
      }
    />
  );
};
