import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/finance.ts';
import type { Context } from '../../context.ts';
import { builder } from '../builder.ts';
import { whyHidden } from '../enums.ts';
import { ofShop } from '../shops/shop-of-row.ts';
import { costRight } from './figures.ts';
import { orNull, readFor, type StatisticsScope, statistics } from './statistics.ts';

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
    restrictionId: t.exposeID('restrictionId', {
      nullable: true,
      description:
        'Tells it from the others of its shop. Null where the upstream does not number them.',
    }),
    shop: t.field(ofShop('Whose money it is.')),
  }),
});

interface Balance {
  readonly mallId: string;
  readonly amount: number | null;
}

const shopBalance = builder.objectRef<Balance>('ShopBalance').implement({
  description: 'An amount of money of one shop.',
  fields: (t) => ({
    shop: t.field(ofShop('The shop.')),
    amount: t.expose('amount', {
      type: 'Money',
      nullable: true,
      description: 'In yuan. Null while the marketplace has told nothing of it.',
    }),
  }),
});

type BalanceCall = typeof calls.getAvailableBalance | typeof calls.getPendingAmount;

const balanceOf = (call: BalanceCall, scope: StatisticsScope, context: Context) =>
  readFor(context, call, scope, {});

const restrictionsOf = (scope: StatisticsScope, context: Context) =>
  readFor(context, calls.getSystemRestrict, scope, {});

const finance = builder.objectRef<StatisticsScope>('Finance').implement({
  // Each field is a read of its own: see graphql/cost.ts.
  extensions: { fieldCost: 10 },
  description:
    'Money of the selected shops as it stands now, whatever the range. For bosses and for managers with the permission lookCost.',
  fields: (t) => ({
    hiddenReason: t.field(whyHidden(costRight)),
    available: t.secret(costRight, {
      type: 'Money',
      description: `Money that can be withdrawn, in yuan. Null also while nothing is known. ${orNull} Source: getAvailableBalance.`,
      resolve: async (scope, _args, context) =>
        (await balanceOf(calls.getAvailableBalance, scope, context)).amount,
    }),
    availableByShop: t.secret(costRight, {
      type: [shopBalance],
      description: `Money that can be withdrawn of each shop, in the order of the selection. ${orNull} Source: getAvailableBalance.`,
      resolve: async (scope, _args, context) =>
        (await balanceOf(calls.getAvailableBalance, scope, context)).shops,
    }),
    pending: t.secret(costRight, {
      type: 'Money',
      description: `Money that waits for its settlement, in yuan. Null also while nothing is known. ${orNull} Source: getPendingAmount.`,
      resolve: async (scope, _args, context) =>
        (await balanceOf(calls.getPendingAmount, scope, context)).amount,
    }),
    pendingByShop: t.secret(costRight, {
      type: [shopBalance],
      description: `Money that waits for its settlement of each shop, in the order of the selection. ${orNull} Source: getPendingAmount.`,
      resolve: async (scope, _args, context) =>
        (await balanceOf(calls.getPendingAmount, scope, context)).shops,
    }),
    frozen: t.secret(costRight, {
      type: 'Money',
      description: `Money that the marketplace holds back, in yuan. ${orNull} Source: getSystemRestrict.`,
      resolve: async (scope, _args, context) => (await restrictionsOf(scope, context)).amount,
    }),
    restrictions: t.secret(costRight, {
      type: [restriction],
      description: `What the marketplace holds back, one by one with the reason, largest first. ${orNull} Source: getSystemRestrict.`,
      resolve: async (scope, _args, context) => (await restrictionsOf(scope, context)).restrictions,
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
