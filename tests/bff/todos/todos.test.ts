import { describe, expect, it } from 'vitest';
import { hourMs } from '../../../api/contract/rules/calendar.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { bindingWorld } from '../binding/world.ts';

const query = /* GraphQL */ `
  query ($filter: TodoFilter! = OPEN, $kind: TodoKind, $first: Int! = 20, $after: String, $shops: [ID!]) {
    todos(selection: { shops: $shops }, filter: $filter, kind: $kind, first: $first, after: $after) {
      totalCount
      stake
      counts { open mine putOff }
      pageInfo { hasNextPage endCursor }
      edges { node {
        id kind shop { id } shopIds stake stakeKind deadline count isMine note canSettle
        putOffUntil putOffBy { name } handedTo { id name isBoss isOperator } settledAt
      } }
    }
  }
`;

const change = (name: string) => {
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  return `mutation ($input: ${input}) { ${name}(input: $input) {
    todo { id putOffUntil handedTo { name } isMine note settledAt } errors { code message field }
  } }`;
};

/** A boss of a shop with an overdue order and goods without a cost, and a manager of it. */
async function world() {
  const { api, ask } = await bindingWorld();
  const boss = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id, nick_name: '小王' });
  const shop = await api.shop(boss.user, { mall_id: '11' });
  await api.assign(manager.user, shop);
  const [hat = 0] = await addProduct(api.db, shop, { HAT: [{ code: 'HAT', price: 700 }] });
  await appendSaleLines(api.db, [lineOf(shop, hat, '2026-03-09', { amount: 1_234 })]);
  await addShippingOrder(
    api.db,
    shop,
    { [hat]: 3 },
    { order_no: 'FH1', ship_by: testNow - hourMs },
  );
  const read = async (token: string, variables: object = {}) => {
    const answer = await ask(query, { token, variables: { shops: ['temu:11'], ...variables } });
    return answer.data.todos;
  };
  const act = async (name: string, input: object, token: string) =>
    (await ask(change(name), { token, variables: { input } })).data[name];
  return { api, ask, boss, manager, read, act };
}

const overdue = 'todo:overdue:11:FH1';

