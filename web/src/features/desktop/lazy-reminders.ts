import { lazyPart } from '../../shared/lazy-part.ts';

/** Lazy, because the public pages open dialogs of this feature and carry no GraphQL. */
export const DesktopReminders = lazyPart(() => import('./DesktopReminders.tsx'));
export const SideTips = lazyPart(() => import('./SideTips.tsx'));
