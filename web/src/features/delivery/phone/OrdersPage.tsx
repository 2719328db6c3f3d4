import { Badge, Box, Flex, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import { useLiveRefresh } from '../../../live/use-live-refresh.ts';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { fullCount } from '../../../shared/kpi/money.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { NoneListed } from '../../../shared/phone/NoneListed.tsx';
import { PageHead } from '../../../shared/phone/PageHead.tsx';
import { Pager } from '../../../shared/table/Pager.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { SetByLink } from '../../../shared/table/SetByLink.tsx';
import { usePage } from '../../../shared/table/use-page.ts';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { oneOf, text, together } from '../../../shared/url-state/codec.ts';
import { selectionInput } from '../../../shared/url-state/selection.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { useSelection } from '../../../shop-scope/use-selection.ts';
import { WithShops } from '../../../shop-scope/WithShops.tsx';
import { Deadline } from '../Deadline.tsx';
import { shippingSort } from '../list-url.ts';
import { OrderShortages } from '../OrderShortages.tsx';
import { OrderStatus } from '../OrderStatus.tsx';
import { useShippingOrdersQuery } from '../ShippingOrders.generated.ts';
import { asListed, hasLeft, type Missing } from '../shortages.ts';
import type { Order } from '../use-shipping-orders.ts';
import { Picture } from './Picture.tsx';
import { taskSorts } from './task-url.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { WarehouseGroups } from './WarehouseGroups.tsx';

const AnswerDialog = lazyPart(() => import('../AnswerDialog.tsx'));

const PAGE_SIZE = 20;

const lists = ['pack', 'ship', 'soon', 'overdue', 'short'] as const;
/** Which of them, and what a link elsewhere is about: in every list, as their numbers are of it alone. */
const listedCodec = together({ list: oneOf('list', lists), search: text('q', 64) });

const asked = {
  pack: { status: 'AWAITING_PACKING', due: null, short: null },
  ship: { status: 'AWAITING_SHIPPING', due: null, short: null },
  soon: { status: null, due: 'SOON', short: null },
  overdue: { status: null, due: 'OVERDUE', short: null },
  short: { status: null, due: null, short: true },
} as const;

const figureOf = {
  pack: 'awaitingPacking',
  ship: 'awaitingShipping',
  soon: 'dueSoon',
  overdue: 'overdue',
  short: 'short',
} as const satisfies Record<(typeof lists)[number], string>;

const warehouseCodec = text('warehouse');
const sortCodec = oneOf('sort', taskSorts);

/**
 * /m/orders: the shipping orders of the selected shops that still have to leave, to be read; and those of which pieces
 * are missing, to be answered.
 */
export default function OrdersPage() {
  const { t } = useTranslation(['phoneSeller', 'delivery']);
  const place = usePhonePlace();
  const { selection } = useSelection();
  const input = useMemo(() => selectionInput(selection), [selection]);
  useLiveRefresh(input);
  const [{ list, search }, setListed] = useUrlState(listedCodec);
  const [warehouse, setWarehouse] = useUrlState(warehouseCodec);
  const [sort, setSort] = useUrlState(sortCodec);
  const [page, setPage] = usePage(JSON.stringify([input, list, search, warehouse, sort]));
  const { data, previousData, error, loading, refetch } = useShippingOrdersQuery({
    variables: {
      selection: input,
      ...asked[list],
      shippingType: null,
      warehouse: warehouse === '' ? null : warehouse,
      search: search === '' ? null : search,
      sort: shippingSort[sort],
      first: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const found = data?.shippingOrders;
  const known = found ?? previousData?.shippingOrders;
  const counts = known?.counts;
  const orders = found?.edges.map(({ node }) => node) ?? null;
  const [missing, setMissing] = useState<Missing | null>(null);
  const nameOf = (one: (typeof lists)[number]) =>
    one === 'short' ? t('delivery:status.short') : t(`phoneSeller:orders.${one}`);
  return (
    <Stack gap="3" padding="3">
      <PageHead title={t('title.phoneOrders')} back={place('/todo')} />
      <WithShops>
        {/* What does not fit goes on to the edge of the screen. */}
        <Box overflowX="auto" marginX="-3" paddingX="3">
          <Segments
            label={t('title.phoneOrders')}
            value={list}
            segments={lists.map((value) => ({
              value,
              label: counts ? `${nameOf(value)} ${counts[figureOf[value]]}` : nameOf(value),
            }))}
            onChange={(value) => setListed({ list: value, search })}
          />
        </Box>
        {search !== '' && (
          <Box>
            <SetByLink
              name={search}
              title={t('phoneSeller:orders.list')}
              onClear={() => setListed({ list, search: '' })}
            />
          </Box>
        )}
        <WarehouseChoice
          warehouses={
            known?.warehouses.map((one) => ({
              name: one.name,
              orders: one.counts[figureOf[list]],
            })) ?? []
          }
          warehouse={warehouse}
          sort={sort}
          onChange={(part) => {
            if (part.warehouse !== undefined) setWarehouse(part.warehouse);
            if (part.sort) setSort(part.sort);
          }}
        />
        {!found && error ? (
          <ErrorState
            error={error}
            onRetry={() => {
              refetch().catch(() => {});
            }}
          />
        ) : !found || orders === null ? (
          <Skeleton height="320px" borderRadius="l3" />
        ) : found.totalCount === 0 ? (
          <NoneListed
            title={t(list === 'short' ? 'delivery:empty.short' : 'phoneSeller:orders.none')}
            onAll={search === '' ? null : () => setListed({ list, search: '' })}
          />
        ) : (
          <>
            <WarehouseGroups
              label={t('phoneSeller:orders.list')}
              isGrouped={sort === 'warehouse'}
              isBusy={loading}
              orders={orders}
              card={(order) => (
                <OrderCard
                  order={order}
                  onAnswer={(one, shortage) => setMissing({ order: one, shortage })}
                />
              )}
            />
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              total={found.totalCount}
              isBusy={loading}
              label={t('title.phoneOrders')}
              onPage={(next) => {
                setPage(next);
                window.scrollTo(0, 0);
              }}
            />
          </>
        )}
      </WithShops>
      {missing && (
        <Suspense fallback={null}>
          <AnswerDialog {...asListed(missing, orders)} onClose={() => setMissing(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

type CardProps = {
  readonly order: Order;
  /** Not answered here: the card may leave the list while somebody writes. */
  readonly onAnswer: (order: Order, shortage: Order['shortages'][number]) => void;
};

const OrderCard = ({ order, onAnswer }: CardProps) => {
  const { t } = useTranslation(['phone']);
  const { goods, quantity, orderNo, shop } = order;
  const first = goods[0];
  return (
    <Box padding="3" layerStyle="panel">
      <Flex gap="3" align="center">
        <Picture url={first?.imageUrl ?? null} size="56px" />
        <Box flex="1" minWidth="0">
          <HStack gap="2" align="flex-start">
            <Text lineClamp={3} fontWeight="semibold">
              {first?.productName ?? orderNo}
            </Text>
            {order.isUrgent && (
              <Badge colorPalette="orange" flexShrink={0}>
                {t('words.urgent')}
              </Badge>
            )}
          </HStack>
          <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
            {dotted(orderNo, shop.name)}
          </Text>
          <Text fontSize="xs">
            {t('pieces', { skus: goods.length, quantity: fullCount(quantity) })}
          </Text>
          {/* Pieces may be missed of what has left, too. */}
          {hasLeft(order) ? <OrderStatus order={order} /> : <Deadline shipBy={order.shipBy} />}
        </Box>
      </Flex>
      <OrderShortages order={order} onAnswer={onAnswer} />
    </Box>
  );
};
