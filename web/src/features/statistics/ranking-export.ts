import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { type GatherOptions, gatherNodes } from '../../shared/export/gather.ts';
import { moneyCell, percentCell, type SheetColumn } from '../../shared/export/sheet.ts';
import type { RankedFigures } from './metrics.ts';
import {
  ProductRankingPageDocument,
  type ProductRankingPageQueryVariables,
  type ProductRankingRowFragment,
} from './ProductRanking.generated.ts';

/** Tells a product of the ranking from another. */
export const rankedKey = ({ node }: Pick<ProductRankingRowFragment, 'node'>): string =>
  `${node.productId}/${node.skcId}/${node.skuId}`;

/** Every product of the ranking, whatever page of it is shown. */
export const gatherRanking = (
  client: ApolloClient,
  variables: Omit<ProductRankingPageQueryVariables, 'first' | 'after'>,
  options: GatherOptions,
): Promise<ProductRankingRowFragment[]> =>
  gatherNodes(
    {
      keyOf: rankedKey,
      ask: async ({ first }, how, after) => {
        const query = {
          query: ProductRankingPageDocument,
          variables: { ...variables, first, after },
        };
        const ranking = (await client.query({ ...query, ...how })).data?.statistics.productRanking;
        // The figures of a rank stand beside its product.
        return ranking && { ...ranking, edges: ranking.edges.map((edge) => ({ node: edge })) };
      },
    },
    options,
  );

type Row = RankedFigures &
  Pick<ProductRankingRowFragment, 'rank' | 'share'> & {
    readonly node: Pick<
      ProductRankingRowFragment['node'],
      'productId' | 'skcId' | 'skuId' | 'code' | 'name'
    > & { readonly shop: { readonly name: string } };
  };

/** What stands in the table, a product a line: what is not known is an empty cell. */
export const rankingColumns = (
  t: TFunction<'statistics'>,
  isProfitHidden: boolean,
): SheetColumn<Row>[] => {
  const money = (heading: string, amount: (row: Row) => string | null | undefined) => ({
    heading,
    isMoney: true,
    value: (row: Row) => moneyCell(amount(row) ?? null),
  });
  return [
    { heading: t('columns.rank'), value: ({ rank }) => rank },
    { heading: t('columns.product'), value: ({ node }) => node.name },
    { heading: t('columns.code'), value: ({ node }) => node.code },
    { heading: t('words.spuId'), value: ({ node }) => node.productId },
    { heading: t('words.skcId'), value: ({ node }) => node.skcId },
    { heading: t('words.skuId'), value: ({ node }) => node.skuId },
    { heading: t('columns.shop'), value: ({ node }) => node.shop.name },
    money(t('columns.amount'), ({ amount }) => amount?.net),
    { heading: t('columns.quantity'), value: ({ quantity }) => quantity?.net ?? null },
    { heading: t('columns.sold'), value: ({ quantity }) => quantity?.sold ?? null },
    { heading: t('columns.returned'), value: ({ quantity }) => quantity?.returned ?? null },
    ...(isProfitHidden
      ? []
      : [
          money(t('columns.profit'), ({ profit }) => profit?.profit),
          money(t('uncosted.mark'), ({ profit }) => profit?.uncosted?.amount),
        ]),
    { heading: t('columns.share'), value: ({ share }) => percentCell(share) },
  ];
};
