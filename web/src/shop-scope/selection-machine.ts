import { isInPhoneApp } from '../session/phone-app.ts';
import {
  ALL,
  isSameSelection,
  type ManagedType,
  type Platform,
  type Selection,
} from '../shared/url-state/selection.ts';

/**
 * What is selected, and what changes it. Nothing is kept here: the selection stands in the address, and each
 * rule answers what the address is to say next.
 */

type ListedShop = {
  readonly id: string;
  readonly platform: Platform;
  readonly managedType: ManagedType;
};

/** What can be selected: the shops that are shown, in their order, and the groups. */
export type Selectable = {
  readonly shops: readonly ListedShop[];
  readonly groups: readonly { readonly id: string; readonly shopIds: readonly string[] }[];
};

/**
 * The selection if it can be shown, else all shops: a shop that is not in the list, a group without shops or
 * with one that is not shown, and a platform without shops fall back to all.
 */
export const shownSelection = (selection: Selection, { shops, groups }: Selectable): Selection => {
  const isShown = (id: string) => shops.some((shop) => shop.id === id);
  switch (selection.kind) {
    case 'all':
      return ALL;
    case 'shop':
      return isShown(selection.id) ? selection : ALL;
    case 'group': {
      const members = groups.find(({ id }) => id === selection.id)?.shopIds ?? [];
      return members.length > 0 && members.every(isShown) ? selection : ALL;
    }
    case 'platform':
      return shops.some((shop) => isOfPlatform(shop, selection)) ? selection : ALL;
  }
};

export const isOfPlatform = (
  shop: Pick<ListedShop, 'platform' | 'managedType'>,
  { platform, managedType }: Extract<Selection, { kind: 'platform' }>,
): boolean =>
  shop.platform === platform && (managedType === null || shop.managedType === managedType);

const keepsEverything = new Set([
  '/home',
  '/todo',
  '/account/manager',
  '/account/stock',
  '/account/cash',
]);
const needsOneShop = new Set(['/aiProducts/edit', '/selectionTool']);

const isShein = (selection: Selection): boolean =>
  (selection.kind === 'shop' && selection.id.startsWith('shein:')) ||
  (selection.kind === 'platform' && selection.platform === 'SHEIN');

/** The selection on a page that is entered, whatever the way to it. */
export type Entry =
  | {
      readonly selection: Selection;
      /** The selection was taken away, so that what is shown must be asked for again. */
      readonly isReset: boolean;
    }
  /** Which one it is can only be said when the shops are known. */
  | 'unknown';

/**
 * Entering a page: /home, the lists beside it and the phone's keep any selection; on the way to any other page one of shein
 * becomes all shops; a page that works on one shop takes the first where none is selected.
 */
export const enterPage = (
  selection: Selection,
  pathname: string,
  selectable: Selectable | null,
): Entry => {
  if (keepsEverything.has(pathname) || isInPhoneApp(pathname)) return { selection, isReset: false };
  const isReset = isShein(selection);
  const kept = isReset ? ALL : selection;
  if (!needsOneShop.has(pathname)) return { selection: kept, isReset };
  if (selectable === null) return 'unknown';
  const shown = shownSelection(kept, selectable);
  if (shown.kind === 'shop') return { selection: shown, isReset };
  const first = inPanelOrder(selectable.shops)[0];
  return { selection: first ? { kind: 'shop', id: first.id } : ALL, isReset };
};

const platforms: readonly Platform[] = ['TEMU', 'SHEIN'];
const managedTypes: readonly ManagedType[] = ['FULLY_MANAGED', 'SEMI_MANAGED'];

/** The shops as they stand in the side panel: by platform, then by managed type, each in its order. */
export const inPanelOrder = <Shop extends ListedShop>(shops: readonly Shop[]): readonly Shop[] =>
  platforms.flatMap((platform) =>
    managedTypes.flatMap((managedType) =>
      shops.filter((shop) => isOfPlatform(shop, { kind: 'platform', platform, managedType })),
    ),
  );

/**
 * What is left of a selection that could be shown until now. In the place of a shop that was hidden, or whose tab
 * was deleted, its neighbour is selected: the one below or, for the last, the one above. `order` is that of
 * the panel before it went.
 */
export const stillShown = (
  selection: Selection,
  selectable: Selectable,
  order: readonly string[],
): Selection => {
  const shown = shownSelection(selection, selectable);
  if (selection.kind !== 'shop' || shown.kind === 'shop') {
    return isSameSelection(shown, selection) ? selection : shown;
  }
  const place = order.indexOf(selection.id);
  if (place < 0) return ALL;
  const isShown = (id: string) => selectable.shops.some((shop) => shop.id === id);
  const neighbour = order.slice(place + 1).find(isShown) ?? order.slice(0, place).findLast(isShown);
  return neighbour === undefined ? ALL : { kind: 'shop', id: neighbour };
};
