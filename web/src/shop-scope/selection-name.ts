import type { Selection } from '../shared/url-state/selection.ts';
import type { Directory } from './use-directory.ts';

export type SelectionWords = {
  readonly all: string;
  readonly group: string;
  readonly platform: Readonly<Record<'TEMU' | 'SHEIN', string>>;
  readonly managed: Readonly<Record<'FULLY_MANAGED' | 'SEMI_MANAGED', string>>;
};

/** What the selection is called; empty while the list of shops is on its way. */
export const selectionName = (
  selection: Selection,
  { shops, groups }: Pick<Directory, 'shops' | 'groups'>,
  words: SelectionWords,
): string => {
  switch (selection.kind) {
    case 'all':
      return words.all;
    case 'shop':
      return shops.find(({ id }) => id === selection.id)?.name ?? '';
    case 'group':
      return groups.find(({ id }) => id === selection.id)?.name ?? words.group;
    case 'platform': {
      const { platform, managedType } = selection;
      const managed = managedType === null ? '' : ` ${words.managed[managedType]}`;
      return `${words.platform[platform]}${managed}`;
    }
  }
};
