import type { Locator, Page } from 'playwright-core';

/** The parts of the shop side panel, as a person finds them. */

export const panelOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: '店铺列表' });

/** The row of a shop: its name is the beginning of what its button says. */
export const rowOf = (page: Page, shop: string): Locator =>
  panelOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`[title^="${shop} "]`) });

export const shopButton = (page: Page, shop: string): Locator =>
  rowOf(page, shop).locator('button[aria-current]');

/** Names of the shops from top to bottom. */
export const shownNames = async (page: Page): Promise<string[]> => {
  const titles = await panelOf(page).locator('button [title]').all();
  const texts = await Promise.all(titles.map((title) => title.getAttribute('title')));
  return texts.flatMap((text) => text?.match(/^(.*) \d+$/)?.[1] ?? []);
};

/** Opens a shop's menu and chooses an entry. */
export async function chooseOf(page: Page, shop: string, entry: string): Promise<void> {
  await rowOf(page, shop).hover();
  await rowOf(page, shop).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Chooses an entry of the menu 店铺管理. */
export async function manage(page: Page, entry: string): Promise<void> {
  await panelOf(page).getByRole('button', { name: '店铺管理' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Chooses an entry of the menu 更多 on the page of all shops. */
export async function chooseMore(page: Page, entry: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Opens a page and waits until the panel has all its shops. */
export async function openWithPanel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await panelOf(page)
    .getByRole('button', { name: /店铺数据汇总/ })
    .waitFor();
}
