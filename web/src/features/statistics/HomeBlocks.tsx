import { Grid, Skeleton } from '@chakra-ui/react';
import { memo, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { hourOfDay, shanghaiHour } from '../../../../api/contract/rules/calendar.ts';
import { rightsOf } from '../../session/rights.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import type { RangeChoice } from '../../shared/date-range/range.ts';
import { toFen } from '../../shared/kpi/money.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { TodoBoard } from '../todos/index.ts';
import { isProfitHidden, totalOf } from './comparison.ts';
import { EmptyPeriod } from './EmptyPeriod.tsx';
import { isUnpaid, lastKnownDay } from './ended.ts';
import { FigurePanels } from './FigurePanels.tsx';
import { FirstLook } from './FirstLook.tsx';
import { BlockIndex } from './layout/BlockIndex.tsx';
import { LaidBlock } from './layout/LaidBlock.tsx';
import {
  type BlockId,
  blockIds,
  type HomeLayout,
  toggleFolded,
  wideOnes,
} from './layout/layout.ts';
import type { LayoutChoice } from './layout/use-home-layout.ts';
import { ShopLeague } from './league/ShopLeague.tsx';
import { useLeague } from './league/use-league.ts';
import { isPaid } from './metrics.ts';
import { TodayTasks, tasksHeight } from './operations/TodayTasks.tsx';
import { ProductRanking } from './ProductRanking.tsx';
import { daysOf, type Period } from './period.ts';
import { Share } from './Share.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import { hasNothing, summaryOf } from './summary.ts';
import { Trend } from './Trend.tsx';
import { UnpaidPeriod } from './UnpaidPeriod.tsx';
import type { HomeStatistics, HomeVariables } from './use-home.ts';

const OperationsBlock = lazyPart(() => import('./operations/OperationsBlock.tsx'));

/** What such a block takes until it is there, in px. */
const OPERATIONS_HEIGHT = 440;

type SalesId = 'trend' | 'league' | 'ranking';

/** Blocks of the sales themselves, which are there before all others are asked for. */
const isSales = (id: BlockId): id is SalesId =>
  id === 'trend' || id === 'league' || id === 'ranking';

type Props = {
  readonly statistics: HomeStatistics | null;
  readonly variables: HomeVariables;
  readonly period: Period;
  readonly isOneShop: boolean;
  readonly isFailed: boolean;
  readonly error: unknown;
  /** First day with data. */
  readonly dataStart: string;
  readonly onChoose: (choice: RangeChoice) => void;
  readonly onRetry: () => void;
  readonly layout: HomeLayout;
  readonly onLayout: LayoutChoice['choose'];
};

/** The blocks of the sales summary, from one answer. */
export const HomeBlocks = memo((props: Props) => {
  const {
    statistics,
    variables,
    period,
    isOneShop,
    isFailed,
    error,
    dataStart,
    onChoose,
    onRetry,
    layout,
    onLayout,
  } = props;
  const { t } = useTranslation('statistics');
  const viewer = useViewer();
  const { range, comparison } = period;
  const now = Date.now();
  const nowBucket = shanghaiHour(now);
  const isUnknown = statistics !== null && isUnpaid(statistics, range);
  const summary = statistics && summaryOf(statistics, period, now);
  const league = useLeague(
    variables,
    period.granularity,
    {
      nowHour: period.isToday ? hourOfDay(now) : null,
      days: daysOf(range),
      comparisonDays: comparison === null ? null : daysOf(comparison),
    },
    { skip: isOneShop },
  );
  const isEmpty = statistics !== null && hasNothing(statistics);
  const total = (statistics && totalOf(statistics.totals, 'amount')) ?? 0;
  const rankings = {
    variables,
    onRetry,
    // The rights are known before the figures: nothing that stays empty is offered meanwhile.
    isProfitHidden:
      !rightsOf(viewer).mayLookCost || (statistics !== null && isProfitHidden(statistics.totals)),
  };
  // On a phone the figures come first: what there is to do takes more than a screen there.
  const hasOperations = statistics !== null && statistics.shopCount > 0;
  const isThere = (id: BlockId): boolean => {
    if (layout.hidden.includes(id)) return false;
    if (id === 'league' && isOneShop) return false;
    if (isSales(id)) return !isUnknown && !isEmpty;
    // Of days that nobody has paid for there are no sales to split.
    return hasOperations && !(isUnknown && (id === 'category' || id === 'price'));
  };
  const shown = layout.order.filter(isThere);
  const wide = wideOnes(shown);
  const blockOf = (id: BlockId) => {
    if (!isSales(id))
      return (
        <Suspense fallback={<BlockSkeleton height={OPERATIONS_HEIGHT} />}>
          <OperationsBlock id={id} variables={variables} isUnpaid={isUnknown} />
        </Suspense>
      );
    if (id === 'league')
      return (
        <ShopLeague
          league={league}
          period={period}
          shopCount={statistics?.shopCount ?? 0}
          isProfitHidden={rankings.isProfitHidden}
        />
      );
    if (id === 'ranking')
      return (
        <ProductRanking
          plain={statistics?.productRanking ?? null}
          isFailed={statistics?.productRanking === null}
          {...rankings}
        />
      );
    return (
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
          isProfitHidden={rankings.isProfitHidden}
          onRetry={onRetry}
        />
        {isOneShop && (
          <Share
            height={320}
            rows={productParts(statistics)}
            isFailed={statistics?.productRanking === null}
            onRetry={onRetry}
            total={total}
          />
        )}
      </Grid>
    );
  };
  const isNarrow = useMedia('(max-width: 767px)');
  // The blocks are drawn once the figures above them stand, so that a click or a key is answered in between.
  const hasBlocks = useDeferredValue(true, false);
  const hasIndex = useMedia('(min-width: 1280px)');
  const cards = statistics?.shopCount !== 0 && (
    <SummaryCards data={summary} period={period} variables={variables} />
  );
  if (isFailed) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <>
      {isNarrow && cards}
      {!isEmpty && !isUnknown && (
        <FirstLook data={summary} period={period} variables={variables} isOneShop={isOneShop} />
      )}
      {statistics?.shopCount !== 0 &&
        (statistics === null ? (
          <Skeleton css={tasksHeight} borderRadius="l3" aria-hidden="true" />
        ) : (
          <TodayTasks selection={variables.selection} today={period.today} />
        ))}
      {!isNarrow && cards}
      {hasOperations && <TodoBoard selection={variables.selection} />}
      {isUnknown ? (
        <UnpaidPeriod
          period={period}
          lastDay={lastKnownDay(statistics)}
          dataStart={dataStart}
          onChoose={onChoose}
        />
      ) : (
        isEmpty && (
          <EmptyPeriod
            period={period}
            variables={variables}
            dataStart={dataStart}
            shopCount={statistics.shopCount}
            onChoose={onChoose}
          />
        )
      )}
      <Grid
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      >
        {(hasBlocks ? shown : []).map((id) => (
          <LaidBlock
            key={id}
            id={id}
            isWide={wide.has(id)}
            isFolded={layout.folded.includes(id)}
            onFold={() => onLayout((current) => toggleFolded(current, id))}
          >
            {blockOf(id)}
          </LaidBlock>
        ))}
      </Grid>
      {hasIndex && hasBlocks && shown.length > 1 && <BlockIndex blocks={shown} />}
      <FigurePanels variables={variables} period={period} summary={summary} isOneShop={isOneShop} />
      {layout.hidden.length === blockIds.length && <EmptyState title={t('layout.none')} />}
    </>
  );
});

const productParts = (statistics: HomeStatistics | null) =>
  statistics?.productRanking?.edges.filter(isPaid).map(({ node, amount }) => ({
    id: node.skuId ?? node.productId,
    label: node.name || node.code,
    value: toFen(amount.net),
  })) ?? null;
