import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/cash.ts';
import { settlementDays } from '../../../api/contract/rules/settlement.ts';
import type { Context } from '../../context.ts';
import type { Selected } from '../../upstream/rules.ts';
import { builder } from '../builder.ts';
import { whyHidden } from '../enums.ts';
import { resolveSelection, shopSelection } from '../selection.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { costRight } from './figures.ts';

type Calendar = CallOutput<typeof calls.getCashCalendar>;
type Day = Calendar['days'][number];
type ShopCash = Calendar['shops'][number];
type Item = CallOutput<typeof calls.getCashItems>['items'][number];
/** Undefined for a selection without a shop. */
interface Scope {
  readonly selected: Selected | undefined;
}

const estimate = `an estimate (预计): what a day sold is taken to be settled ${settlementDays} days later, and together the days bring what waits`;

const sums = {
  settled: 'Settled, as the marketplace told',
  expected: `Expected to be settled: ${estimate}`,
  withdrawn: 'Withdrawn: arrived then or, of a day to come, on its way',
  released: 'Held back until then',
  renewal: 'What a month of renewal costs the shops whose paid time ends then',
} as const;

const cashKind = builder.enumType('CashKind', {
  description: 'What money is due for.',
  values: {
    SETTLED: { value: 'settled', description: `${sums.settled}.` },
    EXPECTED: { value: 'expected', description: `${sums.expected}.` },
    WITHDRAWN: { value: 'withdrawn', description: `${sums.withdrawn}.` },
    RELEASED: { value: 'released', description: `${sums.released}.` },
    RENEWAL: { value: 'renewal', description: `${sums.renewal}.` },
    FROZEN: { value: 'frozen', description: 'Held back, and nobody knows until when.' },
  } as const,
});

const cashDay = builder.objectRef<Day>('CashDay').implement({
  description: 'What is due on a day, in yuan.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day.' }),
    settled: t.expose('settled', { type: 'Money', description: `${sums.settled}.` }),
    expected: t.expose('expected', { type: 'Money', description: `${sums.expected}.` }),
    withdrawn: t.expose('withdrawn', { type: 'Money', description: `${sums.withdrawn}.` }),
    released: t.expose('released', { type: 'Money', description: `${sums.released}.` }),
    renewal: t.expose('renewal', { type: 'Money', description: `${sums.renewal}.` }),
  }),
});

const cashShop = builder.objectRef<ShopCash>('CashShop').implement({
  description: 'What is due to a shop over all days of the calendar, in yuan.',
  fields: (t) => ({
    shop: t.field(ofShop('The shop.')),
    settled: t.expose('settled', { type: 'Money', description: `${sums.settled}.` }),
    expected: t.expose('expected', { type: 'Money', description: `${sums.expected}.` }),
    withdrawn: t.expose('withdrawn', { type: 'Money', description: `${sums.withdrawn}.` }),
    released: t.expose('released', { type: 'Money', description: `${sums.released}.` }),
    renewal: t.expose('renewal', { type: 'Money', description: `${sums.renewal}.` }),
    undatedPending: t.expose('undatedPending', {
      type: 'Money',
      nullable: true,
      description:
        'Waits for a settlement on a day that cannot be estimated, as nothing was sold. Null while the marketplace has told nothing.',
    }),
    undatedFrozen: t.expose('undatedFrozen', {
      type: 'Money',
      description: 'Held back until something happens, whose day nobody knows.',
    }),
  }),
});

const cashItem = builder.objectRef<Item>('CashItem').implement({
  description: 'An amount of money of one shop that is due on a day.',
  fields: (t) => ({
    shop: t.field(ofShop('Whose money it is.')),
    kind: t.expose('kind', { type: cashKind, description: 'What it is due for.' }),
    amount: t.expose('amount', { type: 'Money', description: 'How much, in yuan.' }),
    reason: t.exposeString('reason', {
      description: 'Why it is held back; empty for what is not.',
    }),
    releaseCondition: t.exposeString('releaseCondition', {
      description: 'What must happen for it to be released; empty for what is not held back.',
    }),
  }),
});

const read = (context: Context, { selected }: Scope) =>
  selected === undefined
    ? { days: [], shops: [] }
    : context.callForShops(calls.getCashCalendar, selected, {});

const cashCalendar = builder.objectRef<Scope>('CashCalendar').implement({
  // Each field is a read of its own: see graphql/cost.ts.
  extensions: { fieldCost: 10 },
  description:
    'What money is due when, of the 30 days up to today and the 30 after it. For bosses and for managers with the permission lookCost.',
  fields: (t) => ({
    hiddenReason: t.field(whyHidden(costRight)),
    days: t.secret(costRight, {
      type: [cashDay],
      description: 'The days on which something is due, in order. Source: getCashCalendar.',
      resolve: async (scope, _args, context) => (await read(context, scope)).days,
    }),
    shops: t.secret(costRight, {
      type: [cashShop],
      description: 'What is due, by shop, in the order of the selection. Source: getCashCalendar.',
      resolve: async (scope, _args, context) => (await read(context, scope)).shops,
    }),
    items: t.secret(costRight, {
      type: [cashItem],
      description:
        'What is due on a day, one by one, the largest first; without a day what is held back nobody knows until when. Source: getCashItems.',
      args: { day: t.arg({ type: 'Date', description: 'The day; left out for none.' }) },
      resolve: async ({ selected }, { day }, context) =>
        selected === undefined
          ? []
          : (
              await context.callForShops(calls.getCashItems, selected, {
                ...(typeof day === 'string' && { day }),
              })
            ).items,
    }),
  }),
});

builder.queryField('cashCalendar', (t) =>
  t.field({
    type: cashCalendar,
    authScopes: { seller: true },
    description: 'What money of the selected shops is due when. Source: getCashCalendar.',
    args: {
      selection: t.arg({ type: shopSelection, required: true, description: 'Which shops.' }),
    },
    resolve: async (_root, { selection }, context): Promise<Scope> => {
      const { selected, shops } = await resolveSelection(context, selection);
      return { selected: shops.length === 0 ? undefined : selected };
    },
  }),
);
