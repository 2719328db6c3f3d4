import { sql } from 'kysely';
import { beforePaidEnd, type EndedShops } from '../billing/paid-time.ts';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { ShopMessageTable } from './report-tables.ts';

/** What marketplaces reported of shops: balances, reviews, messages, assessments, packages sent back. */

/** Which rows of a list, counted from 0. */
export interface ListPage {
  readonly limit: number;
  readonly offset: number;
}

/** From the first instant to the last, both included. */
export interface Between {
  readonly from: number;
  readonly to: number;
}

/** The reports of shops, by shop. Shops of which nothing is known are not among them. */
export async function findReports(db: DbOrTransaction, shopIds: readonly number[]) {
  const rows = await db
    .selectFrom('shop_report')
    .where('shop_id', 'in', shopIds)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.shop_id, row]));
}

/** The instant of a shop's last report; undefined before the first. */
export async function reportedAt(db: DbOrTransaction, shopId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('shop_report')
    .where('shop_id', '=', shopId)
    .select('updated_at')
    .executeTakeFirst();
  return row?.updated_at;
}

export async function listRestrictions(
  db: DbOrTransaction,
  shopIds: readonly number[],
  ended: readonly EndedShops[] = [],
) {
  return db
    .selectFrom('fund_restriction')
    .innerJoin('shop', 'shop.id', 'fund_restriction.shop_id')
    .where('fund_restriction.shop_id', 'in', shopIds)
    .where(beforePaidEnd(ended, { shop: 'fund_restriction.shop_id', instant: 'since' }))
    .orderBy('amount', 'desc')
    .orderBy('fund_restriction.shop_id')
    .orderBy('restriction_id')
    .select([
      'mall_id',
      'restriction_id',
      'kind',
      'reason',
      'amount',
      'release_condition',
      'since',
      'release_at',
    ])
    .execute();
}

export interface MessageFilter extends ListPage, Between {
  readonly kind?: 'violation' | 'notice' | undefined;
  readonly state?: ShopMessageTable['state'] | undefined;
  readonly ruleCode?: string | undefined;
  readonly platform?: 'temu' | 'shein' | undefined;
  readonly productId?: string | undefined;
}

/** A page of what was written to shops, newest first, and how much there is in all. */
export async function listMessages(
  db: DbOrTransaction,
  shopIds: readonly number[],
  { kind, state, ruleCode, platform, productId, ...page }: MessageFilter,
  ended: readonly EndedShops[] = [],
) {
  let query = db
    .selectFrom('shop_message as message')
    .innerJoin('shop', 'shop.id', 'message.shop_id')
    .leftJoin('product', (join) =>
      join
        .onRef('product.shop_id', '=', 'message.shop_id')
        .onRef('product.product_id', '=', 'message.product_id'),
    )
    .where('message.shop_id', 'in', shopIds)
    .where('message.happened_at', '>=', page.from)
    .where('message.happened_at', '<=', page.to)
    .where(beforePaidEnd(ended, { shop: 'message.shop_id', instant: 'message.happened_at' }));
  if (kind !== undefined) query = query.where('message.kind', '=', kind);
  if (state !== undefined) query = query.where('message.state', '=', state);
  if (ruleCode !== undefined) query = query.where('message.rule_code', '=', ruleCode);
  if (platform !== undefined) query = query.where('shop.platform', '=', platform);
  if (productId !== undefined) query = query.where('message.product_id', '=', productId);
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select([
      'shop.mall_id',
      'message.message_id',
      'message.kind',
      'message.rule_code',
      'message.title',
      'message.content',
      'message.product_id',
      'product.name as product_name',
      'message.fine',
      'message.state',
      'message.happened_at',
    ])
    .orderBy('message.happened_at', 'desc')
    .orderBy('message.shop_id')
    .orderBy('message.message_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total: count, rows };
}

/** The rules of the shops' marketplaces, each with its violations by the shops in the time. */
export async function listRules(
  db: DbOrTransaction,
  shopIds: readonly number[],
  { from, to }: Between,
  ended: readonly EndedShops[] = [],
) {
  return db
    .with('broken', () =>
      db
        .selectFrom('shop_message')
        .innerJoin('shop', 'shop.id', 'shop_message.shop_id')
        .where('shop_message.shop_id', 'in', shopIds)
        .where('kind', '=', 'violation')
        .where('happened_at', '>=', from)
        .where('happened_at', '<=', to)
        .where(beforePaidEnd(ended, { shop: 'shop_message.shop_id', instant: 'happened_at' }))
        .groupBy(['shop.platform', 'rule_code'])
        .select(({ fn }) => [
          'shop.platform',
          'rule_code',
          fn.countAll<number>().as('violations'),
          sql<number>`sum(case when state = 'waived' then 0 else fine end)`.as('fine'),
        ]),
    )
    .selectFrom('marketplace_rule as rule')
    .leftJoin('broken', (join) =>
      join
        .onRef('broken.platform', '=', 'rule.platform')
        .onRef('broken.rule_code', '=', 'rule.code'),
    )
    .where('rule.platform', 'in', (shops) =>
      shops.selectFrom('shop').where('id', 'in', shopIds).select('platform'),
    )
    .select([
      'rule.platform',
      'rule.code',
      'rule.title',
      'rule.content',
      'rule.penalty',
      sql<number>`coalesce(broken.violations, 0)`.as('violations'),
      sql<number>`coalesce(broken.fine, 0)`.as('fine'),
    ])
    .orderBy('violations', 'desc')
    .orderBy('rule.platform', 'desc')
    .orderBy('rule.code')
    .execute();
}

/** The shops that are there, best reviewed first, those without a score last. */
export async function rankByReview(
  db: DbOrTransaction,
  shopIds: readonly number[],
  page: ListPage,
) {
  return db
    .selectFrom('shop')
    .leftJoin('shop_report as report', 'report.shop_id', 'shop.id')
    .where('shop.id', 'in', shopIds)
    .select([
      'shop.mall_id',
      'shop.review_score',
      'report.previous_score',
      'report.review_count',
      'report.good_review_count',
    ])
    .orderBy(sql`coalesce(shop.review_score, -1)`, 'desc')
    .orderBy(sql`coalesce(report.review_count, -1)`, 'desc')
    .orderBy('shop.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
