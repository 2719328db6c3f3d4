import type { DbOrTransaction } from '../engine/connect.ts';
import type { ShippingOrderTable } from '../schema.ts';

/** The steps that a person takes with a shipping order, each once for its idempotency key. */

export type ShippingStep = 'packing' | 'shipping' | 'stored' | 'cancelled';

/** From which states a step leads on. */
const stepsFrom: Readonly<Record<ShippingStep, readonly ShippingOrderTable['status'][]>> = {
  packing: ['packing'],
  shipping: ['shipping'],
  stored: ['shipped'],
  cancelled: ['packing', 'shipping'],
};

/** How long a key stands for its step, in ms: a phone may lie without network over a holiday. */
const keysKeptFor = 14 * 24 * 60 * 60 * 1000;

export interface StepTaken {
  readonly userId: number;
  readonly orderId: number;
  /** In any words that stand for one thing that is done with an order. */
  readonly step: string;
  /** Undefined where it need not be told from the same step sent again. */
  readonly key: string | undefined;
}

/**
 * - `taken`: now
 * - `repeated`: under this key before, whatever has become of the order since
 * - `otherStep`: the key stands for something else
 * - `refused`: the order is not, or no longer, in a state that allows it
 */
export type StepOutcome = 'taken' | 'repeated' | 'otherStep' | 'refused';

/** Takes a step, once for its key: the same one sent at the same time waits for the first to end. */
export const takeStep = (
  db: DbOrTransaction,
  taken: StepTaken & { readonly step: ShippingStep },
  now: number,
): Promise<StepOutcome> => once(db, taken, now, (trx) => move(trx, taken, now));

/** Does something with an order once for its key; what it does answers whether it could. */
export async function once(
  db: DbOrTransaction,
  taken: StepTaken,
  now: number,
  act: (trx: DbOrTransaction) => Promise<boolean>,
): Promise<StepOutcome> {
  const { key } = taken;
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return (await act(trx)) ? 'taken' : 'refused';
    if (!(await note(trx, { ...taken, key }, now))) {
      const before = await noteOf(trx, { ...taken, key });
      const isSame = before?.order_ref === taken.orderId && before.step === taken.step;
      return isSame ? 'repeated' : 'otherStep';
    }
    if (await act(trx)) return 'taken';
    // Nothing was done under it: the person may try again.
    await trx
      .deleteFrom('shipping_step')
      .where('user_id', '=', taken.userId)
      .where('idempotency_key', '=', key)
      .execute();
    return 'refused';
  });
}

async function move(
  db: DbOrTransaction,
  { orderId, step }: { readonly orderId: number; readonly step: ShippingStep },
  now: number,
): Promise<boolean> {
  const moved = db
    .updateTable('shipping_order')
    .where('id', '=', orderId)
    .where('status', 'in', stepsFrom[step]);
  const { numUpdatedRows } = await (step === 'stored'
    ? moved.where('stored_at', 'is', null).set(({ fn, val }) => ({
        received_at: fn.coalesce('received_at', val(now)),
        stored_at: now,
      }))
    : moved.set(
        (
          {
            packing: { status: 'shipping', packed_at: now },
            shipping: { status: 'shipped', shipped_at: now },
            cancelled: { status: 'cancelled', cancelled_at: now },
          } as const
        )[step],
      )
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Keyed = StepTaken & { readonly key: string };

async function note(
  trx: DbOrTransaction,
  { userId, key, step, orderId }: Keyed,
  now: number,
): Promise<boolean> {
  const row = await trx
    .insertInto('shipping_step')
    .values({ user_id: userId, idempotency_key: key, step, order_ref: orderId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_ref')
    .executeTakeFirst();
  return row !== undefined;
}

const noteOf = (trx: DbOrTransaction, { userId, key }: Keyed) =>
  trx
    .selectFrom('shipping_step')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .select(['step', 'order_ref'])
    .executeTakeFirst();

/** Lets go of keys that are older than they are kept for. */
export async function forgetSteps(db: DbOrTransaction, now: number): Promise<void> {
  await db
    .deleteFrom('shipping_step')
    .where('created_at', '<=', now - keysKeptFor)
    .execute();
}
