import { describe, expect, it } from 'vitest';
import { shopRefresh, topicFor } from '../../../api/contract/topics.ts';
import { testApi, testNow } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
import { addShippingOrder } from '../../support/shipping.ts';

/** A shipper, a manager and the boss of a shop, with an order of five pieces of one SKU and two of another. */
async function world() {
  const api = await testApi();
  const boss = await api.signIn({ username: '13811112222' });
  const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id, username: '小李' });
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id, username: '店长' });
  const stranger = await api.signIn();
  const shop = await api.shop(boss.user, { expire_at: testNow + 86_400_000 });
  for (const { user } of [shipper, manager]) await api.assign(user, shop);
  const [one, two] = await addProduct(api.db, shop, { K: [{ code: 'K-1' }, { code: 'K-2' }] });
  const add = (order: object = {}) =>
    addShippingOrder(api.db, shop, { [one ?? 0]: 5, [two ?? 0]: 2 }, order);
  const orderNo = await add();
  const told = () =>
    api.published.filter(({ topic }) => topic === topicFor(shopRefresh, shop.mall_id)).length;
  const list = async (fields: object = {}, token = boss.token) =>
    (await api.call('queryShippingOrders', { shopId: shop.mall_id, ...fields }, { token })).data;
  return { api, boss, shipper, manager, stranger, shop, add, orderNo, told, list };
}

