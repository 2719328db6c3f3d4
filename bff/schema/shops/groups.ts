import type { GroupRow } from '../../context.ts';
import type { Directory, Shop } from '../../directory.ts';
import type { ListLength } from '../../graphql/cost.ts';
import { builder } from '../builder.ts';
import { node, nodesOf } from '../node.ts';
import { shop, shopCount } from './shops.ts';

/** The global id of a group. */
export const groupId = (row: GroupRow): string => `group:${row.groupId}`;

/** The members of a group that the viewer may see, in the order of the side panel. */
export function membersOfGroup(row: GroupRow, directory: Directory): Shop[] {
  const members = new Set(row.mallId.split(','));
  return directory.shops.filter((member) => members.has(member.mallId));
}

export const shopGroup = builder.objectRef<GroupRow>('ShopGroup').implement({
  description: 'A group of shops. Source: queryUserGroups.',
  interfaces: [node],
  fields: (t) => ({
    id: t.id({ description: 'Global id, for example group:7.', resolve: groupId }),
    name: t.string({ description: 'Name of the group.', resolve: (row) => row.shopGroupName }),
    shops: t.field({
      type: [shop],
      extensions: { listLength: shopCount },
      description: 'Its shops that the viewer may see, in the saved order, hidden ones too.',
      resolve: async (row, _args, context) => membersOfGroup(row, await context.directory()),
    }),
  }),
});

nodesOf({
  words: ['group'],
  type: 'ShopGroup',
  may: ({ seller }) => seller(),
  find: async (context, id) => (await context.groups()).find((row) => groupId(row) === id),
});

builder.queryField('shopGroups', (t) =>
  t.field({
    type: [shopGroup],
    extensions: {
      listLength: (async (context) => (await context.groups()).length) satisfies ListLength,
    },
    authScopes: { seller: true },
    description: 'The groups of the viewer. A manager sees the members assigned to them.',
    resolve: (_root, _args, context) => context.groups(),
  }),
);
