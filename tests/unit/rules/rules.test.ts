import { describe, expect, it } from 'vitest';
import type { Call } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import type { DataSource } from '../../../api/contract/rules/data-source.ts';
import { shopsNamed } from '../../../bff/upstream/encode.ts';
import { Fault } from '../../../bff/upstream/errors.ts';
import { mergerOf } from '../../../bff/upstream/merging/mergers.ts';
import {
  callsToMake,
  membersOf,
  pathOf,
  type Selected,
  selectAll,
  selectGroup,
  selectPlatform,
  selectShop,
  shopOfSession,
  shopsToSend,
  statusMeaning,
  type Tab,
  target,
} from '../../../bff/upstream/rules.ts';

const temu = (mallId: string, hidden = false): Tab => ({ mallId, platformType: 'temu', hidden });
const shein = (mallId: string, hidden = false): Tab => ({ mallId, platformType: 'shein', hidden });

const single = { shops: 'single', temuOnly: false } as const;
const multi = { shops: 'multi', temuOnly: false } as const;
const temuSingle = { shops: 'single', temuOnly: true } as const;
const temuMulti = { shops: 'multi', temuOnly: true } as const;

describe('the shops that are sent', () => {
  it.each<[string, Pick<Call, 'shops' | 'temuOnly'>, Selected, Tab[], string[]]>([
    [
      '[R7.1-07] all in a call of one shop: the first tab',
      single,
      selectAll,
      [temu('a'), temu('b')],
      ['a'],
    ],
    [
      '[R7.1-07] all never becomes a hidden tab',
      single,
      selectAll,
      [temu('a', true), temu('b')],
      ['b'],
    ],
    [
      '[R1-09] all in a call of several: every shown shop',
      multi,
      selectAll,
      [temu('a'), shein('b'), temu('c', true)],
      ['a', 'b'],
    ],
    [
      '[R7.1-08] a group in a call of several: all its members',
      multi,
      selectGroup(['11', '12']),
      [],
      ['11', '12'],
    ],
    [
      '[R7.1-09] a group in a call of one shop: its first member',
      single,
      selectGroup(['11', '12']),
      [],
      ['11'],
    ],
    [
      'a platform is sent like a group',
      multi,
      selectPlatform('shein', ['13', '14']),
      [shein('13'), shein('14')],
      ['13', '14'],
    ],
    ['one shop', multi, selectShop('11'), [temu('11'), temu('12')], ['11']],
    ['one hidden shop', single, selectShop('12'), [temu('11'), temu('12', true)], ['12']],
    [
      'a shop whose own id has a dash',
      multi,
      selectShop('11-x'),
      [temu('11-x'), temu('x')],
      ['11-x'],
    ],
    [
      '[R7.1-11] a group without members: nothing is sent',
      single,
      selectGroup([]),
      [temu('11')],
      [],
    ],
    ['[R7.1-11] all without any shop: nothing is sent', multi, selectAll, [], []],
    [
      '[R7.1-10] a shein shop in a temu call: the first temu shop',
      temuSingle,
      selectShop('13'),
      [shein('13'), temu('11'), temu('12')],
      ['11'],
    ],
    [
      '[R7.1-10] the first temu shop is never a hidden one',
      temuSingle,
      selectShop('13'),
      [temu('10', true), shein('13'), temu('11')],
      ['11'],
    ],
    [
      '[R7.1-10] a mixed group in a temu call: its temu members',
      temuMulti,
      selectGroup(['13', '12']),
      [shein('13'), temu('11'), temu('12')],
      ['12'],
    ],
    [
      '[R7.1-10] all shops in a temu call: the temu ones',
      temuMulti,
      selectAll,
      [shein('13'), temu('11'), temu('12')],
      ['11', '12'],
    ],
    [
      '[R7.1-10] shein alone in a temu call: nothing is sent',
      temuSingle,
      selectShop('13'),
      [shein('13')],
      [],
    ],
    [
      'an empty group in a temu call: nothing is sent',
      temuMulti,
      selectGroup([]),
      [temu('11')],
      [],
    ],
  ])('%s', (_what, call, selected, tabs, sent) => {
    expect(shopsToSend(call, selected, tabs)).toEqual(sent);
  });

  it('are those of the selection, hidden ones too where they are named', () => {
    const tabs = [temu('11'), shein('12'), temu('13', true)];
    expect(membersOf(selectAll, tabs)).toEqual(['11', '12']);
    expect(membersOf(selectShop('13'), tabs)).toEqual(['13']);
    expect(membersOf(selectGroup(['12', '13']), tabs)).toEqual(['12', '13']);
    expect(membersOf(selectPlatform('temu', []), tabs)).toEqual([]);
  });
});

