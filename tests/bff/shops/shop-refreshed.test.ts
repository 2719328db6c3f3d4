import { HttpResponse, http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import {
  inhabit,
  manager,
  namesOf,
  now,
  person,
  shopRow,
  upstreamUrl,
  useNetwork,
  visitor,
} from '../world.ts';
import { engine, time } from './subscription-engine.ts';

const network = useNetwork();

const shopRefreshed = (selection: string) =>
  `subscription { shopRefreshed(selection: ${selection}) { shop { id name } } }`;
const idOf = (result: IteratorResult<unknown>) =>
  JSON.stringify(result.value).match(/(temu|shein):\d+/)?.[0];

describe('shopRefreshed', () => {
  it('follows the shops of the selection, and only those', async () => {
    inhabit(network, { people: { t: person() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{shop: "temu:12"}'), 't');
    expect(events.listeners()).toBe(1);
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    events.publish('web_shop_refresh/12', { mallId: '12', time });
    expect(idOf(await live.next())).toBe('temu:12');
    await live.return();
    expect(events.listeners()).toBe(0);
  });

  it('lets go of everything at once, while a next() waits and without another event', async () => {
    inhabit(network, { people: { t: person() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    const waiting = live.next();
    expect(events.listeners()).toBe(3);
    await live.return();
    expect(events.listeners()).toBe(0);
    expect(await waiting).toEqual({ done: true, value: undefined });
  });

  it('tells of what may have been missed while the broker was away, and of nothing at the start', async () => {
    inhabit(network, { people: { t: person() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    const first = live.next();
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect(idOf(await first)).toBe('temu:11');
    events.rejoin('web_shop_refresh/12');
    expect(idOf(await live.next())).toBe('temu:12');
    await live.return();
  });

  it('tells of what may have been missed where it began while the broker was away', async () => {
    inhabit(network, { people: { t: person({ shops: [shopRow('11')] }) } });
    const join = Promise.withResolvers<void>();
    let instant = now;
    const { stream } = engine(undefined, join.promise, () => instant);
    const live = await stream(shopRefreshed('{all: true}'), 't');
    const first = live.next();
    instant += 10_000;
    join.resolve();
    expect(idOf(await first)).toBe('temu:11');
    await live.return();
  });

  it('reads the shop anew for each event', async () => {
    let name = 'before';
    inhabit(network, {
      people: { t: person() },
      data: { getShopList: () => [shopRow('11', { mallNameDis: name })] },
    });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect((await live.next()).value).toMatchObject({
      data: { shopRefreshed: { shop: { name: 'before' } } },
    });
    name = 'after';
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect((await live.next()).value).toMatchObject({
      data: { shopRefreshed: { shop: { name: 'after' } } },
    });
    await live.return();
  });

  it('leaves out a shop that the viewer has lost since, and reads once per event', async () => {
    const rows = [shopRow('11'), shopRow('12')];
    const sent = inhabit(network, {
      people: { t: manager() },
      data: { getShopListByWorkerPhone: () => rows },
    });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    rows.shift();
    sent.length = 0;
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    await expect.poll(() => namesOf(sent)).toContain('getShopListByWorkerPhone');
    events.publish('web_shop_refresh/12', { mallId: '12', time });
    expect(idOf(await live.next())).toBe('temu:12');
    expect(namesOf(sent).filter((name) => name === 'getShopListByWorkerPhone')).toHaveLength(2);
    await live.return();
  });

  it('ends with UNAUTHENTICATED when the session is over', async () => {
    inhabit(network, { people: { t: person() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    network.use(
      http.post(`${upstreamUrl}/api/order/getUserInfo`, () =>
        HttpResponse.json({ code: 401, msg: '请重新登录', data: null }),
      ),
    );
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect((await live.next()).value).toMatchObject({
      errors: [{ message: '请重新登录', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect((await live.next()).done).toBe(true);
    expect(events.listeners()).toBe(0);
  });

  it('loses only the one event when its rights cannot be looked up', async () => {
    let fails = false;
    inhabit(network, {
      people: { t: person() },
      data: { getShopList: () => (fails ? 'broken' : [shopRow('11')]) },
    });
    const { events, logged, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    fails = true;
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    await expect
      .poll(() => logged.map(({ message }) => message))
      .toContain('an event could not be authorised');
    fails = false;
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect(idOf(await live.next())).toBe('temu:11');
    await live.return();
  });

  it('tells a failure of the event source masked, and ends', async () => {
    inhabit(network, { people: { t: person() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    events.fail('web_shop_refresh/12', new Error('broker secret'));
    expect((await live.next()).value).toMatchObject({
      errors: [{ extensions: { code: 'INTERNAL' } }],
    });
    expect((await live.next()).done).toBe(true);
    expect(events.listeners()).toBe(0);
  });

  it('is silent, not over, for a selection without shops', async () => {
    inhabit(network, { people: { t: person({ shops: [] }) } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 't');
    const waiting = live.next();
    expect(events.listeners()).toBe(0);
    await live.return();
    expect((await waiting).done).toBe(true);
  });

  it('[R6-27] tells a warehouse shipper of the shops that they ship for, and of no other', async () => {
    const shipper = manager({ user: { staffKind: 'shipper' }, shops: [shopRow('12')] });
    inhabit(network, { people: { shipper } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'), 'shipper');
    expect(events.listeners('web_shop_refresh/11')).toBe(0);
    events.publish('web_shop_refresh/12', { mallId: '12', time });
    expect(idOf(await live.next())).toBe('temu:12');
    await live.return();
  });

  it('works for a visitor, over the preview’s shops', async () => {
    inhabit(network, { people: { visitor: visitor() } });
    const { events, stream } = engine();
    const live = await stream(shopRefreshed('{all: true}'));
    events.publish('web_shop_refresh/11', { mallId: '11', time });
    expect(idOf(await live.next())).toBe('temu:11');
    await live.return();
  });

  it.each([
    ['a foreign shop', shopRefreshed('{shop: "temu:99"}'), 't', 'NOT_FOUND'],
    ['a foreign group', shopRefreshed('{group: "group:99"}'), 't', 'NOT_FOUND'],
    [
      'a foreign shop to a warehouse shipper',
      shopRefreshed('{shop: "temu:99"}'),
      'shipper',
      'NOT_FOUND',
    ],
    [
      'an import to a visitor',
      'subscription { importProgressed(id: "1") { id } }',
      undefined,
      'VISITOR_BLOCKED',
    ],
    [
      'an import to a manager',
      'subscription { importProgressed(id: "1") { id } }',
      'manager',
      'FORBIDDEN',
    ],
  ])(
    '[R6-21] [R6-27] refuses %s before anything is subscribed',
    async (_what, query, token, code) => {
      inhabit(network, {
        people: {
          t: person(),
          manager: manager(),
          shipper: manager({ user: { staffKind: 'shipper' } }),
          visitor: visitor(),
        },
      });
      const { events, refused } = engine();
      expect(await refused(query, token)).toEqual([code]);
      expect(events.listeners()).toBe(0);
    },
  );
});
