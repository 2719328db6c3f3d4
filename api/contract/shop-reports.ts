import { z } from 'zod';
import { fen, id, instant, paging } from './fields.ts';
import { rangeInput, shopsInput, statistic } from './twins.ts';

/** What marketplaces report of shops (specification section 7 "Statistics"; bodies assigned in readings B). */

export const messageKinds = ['violation', 'notice'] as const;

/** Waits for the seller, is appealed, was fined, was waived; `none` of notices. */
export const messageStates = ['none', 'open', 'appealing', 'fined', 'waived'] as const;

export const shopMessage = z.object({
  mallId: id,
  messageId: id,
  kind: z.enum(messageKinds),
  /** The rule that was broken; null for notices. */
  ruleCode: z.string().nullable(),
  title: z.string(),
  content: z.string(),
  productId: id.nullable(),
  productName: z.string().nullable(),
  /** 0 without one. */
  fine: fen,
  state: z.enum(messageStates),
  time: instant,
});

/** In spite of its name not for temu alone: both marketplaces write to shops, and a rule says whose it is. */
export const getTemuMsgAndRule = statistic(
  'getTemuMsgAndRule',
  'What the marketplaces wrote to the shops, newest first, and the rules that apply, each with its violations in the range.',
  rangeInput.extend({
    kind: z.enum(messageKinds).optional(),
    state: z.enum(messageStates).optional(),
    ruleCode: z.string().max(64).optional(),
    /** Two marketplaces may have rules of one code. An upstream that does not know it answers those of both. */
    platform: z
      .enum(['temu', 'shein'])
      .optional()
      .describe('only messages of this marketplace; the rules are those of the shops all the same'),
    productId: id.optional().describe('only messages about this product'),
    ...paging,
  }),
  z.object({
    total: z.int(),
    messages: z.array(shopMessage),
    rules: z.array(
      z.object({
        platform: z.enum(['temu', 'shein']),
        code: z.string(),
        title: z.string(),
        content: z.string(),
        penalty: z.string(),
        /** Violations of the rule in the range, and what they were or may be fined. */
        violations: z.int(),
        fine: fen,
      }),
    ),
  }),
);

export const shopReviewRow = z.object({
  mallId: id,
  /** 0 to 5; null while there are too few reviews. */
  review: z.number().nullable(),
  /** 30 days before. */
  previousReview: z.number().nullable(),
  reviewNumber: z.int().nullable(),
  /** Of four or five stars. */
  goodReviewNumber: z.int().nullable(),
});

export const getShopReviewRankingList = statistic(
  'getShopReviewRankingList',
  'The shops by review score, best first, shops without one last.',
  shopsInput.extend({ ...paging }),
  z.object({ total: z.int(), rows: z.array(shopReviewRow) }),
);
