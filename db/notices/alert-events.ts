import { type AlertKind, expirySteps } from '../../api/contract/rules/alerts.ts';
import { dayMs } from '../../api/contract/rules/calendar.ts';
import { bestSellerPieces, shipSoonBefore } from '../../api/contract/rules/push.ts';
import { among } from '../engine/among.ts';
import type { Db } from '../engine/connect.ts';
import { nameOf } from '../products/product-ranking.ts';
import { subjectOfShortage } from './push-contents.ts';

/** What happens that somebody is told of, found by indexes alone. */

export interface AlertEvent {
  readonly kind: AlertKind;
  readonly subject: string;
  /** Whom it is for: whoever has the shop, or the person; both null for everybody. */
  readonly shopId: number | null;
  readonly userId: number | null;
  readonly name: string | null;
  readonly detail: string | null;
  readonly amount: number | null;
  readonly deadline: number | null;
  readonly target: string | null;
  /** Null of what lasts, so that it is told from the moment at which it is found. */
  readonly at: number | null;
}

/** How far back events are looked for, in case nothing ran meanwhile. */
export const lookBack = 3 * dayMs;

/** Where and when it is looked. */
interface Look {
  readonly shopIds: readonly number[];
  readonly userIds: readonly number[];
  readonly now: number;
}

const nothing = {
  shopId: null,
  userId: null,
  name: null,
  detail: null,
  amount: null,
  deadline: null,
  target: null,
  at: null,
} as const;

async function shipSoon(db: Db, { shopIds, now }: Look): Promise<AlertEvent[]> {
  const rows = await db
    .selectFrom('shipping_order')
    .where('ship_by', '>', now)
    .where('ship_by', '<=', now + shipSoonBefore)
    .where('status', 'in', ['packing', 'shipping'])
    .where(among(db, 'shop_id', shopIds))
    .select(['id', 'shop_id', 'order_no', 'ship_by'])
    .execute();
  return rows.map(({ id, shop_id, order_no, ship_by }) => ({
    ...nothing,
    kind: 'shipSoon',
    subject: String(id),
    shopId: shop_id,
    name: order_no,
    deadline: ship_by,
    target: order_no,
  }));
}

/** What shippers have told and nobody has answered; told once more after an answer, it is another one. */
async function shortages(db: Db, { shopIds, now }: Look): Promise<AlertEvent[]> {
  const rows = await db
    .selectFrom('shipping_shortage as shortage')
    .innerJoin('shipping_order', 'shipping_order.id', 'shortage.order_ref')
    .innerJoin('user as reporter', 'reporter.id', 'shortage.reported_by')
    .where('shortage.answered_at', 'is', null)
    .where('shortage.reported_at', '>', now - lookBack)
    .where('reporter.role', '=', 'shipper')
    .where('shipping_order.status', '!=', 'cancelled')
    .where(among(db, 'shipping_order.shop_id', shopIds))
    .select(['shortage.order_ref', 'shortage.sku_ref', 'shortage.reported_at', 'shortage.missing'])
    .select(['shipping_order.shop_id', 'shipping_order.order_no'])
    .execute();
  return rows.map((row) => ({
    ...nothing,
    kind: 'shortage',
    subject: subjectOfShortage(row),
    shopId: row.shop_id,
    name: row.order_no,
    detail: String(row.missing),
    target: row.order_no,
    at: row.reported_at,
  }));
}

async function fines(db: Db, { shopIds, now }: Look): Promise<AlertEvent[]> {
  const rows = await db
    .selectFrom('shop_message')
    .where(among(db, 'shop_id', shopIds))
    .where('happened_at', '>', now - lookBack)
    .where('happened_at', '<=', now)
    .where('kind', '=', 'violation')
    .where('fine', '>', 0)
    .where('state', '!=', 'waived')
    .select(['shop_id', 'message_id', 'title', 'fine', 'happened_at'])
    .execute();
  return rows.map(({ shop_id, message_id, title, fine, happened_at }) => ({
    ...nothing,
    kind: 'fine',
    subject: `${shop_id}:${message_id}`,
    shopId: shop_id,
    name: title,
    amount: fine,
    target: message_id,
    at: happened_at,
  }));
}

