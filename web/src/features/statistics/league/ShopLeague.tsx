import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/viewer-context.ts';
import { BlockPlace, BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { Panel } from '../../../shared/charts/Panel.tsx';
import { ExportMenu } from '../../../shared/export/ExportMenu.tsx';
import { TableBar } from '../../../shared/table/TableBar.tsx';
import { useTableLook } from '../../../shared/table/use-table-look.ts';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import type { Period } from '../period.ts';
import { columnsFor } from './columns.tsx';
import { LeagueTable } from './LeagueTable.tsx';
import { ranked, type SortKey } from './league.ts';
import { leagueColumns } from './league-export.ts';
import { leagueOrderCodec } from './league-url.ts';
import { ROW_HEIGHT } from './table-css.ts';
import type { League } from './use-league.ts';
import { usePins } from './use-pins.ts';

type Props = {
  readonly league: League;
  readonly period: Period;
  /** How many shops there will be. */
  readonly shopCount: number;
  readonly isProfitHidden: boolean;
};

/** Rows whose place is kept free before they are known. */
const MOST_EXPECTED = 20;

/** All shops against each other: which of them needs a look. */
export const ShopLeague = ({ league, period, shopCount, isProfitHidden }: Props) => {
  const { t } = useTranslation(['statistics', 'operations']);
  const [{ sort: wish, order }, setOrder] = useUrlState(leagueOrderCodec);
  const onPin = usePins();
  const { id: userId } = useViewer();
  const permitted = useMemo(() => columnsFor(isProfitHidden), [isProfitHidden]);
  const look = useTableLook({ userId, table: 'league', columns: permitted });
  const columns = look.offered
    .filter(look.isShown)
    .flatMap((key) => permitted.filter((column) => column.key === key));
  const nameOf = (wanted: string) => {
    const key = permitted.find((column) => column.key === wanted)?.key ?? 'amount';
    return key === 'amount' ? t('columns.amount') : t(`league.${key}`);
  };
  // An order by margin would tell what may not be seen.
  const sort = wish === 'margin' && isProfitHidden ? 'amount' : wish;
  const rows = league.rows === null ? null : ranked(league.rows, sort, order);
  const onSort = (key: SortKey) =>
    setOrder({ sort: key, order: key === sort && order === 'desc' ? 'asc' : 'desc' });
  const { start, end } = period.range;
  const height = (Math.min(shopCount, MOST_EXPECTED) + 3) * ROW_HEIGHT;
  return (
    <Panel
      title={t('league.title')}
      summary={rows === null ? null : <Summary rows={league.rows ?? []} />}
      isBusy={rows === null && !league.isFailed}
      actions={
        rows !== null &&
        rows.length > 0 && (
          <TableBar look={look} nameOf={nameOf} withDensity={false}>
            <ExportMenu
              isEmpty={false}
              gather={() => Promise.resolve(rows)}
              columns={() => leagueColumns(t, { isProfitHidden })}
              fileName={(kind) =>
                t('league.file', { days: start === end ? start : `${start}_${end}`, kind })
              }
            />
          </TableBar>
        )
      }
    >
      {rows === null ? (
        league.isFailed ? (
          <BlockPlace height={height}>
            <ErrorState onRetry={league.retry} />
          </BlockPlace>
        ) : (
          <BlockSkeleton height={height} />
        )
      ) : rows.length === 0 ? (
        <BlockPlace height={height}>
          <EmptyState title={t('league.none')} />
        </BlockPlace>
      ) : (
        <LeagueTable
          rows={rows}
          sort={sort}
          order={order}
          columns={columns}
          onSort={onSort}
          onPin={onPin}
        />
      )}
    </Panel>
  );
};

const Summary = ({ rows }: { readonly rows: NonNullable<League['rows']> }) => {
  const { t } = useTranslation('statistics');
  const changes = rows.flatMap(({ change }) => change ?? []);
  const count = rows.length;
  if (changes.length === 0) return <>{t('league.summaryPlain', { count })}</>;
  return (
    <>
      {t('league.summary', {
        count,
        compared: changes.length,
        up: changes.filter(({ current, level }) => current > level).length,
        down: changes.filter(({ current, level }) => current < level).length,
      })}
    </>
  );
};
