import { sql } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import { type ShopViewer, visibleShopIds } from '../shops/shops.ts';

/** What shops themselves need: answers to the marketplace, documents, and the session of their account. */

export interface OpenViolation {
  readonly shopId: number;
  readonly messageId: string;
  readonly title: string;
  /** What happened, as the marketplace words it. */
  readonly content: string;
  /** What the rule demands; null where the rule is not known. */
  readonly demand: string | null;
  /** 0 without one. */
  readonly fine: number;
  readonly appealBy: number | null;
}

/** Violations that wait for the seller, not older than an instant. */
export function findOpenViolations(
  db: DbOrTransaction,
  shopIds: readonly number[],
  since: number,
): Promise<OpenViolation[]> {
  return db
    .selectFrom('shop_message as message')
    .innerJoin('shop', 'shop.id', 'message.shop_id')
    .leftJoin('marketplace_rule as rule', (join) =>
      join
        .onRef('rule.platform', '=', 'shop.platform')
        .onRef('rule.code', '=', 'message.rule_code'),
    )
    .where('message.shop_id', 'in', shopIds)
    .where('message.happened_at', '>=', since)
    .where('message.kind', '=', 'violation')
    .where('message.state', '=', 'open')
    .select([
      'message.shop_id as shopId',
      'message.message_id as messageId',
      'message.title',
      'message.content',
      'rule.content as demand',
      'message.fine',
      'message.appeal_by as appealBy',
    ])
    .execute();
}

/** Shops with documents that were rejected. */
export function findRejected(db: DbOrTransaction, shopIds: readonly number[]) {
  return db
    .selectFrom('shop_report')
    .where('shop_id', 'in', shopIds)
    .where('documents_rejected', '>', 0)
    .select(['shop_id as shopId', 'documents_rejected as count'])
    .execute();
}

/** A main account whose session the marketplace has ended, with its shops that the viewer sees. */
export interface LostSession {
  readonly accountId: number;
  readonly phone: string;
  /** Row ids, in ascending order. */
  readonly shopIds: readonly number[];
}

export async function findLostSessions(
  db: DbOrTransaction,
  viewer: ShopViewer,
): Promise<LostSession[]> {
  const rows = await db
    .selectFrom('main_account')
    .innerJoin('shop', 'shop.main_account_id', 'main_account.id')
    .where('main_account.needs_rebind', '=', 1)
    .where(sql<boolean>`shop.id in ${visibleShopIds(db, viewer)}`)
    .orderBy('shop.id')
    .select(['main_account.id', 'main_account.phone', 'shop.id as shopId'])
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([accountId, of]) => {
    const [first] = of;
    if (first === undefined) return [];
    return { accountId, phone: first.phone, shopIds: of.map(({ shopId }) => shopId) };
  });
}
