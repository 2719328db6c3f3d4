import { auditPart, countAuditEntries } from '../../db/audit/audit-log.ts';
import type { Db } from '../../db/engine/connect.ts';
import {
  countRows,
  type Part,
  type ShopDays,
  saleLinePart,
  shippingOrderPart,
  shopDayPart,
  skuPart,
} from '../../db/files/export-rows.ts';
import type { DataExport, Shop } from '../../db/schema.ts';
import { addDays, dayStart, earlier } from '../contract/rules/calendar.ts';
import type { ExportKind, exportColumns } from '../contract/rules/export-columns.ts';
import { shownShopName } from '../contract/rules/names.ts';
import type { Actor } from '../deps.ts';
import { profitOf, uncostedOf } from '../statistics/figures.ts';
import { logFilterOf, logRow, logRowInWords } from './export-log.ts';
import type { Cell, Row } from './export-text.ts';

/** Of products, which know no days. */
const anyDay = '2000-01-01';

/** Rows that are read at once. */
const partSize = 500;

/** A shop, and the last of its days that is told; null where none is, undefined where its time has not ended. */
export interface ExportedShop {
  readonly shop: Shop;
  readonly lastDay: string | null | undefined;
}

export type Asked = Pick<
  DataExport,
  'kind' | 'format' | 'start_day' | 'end_day' | 'source' | 'filter'
> & {
  readonly withCost: boolean;
  readonly user: Pick<Actor, 'id' | 'role'>;
};

/** What is told of shops. */
type ShopKind = Exclude<ExportKind, 'auditLog'>;

type RowOf<Kind extends ExportKind> = Readonly<Record<keyof (typeof exportColumns)[Kind], Cell>>;

const shopCells = ({ platform, mall_id, mall_name_dis, mall_name }: Shop) => ({
  'shop.id': `${platform}:${mall_id}`,
  'shop.name': shownShopName(mall_name_dis, mall_name),
});

const idOf = (...parts: readonly string[]): string =>
  ['sku', ...parts.map(encodeURIComponent)].join(':');

async function* walk<Raw, Key>(
  read: (after: Key | undefined) => Promise<Part<Raw, Key>>,
  rowsOf: (raw: Raw) => readonly Row[],
): AsyncGenerator<readonly Row[]> {
  let after: Key | undefined;
  do {
    const part = await read(after);
    yield part.rows.flatMap(rowsOf);
    after = part.next;
  } while (after !== undefined);
}

type Walk = (db: Db, part: ShopPart, withCost: boolean) => AsyncGenerator<readonly Row[]>;

/** What is exported of one shop. */
interface ShopPart {
  readonly shop: Shop;
  readonly days: ShopDays;
}

const products: Walk = (db, { shop }, withCost) =>
  walk(
    (after: string | undefined) => skuPart(db, shop.id, after, partSize),
    (sku): RowOf<'products'>[] => [
      {
        id: idOf(shop.mall_id, sku.skuId),
        ...shopCells(shop),
        productId: sku.productId,
        skcId: sku.skcId,
        skuId: sku.skuId,
        name: sku.name,
        specName: sku.specName || null,
        extCode: sku.extCode,
        category: sku.category,
        status: sku.status.toUpperCase(),
        createdAt: sku.createdAt,
        imageUrl: sku.imageUrl,
        supplyPriceMin: sku.supplyPrice,
        costMin: withCost ? sku.cost : null,
        onHand: sku.onHand,
        inTransit: sku.inTransit,
      },
    ],
  );

const saleLines: Walk = (db, { shop, days }, withCost) =>
  walk(
    (after: Parameters<typeof saleLinePart>[2]) => saleLinePart(db, days, after, partSize),
    (line): RowOf<'saleLines'>[] => {
      const each = withCost ? (line.sku?.cost ?? null) : null;
      const cost = each === null ? null : each * line.quantity;
      return [
        {
          ...shopCells(shop),
          orderNo: line.order_no,
          lineNumber: line.line_no,
          productId: line.sku?.productId ?? null,
          skuId: line.sku?.skuId ?? null,
          extCode: line.sku?.extCode ?? null,
          name: line.sku?.name ?? null,
          specName: line.sku?.specName || null,
          soldAt: line.sold_at,
          kind: line.kind.toUpperCase(),
          quantity: line.quantity,
          amount: line.amount,
          cost,
          profit: cost === null ? null : line.amount - cost,
        },
      ];
    },
  );

const shippingStates = {
  packing: 'AWAITING_PACKING',
  shipping: 'AWAITING_SHIPPING',
  shipped: 'SHIPPED',
  cancelled: 'CANCELLED',
} as const;

