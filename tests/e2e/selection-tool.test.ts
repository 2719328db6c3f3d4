import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { freshBoss, graphql } from './imports.ts';
import { bossOf } from './own-shops.ts';
import { becomeManagerOf } from './staff.ts';
import { shows, stubOperation } from './steps.ts';

const { open, newContext, openAs, contextAs } = useBrowser();

const listed = (page: Page) => page.locator('tbody tr');
const firstTitle = async (page: Page): Promise<string> => {
  const name = await listed(page).first().locator('[data-opens]').getAttribute('aria-label');
  return (name ?? '').replace(/^查看 /, '');
};

/** Lets the first candidate of every answer have this title. */
const lengthenFirst = (page: Page, title: string) =>
  page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'SelectionCandidates')
      return route.fallback();
    const answer = await (await route.fetch()).text();
    return route.fulfill({
      contentType: 'application/json',
      body: answer.replace(/"title":"[^"]*"/, () => JSON.stringify({ title }).slice(1, -1)),
    });
  });

describe('The selection tool', () => {
  it('says in Chinese that loading has failed, tries again, and has room for any title', async () => {
    const page = await (await newContext()).newPage();
    await stubOperation(page, 'SelectionCandidates', { status: 500, body: {} });
    await page.goto('/selectionToolNew');
    const failure = page.getByRole('alert').filter({ hasText: '加载失败' });
    await failure.waitFor();
    expect(await failure.innerText()).not.toMatch(/[a-z]/i);
    await page.unroute('**/graphql');
    const long = '跨境爆款加厚防滑可折叠收纳箱'.repeat(12);
    await lengthenFirst(page, long);
    await failure.getByRole('button', { name: '重试' }).click();
    await listed(page).nth(19).waitFor();

    // A title longer than its column is cut, said whole by its hint, and makes nothing wider or higher.
    const title = listed(page).first().locator('[data-opens]');
    expect(await title.getAttribute('title')).toBe(long);
    expect(await title.innerText()).toBe(long);
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
    expect(await title.evaluate(isCut)).toBe(true);
    const region = page.getByRole('region', { name: '选品列表' });
    expect(await region.evaluate(isCut)).toBe(false);
    const heights = await listed(page).evaluateAll((rows) =>
      rows.slice(0, 2).map((row) => row.getBoundingClientRect().height),
    );
    expect(heights[0]).toBe(heights[1]);
  });

  it('tells a boss without shops what comes first, as AI listing does', async () => {
    const page = await openAs(freshBoss);
    for (const [path, title] of [
      ['/selectionToolNew', '选品工具'],
      ['/aiProducts/list', 'AI上品'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await shows(page.getByRole('main'), /^绑定店铺主账号后，即可/);
    }
  });

  it('[R2.2-15] [R2.2-16] finds candidates: sorted, filtered, paged, in the address; one is taken up beside the shops and leads to its listing', async () => {
    const page = await openAs(bossOf(['甲店', '乙店']), '/selectionToolNew');
    await listed(page).nth(19).waitFor();
    expect(await page.getByRole('complementary', { name: '店铺' }).count()).toBe(0);
    await page
      .getByRole('columnheader', { name: /预估毛利率/ })
      .getByRole('button')
      .click();
    await page.waitForURL(/sort=MARGIN/);
    const margins = async () => {
      const cells = await page.locator('tbody td:nth-child(7)').allTextContents();
      return cells.map((text) => Number(text.replace('−', '-').replace('%', '')));
    };
    await expect
      .poll(async () => {
        const found = await margins();
        return found.length === 20 && found.every((one, at) => one <= (found[at - 1] ?? 1_000));
      })
      .toBe(true);

    const best = await firstTitle(page);
    await page.getByRole('button', { name: '下一页' }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => firstTitle(page)).not.toBe(best);

    await page.getByRole('combobox', { name: '类目' }).selectOption('女装');
    await page.waitForURL((url) => url.searchParams.get('category') === '女装');
    await expect.poll(() => listed(page).filter({ hasNotText: '女装' }).count()).toBe(0);
    const dearest = page.getByRole('textbox', { name: '最高价' });
    await dearest.fill('1');
    await dearest.press('Enter');
    await shows(page, '没有符合条件的商品');
    await page.reload();
    await shows(page, '没有符合条件的商品');
    expect(await dearest.inputValue()).toBe('1');
    await page.getByRole('button', { name: '清除筛选' }).click();
    await listed(page).nth(19).waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    await page.goto('/selectionTool');
    await listed(page).nth(19).waitFor();
    await page.getByRole('complementary').waitFor();
    await page.waitForURL(/shop=/);
    const title = await firstTitle(page);
    await listed(page)
      .first()
      .getByRole('button', { name: `查看 ${title}` })
      .click();
    const drawer = page.getByRole('dialog', { name: '选品详情' });
    await shows(drawer, '近六个月销量');
    await drawer.getByRole('button', { name: `加入上架 ${title}` }).click();
    await drawer.getByRole('link', { name: `去编辑 ${title}` }).waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    const row = listed(page).first();
    await shows(row, '已选');
    // For another shop it is still to be picked.
    await page.goto('/selectionToolNew');
    await page.getByRole('combobox', { name: '为店铺选品' }).selectOption({ label: '乙店' });
    await page.getByRole('button', { name: `加入上架 ${title}` }).waitFor();
    await page.getByRole('combobox', { name: '为店铺选品' }).selectOption({ label: '甲店' });
    await page.getByRole('link', { name: `去编辑 ${title}` }).click();
    await page.waitForURL(/\/aiProducts\/edit\?id=\d+/);
    await shows(page.getByRole('form', { name: '编辑商品' }), title);
  });

  it('[R2.2-17] opens for a manager with permission id 4 only', async () => {
    const boss = await contextAs(bossOf(['甲店', '乙店']));
    const context = await newContext();
    const setPermissions = await becomeManagerOf(boss, context, [3]);
    const page = await context.newPage();
    for (const path of ['/selectionTool', '/selectionToolNew']) {
      await page.goto(path);
      await shows(page.getByRole('main'), '版块功能受限，联系BOSS获取使用许可');
    }
    await setPermissions([4]);
    const viewer = await graphql(context, '{ viewer { permissions } }', {});
    expect(viewer).toEqual({
      viewer: { permissions: expect.arrayContaining(['pageSelectionToolNew', 'selectGoods']) },
    });
    for (const path of ['/selectionTool', '/selectionToolNew']) {
      await page.goto(path);
      await listed(page)
        .first()
        .getByRole('button', { name: /^加入上架 / })
        .waitFor();
    }
  });

  it('shows visitors a preview, and tips when they would pick; on a phone too', async () => {
    const page = await open('/selectionToolNew', { viewport: { width: 375, height: 800 } });
    const pick = page.getByRole('button', { name: /^加入上架 / }).first();
    await pick.waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
    await pick.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /登录|注册/ })
      .first()
      .waitFor();
  });
});
