import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '../support/browser.mjs';
import { median } from './load.ts';
import { startOurs } from './process.ts';
import type { Report } from './report.ts';

/**
 * When the demo's boss sees the first figure of /home on slow 4G, and what had to come for it: with nothing kept of the
 * page, coming back, and with a slow processor. A figure counts once it is painted.
 */

/** Mbit and ms, as browsers' own tools have slow 4G. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const rounds = 5;
/** How many times as slow as this one a small computer's is. */
const slowProcessor = 4;

interface Sight {
  /** Ms since the address was gone to. */
  readonly ms: number;
  /** What had come by then, as it was sent. */
  readonly bytes: number;
  /** The scripts that had been asked for. */
  readonly scripts: number;
  /** How far what stood moved by itself until the page was there. */
  readonly shift: number;
}

export async function benchSight(work: string, report: Report): Promise<void> {
  report.print(`\nthe first figure of /home on slow 4G, median of ${rounds}`);
  const server = await startOurs(join(work, 'sight'), { DEMO: 'on', SIMULATOR: 'on' });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
  try {
    const signedIn = async () => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1366, height: 768 },
      });
      await context.request.post('/graphql', {
        headers: { 'x-requested-with': 'web' },
        data: { query: 'mutation { loginAsDemo { error { message } } }' },
      });
      return context;
    };
    const seen: Record<'cold' | 'warm' | 'slow', Sight[]> = { cold: [], warm: [], slow: [] };
    for (let round = 0; round < rounds; round += 1) {
      const context = await signedIn();
      seen.cold.push(await look(context));
      seen.warm.push(await look(context));
      await context.close();
      const slow = await signedIn();
      seen.slow.push(await look(slow, slowProcessor));
      await slow.close();
    }
    const check = (name: string, sights: readonly Sight[], mostMs: number) => {
      const of = (value: (sight: Sight) => number) => median(sights.map(value));
      const unit = { unit: 'ms', digits: 0 };
      report.check(
        `the first figure, ${name}`,
        of(({ ms }) => ms),
        mostMs,
        unit,
      );
      const kilobytes = of(({ bytes }) => bytes / 1000);
      report.check(`what came before it, ${name}`, kilobytes, 150, { unit: 'kB', digits: 0 });
      report.check(
        `scripts asked for before it, ${name}`,
        of(({ scripts }) => scripts),
        25,
        {
          digits: 0,
        },
      );
      report.check(
        `what moved until the page stood, ${name}`,
        of(({ shift }) => shift),
        0.02,
      );
    };
    check('with nothing kept', seen.cold, 3_000);
    check('coming back', seen.warm, 1_500);
    check(`with nothing kept and a processor ${slowProcessor} times as slow`, seen.slow, 5_000);
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Watched {
  figure?: number;
  shift: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** In the page: notes when a figure of its content is painted, and what moves. */
function watch(): void {
  window.watched = { shift: 0 };
  let isFound = false;
  const find = () => {
    const figure = [...document.querySelectorAll('main [data-figure]')].find(
      (one) => /\d/.test(one.textContent ?? '') && one.checkVisibility(),
    );
    if (isFound || figure === undefined) return;
    isFound = true;
    // After the next frame it has been painted, unless nothing has been as yet.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = performance.now();
        new PerformanceObserver((paints) => {
          const [first] = paints.getEntriesByName('first-contentful-paint');
          if (first) window.watched.figure = Math.max(now, first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
    );
  };
  new MutationObserver(find).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  new PerformanceObserver((shifts) => {
    for (const entry of shifts.getEntries())
      if ('value' in entry && typeof entry.value === 'number') window.watched.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** @param slower how many times */
async function look(context: BrowserContext, slower = 1): Promise<Sight> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const scripts: number[] = [];
  const arrived: { at: number; bytes: number }[] = [];
  let document: string | undefined;
  let begun: number | undefined;
  const since = (timestamp: number) => {
    begun ??= timestamp;
    return (timestamp - begun) * 1000;
  };
  devtools.on('Network.requestWillBeSent', ({ timestamp, request, requestId }) => {
    const at = since(timestamp);
    document ??= requestId;
    if (new URL(request.url).pathname.endsWith('.js')) scripts.push(at);
  });
  devtools.on('Network.loadingFinished', ({ timestamp, requestId, encodedDataLength: bytes }) =>
    // What is painted before the document has wholly come counts with all of it.
    arrived.push({ at: requestId === document ? 0 : since(timestamp), bytes }),
  );
  await page.addInitScript(watch);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.watched.figure !== undefined);
  await page.locator('#root[data-there]').waitFor();
  const { figure: ms = Number.NaN, shift } = await page.evaluate(() => window.watched);
  await page.close();
  return {
    ms,
    bytes: arrived.filter(({ at }) => at <= ms).reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: scripts.filter((at) => at <= ms).length,
    shift,
  };
}
