import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fewDays, keptDays } from '../../../../../api/contract/rules/stock-moves.ts';
import { BlockSkeleton } from '../../../shared/charts/BlockState.tsx';
import { fullCount } from '../../../shared/kpi/money.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { SetByLink } from '../../../shared/table/SetByLink.tsx';
import { ProductPicture } from '../../../shared/ui/ProductPicture.tsx';
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import { DoorLink, productsAddress } from '../../statistics/index.ts';
import { coverText } from '../columns.ts';
import { type Hint, productHint, type SortKey } from '../list-url.ts';
import { NONE } from '../MoneySpan.tsx';
import { HintTag, StatusTag } from '../tags.tsx';
import { type SharedStockCodeQuery, useSharedStockCodeQuery } from './Stock.generated.ts';
import { StockFigure } from './StockFigure.tsx';
import { moveText } from './stock-text.ts';
import type { StockVariables } from './stock-url.ts';

type Props = {
  readonly code: string;
  /** Only the shops in which this is the trouble; null for all of them. */
  readonly trouble: Hint | null;
  readonly selection: StockVariables['selection'];
  /** All shops of the code are to be listed. */
  readonly onAll: () => void;
  readonly onClose: () => void;
};

type Code = SharedStockCodeQuery['sharedStock']['edges'][number]['node'];
type ShopRow = Code['shops'][number];

/** One code in each of its shops, and where it is wanted. */
export default function StockDrawer({ code, trouble, selection, onAll, onClose }: Props) {
  const { t } = useTranslation('stock');
  const query = useSharedStockCodeQuery({
    variables: { selection, code },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const found = query.data?.sharedStock.edges[0]?.node;
  let content: ReactNode;
  if (found) content = <Shown code={found} trouble={trouble} onAll={onAll} />;
  else if (query.data) content = <EmptyState title={t('gone')} hint={t('goneHint')} />;
  else if (query.error)
    content = <ErrorState error={query.error} onRetry={() => query.refetch().catch(() => {})} />;
  else content = <BlockSkeleton height={320} />;
  return (
    <SideDrawer open isInAddress onClose={onClose} title={t('drawer', { code })} size="lg">
      <Stack gap="4" aria-busy={query.loading}>
        {content}
      </Stack>
    </SideDrawer>
  );
}

type ShownProps = Pick<Props, 'trouble' | 'onAll'> & { readonly code: Code };

const Shown = ({ code, trouble, onAll }: ShownProps) => {
  const { t } = useTranslation(['stock', 'products']);
  const { search } = useLocation();
  /** The SKU in the product list of its shop, with the column of the figure in sight. */
  const door = ({ shop }: ShopRow, figure: ReactNode, sort?: SortKey) => (
    <DoorLink
      to={productsAddress(
        search,
        { level: 'sku', code: code.extCode, ...(sort !== undefined && { sort }) },
        { shop: shop.id },
      )}
      title={t('toShopProducts', { shop: shop.name, code: code.extCode })}
    >
      {figure}
    </DoorLink>
  );
  return (
    <>
      <Flex gap="3" align="center">
        <ProductPicture url={code.imageUrl} size={64} />
        <Box minWidth="0">
          <Heading as="h2" size="md">
            {code.name}
          </Heading>
          <Text color="fg.muted">{code.specName}</Text>
        </Box>
      </Flex>
      <Box as="section">
        <Heading as="h3" size="sm" marginBottom="1">
          {t('columns.moves')}
        </Heading>
        {code.moves.length === 0 ? (
          <Text color="fg.muted">{t('noMoves')}</Text>
        ) : (
          <Stack as="ul" gap="1" listStyleType="none" aria-label={t('columns.moves')}>
            {code.moves.map((move) => (
              <li key={`${move.from.id} ${move.to.id}`}>{moveText(t, move)}</li>
            ))}
          </Stack>
        )}
        <Text color="fg.muted" fontSize="xs" marginTop="1">
          {t('moveRule', { kept: keptDays, few: fewDays })}
        </Text>
      </Box>
      {trouble !== null && (
        <Flex>
          <SetByLink
            name={t(`products:hint.${productHint[trouble]}`)}
            title={t(`products:hintTitle.${productHint[trouble]}`)}
            onClear={onAll}
          />
        </Flex>
      )}
      <DataTable
        isDense
        caption={t('shopsCaption', { code: code.extCode })}
        rows={code.shops.filter(({ hint }) => trouble === null || hint === productHint[trouble])}
        rowKey={({ shop, skuId }) => `${shop.id} ${skuId}`}
        columns={[
          {
            key: 'shop',
            header: t('columns.shop'),
            isText: true,
            cell: (row) => (
              <Flex gap="2" align="center" title={row.shop.name}>
                <PlatformMark platform={row.shop.platform} />
                <Box minWidth="0">
                  {door(row, row.shop.name)}
                  <Text color="fg.muted" fontSize="xs">
                    {t(`managed.${row.shop.managedType}`)}
                  </Text>
                </Box>
              </Flex>
            ),
          },
          {
            key: 'stock',
            header: t('columns.stock'),
            isFigure: true,
            cell: (row) => door(row, <StockFigure pieces={row.onHand} unknown={0} />, 'stock'),
          },
          {
            key: 'transit',
            header: t('columns.transit'),
            isFigure: true,
            cell: (row) => door(row, <StockFigure pieces={row.inTransit} unknown={0} />, 'transit'),
          },
          {
            key: 'net7',
            header: t('columns.net7'),
            isFigure: true,
            cell: (row) => door(row, fullCount(row.net7), 'net7'),
          },
          {
            key: 'net30',
            header: t('columns.net30'),
            isFigure: true,
            cell: (row) => door(row, fullCount(row.net30), 'net30'),
          },
          {
            key: 'cover',
            header: t('columns.cover'),
            isFigure: true,
            cell: (row) =>
              row.daysOfCover === null
                ? NONE
                : door(row, t('days', { days: coverText(row.daysOfCover) }), 'cover'),
          },
          {
            key: 'hint',
            header: t('columns.trouble'),
            cell: (row) => (row.hint === null ? NONE : door(row, <HintTag hint={row.hint} />)),
          },
          {
            key: 'status',
            header: t('columns.status'),
            cell: ({ status }) => <StatusTag status={status} />,
          },
        ]}
      />
    </>
  );
};
