import { describe, expect, it } from 'vitest';
import { replacePassword } from '../../../db/account/accounts.ts';
import { deleteUser } from '../../../db/people/staff.ts';
import { type TestApi, testNow } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { addMainAccount } from '../../support/main-account.ts';
import { soldOutSku, soldYesterday, subscribe, subscribedBoss, tell } from '../../support/push.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { addReports, violation } from '../../support/shop-reports.ts';

const minute = 60_000;
const hour = 60 * minute;

const due = (api: TestApi, shop: { id: number }, left: number, order_no?: string) =>
  addShippingOrder(
    api.db,
    shop,
    {},
    { ship_by: api.clock.now() + left, ...(order_no && { order_no }) },
  );

describe('a push', () => {
  it('tells of an order two hours before its deadline, once, signed and readable by the browser alone', async () => {
    const { api, service, token, shop, browser } = await subscribedBoss();
    await due(api, shop, 2 * hour + minute, 'FH1');
    await tell(api);
    expect(browser.received).toEqual([]);
    api.clock.advance(minute);
    await tell(api);
    await tell(api);
    const { publicKey } = (await api.call('getPushSettings', {}, { token })).data;
    expect(browser.received).toEqual([
      {
        title: '1 个发货单即将超时',
        body: 'FH1 · 14:01 前发货 · 一号店',
        url: '/m/orders?list=soon',
        tag: expect.any(String),
        lang: 'zh-CN',
        dir: 'ltr',
        topic: browser.received[0]?.tag,
        ttl: 7200,
        urgency: 'high',
        key: publicKey,
        expires: Math.floor(api.clock.now() / 1000) + 12 * 3600,
      },
    ]);
    expect(service.faults).toEqual([]);
    expect(api.logged).toEqual([]);
  });

  it('tells each device of a person once, and what comes together in one message', async () => {
    const { api, service, token, shop, browser } = await subscribedBoss();
    const other = service.browser();
    await subscribe(api, other, token);
    for (const left of [90, 30, 60]) await due(api, shop, left * minute);
    api.clock.advance(1);
    await addReports(api.db, shop, {
      messages: [violation('V1', '2026-03-11', { fine: 12_345, at: api.clock.now() })],
    });
    await tell(api);
    for (const { received } of [browser, other])
      expect(received).toMatchObject([
        {
          title: '2 类新提醒',
          body: '3 个发货单即将超时\n新罚款 ¥123.45：¥123.45 · 违规通知：延迟发货 · 一号店',
        },
      ]);
  });

  it('tells of fines that are new, and of best sellers when they sell out and again after they were there', async () => {
    const { api, shop, browser } = await subscribedBoss();
    const best = await soldOutSku(api, shop, 'BEST', 14);
    const slow = await soldOutSku(api, shop, 'SLOW', 13);
    await addReports(api.db, shop, {
      messages: [
        violation('OLD', '2026-03-11', { at: testNow - minute }),
        violation('WAIVED', '2026-03-11', { at: testNow + minute, state: 'waived' }),
      ],
    });
    api.clock.advance(2 * minute);
    await tell(api);
    expect(browser.received).toEqual([]);
    await best.emptied(0);
    await slow.emptied(0);
    await tell(api);
    await best.emptied(0);
    await tell(api);
    expect(browser.received).toMatchObject([
      { title: '1 个热销SKU已售罄', body: '水杯 · BEST · 一号店', urgency: 'normal' },
    ]);
    await best.emptied(5);
    await tell(api);
    api.clock.advance(minute);
    await best.emptied(0);
    await tell(api);
    expect(browser.received).toHaveLength(2);
  });

  it('tells the boss alone that the marketplace has ended a session, and again after it was bound anew', async () => {
    const { api, service, boss, shop, browser } = await subscribedBoss();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.id });
    await api.assign(manager.user, shop);
    const theirs = service.browser();
    await subscribe(api, theirs, manager.token);
    const id = await addMainAccount(api.db, boss, { needs_rebind: 1 });
    const rebind = (needs_rebind: 0 | 1) =>
      api.db.updateTable('main_account').set({ needs_rebind }).where('id', '=', id).execute();
    await tell(api);
    await tell(api);
    const lost = { title: '店铺授权已失效', body: 'Temu 账号 138****5678 需要重新绑定' };
    expect(browser.received).toMatchObject([lost]);
    await rebind(0);
    await tell(api);
    await rebind(1);
    await tell(api);
    expect(browser.received).toMatchObject([lost, lost]);
    expect(theirs.received).toEqual([]);
  });
});

