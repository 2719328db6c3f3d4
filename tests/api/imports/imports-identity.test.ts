import { describe, expect, it } from 'vitest';
import {
  csv,
  figures,
  type ImportApi,
  importApi,
  prepared,
  quantities,
  refreshed,
} from './imports-support.ts';

const withStatus = (...rows: string[]) =>
  ['订单号,店铺,SKU货号,商品名称,数量,单价,下单时间,订单状态', ...rows, ''].join('\n');

const changesOf = async (api: ImportApi, importId: string, page = {}) =>
  (await api.ask('listImportChanges', { importId, ...page })).data;

describe('a line that comes again', () => {
  it('is known in an export of some of an order’s lines', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,B,b,1,20,2024-03-01', '1,一号店,C,c,1,11,2024-03-01'));
    const whole = csv(
      '1,一号店,A,a,1,10,2024-03-01',
      '1,一号店,B,b,1,20,2024-03-01',
      '1,一号店,C,c,1,11,2024-03-01',
    );
    expect(await api.import(whole)).toMatchObject({
      linesAdded: 1,
      linesChanged: 0,
      linesKnown: 2,
    });
    expect((await api.lines()).map((line) => line.amount)).toEqual([1000, 2000, 1100]);
  });

  it('is known in another order, among others of its product, and beside what is left out', async () => {
    const api = await importApi();
    const [one, two, three] = [1, 2, 3].map((pieces) => `1,一号店,A,a,${pieces},1,2024-03-01`);
    await api.import(csv(`${one}`, `${two}`, `${three}`));
    const before = await api.lines();
    for (const some of [[three, one, two], [two], [three, two]]) {
      expect(await api.import(csv(...some.map(String)))).toMatchObject({
        linesAdded: 0,
        linesChanged: 0,
        linesKnown: some.length,
      });
    }
    expect(await api.lines()).toEqual(before);
  });

  it('replaces what it was where price, pieces, state or time differ, and the figures follow', async () => {
    const api = await importApi();
    const rows = (
      ...lines: readonly (readonly [quantity: number, price: string, at: string, status: string])[]
    ) =>
      withStatus(
        ...lines.map(
          ([quantity, price, at, status], index) =>
            `${index},一号店,A,a,${quantity},${price},${at},${status}`,
        ),
      );
    const before = rows(
      [1, '10', '2024-03-01 09:00', '已发货'],
      [2, '10', '2024-03-01 09:00', '已发货'],
      [3, '10', '2024-03-01 09:00', '已发货'],
      [4, '10', '2024-03-01 09:00', '已发货'],
      [5, '10', '2024-03-01 09:00', '已发货'],
    );
    await api.import(before);
    const mended = rows(
      [1, '12.50', '2024-03-01 09:00', '已发货'],
      [7, '10', '2024-03-01 09:00', '已发货'],
      [3, '10', '2024-03-01 09:00', '已取消'],
      [4, '10', '2024-04-02 10:30', '已发货'],
      [5, '10', '2024-03-01 09:00', '已签收'],
    );
    const messages = refreshed(api);
    const job = await api.import(mended);
    expect(job).toMatchObject({ linesAdded: 1, linesChanged: 3, linesKnown: 2 });
    expect(refreshed(api)).toBe(messages + 1);
    const { total, rows: changes } = await changesOf(api, job.importId);
    const old = { soldAt: Date.parse('2024-03-01T01:00:00Z'), kind: 'sale' };
    expect(total).toBe(3);
    expect(changes[0]).toEqual({
      sheet: null,
      rowNo: 2,
      orderNo: '0',
      shopName: '一号店',
      productCode: 'A',
      before: { ...old, quantity: 1, amount: 1000 },
      after: { ...old, quantity: 1, amount: 1250 },
    });
    expect(changes.map((change: { after: object }) => change.after)).toMatchObject([
      { amount: 1250 },
      { quantity: 7, amount: 7000 },
      { soldAt: Date.parse('2024-04-02T02:30:00Z') },
    ]);
    const paged = await changesOf(api, job.importId, { pageIndex: 2, pageSize: 2 });
    expect(paged).toEqual({ total: 3, rows: changes.slice(2) });

    const other = await importApi();
    await other.import(mended);
    expect(await figures(api)).toEqual(await figures(other));
    // What an older file has is what holds when it comes last, but for what is known to have come back since.
    expect(await api.import(before)).toMatchObject({
      linesAdded: 0,
      linesChanged: 3,
      linesKnown: 2,
    });
    expect((await api.lines()).filter(({ orderNo }) => orderNo === '2')).toMatchObject([
      { kind: 'sale', quantity: 3 },
      { kind: 'return', quantity: 3 },
    ]);
  });

  it('is taken back by a return in another file as by one in the same', async () => {
    const sale = '1,一号店,A,a,3,30,2024-03-01';
    const back = '1,一号店,A,a,-1,30,2024-03-06';
    const whole = await importApi();
    await whole.import(csv(sale, back));
    for (const parts of [
      [sale, back, back],
      [back, sale, sale],
    ]) {
      const api = await importApi();
      for (const part of parts) await api.import(csv(part));
      expect(await figures(api)).toEqual(await figures(whole));
    }
    expect((await whole.lines()).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 9000],
      ['return', 3000],
    ]);
  });

  it('is the same however often its order comes back as undone, and goes with its import', async () => {
    const api = await importApi();
    const [one, other] = ['1,一号店,A,a,1,10,2024-03-01', '1,一号店,A,a,2,10,2024-03-01'];
    await api.import(withStatus(`${one},已发货`, `${other},已发货`));
    const before = await figures(api);
    const undone = withStatus(`${one},已退款`, `${other},已签收`);
    const job = await api.import(undone);
    expect(job).toMatchObject({ linesAdded: 1, linesChanged: 0, linesKnown: 2 });
    expect((await api.lines()).map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['sale', 1],
      ['sale', 2],
      ['return', 1],
    ]);
    expect(await api.import(undone)).toMatchObject({ linesAdded: 0, linesKnown: 3 });
    for (const { importId } of [job, { importId: String(Number(job.importId) + 1) }]) {
      await api.ask('takeBackImport', { importId });
      await api.ended(importId);
    }
    expect(await figures(api)).toEqual(before);
  });

  it('stays when the row that it would be is refused', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,a,1,1,2024-03-01', '1,一号店,A,a,2,1,2024-03-01'));
    await api.import(csv('1,一号店,A,a,x,1,2024-03-01', '1,一号店,A,a,5,1,2024-03-01'));
    expect(await quantities(api)).toEqual([1, 5]);
  });

  it('is told by a trial as by an import, and not changed', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,a,1,1,2024-03-01'));
    const trial = await api.import(csv('1,一号店,A,a,2,1,2024-03-01'), {}, { dryRun: true });
    expect(trial).toMatchObject({ status: 'done', linesAdded: 0, linesChanged: 1 });
    expect(await changesOf(api, trial.importId)).toMatchObject({
      rows: [{ before: { quantity: 1 }, after: { quantity: 2 } }],
    });
    expect(await quantities(api)).toEqual([1]);
    expect(await api.ask('takeBackImport', { importId: trial.importId })).toMatchObject({
      code: 1,
      msg: '这次导入没有写入数据，不需要撤销',
    });
  });
});

describe('a line dated ahead', () => {
  it('is refused with the reason, in the preview too; clocks may differ by minutes', async () => {
    const api = await importApi();
    // The tests' now is 2026-03-11 12:00 in Shanghai.
    const file = csv(
      '1,一号店,A,a,1,1,2026-03-11 12:04',
      '2,一号店,A,a,1,1,2026-03-11 12:06',
      '3,一号店,A,a,1,1,2099-01-01',
      '4,一号店,A,a,1,1,2026-03-11',
    );
    const reason = '下单时间“2026-03-11 12:06”晚于现在，请检查这一列和文件中时间的时区';
    const { uploadId } = await prepared(api, file);
    const preview = await api.ask('previewImport', { uploadId });
    expect(preview.data.rows[1]).toMatchObject({ problem: reason });
    const job = await api.import(file);
    expect(job).toMatchObject({ linesAdded: 2, rowsRefused: 2, lastDay: '2026-03-11' });
    const refusals = await api.ask('listImportRefusals', { importId: job.importId });
    expect(refusals.data.rows[0]).toMatchObject({ rowNo: 3, reason });
  });
});
