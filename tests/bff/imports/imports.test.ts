import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, manager, namesOf, person, testBff, useNetwork, visitor } from '../world.ts';

const network = useNetwork();

const job = {
  importId: '5',
  fileName: '订单.csv',
  status: 'queued',
  phase: null,
  percent: 0,
  rowsRead: 0,
  linesAdded: 0,
  linesChanged: 0,
  linesKnown: 0,
  linesShown: 4,
  rowsRefused: 2,
  shopsCreated: 0,
  productsCreated: 0,
  conversions: [
    {
      currency: 'USD',
      rows: 3,
      original: '30.00',
      amount: 21_360,
      lowestRate: '7.1',
      highestRate: '7.12',
      firstDay: '2026-03-01',
      lastDay: '2026-03-02',
    },
  ],
  firstDay: null,
  lastDay: null,
  error: null,
  createdAt: Date.parse('2026-03-11T04:00:00Z'),
  finishedAt: null,
  takenBackAt: null,
};

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

  it('are read, listed and looked into', async () => {
    const sent = inhabit(network, {
      people: { t: person() },
      data: {
        getImport: (input: { importId: string }) => {
          if (input.importId !== '5') throw new Refusal('导入不存在');
          return job;
        },
        listImports: { total: 1, rows: [job] },
        listImportRefusals: { total: 2, rows: [{ rowNo: 3, reason: '数量为空', raw: 'A,,' }] },
      },
    });
    const { data, errors } = await testBff().ask(
      `{ salesImport(id: "5") { fileName
         conversions { currency rows originalAmount amount lowestRate highestRate firstDay lastDay } refusals(first: 1) { totalCount pageInfo { hasNextPage } edges { node { rowNumber reason raw } } } }
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
          edges: [{ node: { rowNumber: 3, reason: '数量为空', raw: 'A,,' } }],
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

describe('POST /upload/import', () => {
  const upload = (
    given: {
      headers?: Record<string, string>;
      method?: string;
      query?: string;
      body?: string | null;
    } = {},
  ) =>
    new Request(
      `http://bff.test/upload/import${given.query ?? '?fileName=%E8%AE%A2%E5%8D%95.csv'}`,
      {
        method: given.method ?? 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'x-requested-with': 'web',
          authorization: 't',
          ...given.headers,
        },
        body: given.method === 'GET' ? null : (given.body ?? 'a,b\n1,2\n'),
      },
    );

  it('passes the bytes on, and answers what the upstream keeps', async () => {
    const sent = inhabit(network, {
      people: { t: person() },
      data: { uploadImport: { uploadId: 'u1', fileName: '订单.csv', size: 8 } },
    });
    const response = await testBff().bff.handle(upload());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ uploadId: 'u1', fileName: '订单.csv', size: 8 });
    expect(sent).toMatchObject([
      { token: 't', path: '/api/import/upload', input: { fileName: '订单.csv' } },
    ]);
    expect(sent[0]?.headers.get('content-type')).toBe('application/octet-stream');
  });

  it.each<[string, Parameters<typeof upload>[0], number, string]>([
    ['another method', { method: 'GET' }, 405, 'BAD_REQUEST'],
    ['a foreign page', { headers: { origin: 'https://evil.test' } }, 403, 'BAD_REQUEST'],
    [
      'a form of a foreign page',
      { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      415,
      'BAD_REQUEST',
    ],
    ['a file without a name', { query: '' }, 400, 'BAD_USER_INPUT'],
    ['a visitor', { headers: { authorization: 'visitor' } }, 403, 'VISITOR_BLOCKED'],
    ['a token that cannot be one', { headers: { authorization: '' } }, 401, 'UNAUTHENTICATED'],
  ])('refuses %s, and sends nothing', async (_what, given, status, code) => {
    const sent = inhabit(network, { people: { t: person(), visitor: visitor() } });
    const response = await testBff().bff.handle(upload(given));
    expect(response.status).toBe(status);
    const { error } = await response.json();
    expect(error.code).toBe(code);
    expect(sent).toEqual([]);
  });

  it('refuses a request that a foreign page could send without asking', async () => {
    inhabit(network, {
      people: { t: person() },
      data: { uploadImport: { uploadId: 'u1', fileName: 'a', size: 8 } },
    });
    const answer = (bearing: Record<string, string>) => {
      const request = upload();
      for (const name of ['x-requested-with', 'authorization']) request.headers.delete(name);
      for (const [name, value] of Object.entries(bearing)) request.headers.set(name, value);
      return testBff().bff.handle(request);
    };
    expect((await answer({ cookie: 'token=t' })).status).toBe(403);
    // Of this header a browser asks before, and hears no; a tool has no other.
    expect((await answer({ authorization: 'Bearer t' })).status).toBe(200);
  });

  it.each([
    [
      'refuses the file',
      () => {
        throw new Refusal('文件不是 CSV 或 XLSX');
      },
      400,
      'UPSTREAM_REFUSED',
      '文件不是 CSV 或 XLSX',
    ],
    [
      'says that the session is over',
      () => {
        throw new Refusal('请重新登录', 401);
      },
      401,
      'UNAUTHENTICATED',
      '请重新登录',
    ],
    [
      'answers nonsense',
      'nonsense',
      502,
      'UPSTREAM_SHAPE',
      '数据服务返回的数据无法识别，请稍后重试',
    ],
  ])('tells in Chinese when the upstream %s', async (_what, answer, status, code, message) => {
    inhabit(network, { people: { t: person() }, data: { uploadImport: answer } });
    const response = await testBff().bff.handle(upload());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code, message } });
  });
});
