import { describe, expect, it } from 'vitest';
import { inhabit, namesOf, now, person, shopRow, testBff, useNetwork } from '../world.ts';
import { chartOf, figures } from './statistics-answers.ts';

const network = useNetwork();

/** The clock of these tests stands at noon of 2026-03-11 in Shanghai. */
const hour = 3_600_000;
const endsIn = (day: string) => Date.parse(`${day}T15:00:00+08:00`);

const ended = (mallId: string, day: string, row: Parameters<typeof shopRow>[1] = {}) =>
  shopRow(mallId, { expireDate: endsIn(day), dataUntil: day, ...row });
const paid = (mallId: string) => shopRow(mallId, { expireDate: now + hour });

const days = ['2026-03-08', '2026-03-09', '2026-03-10'];
const answers = {
  getHistoryTotalSales: { current: figures(300), compare: figures(200) },
  getHistorySaleVolume: { current: figures(3), compare: figures(2) },
  getLineChartDataSales: chartOf(days, ['2026-03-05', '2026-03-06', '2026-03-07']),
};

const query = (start = days[0], end = days[2]) => /* GraphQL */ `{
  statistics(
    selection: { all: true }
    range: { start: "${start}", end: "${end}" }
    comparison: { start: "2026-03-05", end: "2026-03-07" }
  ) {
    endedShops { lastDay shop { name } }
    totals { amount { net } quantity { net } profit { profit } }
    comparison { amount { net } }
    amountTrend { bucket figures { net } comparison { net } }
  }
}`;

async function ask(shops: ReturnType<typeof shopRow>[], document = query()) {
  const sent = inhabit(network, { people: { boss: person({ shops }) }, data: answers });
  const { data, errors } = await testBff().ask(document, { token: 'boss' });
  expect(errors).toBeUndefined();
  return { ...data.statistics, sent };
}

const nets = (points: { figures: { net: string } | null }[]) =>
  points.map((point) => point.figures?.net ?? null);

describe('days after the paid time of a shop', () => {
  it('[R2.7-37] are unknown, and not without sales', async () => {
    const one = await ask([ended('11', '2026-03-07')]);
    expect(one.totals).toEqual({ amount: null, quantity: null, profit: null });
    expect(one.comparison.amount).toEqual({ net: '2.00' });
    expect(nets(one.amountTrend)).toEqual([null, null, null]);
    expect(one.amountTrend[2].comparison).toEqual({ net: '1.02' });
    expect(one.endedShops).toEqual([{ lastDay: '2026-03-07', shop: { name: '店铺11' } }]);
    expect(namesOf(one.sent)).not.toContain('getHistorySaleVolume');
  });

  it('are so from the day after the end on, in trends and in what is compared with', async () => {
    const one = await ask([ended('11', '2026-03-08')]);
    expect(one.totals.amount).toEqual({ net: '3.00' });
    expect(nets(one.amountTrend)).toEqual(['0.01', null, null]);
    const other = await ask([ended('11', '2026-03-06')]);
    expect(
      other.amountTrend.map((point: { comparison: object | null }) => point.comparison),
    ).toEqual([{ net: '1.00' }, { net: '1.01' }, null]);
    const before = await ask([ended('11', '2026-03-04')]);
    expect(before.comparison.amount).toBeNull();
  });

  it('leave the sums of the other shops, which say whose days they lack', async () => {
    const all = await ask([ended('11', '2026-03-07'), paid('12'), ended('13', '2026-03-10')]);
    expect(all.totals.amount).toEqual({ net: '3.00' });
    expect(nets(all.amountTrend)).toEqual(['0.01', '0.02', '0.03']);
    expect(all.endedShops).toEqual([{ lastDay: '2026-03-07', shop: { name: '店铺11' } }]);
    const both = await ask([ended('11', '2026-03-07'), ended('12', '2026-03-09')]);
    expect(nets(both.amountTrend)).toEqual(['0.01', '0.02', null]);
  });

  it('are all of its days once its data has been cleared', async () => {
    const cleared = await ask([ended('11', '2026-03-09', { clearDate: now - hour })]);
    expect(cleared.totals.amount).toBeNull();
    expect(nets(cleared.amountTrend)).toEqual([null, null, null]);
    expect(cleared.endedShops).toEqual([{ lastDay: null, shop: { name: '店铺11' } }]);
  });

  it('are counted by the end of the paid time where the upstream does not name the day', async () => {
    const row = shopRow('11', { expireDate: Date.parse('2026-03-09T00:00:00+08:00') });
    expect((await ask([row])).endedShops).toEqual([
      { lastDay: '2026-03-08', shop: { name: '店铺11' } },
    ]);
  });

  it('are none while the paid time runs', async () => {
    const one = await ask([paid('11'), shopRow('12')]);
    expect(one.endedShops).toEqual([]);
    expect(nets(one.amountTrend)).toEqual(['0.01', '0.02', '0.03']);
  });

  it('take the months that they fill whole', async () => {
    const document = query('2026-02-01', '2026-03-10').replace(
      'amountTrend {',
      'amountTrend(granularity: MONTH) {',
    );
    const data = { ...answers, getLineChartDataSales: chartOf(['2026-02', '2026-03']) };
    inhabit(network, { people: { boss: person({ shops: [ended('11', '2026-02-20')] }) }, data });
    const answer = await testBff().ask(document, { token: 'boss' });
    expect(nets(answer.data.statistics.amountTrend)).toEqual(['0.01', null]);
  });
});
