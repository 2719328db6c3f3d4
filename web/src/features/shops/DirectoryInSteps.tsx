import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { DirectoryContext, useDirectory } from './use-directory.ts';

/**
 * Draws the shops in small steps when they first come, so that a click or a key is answered meanwhile; what
 * changes later shows at once.
 */
export function DirectoryInSteps({ children }: { children: ReactNode }) {
  const directory = useDirectory();
  const hasCome = directory.isComplete || directory.shops.length > 0;
  const isDrawn = useDeferredValue(hasCome);
  const value = useMemo(
    () =>
      isDrawn ? directory : { ...directory, shops: [], hidden: [], groups: [], isComplete: false },
    [isDrawn, directory],
  );
  return <DirectoryContext value={value}>{children}</DirectoryContext>;
}
