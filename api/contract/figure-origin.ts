import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, id, instant, shopIds } from './fields.ts';
import { uncostedSales } from './statistics.ts';

/** Where figures come from: which lines or states they are made of, how old these are, and what is missing among them. */

/** Imports that are told one by one; the others are one sum. */
export const mostImports = 30;

/** Spans of days without lines that are told one by one, the newest of them. */
export const mostSpans = 30;

const span = z.object({ start: day, end: day });

const connector = z.enum(['simulator', 'marketplace']).nullable();

/** Sale lines: one line of an order each, sold or come back. */
const lines = z.int();

export const explainOrigin = defineCall({
  name: 'explainOrigin',
  path: '/api/order/explainOrigin',
  origin: 'assigned',
  shops: 'multi',
  stockable: true,
  summary:
    'Where the sales figures of a range come from: how many sale lines of which shops and days, from which imports or syncs, when they came, at which exchange rates, what has no cost, and which days have no lines. Days after the paid time of a shop are not counted. Names of files are for the boss alone, costs need the permission lookCost.',
  source: 'design 4 The GraphQL schema',
  input: z.object({ shopId: shopIds, startTime: day, endTime: day }),
  output: z.object({
    lines,
    /** Those that a sync brought; all others came with imports. */
    syncedLines: lines,
    /** The first and the last hour with a line, `YYYY-MM-DDTHH`; null without any. */
    firstHour: z.string().nullable(),
    lastHour: z.string().nullable(),
    /** When the newest line came; null without any, and where that was not kept. */
    arrivedAt: instant.nullable(),
    /** When the newest line of a sync came; null as above. */
    syncArrivedAt: instant.nullable(),
    /** Days of the range up to today, and those of them on which no shop has a line. */
    days: z.int(),
    emptyDays: z.int(),
    /** The latter in spans, the newest 30 in order. */
    emptySpans: z.array(span),
    /** Every shop, those without lines too. */
    shops: z.array(
      z.object({
        mallId: id,
        lines,
        syncedLines: lines,
        /** Days with lines. */
        days: z.int(),
        firstDay: day.nullable(),
        lastDay: day.nullable(),
        arrivedAt: instant.nullable(),
        /** What its syncs come from; null where its data comes from files alone. */
        connector,
      }),
    ),
    /** The newest 30 imports that lines came with, the newest first. */
    imports: z.array(
      z.object({
        /** These three are null for everybody who may not list the imports. */
        importId: id.nullable(),
        fileName: z.string().nullable(),
        /** Lines that the whole import took, wherever they are. */
        allLines: lines.nullable(),
        finishedAt: instant.nullable(),
        /** Its lines in the range. */
        lines,
        /** Shops that these are of. */
        shops: z.int(),
      }),
    ),
    otherImports: z.object({ count: z.int(), lines }),
    /** By currency what these imports converted amounts by, in days of the range. Rates are of the whole import. */
    conversions: z.array(
      z.object({
        currency: z.string(),
        lowestRate: z.string(),
        highestRate: z.string(),
        firstDay: day,
        lastDay: day,
      }),
    ),
    /** Null without the permission lookCost. */
    costs: z
      .object({
        /** SKUs that moved, and those of them without a known cost. */
        skus: z.int(),
        uncostedSkus: z.int(),
        /** Days on which one of the latter moved. */
        uncostedDays: z.int(),
        uncosted: uncostedSales,
      })
      .nullable(),
  }),
});

/** What figures of a state are made of, whatever the range. */
const standingKinds = [
  'money',
  'stock',
  'products',
  'reports',
  'deliveries',
  'shop',
  'sales',
  'todos',
] as const;

export const explainStanding = defineCall({
  name: 'explainStanding',
  path: '/api/order/explainStanding',
  origin: 'assigned',
  shops: 'multi',
  summary:
    'Of when the figures of a state are, by shop: what the marketplace told of its money, the SKUs whose stock is known, its products, what was reviewed and written (reports), its orders, packages and assessments (deliveries), its own facts (shop), the sale lines of its last 31 days (sales), or all that its to-dos are found in (todos: orders, reports, stock and sale lines); and which shops have told nothing. Of money without the permission lookCost nothing but hiddenReason.',
  source: 'design 4 The GraphQL schema',
  input: z.object({ shopId: shopIds, kind: z.enum(standingKinds) }),
  output: z.object({
    /** Every shop, those of which nothing is known too. */
    shops: z.array(
      z.object({
        mallId: id,
        /** Of stock the SKUs whose stock is known; or the products; of all else 1 where something was told. */
        known: z.int(),
        /** The others: 1 where these were not told, or the SKUs whose stock is not known. */
        unknown: z.int(),
        /** When the newest of what is known was told; null where nothing is, or its time was not kept. */
        toldAt: instant.nullable(),
        /** When the oldest of it was told; null as above. */
        oldestAt: instant.nullable(),
        /** What its syncs come from; null where its data comes from files alone. */
        connector,
      }),
    ),
    hiddenReason: z.enum(['NO_PERMISSION']).nullable(),
  }),
});
