import { createContext, useContext } from 'react';
import type { DirectoryShopFragment } from './Directory.generated.ts';

export type DirectoryShop = DirectoryShopFragment;

export type DirectoryGroup = {
  readonly id: string;
  readonly name: string;
  readonly shopIds: readonly string[];
};

/** Every shop and group of the viewer. */
export type Directory = {
  /** The shops that are shown, in the saved order. */
  readonly shops: readonly DirectoryShop[];
  /** The shops that the viewer hides, in the saved order. */
  readonly hidden: readonly DirectoryShop[];
  /** Visitors have none. */
  readonly groups: readonly DirectoryGroup[];
  /** All shops and groups are here; before that, an absent shop may still come. */
  readonly isComplete: boolean;
  /** Something of it did not come, and does not without `retry`; what did is here. */
  readonly isFailed: boolean;
  /** Asks again for what did not come. */
  readonly retry: () => void;
};

export const DirectoryContext = createContext<Directory | undefined>(undefined);

/** The shops and groups, inside the main layout; asked for once, however many parts of a page need them. */
export const useDirectory = (): Directory => {
  const directory = useContext(DirectoryContext);
  if (!directory) throw new Error('useDirectory is only available inside the main layout');
  return directory;
};
