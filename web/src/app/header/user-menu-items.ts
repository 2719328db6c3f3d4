import type { ComponentType, SVGProps } from 'react';
import { openBilling, openRenew } from '../../features/billing/index.ts';
import { openBinding } from '../../features/binding/index.ts';
import { openDesktopDialog } from '../../features/desktop/index.ts';
import { openPermissions } from '../../features/people/index.ts';
import type shell from '../../i18n/zh-CN/shell.ts';
import { endDesktopView } from '../../session/desktop-view.ts';
import { phoneApp } from '../../session/phone-app.ts';
import { goTo } from '../../shared/navigation.ts';
import { runBusy } from '../../shared/ui/busy.ts';
import {
  BellIcon,
  CheckIcon,
  LinkIcon,
  LogoutIcon,
  MonitorIcon,
  PhoneIcon,
  RefreshIcon,
  ShieldIcon,
  ShopIcon,
  SuccessIcon,
  TrashIcon,
  UnlinkIcon,
  UserIcon,
  UsersIcon,
} from '../../shared/ui/icons.tsx';
import { headerPanel } from './header-panels.ts';

/** What an entry may do with the menu that it is in. */
export interface MenuContext {
  /** The menu's button: where the focus goes when a dialog that the entry has opened is closed. */
  readonly finalFocus: () => HTMLElement | null;
}

/** An entry of the account menu: it either leads somewhere or does something. */
export type UserMenuItem = {
  /** Also the key of its text. */
  readonly key: keyof typeof shell.userMenu;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** The entry begins a new section of the menu. */
  readonly startsSection?: true;
} & (
  | { readonly to: string; readonly newTab?: true }
  | { readonly run: (menu: MenuContext) => void }
);

const binding: readonly UserMenuItem[] = [
  {
    key: 'bindTemu',
    icon: LinkIcon,
    run: ({ finalFocus }) => openBinding({ kind: 'temu' }, finalFocus),
  },
  {
    key: 'bindShein',
    icon: LinkIcon,
    run: ({ finalFocus }) => openBinding({ kind: 'shein' }, finalFocus),
  },
  {
    key: 'unbind',
    icon: UnlinkIcon,
    run: ({ finalFocus }) => openBinding({ kind: 'unbindTemu' }, finalFocus),
  },
];

const shopManage: UserMenuItem = { key: 'shopManage', icon: ShopIcon, to: '/shopManage' };

const todo: UserMenuItem = { key: 'todo', icon: CheckIcon, to: '/todo' };

const people: UserMenuItem = { key: 'people', icon: UsersIcon, to: '/account/people' };

const permissions: UserMenuItem = {
  key: 'permissions',
  icon: ShieldIcon,
  run: ({ finalFocus }) => openPermissions('shops', finalFocus),
};
const billing: readonly UserMenuItem[] = [
  { key: 'renew', icon: RefreshIcon, run: ({ finalFocus }) => openRenew([], finalFocus) },
  {
    key: 'redeem',
    icon: SuccessIcon,
    run: ({ finalFocus }) => openBilling({ kind: 'redeem' }, finalFocus),
  },
];

const requiredSoftware: UserMenuItem = {
  key: 'requiredSoftware',
  icon: MonitorIcon,
  startsSection: true,
  run: ({ finalFocus }) => openDesktopDialog({ kind: 'install' }, finalFocus),
};

const softwareUninstallation: UserMenuItem = {
  key: 'softwareUninstallation',
  icon: TrashIcon,
  to: '/operateRouting/softwareUninstallation',
  newTab: true,
};

const appDownload: UserMenuItem = {
  key: 'appDownload',
  icon: PhoneIcon,
  run: ({ finalFocus }) => openDesktopDialog({ kind: 'appDownload' }, finalFocus),
};

const personalCentre: UserMenuItem = {
  key: 'personalCentre',
  icon: UserIcon,
  run: () => headerPanel.set('account'),
};

/** On a phone that was led to the desktop. */
const phoneVersion: UserMenuItem = {
  key: 'phoneVersion',
  icon: PhoneIcon,
  run: () => {
    endDesktopView();
    goTo(phoneApp);
  },
};

const push: UserMenuItem = {
  key: 'push',
  icon: BellIcon,
  run: () => headerPanel.set('push'),
};

const logout: UserMenuItem = {
  key: 'logout',
  icon: LogoutIcon,
  run: () => {
    void (async () => {
      const { mayLeave } = await import('../../features/delivery/index.ts');
      if (!(await mayLeave())) return;
      await runBusy(async () => {
        const { signOut } = await import('../../session/sign-out.ts');
        await signOut();
      });
    })();
  },
};

const bossItems: readonly UserMenuItem[] = [
  ...binding,
  { ...shopManage, startsSection: true },
  todo,
  people,
  permissions,
  ...billing,
  requiredSoftware,
  softwareUninstallation,
  appDownload,
  { ...personalCentre, startsSection: true },
  push,
  logout,
];

const othersItems: readonly UserMenuItem[] = [personalCentre, appDownload, logout];

/** The entries of the account menu, in their order. */
export function userMenuItems(isBoss: boolean, isOnPhone = false): readonly UserMenuItem[] {
  const items = isBoss ? bossItems : othersItems;
  return isOnPhone ? [phoneVersion, ...items] : items;
}
