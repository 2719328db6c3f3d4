import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { useBrowser } from '../support/browser.ts';
import type { Person } from '../support/person.ts';
import type { Product } from '../support/product.ts';

/** What a person does at the import page of a product of one test. */

export interface SalesFile {
  readonly name: string;
  readonly buffer: Buffer;
}

const pieces = (count: number) => count.toLocaleString('en-US');

export const choose = (page: Page, { name, buffer }: SalesFile): Promise<void> =>
  page
    .getByLabel('销售文件', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** The page of a person in a context of their own. */
export async function pageAt(
  newContext: ReturnType<typeof useBrowser>['newContext'],
  product: Product,
  person: Person,
  path = '/import',
): Promise<Page> {
  const context = await newContext({ baseURL: product.url });
  await person.enter(context);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

export const report = (page: Page): Locator => page.getByRole('region', { name: /^导入 / });

export const figureOf = (page: Page, name: string): Promise<string> =>
  report(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) })
    .locator('dd')
    .innerText();

export async function importsWell(page: Page, file: SalesFile, added: number): Promise<void> {
  await choose(page, file);
  await startsWell(page, added);
}

export async function startsWell(page: Page, added: number): Promise<void> {
  await page.getByRole('table', { name: '导入预览' }).waitFor();
  await page.getByRole('button', { name: '开始导入' }).click();
  await report(page).getByText('已完成').waitFor({ timeout: 60_000 });
  expect(await figureOf(page, '新增销售行')).toBe(pieces(added));
}
