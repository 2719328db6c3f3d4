import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, fen, id, shopIds } from './fields.ts';

/**
 * Money of shops by the day that it comes, goes or is released: the 30 days up to today and the 30 after it.
 * Everything is null or empty with `hiddenReason` where the caller lacks the permission lookCost.
 */

const hidden = { hiddenReason: z.enum(['NO_PERMISSION']).nullable() };

/** What is due on a day; in fen. */
const sums = {
  /** Settled, as the marketplace told. */
  settled: fen,
  /** Expected to be settled: an estimate, see rules/settlement.ts. */
  expected: fen,
  /** Withdrawn, and arrived on the day or due then. */
  withdrawn: fen,
  /** Held back until then. */
  released: fen,
  /** What a month of renewal costs the shops whose paid time ends then. */
  renewal: fen,
};

export const cashKinds = ['settled', 'expected', 'withdrawn', 'released', 'renewal'] as const;

const input = z.object({ shopId: shopIds });

export const getCashCalendar = defineCall({
  name: 'getCashCalendar',
  path: '/api/order/getCashCalendar',
  origin: 'assigned',
  shops: 'multi',
  summary:
    'By day, and by shop, what money of the shops is settled, withdrawn and released in the 30 days up to today and the 30 after it, and what renewal costs. Expected settlements are an estimate.',
  source: 'design 4 The GraphQL schema',
  input,
  output: z.object({
    ...hidden,
    /** Those on which something is due, in order. */
    days: z.array(z.object({ day, ...sums })),
    shops: z.array(
      z.object({
        mallId: id,
        ...sums,
        /** Waits for a settlement on a day that cannot be estimated. Null while nothing is known. */
        undatedPending: fen.nullable(),
        /** Held back until something happens, whose day nobody knows. */
        undatedFrozen: fen,
      }),
    ),
  }),
});

export const getCashItems = defineCall({
  name: 'getCashItems',
  path: '/api/order/getCashItems',
  origin: 'assigned',
  shops: 'multi',
  summary:
    'What getCashCalendar counts on a day, one by one; without a day the money that is held back with no day to be released on.',
  source: 'design 4 The GraphQL schema',
  input: input.extend({ day: day.optional() }),
  output: z.object({
    ...hidden,
    items: z.array(
      z.object({
        mallId: id,
        kind: z.enum([...cashKinds, 'frozen']),
        amount: fen,
        /** Why it is held back, and what releases it; empty for others. */
        reason: z.string(),
        releaseCondition: z.string(),
      }),
    ),
  }),
});
