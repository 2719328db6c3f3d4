import type { TFunction } from 'i18next';
import type { Selection } from '../shared/url-state/selection.ts';

export type SelectionWords = {
  readonly all: string;
  readonly group: string;
  readonly platform: Readonly<Record<'TEMU' | 'SHEIN', string>>;
  readonly managed: Readonly<Record<'FULLY_MANAGED' | 'SEMI_MANAGED', string>>;
};

export const selectionWords = (t: TFunction<'statistics'>): SelectionWords => ({
  all: t('words.allShops'),
  group: t('unknownGroup'),
  platform: { TEMU: t('platform.TEMU'), SHEIN: t('platform.SHEIN') },
  managed: { FULLY_MANAGED: t('managed.FULLY_MANAGED'), SEMI_MANAGED: t('managed.SEMI_MANAGED') },
});

type Named = { readonly id: string; readonly name: string };

/** What the selection is called; empty while the list of shops is on its way. */
export const selectionName = (
  selection: Selection,
  { shops, groups }: { readonly shops: readonly Named[]; readonly groups: readonly Named[] },
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
