import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { signIn } from './steps.ts';

const { newContext } = useBrowser();

/** Every string in an answer. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Names of languages in themselves, and words of the simulated marketplace. */
const ownNames = ['中文', '日本語'];

/** Gathers what the server says: names of shops and products, notices, reasons. */
function dataOf(page: Page): Set<string> {
  const said = new Set(ownNames);
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    void response.json().then(
      (answer: unknown) => {
        for (const each of stringsIn(answer)) if (/\p{Script=Han}/u.test(each)) said.add(each);
      },
      // The page may have gone before its answer was read.
      () => {},
    );
  });
  return said;
}

/** What can be seen, and what is read out or shown by pointing. */
const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript')) continue;
      if (element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title'])
        found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });

/** Texts in which Chinese is left when all data is taken out; the longest name first, as one may hold another. */
const leftChinese = (texts: readonly string[], data: ReadonlySet<string>): string[] => {
  const names = [...data].sort((one, other) => other.length - one.length);
  return texts.filter((text) =>
    /\p{Script=Han}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text)),
  );
};

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
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.title()).toBe(`${title} - Seller Assistant`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('main').getAttribute('lang')).toBe('en');
    await expect
      .poll(async () => leftChinese(await visibleTexts(page), data), { message: path })
      .toEqual([]);
  }
}, 120_000);
