import { describe, expect, it } from 'vitest';
import { inhabit, manager, namesOf, person, testBff, useNetwork, visitor } from '../world.ts';
import { job } from './import-doubles.ts';

const network = useNetwork();

const options = {
  mapping: { orderNo: '订单号', quantity: '数量' },
  encoding: 'gb18030',
  timeZone: 'Asia/Shanghai',
  cancelPrefix: 'C',
  shopId: '12',
  platformType: 'shein',
  isSemiManagedMall: true,
  currency: 'USD',
  rates: { EUR: '7.8' },
  dailyRates: '2024-03-01,USD,7.1',
  isTotalPerLine: true,
  isShownEarly: true,
};

const optionsInput = {
  mapping: [
    { field: 'ORDER_NO', column: '订单号' },
    { field: 'QUANTITY', column: '数量' },
  ],
  encoding: 'GB18030',
  cancelPrefix: 'C',
  shopId: 'temu:12',
  platform: 'SHEIN',
  managedType: 'SEMI_MANAGED',
  currency: 'USD',
  rates: [{ currency: 'EUR', rate: '7.8' }],
  dailyRates: '2024-03-01,USD,7.1',
  isTotalPerLine: true,
  isShownEarly: true,
};

const start = /* GraphQL */ `
  mutation Start($options: ImportOptionsInput!) {
    startImport(uploadId: "u1", options: $options) {
      salesImport { id status createdAt }
      error { code message }
    }
  }
`;

describe('imports', () => {
  it('are previewed: the guess comes back in the words of the schema', async () => {
    inhabit(network, {
      people: { t: person() },
      data: {
        previewImport: {
          uploadId: 'u1',
          fileName: '订单.csv',
          format: 'csv',
          columns: [{ name: '订单号', samples: ['A1'] }],
          options,
          missing: ['soldAt'],
          amountField: 'lineTotal',
          currencies: [
            {
              currency: 'USD',
              rows: 3,
              unratedRows: 1,
              original: '30.00',
              amount: null,
              lowestRate: '7.1',
              highestRate: '7.1',
            },
          ],
          problems: ['还没有汇率：USD 1 行'],
          isTotalRepeated: true,
          rows: [
            {
              rowNo: 2,
              orderNo: 'A1',
              shopName: null,
              productCode: 'P',
              productName: '杯',
              soldAt: null,
              kind: 'return',
              quantity: 1,
              amount: 1050,
              currency: 'USD',
              original: '1.50',
              problem: '时间无法识别',
            },
          ],
        },
      },
    });
    const { data, errors } = await testBff().ask(
      `mutation { previewImport(uploadId: "u1") { error { code } preview { uploadId fileName missing
         columns { name samples } options { mapping { field column } encoding timeZone cancelPrefix shopId platform managedType
         currency rates { currency rate } dailyRates isTotalPerLine isShownEarly }
         amountField currencies { currency rows unratedRows originalAmount amount lowestRate highestRate } problems isTotalRepeated
         rows { rowNumber orderNo kind amount currency originalAmount soldAt problem } } } }`,
      { token: 't' },
    );
    expect(errors).toBeUndefined();
    expect(data.previewImport).toEqual({
      error: null,
      preview: {
        uploadId: 'u1',
        fileName: '订单.csv',
        missing: ['SOLD_AT'],
        columns: [{ name: '订单号', samples: ['A1'] }],
        options: { ...optionsInput, timeZone: 'Asia/Shanghai' },
        amountField: 'LINE_TOTAL',
        currencies: [
          {
            currency: 'USD',
            rows: 3,
            unratedRows: 1,
            originalAmount: '30.00',
            amount: null,
            lowestRate: '7.1',
            highestRate: '7.1',
          },
        ],
        problems: ['还没有汇率：USD 1 行'],
        isTotalRepeated: true,
        rows: [
          {
            rowNumber: 2,
            orderNo: 'A1',
            kind: 'RETURN',
            amount: '10.50',
            currency: 'USD',
            originalAmount: '1.50',
            soldAt: null,
            problem: '时间无法识别',
          },
        ],
      },
    });
  });

  it('are started with the options as the upstream takes them', async () => {
    const sent = inhabit(network, { people: { t: person() }, data: { startImport: job } });
    const { data } = await testBff().ask(start, {
      token: 't',
      variables: { options: optionsInput },
    });
    expect(data.startImport).toEqual({
      salesImport: { id: '5', status: 'QUEUED', createdAt: '2026-03-11T04:00:00.000Z' },
      error: null,
    });
    expect(sent.at(-1)).toMatchObject({
      path: '/api/import/start',
      input: { uploadId: 'u1', options },
    });
  });

  it.each([
    [
      'a field that is mapped twice',
      { mapping: [...optionsInput.mapping, { field: 'QUANTITY', column: '件数' }] },
    ],
    ['the shop of somebody else', { shopId: 'temu:99' }],
    [
      'two rates of one currency',
      {
        rates: [
          { currency: 'EUR', rate: '7.8' },
          { currency: 'EUR', rate: '7.9' },
        ],
      },
    ],
  ])('are not started with %s', async (_what, wrong) => {
    const sent = inhabit(network, { people: { t: person() } });
    const { data, errors } = await testBff().ask(start, {
      token: 't',
      variables: { options: { ...optionsInput, ...wrong } },
    });
    expect(errors).toBeUndefined();
    expect(data.startImport).toMatchObject({ salesImport: null, error: { code: 'INVALID_INPUT' } });
    expect(namesOf(sent)).not.toContain('startImport');
  });

  it.each([
    ['previewImport', 'previewImport(uploadId: "u") { error { code message } }'],
    [
      'startImport',
      'startImport(uploadId: "u", options: {mapping: [], encoding: UTF_8}) { error { code message } }',
    ],
    ['cancelImport', 'cancelImport(id: "5") { error { code message } }'],
    ['takeBackImport', 'takeBackImport(id: "5") { error { code message } }'],
    ['discardUpload', 'discardUpload(uploadId: "u") { error { code message } }'],
  ])(
    '[R6-16] [R6-23] [R8-14] %s is refused to managers and blocked for visitors',
    async (name, field) => {
      const sent = inhabit(network, { people: { manager: manager(), visitor: visitor() } });
      const { ask } = testBff();
      const byManager = await ask(`mutation { ${field} }`, { token: 'manager' });
      expect(byManager.data[name].error.code).toBe('FORBIDDEN');
      const byVisitor = await ask(`mutation { ${field} }`);
      expect(byVisitor.data[name].error).toEqual({
        code: 'VISITOR_BLOCKED',
        message: 'Request was blocked by the interceptor',
      });
      expect(namesOf(sent).filter((each) => each.endsWith('Import') || each === name)).toEqual([]);
    },
  );
});
