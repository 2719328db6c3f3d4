import { lazyPart } from '../../shared/lazy-part.ts';

/** Parts of the product's frame; apart from those of every page, which are fetched with the first script. */
export const AccountDialog = lazyPart(() => import('../../features/account/AccountDialog.tsx'));
export const ActHost = lazyPart(() => import('../../features/delivery/ActHost.tsx'));
export const AlertsDrawer = lazyPart(
  () => import('../../features/notices/alerts/AlertsDrawer.tsx'),
);
export const FigureOriginMark = lazyPart(
  () => import('../../features/statistics/origin/SlottedMark.tsx'),
);
export const PushDialog = lazyPart(() => import('../../features/notices/push/PushDialog.tsx'));
export const Reminders = lazyPart(() => import('./Reminders.tsx'));
export const ShopTabs = lazyPart(() => import('../../features/shops/tabs/ShopTabs.tsx'));
export const SidePanel = lazyPart(() => import('../../features/shops/SidePanel.tsx'));
export const StandingPanel = lazyPart(
  () => import('../../features/statistics/origin/StandingPanel.tsx'),
);
export const QrCode = lazyPart(() => import('../../shared/ui/QrCode.tsx'));
