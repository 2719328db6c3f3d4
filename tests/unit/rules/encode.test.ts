import { describe, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { encode, formOf, withShops } from '../../../bff/upstream/encode.ts';

describe('[R7.1-01] the encoding of a call', () => {
  it('is a form unless declared otherwise', () => {
    const byEncoding = [...calls.values()].filter((call) => call.encoding !== 'form');
    expect(
      byEncoding.every((call) => ['json', 'query', 'binary', 'multipart'].includes(call.encoding)),
    ).toBe(true);
    expect(encode({ encoding: 'form' }, '/api/x', { shopId: '1,2', pageIndex: 3 })).toEqual({
      target: '/api/x',
      contentType: 'application/x-www-form-urlencoded',
      body: 'shopId=1%2C2&pageIndex=3',
    });
  });

  it.each([
    ['arrays as repeated keys', { ids: ['a', 'b'] }, 'ids=a&ids=b'],
    ['objects as JSON text', { options: { a: 1 } }, 'options=%7B%22a%22%3A1%7D'],
    ['objects in arrays too', { rows: [{ a: 1 }] }, 'rows=%7B%22a%22%3A1%7D'],
    ['no empty places', { a: undefined, b: null, c: '' }, 'c='],
    ['Chinese and signs', { name: '杯 子&=+' }, 'name=%E6%9D%AF+%E5%AD%90%26%3D%2B'],
    ['booleans as words', { refresh: true }, 'refresh=true'],
  ])('%s', (_what, input, form) => {
    expect(formOf(input).toString()).toBe(form);
  });

  it('puts a query behind the path, also behind one that has a query', () => {
    expect(encode({ encoding: 'query' }, '/api/x', { id: 7 })).toEqual({
      target: '/api/x?id=7',
      contentType: undefined,
      body: undefined,
    });
    expect(encode({ encoding: 'query' }, '/api/x?a=1', { id: 7 }).target).toBe('/api/x?a=1&id=7');
    expect(encode({ encoding: 'query' }, '/api/x', {}).target).toBe('/api/x');
  });

  it('[R7.4-63] puts what a JSON call says so into the query', () => {
    const call = { encoding: 'json', queryFields: ['pageIndex', 'pageSize'] } as const;
    expect(encode(call, '/api/x', { shopId: '1', pageIndex: 2, keyword: '帽' })).toEqual({
      target: '/api/x?pageIndex=2',
      contentType: 'application/json',
      body: '{"shopId":"1","keyword":"帽"}',
    });
  });

  it('sends JSON and bytes as they are', () => {
    expect(encode({ encoding: 'json' }, '/api/x', { a: [1] })).toEqual({
      target: '/api/x',
      contentType: 'application/json',
      body: '{"a":[1]}',
    });
    const file = new Blob(['x']).stream();
    expect(
      encode({ encoding: 'binary' }, '/api/x', { fileName: '订单.csv' }, { bytes: file }),
    ).toEqual({
      target: '/api/x?fileName=%E8%AE%A2%E5%8D%95.csv',
      contentType: 'application/octet-stream',
      body: file,
    });
  });

  it('[R7.1-08] names the shops of a call as one text with commas, in the field that it has for them', () => {
    expect(withShops({ shopField: 'shopId' }, { pageIndex: 1 }, ['11', '12'])).toEqual({
      pageIndex: 1,
      shopId: '11,12',
    });
    expect(withShops({ shopField: 'shopIds' }, {}, ['11'])).toEqual({ shopIds: '11' });
  });
});
