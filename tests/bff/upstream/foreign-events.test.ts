import { describe, expect, it } from 'vitest';
import { foreignWorld } from './foreign.ts';

/** Messages with what the specification lists: phone, msg, firstShopId. */
const bound = { phone: '12000000002', msg: '绑定成功', firstShopId: '634418' };
const topic = 'web_bind_finish/topic';
const finished = 'subscription { bindFinished { phone message firstShop { id } } }';

const begin = `mutation {
  bindMainAccount(input: {phone: "12000000002", password: "p"}) { error { message } }
}`;

describe('what an upstream tells live', () => {
  it('of a bind reaches whoever has begun it, without a word of whose it is', async () => {
    const { ask, signIn, listen, events } = await foreignWorld({ ids: 'number' });
    const token = await signIn();
    await ask(begin, { token });
    const live = await listen(finished, topic, token);
    await expect.poll(live.joined).toBe(true);
    events.publish(topic, { ...bound, phone: '12000000009' });
    events.publish(topic, bound);
    expect(await live.next()).toEqual({
      data: {
        bindFinished: {
          phone: '12000000002',
          message: '绑定成功',
          firstShop: { id: 'temu:634418' },
        },
      },
    });
  });

  it.each<[string, object, string]>([
    ['without a word of why', {}, ''],
    ['with null', { msg: null }, ''],
    ['with a number', { msg: 1002 }, '1002'],
  ])(
    '[R8-15] of a bind that has failed reaches whoever has begun it, %s',
    async (_title, said, message) => {
      const { ask, signIn, listen, events } = await foreignWorld();
      const token = await signIn();
      await ask(begin, { token });
      const failed = 'web_bind_error/topic';
      const live = await listen('subscription { bindFailed { phone message } }', failed, token);
      await expect.poll(live.joined).toBe(true);
      events.publish(failed, { phone: '12000000002', ...said });
      expect(await live.next()).toEqual({
        data: { bindFailed: { phone: '12000000002', message } },
      });
    },
  );

  it('of an authorisation that is over reaches its window, without a word of how it went', async () => {
    const { signIn, listen, events } = await foreignWorld();
    const clientId = 'a'.repeat(32);
    const over = `web_shein_bind/${clientId}`;
    const asked = `subscription { authorizationFinished(clientId: "${clientId}") { message ok } }`;
    const live = await listen(asked, over, await signIn());
    await expect.poll(live.joined).toBe(true);
    events.publish(over, { clientId });
    expect(await live.next()).toEqual({
      data: { authorizationFinished: { message: '', ok: false } },
    });
  });

  it('of a main account that is bound reaches its boss', async () => {
    const { signIn, listen, events } = await foreignWorld();
    const progress = 'web_bind_progress/topic';
    const live = await listen(
      'subscription { bindProgressed { phone } }',
      progress,
      await signIn(),
    );
    await expect.poll(live.joined).toBe(true);
    events.publish(progress, { phone: '12000000009', msg: '…' });
    events.publish(progress, { phone: '12000000001', msg: '…' });
    expect(await live.next()).toEqual({ data: { bindProgressed: { phone: '12000000001' } } });
  });

  it('[R4-48] [R4-49] that an account must be bound again, or not any more, in any form of yes and no', async () => {
    const { signIn, listen, events } = await foreignWorld();
    const rebind = 'web_rebind/12000000001';
    const asked = 'subscription { rebindRequested(phones: ["12000000001"]) { show isNews } }';
    const live = await listen(asked, rebind, await signIn());
    expect((await live.next()).data.rebindRequested.isNews).toBe(false);
    for (const [show, heard] of [
      [1, true],
      ['0', false],
      ['true', true],
      [0, false],
    ] as const) {
      events.publish(rebind, { phone: 12000000001, show });
      expect(await live.next()).toEqual({
        data: { rebindRequested: { show: heard, isNews: true } },
      });
    }
  });

  it('of a renewal ends the wait for it, though the upstream has no list of orders', async () => {
    const { ask, signIn, listen, events } = await foreignWorld();
    const token = await signIn();
    const submit = `mutation { submitRenewal(input: {
      payType: QR, shops: [{shopId: "temu:634418", months: 1, couponIds: []}]
    }) {
      error { message }
      order { orderNo status total codeUrl expiresAt items { months shop { id } } }
    } }`;
    const { data, errors } = await ask(submit, { token });
    expect(errors).toBeUndefined();
    expect(data.submitRenewal).toEqual({
      error: null,
      order: {
        orderNo: 'R20260311001',
        status: 'WAITING',
        total: '69.00',
        codeUrl: 'weixin://wxpay/bizpayurl?pr=abc',
        expiresAt: null,
        items: [{ months: 1, shop: { id: 'temu:634418' } }],
      },
    });
    const paid = 'web_order_finish/topic';
    const live = await listen(
      'subscription { renewalFinished(orderNo: "R20260311001") { status } }',
      paid,
      token,
    );
    expect(await live.next()).toEqual({ data: { renewalFinished: { status: 'WAITING' } } });
    events.publish(paid, { orderNo: 'R20260311002' });
    events.publish(paid, { orderNo: 'R20260311001' });
    expect(await live.next()).toEqual({ data: { renewalFinished: { status: 'PAID' } } });
    expect(await live.next()).toEqual({});
  });

  it('of a shop says that there is something new, whatever it says', async () => {
    const { signIn, listen, events } = await foreignWorld({ ids: 'number' });
    const refresh = 'web_shop_refresh/634418';
    const live = await listen(
      'subscription { shopRefreshed(selection: {shop: "temu:634418"}) { shop { id } } }',
      refresh,
      await signIn(),
    );
    await expect.poll(live.joined).toBe(true);
    events.publish(refresh, { mallId: 634418 });
    expect(await live.next()).toEqual({ data: { shopRefreshed: { shop: { id: 'temu:634418' } } } });
  });

  it('of an order that somebody else has submitted is nobody’s business', async () => {
    const { ask, signIn } = await foreignWorld();
    const { errors } = await ask('{ renewalOrder(orderNo: "R20260311001") { status } }', {
      token: await signIn(),
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_LACKS', call: 'queryOrders' });
  });
});
