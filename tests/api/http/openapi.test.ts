import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stocksPath } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { tagTexts } from '../../../api/contract/openapi-tags.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';

let api: TestApi;
// biome-ignore lint/suspicious/noExplicitAny: the document is checked by the validator, not by types
let document: any;

beforeAll(async () => {
  api = await createTestApi();
  const response = await api.handle(new Request('http://api.test/api/openapi.json'));
  document = await response.json();
});
afterAll(() => api.close());

describe('/api/openapi.json', () => {
  it('is valid OpenAPI 3.1 for a public validator', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect((await new Validator().validate({ ...document, paths: { bad: 1 } })).valid).toBe(false);
  });

  it('says whose it is, and of each tag what its calls are about', () => {
    expect(document.info.license.name).toBe('Proprietary');
    const tagged = Object.values(document.paths).flatMap((item) =>
      Object.values(Object(item)).flatMap((operation) => Object(operation).tags),
    );
    const described: { name: string; description: string }[] = document.tags;
    expect(described.map(({ name }) => name).sort()).toEqual([...new Set(tagged)].sort());
    for (const { name, description } of described)
      expect(description, name).toMatch(/^[A-Z].{5,}\.$/);
    expect(described.map(({ name }) => name).sort()).toEqual(Object.keys(tagTexts).sort());
  });

  it('[R7.1-13] has every declared call, its stocks path too, and nothing else', () => {
    const expected = [...calls.values()].flatMap((call) => {
      const method = call.method.toLowerCase();
      return [call.path, ...(call.stockable ? [stocksPath(call.path)] : [])].map(
        (path) => `${method} ${path}`,
      );
    });
    const found = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(Object(item)).map((method) => `${method} ${path}`),
    );
    expect(found.sort()).toEqual(expected.sort());
    for (const call of calls.values())
      expect(document.paths[call.path][call.method.toLowerCase()]).toMatchObject({
        operationId: call.name,
        'x-origin': call.origin,
      });
  });

  it('[R7.1-15] says for every call what is answered, and which need a session', () => {
    for (const call of calls.values()) {
      const operation = document.paths[call.path][call.method.toLowerCase()];
      const { schema } = operation.responses[200].content['application/json'];
      expect(schema.required).toEqual(['code', 'msg', 'data']);
      const { data, refusal } = schema.properties;
      expect(data.type ?? data.anyOf, call.name).toBeTruthy();
      expect(refusal).toEqual({ $ref: '#/components/schemas/Refusal' });
      const ways = call.keys === 'closed' ? [{ session: [] }] : [{ session: [] }, { key: [] }];
      expect(operation.security).toEqual(call.role === 'anyone' ? [] : ways);
      expect(operation['x-keys']).toBe(call.keys);
    }
  });

  it('[R7.1-13] names what is answered, so that a generated client has a type of it', () => {
    const { schemas } = document.components;
    const dataOf = (path: string) =>
      document.paths[path].post.responses[200].content['application/json'].schema.properties.data;
    const orNull = (name: string) => ({
      anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }],
    });
    for (const path of ['/api/import/start', '/api/import/get'])
      expect(dataOf(path)).toEqual(orNull('ImportJob'));
    expect(dataOf('/api/shein/product/sales/querySalesRanking')).toEqual(
      orNull('GetProductSalesRankingData'),
    );
    expect(schemas.GetShopListData).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/ShopRow' },
    });
    expect(dataOf('/api/auth/login')).toEqual({ type: ['string', 'null'] });
    expect(dataOf('/api/auth/logout')).toEqual({ type: 'null' });
    // Milliseconds are more than a client with 32 bits could hold, and a later version may answer more.
    expect(schemas.ImportJob.properties.createdAt).toMatchObject({
      type: 'integer',
      format: 'int64',
    });
    expect(schemas.ImportJob).not.toHaveProperty('additionalProperties');
    const named = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([...named].map(([, name]) => name)),
    );
  });

  it('describes fields by how they travel', () => {
    const login = document.paths['/api/auth/login'].post.requestBody;
    const { schema } = login.content['application/x-www-form-urlencoded'];
    expect(Object.keys(schema.properties)).toEqual([
      'phone',
      'password',
      'code',
      'onPhone',
      'areacode',
    ]);
    const orders = document.paths['/api/delivery/queryShippingOrders'].post;
    const repeated = { style: 'form', explode: true };
    expect(orders.requestBody.content['application/x-www-form-urlencoded'].encoding).toEqual({
      statuses: repeated,
      orderNos: repeated,
      entryStatuses: repeated,
    });
    const upload = document.paths['/api/import/upload'].post;
    expect(upload.parameters).toMatchObject([{ name: 'fileName', in: 'query', required: true }]);
    expect(upload.requestBody.content).toHaveProperty(['application/octet-stream']);
    const list = document.paths['/api/shein/product/query/productInfo'].post;
    expect(list.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'pageIndex',
      'pageSize',
    ]);
    const filter = list.requestBody.content['application/json'].schema;
    expect(Object.keys(filter.properties)).toEqual(expect.arrayContaining(['shopId', 'keyword']));
    expect(Object.keys(filter.properties)).not.toContain('pageSize');
  });

  it('says of every body whether it may be left out, and no call refuses it then', async () => {
    const { token } = await api.signIn();
    const left: string[] = [];
    for (const call of calls.values()) {
      const { requestBody } = document.paths[call.path][call.method.toLowerCase()];
      if (requestBody?.required || (call.encoding !== 'json' && call.encoding !== 'form')) continue;
      left.push(call.name);
      const answer = await api.handle(
        new Request(`http://api.test${call.path}`, {
          method: call.method,
          headers: { authorization: `Bearer ${token}` },
        }),
      );
      expect(await answer.text(), call.name).not.toMatch(/JSON|Content-Type/);
    }
    expect(left).toEqual(
      expect.arrayContaining(['getAlertSettings', 'getMailSettings', 'getAlerts']),
    );
    expect(left).not.toContain('unreadAlerts');
  });
});
