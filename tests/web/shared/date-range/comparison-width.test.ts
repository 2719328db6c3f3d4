import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../../../web/src/i18n/i18n.ts';
import { comparisonWidth } from '../../../../web/src/shared/date-range/comparison-width.ts';

beforeAll(async () => {
  for (const language of ['zh-CN', 'en', 'ja']) {
    await i18n.changeLanguage(language);
    await i18n.loadNamespaces('statistics');
  }
  await i18n.changeLanguage('zh-CN');
});

it('is as wide as the longest choice of its language, two digits for a sign of Chinese or Japanese', () => {
  const digitsIn = (language: string) => {
    const width = comparisonWidth(i18n.getFixedT(language, 'statistics'));
    return Number(/calc\((\d+) \*/.exec(width)?.[1]);
  };
  expect(digitsIn('zh-CN')).toBe(2 * '同比去年同星期'.length);
  expect(digitsIn('en')).toBe('vs last year, weekdays'.length);
  expect(digitsIn('ja')).toBe(2 * '前年の同じ曜日と比較'.length);
});
