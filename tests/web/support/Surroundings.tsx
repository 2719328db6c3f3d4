import type { ReactNode } from 'react';
import { GraphQLProvider } from '../../../web/src/graphql/GraphQLProvider.tsx';
import { LiveProvider } from '../../../web/src/live/LiveProvider.tsx';
import { type Viewer, ViewerContext } from '../../../web/src/session/viewer-context.ts';
import type { Selection } from '../../../web/src/shared/url-state/selection.ts';
import { type Directory, DirectoryContext } from '../../../web/src/shop-scope/use-directory.ts';
import { SelectionContext } from '../../../web/src/shop-scope/use-selection.ts';
import { directoryOf, shopOf, viewerOf } from './viewer.ts';

const boss = viewerOf();
const oneShop = directoryOf({ shops: [shopOf('甲店')] });

/** Who looks at the product, and what of it. */
export interface Whose {
  readonly viewer?: Viewer;
  readonly directory?: Directory;
  readonly selection?: Selection;
}

/** What a page of the product stands in, of a boss with one shop where nothing else is said. */
export const Surroundings = ({
  directory = oneShop,
  selection = { kind: 'all' },
  viewer = boss,
  children,
}: Whose & { readonly children: ReactNode }) => (
  <GraphQLProvider>
    <ViewerContext value={viewer}>
      <DirectoryContext value={directory}>
        <SelectionContext value={{ selection, isHeld: false }}>
          <LiveProvider>{children}</LiveProvider>
        </SelectionContext>
      </DirectoryContext>
    </ViewerContext>
  </GraphQLProvider>
);