describe('the call that is made', () => {
  const tabs = [temu('11'), shein('12'), temu('13'), shein('14')];
  const declared = (name: string): Call => {
    const call = calls.get(name);
    if (call === undefined) throw new Error(name);
    return call;
  };
  const totals = 'getHistoryTotalSales';
  const twin = 'queryTotalSales';

  it.each<[string, Selected, DataSource, [string, string][]]>([
    ['a temu shop', selectShop('11'), 'sales', [[totals, '11']]],
    ['a shein shop: the twin', selectShop('12'), 'sales', [[twin, '12']]],
    ['a group of shein shops', selectGroup(['14', '12']), 'sales', [[twin, '14,12']]],
    [
      'a mixed group: each by its own call',
      selectGroup(['12', '11', '14']),
      'sales',
      [
        [totals, '11'],
        [twin, '12,14'],
      ],
    ],
    [
      'all shops',
      selectAll,
      'sales',
      [
        [totals, '11,13'],
        [twin, '12,14'],
      ],
    ],
    ['no shop: none', selectGroup([]), 'sales', []],
    ['stocks of a shein shop: no twin', selectShop('12'), 'stocks', [[totals, '12']]],
    ['stocks of all: one call', selectAll, 'stocks', [[totals, '11,12,13,14']]],
  ])('[R7.4-43] [R7.1-05] for %s', (_what, selected, source, made) => {
    const parts = callsToMake(declared(totals), selected, tabs, source);
    expect(parts.map(({ name, shops }) => [name, shops.join(',')])).toEqual(made);
  });

  it('is the twin with stocks too where there is no path of the stocks', () => {
    const made = callsToMake(declared('getShopProductDocumentCount'), selectAll, tabs, 'stocks');
    expect(made.map(({ name }) => name)).toEqual([
      'getShopProductDocumentCount',
      'findShopProductDocumentCount',
    ]);
  });

  it('is one for the shops of both where it has no twin', () => {
    const made = callsToMake(declared('getShopSalesRanking'), selectAll, tabs, 'sales');
    expect(made).toEqual([{ name: 'getShopSalesRanking', shops: ['11', '12', '13', '14'] }]);
  });

  it('[R7.1-10] is for temu shops alone where only temu has what it is about', () => {
    const assessments = declared('queryDeliveryAssessmentRecord');
    const shops = (selected: Selected) =>
      callsToMake(assessments, selected, tabs, 'sales').map((made) => made.shops.join(','));
    expect(shops(selectAll)).toEqual(['11,13']);
    expect(shops(selectShop('12'))).toEqual(['11']);
  });

  it('can be merged with that of its twin, wherever it is a read for several shops', () => {
    const twins = [...calls.values()].filter(
      (call) => call.sheinTwin !== undefined && call.kind === 'read',
    );
    for (const call of twins) {
      expect(call.shops, call.name).toBe('multi');
      expect(call.platform, call.name).toBe('temu');
      expect(calls.get(call.sheinTwin ?? '')?.platform, call.name).toBe('shein');
      expect(mergerOf(call), call.name).toBeTypeOf('function');
    }
    expect(twins.length).toBeGreaterThan(15);
  });

  it('has a declared twin of the same input, wherever one is named', () => {
    const twins = [...calls.values()].filter((call) => call.sheinTwin !== undefined);
    expect(twins.length).toBeGreaterThan(0);
    for (const call of twins) {
      const twin = calls.get(call.sheinTwin ?? '');
      expect(twin?.input, call.name).toBe(call.input);
      expect(twin?.output, call.name).toBe(call.output);
      expect(twin?.shopField).toBe(call.shopField);
    }
  });
});

