import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { hashPassword } from '../../../api/account/passwords.ts';
import { type TestApi, testApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { addProduct } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

/** Who did what, as it is told by the call for it. */

const day = 24 * 60 * 60 * 1000;

const listBy = async (api: TestApi, token: string, fields: Record<string, unknown> = {}) =>
  (await api.call('listAudit', fields, { token })).data;

const acts = async (api: TestApi, token: string, fields: Record<string, unknown> = {}) =>
  (await listBy(api, token, fields)).rows.map(({ call }: { call: string }) => call);

async function firm() {
  const api = await testApi();
  const boss = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id, nick_name: '小李' });
  const shop = await api.shop(boss.user, { mall_name: '甲店', mall_name_dis: '' });
  return { api, boss, manager, shop };
}

it('says who renamed a shop, when, from where, and what it was called before and after', async () => {
  const { api, boss, shop } = await firm();
  await api.call(
    'renameShop',
    { shopId: shop.mall_id, name: '乙店' },
    { token: boss.token, headers: { 'x-client-address': '2001:db8:1:2:aaaa:bbbb:cccc:dddd' } },
  );
  const { total, rows } = await listBy(api, boss.token);
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({
    at: api.clock.now(),
    userId: String(boss.user.id),
    person: boss.user.phone,
    call: 'renameShop',
    kind: 'shops',
    shops: [{ shopId: shop.mall_id, platformType: shop.platform, name: '甲店' }],
    changes: [{ field: 'shopName', before: '甲店', after: '乙店' }],
    address: '2001:db8:1:2::/64',
    via: 'session',
    outcome: 'done',
    msg: null,
  });
});

it('tells which shops were put on top, and nothing of a layout that a page saves as it stands', async () => {
  const { api, boss, shop } = await firm();
  const layout = { listShowTab: [shop.mall_id], listClosedTab: [] };
  const save = (more: object) => boss.ask('setShopTabAllMap', { layout: { ...layout, ...more } });
  await save({});
  expect(await acts(api, boss.token)).toEqual([]);
  await save({ listPinnedTab: [shop.mall_id] });
  const { rows } = await listBy(api, boss.token);
  expect(rows).toMatchObject([
    { changes: [{ field: 'pinnedShops', before: null, after: '甲店' }] },
  ]);
});

it('tells a refusal with its sentence, and nothing as changed', async () => {
  const { api, boss, manager, shop } = await firm();
  await manager.ask('renameShop', { shopId: shop.mall_id, name: '丙店' });
  await boss.ask('renameShop', { shopId: shop.mall_id, name: '甲店' });
  const { rows } = await listBy(api, boss.token);
  expect(rows).toMatchObject([
    {
      person: boss.user.phone,
      outcome: 'refused',
      changes: [],
      msg: expect.stringContaining('名'),
    },
    { person: '小李', outcome: 'refused', changes: [], msg: '仅BOSS账号可以操作，请联系BOSS' },
  ]);
});

it('shows a boss the whole firm, a manager what they did alone, and nobody another firm', async () => {
  const { api, boss, manager, shop } = await firm();
  await api.assign(manager.user, shop);
  const stranger = await api.signIn();
  await boss.ask('renameShop', { shopId: shop.mall_id, name: '乙店' });
  const layout = { listShowTab: [shop.mall_id], listClosedTab: [] };
  await manager.ask('setShopTabAllMap', { layout: { ...layout, listPinnedTab: [shop.mall_id] } });
  expect(await acts(api, boss.token)).toEqual(['setShopTabAllMap', 'renameShop']);
  expect(await acts(api, manager.token)).toEqual(['setShopTabAllMap']);
  expect(await acts(api, manager.token, { userId: String(boss.user.id) })).toEqual([]);
  expect(await acts(api, stranger.token)).toEqual([]);
  expect((await boss.ask('listAuditPeople')).data).toEqual([
    { userId: String(boss.user.id), name: boss.user.phone, mark: null },
    { userId: String(manager.user.id), name: '小李', mark: '139****0002' },
  ]);
  const { secret } = await makeKey(api, boss.token);
  expect(await api.call('listAudit', {}, { token: secret })).toMatchObject({ code: 403 });
});

