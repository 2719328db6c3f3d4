import { describe, expect, it } from 'vitest';
import { type ImportApi, importApi } from './imports-support.ts';

const withTotal = (heading: string, ...rows: string[]): string =>
  [`订单号,店铺,货号,数量,${heading},下单时间`, ...rows, ''].join('\n');

const preview = async (api: ImportApi, bytes: string, changes: object = {}) => {
  const { uploadId } = (await api.upload(bytes)).data;
  const guessed = await api.ask('previewImport', { uploadId });
  const options = { ...guessed.data.options, ...changes };
  return (await api.ask('previewImport', { uploadId, options })).data;
};

const lines = async (api: ImportApi) =>
  (await api.lines()).map(({ orderNo, kind, quantity, amount }) => [
    orderNo,
    kind,
    quantity,
    amount,
  ]);

describe('a column of line totals', () => {
  it.each(['订单金额', '总价', '实付金额', 'amount', 'Total'])(
    '%s counts as it stands, with decimals and without, and is no price',
    async (heading) => {
      const api = await importApi();
      const bytes = withTotal(
        heading,
        '1,一号店,A,3,30.00,2024-03-01',
        '2,一号店,A,4,28,2024-03-01',
      );
      expect(await preview(api, bytes)).toMatchObject({
        amountField: 'lineTotal',
        options: { mapping: { lineTotal: heading } },
        problems: [],
        rows: [{ amount: 3000 }, { amount: 2800 }],
      });
      await api.import(bytes);
      expect(await lines(api)).toEqual([
        ['1', 'sale', 3, 3000],
        ['2', 'sale', 4, 2800],
      ]);
    },
  );

  it('counts to the fen where no price of a piece would: 10.00 for 3 pieces', async () => {
    const api = await importApi();
    await api.import(
      withTotal('实付金额', '1,一号店,A,3,10.00,2024-03-01', '2,一号店,A,3,0.125,2024-03-01'),
    );
    expect((await lines(api)).map((line) => line.at(-1))).toEqual([1000, 13]);
  });

  it('may be negative for a return, and for nothing else', async () => {
    const api = await importApi();
    const job = await api.import(
      withTotal(
        '实付金额',
        '1,一号店,A,-2,-10.00,2024-03-01',
        '2,一号店,A,-2,10.00,2024-03-01',
        '3,一号店,A,2,-10.00,2024-03-01',
      ),
    );
    expect(job).toMatchObject({ linesAdded: 2, rowsRefused: 1 });
    expect(await lines(api)).toEqual([
      ['1', 'return', 2, 1000],
      ['2', 'return', 2, 1000],
    ]);
    const { importId } = job;
    const { data } = await api.ask('listImportRefusals', { importId });
    expect(data.rows[0].reason).toBe('行金额“-10.00”为负数，而这一行不是退货');
  });

  it('is converted as a price is', async () => {
    const api = await importApi();
    const bytes = withTotal('Total (USD)', '1,一号店,A,3,10.00,2024-03-01');
    expect((await api.import(bytes)).error).toContain('USD 1 行');
    await api.import(bytes, { rates: { USD: '7.123456' } });
    expect((await lines(api)).map((line) => line.at(-1))).toEqual([7123]);
  });

  it('is left aside where the file has prices, and never counts beside them', async () => {
    const api = await importApi();
    const bytes = '订单号,店铺,货号,数量,单价,订单金额,下单时间\n1,一号店,A,2,5,9.90,2024-03-01\n';
    const { options, amountField } = await preview(api, bytes);
    expect(amountField).toBe('unitPrice');
    expect(options.mapping.lineTotal).toBeUndefined();
    const both = { ...options, mapping: { ...options.mapping, lineTotal: '订单金额' } };
    const { uploadId } = (await api.upload(bytes)).data;
    for (const name of ['previewImport', 'startImport']) {
      const answer = await api.ask(name, { uploadId, options: both });
      expect(answer).toMatchObject({ code: 1, msg: expect.stringContaining('只能选一个') });
    }
    const { unitPrice: _, ...mapping } = both.mapping;
    await api.import(bytes, { mapping });
    expect((await lines(api)).map((line) => line.at(-1))).toEqual([990]);
  });

  it('is not there in a file without amounts: the preview says that sales are 0', async () => {
    const api = await importApi();
    const bytes = '订单号,店铺,货号,数量,下单时间\n1,一号店,A,2,2024-03-01\n';
    expect(await preview(api, bytes)).toMatchObject({
      amountField: null,
      rows: [{ amount: 0, currency: null }],
    });
  });
});

describe('totals of orders on each of their rows', () => {
  const repeated = withTotal(
    '实付金额',
    '1,一号店,A,1,30.00,2024-03-01',
    '1,一号店,B,2,30.00,2024-03-01',
    '2,一号店,A,1,10.00,2024-03-01',
  );

  it('are refused, as they would count once a row, until somebody confirms them', async () => {
    const api = await importApi();
    expect(await preview(api, repeated)).toMatchObject({
      isTotalRepeated: true,
      problems: [expect.stringContaining('有 1 个多行订单每一行都相同（例如 1）')],
    });
    const job = await api.import(repeated);
    expect(job).toMatchObject({ status: 'failed' });
    expect(job.error).toContain('看起来是整个订单的金额');
    expect(await preview(api, repeated, { isTotalPerLine: true })).toMatchObject({
      isTotalRepeated: true,
      problems: [],
    });
    expect(await api.import(repeated, { isTotalPerLine: true })).toMatchObject({ linesAdded: 3 });
  });

  it.each<[string, string, boolean]>([
    ['equal variants in one order', '实付金额,A,1,10|实付金额,B,1,10', false],
    ['equal variants under a heading of orders', '订单金额,A,1,10|订单金额,B,1,10', true],
    ['totals that differ', '订单金额,A,1,10|订单金额,B,2,20', false],
    ['totals of gifts', '订单金额,A,1,0|订单金额,B,2,0', false],
  ])('%s: told apart', async (_what, rows, isRepeated) => {
    const api = await importApi();
    const cells = rows.split('|').map((row) => row.split(','));
    const bytes = withTotal(
      cells[0]?.[0] ?? '',
      ...cells.map(
        ([, code, quantity, total]) => `1,一号店,${code},${quantity},${total},2024-03-01`,
      ),
    );
    expect((await preview(api, bytes)).isTotalRepeated).toBe(isRepeated);
  });
});
