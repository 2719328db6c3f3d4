import { expect, it } from 'vitest';
import { explainOrigin } from '../../../api/contract/figure-origin.ts';
import { calls } from '../../../api/contract/index.ts';
import { addDays, dayStart, shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { rollWindows } from '../../../db/statistics/roll-windows.ts';
import { appendSaleLines, type NewSaleLine } from '../../../db/statistics/sale-lines.ts';
import { type Answer, type TestApi, testApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { describeOnEngines, memoryDatabase } from '../../support/databases.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { addReports, at, violation } from '../../support/shop-reports.ts';

const dayMs = 86_400_000;
const today = shanghaiDay(testNow);

/** The ends of the shops' paid time, each with the last day that is told: all, some, or none. */
const ends = {
  // Not in the days of the calendar of money, which tells of the renewal.
  open: { expireAt: testNow + 40 * dayMs, lastDay: today },
  ended: { expireAt: at('2026-03-08', '15:00:00'), lastDay: '2026-03-08' },
  // The first moment that is not paid for is that of the day after.
  midnight: { expireAt: dayStart('2026-03-07'), lastDay: '2026-03-06' },
  today: { expireAt: testNow, lastDay: today },
  // Nobody has cleared it yet.
  gone: { expireAt: testNow - 7 * dayMs, lastDay: '' },
} as const;
type Place = keyof typeof ends;
const places = Object.keys(ends) as Place[];

/** Every day from the autumn on, and each minute of the last quarter of an hour. */
function linesOf(shop: { id: number }, refs: readonly number[], place: number): NewSaleLine[] {
  const line = (index: number, soldAt: number): NewSaleLine => ({
    ...lineOf(shop, refs[index % refs.length] ?? 0, today),
    orderNo: `PO-${place}-${index}`,
    soldAt,
    source: index % 5 === 4 ? 'stocks' : 'sales',
    kind: index % 7 === 6 ? 'return' : 'sale',
    quantity: 1 + (index % 3),
    amount: 900 + 700 * place + 13 * index,
  });
  const days = Array.from({ length: 160 }, (_, ago) => addDays(today, -ago));
  return [
    ...days.map((day, index) => line(index, at(day, '09:30:00'))),
    ...Array.from({ length: 15 }, (_, ago) => line(200 + ago, testNow - ago * 60_000)),
  ];
}

/**
 * The shops with all that is dated of them, or only with what may be told. Without ends, nothing is left out:
 * what the second world answers is what the first one must.
 */
async function world(db: Db, { withEnds }: { readonly withEnds: boolean }) {
  const api = await testApi({ db });
  const { user, token } = await api.signIn();
  for (const [index, place] of places.entries()) {
    const { expireAt, lastDay } = ends[place];
    const isTold = (instant: number) => withEnds || shanghaiDay(instant) <= lastDay;
    const shop = await api.shop(user, {
      mall_id: place,
      sort: index,
      expire_at: withEnds ? expireAt : null,
    });
    const refs = [
      ...(await addProduct(
        api.db,
        shop,
        { A: [{ code: `${place}-1`, cost: 300, price: 900, onHand: 3 }] },
        { name: `${place}杯`, product_id: `${place}1`, category: '杯具' },
      )),
      ...(await addProduct(
        api.db,
        shop,
        {
          B: [
            { code: `${place}-2`, price: 500, onHand: 0 },
            { code: `${place}-3`, onHand: 60 },
          ],
        },
        { name: `${place}帽`, product_id: `${place}2` },
      )),
    ];
    const all = linesOf(shop, refs, index);
    // What stood in the windows before is moved by the lines after.
    await appendSaleLines(
      api.db,
      all.filter(({ soldAt }) => isTold(soldAt)),
      api.clock.now(),
    );
    const days = Array.from({ length: 14 }, (_, ago) => at(addDays(today, -ago), '10:00:00'));
    const told = days.filter(isTold);
    const restriction = (restrictionId: string, since: number) => ({
      restrictionId,
      kind: 'reserve' as const,
      reason: '售后保证金预留',
      amount: 3000,
      releaseCondition: '期满自动解冻',
      since,
    });
    await addReports(
      api.db,
      shop,
      {
        funds: {
          available: 10_000,
          pending: 20_000,
          restrictions: told.map((time) => restriction(`R${time}`, time)),
          movements: told.map((time) => ({
            movementId: `J${time}`,
            kind: 'settlement',
            amount: 500,
            at: time,
          })),
        },
        messages: told.map((time) => violation(`M${index}-${time}`, shanghaiDay(time))),
        shelfChanges: told.map((time) => ({
          changeId: `C${index}-${time}`,
          kind: 'on',
          productId: `${place}1`,
          reason: '上架',
          at: time,
        })),
      },
      { abnormal_count: index, refund_count: 2 },
    );
    for (const time of told) {
      await api.db
        .insertInto('sku_change')
        .values({
          sku_ref: refs[0] ?? 0,
          shop_id: shop.id,
          day: shanghaiDay(time),
          kind: 'price',
          old_price: 900,
          new_price: 800,
        })
        .execute();
      await addShippingOrder(
        api.db,
        shop,
        { [refs[0] ?? 0]: 2 },
        { created_at: time, order_no: `FH${index}-${time}`, stock_order_no: `WB${index}-${time}` },
      );
      await api.db
        .insertInto('return_package')
        .values({
          shop_id: shop.id,
          package_no: `TH${index}-${time}`,
          reason: '滞销退供',
          courier: '顺丰',
          tracking_no: null,
          created_at: time,
          sent_at: null,
          signed_at: null,
        })
        .execute();
    }
  }
  await rollWindows(api.db, today);
  return { api, token };
}

/** Reads of shops: all but those about the end itself. */
const reads = [...calls.values()].filter(
  ({ kind, shops, name }) => kind === 'read' && shops !== 'none' && name !== 'checkExpiredShops',
);

const ranges = [
  // Windows that sums are kept of, single days, whole months, and hours.
  [addDays(today, -7), addDays(today, -1)],
  [addDays(today, -6), today],
  [addDays(today, -30), addDays(today, -1)],
  [today, today],
  ['2026-03-07', '2026-03-09'],
  ['2025-11-01', '2026-03-31'],
  ['2025-12-15', '2026-03-10'],
] as const;

/** Where no day is told of, none is missing either: days after the end are not counted as days without lines. */
const withoutDays = ({
  days: _days,
  emptyDays: _empty,
  emptySpans: _spans,
  ...origin
}: Answer['data']) => origin;

/** Every answer about the shops. */
async function answersOf({ api, token }: { readonly api: TestApi; readonly token: string }) {
  const answers = new Map<string, unknown>();
  for (const call of reads) {
    const selections = call.shops === 'single' ? places : [...places, places.join()];
    const isRanged = 'startTime' in call.input.shape;
    for (const shopId of selections) {
      for (const [startTime, endTime] of isRanged ? ranges : ranges.slice(0, 1)) {
        for (const dataSource of call.stockable
          ? (['sales', 'stocks'] as const)
          : (['sales'] as const)) {
          const fields = Object.entries({
            [call.shopField]: shopId,
            startTime,
            endTime,
            compareStartTime: '2026-02-01',
            compareEndTime: today,
            pageSize: 100,
            productType: '价格申报中',
            id: `${shopId}1`,
            ids: places.map((place) => `${place}1`),
          }).filter(([name]) => name in call.input.shape);
          const { code, msg, data } = await api.call(call.name, Object.fromEntries(fields), {
            token,
            dataSource,
          });
          answers.set(`${call.name} ${shopId} ${startTime} ${endTime} ${dataSource}`, {
            code,
            msg,
            data: call.name === explainOrigin.name ? withoutDays(data) : data,
          });
        }
      }
    }
  }
  return answers;
}

const untold = {
  lastSaleDay: null,
  saleDays: null,
  soldQuantity: null,
  uncostedQuantity: null,
};

/** What is told of a shop that is no longer paid for by the calls that then tell nothing at all. */
const untoldOf: Readonly<Record<string, object>> = {
  getShopHealth: [untold],
  getStockAcrossShops: { total: 0, rows: [], endedShopNum: 1 },
};

interface Told {
  readonly data: { readonly rows: readonly { readonly kind: string }[] };
}
const isShipping = ({ kind }: { readonly kind: string }) => ['overdue', 'dueSoon'].includes(kind);

/** Of a shop that is no longer paid for: how it is had again, and what of its orders is told is still to be shipped. */
function expectTodos(answer: unknown, expected: unknown, isAllEnded: boolean): void {
  const [rows, those] = [answer, expected].map((each) => (each as Told).data.rows);
  expect(rows?.filter(isShipping)).toEqual(those?.filter(isShipping));
  if (isAllEnded)
    expect(rows?.filter((row) => !isShipping(row))).toMatchObject([{ kind: 'renewal' }]);
}

/** The same beside every engine. */
let told: ReturnType<typeof answersOf> | undefined;
const toldOnly = async () => answersOf(await world(await memoryDatabase(), { withEnds: false }));

describeOnEngines('the paid time of shops', (engine) => {
  it('[R2.7-37] no call tells of days after it, whatever is stored of them', async () => {
    told ??= toldOnly();
    const expected = await told;
    const answers = await answersOf(await world(await engine.fresh(), { withEnds: true }));
    expect(answers.size).toBe(expected.size);
    for (const [name, answer] of expected) {
      const [call = '', shop = ''] = name.split(' ');
      const data = untoldOf[call];
      if (call === 'listTodos' && shop !== 'open')
        expectTodos(answers.get(name), answer, !shop.includes(','));
      else if (data === undefined || shop === 'open')
        expect(answers.get(name), name).toEqual(answer);
      else if (!shop.includes(',')) expect(answers.get(name), name).toMatchObject({ data });
    }
  }, 300_000);
});
