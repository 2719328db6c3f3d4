import { createHash } from 'node:crypto';
import {
  findSubmitted,
  insertSubmission,
  type Submission,
} from '../../db/billing/order-submissions.ts';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import type { RenewalOrder } from '../../db/schema.ts';
import { submitOrder } from '../contract/billing.ts';
import type { CallInput } from '../contract/call.ts';
import type { ApiDeps } from '../deps.ts';
import { refuse } from '../refusal.ts';

type Orders = CallInput<typeof submitOrder>['orders'];

/** Another request has made an order under the same key meanwhile: this one makes none. */
class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** What is ordered. The price plays no part: it is the server's, and may have changed between two sendings. */
const contentHash = (orders: Orders): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        orders.map(({ shopId: mallId, month, payType, couponId, pageUrl }) => [
          mallId,
          month,
          payType,
          couponId ?? [],
          pageUrl ?? null,
        ]),
      ),
    )
    .digest('hex');

/** Notes the order under its key, in the transaction that makes it. */
export type NoteOrder = (trx: DbOrTransaction, orderId: number) => Promise<void>;

/**
 * Makes an order once for one idempotency key of a boss: sent again, at the same time too, it answers the
 * order that was made first.
 * @throws Refusal when the key stands for an order of something else
 */
export async function submitOnce<T>(
  { db, now }: Pick<ApiDeps, 'db' | 'now'>,
  sent: { readonly ownerId: number; readonly key: string | undefined; readonly orders: Orders },
  make: (note: NoteOrder) => Promise<T>,
  known: (order: RenewalOrder) => Promise<T>,
): Promise<T> {
  const { ownerId, key, orders } = sent;
  if (key === undefined) return make(async () => undefined);
  const submission: Submission = { ownerId, key, contentHash: contentHash(orders) };
  const find = async () => {
    const order = await findSubmitted(db, submission);
    if (order !== undefined && order.content_hash !== submission.contentHash)
      refuse(submitOrder, 'otherOrder');
    return order;
  };
  const before = await find();
  if (before !== undefined) return known(before);
  try {
    return await make(async (trx, orderId) => {
      if (!(await insertSubmission(trx, submission, orderId, now()))) throw new KeyTaken();
    });
  } catch (error) {
    // The other request may also have taken the coupons, or the last place of an order that waits.
    const meanwhile = await find();
    if (meanwhile !== undefined) return known(meanwhile);
    throw error;
  }
}
