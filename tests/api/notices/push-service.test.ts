import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isPublicAddress } from '../../../api/http/public-network.ts';
import { openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { createTestApi, type TestApi, testApi } from '../../support/api.ts';
import { pushApi, subscribe, subscribedBoss, tell } from '../../support/push.ts';
import { addShippingOrder } from '../../support/shipping.ts';

const second = 1000;
const hour = 3_600_000;

const due = (api: TestApi, shop: { id: number }) =>
  addShippingOrder(api.db, shop, {}, { ship_by: api.clock.now() + 2 * hour });

describe('a push service', () => {
  it.each([404, 410])('that says %i ends the subscription', async (status) => {
    const { api, token, shop, browser } = await subscribedBoss();
    browser.answer({ status });
    await due(api, shop);
    await tell(api);
    const { endpoint } = browser.subscription;
    expect((await api.call('getPushSettings', { endpoint }, { token })).data).toMatchObject({
      isSubscribed: false,
      devices: 0,
    });
    await tell(api);
    expect(browser.received).toEqual([]);
    expect(api.logged).toEqual([]);
  });

  it('that is busy is asked again when it said, and the message comes once', async () => {
    const { api, shop, browser } = await subscribedBoss();
    browser.answer({ status: 429, headers: { 'retry-after': '600' } }, { status: 503 });
    await due(api, shop);
    await tell(api);
    api.clock.advance(600 * second - 1);
    await tell(api);
    api.clock.advance(1);
    // The 503.
    await tell(api);
    expect(browser.received).toEqual([]);
    api.clock.advance(60 * second - 1);
    await tell(api);
    expect(browser.received).toEqual([]);
    api.clock.advance(1);
    await tell(api);
    await tell(api);
    expect(browser.received).toHaveLength(1);
  });

  it('that never gets well is asked six times and given up, without telling its address in the log', async () => {
    const { api, shop, browser } = await subscribedBoss();
    browser.answer(...Array.from({ length: 6 }, () => ({ status: 500 })));
    await due(api, shop);
    for (let tried = 0; tried < 8; tried += 1) {
      await tell(api);
      api.clock.advance(hour / 4);
    }
    expect(api.logged).toMatchObject([
      { level: 'warn', message: 'A push was given up', fields: { problem: 'HTTP 500' } },
    ]);
    expect(JSON.stringify(api.logged)).not.toContain(browser.subscription.endpoint);
    await tell(api);
    expect(browser.received).toEqual([]);
  });

  it('can be tried by a message of its own, even in quiet hours, ten times in ten minutes', async () => {
    const { api, token, browser } = await subscribedBoss();
    const quiet = { kinds: [], quietFrom: '08:00', quietTo: '20:00' };
    await api.call('savePushSettings', quiet, { token });
    const { endpoint } = browser.subscription;
    const test = async () => (await api.call('sendTestPush', { endpoint }, { token })).msg;
    expect(await test()).toBe('操作成功');
    expect(browser.received).toMatchObject([{ title: '测试推送', urgency: 'high', ttl: 60 }]);
    browser.answer({ status: 500 });
    expect(await test()).toBe('浏览器的推送服务暂时无法送达，请稍后再试');
    for (let sent = 2; sent < 10; sent += 1) await test();
    expect(await test()).toContain('测试推送过于频繁');
    api.clock.advance(hour);
    browser.answer({ status: 410 });
    expect(await test()).toBe('本机没有开启推送，请重新开启');
    expect(await test()).toBe('本机没有开启推送，请重新开启');
  });

  it('in another network than the public one is never spoken to', async () => {
    const { service } = await pushApi();
    const api = await testApi();
    const { user, ask } = await api.signIn();
    const shop = await api.shop(user);
    const { p256dh, auth } = service.browser().subscription;
    const of = async (endpoint: string) =>
      (await ask('savePushSubscription', { endpoint, p256dh, auth })).msg;
    for (const endpoint of [
      `${service.origin}/push/x`,
      'http://fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://169.254.169.254/latest',
      'https://localhost/x',
      'https://db.internal/x',
      'https://a:b@fcm.googleapis.com/x',
    ])
      expect(await of(endpoint), endpoint).toContain('暂不支持此浏览器的推送服务');
    expect(await of('no address')).toBe('设备的推送地址无效，请重新开启推送');
    // A name that only the resolver can tell.
    await api.db
      .insertInto('push_subscription')
      .values({
        user_id: user.id,
        session_hash: (
          await api.db.selectFrom('session').select('token_hash').executeTakeFirstOrThrow()
        ).token_hash,
        endpoint: 'https://localhost:1/x',
        p256dh,
        auth,
        created_at: 0,
      })
      .execute();
    await due(api, shop);
    await tell(api);
    expect(api.logged).toMatchObject([{ fields: { problem: 'No address that may be sent to' } }]);
  });

  it.each([
    ['8.8.8.8', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['2606:4700::1', true],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['no address', false],
  ])('at %s: public is %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('the key that push services know the server by', () => {
  it('is made once and kept over a restart, its private half sealed', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'seller-push-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const open = async () => {
      const db = await openDatabase(`sqlite:${join(dataDir, 'main.db')}`);
      await migrate(db);
      const api = await createTestApi({ db, config: { dataDir } });
      const { ask } = await api.signIn({ phone: String(13_900_000_000 + opened) });
      opened += 1;
      const { data } = await ask('getPushSettings');
      const { private_key } = await db.selectFrom('push_key').selectAll().executeTakeFirstOrThrow();
      await api.close();
      await db.destroy();
      return { key: data.publicKey, sealed: private_key, answer: JSON.stringify(data) };
    };
    let opened = 0;
    const [first, second] = [await open(), await open()];
    expect(first.key).toMatch(/^[\w-]{87}$/);
    expect(second).toEqual(first);
    // 32 bytes of its own would be 43 characters.
    expect(first.sealed).toMatch(/^v1\.[\w-]{60,}$/);
    expect(first.answer).not.toContain(first.sealed);
    // Without the file that opens it, another is made.
    expect(await readFile(join(dataDir, 'credentials-key'), 'utf8')).toHaveLength(43);
    await rm(join(dataDir, 'credentials-key'));
    const third = await open();
    expect(third.key).not.toBe(first.key);
  });

  it('is that of all processes of a database', async () => {
    const { api, token, browser } = await subscribedBoss();
    const other = await createTestApi({ db: api.db, config: { ...api.deps.config } });
    const keys = await Promise.all(
      [api, other].map(async (one) => (await one.call('getPushSettings', {}, { token })).data),
    );
    expect(keys[0]).toEqual(keys[1]);
    await subscribe(other, browser, token);
    expect((await api.call('getPushSettings', {}, { token })).data.devices).toBe(1);
  });
});
