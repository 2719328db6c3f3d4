import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { salesLines, toCsv } from '../support/sales-files.ts';
import { graphql, importSales } from './imports.ts';
import { addShops, bossOf } from './own-shops.ts';

const { contextAs } = useBrowser();

const bell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

it('an import arrives as unread at the bell of every window, is opened and read, and stays so', async () => {
  const context = await contextAs(bossOf([]));
  await addShops(context, ['提醒一店']);
  const page = await context.newPage();
  await page.goto('/home/consult');
  const other = await context.newPage();
  await other.goto('/account/sessions');
  // The shop itself came with an import.
  await bell(page, '提醒，1 条未读').waitFor();
  await bell(other, '提醒，1 条未读').waitFor();
  await graphql(context, 'mutation { readAllAlerts(input: {}) { count } }', {});
  await bell(page, '提醒').waitFor();
  await bell(other, '提醒').waitFor();
  await importSales(context, toCsv(salesLines()));
  await bell(page, '提醒，1 条未读').waitFor();
  await bell(other, '提醒，1 条未读').waitFor();

  await bell(page, '提醒，1 条未读').click();
  const drawer = page.getByRole('dialog', { name: '提醒中心' });
  await drawer.getByText('1 条未读').waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: '全部已读' }).click();
  await drawer.getByText('没有未读提醒').waitFor();
  await bell(other, '提醒').waitFor();
  await page.getByRole('button', { name: '撤销' }).click();
  await drawer.getByText('1 条未读').waitFor();
  await bell(other, '提醒，1 条未读').waitFor();

  await drawer
    .getByRole('link', { name: /导入完成/ })
    .first()
    .click();
  await page.waitForURL(/\/import\?job=/);
  await drawer.waitFor({ state: 'hidden' });
  await bell(page, '提醒').waitFor();
  await bell(other, '提醒').waitFor();
  await page.reload();
  await bell(page, '提醒').click();
  await drawer
    .getByRole('link', { name: /导入完成/ })
    .first()
    .waitFor();
  await drawer.getByText('没有未读提醒').waitFor();
});
