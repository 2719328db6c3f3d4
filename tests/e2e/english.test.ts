import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { dataOf, leftChinese, visibleTexts } from './left-chinese.ts';
import { signIn } from './steps.ts';

const { newContext } = useBrowser();

it('[R2.5-11] whoever chooses English reads English on every main page, and still after a reload', async () => {
  const context = await newContext();
  await signIn(context);
  const page = await context.newPage();
  const data = dataOf(page);
  await page.goto('/home');
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Sales trend' }).waitFor();
  for (const [path, title] of [
    ['/home', 'Statistics'],
    ['/account/manager', 'Products and shop sales'],
    ['/shopManage', 'Shop management'],
    ['/deliveryCenter', 'Logistics and warehouse entry'],
    ['/account/people', 'People'],
    ['/account/cash', 'Cash calendar'],
    ['/todo', 'To-do list'],
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
}, 120_000);
