import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { graphql } from './imports.ts';
import { becomeBossOf, haveShops } from './own-shops.ts';

/** What a test does about the managers of a boss. */

export const permissions = (page: Page) =>
  page.getByRole('dialog', { name: '店铺权限分配', includeHidden: true });
export const table = (page: Page) => permissions(page).getByRole('table', { name: '店铺权限' });
export const row = (page: Page, shop: string) =>
  table(page).getByRole('row').filter({ hasText: shop });
export const tab = (scope: Locator, name: string) => scope.getByText(name, { exact: true }).click();

export async function openPermissions(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '店铺权限分配' }).click();
  await permissions(page).waitFor();
  return permissions(page);
}

/** A page of a new boss with temu and shein shops, the dialog open on it. */
export async function ownPage(context: BrowserContext): Promise<Page> {
  await becomeBossOf(context, ['甲店', '乙店']);
  await haveShops(context, ['丙店'], { platformType: 'shein' });
  const page = await context.newPage();
  await page.goto('/shopManage');
  await openPermissions(page);
  await row(page, '甲店').waitFor();
  return page;
}

export const form = (page: Page, name = '添加管理员') =>
  page.getByRole('dialog', { name, exact: true });
export const option = (dialog: Locator, name: string) => dialog.getByRole('option', { name });
export const save = (dialog: Locator) => dialog.getByRole('button', { name: '保存' }).click();
export const alerts = (dialog: Locator) => dialog.getByRole('alert').allTextContents();

export async function openForm(page: Page): Promise<Locator> {
  await permissions(page).getByRole('button', { name: '添加管理员' }).click();
  await form(page).waitFor();
  return form(page);
}

const listed = z.object({
  managers: z.array(
    z.object({ phone: z.string(), shopIds: z.array(z.string()), permissionIds: z.array(z.int()) }),
  ),
});

export const managersOf = async (context: BrowserContext) =>
  listed.parse(await graphql(context, '{ managers { phone shopIds permissionIds } }', {})).managers;

/** Adds a manager by the API: of a shop of this name. */
export async function addManager(context: BrowserContext, phone: string, ...shops: string[]) {
  const found = z
    .object({
      shops: z.object({
        edges: z.array(z.object({ node: z.object({ id: z.string(), name: z.string() }) })),
      }),
    })
    .parse(await graphql(context, '{ shops { edges { node { id name } } } }', {}));
  const ids = found.shops.edges.map(({ node }) => node).filter(({ name }) => shops.includes(name));
  const saved = await graphql(
    context,
    'mutation ($input: SaveManagerInput!) { saveManager(input: $input) { error { message } } }',
    {
      input: { phone, password: 'abc123', shopIds: ids.map(({ id }) => id), permissionIds: [2] },
    },
  );
  expect(saved).toEqual({ saveManager: { error: null } });
}
