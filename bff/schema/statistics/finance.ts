import type { CallOutput } from '../../api/contract/call.ts';
import * as calls from '../../api/contract/finance.ts';
import type { Context } from '../context.ts';
import { builder } from './builder.ts';
import { hiddenReason } from './enums.ts';
import { seesCost } from './figures.ts';
import { shopOf } from './shop-of-row.ts';
import { shop } from './shops.ts';
import { orNull, type StatisticsScope, statistics } from './statistics.ts';

type Restriction = CallOutput<typeof calls.getSystemRestrict>['restrictions'][number];

const restrictionKind = builder.enumType('FundRestrictionKind', {
  description: 'Why the marketplace holds money back.',
  values: {
    VIOLATION: { value: 'violation', description: 'A violation that is not decided yet.' },
    RATING: { value: 'rating', description: 'A bad delivery grade.' },
    RESERVE: { value: 'reserve', description: 'A reserve for returns, promotions or taxes.' },
  } as const,
});

const restriction = builder.objectRef<Restriction>('FundRestriction').implement({
  description: 'Money of a shop that the marketplace holds back.',
  fields: (t) => ({
    kind: t.expose('kind', { type: restrictionKind, description: 'Why, by kind.' }),
    reason: t.exposeString('reason', { description: 'Why, in words.' }),
    amount: t.expose('amount', { type: 'Money', description: 'How much, in yuan.' }),
    releaseCondition: t.exposeString('releaseCondition', {
      description: 'What must happen for the money to be released.',
    }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when.' }),
    shop: t.field({
      type: shop,
      description: 'Whose money it is.',
      resolve: (row, _args, context) => shopOf(context, row.mallId),
    }),
  }),
});

interface Balance {
  readonly mallId: string;
  readonly amount: number | null;
}

const shopBalance = builder.objectRef<Balance>('ShopBalance').implement({
  description: 'An amount of money of one shop.',
  fields: (t) => ({
    shop: t.field({
      type: shop,
      description: 'The shop.',
      resolve: (row, _args, context) => shopOf(context, row.mallId),
    }),
    amount: t.expose('amount', {
      type: 'Money',
      nullable: true,
      description: 'In yuan. Null while the marketplace has told nothing of it.',
    }),
  }),
});

type BalanceCall = typeof calls.getAvailableBalance | typeof calls.getPendingAmount;

/** The upstream is not even asked for what the viewer may not see. */
async function ifSeen<T>(context: Context, read: () => Promise<T>): Promise<T | null> {
  return seesCost(await context.viewer()) ? read() : null;
}

const balanceOf = (call: BalanceCall, scope: StatisticsScope, context: Context) =>
  ifSeen(context, () => context.callForShops(call, scope.selected, {}, scope.dataSource));

const restrictionsOf = (scope: StatisticsScope, context: Context) =>
  ifSeen(context, () =>
    context.callForShops(calls.getSystemRestrict, scope.selected, {}, scope.dataSource),
  );

const unseen = `Null with \`hiddenReason\` when the viewer may not see it. ${orNull}`;

const finance = builder.objectRef<StatisticsScope>('Finance').implement({
  // Each field is a read of its own: see graphql/cost.ts.
  extensions: { fieldCost: 10 },
  description:
    'Money of the selected shops as it stands now, whatever the range. For bosses and for managers with the permission lookCost.',
  fields: (t) => ({
    hiddenReason: t.field({
      type: hiddenReason,
      nullable: true,
      description: 'Why the other fields are null; null when they are there.',
      resolve: async (_scope, _args, context) =>
        seesCost(await context.viewer()) ? null : 'NO_PERMISSION',
    }),
    available: t.field({
      type: 'Money',
      nullable: true,
      description: `Money that can be withdrawn, in yuan. Null also while nothing is known. ${unseen} Source: getAvailableBalance.`,
      resolve: async (scope, _args, context) =>
        (await balanceOf(calls.getAvailableBalance, scope, context))?.amount ?? null,
    }),
    availableByShop: t.field({
      type: [shopBalance],
      nullable: true,
      description: `The same of each shop, in the order of the selection. ${unseen} Source: getAvailableBalance.`,
      resolve: async (scope, _args, context) =>
        (await balanceOf(calls.getAvailableBalance, scope, context))?.shops ?? null,
    }),
    pending: t.field({
      type: 'Money',
      nullable: true,
      description: `Money that waits for its settlement, in yuan. Null also while nothing is known. ${unseen} Source: getPendingAmount.`,
      resolve: async (scope, _args, context) =>
        (await balanceOf(calls.getPendingAmount, scope, context))?.amount ?? null,
    }),
    pendingByShop: t.field({
      type: [shopBalance],
      nullable: true,
      description: `The same of each shop, in the order of the selection. ${unseen} Source: getPendingAmount.`,
      resolve: async (scope, _args, context) =>
        (await balanceOf(calls.getPendingAmount, scope, context))?.shops ?? null,
    }),
    frozen: t.field({
      type: 'Money',
      nullable: true,
      description: `Money that the marketplace holds back, in yuan. ${unseen} Source: getSystemRestrict.`,
      resolve: async (scope, _args, context) =>
        (await restrictionsOf(scope, context))?.amount ?? null,
    }),
    restrictions: t.field({
      type: [restriction],
      nullable: true,
      description: `The same one by one with the reason, largest first. ${unseen} Source: getSystemRestrict.`,
      resolve: async (scope, _args, context) =>
        (await restrictionsOf(scope, context))?.restrictions ?? null,
    }),
  }),
});

builder.objectField(statistics, 'finance', (t) =>
  t.field({
    type: finance,
    description: 'Money of the shops as it stands now.',
    resolve: (scope) => scope,
  }),
);
