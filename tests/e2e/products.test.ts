import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { joinBossOf } from './own-shops.ts';
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
import { boss, countFrames, shows, stubOperation } from './steps.ts';

const { newContext, openAs } = useBrowser();

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

const skuIds = z.object({
  productList: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
});
/** There is new data only of what another window has changed. */
async function hearOfOthers(page: Page): Promise<void> {
  const status = page.getByTestId('refresh-status');
  const refreshes = countFrames(page, 'shopRefreshed');
  await page.goto(ownAddress);
  await drawn(page).first().waitFor();
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
}

describe('/account/manager', () => {
  it('[R2.2-08] [R2.4-08] lists products by SPU, SKC and SKU: found, filtered, ordered, opened', async () => {
    const page = await openAs(boss, '/account/manager?range=month');
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

  it('[R4-45] draws what is in sight of any number of lines, remembers the columns, and says that there is new data only of what another window has changed', async () => {
    const page = await ownPage(await newContext());
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

    await hearOfOthers(page);
  });
});
