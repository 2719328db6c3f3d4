import { expect, it } from 'vitest';
import { addDays, shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import { testNow } from '../../support/api.ts';
import { describeOnEngines, type Engine } from '../../support/databases.ts';
import { addReports, at, violation } from '../../support/shop-reports.ts';
import { csv, importApi } from '../imports/imports-support.ts';

const march = { startTime: '2026-03-01', endTime: '2026-03-11' };

const shelf = (changeId: string, kind: 'on' | 'off', time: number, productId = 'P1') => ({
  changeId,
  kind,
  productId,
  reason: '上架',
  at: time,
});

const messages = [
  violation('V1', '2026-03-03', { fine: 500, productId: 'P1' }),
  violation('V2', '2026-03-03', { fine: 700, state: 'open' }),
  violation('V3', '2026-03-03', { fine: 900, state: 'waived' }),
  violation('V4', '2026-03-12'),
  violation('N1', '2026-03-03', { kind: 'notice', fine: 0, state: 'none' }),
];
const shelfChanges = [
  // The last and the first second of a day in Shanghai.
  shelf('S1', 'on', at('2026-03-04', '00:00:00')),
  shelf('S2', 'on', at('2026-03-04', '23:59:59'), 'P2'),
  shelf('S3', 'off', at('2026-03-05', '00:00:00')),
  shelf('S4', 'on', at('2026-02-28')),
];

async function world(engine: Engine) {
  const api = await importApi({ db: await engine.fresh() });
  const boss = { id: api.ownerId };
  const one = await api.shop(boss, { mall_id: 'one', origin: 'simulated' });
  const two = await api.shop(boss, { mall_id: 'two', origin: 'simulated' });
  await addReports(api.db, one, { messages, shelfChanges });
  await addReports(api.db, two, { messages: [violation('V1', '2026-03-03', { fine: 40 })] });
  await api.import(csv('1,甲店,A,帐篷,2,10,2026-03-02 08:30'));
  await api.import(csv('2,甲店,A,帐篷,1,10,2025-11-11 08:30', '3,乙店,A,帐篷,1,10,2025-11-12'));
  const rows = await api.db.selectFrom('shop').selectAll().execute();
  const named = (name: string) => rows.find((row) => row.mall_name === name)?.mall_id ?? '';
  const all = ['one', 'two', named('甲店'), named('乙店')].join();
  const ask = async (fields: object = {}, options = {}) =>
    await api.call(
      'getTrendEvents',
      { shopId: all, ...march, ...fields },
      { token: api.token, ...options },
    );
  return { api, one, two, all, other: named('乙店'), ask };
}

const event = (day: string, kind: string, count: number, more: object = {}) => ({
  day,
  kind,
  count,
  fine: null,
  shoppingDay: null,
  productId: null,
  importId: null,
  skus: [],
  ...more,
});
const today = shanghaiDay(testNow);

describeOnEngines('what happened on the days of a trend', (engine) => {
  it('is counted by day and kind, as the rows themselves have it', async () => {
    const { ask, other } = await world(engine);
    const fines = messages.filter(({ kind, at: time, state }) => {
      return kind === 'violation' && shanghaiDay(time) === '2026-03-03' && state !== 'waived';
    });
    const sum = fines.reduce((total, { fine }) => total + fine, 0) + 40;
    expect((await ask()).data).toEqual([
      event('2026-03-03', 'violation', 4, { fine: sum }),
      event('2026-03-04', 'onSale', 2),
      event('2026-03-05', 'offSale', 1),
      event(today, 'import', 2),
    ]);
    // Of one shop, whose import is one of both.
    expect((await ask({ shopId: other })).data).toEqual([
      event(today, 'import', 1, { importId: '2' }),
    ]);
    // What was imported are sales, no stock orders.
    expect((await ask({}, { dataSource: 'stocks' })).data).toHaveLength(3);
  });

  it('has the shopping days of the range, of whatever shop', async () => {
    const { ask } = await world(engine);
    const range = { startTime: '2025-11-01', endTime: '2025-11-30' };
    expect((await ask({ shopId: 'two', ...range })).data).toEqual([
      event('2025-11-11', 'shoppingDay', 1, { shoppingDay: 'doubleEleven' }),
      event('2025-11-28', 'shoppingDay', 1, { shoppingDay: 'blackFriday' }),
    ]);
  });

  it('is of each product by itself where some are named', async () => {
    const { ask } = await world(engine);
    const ofFirst = [
      event('2026-03-03', 'violation', 1, { fine: 500, productId: 'P1' }),
      event('2026-03-04', 'onSale', 1, { productId: 'P1' }),
      event('2026-03-05', 'offSale', 1, { productId: 'P1' }),
    ];
    expect((await ask({ shopId: 'one', productIds: ['P1'] })).data).toEqual(ofFirst);
    expect((await ask({ productIds: ['P2', 'P1'] })).data).toEqual(
      ofFirst.toSpliced(2, 0, event('2026-03-04', 'onSale', 1, { productId: 'P2' })),
    );
    expect((await ask({ shopId: 'one', productIds: ['P9'] })).data).toEqual([]);
    // The days of offers are everybody's.
    const range = { startTime: '2025-11-11', endTime: '2025-11-12' };
    expect((await ask({ productIds: ['P1'], ...range })).data).toEqual([
      event('2025-11-11', 'shoppingDay', 1, { shoppingDay: 'doubleEleven' }),
    ]);
    const many = Array.from({ length: 21 }, (_, place) => `P${place}`);
    expect(await ask({ productIds: many })).toMatchObject({ code: 1 });
  });

  it('counts the imports that their list has of those days and shops', async () => {
    const { api, all, other, ask } = await world(engine);
    const list = async (fields: Record<string, unknown>) => {
      const { data } = await api.ask('listImports', fields);
      expect(data.total).toBe(data.rows.length);
      return data.rows.map(({ importId }: { importId: string }) => importId);
    };
    const on = (day: string) => ({ savedFrom: day, savedTo: day });
    const counted = async (shopId: string): Promise<number> => {
      const { data } = await ask({ shopId });
      return data.find(({ kind }: { kind: string }) => kind === 'import')?.count;
    };
    expect(await list({ ...on(today), shopId: all })).toHaveLength(await counted(all));
    expect(await list({ ...on(today), shopId: all })).toEqual(['2', '1']);
    expect(await list({ ...on(today), shopId: other })).toHaveLength(await counted(other));
    expect(await list({ shopId: other })).toEqual(['2']);
    expect(await list(on(addDays(today, -1)))).toEqual([]);
    expect(await list({ savedFrom: addDays(today, 1) })).toEqual([]);
    expect(await list({ savedTo: today })).toEqual(['2', '1']);
    // What was taken back is in no figure any more, though the whole list has it.
    await api.ask('takeBackImport', { importId: '1' });
    await api.ended('1');
    expect(await list({ ...on(today), shopId: all })).toEqual(['2']);
    expect(await list({})).toEqual(['2', '1']);
    const stranger = await api.signIn();
    const foreign = { ...on(today), shopId: other };
    expect((await stranger.ask('listImports', foreign)).code).toBe(403);
  });

  it('ends with the paid time of a shop, and with an import that is taken back', async () => {
    const { api, ask, one } = await world(engine);
    await api.db
      .updateTable('shop')
      .set({ expire_at: at('2026-03-04', '15:00:00') })
      .where('id', '=', one.id)
      .execute();
    expect((await ask({ shopId: 'one' })).data).toEqual([
      event('2026-03-03', 'violation', 3, { fine: 1200 }),
      event('2026-03-04', 'onSale', 2),
    ]);
    const { id } = await api.db
      .selectFrom('sales_import')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await api.ask('takeBackImport', { importId: String(id) });
    await api.ended(String(id));
    expect((await ask()).data).toContainEqual(event(today, 'import', 1, { importId: '2' }));
  });

  it('is told to who sees the shops and to nobody else, and of three years at most', async () => {
    const { api, one, all, ask } = await world(engine);
    const manager = await api.signIn({ role: 'manager', boss_id: api.ownerId });
    await api.assign(manager.user, one);
    expect((await ask({ shopId: 'one' }, { token: manager.token })).data).toHaveLength(3);
    expect((await ask({ shopId: all }, { token: manager.token })).code).toBe(403);
    expect((await ask({}, { token: '' })).code).not.toBe(0);
    expect(await ask({ startTime: '2020-01-01' })).toMatchObject({ code: 1 });
    expect(await ask({ startTime: '2026-03-12' })).toMatchObject({ code: 1 });
  });
});