describe('todos', () => {
  it('tells what there is to do in yuan, page by page', async () => {
    const { read, boss } = await world();
    const none = { putOffUntil: null, putOffBy: null, handedTo: null, settledAt: null };
    const plain = {
      count: 1,
      isMine: false,
      note: '',
      canSettle: false,
      shopIds: ['temu:11'],
      ...none,
    };
    const first = await read(boss.token, { first: 1 });
    expect(first).toMatchObject({ totalCount: 2, counts: { open: 2, mine: 0, putOff: 0 } });
    const whole = await read(boss.token);
    const yuan = whole.edges.map(({ node }: { node: { stake: string | null } }) =>
      Number(node.stake),
    );
    // Of all, whatever page is asked for.
    expect(Number(first.stake)).toBeCloseTo(yuan[0] + yuan[1], 2);
    expect(whole.stake).toBe(first.stake);
    expect(first.edges).toEqual([
      {
        node: {
          ...plain,
          id: overdue,
          kind: 'OVERDUE',
          shop: { id: 'temu:11' },
          stake: '21.00',
          stakeKind: 'GOODS',
          deadline: '2026-03-11T03:00:00.000Z',
        },
      },
    ]);
    const second = await read(boss.token, { first: 1, after: first.pageInfo.endCursor });
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(second.edges).toEqual([
      {
        node: {
          ...plain,
          id: 'todo:uncosted:11:shop',
          kind: 'UNCOSTED',
          shop: { id: 'temu:11' },
          stake: '12.34',
          stakeKind: 'UNCOSTED_SALES',
          deadline: null,
        },
      },
    ]);
    expect((await read(boss.token, { kind: 'UNCOSTED' })).totalCount).toBe(1);
    expect(await read(boss.token, { shops: [] })).toMatchObject({
      totalCount: 0,
      counts: { open: 0 },
    });
  });

  it('[R6-19] says nothing of missing costs to a manager without the permission', async () => {
    const { api, read, act, manager } = await world();
    const kinds = async () =>
      (await read(manager.token)).edges.map(({ node }: { node: { kind: string } }) => node.kind);
    expect(await kinds()).toEqual(['OVERDUE']);
    const input = { id: 'todo:uncosted:11:shop' };
    expect((await act('settleTodo', input, manager.token)).errors).toMatchObject([
      { code: 'GONE' },
    ]);
    await api.grant(manager.user, 'lookCost');
    expect(await kinds()).toEqual(['OVERDUE', 'UNCOSTED']);
  });

  it('is put off, handed over and taken back, each with what was decided', async () => {
    const { ask, boss, manager, read, act } = await world();
    const until = '2026-03-11T05:00:00.000Z';
    expect(await act('putOffTodo', { id: overdue, until }, boss.token)).toMatchObject({
      todo: { id: overdue, putOffUntil: until },
      errors: [],
    });
    expect((await read(manager.token, { filter: 'PUT_OFF' })).edges).toMatchObject([
      { node: { id: overdue, putOffUntil: until } },
    ]);
    expect((await act('resumeTodo', { id: overdue }, manager.token)).todo.putOffUntil).toBeNull();
    const people = await ask(
      '{ todoPeople(shopId: "temu:11", kind: OVERDUE) { id name isBoss isOperator } }',
      { token: boss.token },
    );
    const person = { id: String(manager.user.id), name: '小王', isBoss: false, isOperator: false };
    expect(people.data.todoPeople).toEqual([person]);
    const handed = await act(
      'handTodo',
      { id: overdue, userId: person.id, note: '下午发' },
      boss.token,
    );
    expect(handed.todo).toMatchObject({
      handedTo: { name: '小王' },
      isMine: false,
      note: '下午发',
    });
    expect((await read(manager.token, { filter: 'MINE' })).edges).toMatchObject([
      { node: { id: overdue, isMine: true, handedTo: person } },
    ]);
    expect((await act('takeBackTodo', { id: overdue }, boss.token)).todo.handedTo).toBeNull();
    expect((await read(manager.token)).counts.mine).toBe(0);
  });

  it.each<[string, string, object, object]>([
    ['something else', 'resumeTodo', { id: 'shop:11' }, { code: 'INVALID_INPUT', field: 'id' }],
    ['what is not there', 'resumeTodo', { id: 'todo:overdue:11:FH2' }, { code: 'GONE' }],
    [
      'the past',
      'putOffTodo',
      { id: overdue, until: '2026-03-11T04:00:00Z' },
      { code: 'PAST', field: 'until' },
    ],
    [
      'too far',
      'putOffTodo',
      { id: overdue, until: '2026-04-11T04:00:00Z' },
      { code: 'TOO_LONG', field: 'until' },
    ],
    [
      'a stranger',
      'handTodo',
      { id: overdue, userId: '99999' },
      { code: 'STRANGER', field: 'userId' },
    ],
    ['a fact', 'settleTodo', { id: overdue }, { code: 'FACTUAL' }],
  ])('refuses %s', async (_what, name, input, error) => {
    const { boss, act } = await world();
    const payload = await act(name, input, boss.token);
    expect(payload).toMatchObject({ todo: null, errors: [error] });
  });

  it('of another business is nobody’s to decide about', async () => {
    const { api, ask, act, read, boss } = await world();
    const stranger = await api.signIn();
    await api.shop(stranger.user, { mall_id: '99' });
    expect(await act('resumeTodo', { id: overdue }, stranger.token)).toMatchObject({
      todo: null,
      errors: [{ code: 'FORBIDDEN' }],
    });
    const people = await ask('{ todoPeople(shopId: "temu:11", kind: OVERDUE) { id } }', {
      token: stranger.token,
    });
    expect(people.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await act('resumeTodo', { id: overdue }, 'visitor')).errors[0].code).toBe(
      'VISITOR_BLOCKED',
    );
    expect((await read(boss.token)).counts.putOff).toBe(0);
  });
});
