import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/operators.ts';
import type { Context } from '../../context.ts';
import { Fault } from '../../upstream/errors.ts';
import { knownShops, mainAccount } from '../binding/main-accounts.ts';
import { builder } from '../builder.ts';
import { node, nodesOf } from '../node.ts';
import { shop } from '../shops/shops.ts';

export type OperatorRow = CallOutput<typeof calls.listOperators>[number];
type Assignments = CallOutput<typeof calls.getOperatorAssignments>;

/** The global id of an operator. */
const operatorId = (row: OperatorRow): string => `operator:${row.workerId}`;

const gone = '该运营人员不存在或已删除，请刷新页面';

/** The operators of the boss. */
export const readOperators = (context: Context): Promise<OperatorRow[]> =>
  context.call(calls.listOperators, {});

/** @throws Fault when the viewer has no such operator */
export async function operatorById(context: Context, id: string): Promise<OperatorRow> {
  const found = (await readOperators(context)).find((row) => operatorId(row) === id);
  if (found === undefined) throw new Fault('NOT_FOUND', gone);
  return found;
}

/** The shops of an operator: the list tells them, where the upstream's does. */
async function shopsOf({ workerId, shopIds }: OperatorRow, context: Context) {
  if (shopIds === null)
    return knownShops(
      context,
      await context.call(calls.getShopListByWorkerIdForOwner, { workerId }),
    );
  const { byMallId } = await context.directory();
  return shopIds.flatMap((mallId) => byMallId.get(mallId) ?? []);
}

type ByShop = ReadonlyMap<string, readonly OperatorRow[]>;

/** Of each operation the list that was sorted out last; after a write it is another. */
const sortings = new WeakMap<
  Context,
  { readonly rows: readonly OperatorRow[]; readonly byShop: Promise<ByShop> }
>();

async function sortOut(rows: readonly OperatorRow[], context: Context): Promise<ByShop> {
  const pairs = await Promise.all(
    rows.map(async (row) => (await shopsOf(row, context)).map(({ mallId }) => ({ mallId, row }))),
  );
  const grouped = Map.groupBy(pairs.flat(), ({ mallId }) => mallId);
  return new Map([...grouped].map(([mallId, found]) => [mallId, found.map(({ row }) => row)]));
}

/** The operators of each shop by its mallId; sorted out once for all shops of an operation. */
function operatorsByShop(rows: readonly OperatorRow[], context: Context): Promise<ByShop> {
  const known = sortings.get(context);
  if (known?.rows === rows) return known.byShop;
  const byShop = sortOut(rows, context);
  sortings.set(context, { rows, byShop });
  return byShop;
}

export const operator = builder.objectRef<OperatorRow>('Operator').implement({
  description:
    'Staff who sign in by code, see the shops assigned to them, and never what goods cost. Source: listOperators.',
  interfaces: [node],
  fields: (t) => ({
    id: t.id({ description: 'Global id, for example operator:9.', resolve: operatorId }),
    account: t.exposeString('account', {
      description: 'What they sign in with: their phone number, 11 digits.',
    }),
    shopCount: t.exposeInt('shopNum', { description: 'Number of their shops.' }),
    addedAt: t.expose('createTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When the boss added them. Null where the upstream does not say.',
    }),
    mainAccounts: t.field({
      type: [mainAccount],
      description: 'The main accounts that their shops belong to.',
      resolve: async (row, _args, context) => {
        const own = new Set(row.entity);
        const accounts = await context.call(calls.getEntityListForOwner, {});
        return accounts.filter(({ temuUid }) => own.has(temuUid));
      },
    }),
    shops: t.field({
      type: [shop],
      description:
        'Their shops, in saved order. Source: listOperators, else getShopListByWorkerIdForOwner.',
      resolve: (row, _args, context) => shopsOf(row, context),
    }),
  }),
});

const operatorAssignments = builder.objectRef<Assignments>('OperatorAssignments').implement({
  description: 'What an operator is responsible for. Source: getOperatorAssignments.',
  fields: (t) => ({
    account: t.exposeString('account', { description: 'What they sign in with.' }),
    workerId: t.exposeID('worker_id', { description: 'Their user id.' }),
    entities: t.idList({
      description: "The marketplaces' ids of the main accounts of their shops.",
      resolve: ({ entity }) => entity,
    }),
    shopIds: t.idList({
      description: 'Global ids of their shops, in saved order.',
      resolve: async (row, _args, context) => {
        const { byMallId } = await context.directory();
        return row.shop_id.flatMap((mallId) => {
          const found = byMallId.get(mallId);
          return found === undefined ? [] : `${found.platformType}:${found.mallId}`;
        });
      },
    }),
  }),
});

builder.objectField(shop, 'operators', (t) =>
  t.field({
    type: [operator],
    authScopes: { bossView: true },
    unauthorizedResolver: () => [],
    description:
      'The operators who have the shop; empty for all but the boss. Source: listOperators.',
    resolve: async ({ mallId }, _args, context) => {
      const found = await operatorsByShop(await readOperators(context), context);
      return [...(found.get(mallId) ?? [])];
    },
  }),
);

nodesOf({
  words: ['operator'],
  type: 'Operator',
  may: ({ bossView }) => bossView(),
  find: async (context, id) => (await readOperators(context)).find((row) => operatorId(row) === id),
});

builder.queryFields((t) => ({
  operators: t.field({
    type: [operator],
    authScopes: { bossView: true },
    description: 'The operators of the boss, at most 200, oldest first.',
    resolve: (_root, _args, context) => readOperators(context),
  }),
  operatorAssignments: t.field({
    type: operatorAssignments,
    authScopes: { bossView: true },
    description: 'The main accounts and shops of one operator.',
    args: { id: t.arg.id({ required: true, description: 'Global id of the operator.' }) },
    resolve: async (_root, { id }, context) => {
      const { workerId } = await operatorById(context, id);
      return context.call(calls.getOperatorAssignments, { workId: workerId });
    },
  }),
  ownedAccounts: t.field({
    type: [mainAccount],
    authScopes: { bossView: true },
    description:
      'The main accounts of the boss, of both marketplaces, temu first. Source: getEntityListForOwner.',
    resolve: (_root, _args, context) => context.call(calls.getEntityListForOwner, {}),
  }),
  shopsOfAccounts: t.field({
    type: [shop],
    authScopes: { bossView: true },
    description:
      'The shops of main accounts of the boss, in saved order; none for none. Source: getShopListForOwnerByEntity.',
    args: {
      uids: t.arg.idList({
        required: true,
        description: "The marketplaces' ids of the main accounts, each MainAccount.uid.",
      }),
    },
    resolve: async (_root, { uids }, context) => {
      if (uids.length === 0) return [];
      const rows = await context.call(calls.getShopListForOwnerByEntity, {
        entity: uids.join(','),
      });
      return knownShops(context, rows);
    },
  }),
}));
