import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays, shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { useBrowser } from '../support/browser.ts';
import { fenOf, numberIn, sumOfList } from './door-steps.ts';
import { boss } from './steps.ts';

const { openAs } = useBrowser();

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What all rows of the list come to in a column. */
async function totalOf(page: Page, name: string): Promise<number> {
  const table = page.getByRole('main').getByRole('table');
  await table.locator('th[aria-sort=descending]').filter({ hasText: name }).waitFor();
  const heads = await table.getByRole('columnheader').allTextContents();
  const at = heads.findIndex((head) => head.startsWith(name));
  return fenOf(await table.locator(`tfoot tr > :nth-child(${at + 1})`).textContent());
}

describe('the blocks of /home', () => {
  it('lead from what stock is worth and what was lost without it to lists that come to the same', async () => {
    const page = await openAs(boss);
    const block = page.locator('#home-stock');
    const figure = (name: string) =>
      block
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole('link');
    for (const [name, column, address] of [
      ['库存货值', '货值', /sort=value/],
      ['库存成本', '库存成本', /sort=stockCost/],
      ['近7天缺货损失', '近7天缺货损失', /loss=1/],
    ] as const) {
      // The simulated shops go on selling meanwhile.
      await expect
        .poll(
          async () => {
            await page.goto('/home');
            await block.scrollIntoViewIfNeeded();
            const wanted = fenOf(await figure(name).textContent());
            await figure(name).click();
            await page.waitForURL(address);
            return [wanted > 0, (await totalOf(page, column)) - wanted];
          },
          { timeout: 40_000 },
        )
        .toEqual([true, 0]);
    }
    // The filter says what was led to, and can be taken away.
    await page.getByRole('button', { name: '缺货损失，点击取消筛选' }).click();
    await page.waitForURL((url) => !url.searchParams.has('loss'));

    await expect
      .poll(
        async () => {
          await page.goto('/home');
          await block.scrollIntoViewIfNeeded();
          const row = block.getByRole('table', { name: '各店铺缺货风险' }).getByRole('row').nth(1);
          const door = row.getByRole('cell').last().getByRole('link');
          const wanted = numberIn(await door.textContent());
          await door.click();
          await page.waitForURL(/stock=inStock/);
          const count = page.getByRole('main').getByText(/^共 [\d,]+ 个 SPU/);
          return [wanted > 0, numberIn(await count.textContent()) - wanted];
        },
        { timeout: 40_000 },
      )
      .toEqual([true, 0]);
  }, 120_000);

  it('lead from dead stock on the card of a shop to a list that is worth as much', async () => {
    const page = await openAs(boss, '/home');
    const league = region(page, '店铺排行').first().getByRole('table');
    await league.locator('a[href*="card="]').first().click();
    const card = page.getByRole('group', { name: /的店铺信息/ });
    const door = card.locator('a[href*="hint=deadStock"]');
    const [count = '', worth = ''] = ((await door.textContent()) ?? '').split('，');
    await door.click();
    await page.waitForURL(/hint=deadStock.*sort=value/);
    const list = page.getByRole('main').getByText(/^共 [\d,]+ 个 SPU/);
    await expect.poll(async () => numberIn(await list.textContent())).toBe(numberIn(count));
    // The card has room for a short figure.
    const told = Number(/[\d.]+/.exec(worth)?.[0]) * (worth.includes('万') ? 10_000 : 1);
    expect(told).toBeGreaterThan(0);
    expect(Math.abs((await totalOf(page, '货值')) / 100 / told - 1)).toBeLessThan(0.06);
  });

  it('lead from a line of single SKUs to what it counts, of the days that it is drawn over', async () => {
    const page = await openAs(boss);
    const block = region(page, '单品销量趋势').first();
    const yesterday = addDays(shanghaiDay(Date.now()), -1);
    // A day has no course: its lines are drawn over a week.
    for (const range of ['week', `${yesterday}..${yesterday}`]) {
      await page.goto(`/home?range=${range}`);
      await page.locator('#home-sku').scrollIntoViewIfNeeded();
      await block.getByRole('button', { name: '查看数据表' }).click();
      const rows = block.getByRole('table').locator('tbody tr');
      await rows.first().waitFor();
      const counts = await rows.locator('> :nth-child(2)').allTextContents();
      const pieces = counts.reduce((sum, text) => sum + Number(text.replace('−', '-')), 0);
      await block.getByRole('button', { name: '查看图表' }).click();
      const entry = block.getByRole('list').getByRole('link').first();
      const list = await sumOfList(page, () => entry.click());
      expect([range, counts.length, list.pieces]).toEqual([range, 7, pieces]);
      await page.waitForURL(/\/account\/manager\?.*level=sku/);
    }
  });

  it('lead from the shop of a ranked product to its own figures', async () => {
    const page = await openAs(boss);
    // Days that are over: what the simulator sells meanwhile changes none of them.
    await page.goto('/home?range=week');
    const ranking = region(page, '商品排行').first();
    await ranking.scrollIntoViewIfNeeded();
    const row = ranking.getByRole('table').getByRole('row').nth(1);
    const shop = row.getByRole('cell').nth(1).getByRole('link');
    await shop.waitFor();
    const name = (await shop.textContent()) ?? '';
    await shop.click();
    await page.waitForURL(/\/home\?range=week&shop=/);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    // What sold there is among what sold in all: its products are those of the shop alone.
    const rows = ranking.getByRole('table').getByRole('row');
    await expect
      .poll(async () => new Set(await rows.locator('td:nth-child(3) a').allTextContents()))
      .toEqual(new Set([name]));
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('shop'));
    await shop.waitFor();
  });
});
