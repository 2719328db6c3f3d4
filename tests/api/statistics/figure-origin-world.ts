import { dayStart } from '../../../api/contract/rules/calendar.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import type { Engine } from '../../support/databases.ts';
import { csv, type ImportApi, importApi } from '../imports/imports-support.ts';

export const march = { startTime: '2026-03-01', endTime: '2026-03-10' };
export const hour = 3_600_000;

export const first = csv(
  '1,一号店,A,帐篷,2,10,2026-03-02 08:30',
  '1,一号店,B,睡袋,1,25.50,2026-03-02 08:30',
  '2,一号店,A,帐篷,-1,10,2026-03-05 21:10',
  '3,二号店,C,水壶,3,9,2026-03-05 10:00',
  '4,二号店,C,水壶,1,9,2026-02-27 10:00',
);
const second = csv('5,一号店,A,帐篷,1,11,2026-03-09 23:59', '6,一号店,A,帐篷,1,11,2026-03-12');

/** Two files of a boss, an hour apart, and what a simulated shop has sold. */
export async function world(engine: Engine) {
  const api = await importApi({ db: await engine.fresh() });
  const boss = { id: api.ownerId };
  const one = await api.import(first);
  api.clock.advance(hour);
  const two = await api.import(second);
  api.clock.advance(hour);
  const synced = await api.shop(boss, { mall_id: 'synced', origin: 'simulated' });
  const idle = await api.shop(boss, { mall_id: 'idle', origin: 'bound' });
  const [lamp = 0] = await addProduct(api.db, synced, { L: [{ code: 'L', cost: 300 }] });
  const lines = ['2026-03-02', '2026-03-09', '2026-03-09'].map((day) => lineOf(synced, lamp, day));
  await appendSaleLines(
    api.db,
    [...lines, lineOf(synced, lamp, '2026-03-09', { source: 'stocks' })],
    api.clock.now(),
  );
  const rows = await api.db.selectFrom('shop').selectAll().execute();
  const named = (name: string) => rows.find((row) => row.mall_name === name)?.mall_id ?? '';
  const shops = { first: named('一号店'), second: named('二号店'), synced, idle };
  const all = [shops.first, shops.second, synced.mall_id, idle.mall_id].join();
  const ask = async (fields: object = {}, options = {}) =>
    await api.call(
      'explainOrigin',
      { shopId: all, ...march, ...fields },
      { token: api.token, ...options },
    );
  return { api, one, two, shops, lamp, ask };
}

/** Lines of a range, counted one by one. */
export async function countOf(api: ImportApi, { startTime, endTime } = march, mallId?: string) {
  const rows = await api.db
    .selectFrom('sale_line')
    .innerJoin('shop', 'shop.id', 'sale_line.shop_id')
    .select(['sold_at', 'mall_id'])
    .where('source', '=', 'sales')
    .execute();
  return rows.filter(
    (row) =>
      row.sold_at >= dayStart(startTime) &&
      row.sold_at < dayStart(endTime) + 24 * hour &&
      (mallId === undefined || row.mall_id === mallId),
  ).length;
}
