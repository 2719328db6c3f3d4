import { describe, expect, it } from 'vitest';
import { topics } from '../../../api/contract/topics.ts';
import { createTopicDirectory } from '../../../bff/realtime/topic-directory.ts';
import { schema } from '../../../bff/schema/index.ts';
import { boss } from '../../conformance/facts.ts';
import { documents } from './all-fields.ts';
import { foreignWorld } from './foreign.ts';
import { config, samples, strange } from './foreign-answers.ts';

const secret = 'a'.repeat(32);
const bind = { phone: '12000000001', msg: '正在登录' };

interface Told {
  readonly topic: string;
  /** With what the specification lists, and nothing else. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly event: unknown;
  /** Whether how things stand comes before any news. */
  readonly standsFirst?: boolean;
}

/** What the specification lists under "Real-time". */
const told: Readonly<Record<string, Told>> = {
  authorizationFinished: {
    topic: `web_shein_bind/${secret}`,
    payload: { clientId: secret, msg: '授权成功！' },
    event: { clientId: secret, message: '授权成功！', ok: true },
  },
  bindProgressed: {
    topic: 'web_bind_progress/topic',
    payload: bind,
    event: { phone: bind.phone, message: '正在登录' },
  },
  bindFailed: {
    topic: 'web_bind_error/topic',
    payload: { ...bind, msg: '账号或密码错误' },
    event: { phone: bind.phone, message: '账号或密码错误' },
  },
  bindFinished: {
    topic: 'web_bind_finish/topic',
    payload: { ...bind, msg: '绑定成功', firstShopId: '634418' },
    event: { message: '绑定成功', firstShopId: '634418', firstShop: { name: '晨光家居' } },
  },
  chatLoginFinished: {
    topic: `web_chat_login/${secret}`,
    payload: { token: 'once', msg: '登录成功' },
    event: { ticket: 'once', message: '登录成功' },
  },
  rebindRequested: {
    topic: 'web_rebind/12000000001',
    payload: { phone: '12000000001', show: true },
    event: { phone: '12000000001', show: true, isNews: true },
    standsFirst: true,
  },
  renewalFinished: {
    topic: 'web_order_finish/topic',
    payload: { orderNo: 'R20260311001' },
    event: { orderNo: 'R20260311001', status: 'PAID' },
    standsFirst: true,
  },
  shopRefreshed: {
    topic: 'web_shop_refresh/634418',
    payload: { mallId: '634418', time: 1_773_200_000_000 },
    event: { shop: { id: 'temu:634418' }, at: '2026-03-11T03:33:20.000Z' },
  },
  softwareWarningClosed: {
    topic: `web_close_warning/${boss.userId}`,
    payload: { userId: boss.userId },
    event: true,
  },
};

/** Of what the specification has no topic for, the words by which the schema says what comes instead. */
const untold: Readonly<Record<string, string>> = {
  alertsChanged: 'An upstream that keeps no alerts tells of none.',
  exportProgressed:
    'At an upstream that makes no exports there is none: the error UPSTREAM_LACKS names getExport.',
  importProgressed:
    'At an upstream that takes no imports there is none: the error UPSTREAM_LACKS names getImport.',
  shopLayoutChanged:
    'An upstream that is not our own need not tell of changes: then only how it stands comes.',
};

const directory = createTopicDirectory(topics);
const order = `mutation { submitRenewal(input: {
  payType: QR, shops: [{shopId: "temu:634418", months: 1, couponIds: []}]
}) { error { message } } }`;

async function worldOf(field: string) {
  const world = await foreignWorld({ ids: 'number', noData: 'absent' }, { config });
  const token = await world.signIn();
  if (field === 'renewalFinished') await world.ask(order, { token });
  return { ...world, token };
}

const all = documents('subscription', 1, { ...samples, id: '"export:1"' });
const heard = all.filter(([field]) => !(field in untold));
const documentOf = (wanted: string) => all.find(([field]) => field === wanted)?.[1] ?? '';

describe('before an upstream that has what the specification names and no more', () => {
  it.each(heard)('%s hears what the specification lists', async (field, document) => {
    const news = told[field];
    if (news === undefined) throw new Error(`Say what is told of ${field}, or why nothing is`);
    const { listen, events, token } = await worldOf(field);
    const live = await listen(document, news.topic, token);
    await expect.poll(live.joined).toBe(true);
    if (news.standsFirst) expect(await live.next()).toHaveProperty('data');
    events.publish(news.topic, directory.find(news.topic).heard(JSON.stringify(news.payload)));
    const answer = await live.next();
    expect(answer).toMatchObject({ data: { [field]: news.event } });
    expect(strange(answer)).toEqual([]);
  });

  it.each([
    ['importProgressed', 'getImport'],
    ['exportProgressed', 'getExport'],
  ])('%s has nothing to tell of, and says so', async (field, call) => {
    const { listen, token } = await worldOf(field);
    const live = await listen(documentOf(field), 'none', token);
    expect(await live.next()).toMatchObject({
      errors: [{ extensions: { code: 'UPSTREAM_LACKS', call } }],
    });
    expect(await live.next()).toEqual({});
  });

  it('shopLayoutChanged says how things stand', async () => {
    const { listen, token } = await worldOf('shopLayoutChanged');
    const topic = `web_shop_layout/${boss.userId}`;
    const live = await listen(documentOf('shopLayoutChanged'), topic, token);
    const answer = await live.next();
    expect(answer).toMatchObject({ data: { shopLayoutChanged: { shops: [{}, {}, {}, {}] } } });
    expect(strange(answer)).toEqual([]);
  });

  it.each(Object.entries(untold))('the schema says what comes of %s instead', (field, words) => {
    expect(schema.getSubscriptionType()?.getFields()[field]?.description).toContain(words);
  });
});
