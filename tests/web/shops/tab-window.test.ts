import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canScroll,
  reveal,
  scrolled,
  tabWindow,
  VISIBLE_TABS,
} from '../../../web/src/features/shops/tabs/tab-window.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, offset) => from + offset);

describe('the window over the tabs', () => {
  it.each([
    ['all tabs of few shops', 0, 3, -1, [0, 1, 2]],
    ['the first ten', 0, 12, -1, range(0, 9)],
    ['never less than ten where there are as many', 7, 12, -1, range(2, 11)],
    ['the selected one at the end, when it is further on', 0, 30, 20, [...range(0, 8), 20]],
    ['the selected one in front, when it is further back', 15, 30, 3, [3, ...range(16, 24)]],
    ['nothing for no shops', 0, 0, -1, []],
  ] as const)('[R2.5-12] shows %s', (_case, first, count, selected, places) => {
    expect(tabWindow(first, { count, selected })).toEqual(places);
  });

  const bars = fc
    .record({ count: fc.integer({ min: 1, max: 200 }), seed: fc.nat(), at: fc.nat(250) })
    .map(({ count, seed, at }) => ({ bar: { count, selected: (seed % (count + 1)) - 1 }, at }));

  it('[R2.5-12] holds ten tabs or all, each once and in order, the selected one among them', () => {
    fc.assert(
      fc.property(bars, ({ bar, at }) => {
        const places = tabWindow(at, bar);
        expect(places).toHaveLength(Math.min(VISIBLE_TABS, bar.count));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        expect(places.every((place) => place >= 0 && place < bar.count)).toBe(true);
        if (bar.selected >= 0) expect(places).toContain(bar.selected);
      }),
    );
  });

  it('[R2.5-12] shows every tab on the way from the first to the last and back', () => {
    fc.assert(
      fc.property(bars, ({ bar }) => {
        for (const direction of [1, -1] as const) {
          const seen = new Set<number>();
          let first = direction === 1 ? 0 : bar.count;
          for (let steps = 0; steps <= bar.count; steps++) {
            for (const place of tabWindow(first, bar)) seen.add(place);
            if (!canScroll(first, direction, bar.count)) break;
            first = scrolled(first, direction, bar.count);
          }
          expect(seen.size).toBe(bar.count);
        }
      }),
    );
  });

  it('brings any tab into sight, and stays where it is when it is', () => {
    fc.assert(
      fc.property(bars, fc.nat(), ({ bar, at }, any) => {
        const place = any % bar.count;
        const first = reveal(at, place, bar);
        expect(tabWindow(first, bar)).toContain(place);
        expect(reveal(first, place, bar)).toBe(first);
      }),
    );
  });
});
