import { Skeleton } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { ShopSelection } from '../../graphql/schema.generated.ts';
import { lazyPart } from '../../shared/lazy-part.ts';

const Board = lazyPart(() => import('./Board.tsx'));

/** What there is to do, on a page of something else: fetched when that stands. */
export const TodoBoard = ({ selection }: { readonly selection: ShopSelection }) => (
  <Suspense fallback={<Skeleton height="96" borderRadius="l3" aria-hidden="true" />}>
    <Board selection={selection} />
  </Suspense>
);
