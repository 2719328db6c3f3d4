import { Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted, listText } from '../../../i18n/format.ts';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { connection, troubleOf } from '../../../shared/connection/connection.ts';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { TaskCard } from './TaskCard.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { PAGE_SIZE, type TaskFilter, writeFilter } from './task-url.ts';
import { usePhoneShops } from './use-phone-shops.ts';
import { useTaskFilter } from './use-task-filter.ts';
import { useTasks } from './use-tasks.ts';
import { WaitingActs } from './WaitingActs.tsx';
import { WarehouseGroups } from './WarehouseGroups.tsx';

const allShops = { all: true } as const;

/** /m: what is to be packed and shipped, the next deadline first. */
export default function TasksPage() {
  const { t } = useTranslation('phone');
  const { filter, change } = useTaskFilter();
  const { tasks, total, counts, warehouses, at, error, retry } = useTasks(filter);
  const shops = usePhoneShops();
  const isCutOff = connection.use(troubleOf) === 'cutOff';
  useLiveRefresh(allShops, retry);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <Stack gap="3" padding="3">
      <WaitingActs />
      <TaskFilters
        filter={filter}
        counts={counts}
        shops={shops ?? []}
        warehouses={warehouses}
        onChange={change}
      />
      {tasks !== null && <OfflineNote at={at} isFailed={error !== undefined} />}
      {/* It counts what waits in the first two lists: nothing of the third is due any more. */}
      {counts !== null && counts.overdue > 0 && filter.tab !== 'store' && (
        <Text color="status.overdue" fontWeight="semibold">
          {dotted(
            listText([t('tab.pack'), t('tab.ship')]),
            t('overdue', { count: counts.overdue }),
          )}
        </Text>
      )}
      {tasks === null && !error && <Outlines />}
      {tasks === null && error && (
        <ErrorState
          error={error}
          {...(isCutOff && { title: t('offline'), hint: t('offlineHint') })}
          onRetry={retry}
        />
      )}
      {tasks?.length === 0 && (
        <Empty filter={filter} hasShops={shops?.length !== 0} onChange={change} />
      )}
      {tasks !== null && tasks.length > 0 && (
        <WarehouseGroups
          label={t('list')}
          isGrouped={filter.sort === 'warehouse'}
          orders={tasks}
          card={(task) => (
            <TaskCard task={task} to={`/m/task/${task.orderNo}${writeFilter(filter)}`} />
          )}
        />
      )}
      {pages > 1 && <Pages filter={filter} pages={pages} onChange={change} />}
    </Stack>
  );
}

interface Props {
  readonly filter: TaskFilter;
  readonly onChange: (part: Partial<TaskFilter>) => void;
}

function Empty({ filter, hasShops, onChange }: Props & { readonly hasShops: boolean }) {
  const { t } = useTranslation('phone');
  if (!hasShops) return <EmptyState title={t('noShops')} hint={t('words.askBoss')} />;
  const isFiltered =
    filter.shop !== null ||
    filter.type !== null ||
    filter.warehouse !== null ||
    filter.search !== '';
  if (!isFiltered)
    return <EmptyState title={t(`empty.${filter.tab}`)} hint={t(`emptyHint.${filter.tab}`)} />;
  return (
    <EmptyState
      title={t('noMatch')}
      action={
        <Button
          variant="outline"
          minHeight="44px"
          onClick={() => onChange({ shop: null, type: null, warehouse: null, search: '' })}
        >
          {t('words.clearFilters')}
        </Button>
      }
    />
  );
}

function Pages({ filter, pages, onChange }: Props & { readonly pages: number }) {
  const { t } = useTranslation('phone');
  const { page } = filter;
  const step = (to: number, label: string) => (
    <Button
      variant="outline"
      minHeight="44px"
      disabled={to < 1 || to > pages}
      onClick={() => {
        onChange({ page: to });
        window.scrollTo(0, 0);
      }}
    >
      {label}
    </Button>
  );
  return (
    <Flex as="nav" aria-label={t('pages')} align="center" justify="space-between">
      {step(page - 1, t('previous'))}
      <Text color="fg.muted">{t('page', { page, pages })}</Text>
      {step(page + 1, t('next'))}
    </Flex>
  );
}

function Outlines() {
  return (
    <Stack gap="2" aria-hidden="true">
      {Array.from({ length: 5 }, (_, place) => `task-${place}`).map((key) => (
        <Skeleton key={key} height="104px" borderRadius="l3" />
      ))}
    </Stack>
  );
}
