import { skipToken, useApolloClient } from '@apollo/client/react';
import { Button, Flex, Text } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../session/viewer-context.ts';
import { BlockPlace } from '../../shared/charts/BlockState.tsx';
import { NearWindow } from '../../shared/charts/NearWindow.tsx';
import { Panel } from '../../shared/charts/Panel.tsx';
import { ExportMenu } from '../../shared/export/ExportMenu.tsx';
import { fullCount } from '../../shared/kpi/money.ts';
import type { Column } from '../../shared/table/DataTable.tsx';
import { KitTable } from '../../shared/table/KitTable.tsx';
import { Pager } from '../../shared/table/Pager.tsx';
import { SearchInput } from '../../shared/table/SearchInput.tsx';
import { Segments } from '../../shared/table/Segments.tsx';
import { usePagedConnection } from '../../shared/table/use-paged-connection.ts';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { DoorLink } from './DoorLink.tsx';
import { productsAddress, shopAddress } from './doors.ts';
import { figureColumns } from './figure-columns.tsx';
import { levelCodec, productLevel, productSortCodec, rankBy, searchCodec } from './metrics.ts';
import { OriginMark } from './origin/OriginLink.tsx';
import { sortOf } from './origin/origin-url.ts';
import {
  type ProductRankingFragment,
  ProductRankingPageDocument,
  type ProductRankingRowFragment,
  useProductRankingPageQuery,
} from './ProductRanking.generated.ts';
import { gatherRanking, rankedKey, rankingColumns } from './ranking-export.ts';
import { type HomeVariables, PAGE_SIZE } from './use-home.ts';

const EMPTY_HEIGHT = 240;
/** Bar, head, rows of 40 px and pager. */
const TABLE_HEIGHT = (PAGE_SIZE + 3) * 40;
const metrics = ['amount', 'quantity', 'profit'] as const;
const levels = ['sku', 'skc', 'spu'] as const;

type Props = {
  /** SKUs by net amount without a search; null while they are fetched. */
  readonly plain: ProductRankingFragment | null;
  readonly variables: HomeVariables;
  /** The page's own rows could not be read. */
  readonly isFailed: boolean;
  readonly isProfitHidden: boolean;
  readonly onRetry: () => void;
};

