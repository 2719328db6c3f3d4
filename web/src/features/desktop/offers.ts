import { site } from '../../shared/site-config.ts';
import { createStore } from '../../shared/store.ts';
import type { Product } from './desktop-dialogs.ts';

/** Where a product is downloaded; '' while there is nothing to download. */
export interface Offer {
  readonly href: string;
  readonly version: string;
}

/** What this site offers for installation: nothing is asked of people that they cannot get here. */
export const offers = createStore<Readonly<Record<Product, Offer>>>({
  software: site.software,
  plugin: site.plugin,
});

/** Has the browser save a file. */
export function startDownload(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.rel = 'noopener';
  link.click();
}
