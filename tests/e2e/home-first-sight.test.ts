import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { askedBy, watchFigures, withoutCode } from './drawn-steps.ts';
import { graphql } from './imports.ts';
import { enterWith } from './own-shops.ts';
import { card, changeIn, figure, manager, sellerSteps } from './seller-steps.ts';
import { boss } from './steps.ts';

const { newContext, contextAs } = useBrowser();
const { seller } = sellerSteps(newContext);

const names = ['净销售额', '净销量', '售出', '退货', '利润'];

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
let known: Cookies | undefined;

/** A boss who has taken all first steps. */
async function newSettled(): Promise<BrowserContext> {
  const { context, shopOf } = await seller();
  await manager(context, shopOf('晨光家居'));
  return context;
}

/** The one of all tests here that change nothing of what is kept of a boss. */
async function settled(): Promise<BrowserContext> {
  known ??= await (await newSettled()).cookies();
  const context = await newContext();
  await enterWith(context, known);
  return context;
}

/** Opens the page whose code is held back, and sees its figures. */
async function drawn(context: BrowserContext, path = '/home'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('[data-drawn] [data-figure]').first().waitFor();
  return page;
}

async function figuresOf(page: Page): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const shown = await card(page, name).locator('[data-figure]').textContent();
    found[name] = [shown, await figure(page, name), await changeIn(page, name)];
  }
  return found;
}

/** Where the frame and all that is above the blocks stands. */
const places = (page: Page) =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return width > 0 ? [{ y, text: [selector, ...[x, y, width, height].map(Math.round)] }] : [];
      });
    const card = 'main [role=group]:has([data-figure])';
    const [first] = seen(card);
    return [
      'header',
      'header a',
      'header > :last-child > button',
      ':has(> aside[aria-label]), .drawn-panel',
      'h1',
      '[role=note]',
      'main section',
      card,
      `${card} [data-figure]`,
      `${card} [data-direction]`,
    ].flatMap((selector) =>
      seen(selector)
        .filter(({ y }) => y < (first?.y ?? 0) + 100)
        .map(({ text }) => text.join(' ')),
    );
  });

/** The page is its own: what only its code brings is there. */
const isTakenOver = (page: Page) => page.locator('#root[data-there]').waitFor();

