import * as calls from '../../api/contract/groups.ts';
import type { Context, GroupRow } from '../context.ts';
import { shopByGlobalId } from '../directory.ts';
import { Fault } from '../upstream/errors.ts';
import { builder } from './builder.ts';
import {
  type BusinessError,
  businessErrorOf,
  outcomeOf,
  refusalField,
  sendBy,
} from './business-error.ts';
import { groupId, shopGroup } from './groups.ts';

interface Written {
  readonly group: GroupRow | null;
  readonly error: BusinessError | null;
}

const payload = (name: string, description: string) =>
  builder.objectRef<Written>(name).implement({
    description,
    fields: (t) => ({
      group: t.expose('group', {
        type: shopGroup,
        nullable: true,
        description: 'The group as it is now. Null when it was refused.',
      }),
      error: t.expose('error', refusalField),
    }),
  });

const createPayload = payload('CreateShopGroupPayload', 'What adding a group came to.');
const renamePayload = payload('RenameShopGroupPayload', 'What renaming a group came to.');
const setShopsPayload = payload('SetShopGroupShopsPayload', 'What setting the shops came to.');

const deletePayload = builder
  .objectRef<{ readonly deletedIds: readonly string[]; readonly error: BusinessError | null }>(
    'DeleteShopGroupsPayload',
  )
  .implement({
    description: 'What removing groups came to.',
    fields: (t) => ({
      deletedIds: t.idList({
        description: 'Global ids of the groups that are gone; empty when it was refused.',
        resolve: ({ deletedIds }) => [...deletedIds],
      }),
      error: t.expose('error', refusalField),
    }),
  });

const nameDescription = 'Name of the group: trimmed, 1 to 50 characters, each name once.';

const createInput = builder.inputType('CreateShopGroupInput', {
  description: 'A new group.',
  fields: (t) => ({ name: t.string({ required: true, description: nameDescription }) }),
});

const renameInput = builder.inputType('RenameShopGroupInput', {
  description: 'Another name of a group.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the group.' }),
    name: t.string({ required: true, description: nameDescription }),
  }),
});

const setShopsInput = builder.inputType('SetShopGroupShopsInput', {
  description: 'The shops of a group.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the group.' }),
    shopIds: t.idList({
      required: true,
      description: 'Global ids of exactly the shops that it has from now on.',
    }),
  }),
});

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

const send = sendBy({ shopGroupName: 'name', groupId: 'ids' });

async function groupById(context: Context, id: string): Promise<GroupRow> {
  const found = (await context.groups()).find((row) => groupId(row) === id);
  if (found === undefined) throw new Fault('NOT_FOUND', gone);
  return found;
}

const written = async (run: () => Promise<Written>): Promise<Written> => {
  const { value, error } = await outcomeOf(run);
  return value ?? { group: null, error };
};

const unauthorized = (error: unknown): Written => ({ group: null, error: businessErrorOf(error) });

builder.mutationFields((t) => ({
  createShopGroup: t.field({
    type: createPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description: 'Adds a group without shops. Source: saveUserGroups.',
    args: { input: t.arg({ type: createInput, required: true, description: 'The group.' }) },
    resolve: (_root, { input }, context) =>
      written(async () => {
        const { value, error } = await send(context, calls.saveUserGroups, {
          shopGroupName: input.name,
        });
        return { group: value, error };
      }),
  }),
  renameShopGroup: t.field({
    type: renamePayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description: 'Gives a group another name. Source: updateUserGroups.',
    args: { input: t.arg({ type: renameInput, required: true, description: 'Group and name.' }) },
    resolve: (_root, { input: { id, name } }, context) =>
      written(async () => {
        const fields = { groupId: upstreamId(id), shopGroupName: name };
        const { error } = await send(context, calls.updateUserGroups, fields);
        return { group: error === null ? await groupById(context, id) : null, error };
      }),
  }),
  setShopGroupShops: t.field({
    type: setShopsPayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => unauthorized(error),
    description: 'Puts exactly these shops into a group. Source: saveShopGroups.',
    args: {
      input: t.arg({ type: setShopsInput, required: true, description: 'Group and shops.' }),
    },
    resolve: (_root, { input: { id, shopIds } }, context) =>
      written(async () => {
        const directory = await context.directory();
        const mallIds = shopIds.map((shopId) => {
          const found = shopByGlobalId(directory, shopId);
          if (found === undefined) throw new Fault('NOT_FOUND', '店铺不存在，或您无权查看');
          return found.mallId;
        });
        await context.call(calls.saveShopGroups, {
          groupId: upstreamId(id),
          shopId: mallIds.join(','),
        });
        return { group: await groupById(context, id), error: null };
      }),
  }),
  deleteShopGroups: t.field({
    type: deletePayload,
    authScopes: { boss: true },
    unauthorizedResolver: (_root, _args, _context, _info, error) => ({
      deletedIds: [],
      error: businessErrorOf(error),
    }),
    description: 'Removes groups; their shops stay. Source: removeUserGroups.',
    args: { ids: t.arg.idList({ required: true, description: 'Global ids of the groups.' }) },
    resolve: async (_root, { ids }, context) => {
      const { value, error } = await outcomeOf(() =>
        send(context, calls.removeUserGroups, { groupId: ids.map(upstreamId).join(',') }),
      );
      const refusal = error ?? value.error;
      return { deletedIds: refusal === null ? ids : [], error: refusal };
    },
  }),
}));
