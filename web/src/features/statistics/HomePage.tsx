import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineStrip } from '../../live/OfflineStrip.tsx';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { shanghaiHour } from '../../shared/date-range/calendar.ts';
import { RangePicker } from '../../shared/date-range/RangePicker.tsx';
import type { DayRange } from '../../shared/date-range/range.ts';
import { toFen } from '../../shared/kpi/money.ts';
import { Segments } from '../../shared/table/Segments.tsx';
import { ErrorState } from '../../shared/ui/states.tsx';
import { selectionInput } from '../../shared/url-state/selection.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { useViewer } from '../account/viewer-context.ts';
import { selectionName } from '../shops/selection-name.ts';
import { useSelection } from '../shops/use-selection.ts';
import { isProfitHidden, totalOf } from './comparison.ts';
import { EmptyPeriod } from './EmptyPeriod.tsx';
import { FirstLook } from './FirstLook.tsx';
import { dataSource, sourceCodec } from './metrics.ts';
import { ProductRanking } from './ProductRanking.tsx';
import { currentBucket, daysOf, usePeriod } from './period.ts';
import { RefreshStatus } from './RefreshStatus.tsx';
import { Share } from './Share.tsx';
import { ShopRanking } from './ShopRanking.tsx';
import { SummaryCards, type SummaryData } from './SummaryCards.tsx';
import { Trend } from './Trend.tsx';
import { type HomeStatistics, useHome } from './use-home.ts';

const SHARE_HEIGHT = 320;

