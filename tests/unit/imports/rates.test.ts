import { describe, expect, it } from 'vitest';
import { FileProblem } from '../../../api/imports/file-problem.ts';
import { ratesOf } from '../../../api/imports/rates.ts';
import { printDecimal } from '../../../api/imports/values/numbers.ts';

const rateOf = (dailyRates: string | null, rates: Record<string, string> = {}) => {
  const find = ratesOf({ rates, dailyRates });
  return (currency: string, day: string) => {
    const rate = find(currency, day);
    return rate && printDecimal(rate);
  };
};

describe('rates', () => {
  it('are one a currency, or those of a file by day', () => {
    const rate = rateOf('day,currency,rate\n2024-03-01,USD,7.1\n2024-03-04,USD,7.2\n', {
      EUR: '7.8',
    });
    expect(rate('EUR', '2020-01-01')).toBe('7.8');
    expect(rate('USD', '2024-03-01')).toBe('7.1');
    expect(rate('USD', '2024-03-04')).toBe('7.2');
    expect(rate('GBP', '2024-03-04')).toBeUndefined();
  });

  it('of a day without one are the last before, at most ten days old, never a later one', () => {
    const rate = rateOf('2024-03-04,USD,7.2\n2024-03-01,USD,7.1\n');
    expect(rate('USD', '2024-03-03')).toBe('7.1');
    expect(rate('USD', '2024-03-14')).toBe('7.2');
    expect(rate('USD', '2024-03-15')).toBeUndefined();
    expect(rate('USD', '2024-02-29')).toBeUndefined();
  });

  it.each([
    '日期,币种,汇率\n2024/3/1,usd,7.1\n',
    '汇率;货币代码;日期\n7.1;USD;2024.03.01\n',
    '\ufeff日期\t币种\t中间价\r\n2024年3月1日\tUSD\t7.1\r\n',
    '20240301,USD,7.1\n20240301,USD,7.10\n20240301,CNY,1\n\n',
  ])('are read from %j', (text) => {
    expect(rateOf(text)('USD', '2024-03-01')).toBe('7.1');
  });

  it.each([
    ['', '每日汇率文件是空的'],
    ['日期,币种,汇率\n', '每日汇率文件里没有汇率'],
    ['日期,币种,汇率\n2024-02-30,USD,7.1\n', '第 2 行的日期“2024-02-30”不是'],
    ['日期,币种,汇率\n3/1/2024,USD,7.1\n', '第 2 行的日期“3/1/2024”不是'],
    ['2024-03-01,DOLLAR,7.1\n', '第 1 行的币种“DOLLAR”不是货币代码'],
    ['2024-03-01,USD,0\n', '第 1 行的汇率“0”不是大于 0 的数'],
    ['2024-03-01,USD,-7\n2024-03-01,USD,\n', '第 1 行的汇率“-7”不是大于 0 的数；第 2 行的汇率“”'],
    ['2024-03-01,USD,7.1\n2024-03-01,USD,7.2\n', '第 2 行：2024-03-01 的 USD 已有另一个汇率'],
    ['日期,币种,汇率\n"2024-03-01,USD,7.1\n', '双引号没有成对'],
  ])('of the file %j are refused, with the line', (text, message) => {
    expect(() => rateOf(text)).toThrow(FileProblem);
    expect(() => rateOf(text)).toThrow(message);
  });

  it.each([
    [{ USD: '七' }, null, 'USD 的汇率“七”不正确'],
    [{ USD: '0' }, null, '请填写大于 0 的数'],
    [{ USD: '7,12' }, null, 'USD 的汇率“7,12”不正确'],
    [{ XXQ: '1' }, null, '币种“XXQ”不存在'],
    [{ CNY: '1' }, null, '币种“CNY”不存在'],
    [{ USD: '7.1' }, '2024-03-01,USD,7.1\n', 'USD 既填写了汇率，又在每日汇率文件里'],
  ])('of %j with the file %j are refused', (rates, dailyRates, message) => {
    expect(() => ratesOf({ rates, dailyRates })).toThrow(message);
  });
});
