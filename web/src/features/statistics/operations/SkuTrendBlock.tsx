import { Button, Flex } from '@chakra-ui/react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockPlace, BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { Legend } from '../../../shared/charts/Legend.tsx';
import { LineChart } from '../../../shared/charts/lazy.ts';
import { paletteOf, sliceColor } from '../../../shared/charts/palette.ts';
import { TooltipBox } from '../../../shared/charts/TooltipBox.tsx';
import { granularityOf } from '../../../shared/date-range/range.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useColorMode } from '../../../theme/color-mode.ts';
import { axisFigure } from '../axis.ts';
import { bucketLabel, bucketTitle } from '../trend.ts';
import { UnpaidMark } from '../UnpaidMark.tsx';
import type { HomeVariables } from '../use-home.ts';
import { Block, partOf } from './Block.tsx';
import { type SkuTrendsQuery, useSkuTrendsQuery } from './SkuTrend.generated.ts';
import {
  bestOf,
  lineDays,
  lineLook,
  shortSkuName,
  skuName,
  skusCodec,
  TOP_SKUS,
  totalOf,
} from './sku-trend.ts';

const SkuPicker = lazyPart(() => import('./SkuPicker.tsx'));

const HEIGHT = 320;
const LEGEND_HEIGHT = 32;

type Line = NonNullable<SkuTrendsQuery['statistics']['skuTrends']>[number];

/** Pieces of single SKUs over time: of those that sold most, or of those that the reader has chosen. */
export const SkuTrendBlock = ({ variables }: { variables: HomeVariables }) => {
  const { t } = useTranslation('operations');
  const { t: statistics } = useTranslation('statistics');
  const [skuIds, setSkuIds] = useUrlState(skusCodec);
  const [isTable, setIsTable] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const { selection, dataSource } = variables;
  const range = useMemo(() => lineDays(variables.range), [variables.range]);
  const query = useSkuTrendsQuery({
    variables: {
      selection,
      range,
      dataSource,
      skuIds: skuIds.length === 0 ? null : [...skuIds],
      top: TOP_SKUS,
      granularity: granularityOf(range),
    },
    errorPolicy: 'all',
    context: { quiet: true },
  });
  const lines = partOf(query, ({ statistics: { skuTrends } }) => skuTrends);
  return (
    <>
      <Block
        title={t('sku.title')}
        height={HEIGHT}
        data={lines}
        onRetry={() => query.refetch().catch(() => {})}
        summary={(shown) => {
          const best = bestOf(shown);
          return best
            ? t(skuIds.length === 0 ? 'sku.summaryTop' : 'sku.summary', {
                ...range,
                count: shown.length,
                name: skuName(best),
                quantity: fullCount(totalOf(best)),
              })
            : null;
        }}
        actions={
          <>
            {skuIds.length > 0 && (
              <Button size="sm" variant="ghost" onClick={() => setSkuIds([])}>
                {t('sku.reset')}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => setIsPicking(true)}>
              {t('sku.choose')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-pressed={isTable}
              onClick={() => setIsTable(!isTable)}
            >
              {statistics(isTable ? 'view.chart' : 'view.table')}
            </Button>
          </>
        }
      >
        {(shown) =>
          bestOf(shown) === undefined ? (
            <BlockPlace height={HEIGHT}>
              <EmptyState title={t('sku.none')} hint={t('sku.noneHint')} />
            </BlockPlace>
          ) : isTable ? (
            <LinesTable lines={shown} />
          ) : (
            <Lines lines={shown} />
          )
        }
      </Block>
      {isPicking && (
        <Suspense>
          <SkuPicker
            variables={variables}
            chosen={skuIds}
            known={lines ?? []}
            onChoose={(ids) => {
              setIsPicking(false);
              setSkuIds(ids);
            }}
            onClose={() => setIsPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
};

/** The pieces of a point, or that its shop is not paid for. */
const countOf = (count: number | null | undefined) =>
  count == null ? <UnpaidMark /> : fullCount(count);

const Lines = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useTranslation('operations');
  const palette = paletteOf(useColorMode().mode);
  const named = lines.map((line, index) => {
    const { color, isDashed } = lineLook(index);
    return {
      id: `${line.shop.id} ${line.skuId}`,
      color: sliceColor(palette, color, false),
      isDashed,
      label: shortSkuName(line),
      values: line.points.map(({ quantity }) => quantity?.net ?? null),
    };
  });
  const buckets = lines[0]?.points.map(({ bucket }) => bucket) ?? [];
  const tooltip = (index: number) => (
    <TooltipBox
      title={bucketTitle(buckets[index] ?? '')}
      lines={named.map(({ color, isDashed, label, values }) => ({
        color,
        isDashed,
        label,
        value: countOf(values[index]),
      }))}
    />
  );
  return (
    <>
      <Suspense fallback={<BlockSkeleton height={HEIGHT - LEGEND_HEIGHT} />}>
        <LineChart
          height={HEIGHT - LEGEND_HEIGHT}
          labels={buckets.map(bucketLabel)}
          series={named}
          ariaLabel={t('sku.chart')}
          axisText={(value) => axisFigure('quantity', value)}
          tooltip={tooltip}
        />
      </Suspense>
      <Flex justify="center">
        <Legend items={named} />
      </Flex>
    </>
  );
};

const LinesTable = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useTranslation('operations');
  const { t: statistics } = useTranslation('statistics');
  return (
    <DataTable
      caption={t('sku.list')}
      maxHeight={`${HEIGHT}px`}
      rows={lines[0]?.points ?? []}
      rowKey={({ bucket }) => bucket}
      columns={[
        {
          key: 'bucket',
          header: statistics('trend.bucket'),
          cell: ({ bucket }) => bucketTitle(bucket),
        },
        ...lines.map((line) => ({
          key: `${line.shop.id} ${line.skuId}`,
          header: shortSkuName(line),
          isFigure: true,
          cell: (_row: Line['points'][number], index: number) =>
            countOf(line.points[index]?.quantity?.net),
        })),
      ]}
    />
  );
};