const shippingOrders: Walk = (db, { shop, days }) =>
  walk(
    (after: Parameters<typeof shippingOrderPart>[2]) =>
      shippingOrderPart(db, days, after, partSize),
    (order) =>
      (order.goods.length === 0 ? [undefined] : order.goods).map(
        (goods): RowOf<'shippingOrders'> => ({
          id: `shippingOrder:${order.order_no}`,
          ...shopCells(shop),
          orderNo: order.order_no,
          stockOrderNo: order.stock_order_no,
          status: shippingStates[order.status],
          shippingType: order.shipping_type.toUpperCase(),
          isUrgent: order.is_urgent === 1,
          warehouse: order.warehouse,
          createdAt: order.created_at,
          shipBy: order.ship_by,
          packedAt: order.packed_at,
          shippedAt: order.shipped_at,
          cancelledAt: order.cancelled_at,
          receivedAt: order.received_at,
          storedAt: order.stored_at,
          'goods.skuId': goods?.skuId ?? null,
          'goods.code': goods?.extCode ?? null,
          'goods.specification': goods?.specName ?? null,
          'goods.productName': goods?.name ?? null,
          'goods.quantity': goods?.quantity ?? null,
        }),
      ),
  );

const dailyStatistics: Walk = (db, { shop, days }, withCost) =>
  walk(
    (after: string | undefined) => shopDayPart(db, days, after, partSize),
    (day): RowOf<'dailyStatistics'>[] => {
      const sums = {
        soldQuantity: day.sold_quantity,
        returnedQuantity: day.returned_quantity,
        soldAmount: day.sold_amount,
        returnedAmount: day.returned_amount,
        cost: day.cost,
        uncostedSoldQuantity: day.uncosted_sold_quantity,
        uncostedReturnedQuantity: day.uncosted_returned_quantity,
        uncostedSoldAmount: day.uncosted_sold_amount,
        uncostedReturnedAmount: day.uncosted_returned_amount,
      };
      const profit = withCost ? profitOf(sums) : null;
      const uncosted = withCost ? uncostedOf(sums) : undefined;
      return [
        {
          ...shopCells(shop),
          day: day.day,
          'quantity.sold': day.sold_quantity,
          'quantity.returned': day.returned_quantity,
          'quantity.net': day.sold_quantity - day.returned_quantity,
          'amount.sold': day.sold_amount,
          'amount.returned': day.returned_amount,
          'amount.net': day.sold_amount - day.returned_amount,
          'profit.profit': profit,
          'profit.cost': profit === null ? null : day.cost,
          'profit.uncosted.sold': uncosted?.sold ?? null,
          'profit.uncosted.returned': uncosted?.returned ?? null,
          'profit.uncosted.amount': uncosted?.amount ?? null,
        },
      ];
    },
  );

const walks: Record<ShopKind, Walk> = { products, saleLines, shippingOrders, dailyStatistics };

/** Each shop with its days: those that are asked for, as far as they are told of an expired shop. */
function partsOf(asked: Asked, shops: readonly ExportedShop[]): ShopPart[] {
  return shops.flatMap(({ shop, lastDay }) => {
    // What is kept no more of an expired shop is not told either.
    if (lastDay === null) return [];
    const start = asked.start_day ?? anyDay;
    const last = asked.end_day ?? start;
    const end = lastDay === undefined ? last : earlier(last, lastDay);
    if (asked.kind !== 'products' && end < start) return [];
    const instants = { from: dayStart(start), to: dayStart(addDays(end, 1)) };
    return [{ shop, days: { id: shop.id, source: asked.source, start, end, ...instants } }];
  });
}

/** How many rows there will be; null where that is not known before. */
export async function countExported(
  db: Db,
  asked: Asked,
  shops: readonly ExportedShop[],
): Promise<number | null> {
  const { kind } = asked;
  if (kind === 'auditLog') return countAuditEntries(db, logFilterOf(asked));
  let sum = 0;
  for (const { days } of partsOf(asked, shops)) {
    const count = await countRows(db, kind, days);
    if (count === null) return null;
    sum += count;
  }
  return sum;
}

/** Every row that is asked for, some hundred at a time, shop by shop; the log the newest first. */
export async function* exportedRows(
  db: Db,
  asked: Asked,
  shops: readonly ExportedShop[],
): AsyncGenerator<readonly Row[]> {
  const { kind, format, withCost } = asked;
  if (kind === 'auditLog') {
    const filter = logFilterOf(asked);
    const rowOf = format === 'csv' ? logRowInWords : logRow;
    yield* walk(
      (before: number | undefined) => auditPart(db, filter, before, partSize),
      (entry) => [rowOf(entry, withCost)],
    );
    return;
  }
  for (const part of partsOf(asked, shops)) yield* walks[kind](db, part, withCost);
}
