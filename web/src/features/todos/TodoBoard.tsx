import { Skeleton } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { ShopSelection } from '../../graphql/schema.generated.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { boardOf, isNothing, useTodos } from './use-todos.ts';

const Board = lazyPart(() => import('./Board.tsx'));

/** What there is to do, on a page of something else, whose code is fetched when that stands. Nothing where there is nothing. */
export const TodoBoard = ({ selection }: { readonly selection: ShopSelection }) => {
  const todos = useTodos(boardOf(selection));
  if (isNothing(todos.list)) return null;
  return (
    <Suspense fallback={<Skeleton height="96" borderRadius="l3" aria-hidden="true" />}>
      <Board {...todos} />
    </Suspense>
  );
};
