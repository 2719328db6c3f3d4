import { lazyPart } from '../../../shared/lazy-part.ts';

/** Fetched when a figure is asked where it comes from. */
export const OriginPanel = lazyPart(() => import('./OriginPanel.tsx'));