describe('pieces that are missing for an order', () => {
  it('[R1-18] are told by the shipper once for a key, and answered, and found by the boss', async () => {
    const { boss, shipper, orderNo, told, list } = await world();
    const fields = { orderNo, skuId: 'SK-1', missing: 5, note: ' 只找到\n空箱 ' };
    const send = () => shipper.ask('reportShortage', { ...fields, idempotencyKey: 'k1' });
    const shortage = {
      skuId: 'SK-1',
      missing: 5,
      note: '只找到\n空箱',
      reporter: '小李',
      reportTime: testNow,
      reply: null,
      answerer: null,
      answerTime: null,
    };
    expect(await send()).toMatchObject({ code: 0, data: { orderNo, shortages: [shortage] } });
    expect(await send()).toMatchObject({ code: 0, data: { shortages: [shortage] } });
    expect(told()).toBe(1);
    expect(await list({ short: true })).toMatchObject({
      total: 1,
      counts: { short: 1, awaitingPacking: 1 },
      rows: [{ orderNo, shortages: [shortage] }],
    });
    const answer = { orderNo, skuId: 'SK-1', reply: '下午补货' };
    const answered = await boss.ask('answerShortage', answer);
    expect(answered.data.shortages).toMatchObject([
      { reply: '下午补货', answerer: '138****2222', answerTime: testNow },
    ]);
    expect(await list({ short: true })).toMatchObject({ total: 0, counts: { short: 0 }, rows: [] });
    expect(told()).toBe(2);
  });

  it('are told anew without the answer to what was told before, and cleared once they are there', async () => {
    const { api, manager, shipper, orderNo, list } = await world();
    const by = { token: shipper.token };
    const sku = { orderNo, skuId: 'SK-2' };
    await api.call('reportShortage', { ...sku, missing: 1 }, by);
    await manager.ask('answerShortage', { ...sku, reply: '好' });
    const again = await api.call('reportShortage', { ...sku, missing: 2 }, by);
    expect(again.data.shortages).toMatchObject([{ missing: 2, note: '', reply: null }]);
    expect((await list()).counts.short).toBe(1);
    expect(await api.call('clearShortage', sku, by)).toMatchObject({
      code: 0,
      data: { shortages: [] },
    });
    expect(await api.call('clearShortage', sku, by)).toMatchObject({
      code: 1,
      msg: `发货单${orderNo}的这个SKU没有缺货记录，请刷新列表`,
    });
    expect((await list()).counts.short).toBe(0);
  });

  it('are answered over nobody whose answer the writer has not seen, but who that was is told, and what', async () => {
    const { api, boss, manager, shipper, orderNo, list } = await world();
    const sku = { orderNo, skuId: 'SK-1' };
    await shipper.ask('reportShortage', { ...sku, missing: 1 });
    const answer = (reply: string, seenReply: string, { token } = manager) =>
      api.call('answerShortage', { ...sku, reply, seenReply }, { token });
    expect((await answer('下午补货；先发其他', '')).code).toBe(0);
    const standing = async () =>
      (await list()).rows[0].shortages[0] as { reply: string; answerer: string };
    expect(await answer('不补了', '', boss)).toMatchObject({
      code: 1,
      msg: '店长已先回复：“下午补货；先发其他”，您的回复没有发出',
    });
    expect(await standing()).toMatchObject({ reply: '下午补货；先发其他', answerer: '店长' });
    // Sent again by who has written it, whom the network kept from the answer.
    expect((await answer('下午补货；先发其他', '')).code).toBe(0);
    expect((await answer('不补了', '下午补货；先发其他', boss)).code).toBe(0);
    expect(await standing()).toMatchObject({ reply: '不补了', answerer: '138****2222' });
    expect((await answer('好', '下午补货；先发其他')).msg).toMatch(/^138\*{4}2222已先回复/);
    await shipper.ask('clearShortage', sku);
    expect((await answer('好', '')).msg).toBe(`发货单${orderNo}的这个SKU没有缺货记录，请刷新列表`);
  });

  it('are not answered by who has read another report, but how many are missing now is told', async () => {
    const { manager, shipper, orderNo, list } = await world();
    const sku = { orderNo, skuId: 'SK-1' };
    const report = (missing: number, note: string) =>
      shipper.ask('reportShortage', { ...sku, missing, note });
    const answer = (seenMissing: number, seenNote: string) =>
      manager.ask('answerShortage', { ...sku, reply: '下午补货', seenMissing, seenNote });
    await report(1, '');
    await report(3, '');
    expect(await answer(1, '')).toMatchObject({
      code: 1,
      msg: '上报已变为缺少 3 件，请核对后再次提交回复',
      refusal: { name: 'reportChanged', values: { missing: 3 } },
    });
    await report(3, '货架上没有');
    expect(await answer(3, '')).toMatchObject({ code: 1, refusal: { name: 'reportChanged' } });
    expect((await list()).counts.short).toBe(1);
    expect(await answer(3, '货架上没有')).toMatchObject({
      code: 0,
      data: { shortages: [{ missing: 3, reply: '下午补货' }] },
    });
  });

  it('are answered over no answer of an account that is deleted, which has a refusal of its own for every language', async () => {
    const { api, boss, manager, shipper, orderNo } = await world();
    const sku = { orderNo, skuId: 'SK-1' };
    await shipper.ask('reportShortage', { ...sku, missing: 1 });
    const answer = (reply: string, { token } = boss) =>
      api.call('answerShortage', { ...sku, reply, seenReply: '' }, { token });
    expect((await answer('下午补货', manager)).code).toBe(0);
    const { phone } = manager.user;
    expect((await boss.ask('deleteManager', { phone })).code).toBe(0);
    expect(await answer('不补了')).toMatchObject({
      code: 1,
      msg: '已删除的账号已先回复：“下午补货”，您的回复没有发出',
      refusal: { name: 'answeredByDeleted', values: { reply: '下午补货' } },
    });
  });

  it.each([
    [{ missing: 0 }, '缺少的件数至少为 1'],
    [{ missing: 6 }, '缺少的件数不能超过 5 件'],
    [{ missing: 1, skuId: 'SK-9' }, '没有这个SKU'],
    [{ missing: 1, note: '长'.repeat(201) }, '说明不能超过 200 个字'],
    [{ missing: 1.5 }, ''],
    [{ missing: 1, idempotencyKey: 'a b' }, '提交编号须为'],
    [{ missing: 1, orderNo: 'FH0' }, '不存在，或您无权操作'],
  ])('are refused as %o', async (fields, words) => {
    const { shipper, orderNo, list } = await world();
    const sent = { orderNo, skuId: 'SK-1', ...fields };
    const answer = await shipper.ask('reportShortage', sent);
    expect(answer).toMatchObject({ code: 1, msg: expect.stringContaining(words) });
    expect((await list()).counts.short).toBe(0);
  });

  it('are not told of an order that has left or was cancelled, and keep no key then', async () => {
    const { shipper, add } = await world();
    for (const [status, words] of [
      ['shipped', '已发货，不能再报缺货'],
      ['cancelled', '已取消，不用再报缺货'],
    ] as const) {
      const orderNo = await add({ status });
      const sent = { orderNo, skuId: 'SK-1', missing: 1, idempotencyKey: 'k1' };
      expect(await shipper.ask('reportShortage', sent)).toMatchObject({
        code: 1,
        msg: `发货单${orderNo}${words}`,
      });
    }
    const orderNo = await add();
    const sent = { orderNo, skuId: 'SK-1', missing: 1, idempotencyKey: 'k1' };
    expect((await shipper.ask('reportShortage', sent)).code).toBe(0);
    expect(await shipper.ask('reportShortage', { ...sent, skuId: 'SK-2' })).toMatchObject({
      code: 1,
      msg: expect.stringContaining('该提交编号已用于另一操作'),
    });
  });

  it('wait for no answer once the order is cancelled, which needs no pieces any more', async () => {
    const { manager, shipper, orderNo, list } = await world();
    const sku = { orderNo, skuId: 'SK-1' };
    await shipper.ask('reportShortage', { ...sku, missing: 1 });
    expect(await list({ short: true })).toMatchObject({ total: 1, counts: { short: 1 } });
    await manager.ask('cancelShippingOrder', { orderNo });
    expect(await list({ short: true })).toMatchObject({ total: 0, counts: { short: 0 }, rows: [] });
    expect((await list({ status: 4 })).rows).toMatchObject([
      { orderNo, shortages: [{ missing: 1, answerTime: null }] },
    ]);
  });

  it('[R6-27] are nobody else’s business, and are answered by no shipper', async () => {
    const { shipper, stranger, orderNo } = await world();
    const sent = { orderNo, skuId: 'SK-1', missing: 1, reply: '好' };
    for (const call of ['reportShortage', 'answerShortage', 'clearShortage']) {
      expect(await stranger.ask(call, sent)).toMatchObject({
        code: 1,
        msg: `发货单${orderNo}不存在，或您无权操作，请刷新列表`,
      });
    }
    expect((await shipper.ask('answerShortage', sent)).code).toBe(403);
  });
});

