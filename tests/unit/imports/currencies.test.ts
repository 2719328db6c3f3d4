import { describe, expect, it } from 'vitest';
import {
  agreed,
  currenciesNamed,
  currenciesOfHeading,
} from '../../../api/imports/values/currencies.ts';

describe('the currency that a heading names', () => {
  it.each<[string, string | null | undefined]>([
    ['单价', undefined],
    ['单价(USD)', 'USD'],
    ['单价（美元）', 'USD'],
    ['单价（元）', 'CNY'],
    ['单价(元/件)', 'CNY'],
    ['单价【RMB】', 'CNY'],
    ['金额：元', 'CNY'],
    ['人民币金额', 'CNY'],
    ['售价(¥)', 'CNY'],
    ['售价(JP¥)', 'JPY'],
    ['日元单价', 'JPY'],
    ['价格€', 'EUR'],
    ['价格(欧元)', 'EUR'],
    ['price_usd', 'USD'],
    ['USD Price', 'USD'],
    ['priceGBP', 'GBP'],
    ['Unit Price ($)', 'USD'],
    ['Unit Price (HK$)', 'HKD'],
    ['Amount (eur)', 'EUR'],
    ['Price (VND)', 'VND'],
    ['Price (KWD)', 'KWD'],
    ['Price (all)', undefined],
    ['Total amount', undefined],
    ['单价(件)', undefined],
    ['UnitPrice', undefined],
    ['单价(USD/CNY)', null],
    ['元件单价', undefined],
  ])('%s: %s', (heading, currency) => {
    expect(currenciesOfHeading(heading)?.usual).toBe(currency);
  });
});

describe('the currency that a cell names', () => {
  it.each<[string, string | null | undefined]>([
    ['USD', 'USD'],
    ['usd', 'USD'],
    ['US $', 'USD'],
    ['美元', 'USD'],
    ['人民币', 'CNY'],
    ['CNH', 'CNY'],
    ['¥', 'CNY'],
    ['€', 'EUR'],
    ['￡', 'GBP'],
    ['VND', 'VND'],
    ['Kr', null],
    ['Taler', undefined],
    ['', undefined],
  ])('%s: %s', (text, currency) => {
    expect(currenciesNamed(text)?.usual).toBe(currency);
  });

  it('is settled by another hint, or contradicted', () => {
    const both = (one: string, other: string) => {
      const found = agreed([currenciesNamed(one), currenciesNamed(other)]);
      return typeof found === 'object' ? found.usual : found;
    };
    expect(both('¥', 'JPY')).toBe('JPY');
    expect(both('$', 'CAD')).toBe('CAD');
    expect(both('kr', 'SEK')).toBe('SEK');
    expect(both('$', '€')).toBe('contradiction');
    expect(both('¥', 'USD')).toBe('contradiction');
    expect(agreed([undefined, undefined])).toBeUndefined();
  });
});
