import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DbOrTransaction } from '../engine/connect.ts';
import type { Database } from '../schema.ts';
import { once, type StepOutcome, type StepTaken } from './shipping-steps.ts';

/** Pieces that are missing for shipping orders: told by whoever packs, answered by whoever can help. */

export interface Shortage {
  readonly skuId: string;
  readonly missing: number;
  readonly note: string;
  /** Name, or account name; null when the account is gone. */
  readonly reporter: string | null;
  readonly reportedAt: number;
  readonly reply: string | null;
  readonly answerer: string | null;
  /** Null while nobody has answered. */
  readonly answeredAt: number | null;
}

/** Of an order: some of its pieces are missing, and nobody has answered. What is cancelled needs no pieces. */
export const isShort = (eb: ExpressionBuilder<Database, 'shipping_order'>): Expression<SqlBool> =>
  eb.and([
    eb('shipping_order.status', '!=', 'cancelled'),
    eb(
      'shipping_order.id',
      'in',
      eb.selectFrom('shipping_shortage').where('answered_at', 'is', null).select('order_ref'),
    ),
  ]);

export async function shortagesOf(
  db: DbOrTransaction,
  orderRefs: readonly number[],
): Promise<ReadonlyMap<number, readonly Shortage[]>> {
  if (orderRefs.length === 0) return new Map();
  const rows = await db
    .selectFrom('shipping_shortage as shortage')
    .innerJoin('sku', 'sku.id', 'shortage.sku_ref')
    .leftJoin('user as reporter', 'reporter.id', 'shortage.reported_by')
    .leftJoin('user as answerer', 'answerer.id', 'shortage.answered_by')
    .where('shortage.order_ref', 'in', orderRefs)
    .orderBy('sku.ext_code')
    .select(({ fn }) => [
      'shortage.order_ref as orderRef',
      'sku.sku_id as skuId',
      'shortage.missing',
      'shortage.note',
      fn.coalesce('reporter.nick_name', 'reporter.username').as('reporter'),
      'shortage.reported_at as reportedAt',
      'shortage.reply',
      fn.coalesce('answerer.nick_name', 'answerer.username').as('answerer'),
      'shortage.answered_at as answeredAt',
    ])
    .execute();
  return Map.groupBy(rows, ({ orderRef }) => orderRef);
}

type Told = Omit<StepTaken, 'step'> & { readonly skuId: string };

const skuRefOf = async (trx: DbOrTransaction, { orderId, skuId }: Told) => {
  const line = await trx
    .selectFrom('shipping_order_line')
    .innerJoin('sku', 'sku.id', 'shipping_order_line.sku_ref')
    .where('order_ref', '=', orderId)
    .where('sku.sku_id', '=', skuId)
    .select('sku.id')
    .executeTakeFirst();
  return line?.id;
};

/** Tells, or tells anew, how many pieces of a SKU are missing; `refused` once the order has left. */
export function reportShortage(
  db: DbOrTransaction,
  told: Told & { readonly missing: number; readonly note: string },
  now: number,
): Promise<StepOutcome> {
  return once(db, { ...told, step: `short ${told.skuId}` }, now, async (trx) => {
    const order = await trx
      .selectFrom('shipping_order')
      .where('id', '=', told.orderId)
      .where('status', 'in', ['packing', 'shipping'])
      .select('id')
      .executeTakeFirst();
    const skuRef = await skuRefOf(trx, told);
    if (order === undefined || skuRef === undefined) return false;
    const values = {
      missing: told.missing,
      note: told.note,
      reported_by: told.userId,
      reported_at: now,
      reply: null,
      answered_by: null,
      answered_at: null,
    };
    await trx
      .insertInto('shipping_shortage')
      .values({ order_ref: told.orderId, sku_ref: skuRef, ...values })
      .onConflict((conflict) => conflict.columns(['order_ref', 'sku_ref']).doUpdateSet(values))
      .execute();
    return true;
  });
}

interface Answer {
  readonly reply: string;
  readonly seenReply: string | undefined;
  readonly seenMissing: number | undefined;
  readonly seenNote: string | undefined;
}

/**
 * Answers what was told; `refused` where nothing was, where it was told otherwise since its writer has read it, or where
 * somebody else's answer is there that the writer has not seen. Their own, sent once more, is none.
 */
export async function answerShortage(
  db: DbOrTransaction,
  told: Told & Answer,
  now: number,
): Promise<StepOutcome> {
  return once(db, { ...told, step: `answer ${told.skuId}` }, now, async (trx) => {
    const skuRef = await skuRefOf(trx, told);
    if (skuRef === undefined) return false;
    const { reply, seenReply, seenMissing, seenNote } = told;
    const { numUpdatedRows } = await trx
      .updateTable('shipping_shortage')
      .set({ reply, answered_by: told.userId, answered_at: now })
      .where('order_ref', '=', told.orderId)
      .where('sku_ref', '=', skuRef)
      .$if(seenMissing !== undefined, (update) => update.where('missing', '=', seenMissing ?? 0))
      .$if(seenNote !== undefined, (update) => update.where('note', '=', seenNote ?? ''))
      .$if(seenReply !== undefined, (update) =>
        update.where((eb) =>
          eb.or([eb('reply', 'is', null), eb('reply', 'in', [reply, seenReply ?? ''])]),
        ),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** The pieces are there after all; `refused` where none were missing. */
export async function clearShortage(
  db: DbOrTransaction,
  told: Told,
  now: number,
): Promise<StepOutcome> {
  return once(db, { ...told, step: `clear ${told.skuId}` }, now, async (trx) => {
    const skuRef = await skuRefOf(trx, told);
    if (skuRef === undefined) return false;
    const { numDeletedRows } = await trx
      .deleteFrom('shipping_shortage')
      .where('order_ref', '=', told.orderId)
      .where('sku_ref', '=', skuRef)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}
