import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { bossOf } from './own-shops.ts';
import { becomeManagerOf } from './staff.ts';
import { boss, shows } from './steps.ts';

const { newContext, openAs, contextAs } = useBrowser();

const head = (page: Page, name: string) =>
  page.getByRole('columnheader', { name, exact: false }).filter({ hasText: name });
const heads = (page: Page) => page.getByRole('columnheader').allTextContents();

it('the columns of a list are chosen and ordered, its rows are closer, keys move among them, it has the whole screen while that is wished, and all stays', async () => {
  const page = await openAs(boss, '/account/manager?range=month');
  const rows = page.locator('tbody tr[tabindex]');
  await rows.first().waitFor();
  const before = (await rows.first().boundingBox())?.height ?? 0;
  expect(before).toBeLessThan(45);

  await page.getByRole('button', { name: '列设置' }).click();
  const menu = page.getByRole('dialog', { name: '列设置' });
  await menu.getByText('申报价', { exact: true }).click();
  // Past the category, which is not shown, and the state.
  await menu.getByRole('button', { name: '后移：店铺' }).click();
  await menu.getByRole('button', { name: '后移：店铺' }).click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '紧凑行高' }).click();
  await expect
    .poll(async () => (await rows.first().boundingBox())?.height ?? 99)
    .toBeLessThan(before);
  expect((await heads(page))[1]).toContain('状态');

  await page.reload();
  await rows.first().waitFor();
  expect(await head(page, '申报价').count()).toBe(0);
  expect((await heads(page)).slice(1, 3).join()).toMatch(/状态.*店铺/);
  expect((await rows.first().boundingBox())?.height).toBeLessThan(before);

  await page.getByRole('region', { name: '商品列表' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/product=/);
  // The drawer comes with its own chunk; before, no Escape would be heard.
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click();
  await expect.poll(() => page.url()).not.toContain('product=');

  await page.getByRole('button', { name: '重置', exact: true }).click();
  await head(page, '申报价').waitFor();
  expect((await heads(page))[1]).toContain('店铺');

  const whole = page.getByRole('button', { name: '全屏' });
  await whole.click();
  await page.getByRole('banner').waitFor({ state: 'hidden' });
  await expect.poll(() => whole.getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByRole('complementary').count()).toBe(0);
  // Menus are before it, not behind.
  await page.getByRole('button', { name: '列设置' }).click();
  await menu.getByText('申报价', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  if ((await whole.getAttribute('aria-pressed')) === 'true') await whole.click();
  await page.getByRole('banner').waitFor();
  await whole.click();
  await page.getByRole('banner').waitFor({ state: 'hidden' });

  // The other lists have the same bar, each with choices of its own.
  await page.goto('/deliveryCenter?tab=shipped');
  await page.getByRole('banner').waitFor();
  const orders = page.getByRole('table').locator('tbody tr');
  await orders.first().waitFor();
  await page.getByRole('button', { name: '列设置' }).click();
  await page
    .getByRole('dialog', { name: '列设置' })
    .getByText('状态', { exact: false })
    .first()
    .click();
  await page.keyboard.press('Escape');
  const names = await heads(page);
  await page.reload();
  await orders.first().waitFor();
  expect(await heads(page)).toEqual(names);
});

