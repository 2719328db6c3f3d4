import type { Directory } from './use-directory.ts';

/** Whether it is known that somebody has no shop at all, hidden ones included. */
export const hasNoShops = ({
  shops,
  hidden,
  isComplete,
}: Pick<Directory, 'shops' | 'hidden' | 'isComplete'>): boolean =>
  isComplete && shops.length + hidden.length === 0;
