import { describe, expect, it } from 'vitest';
import { ofKeys } from '../../../api/contract/api-keys.ts';
import { languageOf } from '../../../api/contract/language.ts';
import { Refusal, refuse } from '../../../api/refusal.ts';
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
      'There is no 2026-02-30.',
      { line: 1, column: 53 },
    ],
    [
      'range.start',
      '{ statistics(selection: {all: true}, range: {start: "yesterday", end: "2026-03-01"}) { shopCount } }',
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
    expect(await of(unknown, 'en')).toMatch(/^"temu:none" names no shop.*platform:mallId/);
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

  it('holds for what a call declares, with its values, and for a parameter that it cannot use', async () => {
    const told = async (refusing: () => never) => {
      inhabit(network, {
        people: { t: person() },
        data: {
          listSessions: refusing,
        },
      });
      const { errors } = await testBff().ask('{ sessions { id } }', {
        token: 't',
        headers: { 'accept-language': 'en' },
      });
      return errors?.[0]?.message;
    };
    const saying = (sentence: string) => () => {
      throw new Refusal(sentence);
    };
    expect(await told(() => refuse(ofKeys, 'closed'))).toMatch(/^No API key can/);
    expect(await told(saying('登录失败次数过多，请在 5 分钟后再试'))).toMatch(/in 5 min\.$/);
    expect(await told(saying('参数 page 类型不正确'))).toBe(
      'listSessions cannot use the parameter page; /api/openapi.json says what it may be.',
    );
    expect(await told(saying('今天不行'))).toBe('今天不行');
  });

  it('is that of the mistakes of a mutation, which stay empty where nothing is to be shown', async () => {
    inhabit(network, { people: { t: person({ groups: [] }) } });
    const mutation =
      'mutation { createShopGroup(input: {name: " "}) { error { message } errors { message } } }';
    const of = async (language: string) =>
      (await testBff().ask(mutation, { token: 't', headers: { 'accept-language': language } })).data
        .createShopGroup;
    expect((await of('zh')).error.message).toBe('请输入分组名称');
    const { error, errors } = await of('en');
    expect(error.message).toBe('Please enter a name for the group.');
    expect(errors).toEqual([error]);
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