it('what a list shows is kept as a view, shared with a manager, begun with, renamed and deleted', async () => {
  const context = await contextAs(bossOf(['甲店', '乙店']));
  const managers = await newContext();
  await becomeManagerOf(context, managers, [2]);

  const page = await context.newPage();
  await page.goto('/account/manager');
  await page.getByRole('button', { name: '视图', exact: true }).click();
  const menu = page.getByRole('dialog', { name: '视图' });
  await shows(menu, '还没有保存的视图');
  expect(await menu.getByRole('button', { name: '保存当前视图' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');

  await page.goto('/account/manager?hint=deadStock&range=month');
  await page.getByRole('button', { name: '视图', exact: true }).click();
  await menu.getByRole('button', { name: '保存当前视图' }).click();
  const dialog = page.getByRole('dialog', { name: '保存视图' });
  await dialog.getByLabel('视图名称').fill('月度滞销');
  await dialog.getByText(/^共享给同事/).click();
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '保存' }).click();
  const current = page.getByRole('button', { name: '视图：月度滞销' });
  await current.waitFor();
  await current.click();
  expect(await seriousViolations(page)).toEqual([]);
  await menu.getByRole('button', { name: '默认视图：月度滞销' }).click();
  await shows(menu, '默认 · 已共享');

  // A list that is opened without anything of its own begins with it; left, it stays left.
  await page.goto('/account/manager');
  await page.waitForURL(/hint=deadStock/);
  expect(page.url()).toContain('range=month');
  await page.getByRole('button', { name: '清除筛选' }).first().click();
  await expect.poll(() => page.url()).not.toContain('hint=');

  const own = await managers.newPage();
  await own.goto('/account/manager');
  await own.getByRole('button', { name: '视图', exact: true }).click();
  const shared = own.getByRole('dialog', { name: '视图' });
  await shows(shared, /共享$/);
  expect(await shared.getByRole('button', { name: /^(修改|删除)视图/ }).count()).toBe(0);
  await shared.getByRole('button', { name: /^月度滞销/ }).click();
  await own.waitForURL(/hint=deadStock/);

  await page.getByRole('button', { name: /^视图/ }).click();
  await menu.getByRole('button', { name: '修改视图 月度滞销' }).click();
  const renaming = page.getByRole('dialog', { name: '修改视图' });
  await renaming.getByLabel('视图名称').fill('清仓');
  await renaming.getByRole('button', { name: '保存' }).click();
  await renaming.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^视图/ }).click();
  await menu.getByRole('button', { name: '删除视图 清仓' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await shows(page, '视图“清仓”已删除');
  await own.reload();
  await own.getByRole('button', { name: /^视图/ }).click();
  await shows(shared, '还没有保存的视图');
});

/** The lines of the file of a list, without the headings. */
async function fileOf(page: Page): Promise<readonly string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).first().click();
  await page.getByRole('menuitem', { name: '导出 CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.trim().split('\r\n').slice(1);
}

const numberIn = (text: string | null) =>
  Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));
const inPager = (page: Page) => page.getByRole('navigation').getByText(/^共 [\d,]+ 条/);

/** Each list with what its page counts of it, whatever part of it is shown. */
const lists: readonly [address: string, name: string, count: (page: Page) => Promise<number>][] = [
  [
    '/todo',
    '待办清单数据表',
    async (page) => numberIn(await page.getByText(/^全部 \d+$/).textContent()),
  ],
  [
    '/aiProducts/list?state=INCOMPLETE',
    'AI上品列表',
    async (page) => numberIn(await page.getByRole('button', { name: /^待补译/ }).textContent()),
  ],
  ['/selectionToolNew', '选品列表', async (page) => numberIn(await inPager(page).textContent())],
  [
    '/account/people?kind=MANAGER',
    '人员管理',
    async (page) => numberIn(await inPager(page).textContent()),
  ],
  [
    '/shopManage?market=temu',
    '全部店铺',
    // Not those of the operators below, who come when they come.
    (page) => page.getByRole('region', { name: '全部店铺' }).locator('tbody tr[tabindex]').count(),
  ],
  [
    '/account/cash',
    '按天',
    (page) => page.getByRole('region', { name: '按天' }).locator('tbody tr').count(),
  ],
];

it('one press ticks all products of the filter, once those that are here are ticked', async () => {
  const page = await openAs(boss, '/account/manager?range=month&level=sku');
  await page.locator('tbody tr[tabindex]').first().waitFor();
  const total = numberIn(await page.getByTestId('product-count').textContent());
  expect(total).toBeGreaterThan(100);
  await page.locator('thead').getByRole('checkbox').check();
  const bulk = page.getByRole('region', { name: '批量操作' });
  await bulk.getByRole('button', { name: /^选择全部/ }).click();
  const written = total.toLocaleString('zh-CN');
  await shows(bulk, `已选 ${written} 个`);
  // Nothing is left to offer, and what was ticked is asked for its cost as one.
  await expect.poll(() => bulk.getByRole('button', { name: /^选择全部/ }).count()).toBe(0);
  await bulk.getByRole('button', { name: '批量设置成本' }).click();
  await shows(page.getByRole('dialog'), new RegExp(`已选 ${written} 个商品，共 ${written} 个 SKU`));
});

