import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { session } from '../../session/session.ts';
import { useViewer } from '../../session/viewer-context.ts';
import { BlockSkeleton } from '../../shared/charts/BlockState.tsx';
import { longDay } from '../../shared/date-range/time-text.ts';
import { fullCount } from '../../shared/kpi/money.ts';
import { ProductPicture } from '../../shared/ui/ProductPicture.tsx';
import { SideDrawer } from '../../shared/ui/SideDrawer.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/states.tsx';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { PlatformMark } from '../../shop-scope/PlatformMark.tsx';
import { skuLabelAt } from '../labels/index.ts';
import type { Period } from '../statistics/index.ts';
import { dataSource, OriginPanel, originCodec } from '../statistics/index.ts';
import {
  Counted,
  CountedMoney,
  FloorCell,
  MarginCell,
  ProfitCell,
  RestockCell,
  StockFigure,
} from './cells.tsx';
import { coverText } from './columns.ts';
import { MoneySpan, NONE } from './MoneySpan.tsx';
import { ProductChanges } from './ProductChanges.tsx';
import { useProductDetailQuery } from './ProductDetail.generated.ts';
import { ProductTrend } from './ProductTrend.tsx';
import { trendRange } from './product-trend.ts';
import { HintDoor, SkusDoor, StatusDoor } from './tags.tsx';
import type { ProductRow } from './variables.ts';

type Props = {
  readonly id: string;
  readonly period: Period;
  readonly source: keyof typeof dataSource;
  readonly mayLookCost: boolean;
  readonly onClose: () => void;
};

