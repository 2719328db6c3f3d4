import { lazyPart } from '../shared/lazy-part.ts';
import { chunk } from './chunk.tsx';

/**
 * Parts that any page can call up, each a chunk of its own. As the pages of the route table they are fetched
 * from where they stand, not by an index.
 */
export const AppQrCodes = lazyPart(() => import('../features/desktop/AppQrCodes.tsx'));
export const AuthDialog = lazyPart(() => import('../features/account/sign-in/AuthDialog.tsx'));
export const DemoDoor = lazyPart(() => import('../features/account/sign-in/DemoDoor.tsx'));
export const DesktopDialogs = lazyPart(() => import('../features/desktop/DesktopDialogs.tsx'));
export const VisitorTips = lazyPart(() => import('../session/visitor/VisitorTips.tsx'));
export const ViewingBanner = lazyPart(() => import('../session/viewing/ViewingBanner.tsx'));
/** The phone's workbench for whoever is not signed in. */
export const PhoneSignIn = lazyPart(() => import('../features/account/sign-in/PhoneSignIn.tsx'));
/** What the phone's workbench shows at its own address, by who is here. */
export const PhoneTasks = lazyPart(() => import('../features/delivery/phone/TasksPage.tsx'));
export const loadPhoneToday = () => import('../features/statistics/phone/TodayPage.tsx');
export const PhoneToday = chunk(loadPhoneToday);
/** The same without network, to whoever looks after shops. */
export const PhoneOffline = lazyPart(() => import('../features/statistics/phone/OfflineToday.tsx'));
