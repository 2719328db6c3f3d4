import { describe, expect, it } from 'vitest';
import { verifyPassword } from '../../../api/account/passwords.ts';
import { calls } from '../../../api/contract/index.ts';
import { permissionsById } from '../../../api/contract/rules/permissions.ts';
import { findUserByPhone } from '../../../db/account/accounts.ts';
import { makeKey } from '../../support/api-keys.ts';
import { addProduct } from '../../support/catalogue.ts';
import { bindingWorld } from '../binding/world.ts';
import { inhabit, namesOf, person, shopRow, testBff, useNetwork } from '../world.ts';

const network = useNetwork();
const phone = '13900000011';

async function world() {
  const { api, ask, listen, events } = await bindingWorld();
  const boss = await api.signIn({ phone: '13900000001' });
  const manager = await api.signIn({ phone, role: 'manager', boss_id: boss.user.id });
  const shops = [
    await api.shop(boss.user, { mall_id: '11' }),
    await api.shop(boss.user, { mall_id: '12' }),
    await api.shop(boss.user, { mall_id: '21', platform: 'shein' }),
  ] as const;
  const id = `manager:${manager.user.id}`;
  const mutate = async (
    field: string,
    input: object,
    fields = 'manager { id shopIds permissionIds } error { code message field }',
    token: string | undefined = boss.token,
  ) => {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { it: ${field}(input: $input) { ${fields} } }`;
    const { data, errors } = await ask(query, { token, variables: { input } });
    expect(errors).toBeUndefined();
    return data.it;
  };
  return { api, ask, listen, events, boss, manager, shops, id, mutate };
}

describe('the managers of a boss', () => {
  it('[R3-29] [R3-11] [R2.7-61] are listed with all parts of their record, and at each shop', async () => {
    const { api, ask, boss, manager, shops, id } = await world();
    const other = await api.signIn({
      phone: '13900000012',
      role: 'manager',
      boss_id: boss.user.id,
    });
    await api.assign(manager.user, shops[0], shops[2]);
    await api.assign(other.user, shops[0]);
    await api.grant(manager.user, 'lookCost', 'erp:product:view:cost', 'erp:product:upd:name');
    const { data } = await ask(
      `{ managers { id temuUid phoneStr phoneList shopIds shops { id } permissionIds }
         shops { edges { node { id phoneList phoneStr managers { phone } } } } }`,
      { token: boss.token },
    );
    expect(data.managers).toEqual([
      {
        id,
        temuUid: null,
        phoneStr: phone,
        phoneList: [phone],
        shopIds: ['temu:11', 'shein:21'],
        shops: [{ id: 'temu:11' }, { id: 'shein:21' }],
        permissionIds: [1, 2],
      },
      expect.objectContaining({ phoneStr: '13900000012', shopIds: ['temu:11'] }),
    ]);
    const rows = data.shops.edges.map(({ node }: { node: object }) => node);
    expect(rows).toEqual([
      {
        id: 'temu:11',
        phoneList: [phone, '13900000012'],
        phoneStr: `${phone},13900000012`,
        managers: [{ phone }, { phone: '13900000012' }],
      },
      { id: 'temu:12', phoneList: [], phoneStr: '', managers: [] },
      { id: 'shein:21', phoneList: [phone], phoneStr: phone, managers: [{ phone }] },
    ]);
  });

  it('are read once, however many shops ask for theirs', async () => {
    const mallIds = Array.from({ length: 60 }, (_, place) => String(1000 + place));
    const sent = inhabit(network, {
      people: { boss: person({ shops: mallIds.map((mallId) => shopRow(mallId)) }) },
      data: { listManagers: [] },
    });
    const { data } = await testBff().ask(
      '{ shops(first: 60) { edges { node { managers { id } } } } managers { id } }',
      { token: 'boss' },
    );
    expect(data.shops.edges).toHaveLength(60);
    expect(namesOf(sent).filter((name) => name === 'listManagers')).toHaveLength(1);
  });

  it('[R6-06] are added, changed, taken from a shop and given a password by the boss', async () => {
    const { api, ask, boss, mutate, id } = await world();
    const added = await mutate('saveManager', {
      phone: '13900000012',
      password: 'abc123',
      shopIds: ['temu:11', 'shein:21'],
      permissionIds: [3],
    });
    expect(added).toMatchObject({
      manager: { shopIds: ['temu:11', 'shein:21'], permissionIds: [3] },
      error: null,
    });
    const changed = await mutate('saveManager', {
      phone,
      shopIds: ['temu:12'],
      permissionIds: [],
    });
    expect(changed).toEqual({
      manager: { id, shopIds: ['temu:12'], permissionIds: [] },
      error: null,
    });
    expect(
      await mutate('setManagerPermissions', { managerId: id, permissionIds: [4, 1] }),
    ).toMatchObject({ manager: { permissionIds: [1, 4] } });
    expect(
      await mutate('removeManagerFromShop', { managerId: id, shopId: 'temu:12' }),
    ).toMatchObject({ manager: { id, shopIds: [] }, error: null });
    const done = 'ok error { message field }';
    // Whoever was added signs in, and sees exactly these shops with this right.
    await api.call('sendPhoneCode', { phone: '13900000012' });
    const { data: token } = await api.call('login', {
      phone: '13900000012',
      code: api.codeFor('13900000012'),
    });
    const seen = '{ viewer { role permissions } shops { edges { node { id } } } }';
    const own = await ask(seen, { token });
    expect(own.data.viewer).toEqual({
      role: 'MANAGER',
      permissions: expect.arrayContaining(['pageAiProducts']),
    });
    expect(own.data.shops.edges).toEqual([
      { node: { id: 'temu:11' } },
      { node: { id: 'shein:21' } },
    ]);
    await mutate('removeManagerFromShop', {
      managerId: added.manager.id,
      shopId: 'temu:11',
    });
    expect((await ask(seen, { token })).data.shops.edges).toEqual([{ node: { id: 'shein:21' } }]);
    const given = async (secret: string) =>
      verifyPassword((await findUserByPhone(api.db, '13900000012'))?.password_hash, secret);
    expect(await given('abc123')).toBe(true);
    const another = { managerId: added.manager.id, password: 'abc125' };
    expect(await mutate('setManagerPassword', another, done)).toEqual({ ok: true, error: null });
    expect([await given('abc123'), await given('abc125')]).toEqual([false, true]);
    expect((await ask(seen, { token })).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');

    expect(await mutate('setManagerPassword', { managerId: id, password: 'abc124' }, done)).toEqual(
      { ok: true, error: null },
    );
    expect((await findUserByPhone(api.db, phone))?.password_hash).toMatch(/^\$argon2id/);

    expect(await mutate('sendStaffCode', { phone: '13900000013' }, done)).toMatchObject({
      ok: true,
    });
    const code = api.codeFor('13900000013');
    expect(
      await mutate('distributeShops', { phone: '13900000013', code, shopIds: ['temu:11'] }),
    ).toMatchObject({ manager: { shopIds: ['temu:11'] }, error: null });
    expect(
      await mutate('distributeShops', { phone: '13900000013', shopIds: ['shein:21'] }),
    ).toMatchObject({ manager: { shopIds: ['temu:11', 'shein:21'] } });
    const { data } = await ask('{ managers { phone } distributableShops { id } }', {
      token: boss.token,
    });
    expect(data.managers).toHaveLength(3);
    expect(data.distributableShops).toHaveLength(3);
  });

  it('[R6-06] are dismissed by their own boss alone, and their sessions and keys are over at once', async () => {
    const { api, ask, boss, manager, id } = await world();
    const stranger = await api.signIn();
    const operator = await api.signIn({ role: 'manager', is_operator: 1, boss_id: boss.user.id });
    const key = (await makeKey(api, manager.token, { withCost: false })).secret;
    const remove = async (token: string) => {
      const query =
        'mutation ($id: ID!) { it: removeManager(id: $id) { removedId error { code message } } }';
      const { data, errors } = await ask(query, { token, variables: { id } });
      expect(errors).toBeUndefined();
      return data.it;
    };
    const gone = { removedId: null, error: { message: '没有找到该店长/财务，请刷新页面' } };
    expect(await remove(stranger.token)).toMatchObject(gone);
    for (const { token } of [manager, operator])
      expect(await remove(token)).toMatchObject({ removedId: null, error: { code: 'FORBIDDEN' } });

    expect(await remove(boss.token)).toEqual({ removedId: id, error: null });
    for (const token of [manager.token, key]) {
      const seen = await ask('{ viewer { id } }', { token });
      expect(seen.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
    expect(await remove(boss.token)).toMatchObject(gone);
    const { data } = await ask(
      `mutation ($phone: String!) { it: addOperator(input: { phone: $phone, shopIds: ["temu:11"] }) {
        operator { account } error { message } } }`,
      { token: boss.token, variables: { phone } },
    );
    expect(data.it).toEqual({ operator: { account: phone }, error: null });
  });

  it('[R5.5-03] [R5.5-05] [R5.5-06] [R6-20] are refused with the field that is wrong', async () => {
    const { mutate } = await world();
    const good = {
      phone: '13900000012',
      password: 'abc123',
      shopIds: ['temu:11'],
      permissionIds: [1],
    };
    const wrong: [change: object, field: string | null, message: string][] = [
      [{ phone: '12000000000' }, 'phone', '请输入合法的手机号！'],
      [{ phone: '' }, 'phone', '手机号不能为空'],
      [{ password: '12345' }, 'password', '密码必须为6-12位字符组合'],
      [{ password: undefined }, 'password', '密码不能为空'],
      [{ shopIds: [] }, 'shopIds', '请选择分配的店铺'],
      [{ permissionIds: [5] }, 'permissionIds', '权限只能是1至4'],
      [{ shopIds: ['temu:99'] }, null, '店铺不存在，或您无权查看'],
    ];
    for (const [change, field, message] of wrong) {
      const { manager, error } = await mutate('saveManager', { ...good, ...change });
      expect({ manager, error }, message).toMatchObject({
        manager: null,
        error: { field, message },
      });
    }
    const unknown = { managerId: 'manager:999', permissionIds: [] };
    expect(await mutate('setManagerPermissions', unknown)).toMatchObject({
      error: { code: 'INVALID_INPUT' },
    });
  });

  it('[R4-30] [R4-31] [R4-33] are told from new phones and shippers before they are added', async () => {
    const { api, ask, boss, manager, shops } = await world();
    await api.signIn({ phone: '13900000021', role: 'shipper', boss_id: boss.user.id });
    await api.assign(manager.user, shops[1]);
    await api.grant(manager.user, ...(permissionsById[3] ?? []));
    const check = async (number: string) => {
      const query = `query ($phone: String!) { staffPhone(phone: $phone) {
        kind manager { shopIds permissionIds } error { code message field } } }`;
      return (await ask(query, { token: boss.token, variables: { phone: number } })).data
        .staffPhone;
    };
    expect(await check('13900000099')).toEqual({ kind: 'NEW', manager: null, error: null });
    expect(await check(phone)).toEqual({
      kind: 'MANAGER',
      manager: { shopIds: ['temu:12'], permissionIds: [3] },
      error: null,
    });
    expect(await check('13900000021')).toMatchObject({ kind: 'SHIPPER', manager: null });
    expect(await check('123')).toMatchObject({ kind: null, error: { code: 'INVALID_INPUT' } });
    expect(await check(boss.user.phone)).toMatchObject({
      kind: null,
      error: { code: 'REFUSED', message: expect.stringContaining('已是BOSS账号') },
    });
  });
});

describe('a manager', () => {
  it('[R3-30] [R3-31] [R3-32] [R3-33] may do what the permission ids grant, and nothing without', async () => {
    const { ask, boss, manager, mutate, id } = await world();
    const permissions = async () =>
      (await ask('{ viewer { permissions } }', { token: manager.token })).data.viewer.permissions;
    const granted: Record<number, string[]> = {
      1: ['erp:product:view:cost', 'lookCost'],
      2: ['erp:product:upd:name'],
      3: ['newListing', 'pageAiProducts'],
      4: ['pageSelectionToolNew', 'selectGoods'],
    };
    for (const [permissionId, codes] of Object.entries(granted)) {
      const permissionIds = [Number(permissionId)];
      await mutate('setManagerPermissions', { managerId: id, permissionIds });
      expect((await permissions()).toSorted()).toEqual(codes);
    }
    await mutate('setManagerPermissions', { managerId: id, permissionIds: [] });
    expect(await permissions()).toEqual([]);
    const { data } = await ask('{ managerPermissions { permissionId codes } }', {
      token: boss.token,
    });
    expect(data.managerPermissions).toEqual(
      Object.entries(granted).map(([permissionId, codes]) => ({
        permissionId: Number(permissionId),
        codes: expect.arrayContaining(codes),
      })),
    );
  });

  it('[R3-30] [R3-31] sees cost with id 1 and renames a product with id 2', async () => {
    const { ask, api, manager, mutate, shops, id } = await world();
    await api.assign(manager.user, shops[0]);
    await addProduct(api.db, shops[0], { K: [{ code: 'K-1' }] }, { product_id: 'P-1' });
    const { token } = manager;
    const profit = async () => {
      const { data } = await ask(
        '{ shop(id: "temu:11") { card { historyProfit { hiddenReason } } } }',
        { token },
      );
      return data.shop.card.historyProfit.hiddenReason;
    };
    const rename = async () => {
      const { data } = await ask(
        'mutation { renameSkc(input: { skcId: "skc:11:CK", name: "新名" }) { error { code } } }',
        { token },
      );
      return data.renameSkc.error?.code;
    };
    expect([await profit(), await rename()]).toEqual(['NO_PERMISSION', 'FORBIDDEN']);
    await mutate('setManagerPermissions', { managerId: id, permissionIds: [1, 2] });
    expect([await profit(), await rename()]).toEqual([null, undefined]);
  });

  it('[R6-15] [R6-16] [R6-21] is refused what is the boss’s, and every shop but their own', async () => {
    const { api, ask, manager, shops, mutate, id } = await world();
    await api.assign(manager.user, shops[0]);
    const { token } = manager;
    const input = { phone, shopIds: ['temu:11'], permissionIds: [1] };
    const forbidden = { manager: null, error: { code: 'FORBIDDEN' } };
    expect(await mutate('saveManager', input, undefined, token)).toMatchObject(forbidden);
    const own = { managerId: id, permissionIds: [1, 2, 3, 4] };
    expect(await mutate('setManagerPermissions', own, undefined, token)).toMatchObject(forbidden);
    const { data } = await ask(
      `mutation {
        bind: bindMainAccount(input: { phone: "12000000003", password: "temu2026" }) { error { code } }
        unbind: unbindSheinShop(shopId: "shein:21") { error { code } } }`,
      { token },
    );
    expect(data).toEqual({
      bind: { error: { code: 'FORBIDDEN' } },
      unbind: { error: { code: 'FORBIDDEN' } },
    });
    const seen = await ask(
      '{ shops { edges { node { id managers { id } } } } shop(id: "temu:12") { id } }',
      { token },
    );
    expect(seen.data).toEqual({
      shops: { edges: [{ node: { id: 'temu:11', managers: [] } }] },
      shop: null,
    });
    const people = await ask('{ managers { id } }', { token });
    expect(people.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    // The server behind refuses them by itself, with code 1.
    for (const call of calls.values()) {
      if (call.role !== 'boss') continue;
      const options = { token, ...(call.encoding === 'binary' ? { body: '' } : {}) };
      expect((await api.call(call.name, {}, options)).code, call.name).toBe(1);
    }
  });

  it('hears at once that shops and rights have changed, and is cut off from what is gone', async () => {
    const { api, ask, listen, events, manager, shops, mutate, id } = await world();
    await api.assign(manager.user, shops[0], shops[1]);
    const { token } = manager;
    const rights = await listen(
      'subscription { shopLayoutChanged { permissions shops { id } } }',
      `web_shop_layout/${manager.user.id}`,
      { token },
    );
    const both = [{ id: 'temu:11' }, { id: 'temu:12' }];
    const now = (frame: { data?: unknown }) => frame.data;
    expect(now(await rights.frame(1))).toEqual({
      shopLayoutChanged: { permissions: [], shops: both },
    });
    await mutate('setManagerPermissions', { managerId: id, permissionIds: [2] });
    expect(now(await rights.frame(2))).toEqual({
      shopLayoutChanged: { permissions: ['erp:product:upd:name'], shops: both },
    });

    const refreshed = await listen(
      'subscription { shopRefreshed(selection: { all: true }) { shop { id } } }',
      'web_shop_refresh/11',
      { token },
    );
    await mutate('removeManagerFromShop', { managerId: id, shopId: 'temu:11' });
    expect(now(await rights.frame(3))).toMatchObject({
      shopLayoutChanged: { shops: [{ id: 'temu:12' }] },
    });
    for (const mallId of ['11', '12'])
      events.publish(`web_shop_refresh/${mallId}`, { mallId, time: api.clock.now() });
    // Of the shop that is gone nothing came before it.
    expect(now(await refreshed.frame(1))).toEqual({ shopRefreshed: { shop: { id: 'temu:12' } } });

    const done = 'ok error { message }';
    await mutate('setManagerPassword', { managerId: id, password: 'abc123' }, done);
    const { data } = await ask('{ viewer { isVisitor } shops { totalCount } }', { token });
    expect(data?.viewer?.isVisitor ?? true).toBe(true);
  });
});