describe('the digest', () => {
  it('comes at 8:00 in Shanghai, with profit for those alone who may see costs', async () => {
    const { api, service, boss, shop, browser } = await subscribedBoss();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.id });
    const shipper = await api.signIn({ role: 'shipper', boss_id: boss.id });
    const [ofManager, ofShipper] = [service.browser(), service.browser()];
    await subscribe(api, ofManager, manager.token);
    await subscribe(api, ofShipper, shipper.token);
    await api.assign(manager.user, shop);
    await api.assign(shipper.user, shop);
    await soldYesterday(api, shop);
    await due(api, shop, 48 * hour);
    api.clock.advance(20 * hour - 1);
    await tell(api);
    expect(browser.received).toEqual([]);
    api.clock.advance(1);
    await tell(api);
    await tell(api);
    const title = '昨日销售日报（3月11日）';
    expect(browser.received).toMatchObject([
      {
        title,
        body: '销售额 ¥30.00 · 销量 3 件 · 利润 ¥20.00\n待打包 1 · 待发货 0',
        urgency: 'low',
      },
    ]);
    expect(ofManager.received).toMatchObject([
      { title, body: '销售额 ¥30.00 · 销量 3 件\n待打包 1 · 待发货 0' },
    ]);
    expect(ofShipper.received).toMatchObject([
      { title: '今日发货任务', body: '待打包 1 · 待发货 0' },
    ]);
    await api.grant(manager.user, 'lookCost');
    api.clock.advance(24 * hour);
    await api.db.updateTable('shop_day').set({ day: '2026-03-12' }).execute();
    await tell(api);
    expect(ofManager.received[1]?.body).toContain('利润 ¥20.00');
  });
});

describe('who is told', () => {
  it('a shipper of their tasks alone, of the shops that they ship for', async () => {
    const { api, service, boss, shop } = await subscribedBoss();
    const other = await api.shop(boss, { mall_name_dis: '二号店' });
    const { user, token, ask } = await api.signIn({ role: 'shipper', boss_id: boss.id });
    await api.assign(user, other);
    const browser = service.browser();
    await subscribe(api, browser, token);
    expect((await ask('getPushSettings')).data).toMatchObject({
      offered: ['shipSoon', 'digest', 'announcement'],
      kinds: ['shipSoon', 'digest'],
    });
    api.clock.advance(1);
    for (const one of [shop, other])
      await addReports(api.db, one, {
        messages: [violation('V', '2026-03-11', { at: api.clock.now() })],
      });
    await due(api, shop, hour, 'FH1');
    await due(api, other, hour, 'FH2');
    await tell(api);
    expect(browser.received).toMatchObject([{ body: 'FH2 · 13:00 前发货 · 二号店' }]);
  });

  it('nobody of what was taken from them between the event and the sending', async () => {
    const { api, service, boss, shop } = await subscribedBoss();
    const { user, token } = await api.signIn({ role: 'manager', boss_id: boss.id });
    await api.assign(user, shop);
    const browser = service.browser();
    await subscribe(api, browser, token);
    browser.answer({ status: 503 });
    await due(api, shop, 2 * hour);
    await tell(api);
    await api.db.deleteFrom('shop_assignment').where('user_id', '=', user.id).execute();
    api.clock.advance(hour);
    await tell(api);
    expect(browser.received).toEqual([]);
    // They hear of it no more when it is given back, either: it was decided.
    await api.assign(user, shop);
    await tell(api);
    expect(browser.received).toEqual([]);
  });

  it('nobody of shops whose time is over, or that are of another boss', async () => {
    const { api, shop, browser } = await subscribedBoss();
    const foreign = await api.shop((await api.signIn()).user);
    await due(api, foreign, hour);
    await due(api, shop, hour);
    await api.db
      .updateTable('shop')
      .set({ expire_at: testNow })
      .where('id', '=', shop.id)
      .execute();
    await tell(api);
    expect(browser.received).toEqual([]);
  });

  it('no device whose session has ended: by sign-out, a new password, its age or with the account', async () => {
    const ends: ((world: Awaited<ReturnType<typeof subscribedBoss>>) => Promise<unknown>)[] = [
      ({ api, token }) => api.call('logout', {}, { token }),
      ({ api, boss }) => replacePassword(api.db, boss.id, 'hash'),
      async ({ api }) => api.clock.advance(8 * 24 * hour),
      ({ api, boss }) => api.db.transaction().execute((trx) => deleteUser(trx, boss.id)),
    ];
    for (const end of ends) {
      const world = await subscribedBoss();
      await end(world);
      const { api, shop, browser } = world;
      if ((await api.db.selectFrom('shop').select('id').execute()).length > 0)
        await due(api, shop, hour);
      await tell(api);
      expect(browser.received).toEqual([]);
    }
  });

  it('no stranger, no key and no other person by a browser that changed hands', async () => {
    const { api, token, shop, browser } = await subscribedBoss();
    expect((await api.call('getPushSettings')).code).toBe(401);
    const other = await api.signIn();
    await subscribe(api, browser, other.token);
    await due(api, shop, hour);
    await tell(api);
    expect(browser.received).toEqual([]);
    const { endpoint } = browser.subscription;
    const settings = await api.call('getPushSettings', { endpoint }, { token });
    expect(settings.data).toMatchObject({ isSubscribed: false, devices: 0 });
    // Whoever knows the address of another's browser does not end it.
    await api.call('deletePushSubscription', { endpoint }, { token });
    const theirs = await other.ask('getPushSettings', { endpoint });
    expect(theirs.data).toMatchObject({ isSubscribed: true, devices: 1 });
    const { secret } = await makeKey(api, token);
    const asTool = { token: secret };
    expect((await api.call('getPushSettings', {}, asTool)).code).toBe(403);
  });
});

