import { z } from 'zod';
import { fen, id, instant } from './fields.ts';
import { shopsInput, statistic } from './twins.ts';

/**
 * Money of shops (specification section 7 "Statistics"; bodies assigned in readings B). Everything is null
 * or empty with `hiddenReason` where the caller lacks the permission lookCost.
 */

const hidden = { hiddenReason: z.enum(['NO_PERMISSION']).nullable() };

const balance = z.object({
  /** The sum of what is known; null where nothing is. */
  amount: fen.nullable(),
  /** Null for a shop of which the marketplace has told nothing yet. */
  shops: z.array(z.object({ mallId: id, amount: fen.nullable() })),
  ...hidden,
});

export const getAvailableBalance = statistic(
  'getAvailableBalance',
  'Money that can be withdrawn, in all and of each shop, in fen.',
  shopsInput,
  balance,
);

export const getPendingAmount = statistic(
  'getPendingAmount',
  'Money that waits for its settlement, in all and of each shop, in fen.',
  shopsInput,
  balance,
);

export const getSystemRestrict = statistic(
  'getSystemRestrict',
  'Money that the marketplace holds back, in all and one by one with the reason, in fen.',
  shopsInput,
  z.object({
    amount: fen.nullable(),
    restrictions: z.array(
      z.object({
        mallId: id,
        /** An undecided violation, a bad delivery grade, or a reserve. */
        kind: z.enum(['violation', 'rating', 'reserve']),
        reason: z.string(),
        amount: fen,
        releaseCondition: z.string(),
        since: instant,
        /** Tells it from the others of its shop; an upstream need not have it. */
        restrictionId: id.nullable().default(null),
      }),
    ),
    ...hidden,
  }),
);
