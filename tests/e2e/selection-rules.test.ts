import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { openWithPanel, panelOf } from './panel.ts';
import { otherBoss } from './steps.ts';

const { contextAs } = useBrowser();

/** A page of a boss with shops on both platforms. */
async function signedInPage(phone = otherBoss): Promise<Page> {
  const context = await contextAs(phone);
  return context.newPage();
}

const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Selects the last shop of a platform in the panel, and says its id. */
async function selectShopOf(page: Page, platform: 'temu' | 'shein'): Promise<string> {
  const named = panelOf(page)
    .locator('button[aria-current]')
    .filter({ has: page.getByTitle(/ \d{6,}$/) });
  // shein stands below temu.
  const shop = platform === 'shein' ? named.last() : named.first();
  await shop.click();
  await expect.poll(() => parameter(page, 'shop')).toMatch(new RegExp(`^${platform}:`));
  return parameter(page, 'shop') ?? '';
}

const go = (page: Page, entry: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: entry }).click();

const selectedId = (page: Page) =>
  panelOf(page).locator('[data-selected-mall-id]').getAttribute('data-selected-mall-id');

describe('the selection on the way from page to page', () => {
  it('[R2.4-01] [R2.4-02] is kept between /home and /account/manager, by links and by the back button', async () => {
    const page = await signedInPage();
    await openWithPanel(page, '/home');
    const shop = await selectShopOf(page, 'shein');
    await go(page, '商品列表');
    await page.waitForURL('**/account/manager?*');
    expect(parameter(page, 'shop')).toBe(shop);
    const other = await selectShopOf(page, 'temu');
    await go(page, '数据统计');
    await page.waitForURL('**/home?*');
    expect(parameter(page, 'shop')).toBe(other);
    // So does the mark in the header; a link to where one is adds no step to the way back.
    await page.getByRole('link', { name: '卖家运营助手' }).click();
    await expect.poll(() => selectedId(page)).toBe(other.slice('temu:'.length));
    await page.goBack();
    await page.waitForURL('**/account/manager?*');
    expect(parameter(page, 'shop')).toBe(other);

    // One of temu stays wherever one goes.
    await go(page, '物流助手');
    await page.waitForURL('**/deliveryCenter?*');
    expect(parameter(page, 'shop')).toBe(other);
  });

  it('[R2.4-02] is of the page that was asked for while its code is still on the way', async () => {
    const page = await signedInPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/ProductsPage-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await openWithPanel(page, '/home');
    await go(page, '商品列表');
    await page.waitForURL('**/account/manager');
    const shop = await selectShopOf(page, 'temu');
    expect(new URL(page.url()).pathname).toBe('/account/manager');
    release();
    await page.getByRole('radiogroup', { name: '商品层级' }).waitFor();
    expect(parameter(page, 'shop')).toBe(shop);
  });

  it('[R2.4-03] [R2.4-04] is all shops after one of shein wherever else one goes, and the data is asked for again', async () => {
    const page = await signedInPage();
    await openWithPanel(page, '/home');
    const shop = await selectShopOf(page, 'shein');
    const asked = page.waitForRequest(
      (request) => request.postDataJSON()?.operationName === 'DirectoryShops',
    );
    await go(page, '物流助手');
    await asked;
    await page.waitForURL((url) => url.pathname === '/deliveryCenter' && url.search === '');
    await expect.poll(() => selectedId(page)).toBe('100');

    // By the back button to where it was kept, and by an address that is typed.
    await page.goBack();
    await page.waitForURL('**/home?*');
    expect(parameter(page, 'shop')).toBe(shop);
    await page.goto(`/deliveryCenter?shop=${shop}`);
    await page.waitForURL((url) => url.pathname === '/deliveryCenter' && url.search === '');
    // Whoever is there may choose one again.
    await selectShopOf(page, 'shein');
    await page.goto('/home?platform=shein');
    await expect.poll(() => selectedId(page)).toMatch(/^shein-/);
    await go(page, '物流助手');
    await page.waitForURL((url) => url.pathname === '/deliveryCenter' && url.search === '');
  });

  it('[R2.4-05] [R2.4-06] is the first shop where one is needed and all or a group were selected', async () => {
    const page = await signedInPage('13800000001');
    await openWithPanel(page, '/home');
    const first = await selectShopOf(page, 'temu');
    await panelOf(page).getByRole('button', { name: /\s3$/ }).first().click();
    await page.waitForURL(/group=/);
    const { search } = new URL(page.url());
    for (const path of ['/aiProducts/edit', '/selectionTool']) {
      await page.goto(path);
      await expect.poll(() => parameter(page, 'shop'), { message: path }).toBe(first);
      await page.goto(`${path}${search}`);
      await expect.poll(() => parameter(page, 'shop'), { message: path }).toBe(first);
      expect(parameter(page, 'group')).toBeNull();
    }
  });
});
