import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, person, testBff, useNetwork } from '../world.ts';

const network = useNetwork();
const boss = (data: Parameters<typeof inhabit>[1]['data'] = {}) =>
  inhabit(network, { people: { t: person({ groups: [] }) }, data });

const ask = (field: string, selection = 'error { message field } errors { code message field }') =>
  testBff().ask(`mutation { it: ${field} { ${selection} } }`, { token: 't' });

const invalid = { code: 'INVALID_INPUT', message: expect.stringMatching(/\p{Script=Han}/u) };

describe('the mistakes of an input', () => {
  it.each([
    ['register(input: { phone: "1", code: "x", password: " " })', ['phone', 'code', 'password']],
    [
      'saveManager(input: { phone: "1", password: "x", shopIds: [], permissionIds: [9] })',
      ['phone', 'permissionIds', 'password', 'shopIds'],
    ],
    [
      'createApiKey(input: { name: " ", rights: READ, shopIds: [], withCost: false, lastDay: "2026-04-11" })',
      ['name', 'shopIds'],
    ],
    ['addShipper(input: { phone: "1", password: "x" })', ['phone', 'password']],
    ['addOperator(input: { phone: "1", shopIds: [] })', ['phone', 'shopIds']],
  ])('%s are told all at once, each with its field', async (field, fields) => {
    boss({ getWarehouseMgtTemuUserList: [], listOperators: [] });
    const { data, errors } = await ask(field);
    expect(errors).toBeUndefined();
    expect(data.it.errors).toHaveLength(fields.length);
    for (const name of fields) expect(data.it.errors).toContainEqual({ ...invalid, field: name });
    const [{ code: _code, ...first }] = data.it.errors;
    expect(data.it.error).toEqual(first);
  });

  it('within a list have their place in it', async () => {
    boss();
    const { data } = await ask(`saveListing(input: {
      id: "listing:1" version: 1 title: "${'长'.repeat(251)}" description: "" images: []
      attributes: [{ sourceName: "a" sourceValue: "b" name: "" value: "" }]
      skus: [{ place: 0 specification: "红" stock: 1 }, { place: 1 specification: "蓝" stock: -1 }]
    })`);
    const fields = data.it.errors.map(({ field }: { field: string }) => field);
    expect(fields.sort()).toEqual(['attributes.0.name', 'skus.1.stock', 'title']);
  });
});

describe('a parameter that the upstream refuses', () => {
  it.each([
    ['参数 shopGroupName 不能超过 50 个字符', 'name'],
    ['参数 requestTime 格式不正确', null],
  ])('%s: marks the input field that became it, where one did', async (sentence, field) => {
    boss({
      saveUserGroups: () => {
        throw new Refusal(sentence);
      },
    });
    const { data } = await ask('createShopGroup(input: { name: "一组" })');
    expect(data.it.error.field).toBe(field);
    expect(data.it.errors).toEqual([{ code: 'REFUSED', ...data.it.error }]);
  });

  it('marks an argument of a mutation without an input object, and of a list the place', async () => {
    boss({
      removeUserGroups: () => {
        throw new Refusal('参数 groupId[1] 类型不正确');
      },
    });
    const { data } = await ask('deleteShopGroups(ids: ["group:1", "group:2"])');
    expect(data.it.error.field).toBe('ids');
  });
});

describe('the code of a mistake', () => {
  it('is of the kind where the upstream says what no call declares', async () => {
    boss({
      saveUserGroups: () => {
        throw new Refusal('今天不行');
      },
    });
    const { data } = await ask('createShopGroup(input: { name: "一组" })');
    expect(data.it.errors).toEqual([{ code: 'REFUSED', message: '今天不行', field: null }]);
  });

  it('says of an id that names nothing what the domain calls it', async () => {
    boss();
    const { data } = await ask('renameShopGroup(input: { id: "group:9,", name: "一组" })');
    expect(data.it.errors).toMatchObject([{ code: 'GONE' }]);
    const renamed = await ask('renameShop(input: { id: "temu:99", name: "新店" })');
    expect(renamed.data.it.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('is there for each of several that were refused', async () => {
    boss();
    const { data } = await ask(
      'confirmPacking(ids: ["nothing"])',
      'errors { code } refusals { error { code } errors { code field } }',
    );
    expect(data.it).toMatchObject({
      errors: [],
      refusals: [{ error: { code: 'INVALID_INPUT' }, errors: [{ field: 'ids' }] }],
    });
  });

  it('tells a visitor, too', async () => {
    inhabit(network, { people: {} });
    const { data } = await testBff().ask(
      'mutation { createShopGroup(input: { name: "一组" }) { errors { code } } }',
      { token: 'visitor' },
    );
    expect(data.createShopGroup.errors).toEqual([{ code: 'VISITOR_BLOCKED' }]);
  });
});
