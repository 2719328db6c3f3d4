import type { BrowserContext, Locator, Page } from 'playwright-core';
import { freshPhone, latestCode } from '../support/browser.ts';
import { becomeBoss } from './imports.ts';

/** Steps of binding, for the tests of its screens. */

export const marketplacePassword = 'temu2026';

/** A simulated account that no other test uses: a code, then 1 to 4 shops. */
export const freshAccount = (): string =>
  `1201${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

/** Signs the context in as a boss without any shop, and leaves the reminder to bind one behind. */
export async function newBoss(context: BrowserContext): Promise<Page> {
  await becomeBoss(context, freshPhone());
  const page = await context.newPage();
  await page.goto('/home');
  await page.getByRole('alertdialog').getByRole('button', { name: '稍后处理' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  return page;
}

export async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

export const dialogOf = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

export async function openBindDialog(page: Page): Promise<Locator> {
  await chooseInMenu(page, '绑定主账号（temu）');
  const dialog = dialogOf(page, '绑定主账号');
  await dialog.waitFor();
  return dialog;
}

export const codeButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: /^(获取验证码|重新发送|\d+ 秒后重发)$/ });

export async function fillAccount(
  dialog: Locator,
  phone: string,
  password = marketplacePassword,
): Promise<void> {
  await dialog.getByLabel('账号', { exact: true }).fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
}

/** Fetches the code and confirms it. */
export async function bindByCode(
  dialog: Locator,
  phone: string,
  codeOf: () => Promise<string> = () => latestCode(phone),
): Promise<void> {
  await codeButton(dialog).click();
  await dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
  await dialog.getByText('验证码已发送').waitFor();
  await dialog.getByLabel('验证码', { exact: true }).fill(await codeOf());
  await dialog.getByRole('button', { name: '确定绑定' }).click();
  await dialog.getByText('绑定成功', { exact: true }).waitFor();
}

/** The passing messages. */
export const toasts = (page: Page): Locator => page.locator('[data-scope=toast][data-part=root]');

export const sidePanel = (page: Page): Locator =>
  page.getByRole('complementary', { name: '店铺列表' });

/** The dialog of binding, filled in and confirmed, then closed; a fresh account unless one is given. */
export async function bindAccount(page: Page, phone = freshAccount()): Promise<string> {
  const dialog = await openBindDialog(page);
  await fillAccount(dialog, phone);
  await bindByCode(dialog, phone);
  await dialog.getByRole('button', { name: '查看店铺数据' }).click();
  await dialog.waitFor({ state: 'detached' });
  return phone;
}

/** Opens the authorisation window by the menu; its page is the simulated marketplace's. */
export async function openAuthorisation(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await chooseInMenu(page, '绑定主账号（shein）');
  const popup = await opened;
  await popup.getByRole('button', { name: '同意授权' }).waitFor();
  return popup;
}

/** Binds simulated shops of shein on the marketplace's page. */
export async function authorise(page: Page): Promise<void> {
  const popup = await openAuthorisation(page);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: '同意授权' }).click();
  await closed;
  await dialogOf(page, 'shein 授权').waitFor({ state: 'detached' });
}
