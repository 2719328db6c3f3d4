import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { addDays, shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { boss, stubOperation } from './steps.ts';

const { openAs } = useBrowser();

/** What the blocks are called that are drawn, from above. */
const titles = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('button', { name: /^(收起|展开)：/ }) })
    .getByRole('heading', { level: 2 })
    .allTextContents();

const isInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((block) => {
    const { top } = block.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });

const fines = z.object({
  statistics: z.object({
    messages: z.object({
      edges: z.tuple([
        z.object({
          node: z.object({
            messageId: z.string(),
            time: z.string(),
            title: z.string(),
            shop: z.object({ id: z.string(), name: z.string() }),
          }),
        }),
      ]),
    }),
  }),
});

/** The latest of the demo, told at the bell, whatever else is told there. */
async function tellOfFine(page: Page) {
  const today = shanghaiDay(Date.now());
  const found = await graphql(
    page.context(),
    `query ($range: DateRangeInput!) {
      statistics(selection: { all: true }, range: $range) {
        messages(kind: VIOLATION, first: 1) { edges { node { messageId time title shop { id name } } } }
      }
    }`,
    { range: { start: addDays(today, -29), end: today } },
  );
  const [{ node }] = fines.parse(found).statistics.messages.edges;
  const alert = {
    __typename: 'Alert',
    id: 'alert:1',
    kind: 'FINE',
    shop: { __typename: 'Shop', ...node.shop },
    name: node.title,
    detail: null,
    amount: '100.00',
    deadline: null,
    target: node.messageId,
    at: node.time,
    readAt: node.time,
    isOver: false,
  };
  const alerts = {
    __typename: 'AlertConnection',
    edges: [{ __typename: 'AlertEdge', cursor: '1', node: alert }],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    totalCount: 1,
    unreadCount: 0,
  };
  await stubOperation(page, 'Alerts', { body: { data: { alerts } } });
  return node;
}

it('the blocks of /home are folded, hidden and put in another order, and stay so for that person', async () => {
  const page = await openAs(boss, '/home');
  const trend = page.getByRole('region', { name: '销售趋势' });
  await trend.locator('svg path').first().waitFor();
  expect((await titles(page)).slice(0, 3)).toEqual(['销售趋势', '店铺排行', '商品排行']);

  await trend.getByRole('button', { name: '收起：销售趋势' }).press('Enter');
  await trend.getByRole('button', { name: '展开：销售趋势' }).waitFor();
  expect(await trend.locator('svg path.nothing, [role=img]').count()).toBe(0);
  await expect.poll(async () => (await trend.boundingBox())?.height ?? 999).toBeLessThan(100);

  await page.getByRole('button', { name: '版面设置' }).click();
  const dialog = page.getByRole('dialog', { name: '版面设置' });
  await dialog.getByRole('button', { name: '上移：商品排行' }).click();
  await dialog.getByText('店铺排行', { exact: true }).click();
  await dialog.getByText('商品动态', { exact: true }).click();
  expect(await dialog.getByRole('button', { name: '上移：销售趋势' }).isDisabled()).toBe(true);
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['销售趋势', '商品排行']);
  expect(await page.locator('#home-products').count()).toBe(0);

  await page.reload();
  await trend.getByRole('button', { name: '展开：销售趋势' }).waitFor();
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['销售趋势', '商品排行']);
  expect(await page.locator('#home-products').count()).toBe(0);

  // What leads to a block that is away brings it back.
  await page.locator('a[href$="#home-products"]').first().click();
  await page.locator('#home-products').waitFor();
  await expect.poll(() => isInSight(page, '#home-products')).toBe(true);

  // For this visit: it is away again where nothing leads to it, and so is one that an alert leads to.
  const fine = await tellOfFine(page);
  await page.getByRole('button', { name: '版面设置' }).click();
  await dialog.getByText('平台消息与违规', { exact: true }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.goto('/home');
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['销售趋势', '商品排行']);
  expect(await page.locator('#home-products, #home-messages').count()).toBe(0);
  await page.getByRole('banner').getByRole('button', { name: /^提醒/ }).click();
  await page
    .getByRole('dialog', { name: '提醒中心' })
    .getByRole('link', { name: /新罚款/ })
    .click();
  const message = page.locator('#home-messages tr[aria-current]');
  await message.waitFor();
  expect(await message.textContent()).toContain(fine.title);
  await expect.poll(() => isInSight(page, '#home-messages')).toBe(true);
  await page.goto('/home');
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['销售趋势', '商品排行']);
  expect(await page.locator('#home-messages').count()).toBe(0);

  await page.getByRole('button', { name: '版面设置' }).click();
  await dialog.getByRole('button', { name: '恢复默认' }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect
    .poll(async () => (await titles(page)).slice(0, 3))
    .toEqual(['销售趋势', '店铺排行', '商品排行']);

  // Paper has the figures, those that were not in sight yet too, without what stands around them.
  await page.goto('/home');
  await page.locator('main [data-waiting]').first().waitFor();
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'asked';
    };
  });
  await page.keyboard.press('Control+p');
  await page.locator('html[data-printed=asked]').waitFor();
  expect(await page.locator('main [data-waiting]').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('complementary').count()).toBe(0);
  expect(await trend.isVisible()).toBe(true);
  expect(await page.getByRole('region', { name: '评价排行' }).getByRole('row').count()).toBe(6);
  // No table runs past the frame that it stands in, on the sheet of a printer.
  await page.setViewportSize({ width: 957, height: 1300 });
  const tooWide = (panels: Element[]) =>
    panels.filter((panel) =>
      [...panel.querySelectorAll('table')].some(
        (table) => table.getBoundingClientRect().right > panel.getBoundingClientRect().right,
      ),
    ).length;
  expect(await page.locator('main section').evaluateAll(tooWide)).toBe(0);
  // Nothing to press, neither in the bars of tables nor in the to-dos.
  expect(await page.getByRole('button', { name: '列设置' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: /^查看全部 \d+ 项$/ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^搁置/ }).count()).toBe(0);
});