describe('the warehouse entry of a shipped order', () => {
  it('[R2.7-81] is confirmed once by the shipper, and leaves the list of what is not in stock', async () => {
    const { shipper, add, list, told } = await world();
    const under = await add({ status: 'shipped', shipped_at: testNow - 10 });
    const received = await add({ status: 'shipped', received_at: testNow - 5 });
    const waiting = { statuses: [3], entryStatuses: [0, 1] };
    expect(await list(waiting, shipper.token)).toMatchObject({
      total: 2,
      counts: { awaitingEntry: 2, shipped: 2 },
    });
    const send = (orderNo: string) =>
      shipper.ask('confirmEntry', { orderNo, idempotencyKey: orderNo });
    expect(await send(under)).toMatchObject({
      code: 0,
      data: { status: 3, entryStatus: 2, receiveTime: testNow, storeTime: testNow },
    });
    expect(await send(under)).toMatchObject({ code: 0, data: { entryStatus: 2 } });
    expect(told()).toBe(1);
    expect((await send(received)).data).toMatchObject({
      receiveTime: testNow - 5,
      storeTime: testNow,
    });
    expect(await list(waiting, shipper.token)).toMatchObject({
      total: 0,
      counts: { awaitingEntry: 0, shipped: 2 },
      rows: [],
    });
    const again = { orderNo: under };
    expect(await shipper.ask('confirmEntry', again)).toMatchObject({
      code: 1,
      msg: `发货单${under}已入库，请勿重复确认`,
    });
  });

  it.each([
    ['packing', '还未发货，不能确认入库'],
    ['shipping', '还未发货，请先确认发货再确认入库'],
    ['cancelled', '已取消，不能确认入库，请刷新列表'],
  ] as const)('is refused of an order that is %s', async (status, words) => {
    const { shipper, add } = await world();
    const orderNo = await add({ status });
    expect(await shipper.ask('confirmEntry', { orderNo })).toMatchObject({
      code: 1,
      msg: `发货单${orderNo}${words}`,
    });
  });
});
