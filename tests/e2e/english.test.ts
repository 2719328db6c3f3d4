import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { dataOf, leftChinese, visibleTexts } from './left-chinese.ts';
import { boss } from './steps.ts';

const { openAs } = useBrowser();

/** The words of those that match which do not fit. */
const cutWords = (page: Page, matching: string) =>
  page
    .locator(matching)
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

it('[R2.5-11] whoever chooses English reads English on every main page, and still after a reload', async () => {
  const page = await openAs(boss);
  const data = dataOf(page);
  await page.goto('/home');
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Sales trend' }).waitFor();
  // In the first hour of a day there is no full hour to compare.
  await page
    .getByText(/vs\. same hours yesterday|Compared from 01:00/)
    .first()
    .waitFor();
  expect(await cutWords(page, '[data-beside] p')).toEqual([]);
  for (const [path, title] of [
    ['/home', 'Statistics'],
    ['/shopManage', 'Shop management'],
    ['/deliveryCenter', 'Logistics and warehouse entry'],
    ['/account/people', 'People'],
    ['/account/cash', 'Cash calendar'],
    ['/todo', 'To-do list'],
    ['/account/manager', 'Products and shop sales'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.title()).toBe(`${title} - Seller Assistant`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await expect
      .poll(async () => leftChinese(await visibleTexts(page), data), { message: path })
      .toEqual([]);
    const texts = await visibleTexts(page);
    expect(texts.filter((text) => /\b20\d\d-\d\d-\d\d\b/.test(text))).toEqual([]);
  }
  // The columns of the list of products, where this has led, have room for the longest words there are.
  await page.locator('tbody tr[tabindex]').first().waitFor();
  expect(await cutWords(page, 'thead th')).toEqual([]);
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/account/stock', '/selectionToolNew']) {
      await page.goto(path);
      await page.locator('tbody tr:not([data-waiting]) td').first().waitFor();
      expect(await cutWords(page, 'thead th'), `${path} ${width}`).toEqual([]);
    }
    // What is done with a row is whole, and not cut at the edge of its column.
    expect(await cutWords(page, 'tbody td[data-pinned]'), `${width}`).toEqual([]);
    await page.goto('/canvasCompon');
    await page.getByRole('button', { name: 'Compliance mark' }).waitFor();
    expect(await cutWords(page, 'main button'), `labels ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1500, height: 900 });
  await page.goto('/account/manager');
  await page.getByRole('columnheader', { name: 'Days of cover' }).waitFor();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('columnheader', { name: 'Reichweite' }).waitFor();
  expect(await cutWords(page, 'thead th')).toEqual([]);
}, 120_000);
