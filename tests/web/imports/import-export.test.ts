import { beforeAll, expect, it } from 'vitest';
import {
  changeColumns,
  gatherChanges,
  gatherImports,
  gatherRefusals,
  importColumns,
} from '../../../web/src/features/imports/import-export.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { exported, inPages, pagesAsked, quietly } from '../support/exported.ts';
import { fakeServer } from '../support/graphql-server.ts';

beforeAll(() => i18n.loadNamespaces('imports'));
const t = i18n.getFixedT('zh-CN', 'imports');

const sales = (id: string) => ({
  __typename: 'SalesImport' as const,
  id,
  fileName: '-3月.csv',
  status: 'DONE' as const,
  phase: null,
  percent: 100,
  rowsRead: 9,
  linesAdded: 5,
  linesChanged: 1,
  linesKnown: 1,
  linesShown: 0,
  note: null,
  rowsRefused: 2,
  shopsCreated: 0,
  productsCreated: 0,
  conversions: [],
  firstDay: '2026-03-01',
  lastDay: '2026-03-05',
  error: null,
  createdAt: '2026-03-06T02:00:00Z',
  finishedAt: null,
  takenBackAt: null,
});

it('gives all imports, each page from the end of the one before', async () => {
  const all = Array.from({ length: 140 }, (_, at) => sales(`${at}`));
  const server = fakeServer({ ImportHistory: inPages(all, (salesImports) => ({ salesImports })) });
  const rows = await gatherImports(client, null, quietly);
  expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(pagesAsked(server)).toEqual([
    [50, null],
    [50, '50'],
    [50, '100'],
  ]);
  expect(await exported(importColumns(t), [sales('1')])).toEqual([
    {
      文件: '-3月.csv',
      时间: '2026-03-06 10:00',
      状态: '已完成',
      新增销售行: '5',
      更改的销售行: '1',
      没有变动的行: '1',
      被拒绝的行: '2',
      最早销售日期: '2026-03-01',
      最晚销售日期: '2026-03-05',
    },
  ]);
});

const values = (quantity: number, amount: string) => ({
  __typename: 'SaleLineValues' as const,
  soldAt: '2026-03-01T00:00:00Z',
  kind: 'SALE' as const,
  quantity,
  amount,
});

it('gives the changed lines of one import with what was and what is', async () => {
  const change = (rowNumber: number) => ({
    __typename: 'ImportChange' as const,
    // Both sheets have the same rows.
    sheetName: rowNumber > 61 ? '2月' : '1月',
    rowNumber: rowNumber > 61 ? rowNumber - 60 : rowNumber,
    orderNo: 'PO-1',
    shopName: '甲店',
    productCode: null,
    before: values(1, '9.90'),
    after: values(2, '19.80'),
  });
  const all = Array.from({ length: 120 }, (_, at) => change(at + 2));
  const server = fakeServer({
    ImportChanges: inPages(all, (changes) => ({ salesImport: { id: '4', changes } })),
  });
  expect(await gatherChanges(client, '4', quietly)).toHaveLength(120);
  expect(server.asked.at(-1)?.variables).toEqual({ id: '4', first: 100, after: '100' });
  expect((await exported(changeColumns(t), [change(7)]))[0]).toMatchObject({
    行号: '1月 · 7',
    订单号: 'PO-1',
    编码: '',
    之前的数量: '1',
    之前的金额: '9.90',
    现在的数量: '2',
    现在的金额: '19.80',
  });
});

it('fails as a whole where the import is gone', async () => {
  fakeServer({ ImportRefusals: { salesImport: null } });
  await expect(gatherRefusals(client, '4', quietly)).rejects.toThrow('could not be read');
});
