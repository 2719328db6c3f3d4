import { afterEach, describe, expect, it } from 'vitest';
import { signedMoney } from '../../../web/src/features/statistics/change/words.ts';
import { bucketTitle } from '../../../web/src/features/statistics/trend.ts';
import {
  dayText,
  fullDay,
  listText,
  namedText,
  partsText,
  withReason,
} from '../../../web/src/i18n/format.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import {
  clockTime,
  longDay,
  longTime,
  shortTime,
} from '../../../web/src/shared/date-range/time-text.ts';
import { timeCell } from '../../../web/src/shared/export/sheet.ts';
import { sizeText } from '../../../web/src/shared/files/size-text.ts';
import { changeText } from '../../../web/src/shared/kpi/change.ts';
import { fullMoney, percent, shortCount, shortMoney } from '../../../web/src/shared/kpi/money.ts';

afterEach(() => i18n.changeLanguage('zh-CN'));

const written = () => [
  shortMoney(123_456),
  shortMoney(-1_234_560),
  shortCount(99_999_999),
  fullMoney(1_234_560),
  dayText('2026-03-05'),
  dayText('2011-12'),
  listText(['A', 'B']),
];

describe('figures, days and lists', () => {
  it('are written as the chosen language does', async () => {
    expect(written()).toEqual([
      '¥1,234.56',
      '−¥1.23万',
      '1.00亿',
      '¥12,345.60',
      '3月5日',
      '2011年12月',
      'A、B',
    ]);
    await i18n.changeLanguage('en');
    expect(written()).toEqual([
      '¥1,234.56',
      '−¥12.35K',
      '100.00M',
      '¥12,345.60',
      'Mar 5',
      'Dec 2011',
      'A, B',
    ]);
  });

  it('are short only where the language has a short form: a count has no decimals in German', async () => {
    await i18n.changeLanguage('de');
    expect([shortCount(21_252), shortCount(-21_252), shortCount(2_125_200)]).toEqual([
      '21.252',
      '−21.252',
      '2,13\u00a0Mio.',
    ]);
    expect(shortMoney(2_125_200)).toBe('¥21.252,00');
    await i18n.changeLanguage('es');
    expect(shortCount(21_252)).toBe('21,25\u00a0mil');
  });

  it('have their thousands apart within every text, too', async () => {
    await i18n.loadNamespaces('products');
    const said = () => i18n.t('products:cost.saved', { count: 12_453 });
    expect(said()).toBe('已更新 12,453 个 SKU 的成本');
    expect(i18n.t('products:cost.saved', { count: 3 })).toBe('已更新 3 个 SKU 的成本');
    await i18n.changeLanguage('de');
    expect(said()).toContain('12.453');
  });

  it('have days and moments of the calendar in Shanghai as the chosen language writes them', async () => {
    const moments = () => [
      fullDay('2026-03-05'),
      longDay('2026-03-04T16:05:00Z'),
      longTime('2026-03-04T16:05:00Z'),
      shortTime('2026-03-04T16:05:00Z'),
      clockTime('2026-03-04T16:05:00Z'),
      bucketTitle('2026-03-05T14'),
    ];
    const plain = ['2026-03-05', '2026-03-05', '2026-03-05 00:05', '03-05 00:05', '00:05'];
    expect(moments()).toEqual([...plain, '2026-03-05 14:00']);
    const expected = {
      en: ['Mar 5, 2026', 'Mar 5, 2026', 'Mar 5, 2026, 00:05', 'Mar 5, 00:05', '00:05'],
      de: ['5. März 2026', '5. März 2026', '5. März 2026, 00:05', '5. März, 00:05', '00:05'],
      ja: ['2026年3月5日', '2026年3月5日', '2026年3月5日 00:05', '3月5日 00:05', '00:05'],
    };
    for (const [language, written] of Object.entries(expected)) {
      await i18n.changeLanguage(language);
      expect(moments().slice(0, 5)).toEqual(written);
    }
    // Digits as everywhere else, and in one piece among words that run to the left.
    await i18n.changeLanguage('ar');
    expect(fullDay('2026-03-05')).toMatch(/^\u2066?.*5.*2026.*\u2069?$/);
    expect(timeCell('2026-03-04T16:05:00Z')).toEqual({ plain: '2026-03-05 00:05' });
  });

  it('put days into texts as the language writes them, but into names of files as they sort', async () => {
    const texts = () => [
      i18n.t('statistics:range.span', { start: '2026-03-05', end: '2026-03-06' }),
      i18n.t('cash:daysFile', { day: '2026-03-05', kind: 'csv' }),
    ];
    await i18n.loadNamespaces(['statistics', 'cash']);
    expect(texts()).toEqual(['2026-03-05 至 2026-03-06', '资金日历-按天-2026-03-05.csv']);
    await i18n.changeLanguage('en');
    const [span, file] = texts();
    expect(span).toContain('Mar 5, 2026');
    expect(span).toContain('Mar 6, 2026');
    expect(file).toContain('2026-03-05');
  });

  it('have the signs of the language between a name and what it is, and before a reason', async () => {
    const joined = () => [namedText('A', 'B'), partsText('A', 'B'), withReason('A', null)];
    expect(joined()).toEqual(['A：B', 'A，B', 'A']);
    expect(withReason('失败！', 'B')).toBe('失败！B');
    await i18n.changeLanguage('en');
    expect(joined()).toEqual(['A: B', 'A, B', 'A']);
    await i18n.changeLanguage('fr');
    expect(withReason('A', 'B')).toBe('A\u00a0: B');
  });

  it('of files have the decimal sign of the language', async () => {
    const sizes = () => [sizeText(1_500_000), sizeText(2_000), sizeText(1_288_490_189)];
    expect(sizes()).toEqual(['1.4 MB', '2 KB', '1.2 GB']);
    await i18n.changeLanguage('de');
    expect(sizes()).toEqual(['1,4 MB', '2 KB', '1,2 GB']);
  });

  it('keep their signs in one piece where the words run from right to left, with the digits of codes', async () => {
    await i18n.changeLanguage('ar');
    expect(written()).toEqual([
      '\u2066¥1,234.56\u2069',
      '\u2067\u200e−¥12.35\u00a0ألف\u2069',
      '\u2067\u200e100.00\u00a0مليون\u2069',
      '\u2066¥12,345.60\u2069',
      '\u2067\u200e5 مارس\u2069',
      '\u2067\u200eديسمبر 2011\u2069',
      'A، B',
    ]);
    expect(signedMoney(1_200)).toBe('\u2066+¥12.00\u2069');
  });

  it('have the decimal sign and the blank of the language in percentages, and no sign on what rounds to nothing', async () => {
    const shares = () => [
      percent(0.123),
      percent(-0.0001),
      changeText({ direction: 'down', ratio: -0.05 }),
    ];
    expect(shares()).toEqual(['12.3%', '0.0%', '−5.0%']);
    await i18n.changeLanguage('de');
    expect(shares()).toEqual(['12,3\u00a0%', '0,0\u00a0%', '−5,0\u00a0%']);
  });
});
