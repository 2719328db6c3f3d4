import type { ManagedType, Platform, Selection } from '../shared/url-state/selection.ts';
import { isOfPlatform } from './selection-machine.ts';

/** The id that stands for all shops; no shop has it. */
const ALL_SHOPS_ID = '100';

export type StateShop = {
  readonly id: string;
  readonly mallId: string;
  readonly name: string;
  readonly platform: Platform;
  readonly managedType: ManagedType;
  /** Null where it could not be counted. */
  readonly badgeCount: number | null;
  /** End of the paid time (ISO); null when it never ends. */
  readonly expiresAt: string | null;
};

export type StateGroup = {
  readonly id: string;
  readonly name: string;
  readonly shopIds: readonly string[];
};

/** A shop or a group as something that can be selected. */
export type ShopTab = {
  readonly id: string;
  readonly mallId: string;
  readonly mallName: string;
  readonly isShopGroup: boolean;
  /** `groupId-mallId,mallId` of a group; empty for a shop. */
  readonly groupMallId: string;
  readonly isSelected: boolean;
  /** What waits to be handled; of a group, that of all its shops. */
  readonly sumnum: number;
  /** Whether it is among what is looked at: itself, in its group, in its platform, or as one of all. */
  readonly checked: boolean;
};

export type ClientState = {
  /** `100`, the mallId of a shop, the groupMallId of a group, or `temu-mallId,mallId` of a platform. */
  readonly selectedMallId: string;
  /** The mallIds that are looked at, with commas between. */
  readonly realSelMallIds: string;
  readonly listShowTab: readonly ShopTab[];
  readonly listClosedTab: readonly ShopTab[];
  readonly shopGroupList: readonly ShopTab[];
  /** The shown shops whose paid time is over. */
  readonly expiredShopList: readonly { readonly mallId: string }[];
};

type Input = {
  readonly selection: Selection;
  readonly shops: readonly StateShop[];
  readonly hidden: readonly StateShop[];
  readonly groups: readonly StateGroup[];
  /** ms UTC. */
  readonly now: number;
};

const groupPrefix = 'group:';
const mallIdsOf = (shops: readonly StateShop[]): string =>
  shops.map(({ mallId }) => mallId).join(',');

/** What follows from the selection and the shops; the address and the cache are where those are kept. */
export const clientState = ({ selection, shops, hidden, groups, now }: Input): ClientState => {
  const membersOf = ({ shopIds }: StateGroup) => {
    const ids = new Set(shopIds);
    return [...shops, ...hidden].filter(({ id }) => ids.has(id));
  };
  const groupMallId = (group: StateGroup) =>
    `${group.id.slice(groupPrefix.length)}-${mallIdsOf(membersOf(group))}`;
  const selectedGroup =
    selection.kind === 'group' ? groups.find(({ id }) => id === selection.id) : undefined;
  const selected = ((): readonly StateShop[] => {
    switch (selection.kind) {
      case 'all':
        return shops;
      case 'shop':
        return shops.filter(({ id }) => id === selection.id);
      case 'group':
        return selectedGroup === undefined ? [] : membersOf(selectedGroup);
      case 'platform':
        return shops.filter((shop) => isOfPlatform(shop, selection));
    }
  })();
  const checked = new Set(selected);

  const shopTab = (shop: StateShop): ShopTab => ({
    id: shop.id,
    mallId: shop.mallId,
    mallName: shop.name,
    isShopGroup: false,
    groupMallId: '',
    isSelected: selection.kind === 'shop' && selection.id === shop.id,
    sumnum: shop.badgeCount ?? 0,
    checked: checked.has(shop),
  });
  const groupTab = (group: StateGroup): ShopTab => ({
    id: group.id,
    mallId: mallIdsOf(membersOf(group)),
    mallName: group.name,
    isShopGroup: true,
    groupMallId: groupMallId(group),
    isSelected: group === selectedGroup,
    sumnum: membersOf(group).reduce((sum, { badgeCount }) => sum + (badgeCount ?? 0), 0),
    checked: group === selectedGroup,
  });
  const selectedMallId = (): string => {
    switch (selection.kind) {
      case 'all':
        return ALL_SHOPS_ID;
      case 'shop':
        return selected[0]?.mallId ?? ALL_SHOPS_ID;
      case 'group':
        return selectedGroup === undefined ? ALL_SHOPS_ID : groupMallId(selectedGroup);
      case 'platform':
        return `${selection.platform.toLowerCase()}-${mallIdsOf(selected)}`;
    }
  };
  return {
    selectedMallId: selectedMallId(),
    realSelMallIds: mallIdsOf(selected),
    listShowTab: shops.map(shopTab),
    listClosedTab: hidden.map(shopTab),
    shopGroupList: groups.map(groupTab),
    expiredShopList: shops
      .filter(({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) <= now)
      .map(({ mallId }) => ({ mallId })),
  };
};