/** Whether head and first column of a table stay where they are while the rest is scrolled, however little room it has. */
const staysAt = (region: Locator) =>
  region.evaluate((frame: HTMLElement) => {
    const { cssText } = frame.style;
    frame.style.cssText += '; width: 320px; height: 160px; max-height: 160px; overflow: auto';
    const placesOf = () => {
      const { left = 0, top = 0 } = frame.querySelector('thead th')?.getBoundingClientRect() ?? {};
      const cell = frame.querySelector('tbody tr[tabindex] > *')?.getBoundingClientRect();
      return { head: [left, top], first: cell?.left ?? Number.NaN };
    };
    const before = placesOf();
    frame.scrollTo(120, 60);
    const isScrolled = frame.scrollLeft > 0 && frame.scrollTop > 0;
    const after = placesOf();
    frame.scrollTo(0, 0);
    frame.style.cssText = cssText;
    return {
      head: isScrolled && after.head.join() === before.head.join(),
      first: isScrolled && after.first === before.first,
    };
  });

it('every list is handed over as a file with as many lines as its page counts, and keys move among its rows', async () => {
  const page = await openAs(boss);
  for (const [address, name, count] of lists) {
    await page.goto(address);
    const region = page.getByRole('region', { name, exact: true });
    const rows = region.locator('tbody tr[tabindex]');
    await rows.nth(1).waitFor();
    const before = await count(page);
    const lines = await fileOf(page);
    // The shops of the demo go on meanwhile.
    expect([before, await count(page)], address).toContain(lines.length);
    if (address === '/selectionToolNew') expect(lines.length).toBeGreaterThan(20);

    const stands = (place: 'first' | 'last' | number) => async () => {
      const row = typeof place === 'number' ? rows.nth(place) : rows[place]();
      return row.evaluate((one) => one === document.activeElement);
    };
    expect(await staysAt(region), address).toEqual({ head: true, first: true });
    await region.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(stands(1), { message: address }).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(stands('last'), { message: address }).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(stands('first'), { message: address }).toBe(true);
  }
  // Of a long list the last row is drawn only once it is gone to.
  await page.goto('/account/stock?codes=all');
  const stock = page.getByRole('region', { name: '跨店库存', exact: true });
  const total = numberIn(await page.getByText(/^共 [\d,]+ 个货号$/).textContent());
  await stock.locator('tbody tr[tabindex]').first().waitFor();
  await stock.focus();
  await page.keyboard.press('End');
  const place = () =>
    stock.evaluate(() => document.activeElement?.getAttribute('aria-rowindex') ?? '');
  await expect.poll(place).toBe(String(total + 1));
  await page.keyboard.press('Home');
  await expect.poll(place).toBe('2');
  await page.keyboard.press('Enter');
  await page.waitForURL(/code=/);
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click();
  await expect.poll(() => page.url()).not.toContain('code=');
  await page.keyboard.press('?');
  await shows(page.getByRole('dialog', { name: '键盘快捷键' }), /^在表格的行之间移动/);
}, 120_000);

it('every list keeps its filter as a view, and its columns as they were chosen', async () => {
  const page = await openAs(bossOf(['甲店', '乙店']));
  const lists = [
    ['/todo', 'kind=UNCOSTED'],
    ['/shopManage', 'market=temu'],
    ['/account/people', 'kind=OPERATOR'],
    ['/account/stock', 'codes=all'],
    ['/aiProducts/list', 'state=FAILED'],
    ['/selectionToolNew', 'sort=GROWTH'],
  ] as const;
  for (const [address, filter] of lists) {
    await page.goto(`${address}?${filter}`);
    await page.getByRole('button', { name: '视图', exact: true }).click();
    const menu = page.getByRole('dialog', { name: '视图' });
    await menu.getByRole('button', { name: '保存当前视图' }).click();
    const dialog = page.getByRole('dialog', { name: '保存视图' });
    await dialog.getByLabel('视图名称').fill('常看');
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByRole('button', { name: '视图：常看' }).waitFor();
    await page.goto(address);
    await page.getByRole('button', { name: '视图', exact: true }).click();
    await menu.getByRole('button', { name: '常看', exact: true }).click();
    await expect.poll(() => page.url()).toContain(filter);
  }
  await page.goto('/shopManage');
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('dialog', { name: '列设置' }).getByText('托管类型', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => head(page, '托管类型').count()).toBe(0);
  await page.reload();
  await head(page, '到期日期').waitFor();
  expect(await head(page, '托管类型').count()).toBe(0);
  await page.getByRole('button', { name: '重置', exact: true }).click();
  await head(page, '托管类型').waitFor();
}, 120_000);