/** One product: what it is, how it stands, what it sold and its course. */
export default function ProductDrawer({ id, period, source, mayLookCost, onClose }: Props) {
  const { t } = useTranslation('products');
  const { dataStart } = useViewer();
  const { range } = period;
  const query = useProductDetailQuery({
    variables: { id, range, dataSource: dataSource[source] },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const row = query.data?.productRow;
  const [origin, setOrigin] = useUrlState(originCodec);
  const course = trendRange(range, dataStart);
  let content: ReactNode;
  if (row) {
    content = (
      <>
        <Head row={row} />
        <Facts row={row} mayLookCost={mayLookCost} />
        <Stock row={row} />
        <Figures row={row} range={range} mayLookCost={mayLookCost} />
        <ProductTrend row={row} range={course} source={source} />
        <ProductChanges id={row.id} />
      </>
    );
  } else if (row === null) {
    content = <EmptyState title={t('drawer.notFound')} hint={t('drawer.notFoundHint')} />;
  } else if (query.error) {
    content = <ErrorState error={query.error} onRetry={() => query.refetch().catch(() => {})} />;
  } else {
    content = <BlockSkeleton height={480} />;
  }
  return (
    <>
      <SideDrawer
        open
        isInAddress
        onClose={onClose}
        title={t('drawer.title')}
        size="lg"
        place={`product ${id}`}
      >
        <Stack gap="4" aria-busy={query.loading}>
          {content}
        </Stack>
      </SideDrawer>
      {row && origin?.figure === 'product' && (
        <Suspense>
          <OriginPanel
            origin={origin}
            variables={{
              selection: { shop: row.shop.id },
              range: course,
              dataSource: dataSource[source],
            }}
            period={{ ...period, range: course }}
            isUnpaid={false}
            onClose={() => setOrigin(null)}
          />
        </Suspense>
      )}
    </>
  );
}

type RowProps = { readonly row: ProductRow };

const Head = ({ row }: RowProps) => {
  const { t } = useTranslation('products');
  // A visitor has no SKU of their own to save a label for.
  const mayDraw = session.use(({ isVisitor }) => !isVisitor);
  return (
    <Flex gap="3" align="center">
      <ProductPicture url={row.imageUrl} size={64} name={row.name || t('row.unnamed')} />
      <Box minWidth="0">
        <Heading as="h2" size="md">
          {row.name || t('row.unnamed')}
        </Heading>
        <Flex gap="2" align="center" wrap="wrap" marginTop="1">
          <StatusDoor row={row} />
          <HintDoor row={row} />
          {row.specName !== null && <Text color="fg.muted">{row.specName}</Text>}
        </Flex>
      </Box>
      {row.level === 'SKU' && row.skuId !== null && mayDraw && (
        <Button asChild size="sm" variant="outline" marginStart="auto" flexShrink={0}>
          <Link to={skuLabelAt(row.skuId, row.id)}>{t('drawer.label')}</Link>
        </Button>
      )}
    </Flex>
  );
};

type Item = { readonly label: string; readonly value: ReactNode };

/** Labels and what belongs to them, in as many columns as there is room for. */
const Items = ({ title, items }: { readonly title: string; readonly items: readonly Item[] }) => (
  <Box as="section">
    <Heading as="h3" size="sm" marginBottom="2">
      {title}
    </Heading>
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(112px, 1fr))"
      columnGap="3"
      rowGap="3"
    >
      {items.map(({ label, value }) => (
        <Box key={label} minWidth="0">
          <Text as="dt" color="fg.muted" fontSize="xs">
            {label}
          </Text>
          <Box as="dd" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  </Box>
);

type FactsProps = RowProps & { readonly mayLookCost: boolean };

const Facts = ({ row, mayLookCost }: FactsProps) => {
  const { t } = useTranslation('products');
  const missing = row.uncostedSkuCount ?? 0;
  const items: Item[] = [
    { label: t('words.spuId'), value: row.productId },
    ...(row.skcId === null ? [] : [{ label: t('words.skcId'), value: row.skcId }]),
    ...(row.skuId === null ? [] : [{ label: t('words.skuId'), value: row.skuId }]),
    { label: t('export.code'), value: row.extCode ?? NONE },
    {
      label: t('columns.shop'),
      value: (
        <Flex align="center" gap="2">
          <PlatformMark platform={row.shop.platform} />
          {row.shop.name}
        </Flex>
      ),
    },
    { label: t('columns.category'), value: row.category ?? NONE },
    { label: t('columns.created'), value: longDay(row.createdAt) },
    ...(row.level === 'SKU' ? [] : [{ label: t('drawer.skuCount'), value: row.skuCount }]),
    {
      label: t('columns.price'),
      value: <MoneySpan min={row.supplyPriceMin} max={row.supplyPriceMax} />,
    },
    {
      label: t('columns.cost'),
      value: mayLookCost ? (
        <>
          {row.costMin === null ? (
            t('cost.none')
          ) : (
            <MoneySpan min={row.costMin} max={row.costMax} />
          )}
          {row.costMin !== null && missing > 0 && (
            <Text color="fg.warning" fontSize="xs">
              <SkusDoor row={row} cost="without">
                {t('cost.missing', { count: missing })}
              </SkusDoor>
            </Text>
          )}
        </>
      ) : (
        t('words.noRight')
      ),
    },
    ...(mayLookCost ? [{ label: t('columns.floor'), value: <FloorCell row={row} /> }] : []),
  ];
  return <Items title={t('drawer.facts')} items={items} />;
};

const Stock = ({ row }: RowProps) => {
  const { t } = useTranslation('products');
  return (
    <Items
      title={t('drawer.stock')}
      items={[
        { label: t('columns.stock'), value: <StockFigure row={row} /> },
        {
          label: t('columns.transit'),
          value: row.inTransit === null ? NONE : fullCount(row.inTransit),
        },
        {
          label: t('columns.cover'),
          value:
            row.daysOfCover === null ? NONE : t('row.days', { days: coverText(row.daysOfCover) }),
        },
        { label: t('columns.restock'), value: <RestockCell row={row} /> },
        { label: t('columns.net7'), value: <Counted count={row.net7} /> },
        { label: t('columns.net30'), value: <Counted count={row.net30} /> },
      ]}
    />
  );
};

type FiguresProps = FactsProps & { readonly range: { start: string; end: string } };

const Figures = ({ row, range, mayLookCost }: FiguresProps) => {
  const { t } = useTranslation('products');
  return (
    <Items
      title={t('drawer.figures', range)}
      items={[
        { label: t('columns.quantity'), value: <Counted count={row.netQuantity} /> },
        { label: t('columns.sold'), value: <Counted count={row.sold} /> },
        { label: t('columns.returned'), value: <Counted count={row.returned} /> },
        { label: t('columns.amount'), value: <CountedMoney amount={row.netAmount} /> },
        {
          label: t('columns.profit'),
          value: mayLookCost ? <ProfitCell row={row} /> : t('words.noRight'),
        },
        ...(mayLookCost ? [{ label: t('columns.margin'), value: <MarginCell row={row} /> }] : []),
      ]}
    />
  );
};
