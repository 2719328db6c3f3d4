import { describe, expect, it } from 'vitest';
import { csv, type ImportApi, importApi } from './imports-support.ts';

const refusalsOf = async (api: ImportApi, importId: string) =>
  (await api.ask('listImportRefusals', { importId })).data;

describe('what counts', () => {
  it('keeps sold, returned and net apart: cancellations and negative quantities are returns', async () => {
    const api = await importApi();
    const job = await api.import(
      csv(
        '1001,一号店,A-1,盒,5,2.00,2024-03-01 10:00',
        '1002,一号店,A-1,盒,-2,2.00,2024-03-01 11:00',
        'C1003,一号店,A-1,盒,-1,2.00,2024-03-01 12:00',
        'C1004,一号店,A-1,盒,1,2.00,2024-03-01 13:00',
      ),
    );
    expect(job).toMatchObject({ linesAdded: 4, rowsRefused: 0 });
    const shops = await api.ask('getShopList');
    const shopId = shops.data[0].mallId;
    const range = { shopId, startTime: '2024-03-01', endTime: '2024-03-01' };
    const pieces = await api.ask('getHistorySaleVolume', range);
    expect(pieces.data.current).toEqual({ sold: 5, returned: 4, net: 1 });
    const amounts = await api.ask('getHistoryTotalSales', range);
    expect(amounts.data.current).toEqual({ sold: 1000, returned: 800, net: 200 });
  });

  it('reads figures below zero as accounts write them: in brackets, and with the sign for minus', async () => {
    const api = await importApi();
    const job = await api.import(
      '订单号,店铺,货号,数量,金额,下单时间\n1,一号店,A,2,4,2024-03-01\n1,一号店,B,(2),(4.00),2024-03-02\n2,一号店,A,(1),(¥2),2024-03-02\n3,一号店,A,\u22121,\u22121.00,2024-03-02\nC4,一号店,A,1,（1）,2024-03-02\n5,一号店,A,-1,(-1),2024-03-02\n',
    );
    expect(job).toMatchObject({ linesAdded: 5, rowsRefused: 1 });
    expect(
      (await api.lines()).map(({ orderNo, kind, quantity, amount }) => [
        orderNo,
        kind,
        quantity,
        amount,
      ]),
    ).toEqual([
      ['1', 'sale', 2, 400],
      ['1', 'return', 2, 400],
      ['2', 'return', 1, 200],
      ['3', 'return', 1, 100],
      ['C4', 'return', 1, 100],
    ]);
  });

  it('counts the sale and its return where a list of orders says what became of one', async () => {
    const api = await importApi();
    const job = await api.import(
      '订单号,店铺,货号,数量,单价,下单时间,订单状态\n1,一号店,A,1,1,2024-03-01,已完成\n2,一号店,A,1,2,2024-03-01,已取消\n3,一号店,A,3,1,2024-03-01,退款\n4,一号店,A,1,1,2024-03-01,未退款\n5,一号店,A,-1,1,2024-03-01,已退款\n',
    );
    expect(job).toMatchObject({ rowsRead: 5, linesAdded: 7 });
    expect(
      (await api.lines()).map(({ orderNo, lineNo, kind, amount }) => [
        orderNo,
        lineNo,
        kind,
        amount,
      ]),
    ).toEqual([
      ['1', 1, 'sale', 100],
      ['2', 1, 'sale', 200],
      ['2', 2, 'return', 200],
      ['3', 1, 'sale', 300],
      ['3', 2, 'return', 300],
      ['4', 1, 'sale', 100],
      ['5', 1, 'return', 100],
    ]);
  });

  it.each(['交易类型', 'Transaction type', 'Type', 'kind'])(
    'counts returns alone where %s says what a row is, or their amounts are negative',
    async (heading) => {
      const api = await importApi();
      const headings = `订单号,店铺,货号,数量,金额,下单时间`;
      await api.import(
        `${headings},${heading}\n1,一号店,A,1,5,2024-03-01,Order\n1,一号店,A,1,5,2024-03-02,Refund\n2,一号店,A,1,5,2024-03-02,RETURN\n3,一号店,A,1,5,2024-03-02,退货退款\n`,
      );
      await api.import(`${headings},订单状态\n4,一号店,A,1,-5,2024-03-02,已退款\n`);
      expect((await api.lines()).map(({ orderNo, kind }) => [orderNo, kind])).toEqual([
        ['1', 'sale'],
        ['1', 'return'],
        ['2', 'return'],
        ['3', 'return'],
        ['4', 'return'],
      ]);
    },
  );

  it('adds up what comes of such rows in other currencies, and before an account is made', async () => {
    const api = await importApi();
    const file =
      '订单号,店铺,货号,数量,金额(USD),下单时间,订单状态\n1,一号店,A,1,5,2024-03-01,已完成\n2,一号店,A,1,7,2024-03-01,已取消\n';
    const job = await api.import(file, { rates: { USD: '7' } });
    expect(job.conversions).toMatchObject([
      { currency: 'USD', rows: 2, original: '5.00', amount: 3500 },
    ]);
    const tried = await api.call(
      'tryImport',
      { fileName: 'a.csv' },
      { body: file.replace('(USD)', '') },
    );
    expect(tried.data.figures).toMatchObject({
      orders: 2,
      sold: 2,
      returned: 1,
      soldAmount: 1200,
      returnedAmount: 700,
      days: [{ sold: 2, returned: 1, net: 500 }],
    });
  });

  it('counts a price of zero without an amount, and a file without prices too', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,赠品,3,0,2024-03-01', '2,一号店,A,赠品,2,0.00,2024-03-01'));
    await api.import('订单号,店铺,货号,数量,下单时间\n3,一号店,A,4,2024-03-01\n');
    expect((await api.lines()).map(({ quantity, amount }) => [quantity, amount])).toEqual([
      [3, 0],
      [2, 0],
      [4, 0],
    ]);
  });

  it('multiplies exact prices and rounds each line half up to a fen', async () => {
    const api = await importApi();
    await api.import(
      csv(
        '1,一号店,A,a,3,0.125,2024-03-01',
        '2,一号店,A,a,1,"¥1,234.565",2024-03-01',
        '3,一号店,A,a,-3,0.115,2024-03-01',
      ),
    );
    expect((await api.lines()).map((line) => line.amount)).toEqual([38, 123_457, 35]);
  });

  it('refuses and lists what cannot be read, with the row of the file, and imports the rest', async () => {
    const api = await importApi();
    const job = await api.import(
      csv(
        '1,一号店,A,a,1,1,2024-03-01',
        '2,一号店,A,a,1,-1,2024-03-01',
        '3,一号店,A,a,0,1,2024-03-01',
        '4,一号店,A,a,1.5,1,2024-03-01',
        '5,一号店,A,a,二,1,2024-03-01',
        '6,一号店,A,a,1,,2024-03-01',
        '7,一号店,A,a,1,十,2024-03-01',
        '8,一号店,A,a,1,1,昨天',
        '9,一号店,A,a,1,1,2024-02-30',
        ',一号店,A,a,1,1,2024-03-01',
        '11,,A,a,1,1,2024-03-01',
        '12,一号店,,a,1,1,2024-03-01',
        '13,一号店',
        '6.34418E+17,一号店,A,a,1,1,2024-03-01',
        '15,一号店,A,a,99999999,1,2024-03-01',
        '16,一号店,A,a,9999999,999999999,2024-03-01',
        `${'9'.repeat(65)},一号店,A,a,1,1,2024-03-01`,
      ),
    );
    expect(job).toMatchObject({ status: 'done', rowsRead: 17, linesAdded: 1, rowsRefused: 16 });
    const { total, rows } = await refusalsOf(api, job.importId);
    expect(total).toBe(16);
    expect(rows.map((row: { rowNo: number; reason: string }) => [row.rowNo, row.reason])).toEqual([
      [3, '单价“-1”为负数'],
      [4, '数量为 0'],
      [5, '数量“1.5”不是整数'],
      [6, '数量“二”不是整数'],
      [7, '单价为空'],
      [8, '单价“十”无法识别'],
      [9, '下单时间“昨天”无法识别'],
      [10, '下单时间“2024-02-30”无法识别'],
      [11, '订单号为空'],
      [12, '店铺为空'],
      [13, '货号为空'],
      [14, '货号为空'],
      [15, '订单号“6.34418E+17”被表格软件改成了科学计数法，请把这一列设为文本后重新导出'],
      [16, '数量“99999999”不是整数'],
      [17, '金额过大，请检查单价和数量'],
      [18, '订单号超过 64 个字'],
    ]);
    expect(rows[0].raw).toBe('2,一号店,A,a,1,-1,2024-03-01');
  });

  it('pages the refused rows in the order of the file, and keeps at most 10,000', async () => {
    const api = await importApi();
    const wrong = Array.from(
      { length: 10_050 },
      (_, index) => `${index},一号店,A,a,0,1,2024-03-01`,
    );
    const job = await api.import(csv('x1,一号店,A,a,1,1,2024-03-01', ...wrong));
    expect(job.rowsRefused).toBe(10_050);
    const page = await api.ask('listImportRefusals', {
      importId: job.importId,
      pageIndex: 200,
      pageSize: 50,
    });
    expect(page.data.total).toBe(10_000);
    expect(page.data.rows).toHaveLength(50);
    expect(page.data.rows.at(-1).rowNo).toBe(10_002);
  });
});

