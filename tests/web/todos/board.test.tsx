import { beforeEach, expect, it } from 'vitest';
import Board from '../../../web/src/features/todos/Board.tsx';
import { TodoList } from '../../../web/src/features/todos/TodoList.tsx';
import { initialSession, session, startSession } from '../../../web/src/session/session.ts';
import { visitorTips } from '../../../web/src/session/visitor/visitor-tips-store.ts';
import {
  FigureOriginContext,
  type FigureOriginProps,
} from '../../../web/src/shop-scope/FigureOrigin.tsx';
import { fakeServer } from '../support/graphql-server.ts';
import { press, render, shows, until } from '../support/render.tsx';
import { todoOf } from '../support/todo.ts';
import { viewerOf } from '../support/viewer.ts';

beforeEach(() => startSession('account'));

it('leads to all there is to do, and does not count it before anybody knows', async () => {
  await render(<Board list={undefined} todos={[]} error={undefined} isBusy retry={() => {}} />);
  const link = document.querySelector('a[href="/todo"]');
  expect(link?.textContent).toBe('查看全部');
  expect(shows('0 项')).toBe(false);
});

it('leads from what is handed to me and what is put off to just these, of the shops looked at', async () => {
  const known: Parameters<typeof Board>[0]['list'] = {
    __typename: 'TodoConnection',
    edges: [],
    totalCount: 0,
    stake: '0.00',
    counts: { __typename: 'TodoCounts', open: 5, mine: 2, putOff: 3 },
  };
  await render(
    <Board list={known} todos={[]} error={undefined} isBusy={false} retry={() => {}} />,
    { at: '/home?shop=temu%3A11&range=week' },
  );
  const doors = [...document.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(doors).toEqual([
    ['交给我的 2 项', '/todo?shop=temu:11&list=MINE'],
    ['已搁置 3 项', '/todo?shop=temu:11&list=PUT_OFF'],
    ['查看全部 5 项', '/todo?shop=temu:11'],
  ]);
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
      <TodoList todos={todos} isNarrow={false} stake="30.00" />
    </FigureOriginContext>,
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

it('shows no dash on a card, which has no heading that it could stand under', async () => {
  const todos = [todoOf('SOLD_OUT'), todoOf('VIOLATION', { deadline: '2100-01-01T00:00:00Z' })];
  await render(<TodoList todos={todos} isNarrow />);
  await until(() => shows('申诉截止'), 'until when');
  expect(shows('—')).toBe(false);
});

it('a long name of a shop takes two lines at most, and is whole in its title', async () => {
  const name = '一个很长的店铺名称'.repeat(13);
  const todo = todoOf('SOLD_OUT', { shop: { __typename: 'Shop', id: 'temu:11', name } });
  await render(<TodoList todos={[todo]} isNarrow={false} />);
  fakeServer({
    TodoPeople: {
      todoPeople: [
        { __typename: 'TodoPerson', id: 'user:2', name: '小王', isBoss: false, isOperator: false },
      ],
    },
  });
  await press('转交');
  await until(() => document.querySelectorAll(`[title="${name}"]`).length === 2, 'both names');
  const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  for (const shown of document.querySelectorAll(`[title="${name}"]`)) {
    expect(shown.textContent).toBe(name);
    expect(rules.find((rule) => rule.includes(`.${shown.className}{`))).toContain('line-clamp:2');
  }
});

it('[R2.7-08] a visitor is told to sign in where something is handed over, before anybody asks to whom', async () => {
  session.set(initialSession);
  const server = fakeServer();
  await render(<TodoList todos={[todoOf('OVERDUE')]} isNarrow={false} />, {
    viewer: viewerOf({ isVisitor: true }),
  });
  await press('转交');
  await until(() => visitorTips.get(), 'the tips');
  visitorTips.set(false);
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(server.asked).toEqual([]);
});
