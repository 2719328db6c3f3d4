import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { plainSums } from '../support/plain-sums.ts';
import { salesLines, toCsv, yuan } from '../support/sales-files.ts';
import { freshBoss, importSales, writeSales } from './imports.ts';
import { demoManager } from './staff.ts';
import { boss, shows } from './steps.ts';

const { openAs, contextAs } = useBrowser();

const summary = (page: Page) => page.getByRole('region', { name: '汇总' });
const panel = (page: Page) => page.getByRole('complementary', { name: '店铺列表' });

async function bossPage(path: string): Promise<Page> {
  const page = await openAs(boss, path);
  await summary(page).waitFor();
  return page;
}

/** The figure of a summary card in full, once it is there. */
async function figure(page: Page, label: string): Promise<string> {
  const value = summary(page).getByRole('group', { name: label }).locator('[title]').first();
  await value.waitFor();
  return (await value.getAttribute('title')) ?? '';
}

/** The profit stands beside what it is a part of, and the sales beside what a piece brought. */
async function compareNotes(page: Page): Promise<void> {
  const cardOf = (name: string) => summary(page).getByRole('group', { name, exact: true });
  const yuanOf = async (name: string) =>
    Number(
      (await cardOf(name).locator('[data-figure]').getAttribute('title'))?.replace(/[¥,]/g, ''),
    );
  await shows(cardOf('售出'), /件均/);
  const sold = /([\d,]+) 件 · 件均 ¥([\d.,]+)/.exec((await cardOf('售出').textContent()) ?? '');
  const [pieces, price] = [sold?.[1], sold?.[2]].map((text) => Number(text?.replaceAll(',', '')));
  expect(price).toBeCloseTo((await yuanOf('售出')) / (pieces ?? 0), 2);

  const note = (await cardOf('利润').locator('[data-note]').textContent()) ?? '';
  const missing = await cardOf('利润')
    .getByRole('link', { name: /件缺成本$/ })
    .getAttribute('title');
  const uncosted = Number(/¥([\d,.]+)/.exec(missing ?? '¥0')?.[1]?.replaceAll(',', ''));
  const margin = (await yuanOf('利润')) / ((await yuanOf('净销售额')) - uncosted);
  expect(note).toContain(`利润率 ${(margin * 100).toFixed(1)}%`);
}

