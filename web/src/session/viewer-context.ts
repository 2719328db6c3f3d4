import { createContext, useContext } from 'react';
import type { ViewerFieldsFragment } from './viewer.generated.ts';

export type Viewer = Omit<ViewerFieldsFragment, ' $fragmentName'>;

export const ViewerContext = createContext<Viewer | undefined>(undefined);

/** Who is looking, inside the main layout. Visitors are viewers too: `isVisitor`. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer is only available inside the main layout');
  return viewer;
}
