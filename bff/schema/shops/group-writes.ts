import * as calls from '../../../api/contract/groups.ts';
import type { Context, GroupRow } from '../../context.ts';
import { Fault } from '../../upstream/errors.ts';
import { writeField } from '../write-field.ts';
import { groupId, shopGroup } from './groups.ts';
import { mallIdsOf } from './shops.ts';

const payload = {
  group: { type: shopGroup, description: 'The group as it is now. Null when it was refused.' },
};

const idDescription = 'Global id of the group.';
const nameDescription = 'Name of the group: trimmed, 1 to 50 characters, each name once.';

const scope = { boss: true };
const fieldNames = { shopGroupName: 'name', groupId: 'ids' };

const gone = '该分组不存在或已删除，请刷新页面';

/**
 * The upstream's id of a group's global id.
 * @throws Fault when it is the id of something else
 */
function upstreamId(id: string): string {
  const upstream = /^group:([^,]+)$/.exec(id)?.[1];
  if (upstream === undefined) throw new Fault('NOT_FOUND', gone);
  return upstream;
}

async function groupById(context: Context, id: string): Promise<GroupRow> {
  const found = (await context.groups()).find((row) => groupId(row) === id);
  if (found === undefined) throw new Fault('NOT_FOUND', gone);
  return found;
}

writeField('createShopGroup', {
  call: calls.saveUserGroups,
  scope,
  description: 'Adds a group without shops.',
  act: 'adding a group',
  input: {
    description: 'A new group.',
    fields: (t) => ({ name: t.string({ required: true, description: nameDescription }) }),
  },
  fieldNames,
  payload,
  run: async ({ name }, context, send) => {
    const told = await send(calls.saveUserGroups, { shopGroupName: name });
    const listed = async () =>
      (await context.groups()).findLast((row) => row.shopGroupName === name.trim());
    return { group: told ?? (await listed()) };
  },
});

writeField('renameShopGroup', {
  call: calls.updateUserGroups,
  scope,
  description: 'Gives a group another name.',
  act: 'renaming a group',
  input: {
    description: 'Another name of a group.',
    fields: (t) => ({
      id: t.id({ required: true, description: idDescription }),
      name: t.string({ required: true, description: nameDescription }),
    }),
  },
  fieldNames,
  payload,
  run: async ({ id, name }, context, send) => {
    await send(calls.updateUserGroups, { groupId: upstreamId(id), shopGroupName: name });
    return { group: await groupById(context, id) };
  },
});

writeField('setShopGroupShops', {
  call: calls.saveShopGroups,
  scope,
  description: 'Puts exactly these shops into a group.',
  act: 'setting the shops',
  input: {
    description: 'The shops of a group.',
    fields: (t) => ({
      id: t.id({ required: true, description: idDescription }),
      shopIds: t.idList({
        required: true,
        description: 'Global ids of exactly the shops that it has from now on.',
      }),
    }),
  },
  fieldNames: { shopId: 'shopIds' },
  payload,
  run: async ({ id, shopIds }, context, send) => {
    const mallIds = await mallIdsOf(context, shopIds);
    await send(calls.saveShopGroups, { groupId: upstreamId(id), shopId: mallIds });
    return { group: await groupById(context, id) };
  },
});

writeField('deleteShopGroups', {
  call: calls.removeUserGroups,
  scope,
  description: 'Removes groups; their shops stay.',
  act: 'removing groups',
  args: (t) => ({ ids: t.idList({ required: true, description: 'Global ids of the groups.' }) }),
  fieldNames,
  payload: {
    deletedIds: {
      type: ['ID'],
      refused: [],
      description: 'Global ids of the groups that are gone; empty when it was refused.',
    },
  },
  run: async ({ ids }, _context, send) => {
    await send(calls.removeUserGroups, { groupId: ids.map(upstreamId).join(',') });
    return { deletedIds: ids };
  },
});
