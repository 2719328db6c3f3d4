import { skipToken, useApolloClient } from '@apollo/client/react';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { BlockPlace, BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import { barsHeight } from '../../shared/charts/bar-height.ts';
import { BarChart } from '../../shared/charts/lazy.ts';
import { NearWindow } from '../../shared/charts/NearWindow.tsx';
import { Panel } from '../../shared/charts/Panel.tsx';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { Pager } from '../../shared/table/Pager.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import { usePagedConnection } from '../../shared/table/use-paged-connection.ts';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { axisFigure } from './axis.ts';
import { DoorLink } from './DoorLink.tsx';
import { shopAddress } from './doors.ts';
import { figureColumns } from './figure-columns.tsx';
import {
  figureOf,
  fullFigure,
  isPaid,
  type Metric,
  rankBy,
  shopSortCodec,
  shortFigure,
} from './metrics.ts';
import {
  type ShopRankingFragment,
  ShopRankingPageDocument,
  type ShopRankingRowFragment,
  useShopRankingPageQuery,
} from './ShopRanking.generated.ts';
import { type HomeVariables, PAGE_SIZE } from './use-home.ts';

const HEIGHT = 320;
const CHART_ROWS = 10;
const metrics = ['amount', 'quantity', 'profit'] as const;

type Props = {
  /** The ranking by net amount; null while it is fetched. */
  readonly byAmount: ShopRankingFragment | null;
  readonly variables: HomeVariables;
  /** The page's own rows could not be read. */
  readonly isFailed: boolean;
  readonly isProfitHidden: boolean;
  readonly onRetry: () => void;
};

/** Shops from the largest figure down: the first ten as bars, all of them as a table. */
export const ShopRanking = (props: Props) => {
  const { byAmount, variables, isProfitHidden, onRetry } = props;
  const { t } = useTranslation('statistics');
  const client = useApolloClient();
  const [wish, setMetric] = useUrlState(shopSortCodec);
  // An order by profit would tell what may not be seen.
  const metric = wish === 'profit' && isProfitHidden ? 'amount' : wish;
  const [isTable, setIsTable] = useState(false);
  const isOther = metric !== 'amount';
  const other = useShopRankingPageQuery(
    isOther
      ? {
          variables: { ...variables, by: rankBy[metric], first: PAGE_SIZE },
          context: { quiet: true },
        }
      : skipToken,
  );
  const isFailed = isOther ? other.error !== undefined : props.isFailed;
  const retry = isOther ? () => other.refetch().catch(() => {}) : onRetry;
  const connection = isOther ? (other.data?.statistics.shopRanking ?? null) : byAmount;
  const fetchAfter = useCallback(
    (after: string) =>
      client.query({
        query: ShopRankingPageDocument,
        variables: { ...variables, by: rankBy[metric], first: PAGE_SIZE, after },
        fetchPolicy: 'network-only',
      }),
    [client, metric, variables],
  );
  const paged = usePagedConnection({
    connection,
    pageSize: PAGE_SIZE,
    key: JSON.stringify([variables, metric]),
    fetchAfter,
  });
  const chosen = (
    <>
      <Segments
        label={t('shopRanking.metric')}
        value={metric}
        segments={metrics
          .filter((value) => value !== 'profit' || !isProfitHidden)
          .map((value) => ({ value, label: t(`trend.${value}`) }))}
        onChange={setMetric}
      />
      <Button size="sm" variant="ghost" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
        {isTable ? t('view.chart') : t('view.table')}
      </Button>
    </>
  );
  return (
    <Panel
      title={t('shopRanking.title')}
      summary={connection && <Summary connection={connection} metric={metric} />}
      isBusy={connection === null && !isFailed}
      actions={chosen}
    >
      <Box minHeight={`${HEIGHT}px`}>
        {connection === null ? (
          isFailed ? (
            <BlockPlace height={HEIGHT}>
              <ErrorState onRetry={retry} />
            </BlockPlace>
          ) : (
            <BlockSkeleton height={HEIGHT} />
          )
        ) : isTable ? (
          <>
            <DataTable
              caption={t('shopRanking.caption')}
              maxHeight={`${HEIGHT - 48}px`}
              rows={paged.rows}
              rowKey={({ node }) => node.id}
              sortedBy={metric}
              onSort={(key) => setMetric(metrics.find((value) => value === key) ?? 'amount')}
              isBusy={paged.isBusy}
              columns={[
                {
                  key: 'shop',
                  header: t('columns.shop'),
                  cell: ({ rank, node }) => <ShopCell rank={rank} shop={node} />,
                },
                ...figureColumns<ShopRankingRowFragment>(t, isProfitHidden, ({ node }) => ({
                  shop: node.id,
                })),
              ]}
            />
            <Pager {...paged} pageSize={PAGE_SIZE} label={t('shopRanking.pager')} />
          </>
        ) : (
          <NearWindow height={HEIGHT}>
            <RankingBars
              rows={connection.edges.filter(isPaid).slice(0, CHART_ROWS)}
              metric={metric}
            />
          </NearWindow>
        )}
      </Box>
    </Panel>
  );
};

const Summary = ({ connection, metric }: { connection: ShopRankingFragment; metric: Metric }) => {
  const { t } = useTranslation('statistics');
  const first = connection.edges[0];
  const figure = first === undefined ? null : figureOf(first, metric);
  if (first === undefined || figure === null) return null;
  if (connection.totalCount === 1)
    return <>{t('shopRanking.summaryOne', { shop: first.node.name })}</>;
  return (
    <>
      {t('shopRanking.summary', {
        count: connection.totalCount,
        shop: first.node.name,
        metric: t(`trend.${metric}`),
        figure: shortFigure(metric, figure),
      })}
    </>
  );
};

type BarsProps = { readonly rows: readonly ShopRankingRowFragment[]; readonly metric: Metric };

const RankingBars = ({ rows, metric }: BarsProps) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const navigate = useNavigate();
  const bars = rows.flatMap((row) => {
    const value = figureOf(row, metric);
    return value === null ? [] : [{ id: row.node.id, label: row.node.name, value }];
  });
  if (bars.length === 0) {
    return (
      <BlockPlace height={HEIGHT}>
        <EmptyState {...(rows.length > 0 && { title: t('uncosted.mark') })} />
      </BlockPlace>
    );
  }
  return (
    <Suspense fallback={<BlockSkeleton height={HEIGHT} />}>
      <BlockPlace height={HEIGHT}>
        <BarChart
          rows={bars}
          height={barsHeight(bars.length, HEIGHT)}
          ariaLabel={t('shopRanking.chart', { metric: t(`trend.${metric}`), count: bars.length })}
          axisText={(value) => axisFigure(metric, value)}
          shortText={(value) => shortFigure(metric, value)}
          fullText={(value) => fullFigure(metric, value)}
          onOpen={(id) => void navigate(shopAddress(search, id))}
        />
      </BlockPlace>
    </Suspense>
  );
};

type ShopProps = { readonly rank: number; readonly shop: ShopRankingRowFragment['node'] };

const ShopCell = ({ rank, shop }: ShopProps) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  return (
    <Flex align="center" gap="2" maxWidth="56" title={shop.name}>
      <Text as="span" color="fg.muted" minWidth="5" textAlign="end">
        {rank}
      </Text>
      <PlatformMark platform={shop.platform} />
      <DoorLink
        to={shopAddress(search, shop.id)}
        title={t('shopRanking.door', { shop: shop.name })}
      >
        {shop.name}
      </DoorLink>
    </Flex>
  );
};
