import { describe, expect, it } from 'vitest';
import { bindingWorld } from '../binding/world.ts';
import { inhabit, manager, namesOf, person, testBff, useNetwork, visitor } from '../world.ts';

const network = useNetwork();
const phone = '13711110001';

async function world() {
  const { api, ask, listen } = await bindingWorld();
  const boss = await api.signIn();
  const stranger = await api.signIn();
  await api.shop(boss.user, { mall_id: '11' });
  await api.shop(boss.user, { mall_id: '12', platform: 'shein' });
  const send = async (operation: string, token = boss.token) =>
    (await ask(operation, { token })).data;
  const change = async (mutation: string, token = boss.token) =>
    (await send(`mutation { it: ${mutation} }`, token)).it;
  const add = (fields = '', who = phone) =>
    change(
      `addShipper(input: { phone: "${who}", password: "first1" ${fields} }) {
        shipper { id phone shops { id } } error { code message field } }`,
    );
  const login = (password: string) => api.call('login', { phone, password });
  return { api, ask, listen, boss, stranger, send, change, add, login };
}

describe('[R6-07] the shippers of a boss', () => {
  it('hear in an open window which shops they ship for, and that they are dismissed or have another password', async () => {
    const { listen, change, add, login } = await world();
    const { id } = (await add()).shipper;
    const topic = `web_shop_layout/${id.split(':')[1]}`;
    const open = async (password: string) => {
      const { data: token } = await login(password);
      const query = 'subscription { shopLayoutChanged { shops { id } } }';
      const heard = await listen(query, topic, { token });
      const shopsOf = async (frame: number) =>
        (await heard.frame(frame)).data.shopLayoutChanged.shops.map(
          (shop: { id: string }) => shop.id,
        );
      expect(await shopsOf(1)).toEqual(['temu:11', 'shein:12']);
      return { heard, shopsOf };
    };
    /** It is told, or closed, whichever comes first: a page then asks by its cookie, and is told. */
    const isOver = async ({ heard }: Awaited<ReturnType<typeof open>>, frame: number) => {
      const code = await heard.over;
      if (code !== undefined) expect(code).toBe(4403);
      else
        expect(heard.frames[frame - 1]).toMatchObject({
          errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
        });
    };
    const first = await open('first1');
    await change(
      `unassignShipper(input: { id: "${id}", shopIds: ["temu:11"] }) { error { message } }`,
    );
    expect(await first.shopsOf(2)).toEqual(['shein:12']);
    await change(
      `setShipperShops(input: { id: "${id}", shopIds: ["temu:11", "shein:12"] }) { error { message } }`,
    );
    expect(await first.shopsOf(3)).toEqual(['temu:11', 'shein:12']);
    await change(
      `setShipperPassword(input: { id: "${id}", password: "second2" }) { error { message } }`,
    );
    await isOver(first, 4);
    const second = await open('second2');
    const { password } = await change(
      `issueShipperPassword(id: "${id}") { password error { message } }`,
    );
    await isOver(second, 2);
    const third = await open(password);
    await change(`removeShipper(id: "${id}") { removedId error { message } }`);
    await isOver(third, 2);
  });

  it('[R3-36] are listed with phone and username, and never with a password', async () => {
    const { api, add, send, stranger } = await world();
    await add();
    const query = '{ shippers { id phone username passwordState addedAt shops { id } } }';
    const { shippers } = await send(query);
    expect(shippers).toEqual([
      {
        id: expect.stringMatching(/^shipper:\d+$/),
        phone,
        username: phone,
        passwordState: 'SET',
        addedAt: '2026-03-11T04:00:00.000Z',
        shops: [{ id: 'temu:11' }, { id: 'shein:12' }],
      },
    ]);
    expect(JSON.stringify(shippers)).not.toMatch(/first1|argon2/);
    const { password_hash } = await api.db
      .selectFrom('user')
      .select('password_hash')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$/);
    expect(await send(query, stranger.token)).toEqual({ shippers: [] });
  });

  it('are added, for all shops or for some, and sign in', async () => {
    const { add, login } = await world();
    expect(await add('shopIds: ["shein:12"]')).toMatchObject({
      shipper: { phone, shops: [{ id: 'shein:12' }] },
      error: null,
    });
    expect(await login('first1')).toMatchObject({ code: 0 });
    expect(await add()).toEqual({
      shipper: null,
      error: {
        code: 'REFUSED',
        message: '该手机号已是仓库发货员，请直接修改密码',
        field: 'phone',
      },
    });
    expect(await add('shopIds: ["temu:99"]', '13711110002')).toMatchObject({
      shipper: null,
      error: { code: 'INVALID_INPUT' },
    });
  });

  it('[R5.5-10] are no managers: the refusal names the phone', async () => {
    const { api, boss, add, send } = await world();
    await api.signIn({ phone, role: 'manager', boss_id: boss.user.id });
    expect(await add()).toEqual({
      shipper: null,
      error: {
        code: 'REFUSED',
        message: '该手机号已是店长/财务，不能同时分配为仓库发货员',
        field: 'phone',
      },
    });
    expect(await add('', '123')).toMatchObject({
      error: { code: 'INVALID_INPUT', message: '请输入正确的手机号', field: 'phone' },
    });
    expect(await send('{ shippers { id } }')).toEqual({ shippers: [] });
  });

  it('get another password, other shops, and a password for one sign-in', async () => {
    const { add, change, login } = await world();
    const { id } = (await add()).shipper;
    const answer = '{ shipper { id passwordState shops { id } } error { message field } }';
    expect(
      await change(`setShipperPassword(input: { id: "${id}", password: "second2" }) ${answer}`),
    ).toMatchObject({ shipper: { id, passwordState: 'SET' }, error: null });
    expect(await login('second2')).toMatchObject({ code: 0 });
    expect(
      await change(`setShipperPassword(input: { id: "${id}", password: "密码" }) ${answer}`),
    ).toEqual({
      shipper: null,
      error: { message: '密码必须为6-12位字符组合', field: 'password' },
    });
    const shops = (name: string, ids: string) =>
      change(`${name}(input: { id: "${id}", shopIds: [${ids}] }) ${answer}`);
    expect(await shops('unassignShipper', '"temu:11"')).toMatchObject({
      shipper: { shops: [{ id: 'shein:12' }] },
    });
    expect(await shops('unassignShipper', '"temu:11"')).toMatchObject({
      shipper: null,
      error: { message: '该仓库发货员未被分配到所选店铺，请刷新页面' },
    });
    expect(await shops('unassignShipper', '')).toMatchObject({ error: { field: 'shopIds' } });
    expect(await shops('setShipperShops', '"temu:11"')).toMatchObject({
      shipper: { shops: [{ id: 'temu:11' }] },
    });
    expect(await shops('setShipperShops', '')).toMatchObject({ shipper: { shops: [] } });

    const issued = await change(
      `issueShipperPassword(id: "${id}") { password shipper { passwordState } error { code } }`,
    );
    expect(issued).toMatchObject({ shipper: { passwordState: 'ONE_TIME' }, error: null });
    expect(await login('second2')).toMatchObject({ code: 1 });
    expect(await login(issued.password)).toMatchObject({ code: 0 });
    expect(await login(issued.password)).toMatchObject({ code: 1 });
  });

  it('are removed, and not by another boss', async () => {
    const { add, change, stranger, login } = await world();
    const { id } = (await add()).shipper;
    const remove = (token?: string) =>
      change(`removeShipper(id: "${id}") { removedId error { code message } }`, token);
    const gone = {
      removedId: null,
      error: { code: 'INVALID_INPUT', message: '该仓库发货员不存在或已删除，请刷新页面' },
    };
    expect(await remove(stranger.token)).toEqual(gone);
    expect(await remove()).toEqual({ removedId: id, error: null });
    expect(await remove()).toEqual(gone);
    expect(await login('first1')).toMatchObject({ code: 1 });
  });
});

