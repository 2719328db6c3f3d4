import type { CallOutput } from '../../../api/contract/call.ts';
import { explainOrigin } from '../../../api/contract/figure-origin.ts';
import type { Context } from '../../context.ts';
import { orUnknown } from '../../upstream/errors.ts';
import { builder } from '../builder.ts';
import { whyHidden } from '../enums.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { shopCount } from '../shops/shops.ts';
import { costRight, uncostedFigures } from './figures.ts';
import { isKnown } from './paid-days.ts';
import { dateRange } from './range.ts';
import { daysInput, orNull, readFor, type StatisticsScope, statistics } from './statistics.ts';

type Origin = CallOutput<typeof explainOrigin>;

const lineWords = 'A line is one of an order, sold or come back.';

export const connector = builder.enumType('ShopConnector', {
  description: 'What brings the sales of a shop without a file.',
  values: {
    SIMULATOR: { value: 'simulator', description: 'The simulated marketplace; made up.' },
    MARKETPLACE: { value: 'marketplace', description: 'The marketplace itself.' },
  } as const,
});

const originShop = builder.objectRef<Origin['shops'][number]>('FigureOriginShop').implement({
  description: 'What of the figures comes from one shop.',
  fields: (t) => ({
    shop: t.field(ofShop('The shop.')),
    lines: t.exposeInt('lines', { description: 'Its sale lines in the range.' }),
    syncedLines: t.exposeInt('syncedLines', {
      description: 'Lines that a sync brought; all others came with imports.',
    }),
    days: t.exposeInt('days', { description: 'Days of the range on which it has lines.' }),
    firstDay: t.expose('firstDay', {
      type: 'Date',
      nullable: true,
      description: 'The first of them. Null without any.',
    }),
    lastDay: t.expose('lastDay', {
      type: 'Date',
      nullable: true,
      description: 'The last of them. Null without any.',
    }),
    arrivedAt: t.expose('arrivedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the newest of its lines in the range came. Null without any, and where that was not kept.',
    }),
    connector: t.expose('connector', {
      type: connector,
      nullable: true,
      description: 'What its syncs come from. Null where its data comes from files alone.',
    }),
  }),
});

const originImport = builder.objectRef<Origin['imports'][number]>('FigureOriginImport').implement({
  description: 'An import that lines of the figures came with.',
  fields: (t) => ({
    importId: t.exposeID('importId', {
      nullable: true,
      description: 'Its id. Null for everybody who may not list the imports.',
    }),
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'Name of the file. Null for everybody who may not list the imports.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was saved. Null where it is no longer known.',
    }),
    lines: t.exposeInt('lines', { description: 'Its lines in the range, of the shops.' }),
    allLines: t.exposeInt('allLines', {
      nullable: true,
      description:
        'The lines that all of it added or changed. Null for everybody who may not list the imports.',
    }),
    shopCount: t.exposeInt('shops', { description: 'The shops that its lines are of.' }),
  }),
});

const otherImports = builder
  .objectRef<Origin['otherImports']>('FigureOriginOtherImports')
  .implement({
    description: 'All imports that are not listed, as one sum.',
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'How many they are.' }),
      lines: t.exposeInt('lines', { description: 'Their lines in the range.' }),
    }),
  });

const originRate = builder.objectRef<Origin['conversions'][number]>('FigureOriginRate').implement({
  description: 'By which rates imports converted amounts of a currency to yuan.',
  fields: (t) => ({
    currency: t.exposeString('currency', { description: 'ISO 4217 code.' }),
    lowestRate: t.exposeString('lowestRate', { description: 'Least yuan for one unit.' }),
    highestRate: t.exposeString('highestRate', { description: 'Most yuan for one unit.' }),
    firstDay: t.expose('firstDay', { type: 'Date', description: 'Earliest day of such sales.' }),
    lastDay: t.expose('lastDay', { type: 'Date', description: 'Latest day of such sales.' }),
  }),
});

const originCosts = builder.objectRef<NonNullable<Origin['costs']>>('FigureOriginCosts').implement({
  description:
    'What is known of the costs of what moved. A cost is one of a SKU, as it is now, and counts for all days.',
  fields: (t) => ({
    skuCount: t.exposeInt('skus', { description: 'SKUs that moved.' }),
    uncostedSkuCount: t.exposeInt('uncostedSkus', {
      description: 'SKUs that moved and have no known cost.',
    }),
    uncostedDays: t.exposeInt('uncostedDays', {
      description: 'Days on which a SKU without a known cost moved.',
    }),
    uncosted: t.expose('uncosted', {
      type: uncostedFigures,
      description: 'What profit does not count of SKUs without a known cost.',
    }),
  }),
});

const figureOrigin = builder.objectRef<Origin>('FigureOrigin').implement({
  description: `Where the figures of a range come from: the sale lines that they count. ${lineWords} Shops, and imports with what was synced, each add up to \`lines\`. Source: explainOrigin.`,
  fields: (t) => ({
    lines: t.exposeInt('lines', { description: `How many lines. ${lineWords}` }),
    syncedLines: t.exposeInt('syncedLines', {
      description: 'Lines that a sync brought; all others came with imports.',
    }),
    firstHour: t.exposeString('firstHour', {
      nullable: true,
      description: 'First hour with a line, YYYY-MM-DDTHH in Asia/Shanghai. Null without any.',
    }),
    lastHour: t.exposeString('lastHour', {
      nullable: true,
      description: 'Last hour with a line. Null without any.',
    }),
    arrivedAt: t.expose('arrivedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the newest line came: the age of the data, not of the answer. Null without any, and where that was not kept.',
    }),
    syncArrivedAt: t.expose('syncArrivedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the newest line that a sync brought came. Null without any, and where that was not kept.',
    }),
    days: t.exposeInt('days', { description: 'Days of the range, up to today.' }),
    emptyDays: t.exposeInt('emptyDays', {
      description: 'Days of the range, up to today, on which no shop has a line.',
    }),
    emptySpans: t.field({
      type: [dateRange],
      description: 'The days on which no shop has a line in spans, the newest 30 in order.',
      resolve: ({ emptySpans }) => emptySpans,
    }),
    shops: t.field({
      type: [originShop],
      extensions: { listLength: shopCount },
      description: 'Every shop, those without lines too, as they are selected.',
      resolve: ({ shops }) => shops,
    }),
    imports: t.field({
      type: [originImport],
      description: 'The newest 30 imports that lines came with, the newest first.',
      resolve: ({ imports }) => imports,
    }),
    otherImports: t.expose('otherImports', {
      type: otherImports,
      description: 'All others that lines came with.',
    }),
    rates: t.field({
      type: [originRate],
      description:
        'The rates of these imports, by currency; empty where all came in yuan. They are those of whole imports.',
      resolve: ({ conversions }) => conversions,
    }),
    costs: t.secret(costRight, {
      type: originCosts,
      description: 'What is known of costs.',
      resolve: ({ costs }) => costs,
    }),
    hiddenReason: t.field(whyHidden<Origin>(costRight)),
  }),
});

const originOf = async (scope: StatisticsScope, context: Context): Promise<Origin | null> =>
  isKnown(scope, scope.range.start)
    ? orUnknown(readFor(context, explainOrigin, scope, daysInput(scope)))
    : null;

builder.objectFields(statistics, (t) => ({
  origin: t.field({
    type: figureOrigin,
    nullable: true,
    description: `Where the figures of the range come from, without the comparison. Null where no shop is paid for, and where the upstream does not tell. ${orNull} Source: explainOrigin.`,
    resolve: (scope, _args, context) => originOf(scope, context),
  }),
}));
