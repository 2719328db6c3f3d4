import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { signInAt } from '../support/person.ts';
import { startProduct } from '../support/product.ts';
import { password } from '../support/sign-in.ts';
import { toasts } from './binding-steps.ts';
import { boss, shows } from './steps.ts';

const { newContext } = useBrowser();

const firstRow = (page: Page): Locator => page.getByRole('row').nth(1);

/** What somebody who opens a page looks for. */
const pages: readonly { readonly path: string; readonly data: (page: Page) => Locator }[] = [
  { path: '/home', data: (page) => page.getByText(/^¥[\d,.]*[1-9]/) },
  { path: '/account/manager', data: firstRow },
  { path: '/deliveryCenter', data: (page) => page.getByText(/FH\d{18}/) },
  { path: '/aiProducts/list', data: firstRow },
  { path: '/selectionToolNew', data: firstRow },
];

it('[R1-01] works on a fresh machine with nothing but its own api, database and marketplace simulator', async () => {
  const product = await startProduct({ DEMO: 'on', SIMULATOR: 'on' });
  const context = await newContext({ baseURL: product.url });
  await (await signInAt(product.url, boss, password)).enter(context);
  const page = await context.newPage();
  for (const { path, data } of pages) {
    await page.goto(path);
    await data(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await toasts(page).allTextContents(), path).toEqual([]);
    expect(await page.getByRole('alert').allTextContents(), path).toEqual([]);
  }
  await page.getByRole('button', { name: '账号菜单' }).click();
  await page.getByRole('menuitem', { name: '店铺续费' }).click();
  const shops = page.getByRole('dialog', { name: '选择要续费的店铺' });
  await shops.getByRole('option').first().click();
  await shops.getByRole('button', { name: '下一步（1 家）' }).click();
  await shows(page.getByRole('dialog', { name: '店铺续费' }), '单价 ¥69.00 / 月');
  expect(await toasts(page).allTextContents()).toEqual([]);
});