describe('shippers and other viewers', () => {
  const rows = [
    {
      userId: '7',
      phone,
      username: phone,
      hasPassword: false,
      isOneTime: false,
      createTime: 0,
      shopIdList: ['11', 'unknown'],
    },
  ];
  const people = { boss: person(), manager: manager(), visitor: visitor() };
  const data = { getWarehouseMgtTemuUserList: rows };

  it('a visitor reads those of the preview, and changes nothing', async () => {
    const sent = inhabit(network, { people, data });
    const { ask } = testBff();
    const read = await ask('{ shippers { id passwordState shops { id } } }');
    expect(read.data.shippers).toEqual([
      { id: 'shipper:7', passwordState: 'NONE', shops: [{ id: 'temu:11' }] },
    ]);
    expect(sent.every(({ server }) => server === 'preview')).toBe(true);
    sent.length = 0;
    const { data: refused } = await ask(`mutation {
      addShipper(input: { phone: "${phone}", password: "first1" }) { error { code } }
      setShipperPassword(input: { id: "shipper:7", password: "first1" }) { error { code } }
      setShipperShops(input: { id: "shipper:7", shopIds: [] }) { error { code } }
      unassignShipper(input: { id: "shipper:7", shopIds: [] }) { error { code } }
      issueShipperPassword(id: "shipper:7") { error { code } }
      removeShipper(id: "shipper:7") { error { code } }
    }`);
    for (const [name, value] of Object.entries(refused))
      expect(value, name).toEqual({ error: { code: 'VISITOR_BLOCKED' } });
    expect(namesOf(sent).filter((name) => name !== 'getUserInfo')).toEqual([]);
  });

  it('[R6-21] a manager neither sees nor changes them', async () => {
    const sent = inhabit(network, { people, data });
    const { ask } = testBff();
    const read = await ask('{ shippers { id } }', { token: 'manager' });
    expect(read.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const { data: refused } = await ask(
      'mutation { removeShipper(id: "shipper:7") { removedId error { code } } }',
      { token: 'manager' },
    );
    expect(refused.removeShipper).toEqual({ removedId: null, error: { code: 'FORBIDDEN' } });
    expect(namesOf(sent)).not.toContain('deleteShipper');
    expect(namesOf(sent)).not.toContain('getWarehouseMgtTemuUserList');
  });
});