describe('one line once', () => {
  it('counts equal lines of one order both', async () => {
    const api = await importApi();
    const row = '1,一号店,A,a,1,1.00,2024-03-01';
    expect(await api.import(csv(row, row))).toMatchObject({ linesAdded: 2, linesKnown: 0 });
    expect((await api.lines()).map((line) => line.lineNo)).toEqual([1, 2]);
  });

  it('changes nothing when the same file comes twice', async () => {
    const api = await importApi();
    const file = csv(
      '1,一号店,A,a,1,1,2024-03-01',
      '1,一号店,A,a,1,1,2024-03-01',
      '2,二号店,B,b,-1,1,2024-03-02',
    );
    await api.import(file);
    const before = await api.lines();
    const messages = api.published.length;
    expect(await api.import(file)).toMatchObject({
      status: 'done',
      linesAdded: 0,
      linesKnown: 3,
      shopsCreated: 0,
      productsCreated: 0,
    });
    expect(await api.lines()).toEqual(before);
    const topics = api.published.slice(messages).map((each) => each.topic);
    expect(topics.some((topic) => topic.startsWith('web_shop_refresh'))).toBe(false);
  });

  it('merges exports that overlap, whatever order their columns have', async () => {
    const api = await importApi();
    await api.import(
      csv(
        '1,一号店,A,a,1,1,2024-03-01',
        '2,一号店,A,a,2,1,2024-03-02',
        '2,一号店,B,b,3,1,2024-03-02',
      ),
    );
    const job = await api.import(
      '下单时间,数量,单价,订单号,货号,店铺\n2024-03-02,2,1,2,A,一号店\n2024-03-02,3,1,2,B,一号店\n2024-03-03,4,1,3,A,一号店\n',
    );
    expect(job).toMatchObject({ linesAdded: 1, linesKnown: 2 });
    expect((await api.lines()).map((line) => line.quantity)).toEqual([1, 2, 3, 4]);
  });

  it('keeps the places of the other lines when a refused one is mended', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,a,x,1,2024-03-01', '1,一号店,B,b,2,1,2024-03-01'));
    expect(
      await api.import(csv('1,一号店,A,a,1,1,2024-03-01', '1,一号店,B,b,2,1,2024-03-01')),
    ).toMatchObject({
      linesAdded: 1,
      linesKnown: 1,
    });
    expect((await api.lines()).map(({ code, quantity }) => [code, quantity])).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
  });

  it('keeps one order number in two shops apart', async () => {
    const api = await importApi();
    expect(
      await api.import(csv('1,一号店,A,a,1,1,2024-03-01', '1,二号店,A,a,2,1,2024-03-01')),
    ).toMatchObject({
      linesAdded: 2,
      shopsCreated: 2,
      productsCreated: 2,
    });
  });
});