describe('/home', () => {
  it('[R1-07] [R1-08] [R1-09] [R3-19] [R6-10] shows all shops, a group and one shop, profit, and stock orders when asked for, and the address says which', async () => {
    const page = await bossPage('/home?range=month');
    expect(await figure(page, '利润')).toMatch(/¥/);
    const all = await figure(page, '净销售额');
    // The last row of the panel is a shop.
    await panel(page).locator('button[aria-current]').last().click();
    await page.waitForURL(/shop=(temu|shein)/);
    await expect.poll(() => figure(page, '净销售额')).not.toBe(all);
    const one = await figure(page, '净销售额');
    await page.reload();
    expect(await figure(page, '净销售额')).toBe(one);
    await page.locator('#root[data-there]').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = request.postData()?.match(/"operationName":"(ShopLeague|Todos)"/) ?? [];
      if (name !== undefined) asked.push(name);
    });
    await panel(page)
      .getByRole('button', { name: /店铺数据汇总/ })
      .click();
    await expect.poll(() => figure(page, '净销售额')).toBe(all);
    await page
      .getByRole('region', { name: '店铺排行', exact: true })
      .getByRole('cell')
      .first()
      .waitFor();
    await expect.poll(() => asked).toContain('ShopLeague');
    // What is drawn in steps asks once, and once more where new sales come in meanwhile; not at each step.
    for (const name of ['ShopLeague', 'Todos'])
      expect(asked.filter((one) => one === name).length).toBeLessThan(3);

    const sources = page.getByRole('radiogroup', { name: '数据来源' });
    expect(await sources.getByRole('radio', { name: '销售' }).isChecked()).toBe(true);
    await sources.getByText('备货').click();
    await page.waitForURL(/source=stocks/);
    await expect.poll(() => figure(page, '净销售额')).not.toBe(all);
  });

  it('[R6-19] tells a manager without the right to see profit whom to ask', async () => {
    const other = await openAs(demoManager);
    const answers: string[] = [];
    other.on('response', async (response) => {
      // What is still on its way when the page is left is nobody's answer.
      if (response.url().endsWith('/graphql')) answers.push(await response.text().catch(() => ''));
    });
    await other.goto('/home?range=month');
    await shows(summary(other).getByRole('group', { name: '利润' }), '无权限，请联系BOSS');
    // Nor is offered what could only be empty, whatever the address asks for.
    await other.goto('/home?range=month&metric=profit');
    const metrics = other
      .getByRole('region', { name: '销售趋势' })
      .getByRole('radiogroup', { name: '指标' });
    await shows(metrics, '净销量');
    expect(await metrics.getByRole('radio', { name: '净销售额' }).isChecked()).toBe(true);
    expect(await metrics.getByRole('radio', { name: '利润' }).count()).toBe(0);
    await expect.poll(() => answers.join()).toContain('NO_PERMISSION');
    expect(answers.join()).not.toMatch(/"(profit|cost)":"-?\d/);
  });

  it('[R6-10] tells figures beside what they are a part of, gives every chart a sentence and a table, finds, sorts and pages the ranking, and leads to the costs that a profit lacks', async () => {
    const page = await bossPage('/home?range=yesterday');
    await compareNotes(page);
    await page.goto('/home?range=month');
    const trend = page.getByRole('region', { name: '销售趋势' });
    await shows(trend, /合计/);
    await trend.getByRole('button', { name: '查看数据表' }).click();
    await trend.getByRole('table').waitFor();
    expect(await trend.getByRole('row').count()).toBeGreaterThan(25);

    const ranking = page.getByRole('region', { name: '商品排行' });
    await ranking.scrollIntoViewIfNeeded();
    const rows = ranking.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count()).toBe(21);
    const first = await rows.nth(1).textContent();
    await ranking.getByRole('button', { name: '下一页' }).click();
    await expect.poll(() => rows.nth(1).textContent()).toMatch(/^21.*¥/);
    expect(await rows.nth(1).textContent()).not.toBe(first);

    // The reader chooses its columns and takes all of it along.
    await ranking.getByRole('button', { name: '列设置' }).click();
    const columns = page.getByRole('dialog', { name: '列设置' });
    await columns.getByText('编码', { exact: true }).click();
    await expect.poll(() => ranking.getByRole('columnheader', { name: '编码' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    const all = await ranking.getByText(/^共 [\d,]+ 个商品/).textContent();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      ranking
        .getByRole('button', { name: '导出', exact: true })
        .click()
        .then(() => page.getByRole('menuitem', { name: '导出 CSV' }).click()),
    ]);
    expect(download.suggestedFilename()).toMatch(/^商品排行 SKU \d{4}-.*\.csv$/);
    await shows(page, `已导出 ${all?.replaceAll(/[^\d,]/g, '')} 行`);

    await ranking.getByRole('searchbox', { name: '搜索商品' }).fill('没有这样的商品');
    await shows(ranking, /没有找到/);

    const card = summary(page).getByRole('group', { name: '利润' });
    await shows(card, /^利润率 −?\d+\.\d%$/);
    await card.getByRole('link', { name: /^[\d,]+ 件缺成本$/ }).click();
    await page.waitForURL(/\/account\/manager\?.*cost=without/);
    expect(new URL(page.url()).searchParams.get('range')).toBe('month');
    const lacking = page.getByRole('table', { name: '商品列表' }).getByRole('row');
    await shows(lacking.nth(1), /^(未填|\d+ 个未填)$/);
  });

  it('[R4-45] shows what an import brings while the page is open, without a reload', async () => {
    const context = await contextAs(freshBoss);
    const lines = salesLines();
    await writeSales(context, toCsv(lines));
    const page = await context.newPage();
    await page.goto('/home?range=2024-03-01..2024-03-20');
    const plain = lines.map(({ at, ...line }) => ({ ...line, day: at.slice(0, 10) }));
    const net = plainSums(plain, () => '').get('')?.net ?? 0;
    expect(await figure(page, '净销售额')).toBe(yuan(net));
    await page.evaluate(() => {
      document.body.dataset.mark = 'same page';
    });
    const more = {
      orderNo: 'NEW-1',
      shop: '晨光家居',
      code: 'A1',
      name: '收纳盒 1 号',
      quantity: 2,
      price: '10.00',
      at: '2024-03-05 12:00:00',
    };
    await importSales(context, toCsv([more]));
    await expect.poll(() => figure(page, '净销售额'), { timeout: 30_000 }).toBe(yuan(net + 2000));
    expect(await page.evaluate(() => document.body.dataset.mark)).toBe('same page');
  });

  it('[R7.4-07] [R7.4-09] adds to the cards of today what the last ten minutes have brought', async () => {
    const context = await contextAs(freshBoss);
    const aMinuteAgo = new Date(Date.now() - 60_000);
    const line = {
      orderNo: 'NOW-1',
      shop: '晨光家居',
      code: 'A1',
      name: '收纳盒 1 号',
      quantity: 3,
      price: '12.50',
      at: aMinuteAgo.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }),
    };
    const old = { ...line, orderNo: 'OLD-1', at: '2024-03-05 12:00:00' };
    await writeSales(context, toCsv([line, old]));
    const page = await context.newPage();
    await page.goto('/home');
    await shows(summary(page).getByRole('group', { name: '净销售额' }), '近10分钟 +¥37.50');
    await shows(summary(page).getByRole('group', { name: '净销量' }), '近10分钟 +3 件');
    await page.goto('/home?range=2024-03-01..2024-03-20');
    expect(await figure(page, '净销售额')).toBe(yuan(3750));
    expect(await page.getByText('近10分钟').count()).toBe(0);
  });

  it('[R8-13] keeps the page and says so when the network is gone, and mends itself when it is back', async () => {
    const page = await bossPage('/home?range=month');
    const month = await figure(page, '净销售额');
    // What the server has drawn is there before its code.
    await page.locator('#root[data-there]').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('radiogroup', { name: '统计时间' }).getByText('近7天').click();
    await shows(page, /网络已断开/);
    await shows(page, /未能更新，以下仍是 .* 的数据，截至 \d\d:\d\d/);
    expect(await figure(page, '净销售额')).toBe(month);
    await page.context().setOffline(false);
    await expect.poll(() => figure(page, '净销售额')).not.toBe(month);
    await page.getByText(/网络已断开/).waitFor({ state: 'detached' });
  });

  it('asks once for what cannot be had while the network is away, and again only when told to', async () => {
    const page = await bossPage('/home?range=month');
    await figure(page, '净销售额');
    // What the server has drawn is there before its code.
    await page.locator('#root[data-there]').waitFor();
    const asked: string[] = [];
    // Counted when it has failed: while one is under way, who asks again is given its answer.
    page.on('requestfailed', (request) => {
      const isHome =
        request.method() === 'POST' && request.postDataJSON()?.operationName === 'HomePage';
      if (isHome) asked.push(JSON.stringify(request.postDataJSON().variables.range));
    });
    await page.context().setOffline(true);
    // Blocks that had not come yet may have one of their own.
    const kept = page.getByRole('status').filter({ hasText: '未能更新' });
    const retry = kept.getByRole('button', { name: '重试' });
    await page.getByRole('radiogroup', { name: '统计时间' }).getByText('近7天').click();
    for (const times of [1, 2, 3, 4]) {
      await expect.poll(() => asked.length).toBe(times);
      await retry.click();
    }
    await expect.poll(() => asked.length).toBe(5);
    await retry.waitFor();
    expect(asked).toHaveLength(5);
    expect(new Set(asked).size).toBe(1);
  });
});
