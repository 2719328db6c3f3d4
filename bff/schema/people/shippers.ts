import type { CallOutput } from '../../../api/contract/call.ts';
import * as calls from '../../../api/contract/shippers.ts';
import type { Context } from '../../context.ts';
import { builder } from '../builder.ts';
import { node, nodesOf } from '../node.ts';
import { shop } from '../shops/shops.ts';

export type ShipperRow = CallOutput<typeof calls.getWarehouseMgtTemuUserList>[number];

/** The global id of a shipper. */
export const shipperId = (row: ShipperRow): string => `shipper:${row.userId}`;

export const passwordState = builder.enumType('PasswordState', {
  description:
    'How a shipper can sign in. The password itself is never told: only its hash is kept.',
  values: {
    SET: { description: 'By the password that the boss has set.' },
    ONE_TIME: { description: 'Once, by a password that was issued for one sign-in.' },
    NONE: {
      description: 'Not at all until a password is set: the one for one sign-in is used up.',
    },
  } as const,
});

const stateOf = (row: ShipperRow) =>
  row.hasPassword ? (row.isOneTime ? 'ONE_TIME' : 'SET') : 'NONE';

export const shipper = builder.objectRef<ShipperRow>('Shipper').implement({
  description:
    'A warehouse shipper: signs in with phone and password, works in the mobile app only. Source: getWarehouseMgtTemuUserList.',
  interfaces: [node],
  fields: (t) => ({
    id: t.id({ description: 'Global id, for example shipper:7.', resolve: shipperId }),
    phone: t.exposeString('phone', { description: 'Phone number to sign in with, 11 digits.' }),
    username: t.exposeString('username', { description: 'Account name to show.' }),
    passwordState: t.field({
      type: passwordState,
      description: 'Whether and how they can sign in.',
      resolve: stateOf,
    }),
    addedAt: t.expose('createTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When the boss added them. Null where the upstream does not say.',
    }),
    shops: t.field({
      type: [shop],
      description: 'The shops that they ship for, in the order of the side panel.',
      resolve: async (row, _args, context) => {
        const own = new Set(row.shopIdList);
        return (await context.directory()).shops.filter(({ mallId }) => own.has(mallId));
      },
    }),
  }),
});

/** The shippers of the boss. */
export const readShippers = (context: Context): Promise<ShipperRow[]> =>
  context.call(calls.getWarehouseMgtTemuUserList, {});

nodesOf({
  words: ['shipper'],
  type: 'Shipper',
  may: ({ bossView }) => bossView(),
  find: async (context, id) => (await readShippers(context)).find((row) => shipperId(row) === id),
});

builder.queryField('shippers', (t) =>
  t.field({
    type: [shipper],
    authScopes: { bossView: true },
    description: 'The warehouse shippers of the boss, at most 200, oldest first.',
    resolve: (_root, _args, context) => readShippers(context),
  }),
);
