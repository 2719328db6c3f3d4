import { describe, expect, it } from 'vitest';
import { type DateOrder, orderOf, parseTime } from '../../../api/imports/values/times.ts';

const wall = (text: string, order: DateOrder = 'unknown') => {
  const time = parseTime(text, order);
  if (time === undefined || time === 'ambiguous') return time;
  return 'wall' in time
    ? new Date(time.wall).toISOString().slice(0, 19)
    : `${new Date(time.instant).toISOString().slice(0, 19)}Z`;
};

describe('times', () => {
  it.each([
    ['2010-12-01 08:26:00', '2010-12-01T08:26:00'],
    ['2010/12/1 8:26', '2010-12-01T08:26:00'],
    ['2010.12.01', '2010-12-01T00:00:00'],
    ['2024年1月2日', '2024-01-02T00:00:00'],
    ['2024年1月2日 8时5分', '2024-01-02T08:05:00'],
    ['2024年1月2日 下午3:05:09', '2024-01-02T15:05:09'],
    ['2024-01-02T03:04:05.678', '2024-01-02T03:04:05'],
    ['2024-02-29 23:59:59', '2024-02-29T23:59:59'],
    ['20240102', '2024-01-02T00:00:00'],
    ['20240102030405', '2024-01-02T03:04:05'],
    ['1-Dec-2010 8:26', '2010-12-01T08:26:00'],
    ['Dec 1, 2010 12:01:02 AM', '2010-12-01T00:01:02'],
    ['12/31/2010 8:26 PM', '2010-12-31T20:26:00'],
    ['31.12.2010', '2010-12-31T00:00:00'],
    ['5/5/2010', '2010-05-05T00:00:00'],
    ['40513.3513888889', '2010-12-01T08:26:00'],
    ['45292', '2024-01-01T00:00:00'],
    ['2024-01-02T03:04:05Z', '2024-01-02T03:04:05Z'],
    ['2024-01-02 03:04:05+08:00', '2024-01-01T19:04:05Z'],
    ['2024/1/2 03:04:05 (UTC+8)', '2024-01-01T19:04:05Z'],
    ['Jan 2, 2024, 3:04 pm PST(UTC-8)', '2024-01-02T23:04:00Z'],
    ['2024-01-02 03:04:05 GMT+05:30', '2024-01-01T21:34:05Z'],
    ['2024-01-02 03:04:05 UTC', '2024-01-02T03:04:05Z'],
    ['Jan 2, 2024 3:04:05 PM PST', '2024-01-02T23:04:05Z'],
    ['Jul 2, 2024 12:04:05 AM PDT', '2024-07-02T07:04:05Z'],
    ['2024/01/02 3:04:05 JST', '2024-01-01T18:04:05Z'],
    ['22.07.2024 03:04 CEST', '2024-07-22T01:04:00Z'],
    ['1704164645', '2024-01-02T03:04:05Z'],
    ['1704164645000', '2024-01-02T03:04:05Z'],
  ])('reads %s', (text, expected) => {
    expect(wall(text)).toBe(expected);
  });

  it.each([
    '',
    'heute',
    '2024-13-01',
    '2024-02-30',
    '2023-02-29',
    '2024-02-30 10:00:00',
    '1999-12-31 10:00:00',
    '2024-01-01 24:00:00',
    '2024-01-01 08:60:00',
    '2024-01-01 24:00',
    '2024-01-01 8:60',
    '1999-12-31',
    '2100-01-01',
    '2024-01',
    '13/13/2024',
    '123',
    '99999',
    '2024-1-2 abc',
    // China, or the middle of America.
    '2024-01-02 03:04:05 CST',
    '2024-01-02 03:04:05 IST',
    '20241301',
    '1/2/24',
  ])('does not take %j for a time', (text) => {
    expect(parseTime(text, 'month first')).toBeUndefined();
  });

  it('says when day and month cannot be told apart, and reads them by the order that is known', () => {
    expect(wall('12/1/2010 8:26')).toBe('ambiguous');
    expect(wall('12/1/2010 8:26', 'month first')).toBe('2010-12-01T08:26:00');
    expect(wall('12/1/2010 8:26', 'day first')).toBe('2010-01-12T08:26:00');
  });

  it('learns the order from what is possible in one order only', () => {
    expect(orderOf('12/31/2010')).toBe('month first');
    expect(orderOf('31/12/2010')).toBe('day first');
    expect(orderOf('1/12/2010')).toBeUndefined();
    expect(orderOf('2010-12-31')).toBeUndefined();
  });
});
