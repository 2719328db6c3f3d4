import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import {
  cost,
  count,
  drawn,
  head,
  level,
  lineOf,
  list,
  ownAddress,
  ownPage,
} from './product-steps.ts';
import { demoManager } from './staff.ts';
import { shows } from './steps.ts';

const { newContext, open, openAs } = useBrowser();

async function download(page: Page, kind: 'CSV' | 'XLSX'): Promise<Buffer> {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: `导出 ${kind}` }).click(),
  ]);
  return readFile(await file.path());
}

const saved = (page: Page, skus: number) => shows(page, `已更新 ${skus} 个 SKU 的成本`);
describe('/account/manager', () => {
  it('takes costs in place, in bulk and from a file, renames, and gives the list away as files', async () => {
    const page = await ownPage(await newContext());
    await shows(count(page), '0 个 SKU 已填成本，130 个未填');
    const one = lineOf(page, '收纳盒 1 号');
    await one.getByRole('button', { name: /^填写成本/ }).click();
    const field = one.getByRole('textbox', { name: /^填写成本/ });
    await field.fill('9');
    await field.press('Escape');
    await shows(cost(one), '未填');
    await one.getByRole('button', { name: /^填写成本/ }).click();
    await field.fill('3.5');
    await field.press('Enter');
    await shows(cost(one), '¥3.50');
    // 199 pieces for 10.00 that cost 3.50.
    await shows(one, '¥1,293.50');
    await shows(one, '65.0%');

    for (const name of ['收纳盒 2 号', '收纳盒 3 号']) {
      await lineOf(page, name).getByRole('checkbox').check();
    }
    await page.getByRole('button', { name: '批量设置成本' }).click();
    const bulk = page.getByRole('dialog', { name: '设置成本' });
    await shows(bulk, '已选 2 个商品，共 2 个 SKU');
    await bulk.getByRole('button', { name: '保存成本' }).click();
    await shows(bulk, '请填写成本');
    expect(await seriousViolations(page)).toEqual([]);
    await bulk.getByLabel('成本（元）').fill('4');
    await bulk.getByRole('button', { name: '保存成本' }).click();
    await saved(page, 2);
    await shows(cost(lineOf(page, '收纳盒 3 号')), '¥4.00');

    await page.getByRole('button', { name: '导入成本' }).click();
    const files = page.getByRole('dialog', { name: '从文件导入成本' });
    const choose = (text: string) =>
      files
        .getByLabel('成本文件')
        .setInputFiles({ name: '成本.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose('名称,价格\n灯,1\n');
    await shows(files, /没有找到“SKU ID”或“货号”列/);
    await choose('货号,成本\nK000,2.25\nK002,4\nK004,abc\nX999,1\nK006,\n');
    await shows(files, /将更新 1 个 SKU.*1 个与现有成本相同.*1 行没有填成本，已跳过.*2 行无法使用/);
    expect(await seriousViolations(page)).toEqual([]);
    await files.getByText('无法使用（2）').click();
    await shows(files, '成本不是金额，或超过两位小数');
    await shows(files, '当前店铺范围内没有这个 SKU');
    await files.getByRole('button', { name: '更新 1 个 SKU 的成本' }).click();
    await files.waitFor({ state: 'detached' });

    await page.reload();
    await shows(cost(lineOf(page, '收纳盒 0 号')), '¥2.25');
    await shows(cost(one), '¥3.50');
    await shows(count(page), '4 个 SKU 已填成本，126 个未填');
    await page.getByRole('radiogroup', { name: '成本' }).getByText('已填成本').click();
    await shows(count(page), '共 4 个 SKU');

    await level(page, 'SKC');
    await lineOf(page, '收纳盒 1 号')
      .getByRole('button', { name: /^修改名称/ })
      .click();
    const naming = page.getByRole('dialog', { name: '修改 SKC 名称' });
    await naming.getByLabel('商品名称').fill('');
    await naming.getByRole('button', { name: '保存' }).click();
    await shows(naming, '请填写名称');
    await naming.getByLabel('商品名称').fill('大号收纳箱');
    await naming.getByRole('button', { name: '保存' }).click();
    await lineOf(page, '大号收纳箱').waitFor();

    await page.goto(ownAddress);
    await lineOf(page, '大号收纳箱').waitFor();
    const csv = (await download(page, 'CSV')).toString();
    expect(csv.startsWith('\ufeff')).toBe(true);
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(131);
    expect(lines[0]).toContain('净销售额（元）');
    expect(csv).toContain('大号收纳箱');
    // A name that a spreadsheet would run is a text.
    expect(csv).toContain('"\'=HYPERLINK(""http://x"")"');
    const [heads = [], ...rows] = await readSheet(await download(page, 'XLSX'));
    expect(rows).toHaveLength(130);
    const at = (heading: string) => heads.indexOf(heading);
    const renamed = rows.find((row) => row[at('商品名称')] === '大号收纳箱');
    expect(renamed?.[at('最低成本（元）')]).toBe(3.5);
    expect(renamed?.[at('净销量')]).toBe(199);

    // A list that takes long to gather can be given up.
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON() ?? {};
      if (operationName !== 'ProductList' || variables.first !== 100) await route.fallback();
    });
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('menuitem', { name: '导出 CSV' }).click();
    await shows(page, /^正在导出/);
    await page.getByRole('button', { name: '取消导出' }).click();
    await shows(page, '导出已取消');
    await page.unrouteAll();

    // All SKUs of an SKC at once; a cost can be taken back.
    await level(page, 'SKC');
    await lineOf(page, '大号收纳箱')
      .getByRole('button', { name: /^填写成本/ })
      .click();
    await shows(bulk, '大号收纳箱 的 1 个 SKU');
    await bulk.getByText('清除已填的成本').click();
    await bulk.getByRole('button', { name: '保存成本' }).click();
    await shows(cost(lineOf(page, '大号收纳箱')), '未填');
  });

  it('[R6-19] shows no cost to a manager without the right, and no renaming without that one', async () => {
    const page = await openAs(demoManager);
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('/graphql')) answers.push(await response.text().catch(() => ''));
    });
    await page.goto('/account/manager?range=month&sort=cost&cost=with');
    await drawn(page).first().waitFor();
    await head(page, '净销量').waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('columnheader', { name: /成本|利润|保本/ }).count()).toBe(0);
    expect(await main.getByRole('button', { name: /成本/ }).count()).toBe(0);
    expect(await main.getByRole('radiogroup', { name: '成本' }).count()).toBe(0);
    expect(await main.getByRole('button', { name: /^修改名称/ }).count()).toBeGreaterThan(0);
    await drawn(page).first().locator('[data-name]').click();
    await shows(page.getByRole('dialog', { name: '商品详情' }), '无权限，请联系BOSS');
    expect(answers.join()).toContain('"netAmount":"');
    expect(answers.join()).not.toMatch(
      /"(profit|costMin|costMax|floorPriceMin|floorPriceMax)":"-?\d/,
    );

    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName !== 'Viewer') return route.fallback();
      const answer = await (await route.fetch()).text();
      return route.fulfill({ body: answer.replace('"erp:product:upd:name"', '"none"') });
    });
    await page.goto('/account/manager?range=month');
    await drawn(page).first().waitFor();
    expect(await main.getByRole('button', { name: /^修改名称/ }).count()).toBe(0);
  });

  it('shows visitors samples, in a list that ends with the window and has the profit in sight, on a narrow screen every button; and whom to become for what is more than looking', async () => {
    const page = await open('/account/manager', { viewport: { width: 1920, height: 950 } });
    await drawn(page).first().waitFor();
    /** Whether the whole head of a column stands in the box of the list, not scrolled. */
    const isInSight = async (name: string) => {
      const column = list(page).getByRole('columnheader', { name, exact: true });
      const [box, sight] = [
        await column.boundingBox(),
        await page.getByRole('region', { name: '商品列表' }).boundingBox(),
      ];
      if (!box || !sight) return false;
      return box.x >= sight.x && box.x + box.width <= sight.x + sight.width;
    };
    for (const name of ['净销售额', '利润', '利润率', '成本', '建议备货', '近30天走势'])
      expect(await isInSight(name), name).toBe(true);
    const bottom = async () => {
      const box = await page.getByRole('region', { name: '商品列表' }).boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
    };
    await expect.poll(bottom).toBe(934);
    await page.setViewportSize({ width: 1500, height: 1200 });
    await expect.poll(bottom).toBe(1184);
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const name of ['库存', '净销量', '净销售额', '利润', '利润率'])
      await expect.poll(() => isInSight(name), { message: name }).toBe(true);

    const tips = page.getByRole('dialog').getByRole('button', { name: '登录' });
    for (const act of [/^填写成本/, /^修改名称/, '导入成本']) {
      await page.getByRole('main').getByRole('button', { name: act }).first().click();
      await tips.waitFor();
      await page.keyboard.press('Escape');
      await tips.waitFor({ state: 'detached' });
    }

    // The words about the list are lines there, not a column of single characters.
    await page.setViewportSize({ width: 375, height: 812 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    for (const name of ['导入成本', '导出', '列设置']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN), name).toBeLessThan(375);
    }
    expect((await count(page).boundingBox())?.height).toBeLessThan(60);
    const product = await drawn(page).first().getByRole('rowheader').boundingBox();
    expect(product?.width).toBeLessThan(260);
  });
});
