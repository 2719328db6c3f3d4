import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { plainSums } from '../../support/plain-sums.ts';
import { salesLines, toCsv } from '../../support/sales-files.ts';
import { temporaryFolder } from './imports-support.ts';

async function visitorApi() {
  const dataDir = await temporaryFolder();
  const api = await testApi({ config: { dataDir } });
  const left = () => readdir(join(dataDir, 'uploads')).catch(() => []);
  const tried = (body: BodyInit, input: object = {}) =>
    api.call('tryImport', { fileName: '订单.csv', ...input }, { body });
  return { ...api, left, tried };
}

const head = '订单号,店铺,SKU货号,商品名称,数量,单价,下单时间';
const rows = [
  'PO-1,甲店,A-1,裙子,2,10.00,2024-03-01 10:00',
  'PO-1,甲店,A-2,衬衫,1,5.50,2024-03-01 10:00',
  'PO-2,甲店,A-1,裙子,-1,10.00,2024-03-02 23:30',
  'PO-2,乙店,A-1,裙子,3,1.00,2024-03-03 08:00',
  'PO-3,乙店,A-1,裙子,x,1.00,2024-03-03 08:00',
];
const file = [head, ...rows].join('\n');

describe('a sales file that somebody without an account tries', () => {
  it('is answered with its columns and what it comes to', async () => {
    const { tried } = await visitorApi();
    const { code, data } = await tried(file);
    expect(code).toBe(0);
    expect(data.missing).toEqual([]);
    expect(data.mapping).toMatchObject({ orderNo: '订单号', productCode: 'SKU货号' });
    expect(data.columns[1]).toEqual({ name: '店铺', samples: ['甲店', '乙店'] });
    expect(data).toMatchObject({ rowsRead: 5, rowsRefused: 1 });
    expect(data.refusals).toEqual([{ sheet: null, rowNo: 6, reason: '数量“x”不是整数' }]);
    expect(data.figures).toEqual({
      firstDay: '2024-03-01',
      lastDay: '2024-03-03',
      shops: 2,
      // The same number in two shops is two orders.
      orders: 3,
      sold: 6,
      returned: 1,
      soldAmount: 2850,
      returnedAmount: 1000,
      days: [
        { day: '2024-03-01', sold: 3, returned: 0, net: 2550 },
        { day: '2024-03-02', sold: 0, returned: 1, net: -1000 },
        { day: '2024-03-03', sold: 3, returned: 0, net: 300 },
      ],
      products: [
        { shopName: '甲店', code: 'A-1', name: '裙子', sold: 2, returned: 1, net: 1000 },
        { shopName: '甲店', code: 'A-2', name: '衬衫', sold: 1, returned: 0, net: 550 },
        { shopName: '乙店', code: 'A-1', name: '裙子', sold: 3, returned: 0, net: 300 },
      ],
    });
  });

  it('comes to the same as a plain sum over its lines', async () => {
    const { tried } = await visitorApi();
    const lines = salesLines().map(({ at, ...line }) => ({ ...line, day: at.slice(0, 10) }));
    const { data } = await tried(toCsv(salesLines()));
    const byDay = [...plainSums(lines, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(data.figures.days).toEqual(byDay.map(([day, sum]) => ({ day, ...sum })));
  });

  it('leaves nothing behind: no row, no file, also where it is refused', async () => {
    const { tried, left, db } = await visitorApi();
    await tried(file);
    await tried('PK\u0003\u0004 no workbook');
    await tried('');
    expect(await left()).toEqual([]);
    for (const table of ['upload', 'sales_import', 'shop', 'product', 'user'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  it('is read again with other columns, and says which are missing', async () => {
    const { tried } = await visitorApi();
    const mapping = { orderNo: '订单号', productCode: '商品名称', soldAt: '下单时间' };
    const { data } = await tried(file, { mapping: JSON.stringify(mapping) });
    expect(data).toMatchObject({ mapping, missing: ['quantity'], figures: null });
    const whole = { ...mapping, quantity: '数量', unitPrice: '单价' };
    const again = await tried(file, { mapping: JSON.stringify(whole) });
    expect(again.data.figures.products[0]).toMatchObject({ code: '裙子', net: 1300 });
  });

  it('of dollars says that it needs a rate, and tells no figures', async () => {
    const { tried } = await visitorApi();
    const { data } = await tried(file.replaceAll(',10.00,', ',$10.00,'));
    expect(data.problems.join()).toContain('USD');
    expect(data.figures).toBeNull();
  });

  it('is refused where it is too large, or no table', async () => {
    const { tried } = await visitorApi();
    const large = await tried(new Uint8Array(8 * 1024 * 1024 + 1).fill(97));
    expect(large).toMatchObject({ code: 1, msg: expect.stringContaining('8 MB') });
    const none = await tried(new Uint8Array([0, 1, 2, 3]));
    expect(none).toMatchObject({ code: 1, msg: expect.stringMatching(/\p{Script=Han}/u) });
  });

  it('is refused after twenty tries of one network address', async () => {
    const { tried } = await visitorApi();
    for (let times = 0; times < 20; times += 1) await tried('');
    expect(await tried(file)).toMatchObject({
      code: 429,
      msg: expect.stringMatching(/试用次数太多，请在 .*后再试/),
    });
  });
});
