import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { shopButton } from '../e2e/panel.ts';
import { browserFlags, findBrowser } from '../support/browser.mjs';
import { signedIn } from './growth.ts';
import { median } from './load.ts';
import { makeManyShops } from './many-shops.ts';
import { token } from './operations.ts';
import { startOurs } from './process.ts';
import type { Report } from './report.ts';

/** From a press to the next paint, for a boss of many shops and products: the events of the browser's own clock. */

const shops = 560;
const days = 30;
const linesOfShopADay = 20;
const rounds = 5;
const budget = 200;

interface Press {
  readonly name: string;
  readonly path: string;
  /** What is pressed before each of them, and not measured. */
  prepare?(page: Page): Promise<void>;
  press(page: Page, round: number): Promise<void>;
}

const choose = (page: Page, hint: string) =>
  page.getByRole('radiogroup', { name: '库存提示' }).getByText(hint).click();

const presses: readonly Press[] = [
  {
    name: 'another shop in the side panel of /home',
    path: '/home',
    press: (page, round) => shopButton(page, `店铺${1 + 3 * round}`).click(),
  },
  {
    name: 'another tab of a shop on /home',
    path: '/home',
    press: (page, round) => page.locator('[data-tab]:not([data-tab=summary])').nth(round).click(),
  },
  {
    name: 'stock in place of sales on /home',
    path: '/home',
    press: (page, round) =>
      page
        .getByText(round % 2 === 0 ? '备货' : '销售', { exact: true })
        .first()
        .click(),
  },
  {
    name: 'a filter of the product list',
    path: '/account/manager',
    prepare: (page) => choose(page, '库存不限'),
    press: (page) => choose(page, '已售罄'),
  },
  {
    name: 'all of the product list after a filter',
    path: '/account/manager',
    prepare: (page) => choose(page, '已售罄'),
    press: (page) => choose(page, '库存不限'),
  },
];

declare global {
  interface Window {
    presses: number[];
  }
}

/** In the page: notes how long each press took until its paint. */
function watch(): void {
  window.presses = [];
  new PerformanceObserver((events) => {
    for (const entry of events.getEntries())
      if (entry.name === 'click' || entry.name === 'pointerdown' || entry.name === 'pointerup')
        window.presses.push(entry.duration);
    // Left out, what takes less than 104 ms is not told; TypeScript does not know it.
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } });
}

export async function benchInteractions(work: string, report: Report): Promise<void> {
  report.print(`\nfrom a press to the next paint, ${shops} shops, median of ${rounds}`);
  const today = shanghaiDay(Date.now());
  const dataDir = join(work, 'interactions');
  // The first start makes the folder and its database.
  await (await startOurs(dataDir)).stop();
  const databaseUrl = `sqlite:${join(dataDir, 'main.db')}`;
  const lines = shops * days * linesOfShopADay;
  await makeManyShops({ databaseUrl, token, shops, days, today, lines });
  const server = await startOurs(dataDir);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
  try {
    for (const { name, path, prepare, press } of presses) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1500, height: 900 },
      });
      await context.addCookies(signedIn(server.url));
      const page = await context.newPage();
      await page.addInitScript(watch);
      await page.goto(path);
      await page
        .getByText(/店铺\d/)
        .first()
        .waitFor();
      // A boss without a chat account is asked for one.
      await page.getByRole('button', { name: '以后再说' }).click();
      await page.waitForLoadState('networkidle');
      const longest: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await prepare?.(page);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => {
          window.presses = [];
        });
        await press(page, round);
        await page.waitForLoadState('networkidle');
        // An event is told of after its paint; one shorter than the threshold never is.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
        );
        longest.push(Math.max(16, ...(await page.evaluate(() => window.presses))));
      }
      report.check(name, median(longest), budget, { unit: 'ms', digits: 0 });
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
