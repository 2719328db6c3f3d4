import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { saveProducts, skuRefsOf } from '../../db/products/catalogue.ts';
import { saveStock } from '../../db/products/stock.ts';
import type { Shop } from '../../db/schema.ts';
import { saveReports } from '../../db/shops/save-reports.ts';
import { setStanding, setSynced } from '../../db/shops/shops.ts';
import { appendSaleLines, type NewSaleLine } from '../../db/statistics/sale-lines.ts';
import type { Marketplace, MarketplaceLine, Period } from './marketplace.ts';
import { readReports } from './report-sync.ts';

/** Lines that one transaction writes: enough to sum well, few enough to let others write in between. */
const linesAtOnce = 8_000;

type SyncedShop = Pick<Shop, 'id' | 'mall_id'>;
type CataloguedShop = Pick<Shop, 'id' | 'mall_id' | 'platform'>;

/** Runs in the transaction at hand, or in one of its own. */
export function inTransaction<T>(
  db: DbOrTransaction,
  run: (trx: DbOrTransaction) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}

/**
 * Brings products, states, prices, ratings and reports of a shop up to the end of the period. Answers how many
 * products are new, have moved on or have another price.
 */
export async function syncCatalogue(
  db: DbOrTransaction,
  marketplace: Marketplace,
  shop: CataloguedShop,
  period: Period,
): Promise<number> {
  const products = await marketplace.products(shop.mall_id, period);
  const standing = await marketplace.standing(shop.mall_id, period.until);
  const reports = await readReports(db, marketplace, shop, period);
  return inTransaction(db, async (trx) => {
    await setStanding(trx, shop.id, standing);
    await saveReports(trx, shop, reports, period.until);
    return saveProducts(trx, shop, products, period.until);
  });
}

/**
 * Appends the order lines of a period and then sets the stock to its end, in chunks, so that a period of
 * any length takes bounded memory. Repeating it changes nothing. Answers how many lines were new.
 * The products of the period must be stored (`syncCatalogue`).
 */
export async function syncLines(
  db: DbOrTransaction,
  marketplace: Marketplace,
  shop: SyncedShop,
  period: Period,
): Promise<number> {
  let added = 0;
  let waiting: MarketplaceLine[] = [];
  let skuRefs: ReadonlyMap<string, number> | undefined;
  const append = async (trx: DbOrTransaction): Promise<void> => {
    skuRefs ??= await skuRefsOf(trx, shop);
    const lines = toSaleLines(shop, skuRefs, waiting);
    waiting = [];
    added += (await appendSaleLines(trx, lines, period.until)).added;
  };
  for await (const lines of marketplace.orderLines(shop.mall_id, period)) {
    for (const line of lines) waiting.push(line);
    if (waiting.length >= linesAtOnce) await inTransaction(db, append);
  }
  if (waiting.length === 0 && skuRefs === undefined) return 0;

  const levels = await marketplace.stock(shop.mall_id, period.until);
  await inTransaction(db, async (trx) => {
    await append(trx);
    await saveStock(trx, shop, skuRefs ?? new Map(), levels, period.until);
    await setSynced(trx, [shop.id], period.until);
  });
  return added;
}

function toSaleLines(
  shop: SyncedShop,
  skuRefs: ReadonlyMap<string, number>,
  lines: readonly MarketplaceLine[],
): NewSaleLine[] {
  return lines.map((line) => {
    const skuRef = skuRefs.get(line.skuId);
    if (skuRef === undefined) {
      throw new Error(`Shop ${shop.mall_id} sold SKU ${line.skuId}, which it does not list`);
    }
    return {
      shopId: shop.id,
      source: line.source,
      orderNo: line.orderNo,
      lineNo: line.lineNo,
      skuRef,
      soldAt: line.at,
      kind: line.kind,
      quantity: line.quantity,
      amount: line.amount,
      importId: null,
    };
  });
}
