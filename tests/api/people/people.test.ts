import { expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

const managerPhone = '13722220001';
const operatorPhone = '13722220002';
const shipperPhone = '13722220003';
const invitedPhone = '13722220004';

describeOnEngines('the people of a boss', (engine) => {
  async function world() {
    const api = await testApi({ db: await engine.fresh() });
    const boss = await api.signIn();
    const stranger = await api.signIn();
    const shops = [];
    for (const mall_id of ['11', '12', '13']) shops.push(await api.shop(boss.user, { mall_id }));
    const own = { boss_id: boss.user.id, last_seen_at: null };
    const day = 86_400_000;
    const at = (days: number) => api.clock.now() - days * day;
    const manager = await api.signIn({
      ...own,
      role: 'manager',
      phone: managerPhone,
      nick_name: 'Anna 安娜',
      register_time: at(30),
    });
    await api.grant(manager.user, 'lookCost', 'erp:product:view:cost');
    await api.assign(manager.user, ...shops.slice(0, 2));
    const operator = await api.signIn({
      ...own,
      role: 'manager',
      is_operator: 1,
      phone: operatorPhone,
      register_time: at(20),
    });
    await api.assign(operator.user, ...shops);
    const shipper = await api.signIn({
      ...own,
      role: 'shipper',
      phone: shipperPhone,
      password_hash: 'x',
      password_once: 1,
      register_time: at(10),
    });
    await api.db
      .updateTable('user')
      .set({ last_seen_at: null })
      .where('id', '=', shipper.user.id)
      .execute();
    await api.signIn({ role: 'manager', boss_id: stranger.user.id });
    const people = async (fields: object = {}, token = boss.token) => {
      const { data } = await api.call('listPeople', { ...fields }, { token });
      return data as { total: number; rows: { phone: string; lastSeenTime: number | null }[] };
    };
    const phones = async (fields: object = {}) =>
      (await people(fields)).rows.map(({ phone }) => phone);
    return { api, boss, stranger, manager, operator, shipper, shops, people, phones, at };
  }

  it('[R6-01] [R6-06] [R6-08] stand on one list: what they are, their shops, rights and when they were here', async () => {
    const { api, people, manager, operator, shipper, stranger } = await world();
    expect(await people()).toEqual({
      total: 3,
      rows: [
        {
          workerId: String(shipper.user.id),
          kind: 'shipper',
          phone: shipperPhone,
          nickName: null,
          shopIds: [],
          permissionIdList: [],
          hasPassword: true,
          isOneTime: true,
          createTime: shipper.user.register_time,
          lastSeenTime: null,
          inviteUntil: null,
        },
        {
          workerId: String(operator.user.id),
          kind: 'operator',
          phone: operatorPhone,
          nickName: null,
          shopIds: ['11', '12', '13'],
          permissionIdList: [],
          hasPassword: false,
          isOneTime: false,
          createTime: operator.user.register_time,
          lastSeenTime: api.clock.now(),
          inviteUntil: null,
        },
        {
          workerId: String(manager.user.id),
          kind: 'manager',
          phone: managerPhone,
          nickName: 'Anna 安娜',
          shopIds: ['11', '12'],
          permissionIdList: [1],
          hasPassword: false,
          isOneTime: false,
          createTime: manager.user.register_time,
          lastSeenTime: api.clock.now(),
          inviteUntil: null,
        },
      ],
    });
    expect((await people({}, stranger.token)).rows).toHaveLength(1);
  });

  it('are told to nobody but their boss', async () => {
    const { api, manager, operator, shipper } = await world();
    for (const { token } of [manager, operator, shipper]) {
      const answer = await api.call('listPeople', {}, { token });
      expect(answer.code).not.toBe(0);
      expect(answer.data).toBeNull();
    }
    expect((await api.call('listPeople')).code).toBe(401);
  });

  it('are narrowed down by what they are, a shop, a right and a part of phone or name', async () => {
    const { api, boss, phones } = await world();
    expect(await phones({ kind: 'operator' })).toEqual([operatorPhone]);
    expect(await phones({ shopId: '12' })).toEqual([operatorPhone, managerPhone]);
    expect(await phones({ shopId: '13' })).toEqual([operatorPhone]);
    expect(await phones({ permissionId: 1 })).toEqual([managerPhone]);
    expect(await phones({ permissionId: 2 })).toEqual([]);
    expect(await phones({ keyword: 'anna' })).toEqual([managerPhone]);
    expect(await phones({ keyword: '0003' })).toEqual([shipperPhone]);
    expect(await phones({ keyword: '%' })).toEqual([]);
    const refused = (fields: object) => api.call('listPeople', { ...fields }, boss);
    expect((await refused({ shopId: '99' })).code).toBe(403);
    expect((await refused({ permissionId: 9 })).code).toBe(1);
    expect((await refused({ kind: 'boss' })).code).toBe(1);
  });

  it('come in pages, led by what is asked for', async () => {
    const { api, operator, people, phones } = await world();
    api.clock.advance(3_600_000);
    // A use of the session is noted of its person.
    await api.call('getUserInfo', {}, operator);
    await expect
      .poll(async () => (await people()).rows.map(({ lastSeenTime }) => lastSeenTime))
      .toContain(api.clock.now());
    expect(await phones({ sort: 'seen' })).toEqual([operatorPhone, managerPhone, shipperPhone]);
    expect(await phones({ sort: 'away' })).toEqual([shipperPhone, managerPhone, operatorPhone]);
    expect(await phones({ sort: 'shops' })).toEqual([operatorPhone, managerPhone, shipperPhone]);
    const page = await people({ sort: 'shops', pageSize: 2, pageIndex: 2 });
    expect(page).toMatchObject({ total: 3, rows: [{ phone: shipperPhone }] });
  });

  it('are known to have been here once their session is over', async () => {
    const { api, manager, people } = await world();
    const seen = api.clock.now();
    await api.call('logout', {}, manager);
    api.clock.advance(3_600_000);
    const row = (await people({ kind: 'manager' })).rows[0];
    expect(row?.lastSeenTime).toBe(seen);
  });

  it('[R6-02] have who is invited among them until the code is used or over', async () => {
    const { api, boss, people, phones } = await world();
    await api.call('sendCode', { phone: invitedPhone }, boss);
    // Somebody who is there already is not invited, though a code is on its way.
    await api.call('sendCode', { phone: managerPhone }, boss);
    const { rows } = await people({ kind: 'invited' });
    expect(rows).toMatchObject([
      { phone: invitedPhone, workerId: null, createTime: null, shopIds: [] },
    ]);
    expect((await people()).total).toBe(4);
    expect(await phones({ sort: 'away' })).toEqual(
      [shipperPhone, managerPhone, operatorPhone, invitedPhone].filter(Boolean),
    );
    const code = api.codeFor(invitedPhone);
    await api.call('distributeShopToUser', { phone: invitedPhone, code, shopIdStr: '11' }, boss);
    expect(await phones({ kind: 'invited' })).toEqual([]);
    expect(await phones({ kind: 'manager' })).toEqual([invitedPhone, managerPhone]);
    await api.call('sendCode', { phone: '13722220005' }, boss);
    expect(await phones({ kind: 'invited' })).toEqual(['13722220005']);
    api.clock.advance(86_400_000);
    expect(await phones({ kind: 'invited' })).toEqual([]);
  });
});
