import type { Codec } from './codec.ts';

/** What is looked at: all shops, one shop, a group, or the shops of a platform. */
export type Selection =
  | { readonly kind: 'all' }
  | { readonly kind: 'shop'; readonly id: string }
  | { readonly kind: 'group'; readonly id: string }
  | {
      readonly kind: 'platform';
      readonly platform: Platform;
      readonly managedType: ManagedType | null;
    };

export type Platform = 'TEMU' | 'SHEIN';
export type ManagedType = 'FULLY_MANAGED' | 'SEMI_MANAGED';

export const ALL: Selection = { kind: 'all' };

const GROUP_PREFIX = 'group:';
const shopPattern = /^(temu|shein):[\w-]{1,64}$/;
const groupPattern = /^[\w-]{1,64}$/;

/** Whether it reads as the id of a shop. */
export const isShopId = (text: string): boolean => shopPattern.test(text);

const platforms: readonly Selection[] = (['TEMU', 'SHEIN'] as const).flatMap((platform) =>
  ([null, 'FULLY_MANAGED', 'SEMI_MANAGED'] as const).map(
    (managedType): Selection => ({ kind: 'platform', platform, managedType }),
  ),
);

const platformText = (platform: Platform, managedType: ManagedType | null): string => {
  const name = platform.toLowerCase();
  if (managedType === null) return name;
  return `${name}.${managedType === 'FULLY_MANAGED' ? 'full' : 'semi'}`;
};

/** `?shop=temu:634418`, `?group=12`, `?platform=temu.full`; none of them is all shops. */
export const selectionCodec: Codec<Selection> = {
  read: (params) => {
    const shop = params.get('shop');
    if (shop !== null && isShopId(shop)) return { kind: 'shop', id: shop };
    const group = params.get('group');
    if (group !== null && groupPattern.test(group)) {
      return { kind: 'group', id: `${GROUP_PREFIX}${group}` };
    }
    const platform = params.get('platform');
    return platforms.find((one) => selectionCodec.write(one).platform === platform) ?? ALL;
  },
  write: (selection) => ({
    shop: selection.kind === 'shop' ? selection.id : null,
    group: selection.kind === 'group' ? selection.id.slice(GROUP_PREFIX.length) : null,
    platform:
      selection.kind === 'platform'
        ? platformText(selection.platform, selection.managedType)
        : null,
  }),
};

/** The GraphQL input `ShopSelection` of a selection. */
export const selectionInput = (selection: Selection) => {
  switch (selection.kind) {
    case 'all':
      return { all: true };
    case 'shop':
      return { shop: selection.id };
    case 'group':
      return { group: selection.id };
    case 'platform':
      return { platform: { platform: selection.platform, managedType: selection.managedType } };
  }
};

export const isSameSelection = (a: Selection, b: Selection): boolean =>
  JSON.stringify(selectionCodec.write(a)) === JSON.stringify(selectionCodec.write(b));
