import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/**
 * A style element for each rule, in place of rules that are added to one sheet. Chromium styles and lays out the whole
 * document anew for each rule of a cascade layer that comes into a sheet, as those of Chakra's recipes do: 20 ms
 * and more for each component that a page shows first. An element more at the end costs one.
 * None where the server draws: what one page has inserted would be missing in the next.
 */
const cache =
  typeof document === 'undefined' ? undefined : createCache({ key: 'css', speedy: false });

export const StyleCache = ({ children }: { readonly children: ReactNode }) =>
  cache === undefined ? children : <CacheProvider value={cache}>{children}</CacheProvider>;
