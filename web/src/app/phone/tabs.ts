import { BellIcon, CheckIcon, ShopIcon, TodayIcon, UserIcon } from '../../shared/ui/icons.tsx';

/** The parts of the workbench, each with the pages that it leads on to. */
export const tabs = [
  { name: 'today', page: '', below: [], Icon: TodayIcon },
  { name: 'shops', page: '/shops', below: [], Icon: ShopIcon },
  {
    name: 'todo',
    page: '/todo',
    below: ['/orders', '/products', '/funds', '/documents', '/renew'],
    Icon: CheckIcon,
  },
  { name: 'messages', page: '/messages', below: ['/notices'], Icon: BellIcon },
  { name: 'me', page: '/me', below: [], Icon: UserIcon },
] as const;
