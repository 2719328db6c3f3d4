import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import { clausesText, withDetail } from '../../i18n/format.ts';
import { type GatherOptions, gatherNodes, idOf } from '../../shared/export/gather.ts';
import { moneyCell, type SheetColumn, timeCell } from '../../shared/export/sheet.ts';
import {
  ShippingOrdersDocument,
  type ShippingOrdersQueryVariables,
} from './ShippingOrders.generated.ts';
import { openShortages } from './shortages.ts';
import { tabOf } from './steps.ts';
import type { Order } from './use-shipping-orders.ts';

/** Every order of a list, whatever page of it is shown. */
export const gatherOrders = (
  client: ApolloClient,
  variables: ShippingOrdersQueryVariables,
  options: GatherOptions,
): Promise<Order[]> =>
  gatherNodes(
    {
      keyOf: idOf,
      // Each has a list of goods, and the server answers only so much with one operation.
      atOnce: 40,
      ask: async (part, how) => {
        const query = { query: ShippingOrdersDocument, variables: { ...variables, ...part } };
        return (await client.query({ ...query, ...how })).data?.shippingOrders;
      },
    },
    options,
  );

type Goods = Pick<Order['goods'][number], 'productName' | 'specification' | 'code' | 'quantity'>;

/** What is in an order or a package, in one cell. */
export const goodsText = (t: TFunction<'delivery'>, goods: readonly Goods[]): string =>
  clausesText(
    goods.map(({ productName, specification, code, quantity }) =>
      withDetail(`${productName} ${specification} ${code}`.trim(), t('words.times', { quantity })),
    ),
  );

/** The list as a sheet: an order a line. */
export const orderColumns = (t: TFunction<'delivery'>): SheetColumn<Order>[] => [
  { heading: t('columns.orderNo'), value: ({ orderNo }) => orderNo },
  { heading: t('export.stockOrder'), value: ({ stockOrderNo }) => stockOrderNo },
  { heading: t('words.shop'), value: ({ shop }) => shop.name },
  { heading: t('words.status'), value: ({ status }) => t(`status.${tabOf(status)}`) },
  { heading: t('filter.type'), value: ({ shippingType }) => t(`type.${shippingType}`) },
  { heading: t('words.urgent'), value: ({ isUrgent }) => (isUrgent ? t('words.urgent') : null) },
  { heading: t('export.warehouse'), value: ({ warehouse }) => warehouse },
  { heading: t('columns.goods'), value: ({ goods }) => goodsText(t, goods) },
  { heading: t('export.quantity'), value: ({ quantity }) => quantity },
  { heading: t('export.worth'), isMoney: true, value: ({ value }) => moneyCell(value) },
  {
    heading: t('short.list'),
    value: (order) => openShortages(order).reduce((sum, { missing }) => sum + missing, 0) || null,
  },
  { heading: t('export.created'), value: ({ createdAt }) => timeCell(createdAt) },
  { heading: t('export.shipBy'), value: ({ shipBy }) => timeCell(shipBy) },
  { heading: t('export.packed'), value: ({ packedAt }) => timeCell(packedAt) },
  { heading: t('export.shipped'), value: ({ shippedAt }) => timeCell(shippedAt) },
  {
    heading: t('columns.entry'),
    value: ({ warehouseEntry }) => warehouseEntry && t(`entry.${warehouseEntry}`),
  },
];