it('the index at the edge of /home names the blocks in the order of the reader and leads to each, by keys too', async () => {
  const page = await openAs(boss, '/home', { viewport: { width: 1366, height: 768 } });
  const index = page.getByRole('navigation', { name: '目录' });
  const names = () => index.getByRole('link').allTextContents();
  await expect
    .poll(async () => (await names()).slice(0, 3))
    .toEqual(['销售趋势', '店铺排行', '商品排行']);
  // It takes nothing from the page: closed, it stands in the edge beside the blocks.
  const place = await index.boundingBox();
  const trend = await page.getByRole('region', { name: '销售趋势' }).boundingBox();
  expect(place?.x).toBeGreaterThanOrEqual((trend?.x ?? 0) + (trend?.width ?? 0));

  await index.getByRole('link', { name: '资金' }).press('Enter');
  // A page is scrolled by whole pixels, to the block and once more for what came to its height above it.
  const isAtTop = (id: string) =>
    page
      .locator(`#home-${id}`)
      .evaluate((block) => Math.abs(block.getBoundingClientRect().top - 104) < 2);
  // Below the bars, and there it stays while the blocks above come to their height.
  await expect.poll(() => isAtTop('finance')).toBe(true);
  await expect
    .poll(() => page.locator('#home-finance').evaluate((one) => one === document.activeElement))
    .toBe(true);
  await expect
    .poll(() => index.locator('[aria-current=location]').textContent())
    .toMatch(/资金|库存/);
  await index.getByRole('link', { name: '店铺排行' }).hover();
  expect(await seriousViolations(page)).toEqual([]);
  await index.getByRole('link', { name: '店铺排行' }).click();
  await expect.poll(() => isAtTop('league')).toBe(true);

  await page.getByRole('button', { name: '版面设置' }).click();
  const dialog = page.getByRole('dialog', { name: '版面设置' });
  await dialog.getByRole('button', { name: '上移：商品排行' }).click();
  await dialog.getByText('资金', { exact: true }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect
    .poll(async () => (await names()).slice(0, 3))
    .toEqual(['销售趋势', '商品排行', '店铺排行']);
  expect(await names()).not.toContain('资金');
  await page.setViewportSize({ width: 1000, height: 768 });
  await index.waitFor({ state: 'detached' });
});
