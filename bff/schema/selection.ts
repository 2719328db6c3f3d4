import type { Context } from '../context.ts';
import { type Directory, type Shop, shopByGlobalId } from '../directory.ts';
import {
  type Selected,
  selectAll,
  selectGroup,
  selectPlatform,
  selectShop,
} from '../upstream/rules.ts';
import { builder } from './builder.ts';
import { managedType, platform } from './enums.ts';
import { groupId, membersOfGroup } from './shops/groups.ts';
import { namesNothing, noShop, wrongInput } from './wrong-input.ts';

const platformSelection = builder.inputType('PlatformSelection', {
  description: 'The shown shops of a marketplace.',
  fields: (t) => ({
    platform: t.field({ type: platform, required: true, description: 'The marketplace.' }),
    managedType: t.field({ type: managedType, description: 'Only shops managed this way.' }),
  }),
});

export const shopSelection = builder.inputType('ShopSelection', {
  isOneOf: true,
  description: 'What the user has selected in the side panel. Exactly one field is given.',
  fields: (t) => ({
    all: t.boolean({ description: 'true: every shown shop.' }),
    shop: t.id({ description: 'Global id of one shop, shown or hidden.' }),
    group: t.id({ description: 'Global id of a group: its members that the viewer may see.' }),
    platform: t.field({ type: platformSelection, description: 'A whole marketplace.' }),
    shops: t.idList({
      description: 'Global ids of these shops, shown or hidden; at most 1000, each counts once.',
    }),
  }),
});

type ShopSelection = typeof shopSelection.$inferInput;

/** A selection with the shops that it stands for. */
export interface ResolvedSelection {
  readonly selected: Selected;
  readonly shops: readonly Shop[];
}

const mallIds = (shops: readonly Shop[]): string[] => shops.map((shop) => shop.mallId);

/** The shops of a selection. Ids that are unknown, or of somebody else, are refused alike. */
export async function resolveSelection(
  context: Context,
  selection: ShopSelection,
): Promise<ResolvedSelection> {
  const directory = await context.directory();
  if (typeof selection.shop === 'string') return ofShop(directory, selection.shop);
  if (typeof selection.group === 'string') return ofGroup(context, directory, selection.group);
  if (selection.shops) return ofShops(directory, selection.shops);
  if (selection.platform) {
    const wanted = selection.platform;
    const shops = directory.shown.filter(
      (shop) =>
        shop.platformType === wanted.platform &&
        (!wanted.managedType || shop.isSemiManagedMall === (wanted.managedType === 'SEMI_MANAGED')),
    );
    return { selected: selectPlatform(wanted.platform, mallIds(shops)), shops };
  }
  if (selection.all !== true) throw wrongInput('all 只能是 true', 'all can only be true.');
  return { selected: selectAll, shops: directory.shown };
}

function shopOf(directory: Directory, id: string): Shop {
  const shop = shopByGlobalId(directory, id);
  if (shop === undefined) throw noShop(id);
  return shop;
}

function ofShop(directory: Directory, id: string): ResolvedSelection {
  const shop = shopOf(directory, id);
  return { selected: selectShop(shop.mallId), shops: [shop] };
}

/** Their ids travel in one text, whose length has an end. */
const mostShops = 1000;

function ofShops(directory: Directory, ids: readonly string[]): ResolvedSelection {
  if (ids.length > mostShops)
    throw wrongInput(
      `一次最多选择 ${mostShops} 个店铺`,
      `shops may have ${mostShops} entries at most.`,
    );
  const shops = [...new Set(ids)].map((id) => shopOf(directory, id));
  return { selected: selectGroup(mallIds(shops)), shops };
}

async function ofGroup(
  context: Context,
  directory: Directory,
  id: string,
): Promise<ResolvedSelection> {
  const row = (await context.groups()).find((group) => groupId(group) === id);
  if (row === undefined)
    throw namesNothing('店铺分组不存在，或您无权查看', id, 'group', 'as `shopGroups` has them');
  const shops = membersOfGroup(row, directory);
  return { selected: selectGroup(mallIds(shops)), shops };
}
