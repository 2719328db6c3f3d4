import { createStore } from '../../shared/store.ts';
import { forgetFirstShop } from '../first-shop-cookie.ts';
import { forgetKeptFigures } from '../kept-figures.ts';
import { onSessionEnd } from '../session.ts';
import type { Viewer } from '../viewer-context.ts';

/** As whom a boss looks at the product for now, or who has looked as somebody that is gone; null for everybody else. */
export const viewing = createStore<Viewer | null>(null);

onSessionEnd(() => viewing.set(null));

export function noteViewing(viewer: Viewer): void {
  const before = viewing.get();
  const { viewedBy, viewedGone } = viewer;
  const isSame = viewedBy !== null && viewer.id === before?.id;
  // Ended, or begun for somebody else, by another window: what stands here is not what would be acted on.
  if (before !== null && viewedGone === null && !isSame) beginAnew();
  else viewing.set(viewedBy !== null || viewedGone !== null ? viewer : null);
}

/** Begins anew as somebody else: nothing that was read for the one before stays. */
export function beginAnew(): void {
  forgetFirstShop();
  forgetKeptFigures();
  window.location.assign('/home');
}
