import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { DayRange } from '../../shared/date-range/range.ts';
import { dataSource } from '../statistics/index.ts';
import { fetchSkus } from './fetch-all.ts';
import { ProductTrendDocument } from './ProductDetail.generated.ts';
import { batches, sumTrends, type TrendPoint, trendGranularity } from './product-trend.ts';
import type { ProductRow } from './variables.ts';

type Input = {
  readonly row: ProductRow;
  readonly range: DayRange;
  readonly source: keyof typeof dataSource;
};

/** The course of a product: that of all its SKUs together. */
export const useProductTrend = ({ row, range, source }: Input) => {
  const client = useApolloClient();
  const [points, setPoints] = useState<readonly TrendPoint[] | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { id, level, skuId, shop } = row;
  const { start, end } = range;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const days = { start, end };
    const selection = { shop: shop.id };
    const skuIds = async (): Promise<string[]> => {
      if (level === 'SKU') return skuId === null ? [] : [skuId];
      const scope = { selection, range: days, parentId: id };
      const skus = await fetchSkus(client, scope, { signal, onProgress: () => {} });
      return skus.flatMap((sku) => (sku.skuId === null ? [] : [sku.skuId]));
    };
    const read = async () => {
      const answers = await Promise.all(
        batches(await skuIds()).map((batch) =>
          client.query({
            query: ProductTrendDocument,
            variables: {
              selection,
              range: days,
              dataSource: dataSource[source],
              granularity: trendGranularity(days),
              skuIds: batch,
            },
            fetchPolicy: 'no-cache',
            context: { quiet: true, fetchOptions: { signal } },
          }),
        ),
      );
      const trends = answers.flatMap(({ data }) => {
        if (!data?.statistics.skuTrends) throw new Error('The trend could not be read.');
        return data.statistics.skuTrends;
      });
      if (!signal.aborted) setPoints(sumTrends(trends));
    };
    setIsFailed(false);
    read().catch(() => {
      if (!signal.aborted) setIsFailed(true);
    });
    return () => controller.abort();
  }, [client, id, level, skuId, shop.id, start, end, source, attempt]);
  return { points, isFailed, retry: () => setAttempt(attempt + 1) };
};
