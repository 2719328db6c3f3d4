import { isProductOrigin } from '../../../../api/contract/rules/product-origin.ts';
import type { DownloadPlatform } from '../../graphql/schema.generated.ts';
import { createStore } from '../../shared/store.ts';
import type { DownloadsQuery } from './Downloads.generated.ts';
import type { Product } from './desktop-dialogs.ts';
import { useMachine } from './machine.ts';

export type Download = DownloadsQuery['downloads'][number];

/** What the server offers for download, as far as it has been asked. */
export type Offered =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'known'; readonly files: readonly Download[] };

/** Outside of React, as dialogs of pages without GraphQL show it; `LoadDownloads` asks. */
export const offered = createStore<Offered>({ kind: 'asking' });

/** Nothing is asked of people that they cannot get here: until the answer is there, nothing is offered. */
const filesOf = (state: Offered): readonly Download[] =>
  state.kind === 'known' ? state.files : [];

export const productOf = ({ product }: Download): Product =>
  product === 'PLUGIN' ? 'plugin' : 'software';

/** Whether it serves the pages of this very site. */
export const isForHere = ({ origins }: Download): boolean =>
  origins === null || isProductOrigin(window.location.origin, origins);

/** What runs on a machine, the best first. */
const runsOn: Readonly<Record<DownloadPlatform, readonly DownloadPlatform[]>> = {
  WIN_X64: ['WIN_X64', 'ANY'],
  WIN_ARM64: ['WIN_ARM64', 'WIN_X64', 'ANY'],
  MAC_ARM64: ['MAC_ARM64', 'MAC_X64', 'ANY'],
  MAC_X64: ['MAC_X64', 'ANY'],
  LINUX_X64: ['LINUX_X64', 'ANY'],
  LINUX_ARM64: ['LINUX_ARM64', 'ANY'],
  ANY: ['ANY'],
};

/** The file of a product for this machine; undefined where there is none. */
export function bestOf(
  files: readonly Download[],
  product: Product,
  machine: DownloadPlatform,
): Download | undefined {
  const usable = files.filter((file) => productOf(file) === product && isForHere(file));
  return runsOn[machine]
    .map((platform) => usable.find((file) => file.platform === platform))
    .find((file) => file !== undefined);
}

/** What this site offers for this machine, by product. */
export function useOffers(): Readonly<Record<Product, Download | undefined>> {
  const files = filesOf(offered.use());
  const machine = useMachine();
  return { software: bestOf(files, 'software', machine), plugin: bestOf(files, 'plugin', machine) };
}

/** Has the browser save a file. */
export function startDownload(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.rel = 'noopener';
  link.click();
}
