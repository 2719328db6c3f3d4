import type { DbOrTransaction } from '../../db/connect.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { Shop } from '../../db/schema.ts';
import type { Marketplace, Period } from './marketplace.ts';
import type {
  MarketplaceRule,
  ShelfChange,
  ShopFunds,
  ShopMessage,
  ShopReview,
} from './reports.ts';

type ReportedShop = Pick<Shop, 'id' | 'mall_id' | 'platform'>;

const dayMs = 86_400_000;
/** What is as old as this may still change its state, and is read again. */
const rereadDays = 45;
/** The first reports of a shop reach back as far. */
const firstReportDays = 90;

export interface ShopReports {
  readonly funds: ShopFunds;
  readonly review: ShopReview;
  readonly rules: readonly MarketplaceRule[];
  readonly messages: readonly ShopMessage[];
  readonly shelfChanges: readonly ShelfChange[];
}

/** Asks the marketplace for what happened since the last reports, and for what may have changed since. */
export async function readReports(
  db: DbOrTransaction,
  marketplace: Marketplace,
  { id, mall_id: mallId }: ReportedShop,
  { after, until }: Period,
): Promise<ShopReports> {
  const known = await db
    .selectFrom('shop_report')
    .where('shop_id', '=', id)
    .select('updated_at')
    .executeTakeFirst();
  const since =
    known === undefined
      ? Math.min(after, until - firstReportDays * dayMs)
      : known.updated_at - rereadDays * dayMs;
  const period: Period = { after: since, until };
  return {
    funds: await marketplace.funds(mallId, until),
    review: await marketplace.review(mallId, until),
    rules: await marketplace.rules(mallId),
    messages: await marketplace.messages(mallId, period),
    shelfChanges: await marketplace.shelfChanges(mallId, period),
  };
}

/** Stores reports as of an instant. Repeating it changes nothing; older ones never replace newer ones. */
export async function saveReports(
  trx: DbOrTransaction,
  shop: ReportedShop,
  reports: ShopReports,
  at: number,
): Promise<void> {
  const { funds, review } = reports;
  const { documents } = review;
  const report = {
    available_balance: funds.available,
    pending_amount: funds.pending,
    review_count: review.reviewCount,
    good_review_count: review.goodReviewCount,
    previous_score: review.previousScore,
    high_price_count: review.highPriceCount,
    documents_approved: documents.approved,
    documents_reviewing: documents.reviewing,
    documents_missing: documents.missing,
    documents_rejected: documents.rejected,
    updated_at: at,
  };
  const saved = await trx
    .insertInto('shop_report')
    .values({ shop_id: shop.id, ...report })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet(report).where('shop_report.updated_at', '<', at),
    )
    .returning('shop_id')
    .executeTakeFirst();
  if (saved === undefined) return;
  await saveRestrictions(trx, shop, funds);
  await saveRules(trx, shop, reports.rules);
  await saveMessages(trx, shop, reports.messages);
  await saveShelfChanges(trx, shop, reports.shelfChanges);
}

/** What is not held back any more is not among the new ones. */
async function saveRestrictions(
  trx: DbOrTransaction,
  shop: ReportedShop,
  { restrictions }: ShopFunds,
): Promise<void> {
  await trx.deleteFrom('fund_restriction').where('shop_id', '=', shop.id).execute();
  await insertRows(
    trx,
    'fund_restriction',
    'shop_id, restriction_id, kind, reason, amount, release_condition, since',
    restrictions.map((one) => [
      shop.id,
      one.restrictionId,
      one.kind,
      one.reason,
      one.amount,
      one.releaseCondition,
      one.since,
    ]),
  );
}

async function saveRules(
  trx: DbOrTransaction,
  { platform }: ReportedShop,
  rules: readonly MarketplaceRule[],
): Promise<void> {
  await insertRows(
    trx,
    'marketplace_rule',
    'platform, code, title, content, penalty',
    rules.map((rule) => [platform, rule.code, rule.title, rule.content, rule.penalty]),
    `on conflict (platform, code) do update set
       title = excluded.title, content = excluded.content, penalty = excluded.penalty`,
  );
}

async function saveMessages(
  trx: DbOrTransaction,
  shop: ReportedShop,
  messages: readonly ShopMessage[],
): Promise<void> {
  await insertRows(
    trx,
    'shop_message',
    'shop_id, message_id, kind, rule_code, product_id, title, content, fine, state, happened_at',
    messages.map((one) => [
      shop.id,
      one.messageId,
      one.kind,
      one.ruleCode,
      one.productId,
      one.title,
      one.content,
      one.fine,
      one.state,
      one.at,
    ]),
    'on conflict (shop_id, message_id) do update set state = excluded.state, fine = excluded.fine',
  );
}

async function saveShelfChanges(
  trx: DbOrTransaction,
  shop: ReportedShop,
  changes: readonly ShelfChange[],
): Promise<void> {
  await insertRows(
    trx,
    'shelf_change',
    'shop_id, change_id, kind, product_id, reason, happened_at',
    changes.map((one) => [shop.id, one.changeId, one.kind, one.productId, one.reason, one.at]),
    'on conflict do nothing',
  );
}
