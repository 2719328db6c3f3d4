import { describe, expect, it } from 'vitest';
import { outlineFaults, seriousViolations, useBrowser } from '../support/browser.ts';
import { boss, openLogin } from './steps.ts';

const { open, openAs, contextAs } = useBrowser();

describe('axe finds nothing serious', () => {
  it('on /index and in the login dialog, on both tabs and when registering', async () => {
    const page = await open('/index');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    const dialog = await openLogin(page);
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('tab', { name: '店长/财务登录' }).click();
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('tab', { name: 'BOSS登录' }).click();
    await dialog.getByRole('button', { name: '注册', exact: true }).click();
    expect(await seriousViolations(page)).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('on /home with its charts, %s', async (colorScheme) => {
    const page = await openAs(boss, '/home?range=month', { colorScheme });
    await page.getByRole('region', { name: '销售趋势' }).locator('svg path').first().waitFor();
    const products = page.getByRole('region', { name: '商品排行' });
    await products.scrollIntoViewIfNeeded();
    await products.getByRole('row').nth(1).waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    // What takes the focus from below is not left under the bars at the top.
    const sort = products.getByRole('columnheader').getByRole('button').last();
    await sort.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 20));
    await products
      .getByRole('row')
      .nth(1)
      .getByRole('link')
      .first()
      .evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() => sort.evaluate((button) => button === document.activeElement))
      .toBe(true);
    expect(
      await sort.evaluate((button) => {
        const { x, y, width } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + 1));
      }),
    ).toBe(true);
  });

  it('on the import page', async () => {
    const page = await openAs(boss, '/import');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    // In the reader's own colours it is still told what is looked at.
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/todo');
    const current = page.getByRole('complementary').locator('[aria-current=true]').first();
    await current.waitFor();
    const outline = () => current.evaluate((one) => getComputedStyle(one).outlineStyle);
    expect(await outline()).toBe('solid');
    await page.emulateMedia({ forcedColors: 'none' });
    expect(await outline()).toBe('none');
  });
});

it('every part of a page has a name of its own, and no level of headings is left out', async () => {
  const context = await contextAs(boss, { downloads: true });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/home', '待办清单'],
    ['/shopManage', '运营人员'],
    ['/account/cash', '按天'],
    ['/operateRouting/softwareDownload', '不同浏览器的下载提示'],
    ['/m/notices', /今天|昨天/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    expect(await outlineFaults(page), path).toEqual([]);
  }
  // Where the reader chooses the colours, what is chosen has one that the rest has not.
  await page.emulateMedia({ forcedColors: 'active' });
  const grounds = await page
    .getByRole('radiogroup')
    .locator('label')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(grounds).size).toBe(2);

  const tasks = await openAs('13800000021', '/m');
  await tasks.getByRole('heading', { name: '发货工作台', level: 1 }).waitFor();
});

it('gives the focus back to what opened a dialog whose field or list takes it at once', async () => {
  const page = await openAs(boss, '/account/people');
  for (const [opener, dialog] of [
    ['编辑：138****0021', '分配店铺'],
    ['搜索（Ctrl+K）', '搜索店铺、页面和操作'],
  ] as const) {
    const button = page.getByRole('button', { name: opener });
    await button.focus();
    await page.keyboard.press('Enter');
    const opened = page.getByRole('dialog', { name: dialog });
    const first = opened.locator('input').first();
    await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  }
});
