import { expect, it } from 'vitest';
import { addDays } from '../../../api/contract/rules/calendar.ts';
import { changeCauses } from '../../../api/contract/rules/change-parts.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { type TestApi, testApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';

const today = '2026-03-11';
const yesterday = '2026-03-10';
const days = (start: string, end = start, compareStart = addDays(start, -1), compareEnd = '') => ({
  startTime: start,
  endTime: end,
  compareStartTime: compareStart,
  compareEndTime: compareEnd || addDays(start, -1),
});

type Parts = Record<string, number>;
interface Row {
  readonly difference: number;
  readonly parts: Parts;
}
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const ofParts = (parts: Parts) => sum(Object.values(parts));

/** That every way of taking the answer apart comes to its difference. */
function expectToAddUp(data: {
  difference: number;
  current: number;
  level: number;
  parts: Parts;
  shops: Row[];
  products: Row[];
  otherProducts: Row;
}) {
  const { difference, current, level, parts, shops, products, otherProducts } = data;
  expect(current - level).toBe(difference);
  expect(ofParts(parts)).toBe(difference);
  expect(sum(shops.map((shop) => shop.difference))).toBe(difference);
  expect(sum([...products, otherProducts].map((one) => one.difference))).toBe(difference);
  for (const row of [...shops, ...products, otherProducts])
    expect(ofParts(row.parts)).toBe(row.difference);
  for (const cause of changeCauses)
    expect(sum(shops.map((shop) => shop.parts[cause] ?? 0))).toBe(parts[cause]);
}

/** A boss with shops `a` and `b`: a lamp that runs out, a tent whose price falls, a mug that is new, socks. */
async function world(api: TestApi) {
  const boss = await api.signIn();
  const a = await api.shop(boss.user, { mall_id: 'a' });
  const b = await api.shop(boss.user, { mall_id: 'b', platform: 'shein' });
  const product = async (shop: typeof a, id: string, name: string, onHand: number) => {
    const [ref = 0] = await addProduct(
      api.db,
      shop,
      { [id]: [{ code: id, onHand }] },
      { product_id: id, name },
    );
    return ref;
  };
  const lamp = await product(a, 'LAMP', '露营灯', 0);
  const tent = await product(a, 'TENT', '帐篷', 5);
  const mug = await product(a, 'MUG', '马克杯', 9);
  const socks = await product(b, 'SOCKS', '袜子', 9);
  const at = (day: string, hour: number) => ({
    soldAt: Date.parse(`${day}T${String(hour).padStart(2, '0')}:30:00+08:00`),
  });
  await appendSaleLines(
    api.db,
    [
      lineOf(a, lamp, yesterday, { quantity: 4, amount: 40_000, ...at(yesterday, 8) }),
      lineOf(a, lamp, yesterday, { quantity: 9, amount: 90_000, ...at(yesterday, 20) }),
      lineOf(a, tent, yesterday, { quantity: 2, amount: 20_000, ...at(yesterday, 9) }),
      lineOf(a, tent, today, { quantity: 3, amount: 24_000, ...at(today, 10) }),
      lineOf(a, tent, today, { amount: 8000, kind: 'return', ...at(today, 11) }),
      lineOf(a, mug, today, { amount: 1500, ...at(today, 0) }),
      lineOf(b, socks, today, { amount: 900, ...at(today, 3) }),
      lineOf(b, socks, yesterday, { amount: 300, source: 'stocks' }),
    ],
    testNow,
  );
  const ask = (fields: object, options = {}) =>
    api.call('explainChange', { shopId: 'a,b', ...fields }, { token: boss.token, ...options });
  return { a, b, boss, lamp, tent, socks, ask };
}

const hours = { ...days(today), untilHour: '12' };
const none = { soldOut: 0, gone: 0, quantity: 0, price: 0, returns: 0, fresh: 0 };

