import type { z } from 'zod';
import type { DbOrTransaction } from '../../db/engine/connect.ts';
import { lockOwner } from '../../db/shops/lock-owner.ts';
import {
  deleteGroups,
  findGroupNames,
  findMemberIds,
  insertGroup,
  renameGroup,
  replaceMembers,
  type ShopGroup,
} from '../../db/shops/shop-groups.ts';
import { signedIn } from '../caller.ts';
import type { shopGroupRow } from '../contract/groups.ts';
import { ofGroups, saveUserGroups } from '../contract/groups.ts';
import type { CallContext } from '../deps.ts';
import { refuse } from '../refusal.ts';
import { resolveShops } from '../shop-scope.ts';
import { tellShopsChanged } from './news.ts';

export type GroupRow = z.output<typeof shopGroupRow>;

/** Enough for every way of sorting some dozens of shops, and an end to what a script can make. */
const mostGroups = 200;

export function groupRow({ id, name, mallIds }: ShopGroup): GroupRow {
  const mallId = mallIds.join(',');
  return {
    groupId: String(id),
    mallName: name,
    shopGroupName: name,
    mallId,
    groupMallId: `${id}-${mallId}`,
  };
}

interface Change {
  readonly trx: DbOrTransaction;
  readonly ownerId: number;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
}

/** Makes a change while nobody else changes groups of this boss, and tells who sees the shops that it answers. */
async function changeGroups<T extends { readonly shopIds: readonly number[] }>(
  context: CallContext,
  change: (change: Change) => Promise<T>,
): Promise<T> {
  const ownerId = signedIn(context).id;
  const changed = await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId);
    return change({ trx, ownerId, groups: await findGroupNames(trx, ownerId) });
  });
  await tellShopsChanged(context, ownerId, changed.shopIds);
  return changed;
}

function ownGroup({ groups }: Change, groupId: string): number {
  const group = groups.find((each) => String(each.id) === groupId);
  if (group === undefined) refuse(ofGroups, 'gone');
  return group.id;
}

function requireFreeName({ groups }: Change, name: string, ownId?: number): void {
  if (groups.some((group) => group.name === name && group.id !== ownId))
    refuse(ofGroups, 'nameTaken');
}

export async function createGroup(context: CallContext, name: string): Promise<GroupRow> {
  const { id } = await changeGroups(context, async (change) => {
    requireFreeName(change, name);
    if (change.groups.length >= mostGroups)
      refuse(saveUserGroups, 'tooManyGroups', { most: mostGroups });
    return { id: await insertGroup(change.trx, change.ownerId, name, []), shopIds: [] };
  });
  return groupRow({ id, name, mallIds: [] });
}

export async function renameOwnGroup(
  context: CallContext,
  groupId: string,
  name: string,
): Promise<void> {
  await changeGroups(context, async (change) => {
    const id = ownGroup(change, groupId);
    requireFreeName(change, name, id);
    await renameGroup(change.trx, id, name);
    return { shopIds: await findMemberIds(change.trx, [id]) };
  });
}

/** Puts exactly these shops, in this order, into a group. */
export async function setGroupShops(
  context: CallContext,
  groupId: string,
  mallIds: readonly string[],
): Promise<void> {
  const shops = mallIds.length === 0 ? [] : await resolveShops(context, mallIds.join(','));
  const members = shops.map((shop) => shop.id);
  await changeGroups(context, async (change) => {
    const id = ownGroup(change, groupId);
    const before = await findMemberIds(change.trx, [id]);
    await replaceMembers(change.trx, id, members);
    return { shopIds: [...before, ...members] };
  });
}

/** Those that are gone already may be named too, but not alone. */
export async function removeGroups(
  context: CallContext,
  groupIds: readonly string[],
): Promise<void> {
  const named = new Set(groupIds);
  await changeGroups(context, async ({ trx, groups }) => {
    const ids = groups.map((group) => group.id).filter((id) => named.has(String(id)));
    if (ids.length === 0) refuse(ofGroups, 'gone');
    const shopIds = await findMemberIds(trx, ids);
    await deleteGroups(trx, ids);
    return { shopIds };
  });
}
