import { expect, it, onTestFinished } from 'vitest';
import { embeddedWorld } from '../embedded.ts';

const views =
  'query { tableViews(table: PRODUCTS) { id name query isShared isDefault isMine mayChange maker table } }';
const save = `mutation ($input: SaveTableViewInput!) {
  saveTableView(input: $input) { tableView { id name } error { message } errors { message code field } } }`;

it('every list keeps views of its own parameters, and of no others', async () => {
  const { api, ask, close } = await embeddedWorld();
  onTestFinished(close);
  const { token } = await api.signIn();
  const lists = {
    STOCK: 'codes=all&hint=deadStock',
    TODOS: 'list=PUT_OFF&kind=UNCOSTED',
    LISTINGS: 'state=FAILED&q=a',
    CANDIDATES: 'category=b&min=10&sort=GROWTH',
    PEOPLE: 'kind=OPERATOR&sort=SEEN',
    SHOPS: 'market=shein&state=hidden',
  };
  for (const [table, query] of Object.entries(lists)) {
    const keep = async (wanted: string, name: string) => {
      const input = { table, name, query: wanted, isShared: false };
      const { data } = await ask(save, { token, variables: { input } });
      return data.saveTableView;
    };
    expect((await keep(query, '常用')).error).toBeNull();
    expect((await keep('level=sku', '别的')).errors).toMatchObject([{ field: 'query' }]);
    const read = `query { tableViews(table: ${table}) { table query } }`;
    expect((await ask(read, { token })).data.tableViews).toEqual([{ table, query }]);
  }
});

it('views of a list are saved, begun with, shared with a manager and deleted, and refused with the field', async () => {
  const { api, ask, close } = await embeddedWorld();
  onTestFinished(close);
  const boss = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const { token } = boss;
  const input = { table: 'PRODUCTS', name: '滞销', query: 'hint=deadStock', isShared: true };
  const made = (await ask(save, { token, variables: { input } })).data.saveTableView;
  expect(made).toMatchObject({ tableView: { name: '滞销' }, error: null });
  const { id } = made.tableView;

  expect((await ask(save, { token, variables: { input } })).data.saveTableView).toEqual({
    tableView: null,
    error: { message: '已有同名视图，请换一个名称' },
    errors: [{ message: '已有同名视图，请换一个名称', code: 'NAME_TAKEN', field: 'name' }],
  });
  const begin = `mutation ($input: SetDefaultTableViewInput!) {
    setDefaultTableView(input: $input) { ok error { message } } }`;
  const first = { table: 'PRODUCTS', id };
  expect(
    (await ask(begin, { token: manager.token, variables: { input: first } })).data
      .setDefaultTableView,
  ).toEqual({ ok: true, error: null });
  expect((await ask(views, { token: manager.token })).data.tableViews).toEqual([
    {
      id,
      table: 'PRODUCTS',
      name: '滞销',
      query: 'hint=deadStock',
      isShared: true,
      isDefault: true,
      isMine: false,
      mayChange: false,
      maker: expect.any(String),
    },
  ]);
  const remove = 'mutation ($id: ID!) { deleteTableView(id: $id) { ok errors { code } } }';
  const asManager = await ask(remove, { token: manager.token, variables: { id } });
  expect(asManager.data.deleteTableView).toEqual({ ok: false, errors: [{ code: 'NOT_YOURS' }] });
  const before = (await ask(views, { token: manager.token })).data.tableViews;
  expect((await ask(remove, { token, variables: { id } })).data.deleteTableView.ok).toBe(true);
  expect((await ask(views, { token })).data.tableViews).toEqual([]);
  const restore = 'mutation ($id: ID!) { restoreTableView(id: $id) { ok errors { code field } } }';
  expect((await ask(restore, { token, variables: { id } })).data.restoreTableView.ok).toBe(true);
  expect((await ask(views, { token: manager.token })).data.tableViews).toEqual(before);
  expect((await ask(restore, { token, variables: { id } })).data.restoreTableView).toEqual({
    ok: false,
    errors: [{ code: 'GONE', field: null }],
  });
});
