import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { askedBy, watchFigures, withoutCode } from './drawn-steps.ts';
import { phone } from './phone-steps.ts';
import {
  card,
  changeIn,
  figure,
  heading,
  manager,
  opened,
  sellerSteps,
  tab,
} from './seller-steps.ts';

const { newContext } = useBrowser();
const { seller, onPhone } = sellerSteps(newContext);

/** What a page says of its figures, card by card. */
async function figuresOf(page: Page): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const name of ['净销售额', '利润', '退货']) {
    const [note] = await card(page, name).locator('p').allTextContents();
    found[name] = [await figure(page, name), await changeIn(page, name), note];
  }
  return found;
}

const places = (page: Page) =>
  page.evaluate(() =>
    ['h1', '[role=group]:has([data-figure])', 'nav a', 'header button'].flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return [selector, Math.round(x), Math.round(y), Math.round(width)].join(' ');
      }),
    ),
  );

/** A figure is a link, which browsers by themselves draw blue. */
const colors = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=group] [data-figure]')].map(
      (shown) => getComputedStyle(shown).color,
    ),
  );

/** The page is its own: what only its code brings is there. */
const isTakenOver = (page: Page) => page.getByRole('button', { name: '立即刷新' }).waitFor();

describe('the first page of the phone', () => {
  it('[R1-14] shows the figures of today before any script has come, and the same ones in their place afterwards', async () => {
    const { context, shopOf } = await seller();
    // The last of the first steps: they stand above the figures of whoever has not taken them all.
    await manager(context, shopOf('晨光家居'));
    const small = await onPhone(context);
    const letGo = await withoutCode(small);
    const page = await small.newPage();
    const asked = askedBy(page);
    await watchFigures(page);
    await page.goto('/m', { waitUntil: 'commit' });
    await expect.poll(() => figure(page, '净销售额')).toBe('¥420.00');
    const before = {
      figures: await figuresOf(page),
      places: await places(page),
      colors: await colors(page),
    };
    letGo();
    await isTakenOver(page);
    expect({
      figures: await figuresOf(page),
      places: await places(page),
      colors: await colors(page),
    }).toEqual(before);
    expect(await page.evaluate(() => window.wentAway)).toBeUndefined();
    // What is not drawn is asked for when the page stands.
    const undrawn = ['FirstSteps', 'SalesChange'];
    expect(asked.filter((name) => !undrawn.includes(name))).toEqual([]);
  });

  it('shows them to a browser without scripts, and in the colours of the night', async () => {
    const { context } = await seller();
    const storageState = await context.storageState();
    const still = await newContext({ ...phone, storageState, javaScriptEnabled: false });
    const page = await opened(still, '/m');
    expect(await figure(page, '退货')).toBe('¥60.00');

    const night = await newContext({ ...phone, storageState, colorScheme: 'dark' });
    await withoutCode(night);
    const dark = await night.newPage();
    await dark.goto('/m', { waitUntil: 'commit' });
    const panel = card(dark, '净销售额');
    await panel.waitFor();
    const background = await panel.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).toBe('rgb(18, 23, 26)');
  });

  it('presses again what was pressed before its code had come', async () => {
    const { context } = await seller();
    const small = await onPhone(context);
    const letGo = await withoutCode(small);
    const page = await small.newPage();
    await page.goto('/m', { waitUntil: 'commit' });
    await card(page, '净销售额').waitFor();
    // The last press counts.
    await page.getByRole('button', { name: /^选择店铺/ }).click();
    await tab(page, '待办');
    letGo();
    await heading(page, '今日待办');
    expect(new URL(page.url()).pathname).toBe('/m/todo');
    await page.goBack();
    await heading(page, '今日');

    const other = await onPhone(context);
    const letOther = await withoutCode(other);
    const again = await other.newPage();
    await again.goto('/m', { waitUntil: 'commit' });
    await again.getByRole('button', { name: /^选择店铺/ }).click();
    letOther();
    await again.getByRole('dialog').getByRole('button', { name: '蓝鲸户外' }).waitFor();
  });

  it('speaks the language of the browser, and is not in sight where it does not', async () => {
    const { context } = await seller();
    const small = await onPhone(context);
    const page = await opened(small, '/m/me');
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await page.getByRole('heading', { level: 1, name: 'حسابي' }).waitFor();
    await small.clearCookies({ name: 'language' });
    await page.goto('/m');
    // The first time the server did not know it yet.
    await page.getByRole('heading', { level: 1, name: 'اليوم' }).waitFor();
    await expect
      .poll(async () => (await small.cookies()).find(({ name }) => name === 'language')?.value)
      .toBe('ar');
    await withoutCode(small);
    const next = await small.newPage();
    await next.goto('/m', { waitUntil: 'commit' });
    await next.getByRole('heading', { level: 1, name: 'اليوم' }).waitFor();
    expect(await next.evaluate(() => document.documentElement.dir)).toBe('rtl');

    const stranger = await onPhone(context);
    await stranger.addInitScript(() => localStorage.setItem('selectedLang', 'en'));
    await withoutCode(stranger);
    const hidden = await stranger.newPage();
    await hidden.goto('/m', { waitUntil: 'commit' });
    await hidden.locator('[data-drawn]').waitFor({ state: 'hidden' });
    await hidden.locator('[data-figure]').first().waitFor({ state: 'attached' });
    expect(await hidden.locator('[data-figure]').first().isVisible()).toBe(false);
  });
});
