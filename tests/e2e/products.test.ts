import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freshPhone, seriousViolations, useBrowser } from '../support/browser.ts';
import { toCsv } from '../support/sales-files.ts';
import { becomeBoss, graphql, importSales } from './imports.ts';
import { joinBossOf } from './own-shops.ts';
import { becomeManager } from './staff.ts';
import { countFrames, shows, signIn, stubOperation } from './steps.ts';

const { newContext, open } = useBrowser();

const list = (page: Page) => page.getByRole('table', { name: '商品列表' });
/** The line of a product, by a part of what it says. */
const lineOf = (page: Page, text: string) => list(page).getByRole('row').filter({ hasText: text });
const head = (page: Page, name: string) => list(page).getByRole('columnheader', { name });
const count = (page: Page) => page.getByTestId('product-count');
const level = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: '商品层级' }).getByText(name, { exact: true }).click();

/** The lines with a product that are drawn, from the top; not those that are on their way. */
const drawn = (page: Page) => list(page).locator('tbody tr:not([data-waiting]):has(th)');

/** What stands under a head, of the first lines; read in one go, since the list is drawn anew as it likes. */
const column = (page: Page, name: string, most = 10): Promise<string[]> =>
  list(page).evaluate(
    (table, wanted) => {
      const heads = [...table.querySelectorAll('thead th')];
      const at = heads.findIndex((cell) => cell.textContent?.startsWith(wanted.name));
      return [...table.querySelectorAll('tbody tr:not([data-waiting]):has(th)')]
        .slice(0, wanted.most)
        .map((line) => line.querySelectorAll<HTMLElement>('th, td')[at]?.innerText ?? '');
    },
    { name, most },
  );

const figure = (text: string) => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));
const isFalling = (figures: readonly number[]) =>
  figures.every((value, index) => index === 0 || value <= (figures[index - 1] ?? value));

/** The goods of a boss of one's own: enough to be scrolled, the same every time. */
const goods = Array.from({ length: 130 }, (_, index) => ({
  orderNo: `P${index}`,
  shop: '晨光家居',
  code: `K${String(index).padStart(3, '0')}`,
  name: index === 5 ? '=HYPERLINK("http://x")' : `收纳盒 ${index} 号`,
  quantity: 200 - index,
  price: '10.00',
  at: '2024-03-01 12:00:00',
}));
const ownAddress = '/account/manager?range=2024-03-01..2024-03-10&level=sku';

async function ownPage(): Promise<Page> {
  const context = await newContext();
  await context.addInitScript(() => sessionStorage.setItem('reminderClosedAt', String(Date.now())));
  await becomeBoss(context, freshPhone());
  await importSales(context, toCsv(goods.map((line) => ({ ...line, name: csvCell(line.name) }))));
  const page = await context.newPage();
  await page.goto(ownAddress);
  await drawn(page).first().waitFor();
  return page;
}
const csvCell = (text: string) => `"${text.replaceAll('"', '""')}"`;

async function download(page: Page, kind: 'CSV' | 'XLSX'): Promise<Buffer> {
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: `导出 ${kind}` }).click(),
  ]);
  return readFile(await file.path());
}

const skuIds = z.object({
  productList: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
});
const saved = (page: Page, skus: number) => shows(page, `已更新 ${skus} 个 SKU 的成本`);
const cost = (line: Locator) =>
  line.locator('td').filter({ has: line.page().getByRole('button', { name: /^填写成本/ }) });

