import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { toCsv } from '../support/sales-files.ts';
import { importSales } from './imports.ts';
import { bossOf } from './own-shops.ts';
import { phone } from './phone-steps.ts';
import { opened } from './seller-steps.ts';
import { becomeManagerOf } from './staff.ts';
import { shows } from './steps.ts';

const { newContext, contextAs } = useBrowser();
const dayMs = 86_400_000;

/** Sold some days ago, and nobody has told what it costs. */
const soldLately = (shop: string, quantity: number) => ({
  orderNo: `N-${shop}`,
  shop,
  code: 'B1',
  name: '折叠椅',
  quantity,
  price: '60.00',
  at: `${shanghaiDay(Date.now() - 4 * dayMs)} 12:00:00`,
});

const rowsOf = (page: Page) => page.getByRole('table', { name: '待办清单' }).locator('tbody tr');
const rowOf = (page: Page, shop: string) => rowsOf(page).filter({ hasText: shop });
const list = (page: Page, name: RegExp) => page.getByText(name).click();

it('what there is to do is put off, handed to a manager who sees it at once, and taken back; a reload keeps it', async () => {
  const context = await contextAs(bossOf(['甲店', '乙店']));
  await importSales(context, toCsv([soldLately('甲店', 5), soldLately('乙店', 2)]));
  const managers = await newContext();
  await becomeManagerOf(context, managers, [1]);
  const own = await opened(managers, '/todo?list=MINE');
  await shows(own, '没有交给您的事项');

  const page = await opened(context, '/home');
  const board = page.getByRole('region', { name: '待办清单' }).first();
  // What loses most by waiting stands first: ¥300 of 甲店 before ¥120 of 乙店.
  await shows(rowOf(page, '乙店'), '近30天销售额');
  expect(await rowsOf(page).allTextContents()).toEqual([
    expect.stringMatching(/1 个在售 SKU 缺成本.*甲店.*¥300\.00/),
    expect.stringMatching(/1 个在售 SKU 缺成本.*乙店.*¥120\.00/),
  ]);
  expect(await seriousViolations(page)).toEqual([]);
  await rowOf(page, '乙店').getByRole('button', { name: /^搁置/ }).click();
  await page.getByRole('menuitem', { name: /^1小时/ }).click();
  await shows(page, /^已搁置到/);
  await expect.poll(() => rowsOf(page).count()).toBe(1);

  await rowOf(page, '甲店').getByRole('button', { name: /^转交/ }).click();
  const dialog = page.getByRole('dialog', { name: '转交待办' });
  await dialog.getByLabel('说明（选填）').fill('今天填完');
  await dialog.getByRole('button', { name: '转交', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await shows(rowOf(page, '甲店'), /^已转交/);
  // The manager's window hears of it, and stands there with who has handed it over.
  await shows(rowOf(own, '甲店'), /交给我的$/);
  await shows(rowOf(own, '甲店'), '“今天填完”');

  await board.getByRole('link', { name: '查看全部 1 项' }).click();
  await page.waitForURL(/\/todo/);
  await list(page, /^已搁置 1$/);
  await shows(rowOf(page, '乙店'), /搁置到/);
  await page.reload();
  await shows(rowOf(page, '乙店'), /搁置到/);
  await rowOf(page, '乙店')
    .getByRole('button', { name: /^取消搁置/ })
    .click();
  await shows(page, '没有搁置或已处理的事项');
  await list(page, /^全部 2$/);
  await shows(rowOf(page, '甲店'), /^已转交/);

  await rowOf(page, '甲店').getByRole('button', { name: /^收回/ }).click();
  await shows(own, '没有交给您的事项');
  // The act leads to exactly the goods, and with their cost it goes by itself.
  await rowOf(page, '甲店')
    .getByRole('link', { name: /^去填写/ })
    .click();
  await page.waitForURL(/\/account\/manager\?.*cost=without/);
  await shows(page.getByRole('main'), '折叠椅');
}, 120_000);

it('filters are taken back together: the list is the whole one again, and so is the address', async () => {
  const context = await contextAs(bossOf(['甲店', '乙店']));
  await importSales(context, toCsv([soldLately('甲店', 5), soldLately('乙店', 2)]));
  const page = await opened(context, '/todo');
  await expect.poll(() => rowsOf(page).count()).toBe(2);
  const reset = page.getByRole('button', { name: '重置筛选' });
  expect(await reset.count()).toBe(0);
  await page.goto('/todo?list=PUT_OFF&kind=VIOLATION');
  await shows(page, '没有搁置或已处理的事项');
  await reset.click();
  await page.waitForURL((url) => url.pathname === '/todo' && url.search === '');
  await expect.poll(() => rowsOf(page).count()).toBe(2);
  await list(page, /^全部 2$/);
  expect(await page.getByLabel('类型').first().inputValue()).toBe('');
  expect(await reset.count()).toBe(0);
});

it('the phone has the same list with the same acts, and offers the way back', async () => {
  const context = await contextAs(bossOf(['甲店']), phone);
  await importSales(context, toCsv([soldLately('甲店', 5)]));
  const page = await opened(context, '/m/todo');
  const cards = page.getByRole('list', { name: '待办清单' }).getByRole('listitem');
  await shows(cards, '¥300.00');
  expect(await seriousViolations(page)).toEqual([]);
  await cards.getByRole('button', { name: /^搁置/ }).click();
  await page.getByRole('menuitem', { name: '自选时间…' }).click();
  const dialog = page.getByRole('dialog', { name: '搁置待办' });
  await dialog.getByLabel('搁置到', { exact: true }).fill('2020-01-01');
  await dialog.getByRole('button', { name: '搁置', exact: true }).click();
  await shows(dialog, '请选择现在之后的时间');
  const later = shanghaiDay(Date.now() + 10 * dayMs);
  await dialog.getByLabel('搁置到', { exact: true }).fill(later);
  await dialog.getByRole('button', { name: '搁置', exact: true }).click();
  await shows(page, '没有需要处理的事项');
  await page.getByRole('button', { name: '撤销' }).click();
  await shows(cards, '¥300.00');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}, 120_000);
