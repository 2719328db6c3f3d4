import type { DbOrTransaction } from '../engine/connect.ts';
import { insertRows } from '../engine/insert-rows.ts';
import type { Shop } from '../schema.ts';

type ReportedShop = Pick<Shop, 'id' | 'platform'>;

export interface ShopFunds {
  /** Can be withdrawn. */
  readonly available: number;
  /** Waits for its settlement. */
  readonly pending: number;
  readonly restrictions: readonly FundRestriction[];
  /** Of the last 30 days, and what is under way. Left out where the marketplace does not tell. */
  readonly movements?: readonly FundMovement[];
}

/** Money that the marketplace holds back. */
export interface FundRestriction {
  readonly restrictionId: string;
  readonly kind: 'violation' | 'rating' | 'reserve';
  readonly reason: string;
  readonly amount: number;
  readonly releaseCondition: string;
  readonly since: number;
  /** Left out where it hangs on something else than time. */
  readonly releaseAt?: number;
}

/** Money that was settled, or is paid out. */
export interface FundMovement {
  readonly movementId: string;
  readonly kind: 'settlement' | 'withdrawal';
  readonly amount: number;
  /** When it was settled, or comes to the account. */
  readonly at: number;
}

export interface ShopReview {
  readonly reviewCount: number;
  /** Of four or five stars. */
  readonly goodReviewCount: number;
  /** The score of 30 days before; null while there were too few reviews. */
  readonly previousScore: number | null;
  /** Products whose sale is limited because their price is too high. */
  readonly highPriceCount: number;
  /** Certificates and labels that products need. */
  readonly documents: {
    readonly approved: number;
    readonly reviewing: number;
    readonly missing: number;
    readonly rejected: number;
  };
}

export interface MarketplaceRule {
  readonly code: string;
  readonly title: string;
  readonly content: string;
  readonly penalty: string;
}

export interface ShopMessage {
  readonly messageId: string;
  readonly kind: 'violation' | 'notice';
  /** Of violations. */
  readonly ruleCode: string | null;
  readonly productId: string | null;
  readonly title: string;
  readonly content: string;
  /** 0 without one. */
  readonly fine: number;
  /** `none` of notices. */
  readonly state: 'none' | 'open' | 'appealing' | 'fined' | 'waived';
  readonly at: number;
  /** Until when a violation can be answered; left out of notices, and where the marketplace does not say. */
  readonly appealBy?: number;
}

export interface ShelfChange {
  readonly changeId: string;
  readonly kind: 'on' | 'off';
  readonly productId: string;
  readonly reason: string;
  readonly at: number;
}

/** What a marketplace reports of a shop beside its products and orders. Money is whole fen. */
export interface ReportsOfShop {
  readonly funds: ShopFunds;
  readonly review: ShopReview;
  readonly rules: readonly MarketplaceRule[];
  readonly messages: readonly ShopMessage[];
  readonly shelfChanges: readonly ShelfChange[];
}

/** Stores reports as of an instant. Repeating it changes nothing; older ones never replace newer ones. */
export async function saveReports(
  trx: DbOrTransaction,
  shop: ReportedShop,
  reports: ReportsOfShop,
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
  await saveMovements(trx, shop, funds.movements ?? []);
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
    'shop_id, restriction_id, kind, reason, amount, release_condition, since, release_at',
    restrictions.map((one) => [
      shop.id,
      one.restrictionId,
      one.kind,
      one.reason,
      one.amount,
      one.releaseCondition,
      one.since,
      one.releaseAt ?? null,
    ]),
  );
}

/** What is told again takes the place of what was told before; what is older stays. */
async function saveMovements(
  trx: DbOrTransaction,
  shop: ReportedShop,
  movements: readonly FundMovement[],
): Promise<void> {
  await insertRows(
    trx,
    'fund_movement',
    'shop_id, movement_id, kind, amount, at',
    movements.map((one) => [shop.id, one.movementId, one.kind, one.amount, one.at]),
    'on conflict (shop_id, movement_id) do update set amount = excluded.amount, at = excluded.at',
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
    'shop_id, message_id, kind, rule_code, product_id, title, content, fine, state, happened_at, appeal_by',
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
      one.appealBy ?? null,
    ]),
    `on conflict (shop_id, message_id) do update set
       state = excluded.state, fine = excluded.fine, appeal_by = excluded.appeal_by`,
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
