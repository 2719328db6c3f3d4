import { describe, expect, it } from 'vitest';
import { shanghaiDay } from '../../../api/contract/rules/calendar.ts';
import { testNow } from '../../support/api.ts';
import { csv, importApi, prepared } from '../imports/imports-support.ts';

const dayMs = 86_400_000;
const range = { startTime: '2026-03-01', endTime: '2026-03-11' };

/** A boss with an expired shop and one that goes on. */
async function world(expireAt: number) {
  const api = await importApi();
  const owner = await api.db.selectFrom('user').selectAll().executeTakeFirstOrThrow();
  const name = (text: string) => ({ mall_name: text, mall_name_dis: text, mall_name_native: text });
  const ended = await api.shop(owner, { ...name('旧店'), expire_at: expireAt });
  const open = await api.shop(owner, { ...name('新店'), expire_at: testNow + dayMs });
  const sold = async () =>
    (
      await api.ask('getHistorySaleVolume', {
        shopId: `${ended.mall_id},${open.mall_id}`,
        ...range,
      })
    ).data.current.sold;
  const refusals = async (importId: string) =>
    (await api.ask('listImportRefusals', { importId })).data;
  return { api, ended, open, sold, refusals };
}

const lines = csv(
  'PO-1,旧店,A1,杯子,1,10.00,2026-03-07 09:00:00',
  // The day of the end counts to its last moment.
  'PO-2,旧店,A1,杯子,2,10.00,2026-03-08 23:59:59',
  'PO-3,旧店,A1,杯子,4,10.00,2026-03-09 00:00:00',
  'PO-4,旧店,A2,帽子,8,10.00,2026-03-10 09:00:00',
  'PO-5,新店,A1,杯子,16,10.00,2026-03-10 09:00:00',
);
const reason = '店铺“旧店”已于 2026-03-08 到期，之后的数据请续费后再导入';

describe('the import of sales of an expired shop', () => {
  it('[R2.7-37] takes the days up to the end and refuses each later row, in the preview too', async () => {
    const { api, sold, refusals } = await world(Date.parse('2026-03-08T10:00:00+08:00'));
    const { uploadId } = await prepared(api, lines);
    const preview = await api.ask('previewImport', { uploadId });
    expect(preview.data.rows.map((row: { problem: string | null }) => row.problem)).toEqual([
      null,
      null,
      reason,
      reason,
      null,
    ]);
    const job = await api.import(lines);
    expect(job).toMatchObject({ status: 'done', rowsRead: 5, linesAdded: 3, rowsRefused: 2 });
    expect(await refusals(job.importId)).toMatchObject({
      total: 2,
      rows: [
        { rowNo: 4, reason, raw: 'PO-3,旧店,A1,杯子,4,10.00,2026-03-09 00:00:00' },
        { rowNo: 5, reason },
      ],
    });
    expect(await sold()).toBe(19);
  });

  it('[R2.7-37] takes the rest when the shop has been renewed, and tells of it', async () => {
    const { api, ended, sold } = await world(Date.parse('2026-03-08T10:00:00+08:00'));
    await api.import(lines);
    const order = [{ shopId: ended.mall_id, month: 1, payType: 2, couponId: null }];
    const { data } = await api.ask('submitOrder', { orders: order });
    const url = new URL(data.codeUrl, 'http://api.test');
    await api.handle(
      new Request(new URL(url.pathname, url), { method: 'POST', body: url.searchParams }),
    );
    const job = await api.import(lines);
    expect(job).toMatchObject({ status: 'done', linesAdded: 2, linesKnown: 3, rowsRefused: 0 });
    expect(await sold()).toBe(31);
  });

  it('takes nothing of a shop whose data is kept no more', async () => {
    const { api, sold, refusals } = await world(testNow - 7 * dayMs);
    const job = await api.import(lines);
    expect(job).toMatchObject({ status: 'done', linesAdded: 1, rowsRefused: 4 });
    expect((await refusals(job.importId)).rows[0].reason).toBe(
      '店铺“旧店”到期已超过 7 天，请续费后再导入',
    );
    expect(await sold()).toBe(16);
  });
});

it('[R2.7-37] the list of shops says up to which day the data of each is told', async () => {
  const { api, ended } = await world(Date.parse('2026-03-08T10:00:00+08:00'));
  const { data } = await api.ask('getShopList');
  expect(data).toMatchObject([
    {
      mallId: ended.mall_id,
      dataUntil: '2026-03-08',
      clearDate: Date.parse('2026-03-15T10:00:00+08:00'),
    },
    { dataUntil: shanghaiDay(testNow + dayMs - 1) },
  ]);
});
