import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { toCsv } from '../support/sales-files.ts';
import { writeSales } from './imports.ts';
import { bossOf } from './own-shops.ts';

const { contextAs } = useBrowser();

const line = (orderNo: string, shop: string, day: string) => ({
  orderNo,
  shop,
  code: 'A1',
  name: '收纳盒',
  quantity: 2,
  price: '10.00',
  at: `${day} 09:30:00`,
});

/** Of these days there are 4 lines in two of three shops, and one more in an earlier month. */
const days = '2024-05-06..2024-05-09';
const sales = [
  line('1', '甲店', '2024-05-06'),
  line('2', '甲店', '2024-05-06'),
  line('3', '甲店', '2024-05-08'),
  line('4', '乙店', '2024-05-09'),
  line('5', '乙店', '2024-04-01'),
  line('6', '丙店', '2024-04-01'),
];

const panel = (page: Page) => page.getByRole('dialog', { name: '净销售额从哪里来' });
const table = (page: Page, name: string) => panel(page).getByRole('table', { name });
const row = (page: Page, name: string, words: string) =>
  table(page, name).getByRole('row').filter({ hasText: words });
const inBlock = (page: Page, block: string) =>
  page
    .getByRole('region', { name: block, exact: true })
    .getByRole('link', { name: '净销售额从哪里来', exact: true });
const opener = (page: Page) => inBlock(page, '汇总');

describe('where a figure of /home comes from', () => {
  it('is told from its card: the lines of the file, what is missing, and the way to them and back; from the row of a shop, and from each block of sales', async () => {
    const context = await contextAs(bossOf([]));
    const added = await writeSales(context, toCsv(sales));
    expect(added).toBe(sales.length);
    const page = await context.newPage();
    await page.goto(`/home?range=${days}`);
    await opener(page).press('Enter');
    await page.waitForURL(/[?&]origin=amount/);
    const source = row(page, '按导入和同步', 'sales.csv');
    await source.waitFor();
    // Of the file 4 lines are in these days.
    expect(await source.locator('td').first().textContent()).toBe('4');
    expect(await source.locator('td').nth(1).textContent()).toBe(String(added));
    expect(await row(page, '按店铺', '甲店').locator('td').first().textContent()).toBe('3');
    expect(await row(page, '按店铺', '合计').locator('td').first().textContent()).toBe('4');
    await panel(page).getByText('1 家店铺在这段时间没有数据：丙店').waitFor();
    await panel(page).getByText('1 天没有任何明细：2024-05-07').waitFor();
    await panel(page).getByText('POST /api/order/getHistoryTotalSales').waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    await row(page, '按店铺', '甲店').getByRole('link', { name: '3', exact: true }).click();
    await page.waitForURL(/\/account\/manager\?.*shop=/);
    expect(new URL(page.url()).searchParams.get('range')).toBe(days);
    // 3 lines of 2 pieces each.
    await page.getByRole('main').getByRole('row').filter({ hasText: '收纳盒' }).first().waitFor();
    await page.getByRole('main').getByText('60.00').first().waitFor();
    await page.goBack();
    await source.getByRole('link', { name: 'sales.csv' }).click();
    await page
      .getByRole('region', { name: /^导入 / })
      .getByText('已完成')
      .waitFor();
    await page.goBack();
    await panel(page).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('origin'));
    await panel(page).waitFor({ state: 'detached' });

    const league = page.getByRole('table', { name: '店铺排行数据表' });
    await league.getByRole('link', { name: '甲店 · 净销售额从哪里来', exact: true }).press('Enter');
    await page.waitForURL(/originShop=/);
    await row(page, '按导入和同步', 'sales.csv').waitFor();
    expect(await row(page, '按店铺', '甲店').locator('td').first().textContent()).toBe('3');
    expect(await seriousViolations(page)).toEqual([]);
    // Its products, of this shop alone.
    await panel(page).getByRole('link', { name: '查看这些明细对应的商品' }).click();
    await page.waitForURL(/\/account\/manager\?.*shop=/);
    await page.goBack();
    await panel(page).getByRole('link', { name: '查看全部店铺' }).click();
    await page.waitForURL((url) => !url.searchParams.has('originShop'));
    expect(await row(page, '按店铺', '合计').locator('td').first().textContent()).toBe('4');
    await row(page, '按店铺', '乙店').getByRole('link', { name: '乙店' }).click();
    await row(page, '按导入和同步', 'sales.csv').waitFor();
    await expect
      .poll(() => row(page, '按店铺', '乙店').locator('td').first().textContent())
      .toBe('1');
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !/origin/.test(url.search));
    // Both shops are still looked at.
    expect(new URL(page.url()).searchParams.has('shop')).toBe(false);
    for (const [block, id] of [
      ['销售趋势', 'trend'],
      ['商品排行', 'ranking'],
      ['类目占比', 'category'],
      ['价格带分布', 'price'],
    ] as const) {
      // What is far below is not drawn yet.
      await page.locator(`#home-${id}`).scrollIntoViewIfNeeded();
      await inBlock(page, block).click();
      expect(await row(page, '按店铺', '合计').locator('td').first().textContent()).toBe('4');
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
    }
    // How things stand: nobody has told the money of shops that came with a file.
    await page.locator('#home-finance').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: '可用余额从哪里来', exact: true }).click();
    const money = page.getByRole('dialog', { name: '可用余额从哪里来' });
    await money.getByText('这些店铺尚无数据，不在数字里：').waitFor();
    await money.getByText('POST /api/order/getAvailableBalance').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await money.waitFor({ state: 'detached' });
    // Shipping orders know nothing of the statistics; the frame lets them say it, too.
    await page.goto('/deliveryCenter');
    await page.getByRole('link', { name: '物流助手从哪里来', exact: true }).click();
    const orders = page.getByRole('dialog', { name: '物流助手从哪里来' });
    await orders.getByText('POST /api/delivery/queryShippingOrders').waitFor();
    await page.keyboard.press('Escape');
    await orders.waitFor({ state: 'detached' });
    // What happened on the days of the trend stands below it, and answers to keys.
    await page.goto('/home?range=2024-05-06..2024-06-30');
    const events = page.getByRole('group', { name: '趋势上的事件' });
    await events.getByRole('button', { name: /2024-06-18.*大促：618/ }).press('Enter');
    await page.getByRole('dialog').getByText('大促：618').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('gives the focus back to the card, and fits a narrow window', async () => {
    const context = await contextAs(bossOf([]), { viewport: { width: 375, height: 720 } });
    await writeSales(context, toCsv(sales));
    const page = await context.newPage();
    await page.goto(`/home?range=${days}`);
    await opener(page).waitFor();
    // The figures come first: the choices are behind one line that says what is chosen.
    const line = page.getByRole('main').getByRole('button', { name: /^统计时间/ });
    const sources = page.getByRole('radiogroup', { name: '数据来源' });
    expect(await line.textContent()).toContain('自定义 · 销售');
    expect(await sources.count()).toBe(0);
    await line.click();
    await sources.getByText('备货').click();
    await page.waitForURL(/source=stocks/);
    await sources.getByText('销售').click();
    await page.waitForURL((url) => !url.searchParams.has('source'));
    expect(await line.textContent()).toContain('自定义 · 销售');
    await line.click();
    await sources.waitFor({ state: 'detached' });
    await opener(page).click();
    await row(page, '按导入和同步', 'sales.csv').waitFor();
    const width = await panel(page).evaluate((element) => element.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => opener(page).evaluate((element) => element === document.activeElement))
      .toBe(true);
  });
});