/** Products from the largest figure down, searched, and by SPU, SKC or SKU. */
export const ProductRanking = (props: Props) => {
  const { plain, variables, isProfitHidden, onRetry } = props;
  const { t } = useTranslation(['statistics', 'common']);
  const client = useApolloClient();
  const { id: userId } = useViewer();
  const { start, end } = variables.range;
  const [wish, setMetric] = useUrlState(productSortCodec);
  // An order by profit would tell what may not be seen.
  const metric = wish === 'profit' && isProfitHidden ? 'amount' : wish;
  const [level, setLevel] = useUrlState(levelCodec);
  const [search, setSearch] = useUrlState(searchCodec);
  const { search: address } = useLocation();
  const isPlain = metric === 'amount' && level === 'sku' && search === '';
  const args = useMemo(
    () => ({
      by: rankBy[metric],
      level: productLevel[level],
      search: search === '' ? null : search,
      first: PAGE_SIZE,
    }),
    [metric, level, search],
  );
  const other = useProductRankingPageQuery(
    isPlain ? skipToken : { variables: { ...variables, ...args }, context: { quiet: true } },
  );
  const isFailed = isPlain ? props.isFailed : other.error !== undefined;
  const retry = isPlain ? onRetry : () => other.refetch().catch(() => {});
  const connection = isPlain ? plain : (other.data?.statistics.productRanking ?? null);
  const fetchAfter = useCallback(
    (after: string) =>
      client.query({
        query: ProductRankingPageDocument,
        variables: { ...variables, ...args, after },
        fetchPolicy: 'network-only',
      }),
    [client, variables, args],
  );
  const paged = usePagedConnection({
    connection,
    pageSize: PAGE_SIZE,
    key: JSON.stringify([variables, args]),
    fetchAfter,
  });
  const isEmpty = connection?.totalCount === 0;
  return (
    <Panel
      id="products"
      title={t('productRanking.title')}
      mark={<OriginMark figure={metric} />}
      summary={
        connection &&
        t('productRanking.summary', {
          products: fullCount(connection.totalCount),
          metric: t(`trend.${metric}`),
        })
      }
      isBusy={connection === null && !isFailed}
      actions={
        <>
          <SearchInput
            label={t('words.searchProducts')}
            placeholder={t('productRanking.searchPlaceholder')}
            value={search}
            onSearch={setSearch}
            width="52"
          />
          <Segments
            label={t('productRanking.level')}
            value={level}
            segments={levels.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={setLevel}
          />
        </>
      }
    >
      {connection === null && isFailed ? (
        <BlockPlace height={EMPTY_HEIGHT}>
          <ErrorState onRetry={retry} />
        </BlockPlace>
      ) : isEmpty ? (
        <BlockPlace height={EMPTY_HEIGHT}>
          <EmptyState
            title={search === '' ? t('productRanking.none') : t('common:nothingFound', { search })}
            {...(search !== '' && {
              hint: t('productRanking.noMatchHint'),
              action: (
                <Button size="sm" variant="outline" onClick={() => setSearch('')}>
                  {t('productRanking.clear')}
                </Button>
              ),
            })}
          />
        </BlockPlace>
      ) : (
        <NearWindow height={TABLE_HEIGHT}>
          <KitTable
            userId={userId}
            table="productRanking"
            caption={t('productRanking.caption')}
            rows={paged.rows}
            rowKey={rankedKey}
            sortedBy={metric}
            onSort={(key) => setMetric(metrics.find((value) => value === key) ?? 'amount')}
            skeletonRows={PAGE_SIZE}
            isBusy={paged.isBusy}
            tools={
              <ExportMenu
                isEmpty={connection === null}
                gather={(options) => gatherRanking(client, { ...variables, ...args }, options)}
                columns={() => rankingColumns(t, isProfitHidden)}
                fileName={(kind) =>
                  t('productRanking.file', {
                    days: start === end ? start : `${start}_${end}`,
                    level: level.toUpperCase(),
                    kind,
                  })
                }
              />
            }
            columns={[
              ...productColumns(t),
              ...figureColumns<ProductRankingRowFragment>(
                t,
                isProfitHidden,
                ({ node }) => ({ shop: node.shop.id, product: node.productId }),
                ({ node }, figure) => rankedAddress(address, node, { sort: sortOf[figure] }),
              ),
            ]}
          />
          {connection !== null && (
            <Pager {...paged} pageSize={PAGE_SIZE} label={t('productRanking.pager')} />
          )}
        </NearWindow>
      )}
    </Panel>
  );
};

const productColumns = (
  t: Parameters<typeof figureColumns>[0],
): Column<ProductRankingRowFragment>[] => [
  {
    key: 'product',
    header: t('columns.product'),
    cell: ({ rank, node }) => <ProductCell rank={rank} product={node} />,
  },
  { key: 'code', header: t('columns.code'), cell: ({ node }) => node.code },
  {
    key: 'shop',
    header: t('columns.shop'),
    cell: ({ node }) => <ShopCell shop={node.shop} />,
  },
];

const ShopCell = ({ shop }: Pick<ProductRankingRowFragment['node'], 'shop'>) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  return (
    <Flex align="center" gap="2" maxWidth="44">
      <PlatformMark platform={shop.platform} />
      <DoorLink to={shopAddress(search, shop.id)} title={t('league.door', { shop: shop.name })}>
        {shop.name}
      </DoorLink>
    </Flex>
  );
};

type Ranked = ProductRankingRowFragment['node'];

/** What is ranked, in the product list. */
function rankedAddress(
  search: string,
  { skuId, skcId, productId, shop }: Ranked,
  list: Readonly<Record<string, string>> = {},
): string {
  const level = skuId ? 'sku' : skcId ? 'skc' : 'spu';
  return productsAddress(
    search,
    { level, q: skuId ?? skcId ?? productId, ...list },
    { shop: shop.id },
  );
}

type ProductProps = { readonly rank: number; readonly product: Ranked };

const ProductCell = ({ rank, product }: ProductProps) => {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const name = product.name || t('productRanking.unnamed');
  return (
    <Flex align="center" gap="2" maxWidth={{ base: '48', md: '96' }} title={product.name}>
      <Text as="span" color="fg.muted" minWidth="8" textAlign="end">
        {rank}
      </Text>
      <DoorLink
        data-opens
        to={rankedAddress(search, product)}
        title={t('words.toProduct', { product: name })}
      >
        {name}
      </DoorLink>
    </Flex>
  );
};