describe('/account/manager', () => {
  it('[R2.2-08] [R2.4-08] lists products by SPU, SKC and SKU: found, filtered, ordered, opened', async () => {
    const context = await newContext();
    await signIn(context);
    const page = await context.newPage();
    await page.goto('/account/manager?range=month');
    await drawn(page).first().waitFor();
    expect(await page.title()).toBe('商品列表与店铺销售 - 卖家运营助手');
    await shows(count(page), /^共 [\d,]+ 个 SPU · [\d,]+ 个 SKU 已填成本，[\d,]+ 个未填$/);
    expect(isFalling((await column(page, '净销量')).map(figure))).toBe(true);
    expect(await head(page, '净销量').getAttribute('aria-sort')).toBe('descending');
    expect(await seriousViolations(page)).toEqual([]);

    // SKUs under their product.
    const first = drawn(page).first();
    const skus = Number((await first.innerText()).match(/(\d+) 个 SKU/)?.[1]);
    const before = await column(page, '净销量', 1);
    await first.getByRole('button', { name: /^展开/ }).click();
    await expect.poll(() => list(page).locator('tr[data-child] th').count()).toBe(skus);
    const parts = (await column(page, '净销量', skus + 1)).slice(1).map(figure);
    expect(parts.reduce((sum, value) => sum + value, 0)).toBe(figure(before[0] ?? ''));
    await first.getByRole('button', { name: /^收起/ }).click();

    // Another level, another order.
    await level(page, 'SKU');
    await shows(count(page), /个 SKU ·/);
    await head(page, '库存').getByRole('button').click();
    await expect.poll(() => head(page, '库存').getAttribute('aria-sort')).toBe('descending');
    await expect.poll(async () => isFalling((await column(page, '库存')).map(figure))).toBe(true);
    await head(page, '库存').getByRole('button').click();
    await page.waitForURL(/order=asc/);

    // What sold in 7 and in 30 days stands side by side, and orders all rows.
    for (const [name, sort] of [
      ['近30天净销', 'net30'],
      ['近7天净销', 'net7'],
    ] as const) {
      await head(page, name).getByRole('button').click();
      await page.waitForURL(new RegExp(`sort=${sort}`));
      await expect.poll(() => head(page, name).getAttribute('aria-sort')).toBe('descending');
      await expect
        .poll(async () => {
          const figures = (await column(page, name)).map(figure);
          return figures.length > 0 && (figures[0] ?? 0) > 0 && isFalling(figures);
        })
        .toBe(true);
    }
    await head(page, '库存').getByRole('button').click();
    await head(page, '库存').getByRole('button').click();
    await page.waitForURL(/sort=stock.*order=asc|order=asc.*sort=stock/);

    // Hints say in words what the stock asks for.
    await page.getByRole('radiogroup', { name: '库存提示' }).getByText('即将售罄').click();
    await expect
      .poll(async () => (await column(page, '库存')).every((text) => text.includes('即将售罄')))
      .toBe(true);
    await page.getByRole('button', { name: '状态' }).click();
    await page.getByRole('option', { name: '在售' }).click();
    await page.keyboard.press('Escape');
    await page.waitForURL(/status=on_sale/);
    await expect
      .poll(async () => (await column(page, '状态')).every((text) => text === '在售'))
      .toBe(true);
    await expect.poll(() => count(page).innerText()).toMatch(/^共/);
    const filtered = await count(page).innerText();
    await page.reload();
    await expect.poll(() => count(page).innerText()).toBe(filtered);
    await expect
      .poll(async () => (await column(page, '状态')).every((text) => text === '在售'))
      .toBe(true);
    await page.getByRole('button', { name: '清除筛选' }).click();
    await expect.poll(() => count(page).innerText()).not.toBe(filtered);

    // What is declared for less than it must bring, and by how much it should be more.
    await page.getByRole('radiogroup', { name: '成本' }).getByText('低于保本价').click();
    await page.waitForURL(/cost=below/);
    await expect
      .poll(async () => {
        const floors = await column(page, '保本价');
        return floors.length > 0 && floors.every((text) => text.includes('申报价低于保本价'));
      })
      .toBe(true);
    const declared = (await column(page, '申报价')).map(figure);
    const floors = (await column(page, '保本价')).map(figure);
    expect(declared.every((price, index) => price < (floors[index] ?? 0))).toBe(true);

    // One product, with its course.
    await page.goto('/account/manager');
    await drawn(page).first().waitFor();
    const name = await drawn(page).first().locator('[data-name]').innerText();
    await drawn(page).first().locator('[data-name]').click();
    const drawer = page.getByRole('dialog', { name: '商品详情' });
    await drawer.getByRole('heading', { name, exact: true }).waitFor();
    await shows(drawer, /^净销量合计 [\d,]+ 件，最高为/);
    await drawer.getByRole('img', { name: `${name}的净销量趋势图` }).waitFor();
    await shows(drawer, '价格与库存变动');
    expect(await seriousViolations(page)).toEqual([]);
    // The picture in large goes first at Escape, and the drawer after it.
    await drawer.getByRole('button', { name: `放大查看图片：${name}` }).click();
    const picture = page.getByRole('img', { name, exact: true });
    await picture.waitFor();
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });
    await drawer.getByRole('button', { name: '查看数据表' }).click();
    await expect.poll(() => drawer.getByRole('row').count()).toBe(31);
    await page.reload();
    await drawer.getByRole('heading', { name, exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('product=');

    // The course of each line, and what is to be ordered.
    await list(page)
      .getByRole('img', { name: /^近30天净销 [\d,]+ 件/ })
      .first()
      .waitFor();
    expect((await column(page, '建议备货')).some((text) => /^[\d,]+$/.test(text))).toBe(true);
    expect((await column(page, '利润率')).some((text) => /^\d+\.\d%$/.test(text))).toBe(true);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await drawn(page).first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('draws what is in sight of any number of lines, and remembers the columns', async () => {
    const page = await ownPage();
    await shows(count(page), '共 130 个 SKU');
    expect(await list(page).getAttribute('aria-rowcount')).toBe('131');
    expect(await drawn(page).count()).toBeLessThan(40);
    await page
      .getByRole('region', { name: '商品列表' })
      .evaluate((region) => region.scrollTo(0, region.scrollHeight));
    await lineOf(page, '收纳盒 129 号').waitFor();
    expect(await drawn(page).count()).toBeLessThan(40);
    expect(await lineOf(page, '收纳盒 0 号').count()).toBe(0);
    // The way back leads to where the reader was.
    await page.getByRole('link', { name: '跨店库存' }).click();
    await page.waitForURL(/\/account\/stock/);
    await page.goBack();
    await lineOf(page, '收纳盒 129 号').waitFor();
    expect(await lineOf(page, '收纳盒 0 号').count()).toBe(0);

    await page.getByRole('button', { name: '列设置' }).click();
    const columns = page.getByRole('dialog', { name: '列设置' });
    await columns.getByText('申报价', { exact: true }).click();
    await columns.getByText('类目', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await head(page, '类目').waitFor();
    expect(await head(page, '申报价').count()).toBe(0);

    await page.getByRole('searchbox', { name: '搜索商品' }).fill('K12');
    await page.waitForURL(/q=K12/);
    await shows(count(page), '共 10 个 SKU');
    await page.getByRole('searchbox', { name: '搜索商品' }).fill('没有这样的商品');
    await shows(page, '没有符合条件的商品');

    const body = { data: null, errors: [{ message: 'no', extensions: { code: 'INTERNAL' } }] };
    await page.getByRole('button', { name: '清除筛选' }).first().click();
    await shows(count(page), '共 130 个 SKU');
    await stubOperation(page, 'ProductList', { body });
    await level(page, 'SKC');
    await shows(page, /^加载失败$/);
    await page.unrouteAll();
    await page.getByRole('button', { name: '重试' }).click();
    await drawn(page).first().waitFor();
  });

  it('[R4-45] says that there is new data only of what another window has changed', async () => {
    const page = await ownPage();
    const status = page.getByTestId('refresh-status');
    const refreshes = countFrames(page, 'shopRefreshed');
    await page.reload();
    const enter = async (value: string) => {
      await cost(lineOf(page, '收纳盒 1 号')).getByRole('button').click();
      const field = page.getByRole('textbox', { name: /^填写成本/ });
      await field.fill(value);
      await field.press('Enter');
      await shows(cost(lineOf(page, '收纳盒 1 号')), `¥${value}`);
    };
    await enter('3.50');
    await expect.poll(refreshes).toBe(1);
    await enter('4.50');
    await expect.poll(refreshes).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(await status.textContent()).toMatch(/^更新于/);

    const other = await newContext();
    await joinBossOf(page.context(), other);
    const saveElsewhere = async (value: string) => {
      const { productList } = skuIds.parse(
        await graphql(
          other,
          `{ productList(selection: { all: true }, level: SKU, range: { start: "2024-03-01", end: "2024-03-10" },
            filter: { search: "收纳盒 1 号" }) { edges { node { id } } } }`,
          {},
        ),
      );
      await graphql(
        other,
        'mutation ($input: SetSkuCostsInput!) { setSkuCosts(input: $input) { error { message } } }',
        {
          input: { costs: productList.edges.map(({ node }) => ({ skuId: node.id, cost: value })) },
        },
      );
    };
    await saveElsewhere('5.50');
    await shows(cost(lineOf(page, '收纳盒 1 号')), '¥5.50');
    await saveElsewhere('6.50');
    await shows(status, /^有新数据/);
  });

  it('takes costs in place, in bulk and from a file, renames, and gives the list away as files', async () => {
    const page = await ownPage();
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
    const context = await newContext();
    await becomeManager(context);
    const page = await context.newPage();
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

  it('has every button of the list in sight on a narrow screen, and a column beside the names', async () => {
    const page = await open('/account/manager', { viewport: { width: 375, height: 812 } });
    await drawn(page).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    for (const name of ['导入成本', '导出', '列设置']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN), name).toBeLessThan(375);
    }
    // The words about the list are lines, not a column of single characters.
    expect((await count(page).boundingBox())?.height).toBeLessThan(60);
    const product = await drawn(page).first().getByRole('rowheader').boundingBox();
    expect(product?.width).toBeLessThan(260);
  });

  it('ends with the window, however high it is, and has the profit in sight at its usual widths', async () => {
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
  });

  it('shows visitors samples, and whom to become for what is more than looking', async () => {
    const page = await open('/account/manager?range=month');
    await drawn(page).first().waitFor();
    const tips = page.getByRole('dialog').getByRole('button', { name: '登录' });
    for (const act of [/^填写成本/, /^修改名称/, '导入成本']) {
      await page.getByRole('main').getByRole('button', { name: act }).first().click();
      await tips.waitFor();
      await page.keyboard.press('Escape');
      await tips.waitFor({ state: 'detached' });
    }
  });
});
