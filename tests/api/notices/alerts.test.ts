import { describe, expect, it } from 'vitest';
import { makeKey } from '../../support/api-keys.ts';
import { addProduct } from '../../support/catalogue.ts';
import { pushApi, subscribedBoss, tell } from '../../support/push.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { addReports, violation } from '../../support/shop-reports.ts';

/** A boss with a shop, and a manager of it. */
async function world() {
  const { api } = await pushApi();
  const boss = await api.signIn();
  const shop = await api.shop(boss.user, { mall_name_dis: '一号店' });
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.assign(manager.user, shop);
  const fined = async (fines: Readonly<Record<string, number>>) => {
    api.clock.advance(1);
    const at = api.clock.now();
    const messages = Object.entries(fines).map(([id, fine]) =>
      violation(id, '2026-03-12', { fine, at }),
    );
    await addReports(api.db, shop, { messages });
    await tell(api);
  };
  const alerts = async (token: string, asked: object = {}) =>
    (await api.call('getAlerts', { ...asked }, { token })).data;
  return { api, boss, manager, shop, fined, alerts };
}

describe('alerts', () => {
  it('tell everybody of a shop, with or without push, once, and their windows hear of it', async () => {
    const { api, boss, manager, shop, fined, alerts } = await world();
    await fined({ V1: 12_345 });
    await tell(api);
    for (const { token } of [boss, manager])
      expect(await alerts(token)).toMatchObject({
        total: 1,
        unread: 1,
        rows: [{ kind: 'fine', mallId: shop.mall_id, amount: 12_345, readTime: null }],
      });
    const heard = api.published.filter(({ topic }) => topic.startsWith('web_alert/'));
    expect(heard.map(({ topic }) => topic).sort()).toEqual(
      [boss, manager].map(({ user }) => `web_alert/${user.id}`).sort(),
    );
    expect(api.logged).toEqual([]);
  });

  it('tell those who can answer of a shortage, by the shop of its order, and of one that is told anew', async () => {
    const { api, boss, manager, shop, alerts } = await world();
    const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
    await api.assign(shipper.user, shop);
    const [sku] = await addProduct(api.db, shop, { K: [{ code: 'K-1' }] });
    const orderNo = await addShippingOrder(api.db, shop, { [sku ?? 0]: 5 });
    const by = (token: string, fields: object) =>
      [{ orderNo, skuId: 'SK-1', ...fields }, { token }] as const;
    const report = async (missing: number) => {
      api.clock.advance(1);
      await api.call('reportShortage', ...by(shipper.token, { missing }));
      await tell(api);
    };
    await report(3);
    for (const { token } of [boss, manager])
      expect(await alerts(token)).toMatchObject({
        total: 1,
        rows: [{ kind: 'shortage', mallId: shop.mall_id, target: orderNo, detail: '3' }],
      });
    expect((await alerts(shipper.token)).total).toBe(0);
    await api.call('answerShortage', ...by(boss.token, { reply: '下午补货' }));
    await tell(api);
    expect((await alerts(boss.token)).total).toBe(1);
    await report(2);
    expect((await alerts(boss.token)).rows).toMatchObject([{ detail: '2' }, { detail: '3' }]);
  });

  it('are gone with the right to their shop, and with its paid time', async () => {
    const { api, boss, manager, shop, fined, alerts } = await world();
    await fined({ V1: 100 });
    await api.db.deleteFrom('shop_assignment').where('user_id', '=', manager.user.id).execute();
    expect(await alerts(manager.token)).toEqual({ total: 0, unread: 0, rows: [] });
    await api.db.updateTable('shop').set({ expire_at: api.clock.now() }).execute();
    expect(await alerts(boss.token)).toEqual({ total: 0, unread: 0, rows: [] });
    expect(await alerts(boss.token, { mallId: shop.mall_id })).toMatchObject({ total: 0 });
  });

  it('are read by their person alone; all of them can be taken back', async () => {
    const { api, boss, manager, fined, alerts } = await world();
    await fined({ V1: 100, V2: 200 });
    const [first] = (await alerts(boss.token)).rows;
    const mark = (token: string, alertIds: string[], isRead = true) =>
      api.call('markAlerts', { alertIds, isRead }, { token });
    expect((await mark(manager.token, [first.alertId])).data).toEqual({ count: 0 });
    expect((await mark(boss.token, [first.alertId])).data).toEqual({ count: 1 });
    expect((await mark(boss.token, [first.alertId])).data).toEqual({ count: 0 });
    expect((await mark(boss.token, ['x'])).msg).toBe('提醒不存在或已过期，请刷新后重试');
    expect(await alerts(boss.token, { isUnread: true })).toMatchObject({ total: 1, unread: 1 });
    api.clock.advance(1);
    const { data } = await boss.ask('readAllAlerts');
    expect(data).toEqual({ count: 1, readTime: api.clock.now() });
    expect((await alerts(manager.token)).unread).toBe(2);
    const back = { readTime: data.readTime };
    expect((await boss.ask('unreadAlerts', back)).data).toEqual({
      count: 1,
    });
    expect((await alerts(boss.token)).unread).toBe(1);
  });

  it('follow the rules of their person, which leave a line in the log', async () => {
    const { api, boss, manager, fined, alerts } = await world();
    await fined({ V1: 100, V2: 5_000 });
    const { token } = manager;
    const rules = { kinds: ['fine', 'importDone'], pushKinds: [], fineFrom: 5_000 };
    const save = (fields: object) => manager.ask('saveAlertSettings', { ...fields });
    for (let time = 0; time < 2; time += 1)
      expect((await save(rules)).data).toMatchObject({
        ...rules,
        kinds: ['fine'],
        soldOutFrom: null,
      });
    expect((await alerts(token)).rows).toMatchObject([{ amount: 5_000 }]);
    expect((await save({ ...rules, fineFrom: -1 })).msg).toBe('金额不能小于 0');
    await save({ ...rules, kinds: [] });
    expect((await alerts(token)).total).toBe(0);
    expect((await alerts(boss.token)).total).toBe(2);
    const lines = await api.db
      .selectFrom('audit_log')
      .select(['call', 'changes'])
      .where('call', '=', 'saveAlertSettings')
      .where('outcome', '=', 'done')
      .orderBy('id')
      .execute();
    expect(lines).toHaveLength(3);
    expect(lines[0]?.changes).toContain('"after":"50.00"');
    expect(lines[1]?.changes).toBe('[]');
    const { secret } = await makeKey(api, boss.token);
    expect((await api.call('getAlerts', {}, { token: secret })).code).toBe(403);
    expect((await api.call('getAlerts')).code).toBe(401);
  });

  it('tell of a shop that expires at 14, 7, 3 and 1 days, once each', async () => {
    const { api, boss, alerts } = await world();
    const day = 86_400_000;
    const end = api.clock.now() + 15 * day;
    await api.db.updateTable('shop').set({ expire_at: end }).execute();
    const details: string[][] = [];
    for (const left of [15, 14, 13, 7, 3]) {
      api.clock.advance(end - left * day - api.clock.now());
      // Sessions last for a week.
      await api.db.updateTable('session').set({ expires_at: end }).execute();
      await tell(api);
      const { rows } = await alerts(boss.token, { kinds: ['shopExpiring'] });
      details.push(rows.map(({ detail }: { detail: string }) => detail));
    }
    expect(details).toEqual([[], ['14'], ['14'], ['7', '14'], ['3', '7', '14']]);
  });
});

it('what was read in the centre is pushed no more', async () => {
  const { api, token, shop, browser } = await subscribedBoss();
  const quiet = { kinds: ['fine'], quietFrom: '12:00', quietTo: '15:00' };
  await api.call('savePushSettings', quiet, { token });
  api.clock.advance(1);
  const message = violation('V1', '2026-03-12', { at: api.clock.now() });
  await addReports(api.db, shop, { messages: [message] });
  await tell(api);
  await api.call('readAllAlerts', {}, { token });
  api.clock.advance(3 * 3_600_000);
  await tell(api);
  expect(browser.received).toEqual([]);
});
