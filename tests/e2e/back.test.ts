import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { phone } from './phone-steps.ts';
import { boss, shows } from './steps.ts';

const { contextAs } = useBrowser();

it('"back" on a phone closes what is open over the page, and leaves the page the next time', async () => {
  const context = await contextAs(boss, phone);
  const page = await context.newPage();
  await page.goto('/m');
  await page
    .getByRole('navigation', { name: '工作台导航' })
    .getByRole('link', { name: '店铺' })
    .click();
  await page.getByRole('list', { name: '店铺今日销售' }).waitFor();
  const shops = page.getByRole('dialog', { name: '选择店铺' });
  await page.getByRole('button', { name: /^选择店铺/ }).click();
  await shops.getByRole('button', { name: /^全部店铺/ }).waitFor();
  await page.goBack();
  await shops.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: '店铺今日销售' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/m/shops');

  await page.goBack();
  await page.getByRole('list', { name: '今日待办' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/m');
});

it('"back" asks before what was typed in a dialog is lost, and closes what stands in the address at once', async () => {
  const context = await contextAs(boss);
  const page = await context.newPage();
  await page.goto('/home');
  await page.getByRole('banner').getByRole('link', { name: /^商品/ }).click();
  const naming = page.getByRole('dialog', { name: /^修改/ });
  const name = naming.getByLabel('商品名称');
  await page
    .getByRole('button', { name: /^修改名称/ })
    .first()
    .click();
  await name.fill('写到一半的名称');
  const question = page.getByRole('alertdialog');
  await page.goBack();
  await shows(question, '有未保存的修改，离开后将丢失。');
  // Going back once more takes back the question, as it closes whatever is on top.
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('写到一半的名称');
  await page.goBack();
  await question.getByRole('button', { name: '离开' }).click();
  await naming.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/account/manager');

  await page.locator('[data-product]').first().click();
  const drawer = page.getByRole('dialog', { name: '商品详情' });
  await drawer.waitFor();
  await page.goBack();
  await drawer.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/account/manager');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/home');
});
