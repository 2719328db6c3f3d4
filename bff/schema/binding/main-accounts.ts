import * as calls from '../../../api/contract/binding.ts';
import type { CallOutput } from '../../../api/contract/call.ts';
import { getShopListForOwnerByEntity } from '../../../api/contract/operators.ts';
import type { Context } from '../../context.ts';
import type { Shop } from '../../directory.ts';
import { builder } from '../builder.ts';
import { platform } from '../enums.ts';
import { shop } from '../shops/shops.ts';

export type MainAccount = CallOutput<typeof calls.getTemuAccountList>[number];

/** The rows of a list as the shops that the viewer knows, in the list's order. */
export async function knownShops(
  context: Context,
  rows: readonly { readonly mallId: string }[],
): Promise<Shop[]> {
  const { byMallId } = await context.directory();
  return rows.flatMap(({ mallId }) => byMallId.get(mallId) ?? []);
}

/** Whether an account must be bound again: as it says itself, else as the viewer is told. */
export const needsRebind = async (
  { needRebind, phone }: MainAccount,
  context: Context,
): Promise<boolean> => needRebind ?? (await context.viewer()).needRebindPhones.includes(phone);

export const mainAccount = builder.objectRef<MainAccount>('MainAccount').implement({
  description: 'A marketplace account that the boss has bound. Source: getTemuAccountList.',
  fields: (t) => ({
    id: t.exposeID('accountId', { description: 'Id of the account, for unbindMainAccount.' }),
    uid: t.exposeID('temuUid', { description: "The marketplace's own id of the account." }),
    phone: t.exposeString('phone', { description: 'Phone number that it signs in with.' }),
    platform: t.expose('platformType', { type: platform, description: 'The marketplace.' }),
    boundAt: t.expose('createTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was first bound. Null where the upstream does not say.',
    }),
    needsRebind: t.boolean({
      description:
        'Whether the marketplace has ended the session, so that no new data comes until it is bound again.',
      resolve: (account, _args, context) => needsRebind(account, context),
    }),
    shops: t.field({
      type: [shop],
      description:
        'Its shops, in saved order. Source: getTemuShopListByTemuUid, for shein getShopListForOwnerByEntity.',
      resolve: async (account, _args, context) =>
        knownShops(
          context,
          account.platformType === 'temu'
            ? await context.call(calls.getTemuShopListByTemuUid, { temuUid: account.temuUid })
            : await context.call(getShopListForOwnerByEntity, { entity: account.temuUid }),
        ),
    }),
  }),
});

builder.objectFields(shop, (t) => ({
  temuUid: t.exposeID('temuUid', {
    nullable: true,
    description: "The marketplace's id of the main account; null for a shop without one.",
  }),
  phone: t.string({
    nullable: true,
    description:
      'Phone number of the main account, for those who may bind accounts; null for everybody else, for a key for some shops, and for a shop without one.',
    resolve: async (row, _args, context) => {
      const { isBoss, isVisitor, mayReadPhones } = await context.viewer();
      return (isBoss || isVisitor) && mayReadPhones ? row.phone : null;
    },
  }),
}));

builder.queryFields((t) => ({
  mainAccounts: t.field({
    type: [mainAccount],
    authScopes: { bossView: true },
    description: 'The temu main accounts that the boss has bound, oldest first.',
    resolve: (_root, _args, context) => context.call(calls.getTemuAccountList, {}),
  }),
  boundSheinShops: t.field({
    type: [shop],
    authScopes: { bossView: true },
    description: 'The shein shops that the boss has bound. Source: getAccountSheinShopList.',
    resolve: async (_root, _args, context) =>
      knownShops(context, await context.call(calls.getAccountSheinShopList, {})),
  }),
}));
