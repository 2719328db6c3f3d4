import { type ReactNode, useDeferredValue } from 'react';
import { type Directory, DirectoryContext, useDirectory } from './use-directory.ts';

const hasCome = ({ isComplete, shops }: Directory) => isComplete || shops.length > 0;

/**
 * Draws the shops in small steps when they first come, so that a click or a key is answered meanwhile; what
 * changes later shows at once.
 */
export function DirectoryInSteps({ children }: { children: ReactNode }) {
  const directory = useDirectory();
  const drawn = useDeferredValue(directory);
  return <DirectoryContext value={hasCome(drawn) ? directory : drawn}>{children}</DirectoryContext>;
}
