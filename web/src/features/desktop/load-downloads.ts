import { lazyPart } from '../../shared/lazy-part.ts';

export const LoadDownloads = lazyPart(() => import('./LoadDownloads.tsx'));
