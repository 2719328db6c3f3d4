import type { ComponentType, SVGProps } from 'react';
import type shops from '../../../i18n/zh-CN/shops.ts';
import { goTo } from '../../../shared/navigation.ts';
import {
  EyeIcon,
  FolderIcon,
  LayersIcon,
  LinkIcon,
  RestoreIcon,
  UnlinkIcon,
} from '../../../shared/ui/icons.tsx';
import { openBinding } from '../../binding/index.ts';
import { openGroups } from '../groups/groups-dialog.ts';
import { openShopSettings } from '../settings/settings-dialog.ts';

/** What an entry may do with the menu that it is in. */
export type ManageContext = {
  readonly openRestore: () => void;
  /** The menu's button: where the focus goes when a dialog that the entry has opened is closed. */
  readonly finalFocus: () => HTMLElement | null;
};

/** An entry of the panel's menu 店铺管理. */
export type ManageItem = {
  /** Also the key of its text. */
  readonly key: keyof typeof shops.manage.items;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly bossOnly?: true;
  /** The entry begins a new section of the menu. */
  readonly startsSection?: true;
  readonly run: (menu: ManageContext) => void;
};

/** The entries, in their order. */
export const manageItems: readonly ManageItem[] = [
  { key: 'restore', icon: RestoreIcon, run: ({ openRestore }) => openRestore() },
  {
    key: 'groups',
    icon: FolderIcon,
    bossOnly: true,
    run: ({ finalFocus }) => openGroups(null, finalFocus),
  },
  { key: 'settings', icon: EyeIcon, run: ({ finalFocus }) => openShopSettings(finalFocus) },
  { key: 'allShops', icon: LayersIcon, startsSection: true, run: () => goTo('/shopManage') },
  {
    key: 'bindTemu',
    icon: LinkIcon,
    bossOnly: true,
    startsSection: true,
    run: ({ finalFocus }) => openBinding({ kind: 'temu' }, finalFocus),
  },
  {
    key: 'unbindTemu',
    icon: UnlinkIcon,
    bossOnly: true,
    run: ({ finalFocus }) => openBinding({ kind: 'unbindTemu' }, finalFocus),
  },
  {
    key: 'bindShein',
    icon: LinkIcon,
    bossOnly: true,
    run: ({ finalFocus }) => openBinding({ kind: 'shein' }, finalFocus),
  },
  {
    key: 'unbindShein',
    icon: UnlinkIcon,
    bossOnly: true,
    run: ({ finalFocus }) => openBinding({ kind: 'unbindShein' }, finalFocus),
  },
];