describe('the first sight of /home', () => {
  it.each([
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ])(
    'has its figures before any script has come, and the same ones in their place afterwards, at $width px',
    async (viewport) => {
      const context = await settled();
      const letGo = await withoutCode(context);
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      const asked = askedBy(page);
      await watchFigures(page);
      await page.goto('/home', { waitUntil: 'commit' });
      await expect.poll(() => figure(page, '净销售额')).toBe('¥420.00');
      const before = { figures: await figuresOf(page), places: await places(page) };
      expect(before.places.length).toBeGreaterThan(15);
      letGo();
      await isTakenOver(page);
      expect({ figures: await figuresOf(page), places: await places(page) }).toEqual(before);
      expect(await page.evaluate(() => window.wentAway)).toBeUndefined();
      // What comes below the figures afterwards is another matter.
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
      await page.getByRole('button', { name: '店铺管理' }).waitFor();
      expect(await places(page)).toEqual(before.places);
      const brought = [
        'Viewer',
        'HomePage',
        'DirectoryShops',
        'DirectoryGroups',
        'SalesChange',
        'HomeTasks',
        'Todos',
        'FirstSteps',
        'UnreadAlerts',
      ];
      expect(asked.filter((name) => brought.includes(name))).toEqual([]);
    },
  );

  it('shows them to a browser without scripts, in the colours of the night too', async () => {
    const storageState = await (await settled()).storageState();
    const still = await newContext({ storageState, javaScriptEnabled: false });
    expect(await figure(await drawn(still), '退货')).toBe('¥60.00');
    const night = await newContext({ storageState, colorScheme: 'dark' });
    await withoutCode(night);
    const panel = card(await drawn(night), '净销售额');
    const background = await panel.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).toBe('rgb(18, 23, 26)');
  });

  it('keeps its figures, with their time, when the network is lost before the page has read by itself', async () => {
    const context = await settled();
    const letGo = await withoutCode(context);
    const page = await context.newPage();
    // The code takes so long that what the document brought is asked for again.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 31_000;
    });
    await page.goto('/home', { waitUntil: 'commit' });
    await expect.poll(() => figure(page, '净销售额')).toBe('¥420.00');
    const lost = page.waitForEvent('requestfailed', (request) =>
      (request.postData() ?? '').includes('"operationName":"HomePage"'),
    );
    await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
    letGo();
    await lost;
    await isTakenOver(page);
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^未能更新，.*截至 \d\d:\d\d/ })
      .waitFor();
    expect(await figure(page, '净销售额')).toBe('¥420.00');
    await page.unroute('**/graphql');
    await page.getByRole('main').getByRole('button', { name: '重试' }).first().click();
    await page.getByText(/^未能更新，以下/).waitFor({ state: 'hidden' });
    expect(await figure(page, '净销售额')).toBe('¥420.00');
  });

  it('presses again what was pressed before its code had come', async () => {
    const context = await settled();
    const letGo = await withoutCode(context);
    const page = await drawn(context);
    await page.evaluate(() => {
      window.wentAway = false;
    });
    await page.getByRole('button', { name: '近7天' }).click();
    // The last press counts.
    await page.getByRole('link', { name: '商品列表' }).click();
    letGo();
    await page.waitForURL('**/account/manager');
    // By the page itself, not by the link alone.
    expect(await page.evaluate(() => window.wentAway)).toBe(false);
  });

  it.each([
    ['the days', '近7天', (page: Page) => page.waitForURL('**/home?range=week')],
    [
      'the search',
      /^搜索/,
      (page: Page) => page.getByRole('dialog', { name: '搜索店铺、页面和操作' }).waitFor(),
    ],
    [
      'the account',
      /账号菜单/,
      (page: Page) => page.getByRole('menuitem', { name: '个人中心' }).waitFor(),
    ],
    [
      'the colours',
      '切换到深色',
      (page: Page) => page.locator('html.dark').waitFor({ state: 'attached' }),
    ],
    [
      'the blocks',
      '版面设置',
      (page: Page) => page.getByRole('dialog', { name: '版面设置' }).waitFor(),
    ],
  ] as const)('presses again the button of %s', async (what, name, happens) => {
    const context = await (what === 'the colours' ? newSettled() : settled());
    const letGo = await withoutCode(context);
    const page = await drawn(context);
    await page.getByRole('button', { name }).click();
    letGo();
    await happens(page);
  });

  it('speaks the language of the browser from right to left, and is not in sight in another', async () => {
    const context = await settled();
    const viewerId = z.object({ viewer: z.object({ id: z.string() }) });
    const { viewer } = viewerId.parse(await graphql(context, '{ viewer { id } }', {}));
    const speaks = (language: string) =>
      context.addInitScript(
        (written: readonly [string, string]) => {
          const [person, chosen] = written;
          localStorage.setItem('selectedLang', chosen);
          localStorage.setItem(`selectedLang.${person}`, chosen);
        },
        [viewer.id, language] as const,
      );
    const url = e2eServer().origin;
    await context.addCookies([{ name: 'language', value: 'ar', url }]);
    await speaks('ar');
    const letGo = await withoutCode(context);
    const page = await drawn(context);
    await page.getByRole('heading', { level: 1, name: 'كل المتاجر' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const before = await places(page);
    letGo();
    await isTakenOver(page);
    expect(await places(page)).toEqual(before);

    await context.addCookies([{ name: 'language', value: 'en', url }]);
    await withoutCode(context);
    const foreign = await context.newPage();
    await foreign.goto('/home', { waitUntil: 'commit' });
    await foreign.locator('[data-figure]').first().waitFor({ state: 'attached' });
    expect(await foreign.locator('[data-figure]').first().isVisible()).toBe(false);
  });

  it('has no strip that was closed today', async () => {
    const context = await contextAs(boss, { reminders: true });
    await withoutCode(context);
    const strip = (page: Page) => page.locator('[data-drawn] [data-tip]');
    await strip(await drawn(context)).waitFor();
    await context.addInitScript(
      (closed: string) => localStorage.setItem('tipClosedTimes', closed),
      JSON.stringify({ [`expiryStrip:${boss}`]: Date.now() }),
    );
    const again = await drawn(context);
    await again.locator('#first-answers').waitFor({ state: 'attached' });
    expect(await strip(again).count()).toBe(0);
  });

  it('is what the build has drawn on a narrow screen', async () => {
    const context = await settled();
    await withoutCode(context);
    const page = await context.newPage();
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto('/home', { waitUntil: 'commit' });
    await page.locator('[data-drawn]').waitFor({ state: 'hidden' });
    await page.getByRole('banner').waitFor();
    expect(await page.locator('[data-figure]').first().isVisible()).toBe(false);
  });
});
