import { describe, expect, it } from 'vitest';
import { importSentences } from '../../../api/contract/rules/import-sentences.ts';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, namesOf, person, testBff, useNetwork } from '../world.ts';
import { job } from './import-doubles.ts';

const network = useNetwork();

describe('imports', () => {
  it('are read, listed and looked into', async () => {
    const sent = inhabit(network, {
      people: { t: person() },
      data: {
        getImport: (input: { importId: string }) => {
          if (input.importId !== '5') throw new Refusal('导入不存在');
          return job;
        },
        listImports: { total: 1, rows: [job] },
        listImportRefusals: {
          total: 2,
          rows: [{ sheet: '2月', rowNo: 3, reason: '数量为空', raw: 'A,,' }],
        },
      },
    });
    const { data, errors } = await testBff().ask(
      `{ salesImport(id: "5") { fileName
         conversions { currency rows originalAmount amount lowestRate highestRate firstDay lastDay } refusals(first: 1) { totalCount pageInfo { hasNextPage } edges { node { sheetName rowNumber reason raw } } } }
         gone: salesImport(id: "6") { id } salesImports(filter: {
           savedIn: { start: "2026-03-01", end: "2026-03-02" }, selection: { all: true } }) { totalCount edges { node { id } } } }`,
      { token: 't' },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      salesImport: {
        fileName: '订单.csv',
        conversions: [
          {
            currency: 'USD',
            rows: 3,
            originalAmount: '30.00',
            amount: '213.60',
            lowestRate: '7.1',
            highestRate: '7.12',
            firstDay: '2026-03-01',
            lastDay: '2026-03-02',
          },
        ],
        refusals: {
          totalCount: 2,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { sheetName: '2月', rowNumber: 3, reason: '数量为空', raw: 'A,,' } }],
        },
      },
      gone: null,
      salesImports: { totalCount: 1, edges: [{ node: { id: '5' } }] },
    });
    expect(namesOf(sent)).toContain('listImportRefusals');
    expect(sent.find(({ call }) => call.name === 'listImports')?.input).toMatchObject({
      savedFrom: '2026-03-01',
      savedTo: '2026-03-02',
      shopId: '11,12,13',
    });
  });

  it('[R7.1-14] say in English what was wrong to who prefers it', async () => {
    const row = { rowNo: 3, reason: '数量为空', raw: 'A,,' };
    const failed = { ...job, status: 'failed', error: importSentences.fileNoRows };
    const unknown = { ...row, reason: '今天不行' };
    inhabit(network, {
      people: { t: person() },
      data: {
        getImport: { ...failed, note: '只读取工作表“2月”，没有读取：“1月”' },
        listImportRefusals: { total: 2, rows: [row, unknown] },
      },
    });
    const { data } = await testBff().ask(
      '{ salesImport(id: "5") { error note refusals { edges { node { reason } } } } }',
      { token: 't', headers: { 'accept-language': 'en' } },
    );
    expect(data.salesImport).toEqual({
      error: 'The file has no rows of data. Please export it again.',
      note: 'Only the sheet “2月” is read. Not read: “1月”',
      refusals: {
        edges: [{ node: { reason: 'The quantity is empty.' } }, { node: { reason: '今天不行' } }],
      },
    });
  });

  it('tell what they changed, in yuan', async () => {
    const values = { soldAt: job.createdAt, kind: 'sale', quantity: 2, amount: 1050 };
    const change = { rowNo: 4, orderNo: 'A1', shopName: '一号店', productCode: null };
    inhabit(network, {
      people: { t: person() },
      data: {
        getImport: { ...job, linesChanged: 1 },
        listImportChanges: {
          total: 1,
          rows: [{ ...change, before: values, after: { ...values, kind: 'return', amount: 99 } }],
        },
      },
    });
    const { data, errors } = await testBff().ask(
      `{ salesImport(id: "5") { linesChanged changes { totalCount edges { node {
        rowNumber orderNo shopName productCode
        before { soldAt kind quantity amount } after { kind amount } } } } } }`,
      { token: 't' },
    );
    expect(errors).toBeUndefined();
    const before = {
      kind: 'SALE',
      quantity: 2,
      amount: '10.50',
      soldAt: '2026-03-11T04:00:00.000Z',
    };
    const { rowNo: rowNumber, ...rest } = change;
    expect(data.salesImport).toEqual({
      linesChanged: 1,
      changes: {
        totalCount: 1,
        edges: [
          { node: { rowNumber, ...rest, before, after: { kind: 'RETURN', amount: '0.99' } } },
        ],
      },
    });
  });

  it('are taken back, or are refused with the reason', async () => {
    const sent = inhabit(network, {
      people: { t: person() },
      data: {
        takeBackImport: (input: { importId: string }) => {
          if (input.importId !== '5') throw new Refusal('这次导入已经撤销，不需要再撤销');
          return { ...job, status: 'taken_back', takenBackAt: job.createdAt };
        },
      },
    });
    const takeBack = (id: string) =>
      testBff().ask(
        `mutation { takeBackImport(id: "${id}") { salesImport { status takenBackAt } error { message } } }`,
        { token: 't' },
      );
    expect((await takeBack('5')).data.takeBackImport).toEqual({
      salesImport: { status: 'TAKEN_BACK', takenBackAt: '2026-03-11T04:00:00.000Z' },
      error: null,
    });
    expect((await takeBack('6')).data.takeBackImport).toEqual({
      salesImport: null,
      error: { message: '这次导入已经撤销，不需要再撤销' },
    });
    expect(namesOf(sent).filter((name) => name === 'takeBackImport')).toHaveLength(2);
  });
});