describe('times', () => {
  it('reads them in the zone of the file, over summer time', async () => {
    const api = await importApi();
    await api.import(
      csv('1,一号店,A,a,1,1,2011-01-15 20:00', '2,一号店,A,a,1,1,2011-06-15 20:00'),
      {
        timeZone: 'Europe/London',
      },
    );
    expect((await api.lines()).map((line) => line.at)).toEqual([
      '2011-01-15T20:00',
      '2011-06-15T19:00',
    ]);
    // Shanghai is eight hours ahead, so that both fall on the next day there.
    const job = (await api.ask('listImports')).data.rows[0];
    expect(job).toMatchObject({ firstDay: '2011-01-16', lastDay: '2011-06-16' });
  });

  it('reads 12/1/2010 by what the rest of the file proves', async () => {
    const rows = Array.from(
      { length: 2_100 },
      (_, index) => `${index + 10},一号店,A,a,1,1,2/1/2010 8:00`,
    );
    for (const [proof, at] of [
      ['12/31/2010 8:00', '2010-12-01T00:26'],
      ['31/12/2010 8:00', '2010-01-12T00:26'],
    ]) {
      const api = await importApi();
      const job = await api.import(
        csv('1,一号店,A,a,1,1,12/1/2010 8:26', ...rows, `2,一号店,A,a,1,1,${proof}`),
      );
      expect(job.rowsRefused).toBe(0);
      expect((await api.lines())[0]?.at).toBe(at);
    }
  });

  it('refuses it where nothing proves it, and where the file contradicts itself', async () => {
    const api = await importApi();
    const alone = await api.import(csv('1,一号店,A,a,1,1,12/1/2010', '2,一号店,A,a,1,1,5/5/2010'));
    expect(alone).toMatchObject({ linesAdded: 1, rowsRefused: 1 });
    expect((await refusalsOf(api, alone.importId)).rows[0].reason).toContain('分不清月和日');
    const mixed = await api.import(
      csv(
        '3,一号店,A,a,1,1,12/1/2010',
        '4,一号店,A,a,1,1,12/31/2010',
        '5,一号店,A,a,1,1,31/12/2010',
      ),
    );
    expect(mixed).toMatchObject({ linesAdded: 2, rowsRefused: 1 });
  });
});
