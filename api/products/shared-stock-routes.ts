import {
  type CodeStock,
  listSharedStock,
  type ShopCodeStock,
  type StockTotals,
} from '../../db/products/shared-stock.ts';
import type { CallInput, CallOutput } from '../contract/call.ts';
import { shanghaiDay } from '../contract/rules/calendar.ts';
import { suggestMoves } from '../contract/rules/stock-moves.ts';
import { getStockAcrossShops } from '../contract/shared-stock.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { paidIdsOf, resolveScope } from '../shop-scope.ts';
import { listPage } from '../statistics/ranges.ts';
import { shownStatus } from './product-status.ts';

type Answer = CallOutput<typeof getStockAcrossShops>;
type Row = Answer['rows'][number];

async function stockAcrossShops(
  input: CallInput<typeof getStockAcrossShops>,
  context: CallContext,
): Promise<Answer> {
  const scope = await resolveScope(context, input.shopId);
  // Their last days are not known: what they sold would be too little, and what they need too.
  const shopIds = paidIdsOf(scope);
  const endedShopNum = scope.shopIds.length - shopIds.length;
  if (shopIds.length === 0) return { total: 0, totals: null, rows: [], endedShopNum };
  const { total, totals, codes, shops } = await listSharedStock(context.db, {
    scope: { shopIds },
    today: shanghaiDay(context.now()),
    keyword: input.keyword,
    code: input.extCode,
    isShared: input.shared ?? false,
    state: input.hint,
    isMovable: input.movable ?? false,
    by: input.sort,
    descending: input.order === 'desc',
    ...listPage(input),
  });
  const byCode = Map.groupBy(shops, ({ code }) => code);
  return {
    total,
    totals: totals && totalsOf(totals),
    rows: codes.map((row) => rowOf(row, byCode.get(row.code) ?? [])),
    endedShopNum,
  };
}

const totalsOf = ({ unknown, ...sums }: StockTotals): NonNullable<Answer['totals']> => ({
  ...sums,
  noStockNum: unknown,
});

const rowOf = (row: CodeStock, shops: readonly ShopCodeStock[]): Row => ({
  extCode: row.code,
  shopNum: row.shops,
  onHand: row.onHand,
  inTransit: row.inTransit,
  noStockNum: row.unknown,
  net7: row.net7,
  net30: row.net30,
  coverDays: row.unknown > 0 ? null : coverOf(row),
  soldOutNum: row.soldOut,
  runningOutNum: row.runningOut,
  deadNum: row.dead,
  shops: shops.map((one) => ({
    mallId: one.mallId,
    productId: one.productId,
    skuId: one.skuId,
    productName: one.name,
    specName: one.specName,
    imageUrl: one.imageUrl,
    status: shownStatus[one.status],
    onHand: one.onHand,
    inTransit: one.inTransit,
    net7: one.net7,
    net30: one.net30,
    coverDays: coverOf(one),
    hint: one.hint,
  })),
  moves: suggestMoves(
    shops.map(({ status, ...one }) => ({ ...one, isOnSale: status === 'on_sale' })),
  ).map(({ from, to, ...move }) => ({ fromMallId: from, toMallId: to, ...move })),
});

const coverOf = ({ onHand, net30 }: { onHand: number | null; net30: number }): number | null =>
  onHand === null || net30 <= 0 ? null : (onHand * 30) / net30;

export const routes: Route[] = [route(getStockAcrossShops, stockAcrossShops)];