/** The sales summary: figures, trend, shares and rankings of what is selected. */
export default function HomePage() {
  const viewer = useViewer();
  const { t } = useTranslation('statistics');
  const { selection, directory } = useSelection();
  const { period, choose, pickable } = usePeriod(viewer);
  const [source, setSource] = useUrlState(sourceCodec);
  const { range, comparison } = period;
  const variables = useMemo(
    () => ({
      selection: selectionInput(selection),
      range,
      comparison,
      dataSource: dataSource[source],
    }),
    [selection, range, comparison, source],
  );
  const home = useHome(variables, period.granularity);
  const live = useLiveRefresh(variables.selection);
  const statistics = home.data?.statistics ?? null;
  const now = Date.now();
  const nowBucket = currentBucket(now);
  const summary: SummaryData | null = statistics && {
    totals: statistics.totals,
    comparison: statistics.comparison,
    trends: statistics,
    nowHour: period.isToday ? shanghaiHour(now) : null,
    nowBucket,
    days: daysOf(range),
    comparisonDays: comparison === null ? 1 : daysOf(comparison),
  };
  const name = selectionName(selection, directory, {
    all: t('all'),
    group: t('unknownGroup'),
    platform: { TEMU: t('platform.TEMU'), SHEIN: t('platform.SHEIN') },
    managed: { FULLY_MANAGED: t('managed.FULLY_MANAGED'), SEMI_MANAGED: t('managed.SEMI_MANAGED') },
  });
  const span = (days: DayRange) => (days.start === days.end ? days.start : t('range.span', days));
  const isOneShop = selection.kind === 'shop';
  const isEmpty = statistics !== null && hasNothing(statistics);
  const retry = () => {
    // A new failure shows in the same place as the one that is retried.
    home.refetch().catch(() => {});
  };
  const total = (statistics && totalOf(statistics.totals, 'amount')) ?? 0;
  const rankings = {
    variables,
    onRetry: retry,
    isProfitHidden: statistics !== null && isProfitHidden(statistics.totals),
  };
  return (
    <Flex direction="column" gap="3" minWidth="0" padding={{ base: '3', md: '4' }}>
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box minWidth="0">
          <Flex align="baseline" gap="2" minWidth="0">
            <Heading as="h1" size="lg" truncate minHeight="7">
              {name}
            </Heading>
            {statistics && !isOneShop && (
              <Text color="fg.muted" flexShrink={0}>
                {t('shops', { count: statistics.shopCount })}
              </Text>
            )}
          </Flex>
          <Text color="fg.muted" fontSize="xs">
            {t('trend.current')} {span(range)}
            {comparison && ` · ${t('trend.previous')} ${span(comparison)}`}
          </Text>
        </Box>
        <Flex gap="3" wrap="wrap" align="center">
          <RefreshStatus live={live} isBusy={home.loading} statistics={statistics} />
          <Segments
            label={t('source.label')}
            value={source}
            segments={[
              { value: 'sales', label: t('source.sales') },
              { value: 'stocks', label: t('source.stocks') },
            ]}
            onChange={setSource}
          />
          <RangePicker choice={period.choice} range={range} pickable={pickable} onChoose={choose} />
        </Flex>
      </Flex>
      <OfflineStrip />
      {statistics === null && home.error ? (
        <ErrorState onRetry={retry} />
      ) : (
        <>
          {!isEmpty && (
            <FirstLook
              data={summary}
              period={period}
              topShop={isOneShop ? null : topShopOf(statistics)}
              shopCount={statistics?.shopCount ?? 0}
            />
          )}
          {statistics?.shopCount !== 0 && <SummaryCards data={summary} period={period} />}
          {isEmpty ? (
            <EmptyPeriod
              period={period}
              variables={variables}
              dataStart={viewer.dataStart}
              shopCount={statistics.shopCount}
              onChoose={choose}
            />
          ) : (
            <>
              <Grid
                gap="3"
                gridTemplateColumns={{
                  base: 'minmax(0, 1fr)',
                  xl: isOneShop ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)',
                }}
              >
                <Trend
                  trends={statistics}
                  variables={variables}
                  period={period}
                  nowBucket={nowBucket}
                  onRetry={retry}
                />
                {isOneShop && (
                  <Share
                    parts="product"
                    height={320}
                    rows={productParts(statistics)}
                    isFailed={statistics?.productRanking === null}
                    onRetry={retry}
                    total={total}
                  />
                )}
              </Grid>
              {!isOneShop && (
                <Grid
                  gap="3"
                  gridTemplateColumns={{
                    base: 'minmax(0, 1fr)',
                    xl: 'minmax(0, 3fr) minmax(0, 2fr)',
                  }}
                >
                  <ShopRanking
                    byAmount={statistics?.shopRanking ?? null}
                    isFailed={statistics?.shopRanking === null}
                    {...rankings}
                  />
                  <Share
                    parts="shop"
                    height={SHARE_HEIGHT}
                    rows={shopParts(statistics)}
                    isFailed={statistics?.shopRanking === null}
                    onRetry={retry}
                    total={total}
                  />
                </Grid>
              )}
              <ProductRanking
                plain={statistics?.productRanking ?? null}
                isFailed={statistics?.productRanking === null}
                {...rankings}
              />
            </>
          )}
        </>
      )}
    </Flex>
  );
}

/** Without shops, or with nothing sold and nothing returned. What could not be read is not nothing. */
const hasNothing = ({ shopCount, totals: { amount, quantity } }: HomeStatistics): boolean =>
  shopCount === 0 ||
  (amount !== null &&
    quantity !== null &&
    quantity.sold === 0 &&
    quantity.returned === 0 &&
    toFen(amount.sold) === 0 &&
    toFen(amount.returned) === 0);

const topShopOf = (statistics: HomeStatistics | null) => {
  const first = statistics?.shopRanking?.edges[0];
  return first === undefined ? null : { name: first.node.name, net: first.amount.net };
};

const shopParts = (statistics: HomeStatistics | null) =>
  statistics?.shopRanking?.edges.map(({ node, amount }) => ({
    id: node.id,
    label: node.name,
    value: toFen(amount.net),
  })) ?? null;

const productParts = (statistics: HomeStatistics | null) =>
  statistics?.productRanking?.edges.map(({ node, amount }) => ({
    id: node.skuId ?? node.productId,
    label: node.name || node.code,
    value: toFen(amount.net),
  })) ?? null;