describeOnEngines('why sales changed', (engine) => {
  it('tells today and the same hours of yesterday by shop, product and cause', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { ask } = await world(api);
    const { data } = await ask({ ...hours, inFull: 'true' });
    expect(data).toMatchObject({
      current: 18_400,
      previous: 60_000,
      level: 60_000,
      difference: -41_600,
      usual: null,
      parts: {
        soldOut: -40_000,
        gone: 0,
        quantity: 10_000,
        price: -6000,
        returns: -8000,
        fresh: 2400,
      },
      otherProducts: { count: 0, difference: 0, parts: none },
    });
    const [first, second] = data.shops;
    expect(first).toMatchObject({
      mallId: 'a',
      difference: -42_500,
      product: {
        productId: 'LAMP',
        productName: '露营灯',
        isSoldOut: true,
        difference: -40_000,
        cause: 'soldOut',
      },
    });
    expect(second).toMatchObject({ mallId: 'b', difference: 900, product: { cause: 'fresh' } });
    expect(data.products.map((one: { productId: string }) => one.productId)).toEqual([
      'LAMP',
      'TENT',
      'MUG',
      'SOCKS',
    ]);
    expectToAddUp(data);
  });

  it('says the same of the first shop alone where nothing more is asked for', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { ask } = await world(api);
    const [whole, alone] = [await ask({ ...hours, inFull: 'true' }), await ask(hours)];
    const [first, second] = whole.data.shops;
    expect(alone.data).toEqual({
      ...whole.data,
      parts: null,
      products: null,
      otherProducts: null,
      shops: [first, { ...second, parts: null, product: null }],
    });
  });

  it('brings eight days to seven, adds up all the same, and agrees with the totals', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { a, b, boss, lamp, tent, socks, ask } = await world(api);
    const refs = [[a, lamp] as const, [a, tent] as const, [b, socks] as const];
    await appendSaleLines(
      api.db,
      refs.flatMap(([shop, ref], place) =>
        Array.from({ length: 15 }, (_, back) =>
          lineOf(shop, ref, addDays(yesterday, -back), {
            quantity: 1 + ((back * 7 + place) % 5),
            amount: 1000 + back * 37 + place * 13,
            kind: back % 6 === 5 ? 'return' : 'sale',
          }),
        ),
      ),
      testNow,
    );
    const week = days('2026-03-04', yesterday, '2026-02-24', '2026-03-03');
    const { data } = await ask({ ...week, inFull: 'true' });
    expectToAddUp(data);
    const net = async (name: string, shopId: string, mallToken = boss.token) =>
      (await api.call(name, { shopId, ...week }, { token: mallToken })).data;
    const temu = await net('getHistoryTotalSales', 'a');
    const shein = await net('queryTotalSales', 'b');
    expect(data.current).toBe(temu.current.net + shein.current.net);
    expect(data.previous).toBe(temu.compare.net + shein.compare.net);
    // A shop by itself says of itself what the table of all shops does.
    for (const { product, ...shop } of data.shops) {
      const own = (await ask({ shopId: shop.mallId, ...week, inFull: 'true' })).data;
      expect(own.difference).toBe(shop.difference);
      expect(own.parts).toEqual(shop.parts);
      expect(own.shops[0].product).toEqual(product);
    }
  });

  it('lists the products that changed most, and all others as one sum', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { a, ask } = await world(api);
    const lines = [];
    for (let place = 1; place <= 40; place += 1) {
      const [ref = 0] = await addProduct(api.db, a, { [`X${place}`]: [{ code: `X${place}` }] });
      lines.push(lineOf(a, ref, '2026-01-05', { amount: place * 100 }));
    }
    await appendSaleLines(api.db, lines, testNow);
    const { data } = await ask({ ...days('2026-01-05'), inFull: 'true' });
    expect(data.products).toHaveLength(30);
    expect(data.products[0].difference).toBe(4000);
    expect(data.otherProducts).toMatchObject({ count: 10, difference: 5500 });
    expectToAddUp(data);
  });

  it('tells what is usual by the same hours of the days before', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { a, tent, ask } = await world(api);
    const lines = Array.from({ length: 20 }, (_, back) => [
      lineOf(a, tent, addDays('2026-03-09', -back), {
        amount: back % 2 === 0 ? 5000 : 6000,
        soldAt: Date.parse(`${addDays('2026-03-09', -back)}T08:00:00+08:00`),
      }),
      // In the evening, which counts neither at noon nor at eight.
      lineOf(a, tent, addDays('2026-03-09', -back), {
        amount: back * 100_000,
        soldAt: Date.parse(`${addDays('2026-03-09', -back)}T22:00:00+08:00`),
      }),
    ]).flat();
    await appendSaleLines(api.db, lines, testNow);
    for (const untilHour of ['12', '20'])
      expect((await ask({ ...hours, untilHour })).data.usual).toBe(Math.round(2 * 1.4826 * 1000));
    const ofDays = (await ask(days(today))).data.usual;
    expect(ofDays).toBeGreaterThan(100_000);
    for (const untilHour of ['23', '24'])
      expect((await ask({ ...hours, untilHour })).data.usual).toBe(ofDays);
    expect((await ask({ ...hours, shopId: 'b' })).data.usual).toBeNull();
  });

  it('counts stock orders by themselves', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { ask } = await world(api);
    const { data } = await ask({ ...days(yesterday), inFull: 'true' }, { dataSource: 'stocks' });
    expect(data).toMatchObject({ current: 300, difference: 300, parts: { ...none, fresh: 300 } });
  });

  it('is told to who sees the shop, without cost, and to nobody else', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { a, boss, ask } = await world(api);
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.assign(manager.user, a);
    const own = await ask({ ...hours, shopId: 'a', inFull: 'true' }, { token: manager.token });
    expect(own.data.difference).toBe(-42_500);
    expect(JSON.stringify(own.data)).not.toMatch(/cost|profit/i);
    expect((await ask(hours, { token: manager.token })).code).toBe(403);
    expect((await ask(hours, { token: '' })).code).not.toBe(0);
  });

  it('refuses hours of other days than today and yesterday', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { ask } = await world(api);
    for (const range of [days(yesterday), days(today, today, '2026-03-09', yesterday)])
      expect(await ask({ ...range, untilHour: '5' })).toMatchObject({
        code: 1,
        msg: '按小时对比只能是今日和昨日两个单日',
      });
    expect((await ask({ ...hours, compareEndTime: '2026-03-01' })).code).toBe(1);
  });

  it('tells nothing of days that nobody has paid for', async () => {
    const api = await testApi({ db: await engine.fresh() });
    const { a, ask } = await world(api);
    await api.db
      .updateTable('shop')
      .set({ expire_at: Date.parse(`${yesterday}T00:00:00+08:00`) })
      .where('id', '=', a.id)
      .execute();
    const { data } = await ask({ ...hours, inFull: 'true' });
    expect(data).toMatchObject({ current: 900, previous: 0, difference: 900 });
    expectToAddUp(data);
  });
});
