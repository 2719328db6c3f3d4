import { createStore } from '../../shared/store.ts';
import { forgetFirstShop } from '../first-shop-cookie.ts';
import { forgetKeptFigures } from '../kept-figures.ts';
import type { Viewer } from '../viewer-context.ts';

/** As whom a boss looks at the product for now; null for everybody who is themselves. */
export const viewing = createStore<Viewer | null>(null);

export const noteViewing = (viewer: Viewer): void => viewing.set(viewer.viewedBy ? viewer : null);

/** Begins anew as somebody else: nothing that was read for the one before stays. */
export function beginAnew(): void {
  forgetFirstShop();
  forgetKeptFigures();
  window.location.assign('/home');
}
