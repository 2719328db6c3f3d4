import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { phone } from './phone-steps.ts';
import { speak } from './speak.ts';
import { demoManager } from './staff.ts';
import { boss, shows } from './steps.ts';

const { contextAs, newContext } = useBrowser();

/** By how much the page is wider than the screen. */
const excess = (page: Page, width: number) =>
  page.evaluate((screen) => document.documentElement.scrollWidth - screen, width);

/** What is cut off at its end or below. */
const cut = (parts: Locator) =>
  parts.evaluateAll((all) =>
    all
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight + 2,
      )
      .map(({ textContent }) => textContent),
  );

const heights = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));

const lowest = async (parts: Locator) => {
  await parts.first().waitFor();
  return Math.min(...(await heights(parts)));
};

/** Where the words of a part end. */
const lastOfWords = (part: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(part);
  return range.getBoundingClientRect().right;
};

const tabsOf = (page: Page, label: string) =>
  page.getByRole('navigation', { name: label }).getByRole('link');

it('[R9.4-03] keeps the workbench whole where letters are twice as large', async () => {
  const context = await contextAs(boss, phone);
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  const page = await context.newPage();
  await page.goto('/m');
  const todos = page.getByRole('list', { name: '今日待办' }).getByRole('link');
  await todos.first().waitFor();
  expect(await excess(page, 375)).toBe(0);
  // Words have a line of more than one sign, and a figure one line.
  for (const words of await todos.locator('p').all())
    expect((await words.boundingBox())?.width).toBeGreaterThan(60);
  const figure = page.getByRole('group', { name: '净销售额' }).locator('[data-figure] a');
  expect(await figure.evaluate((one) => one.getClientRects().length)).toBe(1);

  await page.goto('/m/shops');
  const shops = page.getByRole('list', { name: '店铺今日销售' }).getByRole('listitem');
  await shops
    .getByText(/^发货 /)
    .first()
    .waitFor();
  expect(await excess(page, 375)).toBe(0);
  expect(await cut(shops.locator('p'))).toEqual([]);

  await page.goto('/m/messages');
  await shows(page, /罚款 ¥/);
  expect(await excess(page, 375)).toBe(0);

  await page.goto('/m/push');
  await shows(page, '结束时间');
  expect(await excess(page, 375)).toBe(0);

  // A choice has a line of its own, where a half would hold two signs.
  await page.goto('/m/notices');
  const kinds = page.getByRole('combobox', { name: '提醒类型' });
  await kinds.waitFor();
  expect((await kinds.boundingBox())?.width).toBeGreaterThan(300);
  expect(await excess(page, 375)).toBe(0);
});

it('makes of the pages of the desktop what fits a narrow window', async () => {
  const context = await contextAs(boss, { viewport: phone.viewport });
  const page = await context.newPage();
  await page.goto('/home');
  const tasks = page.getByRole('region', { name: '今日待办' }).getByRole('link');
  expect(await lowest(tasks)).toBeGreaterThanOrEqual(44);
  const cards = page.getByRole('list', { name: '待办清单' }).getByRole('listitem');
  await cards.first().waitFor();
  expect(await cards.getByText('—', { exact: true }).count()).toBe(0);

  await page.goto('/account/manager');
  const name = page.locator('[data-product]').first();
  await name.waitFor();
  expect(await name.evaluate((one) => Number(getComputedStyle(one).webkitLineClamp))).toBe(2);
  // Three lines of words make the row no higher than the list reckons with.
  expect(await heights(page.locator('tbody tr[tabindex]').first())).toEqual([56]);

  await page.goto('/account/log');
  await shows(page, '开始日期');
  await shows(page, '结束日期');
});

it('[R8-13] leaves the tabs of the workbench in sight while the network is gone', async () => {
  const context = await contextAs(demoManager, phone);
  const page = await context.newPage();
  await page.goto('/m');
  await page.getByRole('list', { name: '今日待办' }).getByRole('link').first().waitFor();
  await context.setOffline(true);
  await shows(page.getByRole('alert'), /网络已断开/);
  const tab = tabsOf(page, '工作台导航').filter({ hasText: '我的' });
  await expect
    .poll(() =>
      tab.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height - 2));
      }),
    )
    .toBe(true);
  await context.setOffline(false);
});

