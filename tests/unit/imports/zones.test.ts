import { describe, expect, it } from 'vitest';
import { isZone, zoneReader } from '../../../api/imports/values/zones.ts';

const instant = (zone: string, wall: string) =>
  new Date(zoneReader(zone)(Date.parse(`${wall}Z`))).toISOString().slice(0, 16);

describe('zones', () => {
  it.each([
    ['Asia/Shanghai', '2010-12-01T08:26', '2010-12-01T00:26'],
    ['UTC', '2010-12-01T08:26', '2010-12-01T08:26'],
    ['Europe/London', '2011-01-15T12:00', '2011-01-15T12:00'],
    ['Europe/London', '2011-06-15T12:00', '2011-06-15T11:00'],
    ['America/New_York', '2024-03-10T01:59', '2024-03-10T06:59'],
    ['America/New_York', '2024-03-10T03:00', '2024-03-10T07:00'],
    ['Asia/Kolkata', '2024-05-01T00:00', '2024-04-30T18:30'],
    ['Australia/Lord_Howe', '2024-04-06T12:00', '2024-04-06T01:00'],
    ['Australia/Lord_Howe', '2024-04-07T12:00', '2024-04-07T01:30'],
    ['Pacific/Apia', '2024-01-01T00:00', '2023-12-31T11:00'],
  ])('%s: %s', (zone, wall, expected) => {
    expect(instant(zone, wall)).toBe(expected);
  });

  it('takes the first of two hours of one name, when clocks go back', () => {
    expect(instant('America/New_York', '2024-11-03T01:30')).toBe('2024-11-03T05:30');
    expect(instant('America/New_York', '2024-11-03T02:00')).toBe('2024-11-03T07:00');
  });

  it('counts an hour that never was from the offset before', () => {
    expect(instant('Europe/London', '2011-03-27T01:30')).toBe('2011-03-27T01:30');
    expect(instant('America/New_York', '2024-03-10T02:30')).toBe('2024-03-10T07:30');
  });

  it('agrees with Intl over every quarter of an hour of a year that is not doubled or missing', () => {
    const zone = 'Europe/London';
    const read = zoneReader(zone);
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    for (let at = Date.UTC(2011, 0, 1); at < Date.UTC(2012, 0, 1); at += 900_000) {
      const wall = Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
      const isSecondOfTwo = at >= Date.UTC(2011, 9, 30, 1) && at < Date.UTC(2011, 9, 30, 2);
      expect(read(wall)).toBe(isSecondOfTwo ? at - 3_600_000 : at);
    }
  });

  it('knows zones from other words', () => {
    expect(isZone('Asia/Shanghai')).toBe(true);
    expect(isZone('Beijing')).toBe(false);
    expect(isZone('')).toBe(false);
  });
});
