import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../bff/language.ts';
import { errorCodes } from '../../../bff/upstream/errors.ts';
import { inhabit, person, testBff, useNetwork } from '../world.ts';

const network = useNetwork();
const days = 'range: {start: "2026-03-01", end: "2026-03-02"}';

const errorsOf = async (query: string, headers: Record<string, string> = {}) => {
  inhabit(network, { people: { t: person() } });
  return (await testBff().ask(query, { token: 't', headers })).errors;
};

describe('A literal that its scalar does not take', () => {
  it.each([
    [
      'range.start',
      '{ statistics(selection: {all: true}, range: {start: "2026-02-30", end: "2026-03-01"}) { shopCount } }',
      'Date is a calendar day, YYYY-MM-DD.',
      { line: 1, column: 53 },
    ],
    [
      'shipByTo',
      '{ shippingOrders(selection: {all: true}, shipByTo: 5) { totalCount } }',
      'DateTime is an ISO 8601 instant such as 2026-01-31T08:00:00Z.',
      { line: 1, column: 52 },
    ],
  ])('is told with its argument %s and its place', async (argument, query, message, at) => {
    expect(await errorsOf(String(query))).toEqual([
      {
        message: `Argument "${argument}": ${message}`,
        locations: [at],
        extensions: { code: 'BAD_USER_INPUT', argument },
      },
    ]);
  });
});

describe('The language of messages', () => {
  const tooMany = '{ shops(first: 1000) { totalCount } }';

  it('is Chinese unless English is preferred', async () => {
    const of = async (query: string, language?: string) =>
      (await errorsOf(query, language === undefined ? {} : { 'accept-language': language }))?.[0]
        ?.message;
    expect(await of(tooMany)).toBe('first 须在 1 到 100 之间');
    expect(await of(tooMany, 'en-US,en;q=0.9')).toBe('first must be from 1 to 100.');
    const unknown = `{ statistics(selection: {shop: "temu:none"}, ${days}) { shopCount } }`;
    expect(await of(unknown)).toBe('店铺不存在，或您无权查看');
    expect(await of(unknown, 'en')).toBe(errorCodes.NOT_FOUND.meaning);
    const nobody = async (language: string) =>
      (
        await testBff().ask('{ viewer { id } }', {
          token: null,
          headers: { 'accept-language': language },
        })
      ).errors?.[0]?.message;
    expect(await nobody('en')).toBe(errorCodes.UNAUTHENTICATED.meaning);
    expect(await nobody('zh-CN')).toBe(errorCodes.UNAUTHENTICATED.seller);
  });

  it.each([
    [undefined, 'zh'],
    ['', 'zh'],
    ['de, fr;q=0.5', 'zh'],
    ['en', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['de, en-GB;q=0.8, zh;q=0.7', 'en'],
    ['en;q=0', 'zh'],
    ['english', 'zh'],
  ])('of %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