it('says whose act it was, whatever people let themselves be called, and of who is gone', async () => {
  const api = await testApi();
  const boss = await api.signIn({ nick_name: '王老板' });
  const phone = '13700000077';
  const manager = await api.signIn({
    role: 'manager',
    boss_id: boss.user.id,
    phone,
    nick_name: boss.user.phone,
  });
  const rename = (nickName: string, { token }: { readonly token: string }) =>
    api.call('setNickName', { nickName }, { token });
  await rename('王老板', manager);
  await rename('王老板', boss);
  await rename('', boss);
  await rename('', boss);
  const told = async () =>
    (await listBy(api, boss.token)).rows
      .map(({ person, personMark }: Record<string, unknown>) => [person, personMark])
      .reverse();
  const whose = [
    [boss.user.phone, '137****0077'],
    ['王老板', '139****0001'],
    ['王老板', '139****0001'],
    [boss.user.phone, null],
  ];
  expect(await told()).toEqual(whose);
  await api.db.deleteFrom('user').where('id', '=', manager.user.id).execute();
  expect(await told()).toEqual(whose);
  expect((await boss.ask('listAuditPeople')).data).toEqual([
    { userId: String(boss.user.id), name: boss.user.phone, mark: null },
    { userId: String(manager.user.id), name: boss.user.phone, mark: '137****0077' },
  ]);
  // Of who was gone before phones were kept.
  await sql`update audit_log set phone = null`.execute(api.db);
  expect((await told())[0]).toEqual([boss.user.phone, `ID ${manager.user.id}`]);
});

it('names a shop to nobody who does not see it, however often its id is tried', async () => {
  const { api, manager, shop } = await firm();
  await api.grant(manager.user, 'erp:product:upd:name');
  const tried = { shopId: shop.mall_id, skc: 'CK', name: '别家' };
  await manager.ask('setProductNameBySkc', tried);
  const { rows } = await listBy(api, manager.token);
  expect(rows).toMatchObject([{ call: 'setProductNameBySkc', outcome: 'refused', shops: [] }]);
});

it('tells costs in yuan, and takes them from whoever may not see costs any more', async () => {
  const { api, boss, manager, shop } = await firm();
  await api.assign(manager.user, shop);
  await api.grant(manager.user, 'lookCost');
  await addProduct(api.db, shop, { K: [{ code: 'K-1', cost: 1_250 }] });
  const costs = [{ shopId: shop.mall_id, skuId: 'SK-1', cost: 1_300 }];
  await manager.ask('saveCostBySku', { costs });
  const changes = [{ field: 'cost:SK-1', before: '12.50', after: '13.00' }];
  expect((await listBy(api, manager.token)).rows[0].changes).toEqual(changes);
  await api.db.deleteFrom('user_permission').execute();
  expect((await listBy(api, manager.token)).rows[0].changes).toEqual([]);
  expect((await listBy(api, boss.token)).rows[0].changes).toEqual(changes);
});

it('tells which rights and shops a manager had before and has after', async () => {
  const { api, boss, manager, shop } = await firm();
  await api.assign(manager.user, shop);
  const { phone } = manager.user;
  const token = boss.token;
  await boss.ask('setPermissionIds', { phone, permissionIdList: [1, 2] });
  await boss.ask('removeShopKeeperId', { shopId: shop.mall_id, phone });
  const { rows } = await listBy(api, token);
  expect(rows[1]).toMatchObject({
    subjects: [{ field: 'person', value: '小李' }],
    changes: [{ field: 'personRights', before: null, after: '查看成本价、修改产品名称' }],
  });
  expect(rows[0].changes).toContainEqual({ field: 'personShops', before: '甲店', after: null });
});

it('tells a sign-in and a guessed password to whose account it is, and no password', async () => {
  const api = await testApi();
  const { user, token } = await api.signIn({ password_hash: await hashPassword('abc123') });
  const { phone } = user;
  await api.call('login', { phone, password: 'abc124' });
  await api.call('login', { phone, password: 'abc123' });
  await api.call('login', { phone: '13977777777', password: 'abc123' });
  const { rows } = await listBy(api, token);
  expect(rows).toMatchObject([
    { call: 'login', outcome: 'done', via: 'none' },
    { call: 'login', outcome: 'refused', via: 'none' },
  ]);
  expect(JSON.stringify(await api.db.selectFrom('audit_log').selectAll().execute())).not.toMatch(
    /abc12[34]/,
  );
  expect(await api.db.selectFrom('audit_log').selectAll().execute()).toHaveLength(2);
});

