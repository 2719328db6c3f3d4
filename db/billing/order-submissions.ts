import type { DbOrTransaction } from '../engine/connect.ts';
import type { RenewalOrder } from '../schema.ts';

/** Which order was made under which idempotency key of its boss. */

/** How long a key stands for its order, in ms. */
const keysKeptFor = 48 * 60 * 60 * 1000;

export interface Submission {
  readonly ownerId: number;
  readonly key: string;
  /** Stands for what was ordered. */
  readonly contentHash: string;
}

/** The order that was made under a key, and what it was made of; undefined where there is none. */
export async function findSubmitted(
  db: DbOrTransaction,
  { ownerId, key }: Pick<Submission, 'ownerId' | 'key'>,
): Promise<(RenewalOrder & { readonly content_hash: string }) | undefined> {
  return db
    .selectFrom('order_submission')
    .innerJoin('renewal_order', 'renewal_order.id', 'order_submission.order_id')
    .where('order_submission.owner_id', '=', ownerId)
    .where('idempotency_key', '=', key)
    .selectAll('renewal_order')
    .select('content_hash')
    .executeTakeFirst();
}

/** Notes that the order was made under the key. False when the key stands for another one by now. */
export async function insertSubmission(
  trx: DbOrTransaction,
  { ownerId, key, contentHash }: Submission,
  orderId: number,
  now: number,
): Promise<boolean> {
  const row = await trx
    .insertInto('order_submission')
    .values({
      owner_id: ownerId,
      idempotency_key: key,
      content_hash: contentHash,
      order_id: orderId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets go of keys that are older than they are kept for. */
export async function forgetSubmissions(db: DbOrTransaction, now: number): Promise<void> {
  await db
    .deleteFrom('order_submission')
    .where('created_at', '<=', now - keysKeptFor)
    .execute();
}