it('[R9.4-04] is made for thumbs on a phone that lies on its side, and names in cards are whole', async () => {
  const context = await contextAs(demoManager, {
    ...phone,
    viewport: { width: 812, height: 375 },
  });
  const page = await context.newPage();
  await page.goto('/m');
  // The page as it was drawn gives way to the page itself.
  await expect
    .poll(() => lowest(page.getByRole('link', { name: '净销售额从哪里来' })))
    .toBeGreaterThanOrEqual(44);
  await page.goto('/m/me');
  for (const name of [/^切换到/, '语言'])
    expect(await lowest(page.getByRole('button', { name }))).toBeGreaterThanOrEqual(44);
  // A row answers where its words stand, and says what is set.
  await page.getByText('切换到深色').click();
  await page.getByText('切换到浅色').click();
  await page.getByText('中文', { exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('button', { name: /^Language\s*English$/ }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await page.getByRole('button', { name: /^语言\s*中文$/ }).waitFor();
  await page.goto('/m/orders');
  const lists = page.getByRole('main').getByRole('radiogroup').locator('label');
  expect(await lowest(lists)).toBeGreaterThanOrEqual(44);

  await page.setViewportSize(phone.viewport);
  const cards = page.getByRole('main').getByRole('listitem');
  await cards.first().waitFor();
  expect(await cut(cards.locator('p'))).toEqual([]);
  await page.goto('/m/products');
  await cards.first().waitFor();
  expect(await cut(cards.locator('p'))).toEqual([]);
});

it('[R2.5-11] has room for long words on the narrowest screen, in the header and in the tabs', async () => {
  const viewport = { width: 320, height: 568 };
  const context = await contextAs(demoManager, { viewport });
  await speak(context, 'de');
  const page = await context.newPage();
  await page.goto('/todo');
  await page.getByRole('button', { name: 'Kontomenü' }).click();
  const entries = page.getByRole('menu', { name: 'Kontomenü' }).getByRole('menuitem');
  expect(await lowest(entries)).toBeGreaterThanOrEqual(44);
  expect(await excess(page, 320)).toBe(0);

  // Titles and what stands in a dialog or a drawer keep within it, and away from what closes it.
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog');
  for (const name of [/^Suchen/, 'Hinweise']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    const close = dialog.getByRole('button', { name: 'Schließen' });
    await close.waitFor();
    const title = await dialog.getByRole('heading').first().evaluate(lastOfWords);
    expect(title).toBeLessThanOrEqual((await close.boundingBox())?.x ?? 0);
    if (name === 'Hinweise') {
      const read = dialog.getByRole('button', { name: 'Alle als gelesen markieren' });
      await read.waitFor();
      for (const part of [read, dialog.getByRole('tab', { name: 'Einstellungen' })])
        expect(await part.evaluate(lastOfWords)).toBeLessThanOrEqual(320);
      const news = dialog.getByRole('tab', { name: 'Neuigkeiten' });
      expect(await cut(news)).toEqual([]);
    } else {
      const shops = dialog.getByRole('option').filter({ hasText: 'temu' });
      await shops.first().waitFor();
      expect(await cut(shops.locator('span'))).toEqual([]);
    }
    await close.click();
    await dialog.waitFor({ state: 'detached' });
  }

  await page.goto('/m');
  const tabs = tabsOf(page, 'Navigation des Arbeitsbereichs');
  await tabs.first().waitFor();
  /** Between the words of neighbours; the page as it was drawn gives way to the page itself. */
  const leastGap = () =>
    tabs.evaluateAll((all) => {
      const words = all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.lastChild ?? link);
        return range.getBoundingClientRect();
      });
      return Math.min(
        ...words.slice(1).map(({ left }, place) => left - (words[place]?.right ?? 0)),
      );
    });
  await expect.poll(leastGap).toBeGreaterThan(6);

  // A visitor's way in is whole.
  const visitor = await newContext({ viewport });
  await speak(visitor, 'de');
  const preview = await visitor.newPage();
  await preview.goto('/m/preview');
  const signIn = preview.getByRole('link', { name: 'Anmelden' });
  await signIn.waitFor();
  const box = await signIn.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});
