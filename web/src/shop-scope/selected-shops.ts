import type { Selection } from '../shared/url-state/selection.ts';
import { isOfPlatform } from './selection-machine.ts';
import type { Directory, DirectoryShop } from './use-directory.ts';

/** The shops that are looked at, but hidden ones. */
export const shopsOf = (
  selection: Selection,
  { shops, groups }: Pick<Directory, 'shops' | 'groups'>,
): readonly DirectoryShop[] => {
  switch (selection.kind) {
    case 'all':
      return shops;
    case 'shop':
      return shops.filter(({ id }) => id === selection.id);
    case 'group': {
      const members = groups.find(({ id }) => id === selection.id)?.shopIds ?? [];
      return shops.filter(({ id }) => members.includes(id));
    }
    case 'platform':
      return shops.filter((shop) => isOfPlatform(shop, selection));
  }
};
