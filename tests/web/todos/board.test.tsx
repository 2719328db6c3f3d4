import { afterEach, expect, it } from 'vitest';
import Board from '../../../web/src/features/todos/Board.tsx';
import { TodoList } from '../../../web/src/features/todos/TodoList.tsx';
import { GraphQLProvider } from '../../../web/src/graphql/GraphQLProvider.tsx';
import { ViewerContext } from '../../../web/src/session/viewer-context.ts';
import {
  FigureOriginContext,
  type FigureOriginProps,
} from '../../../web/src/shop-scope/FigureOrigin.tsx';
import { render, shows, unmount, until } from '../support/render.tsx';
import { todoOf } from '../support/todo.ts';
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

const Told = ({ figure, name, shop }: FigureOriginProps) => <i>{[figure, name, shop].join(' ')}</i>;

it('says beside each amount where it comes from, of its shop, and nothing where there is none', async () => {
  const todos = [
    todoOf('OVERDUE', { stake: '9.00', stakeKind: 'GOODS' }),
    todoOf('VIOLATION', { stake: '8.00', stakeKind: 'FINE' }),
    todoOf('SOLD_OUT', { stake: '7.00', stakeKind: 'WEEK_SALES' }),
    todoOf('UNCOSTED', { stake: '6.00', stakeKind: 'UNCOSTED_SALES' }),
    todoOf('REJECTED'),
  ];
  await render(
    <FigureOriginContext value={Told}>
      <GraphQLProvider>
        <ViewerContext value={viewerOf()}>
          <TodoList todos={todos} isNarrow={false} stake="30.00" />
        </ViewerContext>
      </GraphQLProvider>
    </FigureOriginContext>,
    { texts: ['todos', 'tables'] },
  );
  const marks = () => [...document.querySelectorAll('i')].map((mark) => mark.textContent);
  await until(() => marks().length > 0, 'the marks');
  expect(marks()).toEqual([
    'STAKE_GOODS 货值 temu:11',
    'STAKE_FINE 罚款 temu:11',
    'STAKE_WEEK_SALES 每周销售额 temu:11',
    'STAKE_UNCOSTED_SALES 近30天销售额 temu:11',
    'STAKES 涉及金额 ',
  ]);
});
