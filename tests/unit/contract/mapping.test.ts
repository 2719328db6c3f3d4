import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MappingError, readMapping } from '../../../bff/upstream/mapping/read-mapping.ts';

const problemsOf = (text: string): readonly string[] => {
  try {
    readMapping(text, 'mapping.json');
  } catch (error) {
    if (error instanceof MappingError) return error.problems;
    throw error;
  }
  return [];
};

const entryOf = (name: string, entry: unknown) =>
  readMapping(JSON.stringify({ [name]: entry }), 'mapping.json').get(name);

/** What is wrong with an entry, without the place. */
const wrongIn = (name: string, entry: unknown): string[] =>
  problemsOf(JSON.stringify({ [name]: entry })).map((each) => each.replace('mapping.json:1: ', ''));

describe('the file of what an upstream has otherwise', () => {
  it('[R7.1-13] gives a call, given or assigned, another path', () => {
    const mapping = readMapping(
      '{"logout": "/api/auth/signOut", "getShopList": "/v2/shops"}',
      'mapping.json',
    );
    expect([...mapping.values()]).toMatchObject([
      { name: 'logout', path: '/api/auth/signOut', method: 'POST', encoding: 'form' },
      { name: 'getShopList', path: '/v2/shops' },
    ]);
    expect(readMapping('{}', 'mapping.json').size).toBe(0);
  });

  it('gives a call another method, encoding and other names', () => {
    const entry = {
      path: '/v2/shops/{id}',
      method: 'PUT',
      encoding: 'json',
      input: { shopId: 'id', name: 'shop.title' },
    } as const;
    expect(entryOf('renameShop', entry)).toMatchObject({
      path: '/v2/shops/{id}',
      method: 'PUT',
      encoding: 'json',
    });
    expect(wrongIn('renameShop', entry)).toEqual([]);
    expect(wrongIn('login', { output: { '.': 'session.token' } })).toEqual([]);
    expect(wrongIn('queryOrders', { output: { rows: 'list', 'rows.orderNo': 'no' } })).toEqual([]);
    expect(wrongIn('getShopList', { output: { mallName: 'title' } })).toEqual([]);
    expect(wrongIn('setShopTabAllMap', { input: { 'layout.listShowTab': 'shown' } })).toEqual([]);
  });

  it('is as docs/upstreams.md shows it', () => {
    const [, example = ''] =
      /```json\n(.*?)```/s.exec(readFileSync('docs/upstreams.md', 'utf8')) ?? [];
    expect(problemsOf(example)).toEqual([]);
    expect(problemsOf(example.replace('"renameShop"', '"renameShopp"'))).toEqual([
      'mapping.json:3: There is no call "renameShopp": write "renameShop".',
    ]);
  });

  it('names everything that is wrong at once, with the file, the line and what to write', () => {
    const text = `{
  "loginn": "/a",
  "Logout": "/b",
  "__proto__": "/c",
  "login": "api/login",
  "register": {
    "paht": "/a",
    "method": "FETCH",
    "input": {
      "phone": 3
    }
  }
}`;
    expect(problemsOf(text)).toEqual([
      'mapping.json:2: There is no call "loginn": write "login".',
      'mapping.json:3: There is no call "Logout": write "logout".',
      'mapping.json:4: There is no call "__proto__": docs/upstreams.md and /api/openapi.json have the names.',
      'mapping.json:5: login → path must be a path that begins with / and has no ?, # or blank, such as "/api/v2/shops".',
      'mapping.json:7: register cannot have "paht": write some of path, stocksPath, method, encoding, input, output.',
      'mapping.json:8: register → method must be one of "GET", "POST", "PUT", "PATCH", "DELETE".',
      'mapping.json:10: register → input → phone must be a name of the upstream, with dots where it is nested, such as "shop.title".',
    ]);
  });

  it.each(['/a/../b', '/a?b', '/a#b', '/a b', 'https://other.host/a', ''])(
    'takes no path like %j',
    (path) => {
      expect(wrongIn('logout', path)).toHaveLength(1);
      expect(wrongIn('logout', { path })).toHaveLength(1);
    },
  );

  it.each([
    [
      { input: { mallId: 'id' } },
      'renameShop is asked with no "mallId": write one of "shopId", "name".',
    ],
    [
      { input: { 'name.first': 'id' } },
      'renameShop is asked with no "name.first" in name: nothing there has a name.',
    ],
    [{ output: { name: 'title' } }, 'renameShop answers no "name": write one of ".".'],
    [
      { input: { shopId: 'name' } },
      'renameShop would send "shopId" where it sends "name": write another place than "name", or another one for that.',
    ],
    [{ method: 'GET' }, 'renameShop with GET has no body: write "encoding": "query".'],
    [
      { method: 'GET', encoding: 'json' },
      'renameShop with GET has no body: write "encoding": "query".',
    ],
    [
      { path: '/v2/shops/{id}' },
      '{id} in the path of renameShop is nothing that is always sent: write one of "shopId", "name", as they are sent.',
    ],
    [{ stocksPath: '/v2/stocks' }, 'renameShop is not asked for stocks: leave out "stocksPath".'],
  ])('refuses %j of renameShop', (entry, message) => {
    expect(wrongIn('renameShop', entry)).toEqual([message]);
  });

  it('takes two names that change places', () => {
    expect(wrongIn('renameShop', { input: { shopId: 'name', name: 'shopId' } })).toEqual([]);
  });

  it('refuses a place inside of another', () => {
    expect(wrongIn('renameShop', { input: { shopId: 'shop', name: 'shop.title' } })).toHaveLength(
      2,
    );
  });

  it('wants to know where stocks are asked for, as sales are no stocks', () => {
    const name = 'getHistoryTotalSales';
    expect(wrongIn(name, '/v2/totals')).toEqual([
      `${name} is asked for stocks too, and /v2/totals does not say where: write an object with "path" and "stocksPath", which is null where the upstream has no stocks.`,
    ]);
    expect(wrongIn(name, { path: '/v2/totals', stocksPath: '/v2/stock-totals' })).toEqual([]);
    expect(wrongIn(name, { path: '/v2/totals', stocksPath: null })).toEqual([]);
    expect(wrongIn(name, '/api/order/v2/totals')).toEqual([]);
  });

  it('sends no file otherwise than as it is', () => {
    expect(wrongIn('uploadImport', { encoding: 'json' })).toHaveLength(1);
    expect(wrongIn('uploadImport', { method: 'PUT' })).toEqual([]);
  });

  it('refuses two calls at one path, the stocks paths included', () => {
    const both = (path: string, method?: string) => wrongIn('logout', { path, method });
    expect(both('/api/auth/login')).toEqual([
      'logout and login would both be POST /api/auth/login: write another path for one of them.',
    ]);
    expect(both('/api/auth/login', 'DELETE')).toEqual([]);
    expect(both('/api/stock/getHistoryTotalSales')).toHaveLength(1);
  });

  it.each([
    ['{"logout": ', '1: It must be JSON: expected a value, found the end.'],
    [
      '{\n  "logout": "/a"\n  "login": "/b"\n}',
      '3: It must be JSON: expected "," or "}", found "\\"login\\"".',
    ],
    [
      '{\n  "logout": "/a",\n}',
      '3: It must be JSON: expected another member after the ",", found "}".',
    ],
    ["{\n  'logout': '/a'}", '2: It must be JSON: expected a name or }, found "\'logout\':".'],
    ['{"logout": /a}', '1: It must be JSON: expected a value, found "/a}".'],
    ['{"a": "/b"} x', '1: It must be JSON: expected nothing more, found "x".'],
    [
      '{\n"logout": "/a",\n"logout": "/b"}',
      '3: It must be JSON: "logout" stands there twice: leave one of them out.',
    ],
    ['{"logout" "/a"}', '1: It must be JSON: expected ":", found "\\"/a\\"".'],
    ['[]', '1: It must be an object of call names, such as {"logout": "/api/auth/signout"}.'],
    ['null', '1: It must be an object of call names, such as {"logout": "/api/auth/signout"}.'],
  ])('refuses %j', (text, message) => {
    expect(problemsOf(text)).toEqual([`mapping.json:${message}`]);
  });
});
