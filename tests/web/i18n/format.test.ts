import { afterEach, describe, expect, it } from 'vitest';
import { dayText, listText } from '../../../web/src/i18n/format.ts';
import { i18n } from '../../../web/src/i18n/i18n.ts';
import { fullMoney, shortCount, shortMoney } from '../../../web/src/shared/kpi/money.ts';

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

  it('are written as in Chinese where a language has menus alone', async () => {
    await i18n.changeLanguage('de');
    expect(shortMoney(1_234_560)).toBe('¥1.23万');
  });
});
