import { createStore } from '../../shared/store.ts';
import { forgetFirstShop } from '../first-shop-cookie.ts';
import { forgetKeptFigures } from '../kept-figures.ts';
import { onSessionEnd } from '../session.ts';
import type { Viewer } from '../viewer-context.ts';

/** As whom a boss looks at the product for now, or who has looked as somebody that is gone; null for everybody else. */
export const viewing = createStore<Viewer | null>(null);

/** Whose page this is. */
let shownTo: string | undefined;

onSessionEnd(() => {
  viewing.set(null);
  shownTo = undefined;
});

export function noteViewing(viewer: Viewer): void {
  const before = viewing.get();
  const { id, viewedBy, viewedGone } = viewer;
  const isSame = viewedBy !== null && id === before?.id;
  const isEnded = before !== null && viewedGone === null && !isSame;
  const isBegun = before === null && viewedBy !== null && shownTo !== undefined && shownTo !== id;
  shownTo = id;
  // Another window has begun or ended it: what stands here is not what would be acted on.
  if (isEnded || isBegun) beginAnew();
  else viewing.set(viewedBy !== null || viewedGone !== null ? viewer : null);
}

/** Begins anew as somebody else: nothing that was read for the one before stays. */
export function beginAnew(): void {
  forgetFirstShop();
  forgetKeptFigures();
  window.location.assign('/home');
}