describe('the choice of a person', () => {
  it('is kept and obeyed; what does not concern them cannot be chosen', async () => {
    const { api, token, shop, browser } = await subscribedBoss();
    const save = (fields: object) => api.call('savePushSettings', { ...fields }, { token });
    expect(
      (await save({ kinds: ['fine'], quietFrom: '22:00', quietTo: '06:30' })).data,
    ).toMatchObject({ kinds: ['fine'], quietFrom: '22:00', quietTo: '06:30' });
    await due(api, shop, hour);
    await tell(api);
    expect(browser.received).toEqual([]);
    expect((await save({ kinds: [], quietFrom: '22:00' })).msg).toBe(
      '请填写免打扰的开始和结束时间',
    );
    expect((await save({ kinds: [], quietFrom: '22:00', quietTo: '22:00' })).msg).toBe(
      '免打扰的开始和结束时间不能相同',
    );
    expect((await save({ kinds: [], quietFrom: '24:00', quietTo: '22:00' })).msg).toBe(
      '时间格式应为 HH:MM',
    );
    expect((await save({ kinds: ['else'] })).code).toBe(1);
    expect((await api.call('getPushSettings', {}, { token })).data.kinds).toEqual(['fine']);
    const shipper = await api.signIn({ role: 'shipper' });
    const { data } = await shipper.ask('savePushSettings', { kinds: ['fine', 'digest'] });
    expect(data).toMatchObject({ kinds: ['digest'], quietFrom: null, quietTo: null });
  });

  it('of quiet hours holds back what falls into them, and tells it together afterwards', async () => {
    const { api, token, shop, browser } = await subscribedBoss();
    const kinds = ['shipSoon', 'fine'];
    await api.call('savePushSettings', { kinds, quietFrom: '12:00', quietTo: '15:00' }, { token });
    await due(api, shop, hour);
    await tell(api);
    api.clock.advance(hour);
    await addReports(api.db, shop, {
      messages: [violation('V1', '2026-03-11', { at: api.clock.now() })],
    });
    await tell(api);
    await due(api, shop, 3 * hour);
    api.clock.advance(2 * hour - 1);
    await tell(api);
    expect(browser.received).toEqual([]);
    api.clock.advance(1);
    await tell(api);
    await tell(api);
    expect(browser.received).toMatchObject([
      {
        title: '2 类新提醒',
        body: expect.stringContaining('1 个发货单即将超时，1 个发货单已超时'),
      },
    ]);
  });

  it('of quiet hours counts at once, for what is held back as well', async () => {
    const { api, token, shop, browser } = await subscribedBoss();
    const quiet = { kinds: ['shipSoon'], quietFrom: '08:00', quietTo: '20:00' };
    await api.call('savePushSettings', quiet, { token });
    await due(api, shop, hour);
    await tell(api);
    expect(browser.received).toEqual([]);
    await api.call('savePushSettings', { kinds: ['shipSoon'] }, { token });
    await tell(api);
    expect(browser.received).toHaveLength(1);
  });
});
