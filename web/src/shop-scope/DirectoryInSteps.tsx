import { type ReactNode, useDeferredValue } from 'react';
import { type Directory, DirectoryContext, useDirectory } from './use-directory.ts';

const hasCome = ({ isComplete, shops }: Directory) => isComplete || shops.length > 0;

/**
 * Draws the shops in small steps when they first come, so that a click or a key is answered meanwhile; what
 * changes later shows at once. It stands around the boundary of what it draws: inside, the answer would have
 * React draw the waiting part in one go.
 */
export function DirectoryInSteps({ children }: { children: ReactNode }) {
  const directory = useDirectory();
  const drawn = useDeferredValue(directory);
  return <DirectoryContext value={hasCome(drawn) ? directory : drawn}>{children}</DirectoryContext>;
}
