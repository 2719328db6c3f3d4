import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefresher } from '../../../web/src/live/refresher.ts';
import { opened, received, reloadDue, reloaded } from '../../../web/src/live/throttle.ts';

const second = 1000;
const minute = 60 * second;

describe('refresh throttle', () => {
  const start = Date.parse('2024-03-15T10:00:00+08:00');
  let reloads: { at: number; full: boolean }[];
  const seconds = () => reloads.map(({ at }) => at / second);
  const setUp = () =>
    createRefresher({ reload: (full) => reloads.push({ at: Date.now() - start, full }) });

  beforeEach(() => {
    vi.useFakeTimers({ now: start });
    reloads = [];
  });
  it('[R4-46] messages at 0 s and 60 s give reloads at 0 s and 300 s only', () => {
    const refresher = setUp();
    refresher.message();
    expect(seconds()).toEqual([0]);
    vi.advanceTimersByTime(60 * second);
    refresher.message();
    expect(refresher.dueAt()).toBe(start + 300 * second);
    vi.advanceTimersByTime(240 * second - 1);
    expect(seconds()).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(seconds()).toEqual([0, 300]);
    vi.advanceTimersByTime(60 * minute);
    expect(seconds()).toEqual([0, 300]);
    expect(refresher.dueAt()).toBeNull();
  });

  it('[R4-46] many messages inside a window give one reload at its end', () => {
    const refresher = setUp();
    for (let n = 0; n < 1000; n += 1) {
      refresher.message();
      vi.advanceTimersByTime(second);
    }
    expect(seconds()).toEqual([0, 300, 600, 900]);
  });

  it('[R4-47] asks for a full reload only when the last one is over 30 minutes ago', () => {
    const refresher = setUp();
    refresher.message();
    vi.advanceTimersByTime(29 * minute);
    refresher.message();
    vi.advanceTimersByTime(31 * minute);
    refresher.message();
    expect(reloads).toEqual([
      { at: 0, full: false },
      { at: 29 * minute, full: false },
      { at: 60 * minute, full: true },
    ]);
  });

  it('[R4-47] the flag is set past 30 minutes, not at them, and cleared by the reload', () => {
    const after = (ms: number) => received(reloaded(start), start + ms).isFull;
    expect([29 * minute, 30 * minute, 30 * minute + 1, 31 * minute].map(after)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(reloaded(start + 31 * minute).isFull).toBe(false);
  });

  it('[R4-47] a page that was open for over 30 minutes without a refresh is reloaded in full', () => {
    for (const [minutes, full] of [
      [29, false],
      [31, true],
    ] as const) {
      vi.setSystemTime(start);
      reloads = [];
      const refresher = setUp();
      vi.advanceTimersByTime(minutes * minute);
      refresher.message();
      expect(reloads, `${minutes} minutes`).toEqual([{ at: minutes * minute, full }]);
    }
  });

  it('is due at once before the first reload and never without a message', () => {
    expect(reloadDue(opened(start), start)).toBeNull();
    expect(reloadDue(received(opened(start), start), start)).toBe(start);
  });

  it('a reload by hand takes what waits with it', () => {
    const refresher = setUp();
    const seen = vi.fn();
    refresher.watch(seen);
    refresher.message();
    vi.advanceTimersByTime(second);
    refresher.message();
    refresher.now();
    expect(reloads).toEqual([
      { at: 0, full: false },
      { at: second, full: true },
    ]);
    expect(refresher.dueAt()).toBeNull();
    vi.advanceTimersByTime(60 * minute);
    expect(reloads).toHaveLength(2);
    expect(seen).toHaveBeenCalledTimes(3);
  });

  it('does nothing any more once stopped', () => {
    const refresher = setUp();
    refresher.message();
    vi.advanceTimersByTime(second);
    refresher.message();
    refresher.stop();
    vi.advanceTimersByTime(60 * minute);
    expect(reloads).toHaveLength(1);
  });
});
