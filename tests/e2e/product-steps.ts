import type { BrowserContext, Locator, Page } from 'playwright-core';
import { freshPhone } from '../support/browser.ts';
import { toCsv } from '../support/sales-files.ts';
import { becomeBoss, writeSales } from './imports.ts';

/** What a test does on the list of products. */

export const list = (page: Page) => page.getByRole('table', { name: '商品列表' });
/** The line of a product, by a part of what it says. */
export const lineOf = (page: Page, text: string) =>
  list(page).getByRole('row').filter({ hasText: text });
export const head = (page: Page, name: string) => list(page).getByRole('columnheader', { name });
export const count = (page: Page) => page.getByTestId('product-count');
export const level = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: '商品层级' }).getByText(name, { exact: true }).click();

/** The lines with a product that are drawn, from the top; not those that are on their way. */
export const drawn = (page: Page) => list(page).locator('tbody tr:not([data-waiting]):has(th)');

/** The goods of a boss of one's own: enough to be scrolled, the same every time. */
const goods = Array.from({ length: 130 }, (_, index) => ({
  orderNo: `P${index}`,
  shop: '晨光家居',
  code: `K${String(index).padStart(3, '0')}`,
  name: index === 5 ? '=HYPERLINK("http://x")' : `收纳盒 ${index} 号`,
  quantity: 200 - index,
  price: '10.00',
  at: '2024-03-01 12:00:00',
}));
export const ownAddress = '/account/manager?range=2024-03-01..2024-03-10&level=sku';

export async function ownPage(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => sessionStorage.setItem('reminderClosedAt', String(Date.now())));
  await becomeBoss(context, freshPhone());
  await writeSales(context, toCsv(goods.map((line) => ({ ...line, name: csvCell(line.name) }))));
  const page = await context.newPage();
  await page.goto(ownAddress);
  await drawn(page).first().waitFor();
  return page;
}
const csvCell = (text: string) => `"${text.replaceAll('"', '""')}"`;

export const cost = (line: Locator) =>
  line.locator('td').filter({ has: line.page().getByRole('button', { name: /^填写成本/ }) });
