import { isFound } from '../../../shared/lists/search.ts';
import type { ManagedType, Platform, Selection } from '../../../shared/url-state/selection.ts';
import { ALL } from '../../../shared/url-state/selection.ts';

export type PanelShop = {
  readonly id: string;
  readonly mallId: string;
  readonly name: string;
  readonly platform: Platform;
  readonly managedType: ManagedType;
};

export type PanelGroup = {
  readonly id: string;
  readonly name: string;
  readonly shopIds: readonly string[];
};

export type PanelRow<Shop extends PanelShop = PanelShop> =
  | {
      readonly kind: 'all';
      readonly key: string;
      readonly count: number;
      readonly selection: Selection;
    }
  | { readonly kind: 'groupsHeading'; readonly key: string }
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly group: PanelGroup;
      readonly selection: Selection;
    }
  | {
      readonly kind: 'platform' | 'managed';
      readonly key: string;
      readonly platform: Platform;
      readonly managedType: ManagedType | null;
      readonly count: number;
      readonly selection: Selection;
    }
  | {
      readonly kind: 'shop';
      readonly key: string;
      readonly shop: Shop;
      readonly selection: Selection;
    }
  | { readonly kind: 'card'; readonly key: string; readonly shop: Shop };

type Input<Shop extends PanelShop> = {
  readonly shops: readonly Shop[];
  readonly groups: readonly PanelGroup[];
  readonly search: string;
  /** Visitors see neither groups nor shein. */
  readonly isVisitor: boolean;
  /** Id of the shop whose info card is open. */
  readonly openCard: string | null;
};

const platforms = ['TEMU', 'SHEIN'] as const;
const managedTypes = ['FULLY_MANAGED', 'SEMI_MANAGED'] as const;

/**
 * The rows of the panel from top to bottom. A search keeps the shops whose name or id holds the
 * text, the groups whose name does, and the headings above what is left.
 */
export const panelRows = <Shop extends PanelShop>(input: Input<Shop>): PanelRow<Shop>[] => {
  const { isVisitor, openCard, search } = input;
  const shops = input.shops.filter(({ name, mallId }) => isFound(search, [name, mallId]));
  const groups = isVisitor ? [] : input.groups.filter(({ name }) => isFound(search, [name]));
  const rows: PanelRow<Shop>[] = [];
  if (search === '') {
    const visible = isVisitor ? shops.filter(({ platform }) => platform === 'TEMU') : shops;
    rows.push({ kind: 'all', key: 'all', count: visible.length, selection: ALL });
  }
  if (groups.length > 0) {
    rows.push({ kind: 'groupsHeading', key: 'groups' });
    for (const group of groups) {
      rows.push({
        kind: 'group',
        key: group.id,
        group,
        selection: { kind: 'group', id: group.id },
      });
    }
  }
  for (const platform of isVisitor ? (['TEMU'] as const) : platforms) {
    const own = shops.filter((shop) => shop.platform === platform);
    if (own.length === 0) continue;
    rows.push({
      kind: 'platform',
      key: platform,
      platform,
      managedType: null,
      count: own.length,
      selection: { kind: 'platform', platform, managedType: null },
    });
    for (const managedType of managedTypes) {
      const part = own.filter((shop) => shop.managedType === managedType);
      if (part.length === 0) continue;
      rows.push({
        kind: 'managed',
        key: `${platform}.${managedType}`,
        platform,
        managedType,
        count: part.length,
        selection: { kind: 'platform', platform, managedType },
      });
      for (const shop of part) {
        rows.push({ kind: 'shop', key: shop.id, shop, selection: { kind: 'shop', id: shop.id } });
        if (shop.id === openCard) rows.push({ kind: 'card', key: `card ${shop.id}`, shop });
      }
    }
  }
  return rows;
};

/** The row that the arrow keys lead to from one row: headings without a choice and cards are passed over. */
export const neighbour = (rows: readonly PanelRow[], from: number, step: 1 | -1): number => {
  for (let index = from + step; index >= 0 && index < rows.length; index += step) {
    const row = rows[index];
    if (row && 'selection' in row) return index;
  }
  return from;
};
