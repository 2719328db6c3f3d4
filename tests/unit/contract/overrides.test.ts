import { describe, expect, it } from 'vitest';
import { OverridesError, parseOverrides } from '../../../api/contract/overrides.ts';

const problemsOf = (text: string): readonly string[] => {
  try {
    parseOverrides(text);
  } catch (error) {
    if (error instanceof OverridesError) return error.problems;
    throw error;
  }
  return [];
};

describe('the file of upstream paths', () => {
  it('[R7.1-13] gives a call, given or assigned, another path', () => {
    const paths = parseOverrides('{"logout": "/api/auth/signOut", "getShopList": "/v2/shops"}');
    expect([...paths]).toEqual([
      ['logout', '/api/auth/signOut'],
      ['getShopList', '/v2/shops'],
    ]);
    expect(parseOverrides('{}').size).toBe(0);
  });

  it('names everything that is wrong at once', () => {
    expect(
      problemsOf(
        '{"signOut": "/a", "Logout": "/b", "login": "api/login", "register": "/a b", "resetpass": 3, "__proto__": "/c"}',
      ),
    ).toEqual([
      'There is no call "signOut".',
      'There is no call "Logout"; it is written logout.',
      'The path of login must begin with / and have no ?, # or blank: "api/login".',
      'The path of register must begin with / and have no ?, # or blank: "/a b".',
      'The path of resetpass must begin with / and have no ?, # or blank: 3.',
      'There is no call "__proto__".',
    ]);
  });

  it.each(['/a/../b', '/a?b', '/a#b', 'https://other.host/a', ''])(
    'takes no path like %j',
    (path) => {
      expect(problemsOf(JSON.stringify({ logout: path }))).toHaveLength(1);
    },
  );

  it('keeps the named parts of a path', () => {
    const path = '/v2/articles/{noticeId}.json';
    expect([...parseOverrides(JSON.stringify({ getNotice: path }))]).toEqual([['getNotice', path]]);
    for (const [name, wrong] of [
      ['getNotice', '/v2/articles'],
      ['getNotice', '/v2/articles/{id}'],
      ['logout', '/v2/{x}'],
    ] as const) {
      expect(problemsOf(JSON.stringify({ [name]: wrong }))[0]).toMatch(/must have the parts of/);
    }
  });

  it('refuses what is no JSON object', () => {
    expect(problemsOf('{"logout": ')[0]).toMatch(/^It is no JSON/);
    for (const text of ['[]', 'null', '"/a"', '1'])
      expect(problemsOf(text)).toEqual(['It must be an object of call names to paths.']);
  });

  it('refuses two calls at one path, the stocks paths included', () => {
    expect(problemsOf('{"logout": "/api/auth/login"}')).toEqual([
      'logout and login would both be POST /api/auth/login.',
    ]);
    expect(problemsOf('{"logout": "/api/stock/getHistoryTotalSales"}')).toHaveLength(1);
  });
});
