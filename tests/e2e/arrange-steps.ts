import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { toasts } from './binding-steps.ts';
import { graphql } from './imports.ts';
import { chooseOf, manage, openWithPanel, panelOf, rowOf, shownNames } from './panel.ts';
import { countFrames, shows } from './steps.ts';

/** What a boss does with shops once they are bound, by the side panel alone. */

const listed = z.object({
  shops: z.object({
    edges: z.array(
      z.object({
        node: z.object({ name: z.string(), platform: z.string(), managedType: z.string() }),
      }),
    ),
  }),
});

/** Two shops of one section of the panel, one above the other. */
async function neighbours(page: Page): Promise<[string, string]> {
  const { shops } = listed.parse(
    await graphql(page.context(), '{ shops { edges { node { name platform managedType } } } }', {}),
  );
  const names = await shownNames(page);
  const sectionOf = (name: string | undefined) => {
    const shop = shops.edges.find(({ node }) => node.name === name)?.node;
    return shop && `${shop.platform} ${shop.managedType}`;
  };
  const upper = names.find((name, index) => sectionOf(name) === sectionOf(names[index + 1]));
  const lower = upper && names[names.indexOf(upper) + 1];
  if (upper === undefined || lower === undefined) throw new Error('No section has two shops');
  return [upper, lower];
}

async function makeGroup(page: Page, name: string, shop: string): Promise<void> {
  await manage(page, '店铺分组管理');
  const dialog = page.getByRole('dialog', { name: '店铺分组管理' });
  await dialog.getByRole('textbox', { name: '新分组名称' }).fill(name);
  await dialog.getByRole('button', { name: '新建分组' }).click();
  await dialog.getByRole('option', { name: shop }).click();
  await dialog.getByRole('button', { name: '保存店铺' }).click();
  await shows(toasts(page), '保存成功');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

async function moveDown(page: Page, shop: string): Promise<void> {
  await rowOf(page, shop)
    .getByRole('button', { name: `移动店铺“${shop}”` })
    .focus();
  await page.keyboard.press('Space');
  await shows(page, `已拿起店铺${shop}`);
  // The sensor listens to further keys from the next task on, which a busy machine begins after it is said.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowDown');
  await shows(page, `店铺${shop}将放到第`);
  await page.keyboard.press('Space');
}

async function hide(page: Page, shop: string): Promise<void> {
  await chooseOf(page, shop, '隐藏');
  await page.getByRole('alertdialog').getByRole('button', { name: '隐藏' }).click();
  await rowOf(page, shop).waitFor({ state: 'detached' });
}

async function restore(page: Page, shop: string): Promise<void> {
  await manage(page, '恢复店铺');
  await page.getByRole('button', { name: `恢复店铺“${shop}”` }).click();
  await rowOf(page, shop).waitFor();
}

async function rename(page: Page, shop: string, name: string): Promise<void> {
  await chooseOf(page, shop, '重命名');
  const dialog = page.getByRole('dialog', { name: '重命名店铺' });
  await dialog.getByLabel('店铺名称').fill(name);
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Groups a shop, moves it by the keyboard, hides and restores another, and renames it; all of it lasts. */
export async function arrangeShops(page: Page): Promise<void> {
  const [upper, lower] = await neighbours(page);
  await makeGroup(page, '重点店铺', upper);
  const group = panelOf(page).getByRole('button', { name: /重点店铺\s*1$/ });
  await group.waitFor();

  const before = await shownNames(page);
  const swapped = before.map((name) => ({ [upper]: lower, [lower]: upper })[name] ?? name);
  await moveDown(page, upper);
  await expect.poll(() => shownNames(page)).toEqual(swapped);

  await hide(page, upper);
  // A group with a shop that is not shown stays, for when the shop comes back.
  await group.waitFor();
  await restore(page, upper);
  const { pathname, search } = new URL(page.url());
  const heard = layoutNews(page);
  await openWithPanel(page, pathname + search);
  const after = await shownNames(page);
  expect([...after].sort()).toEqual([...before].sort());
  expect(after.indexOf(upper)).toBeGreaterThan(after.indexOf(lower));
  await group.waitFor();

  await rename(page, upper, '改名的旗舰店');
  await rowOf(page, '改名的旗舰店').waitFor();
  expect(await shownNames(page)).toEqual(
    after.map((name) => (name === upper ? '改名的旗舰店' : name)),
  );
  // What follows relies on live messages: from here on the page gets them.
  await expect.poll(heard).toBeGreaterThan(0);
}

/** How many messages of the side panel the page has got since. */
export const layoutNews = (page: Page): (() => number) => countFrames(page, 'shopLayoutChanged');
