import type { BrowserContext, Page } from 'playwright-core';

/** What tests of pages that the server has drawn have in common. */

declare global {
  interface Window {
    /** Whether the page was ever without its figures once they were in sight. */
    wentAway?: boolean;
    /** How far what stood down to the figures moved by itself, as the browser measures it. */
    shifted?: number;
  }
}

/** Keeps the code of a page from coming until it is let go. */
export async function withoutCode(context: BrowserContext): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await context.route('**/assets/**.js', async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

/** Notes in the page whether its figures ever go, and how far they and what is above or beside them move. */
export const watchFigures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let wasThere = false;
    new MutationObserver(() => {
      const isThere = document.querySelector('[data-figure]') !== null;
      if (wasThere && !isThere) window.wentAway = true;
      wasThere ||= isThere;
    }).observe(document, { childList: true, subtree: true });
    window.shifted = 0;
    // Of the first row: tables below have figures too.
    const lowest = () =>
      document.querySelector('[data-figure]')?.getBoundingClientRect().bottom ?? 0;
    const isAbove = (source: unknown, bottom: number) =>
      typeof source === 'object' &&
      source !== null &&
      'previousRect' in source &&
      source.previousRect instanceof DOMRectReadOnly &&
      source.previousRect.top < bottom;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && typeof entry.value === 'number')) continue;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        if (sources.some((source) => isAbove(source, lowest())))
          window.shifted = (window.shifted ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The names of what the page asks, as they go. */
export function askedBy(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName } = request.postDataJSON();
    asked.push(operationName);
  });
  return asked;
}
