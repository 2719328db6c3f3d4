import { beforeEach, describe, expect, it } from 'vitest';
import {
  closeTip,
  isDueFor,
  isTipDue,
  parseTimes,
  type Tip,
  tipClosedTimes,
} from '../../../web/src/session/reminders/tip-times.ts';

const at = (text: string) => Date.parse(text);

describe('when a closed tip comes back', () => {
  it.each<[string, Tip, string | undefined, string, boolean]>([
    ['was never closed', 'expiry', undefined, '2026-06-01T12:00:00+08:00', true],
    [
      'closed this morning',
      'expiry',
      '2026-06-01T00:00:00+08:00',
      '2026-06-01T23:59:59+08:00',
      false,
    ],
    [
      'closed before midnight in Shanghai',
      'expiry',
      '2026-06-01T23:59:59+08:00',
      '2026-06-02T00:00:00+08:00',
      true,
    ],
    [
      'closed on the same UTC day, but yesterday in Shanghai',
      'install',
      '2026-06-01T10:00:00Z',
      '2026-06-01T17:00:00Z',
      true,
    ],
    [
      'closed a year ago, for good',
      'installOnce',
      '2025-06-01T12:00:00Z',
      '2026-06-01T12:00:00Z',
      false,
    ],
    [
      '[R4-29] shown 1799 s ago',
      'softwareClosed',
      '2026-06-01T12:00:00Z',
      '2026-06-01T12:29:59Z',
      false,
    ],
    [
      '[R4-29] shown 1800 s ago',
      'softwareClosed',
      '2026-06-01T12:00:00Z',
      '2026-06-01T12:30:00Z',
      true,
    ],
    [
      '[R2.7-16] ticked today',
      'managerPlugin',
      '2026-06-01T08:00:00+08:00',
      '2026-06-01T20:00:00+08:00',
      false,
    ],
    [
      '[R2.7-16] ticked yesterday',
      'managerPlugin',
      '2026-06-01T08:00:00+08:00',
      '2026-06-02T08:00:00+08:00',
      true,
    ],
  ])('%s', (_title, tip, closedAt, now, due) => {
    expect(isTipDue(tip, closedAt === undefined ? undefined : at(closedAt), at(now))).toBe(due);
  });
});

describe('the times that are kept', () => {
  beforeEach(() => tipClosedTimes.set({}));

  it('[R3-20] are stored for the next page, each tip apart for each account', () => {
    const now = at('2026-06-01T12:00:00Z');
    closeTip('expiry', '13800000001', now);
    expect(isDueFor('expiry', '13800000001', now + 1000)).toBe(false);
    expect(isDueFor('expiry', '13800000002', now + 1000)).toBe(true);
    expect(isDueFor('install', '13800000001', now + 1000)).toBe(true);
    expect(parseTimes(localStorage.getItem('tipClosedTimes'))).toEqual({
      'expiry:13800000001': now,
    });
  });

  it.each([
    ['nothing', null, {}],
    ['no JSON', '{', {}],
    ['something else', '"text"', {}],
    ['a null', 'null', {}],
    ['times and other things', '{"a":1,"b":"2"}', { a: 1 }],
  ])('are read carefully: %s', (_title, stored, times) => {
    expect(parseTimes(stored)).toEqual(times);
  });
});
