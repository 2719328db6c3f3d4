import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { addDays, shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { browserFlags, findBrowser } from '../support/browser.mjs';
import { homeRequests } from './home-requests.ts';
import type { Request } from './load.ts';
import { makeManyShops } from './many-shops.ts';
import { token } from './operations.ts';
import { asking } from './page-requests.ts';
import { type Contender, startOurs } from './process.ts';
import { recordCalls, send, timesOf } from './recorded-calls.ts';
import type { Report } from './report.ts';

/** What ten times the shops of one boss cost: each call behind the pages, and each page in a browser. */

const fewShops = 100;
const manyShops = 1_000;
const days = 90;
const linesOfShopADay = 20;
/** What a call of the side panel or of a shop's card may take, in ms. */
const budget = 50;

const pages = ['/home', '/account/manager', '/shopManage', '/deliveryCenter', '/todo', '/m'];

const ask = asking([
  'shop-scope/Directory',
  'features/shops/panel/ShopInfoCard',
  'features/shops/manage/ShopStates',
  'features/products/Products',
  'features/delivery/ShippingOrders',
  'features/todos/Todos',
]);

/** As the client asks for them, page by page. */
const shopsOfPage = 100;
const rowsOfPage = 50;

const panelRequests = (shopIds: readonly string[]): Request[] => [
  ask('DirectoryShops', { first: shopsOfPage }),
  ask('DirectoryGroups'),
  ...shopIds.slice(0, 5).map((id) => ask('ShopInfoCard', { id })),
];

function listRequests(today: string): Request[] {
  const selection = { all: true };
  const range = { start: addDays(today, -29), end: today };
  const rows = { first: rowsOfPage, skip: 0 };
  const products = { selection, range, dataSource: 'SALES', level: 'SPU' };
  const order = { sort: 'NET_AMOUNT', descending: true, withCourse: false };
  return [
    ask('ShopStates'),
    ask('ProductList', { ...products, ...order, ...rows }),
    ask('ProductTotals', { ...products, withLoss: false }),
    ask('ShippingOrders', { selection, status: 'AWAITING_PACKING', sort: 'DEADLINE', ...rows }),
    ask('Todos', { selection, filter: 'OPEN', ...rows }),
  ];
}

interface Cost {
  /** Of each address behind the side panel and the cards, in ms. */
  readonly panel: ReadonlyMap<string, number>;
  /** Of each address behind /home and the lists, in ms. */
  readonly calls: ReadonlyMap<string, number>;
  /** How long the browser worked until a page stood, in ms. */
  readonly pages: ReadonlyMap<string, number>;
}

export async function benchGrowth(work: string, report: Report): Promise<void> {
  report.print(
    `\n${manyShops} shops of one boss, to ${fewShops}: as linear growth would have it, ${manyShops / fewShops} at the most`,
  );
  const few = await measure(work, fewShops);
  const many = await measure(work, manyShops);
  const check = (what: string, of: (cost: Cost) => ReadonlyMap<string, number>) => {
    const growth = [...of(many)].map(([name, ms]) => {
      // A call of a millisecond is mostly what any call costs.
      const times = ms / Math.max(of(few).get(name) ?? 0, 1);
      report.print(
        `  ${name.padEnd(62)} ${ms.toFixed(0).padStart(7)} ms ${times.toFixed(1).padStart(6)}`,
      );
      return times;
    });
    report.check(what, Math.max(...growth), manyShops / fewShops, { digits: 1 });
  };
  check('growth of the calls of panel and cards', ({ panel }) => panel);
  report.check('the slowest call of panel and cards', Math.max(...many.panel.values()), budget, {
    unit: 'ms',
    digits: 0,
  });
  check('growth of the calls of /home and the lists', ({ calls }) => calls);
  check('growth of the work of the browser', ({ pages: ofPages }) => ofPages);
}

async function measure(work: string, shops: number): Promise<Cost> {
  const today = shanghaiDay(Date.now());
  const dataDir = join(work, `shops-${shops}`);
  // The first start makes the folder and its database.
  await (await startOurs(dataDir)).stop();
  const databaseUrl = `sqlite:${join(dataDir, 'main.db')}`;
  const lines = shops * days * linesOfShopADay;
  const mallIds = await makeManyShops({ databaseUrl, token, shops, days, today, lines });
  const server = await startOurs(dataDir);
  const recorder = await recordCalls(server.url);
  const front = await startOurs(join(work, `front-${shops}`), { UPSTREAM_URL: recorder.url });
  try {
    const timed = async (requests: readonly Request[]) => {
      for (const request of requests) await send(front.url, request);
      return timesOf(server.url, recorder.take());
    };
    const panel = await timed(panelRequests(mallIds.map(globalId)));
    const limits = { today, dataStart: addDays(today, 1 - days) };
    const calls = await timed([...homeRequests({ type: 'month' }, limits), ...listRequests(today)]);
    return { panel, calls, pages: await workOfPages(server) };
  } finally {
    recorder.close();
    await Promise.all([front, server].map((one) => one.stop()));
  }
}

/** As many-shops.ts numbers them: each third is one of Shein. */
const globalId = (mallId: string): string =>
  `${Number(mallId.slice(1)) % 3 === 2 ? 'shein' : 'temu'}:${mallId}`;

/** What a sign-in leaves; without the second cookie the page takes its reader for a visitor. */
export const signedIn = (url: string) => [
  { name: 'token', value: token, url },
  { name: 'signedIn', value: '1', url },
];

async function workOfPages({ url }: Contender): Promise<Map<string, number>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
  try {
    const worked = new Map<string, number>();
    for (const path of pages) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1366, height: 768 },
        ...(path === '/m' && { isMobile: true, viewport: { width: 390, height: 844 } }),
      });
      await context.addCookies(signedIn(url));
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable');
      await page.goto(path);
      // Early in the day the phone names no shop: none has changed as yet.
      await page
        .getByText(path === '/m' ? /¥\d/ : /店铺\d/)
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
      const { metrics } = await devtools.send('Performance.getMetrics');
      const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
      worked.set(path, busy * 1000);
      await context.close();
    }
    return worked;
  } finally {
    await browser.close();
  }
}
