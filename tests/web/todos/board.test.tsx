import { afterEach, expect, it } from 'vitest';
import Board from '../../../web/src/features/todos/Board.tsx';
import { GraphQLProvider } from '../../../web/src/graphql/GraphQLProvider.tsx';
import { ViewerContext } from '../../../web/src/session/viewer-context.ts';
import { render, shows, unmount } from '../support/render.tsx';
import { viewerOf } from '../support/viewer.ts';

afterEach(unmount);

it('leads to all there is to do, and does not count it before anybody knows', async () => {
  await render(
    <GraphQLProvider>
      <ViewerContext value={viewerOf()}>
        <Board list={undefined} todos={[]} error={undefined} isBusy retry={() => {}} />
      </ViewerContext>
    </GraphQLProvider>,
    { texts: ['todos', 'tables'] },
  );
  const link = document.querySelector('a[href="/todo"]');
  expect(link?.textContent).toBe('查看全部');
  expect(shows('0 项')).toBe(false);
});