it('names the key by which a tool acted', async () => {
  const { api, boss, shop } = await firm();
  const { secret } = await makeKey(api, boss.token);
  await api.call('renameShop', { shopId: shop.mall_id, name: '乙店' }, { token: secret });
  const { rows } = await listBy(api, boss.token, { kind: 'shops' });
  expect(rows).toMatchObject([{ via: 'key', keyName: '报表工具' }]);
});

it('is filtered by day, person, shop, kind, outcome and text, and paged', async () => {
  const { api, boss, manager, shop } = await firm();
  const other = await api.shop(boss.user);
  const token = boss.token;
  await boss.ask('renameShop', { shopId: shop.mall_id, name: '乙店' });
  api.clock.advance(day);
  await boss.ask('renameShop', { shopId: other.mall_id, name: '丁店' });
  await boss.ask('saveUserGroups', { shopGroupName: '华东100%' });
  await manager.ask('renameShop', { shopId: other.mall_id, name: '丁店' });
  expect(await acts(api, token, { endTime: '2026-03-11' })).toEqual(['renameShop']);
  expect(await acts(api, token, { startTime: '2026-03-12' })).toHaveLength(3);
  const backwards = { startTime: '2026-03-12', endTime: '2026-03-11' };
  expect(await boss.ask('listAudit', backwards)).toMatchObject({
    code: 1,
    msg: '结束日期不能早于开始日期',
  });
  expect(await acts(api, token, { userId: String(manager.user.id) })).toHaveLength(1);
  expect(await acts(api, token, { userId: 'x' })).toEqual([]);
  expect(await acts(api, token, { shopId: shop.mall_id })).toHaveLength(1);
  expect(await acts(api, token, { kind: 'billing' })).toEqual([]);
  expect(await acts(api, token, { outcome: 'refused' })).toHaveLength(1);
  expect(await acts(api, token, { keyword: '东100%' })).toEqual(['saveUserGroups']);
  expect(await acts(api, token, { keyword: '%%' })).toEqual([]);
  const second = await listBy(api, token, { pageIndex: 2, pageSize: 3 });
  expect(second).toMatchObject({ total: 4, rows: [{ shops: [{ name: '甲店' }] }] });
});

it('never breaks the call whose line cannot be written', async () => {
  const { api, boss, shop } = await firm();
  await api.db.schema.dropTable('audit_log_shop').execute();
  const fields = { shopId: shop.mall_id, name: '乙店' };
  expect(await boss.ask('renameShop', fields)).toMatchObject({ code: 0 });
  expect(api.logged).toMatchObject([
    { level: 'error', message: 'A line of the audit log could not be written' },
  ]);
});

it('keeps a line for the days that are configured', async () => {
  const api = await testApi({ config: { auditLogDays: 10 } });
  const { user, token, ask } = await api.signIn();
  const shop = await api.shop(user);
  const rename = (name: string) => ask('renameShop', { shopId: shop.mall_id, name });
  await rename('甲');
  api.clock.advance(6 * day);
  await rename('乙');
  const lines = () => api.db.selectFrom('audit_log').selectAll().execute();
  await expect.poll(lines).toHaveLength(2);
  await api.db
    .updateTable('session')
    .set({ expires_at: api.clock.now() + 90 * day })
    .execute();
  api.clock.advance(5 * day);
  await rename('丙');
  await expect.poll(lines).toHaveLength(2);
  expect((await listBy(api, token)).rows[1].changes).toMatchObject([{ after: '乙' }]);
});

describeOnEngines('the log on each engine', ({ fresh }) => {
  it('holds lines with their shops and finds them', async () => {
    const api = await testApi({ db: await fresh() });
    const { user, token, ask } = await api.signIn();
    const shop = await api.shop(user);
    await ask('renameShop', { shopId: shop.mall_id, name: '乙店' });
    const found = await listBy(api, token, { shopId: shop.mall_id, startTime: '2026-03-11' });
    expect(found).toMatchObject({ total: 1, rows: [{ shops: [{ shopId: shop.mall_id }] }] });
    expect((await ask('listAuditPeople')).data).toHaveLength(1);
    expect((await ask('listSessions')).data).toHaveLength(1);
  });
});
