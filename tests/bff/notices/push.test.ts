import { beforeEach, describe, expect, it } from 'vitest';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import type { TestApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { pushApi, tell } from '../../support/push.ts';
import type { PushService } from '../../support/push-service.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { testBff } from '../world.ts';

let api: TestApi;
let service: PushService;
let graph: ReturnType<typeof testBff>;

beforeEach(async () => {
  ({ api, service } = await pushApi());
  const transport = fetchTransport((request) => api.handle(request));
  graph = testBff({ transport, previewTransport: transport });
  return () => graph.bff.close();
});

const asked = `query($endpoint: String) { pushSettings(endpoint: $endpoint) {
  publicKey offered kinds quietFrom quietTo isSubscribed deviceCount } }`;
const subscribing = `mutation($input: SavePushSubscriptionInput!) {
  savePushSubscription(input: $input) { ok error { code field message } errors { code } } }`;
const saving = `mutation($input: SavePushSettingsInput!) { savePushSettings(input: $input) {
  settings { kinds quietFrom quietTo } error { field message } errors { code } } }`;
const onEndpoint = (name: string) => `mutation($endpoint: String!) {
  ${name}(endpoint: $endpoint) { ok errors { code message } } }`;

describe('push notifications in the graph', () => {
  it('are chosen, subscribed, tried and ended by whoever is signed in, a warehouse shipper too', async () => {
    const boss = await api.signIn();
    const { user, token } = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
    const shop = await api.shop(boss.user);
    await api.assign(user, shop);
    const browser = service.browser();
    const { endpoint } = browser.subscription;
    const settings = async () =>
      (await graph.ask(asked, { token, variables: { endpoint } })).data.pushSettings;
    expect(await settings()).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      offered: ['SHIP_SOON', 'DIGEST', 'ANNOUNCEMENT'],
      kinds: ['SHIP_SOON', 'DIGEST'],
      quietFrom: '22:30',
      quietTo: '07:00',
      isSubscribed: false,
      deviceCount: 0,
    });
    const input = { kinds: ['SHIP_SOON', 'FINE'], quietFrom: '21:00', quietTo: '06:00' };
    const saved = await graph.ask(saving, { token, variables: { input } });
    expect(saved.data.savePushSettings.settings).toEqual({ ...input, kinds: ['SHIP_SOON'] });
    const variables = { input: browser.subscription };
    const subscribed = await graph.ask(subscribing, { token, variables });
    expect(subscribed.data.savePushSubscription).toEqual({ ok: true, error: null, errors: [] });
    expect(await settings()).toMatchObject({ isSubscribed: true, deviceCount: 1 });
    const test = () => graph.ask(onEndpoint('sendTestPush'), { token, variables: { endpoint } });
    expect((await test()).data.sendTestPush).toEqual({ ok: true, errors: [] });
    await addShippingOrder(api.db, shop, {}, { ship_by: api.clock.now() + 3_600_000 });
    await tell(api);
    expect(browser.received.map(({ title }) => title)).toEqual(['测试推送', '1 个发货单即将超时']);
    const ended = await graph.ask(onEndpoint('deletePushSubscription'), {
      token,
      variables: { endpoint },
    });
    expect(ended.data.deletePushSubscription.ok).toBe(true);
    expect(await settings()).toMatchObject({ isSubscribed: false, deviceCount: 0 });
    expect((await test()).data.sendTestPush).toEqual({
      ok: false,
      errors: [{ code: 'DEVICE_OFF', message: '本机没有开启推送，请重新开启' }],
    });
  });

  it('are in the language that the browser tells with its subscription', async () => {
    const { token } = await api.signIn();
    const browser = service.browser();
    const { endpoint } = browser.subscription;
    for (const language of ['AR', 'ZH_CN', 'PT', null, undefined]) {
      const input = { ...browser.subscription, ...(language !== undefined && { language }) };
      const saved = await graph.ask(subscribing, { token, variables: { input } });
      expect(saved.data.savePushSubscription.ok).toBe(true);
      await graph.ask(onEndpoint('sendTestPush'), { token, variables: { endpoint } });
    }
    expect(browser.received.map(({ title, lang, dir }) => [title, lang, dir])).toEqual([
      ['إشعار تجريبي', 'ar', 'rtl'],
      ['测试推送', 'zh-CN', 'ltr'],
      ['Notificação de teste', 'pt', 'ltr'],
      ['Notificação de teste', 'pt', 'ltr'],
      ['Notificação de teste', 'pt', 'ltr'],
    ]);
    const strange = { ...browser.subscription, language: 'KLINGON' };
    const { errors } = await graph.ask(subscribing, { token, variables: { input: strange } });
    expect(errors).toHaveLength(1);
  });

  it('are nothing for visitors and for tools', async () => {
    const { token } = await api.signIn();
    const { secret } = await makeKey(api, token);
    const browser = service.browser();
    const { endpoint } = browser.subscription;
    const questions = [
      [asked, {}],
      [saving, { input: { kinds: [] } }],
      [subscribing, { input: browser.subscription }],
      [onEndpoint('deletePushSubscription'), { endpoint }],
      [onEndpoint('sendTestPush'), { endpoint }],
    ] as const;
    const codeOf = async (
      query: string,
      variables: Readonly<Record<string, unknown>>,
      token?: string,
    ) => {
      const { data, errors } = await graph.ask(query, { variables, ...(token && { token }) });
      const [payload] = Object.values<{ errors: { code: string }[] } | null>(data ?? {});
      return errors?.[0]?.extensions?.code ?? payload?.errors[0]?.code;
    };
    for (const [query, variables] of questions) {
      expect(await codeOf(query, variables)).toBe('VISITOR_BLOCKED');
      expect(await codeOf(query, variables, secret)).toBe('FORBIDDEN');
    }
    expect(await api.db.selectFrom('push_subscription').selectAll().execute()).toEqual([]);
  });

  it('refuse what is wrong by the field that it is in', async () => {
    const { token } = await api.signIn();
    const { subscription } = service.browser();
    const refused = async (query: string, input: object) => {
      const { data, errors } = await graph.ask(query, { token, variables: { input } });
      expect(errors).toBeUndefined();
      const [payload] = Object.values<{ error: unknown; errors: unknown }>(data);
      return [payload?.error, payload?.errors];
    };
    expect(await refused(saving, { kinds: [], quietFrom: '7:00', quietTo: '08:00' })).toEqual([
      { field: 'quietFrom', message: '时间格式应为 HH:MM' },
      [{ code: 'INVALID_INPUT' }],
    ]);
    expect(await refused(saving, { kinds: [], quietFrom: '07:00' })).toEqual([
      { field: 'quietTo', message: '请填写免打扰的开始和结束时间' },
      [{ code: 'HALF_QUIET' }],
    ]);
    expect(await refused(subscribing, { ...subscription, auth: 'short' })).toMatchObject([
      { field: 'auth' },
      [{ code: 'INVALID_INPUT' }],
    ]);
    const elsewhere = { ...subscription, endpoint: 'https://192.168.0.1/push' };
    expect(await refused(subscribing, elsewhere)).toMatchObject([
      { field: 'endpoint' },
      [{ code: 'FORBIDDEN_SERVICE' }],
    ]);
  });
});
