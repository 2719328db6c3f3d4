import { describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { deleteImport } from '../../../db/imports/imports.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { type ImportApi, importApi } from './imports-support.ts';

const headings = '订单号,店铺,货号,数量,单价,下单时间';
const file = (...rows: string[]): string => [headings, ...rows, ''].join('\n');

/** What D1 was: four signs, added up as 40 yuan. */
const mixed = file(
  '1,一号店,A,1,$10,2024-03-01',
  '2,一号店,A,1,¥10,2024-03-01',
  '3,一号店,A,1,£10,2024-03-02',
  '4,二号店,A,2,€10.005,2024-03-03',
);

const preview = async (api: ImportApi, bytes: string, changes?: object) => {
  const { uploadId } = (await api.upload(bytes)).data;
  const guessed = await api.ask('previewImport', { uploadId });
  if (changes === undefined) return guessed.data;
  const options = { ...guessed.data.options, ...changes };
  return (await api.ask('previewImport', { uploadId, options })).data;
};

const refused = async (api: ImportApi, bytes: string, changes: object) => {
  const { uploadId } = (await api.upload(bytes)).data;
  const guessed = await api.ask('previewImport', { uploadId });
  const options = { ...guessed.data.options, ...changes };
  return api.ask('startImport', { uploadId, options });
};

const amounts = async (api: ImportApi) =>
  (await api.lines()).map(({ orderNo, amount }) => [orderNo, amount]);

describe('amounts of other currencies', () => {
  it('without rates are refused with the list of what the file holds, and nothing is kept', async () => {
    const api = await importApi();
    const job = await api.import(mixed);
    expect(job).toMatchObject({ status: 'failed', linesAdded: 0, conversions: [] });
    expect(job.error).toContain('USD 1 行，GBP 1 行，EUR 1 行');
    expect(await api.lines()).toEqual([]);
  });

  it('are shown in the preview: how many rows, what lacks a rate, what becomes of each row', async () => {
    const api = await importApi();
    const before = await preview(api, mixed);
    expect(before.currencies).toEqual([
      expect.objectContaining({ currency: 'CNY', rows: 1, unratedRows: 0, original: null }),
      expect.objectContaining({ currency: 'EUR', rows: 1, unratedRows: 1, original: '20.01' }),
      expect.objectContaining({ currency: 'GBP', rows: 1, unratedRows: 1, original: '10.00' }),
      expect.objectContaining({ currency: 'USD', rows: 1, unratedRows: 1, original: '10.00' }),
    ]);
    expect(before.problems).toEqual([expect.stringContaining('还没有汇率：USD 1 行')]);
    expect(before.rows[0]).toMatchObject({
      currency: 'USD',
      original: '10.00',
      amount: null,
      problem: '没有 USD 的汇率，请先填写',
    });
    expect(before.rows[1]).toMatchObject({ currency: 'CNY', original: null, amount: 1000 });

    const rates = { USD: '7.12', GBP: '9', EUR: '7.8' };
    const after = await preview(api, mixed, { rates });
    expect(after.problems).toEqual([]);
    expect(after.currencies[3]).toEqual({
      currency: 'USD',
      rows: 1,
      unratedRows: 0,
      original: '10.00',
      amount: 7120,
      lowestRate: '7.12',
      highestRate: '7.12',
    });
    expect(after.rows[3]).toMatchObject({ currency: 'EUR', original: '20.01', amount: 15_608 });
  });

  it('are converted line by line, half up to the fen, and the report says at which rate', async () => {
    const api = await importApi();
    const rates = { USD: '7.12', GBP: '9', EUR: '7.8' };
    const job = await api.import(mixed, { rates });
    expect(await amounts(api)).toEqual([
      ['1', 7120],
      ['2', 1000],
      ['3', 9000],
      ['4', 15_608],
    ]);
    expect(job.conversions).toEqual([
      {
        currency: 'USD',
        rows: 1,
        original: '10.00',
        amount: 7120,
        lowestRate: '7.12',
        highestRate: '7.12',
        firstDay: '2024-03-01',
        lastDay: '2024-03-01',
      },
      expect.objectContaining({ currency: 'GBP', amount: 9000, firstDay: '2024-03-02' }),
      expect.objectContaining({ currency: 'EUR', original: '20.01', amount: 15_608 }),
    ]);
    const kept = await api.db.selectFrom('sales_import').select('options').executeTakeFirst();
    expect(JSON.parse(kept?.options ?? '')).toMatchObject({ rates });
  });

  it('count returns against sales in the sums of the report', async () => {
    const api = await importApi();
    const job = await api.import(
      file('1,一号店,A,3,$0.115,2024-03-01', '2,一号店,A,-1,$0.115,2024-03-02'),
      { rates: { USD: '7' } },
    );
    expect(job.conversions).toMatchObject([
      { currency: 'USD', rows: 2, original: '0.23', amount: 242 - 81 },
    ]);
  });

  it('take the rate of their day in Shanghai from a file by day', async () => {
    const api = await importApi();
    const sales = file(
      '1,一号店,A,1,$10,2024-03-01 23:59',
      '2,一号店,A,1,$10,2024-03-02 00:00',
      '3,一号店,A,1,$10,2024-03-09 08:00',
    );
    const dailyRates = '日期,币种,汇率\n2024-03-01,USD,7.1\n2024-03-02,USD,7.2\n';
    const job = await api.import(sales, { dailyRates });
    expect((await amounts(api)).map(([, amount]) => amount)).toEqual([7100, 7200, 7200]);
    expect(job.conversions).toMatchObject([{ lowestRate: '7.1', highestRate: '7.2', rows: 3 }]);

    const late = file('4,一号店,A,1,$10,2024-02-28', '5,一号店,A,1,$10,2024-03-01');
    expect((await api.import(late, { dailyRates })).error).toContain(
      'USD 2 行中的 1 行（2024-02-28 至 2024-02-28）',
    );
  });

  it('are found behind the first rows too', async () => {
    const api = await importApi();
    const rows = Array.from({ length: 2_100 }, (_, at) => `${at + 1},一号店,A,1,10,2024-03-01`);
    const job = await api.import(file(...rows, '9999,一号店,A,1,US$10,2024-03-01'));
    expect(job).toMatchObject({ status: 'failed' });
    expect(job.error).toContain('USD 1 行');
  });

  it.each([
    ['another file than one of rates', { dailyRates: 'a,b\n1,2\n' }, '第 1 行的日期“a”不是'],
    ['a rate that is none', { rates: { USD: '七' } }, 'USD 的汇率“七”不正确'],
    ['a currency that is none', { rates: { ABQ: '7' } }, '币种“ABQ”不存在'],
    [
      'two rates of one currency',
      { rates: { USD: '7' }, dailyRates: '2024-03-01,USD,7\n' },
      'USD 既填写了汇率，又在每日汇率文件里',
    ],
  ])('are not started with %s', async (_what, changes, message) => {
    const api = await importApi();
    const answer = await refused(api, mixed, changes);
    expect(answer).toMatchObject({ code: 1, msg: expect.stringContaining(message) });
  });
});

describe('where the currency stands', () => {
  const withCurrency = (...rows: string[]): string => [`${headings},币种`, ...rows, ''].join('\n');

  it.each<[string, string, object]>([
    [
      'in a column',
      withCurrency('1,一号店,A,1,10,2024-03-01,USD', '2,一号店,A,1,10,2024-03-01,CNY'),
      {},
    ],
    [
      'in a column that nobody mapped',
      withCurrency('1,一号店,A,1,10,2024-03-01,美元', '2,一号店,A,1,10,2024-03-01,人民币'),
      {
        mapping: {
          orderNo: '订单号',
          shopName: '店铺',
          productCode: '货号',
          quantity: '数量',
          unitPrice: '单价',
          soldAt: '下单时间',
        },
      },
    ],
    [
      'beside the amount',
      file('1,一号店,A,1,10 USD,2024-03-01', '2,一号店,A,1,10元,2024-03-01'),
      {},
    ],
  ])('%s, each row is what it says', async (_where, bytes, changes) => {
    const api = await importApi();
    expect((await api.import(bytes, changes)).error).toContain('USD 1 行');
    await api.import(bytes, { ...changes, rates: { USD: '7' } });
    expect(await amounts(api)).toEqual([
      ['1', 7000],
      ['2', 1000],
    ]);
  });

  it.each(['单价(USD)', 'price_usd', '单价（美元）', 'Unit Price $'])(
    'in the heading %s, all rows are',
    async (heading) => {
      const api = await importApi();
      const bytes = file('1,一号店,A,1,10,2024-03-01').replace('单价', heading);
      expect((await preview(api, bytes)).currencies).toMatchObject([{ currency: 'USD', rows: 1 }]);
      expect((await api.import(bytes)).error).toContain('USD 1 行');
      await api.import(bytes, { rates: { USD: '7' } });
      expect(await amounts(api)).toEqual([['1', 7000]]);
    },
  );

  it('in the format of the cells of a workbook, which shows $10 where the value is 10', async () => {
    const api = await importApi();
    const text = (value: string) => ({ type: String, value });
    const row = (orderNo: string, format: string) => [
      text(orderNo),
      text('一号店'),
      text('A'),
      { type: Number, value: 2 },
      { type: Number, value: 10.5, format },
      text('2024-03-01'),
    ];
    const workbook = await writeXlsx([
      headings.split(',').map(text),
      row('1', '[$$-409]#,##0.00'),
      row('2', '"¥"#,##0.00'),
      row('3', '#,##0.00 [$€-407]'),
    ]).toBuffer();
    const bytes = new Uint8Array(workbook);
    expect((await api.import(bytes)).error).toContain('USD 1 行，EUR 1 行');
    await api.import(bytes, { rates: { USD: '7', EUR: '8' } });
    expect(await amounts(api)).toEqual([
      ['1', 14_700],
      ['2', 2100],
      ['3', 16_800],
    ]);
  });

  it('nowhere, the person may say it', async () => {
    const api = await importApi();
    const bytes = file('1,一号店,A,1,10,2024-03-01', '2,一号店,A,1,¥10,2024-03-01');
    expect((await api.import(bytes, { currency: 'USD' })).error).toContain('USD 1 行');
    await api.import(bytes, { currency: 'USD', rates: { USD: '7' } });
    expect(await amounts(api)).toEqual([
      ['1', 7000],
      ['2', 1000],
    ]);
  });

  it('twice and contradicting, or unknown, the row is refused', async () => {
    const api = await importApi();
    const job = await api.import(
      withCurrency(
        '1,一号店,A,1,¥10,2024-03-01,JPY',
        '2,一号店,A,1,€10,2024-03-01,USD',
        '3,一号店,A,1,10,2024-03-01,',
        '4,一号店,A,1,10,2024-03-01,Taler',
        '5,一号店,A,1,10 kr,2024-03-01,SEK',
      ),
      { rates: { JPY: '0.05', SEK: '0.7' } },
    );
    expect(job).toMatchObject({ status: 'done', linesAdded: 2, rowsRefused: 3 });
    const { rows } = (await api.ask('listImportRefusals', { importId: job.importId })).data;
    expect(rows.map((row: { reason: string }) => row.reason)).toEqual([
      '币种前后矛盾：单价写的是 EUR，币种列写的是 USD',
      '币种为空',
      '币种“Taler”无法识别',
    ]);
    expect(await amounts(api)).toEqual([
      ['1', 50],
      ['5', 700],
    ]);
  });
});

describeOnEngines('the shops of converted amounts', (engine) => {
  const conversionsOf = async (api: ImportApi) => {
    const { data } = await api.ask('getShopList');
    return Object.fromEntries(
      data.map((shop: { mallName: string; conversions: unknown }) => [
        shop.mallName,
        shop.conversions,
      ]),
    );
  };

  it('say so as long as the import is there, and of the days of its sales', async () => {
    const api = await importApi({ db: await engine.fresh() });
    await api.import(
      file('1,一号店,A,1,$1,2024-03-05', '2,二号店,A,1,1,2024-03-05', '3,一号店,A,1,€1,2024-03-05'),
      { rates: { USD: '7', EUR: '8' } },
    );
    const second = await api.import(file('4,一号店,A,1,$1,2024-02-01'), { rates: { USD: '7' } });
    expect(await conversionsOf(api)).toEqual({
      一号店: [
        { currency: 'EUR', firstDay: '2024-03-05', lastDay: '2024-03-05' },
        { currency: 'USD', firstDay: '2024-02-01', lastDay: '2024-03-05' },
      ],
      二号店: [],
    });
    await deleteImport(api.db, Number(second.importId));
    expect((await conversionsOf(api)).一号店).toContainEqual({
      currency: 'USD',
      firstDay: '2024-03-05',
      lastDay: '2024-03-05',
    });
  });

  it('say nothing of a trial', async () => {
    const api = await importApi({ db: await engine.fresh() });
    const changes = { rates: { USD: '7' } };
    const job = await api.import(file('1,一号店,A,1,$1,2024-03-05'), changes, { dryRun: true });
    expect(job.conversions).toMatchObject([{ currency: 'USD', amount: 700 }]);
    expect(await conversionsOf(api)).toEqual({});
  });
});
