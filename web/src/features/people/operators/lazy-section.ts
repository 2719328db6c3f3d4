import { lazyPart } from '../../../shared/lazy-part.ts';

/** For pages of which only some readers see it. */
export const OperatorSection = lazyPart(() => import('./OperatorSection.tsx'));
