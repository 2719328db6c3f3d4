import type { Page } from 'playwright-core';

/** From its first moment on, how much of a page moves by itself. */
export const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((shifts) => {
      for (const entry of shifts.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** So far; 0 is nothing. */
export const moved = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'moved'));