async function soldOut(db: Db, { shopIds, now }: Look): Promise<AlertEvent[]> {
  const rows = await db
    .selectFrom('stock')
    .innerJoin('sku_window as week', (join) =>
      join
        .onRef('week.shop_id', '=', 'stock.shop_id')
        .onRef('week.sku_ref', '=', 'stock.sku_ref')
        .on('week.source', '=', 'sales')
        .on('week.length', '=', 7),
    )
    .innerJoin('sku', 'sku.id', 'stock.sku_ref')
    .innerJoin('skc', 'skc.id', 'sku.skc_ref')
    .innerJoin('product', 'product.id', 'sku.product_ref')
    .where(among(db, 'stock.shop_id', shopIds))
    .where('stock.on_hand', '=', 0)
    .where('stock.updated_at', '>', now - lookBack)
    .where('week.sold_quantity', '>=', bestSellerPieces)
    .select(['stock.sku_ref', 'stock.shop_id', 'stock.updated_at', 'sku.ext_code', 'sku.sku_id'])
    .select([nameOf('sku').as('name'), 'week.sold_amount', 'week.returned_amount'])
    .execute();
  return rows.map((row) => ({
    ...nothing,
    kind: 'soldOut',
    subject: String(row.sku_ref),
    shopId: row.shop_id,
    name: row.name,
    detail: row.ext_code,
    amount: Math.max(0, Math.round((row.sold_amount - row.returned_amount) / 7)),
    target: row.sku_id,
    at: row.updated_at,
  }));
}

async function sessionsLost(db: Db, { userIds }: Look): Promise<AlertEvent[]> {
  const rows = await db
    .selectFrom('main_account')
    .where(among(db, 'owner_id', userIds))
    .where('needs_rebind', '=', 1)
    .select(['id', 'owner_id', 'platform', 'phone'])
    .execute();
  return rows.map(({ id, owner_id, platform, phone }) => ({
    ...nothing,
    kind: 'sessionLost',
    subject: String(id),
    userId: owner_id,
    name: platform,
    detail: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
  }));
}

async function importsEnded(db: Db, { userIds, now }: Look): Promise<AlertEvent[]> {
  const rows = await db
    .selectFrom('sales_import')
    .where('finished_at', '>', now - lookBack)
    .where(among(db, 'owner_id', userIds))
    .where('status', 'in', ['done', 'failed', 'interrupted'])
    .where('dry_run', '=', 0)
    .where('taken_back_at', 'is', null)
    .select(['id', 'owner_id', 'file_name', 'status', 'error', 'finished_at'])
    .select(({ eb }) => eb('lines_added', '+', eb.ref('lines_changed')).as('lines'))
    .execute();
  return rows.map(({ id, owner_id, file_name, status, error, lines, finished_at }) => ({
    ...nothing,
    kind: status === 'done' ? 'importDone' : 'importFailed',
    subject: String(id),
    userId: owner_id,
    name: file_name,
    detail: status === 'done' ? String(lines) : error,
    target: String(id),
    at: finished_at,
  }));
}

/** Files that a tool asked for are its own. */
async function exportsReady(db: Db, { userIds, now }: Look): Promise<AlertEvent[]> {
  const rows = await db
    .selectFrom('data_export')
    .where('finished_at', '>', now - lookBack)
    .where(among(db, 'owner_id', userIds))
    .where('state', '=', 'done')
    .where('key_id', 'is', null)
    .select(['id', 'owner_id', 'kind', 'row_count', 'finished_at'])
    .execute();
  return rows.map(({ id, owner_id, kind, row_count, finished_at }) => ({
    ...nothing,
    kind: 'exportReady',
    subject: id,
    userId: owner_id,
    name: kind,
    detail: String(row_count ?? 0),
    target: id,
    at: finished_at,
  }));
}

/** Told at the step that is reached by now: a paid time that was renewed is another one. */
async function shopsExpiring(db: Db, { shopIds, now }: Look): Promise<AlertEvent[]> {
  const rows = await db
    .selectFrom('shop')
    .where(among(db, 'id', shopIds))
    .where('expire_at', '>', now)
    .where('expire_at', '<=', now + expirySteps[0] * dayMs)
    .select(['id', 'expire_at'])
    .execute();
  return rows.flatMap(({ id, expire_at: end }): AlertEvent[] => {
    const step = expirySteps.findLast((days) => end !== null && end - days * dayMs <= now);
    if (end === null || step === undefined) return [];
    const at = end - step * dayMs;
    if (at <= now - lookBack) return [];
    const subject = `${id}:${end}:${step}`;
    const detail = String(step);
    return [{ ...nothing, kind: 'shopExpiring', subject, shopId: id, detail, deadline: end, at }];
  });
}

async function announcements(db: Db, { now }: Look): Promise<AlertEvent[]> {
  const rows = await db
    .selectFrom('notice')
    .where('kind', '=', 'announcement')
    .where('published_at', '>', now - lookBack)
    .where('published_at', '<=', now)
    .select(['id', 'title', 'published_at'])
    .execute();
  return rows.map(({ id, title, published_at }) => ({
    ...nothing,
    kind: 'announcement',
    subject: String(id),
    name: title,
    target: String(id),
    at: published_at,
  }));
}

const finders = [
  shipSoon,
  shortages,
  fines,
  soldOut,
  sessionsLost,
  importsEnded,
  exportsReady,
  shopsExpiring,
  announcements,
] as const;

/** What there is to tell whoever has these shops, and these people. */
export async function findAlertEvents(db: Db, look: Look): Promise<AlertEvent[]> {
  const found = await Promise.all(finders.map((find) => find(db, look)));
  return found.flat();
}