describe('[R7.1-12] the shop whose session is fetched again', () => {
  const tabs = [shein('12'), temu('11', true), temu('13'), temu('14')];
  const sales = { shopField: 'shopId' };

  it.each<[string, { shopField: string }, object, string | undefined]>([
    ['is that of the call', sales, { shopId: '14' }, '14'],
    ['is the first of several on temu', sales, { shopId: '12,14,13' }, '14'],
    ['is the first temu shop for a shein shop', sales, { shopId: '12' }, '13'],
    ['comes from a list', { shopField: 'shopIds' }, { shopIds: ['12', '13,14'] }, '13'],
    ['is none for a call about no shop', sales, { phone: '13900000001' }, undefined],
  ])('%s', (_what, call, input, shop) => {
    const named = shopsNamed(call, { ...input });
    expect(named.length === 0 ? undefined : shopOfSession(named, tabs)).toBe(shop);
  });
});

describe('[R7.1-05] the path for a data source', () => {
  const stockable = [...calls.values()].filter((call) => call.stockable);
  const others = [...calls.values()].filter((call) => !call.stockable);

  it.each(stockable.map((call) => [call.name, call] as const))(
    '%s goes to /api/stock with stocks, and to /api/order with sales',
    (_name, call) => {
      expect(call.path).toMatch(/^\/api\/order\//);
      expect(pathOf(call, 'stocks')).toBe(call.path.replace('/api/order/', '/api/stock/'));
      expect(pathOf(call, 'sales')).toBe(call.path);
    },
  );

  it.each(others.map((call) => [call.name, call] as const))(
    '%s stays where it is',
    (_name, call) => {
      expect(pathOf(call, 'stocks')).toBe(call.path);
    },
  );

  it('[R7.1-13] is the deployer’s own where there is one', () => {
    const call = { name: 'getHistoryTotalSales', path: '/v2/totals', stockable: true };
    expect(pathOf({ ...call, stocksPath: '/v2/stocks' }, 'sales')).toBe('/v2/totals');
    expect(pathOf({ ...call, stocksPath: '/v2/stocks' }, 'stocks')).toBe('/v2/stocks');
    expect(() => pathOf({ ...call, stocksPath: null }, 'stocks')).toThrow(Fault);
  });
});

describe('where a call goes', () => {
  it('[R6-24] sends a visitor’s sign-in calls and notices to the normal server', () => {
    for (const name of [
      'login',
      'register',
      'resetpass',
      'logout',
      'sendPhoneCode',
      'sendPhoneCodeRegister',
      'sendPhoneCodeFindPass',
      'chatLoginCode',
      'chatLoginExchange',
      'getIndexNoticeInfo',
      'getNotice',
    ]) {
      const call = calls.get(name);
      if (call === undefined) throw new Error(name);
      expect(target(call, true), name).toBe('normal');
    }
  });

  it('[R6-23] [R6-25] sends a visitor’s reads to the preview, and none of the other writes anywhere', () => {
    const open = /^(login|logout|register|resetpass|sendPhoneCode|chatLogin|tryImport)|Notice/;
    for (const call of calls.values()) {
      if (open.test(call.name)) continue;
      const wanted = call.kind === 'write' ? ['blocked'] : ['preview', 'blocked'];
      expect(wanted, call.name).toContain(target(call, true));
    }
    const reads = [...calls.values()].filter((call) => target(call, true) === 'preview');
    expect(reads.map((call) => call.name)).toContain('getHistoryTotalSales');
  });

  it('sends everything of a signed-in user to the normal server', () => {
    for (const call of calls.values()) expect(target(call, false), call.name).toBe('normal');
  });
});

describe('[R7.1-06] [R7.1-12] what a status means', () => {
  it.each([
    [200, 'answer'],
    [201, 'failure'],
    [204, 'failure'],
    [302, 'failure'],
    [401, 'sessionOver'],
    [403, 'refetchSession'],
    [404, 'failure'],
    [500, 'failure'],
    [502, 'failure'],
  ])('%i is %s', (status, meaning) => {
    expect(statusMeaning(status)).toBe(meaning);
  });
});
