import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { dataOf, leftChinese, visibleTexts } from './left-chinese.ts';
import { boss } from './steps.ts';

const { openAs } = useBrowser();

async function arabicPage(): Promise<{ page: Page; data: ReadonlySet<string> }> {
  const page = await openAs(boss);
  const data = dataOf(page);
  await page.goto('/home');
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: 'اتجاه المبيعات' }).waitFor();
  return { page, data };
}

const placeOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not in sight');
  return { left: box.x, right: box.x + box.width };
};

/** How much wider the page is than the window, in px. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const html = async (page: Page) => ({
  lang: await page.locator('html').getAttribute('lang'),
  dir: await page.locator('html').getAttribute('dir'),
});

it('[R2.5-11] whoever chooses Arabic reads Arabic, from right to left', async () => {
  const { page, data } = await arabicPage();
  for (const [path, title, width] of [
    ['/home', 'الإحصاءات', 1440],
    ['/account/manager', 'المنتجات ومبيعات المتاجر', 1440],
    ['/m', 'لوحة عمل الهاتف', 375],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.title()).toBe(`${title} - مساعد البائع`);
    expect(await html(page)).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(await beyond(page), path).toBeLessThanOrEqual(0);
    await expect
      .poll(async () => leftChinese(await visibleTexts(page), data), { message: path })
      .toEqual([]);
  }
}, 120_000);

it('[R2.5-11] the shops are at the right, and drawers come from the left', async () => {
  const { page } = await arabicPage();
  const panel = await placeOf(page.getByRole('complementary'));
  const main = await placeOf(page.getByRole('main'));
  expect(panel.right).toBe(await page.evaluate(() => window.innerWidth));
  expect(panel.left).toBeGreaterThanOrEqual(main.right);
  // The arrow that points onward leads to the next tab.
  const tabs = page.locator('[data-tab]');
  await tabs.nth(1).waitFor();
  await tabs.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => tabs.nth(1).evaluate((tab) => tab === document.activeElement)).toBe(true);

  await page.goto('/account/manager');
  await page.locator('[data-name]').first().click();
  const drawer = page.getByRole('dialog', { name: 'تفاصيل المنتج' });
  await drawer.waitFor();
  await expect.poll(async () => (await placeOf(drawer)).left).toBe(0);
}, 60_000);

it('[R2.5-11] what is put together of names in languages of their own is read from the right', async () => {
  const { page } = await arabicPage();
  await page.goto('/aiProducts/list');
  // From the language that it was collected in to the one that it is translated to.
  const pair = page.getByRole('row').locator('p:has(> [lang] + [lang])').first().locator('[lang]');
  await pair.first().waitFor();
  const [from, to] = [await placeOf(pair.nth(0)), await placeOf(pair.nth(1))];
  expect(from.left).toBeGreaterThan(to.right);

  // What is typed into a terminal stands behind its sign, as there.
  await page.goto('/operateRouting/softwareUninstallation');
  const typed = page.locator('svg text', { hasText: 'Ctrl+C' }).first();
  await typed.waitFor();
  const sign = typed.locator('xpath=preceding-sibling::*[1]');
  expect((await placeOf(sign)).right).toBeLessThanOrEqual((await placeOf(typed)).left);
});

it('[R2.5-11] language and direction are right before any script of the page has come', async () => {
  const { page } = await arabicPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await html(page)).toEqual({ lang: 'ar', dir: 'rtl' });
}, 60_000);
