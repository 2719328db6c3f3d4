import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { toCsv } from '../support/sales-files.ts';
import { bindShops } from './delivery-steps.ts';
import { graphql, importSales } from './imports.ts';
import { bossOf } from './own-shops.ts';
import { phone } from './phone-steps.ts';
import { card, opened } from './seller-steps.ts';
import { becomeManagerOf } from './staff.ts';
import { shows } from './steps.ts';

const { newContext, contextAs } = useBrowser();

/** Chairs of ¥60.00, sold in one shop on one day. */
const sold = (shop: string, daysAgo: number, quantity: number) => ({
  orderNo: `M-${shop}-${daysAgo}`,
  shop,
  code: 'B1',
  name: '折叠椅',
  quantity,
  price: '60.00',
  at: `${shanghaiDay(Date.now() - daysAgo * 86_400_000)} 12:00:00`,
});

const board = (page: Page) => page.getByRole('table', { name: '待办清单' });
const todoOf = (page: Page, shop: string, matter: RegExp) =>
  board(page).locator('tbody tr').filter({ hasText: shop }).filter({ hasText: matter });

const found = z.object({
  todos: z.object({
    edges: z.array(
      z.object({ node: z.object({ id: z.string(), shop: z.object({ name: z.string() }) }) }),
    ),
  }),
});

/** Looks at the page in each size and colour: nothing of it lies beside the window. */
async function lookAt(
  page: Page,
  name: string,
  widths: readonly number[],
  isThere: () => Promise<void>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await isThere();
    expect(await page.locator('html.dark').count()).toBe(colorScheme === 'dark' ? 1 : 0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 812 : 1000 });
      await page.screenshot({ path: `tests/.output/morning-${name}-${width}-${colorScheme}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${name} at ${width}, ${colorScheme}`).toBeLessThanOrEqual(width);
    }
    expect(await seriousViolations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1500, height: 900 });
}

it('the morning of a boss: what is urgent is dealt with, a fall explained, a cost corrected, a manager told', async () => {
  const context = await contextAs(bossOf(['甲店', '乙店']));
  await importSales(context, toCsv([sold('乙店', 10, 10), sold('乙店', 3, 4), sold('甲店', 3, 2)]));
  const managers = await newContext();
  await becomeManagerOf(context, managers, [1]);
  const manager = await opened(managers, '/todo?list=MINE');
  await shows(manager, '没有交给您的事项');
  // Shops of the marketplace bring what no file brings: papers that were rejected.
  await bindShops(context, ['12077000203']);

  // What is urgent, the most expensive first.
  const page = await opened(context, '/home?range=week');
  await lookAt(page, 'home', [1366, 1920, 2560], () =>
    board(page).locator('tbody tr').nth(3).waitFor(),
  );
  const small = await newContext({ ...phone, storageState: await context.storageState() });
  const pocket = await opened(small, '/m');
  await lookAt(pocket, 'phone', [375], () => card(pocket, '净销售额').waitFor());
  await small.close();

  // The first: a cost is missing. With it the matter is settled by itself.
  await page.getByRole('link', { name: /^查看全部 \d+ 项$/ }).click();
  await page.waitForURL(/\/todo/);
  await page.getByRole('combobox', { name: '类型' }).selectOption('UNCOSTED');
  await todoOf(page, '乙店', /缺成本/)
    .getByRole('link', { name: /^去填写/ })
    .click();
  await page.waitForURL(/\/account\/manager\?.*cost=without/);
  const chair = page.getByRole('row').filter({ hasText: '折叠椅' });
  await chair.getByRole('button', { name: /^填写成本/ }).click();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await shows(page, '已补 1 / 2');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '刷新列表' }).click();
  await expect.poll(() => chair.count()).toBe(0);
  await page.goBack();
  await shows(board(page), '甲店');
  await expect.poll(() => todoOf(page, '乙店', /缺成本/).count()).toBe(0);

  // The second and the third are dealt with elsewhere, and ticked off.
  const rejected = found
    .parse(
      await graphql(
        context,
        `{ todos(selection: { all: true }, filter: OPEN, kind: REJECTED, first: 5) {
      edges { node { id shop { name } } } } }`,
      ),
    )
    .todos.edges.map(({ node }) => node);
  const [second, third, fourth] = rejected.map(({ shop }) => shop.name);
  if (!second || !third || !fourth) throw new Error('Nothing was rejected');
  await page.goto('/todo?kind=REJECTED');
  for (const shop of [second, third]) {
    await todoOf(page, shop, /资质/)
      .getByRole('button', { name: /^已处理/ })
      .click();
    await expect.poll(() => todoOf(page, shop, /资质/).count()).toBe(0);
  }

  // A manager is told, and sees it at once.
  await page.goto('/todo?kind=UNCOSTED');
  await todoOf(page, '甲店', /缺成本/)
    .getByRole('button', { name: /^转交/ })
    .click();
  const hand = page.getByRole('dialog', { name: '转交待办' });
  await hand.getByRole('button', { name: '转交', exact: true }).click();
  await hand.waitFor({ state: 'detached' });
  await shows(todoOf(manager, '甲店', /缺成本/), /交给我的/);

  // Why one shop fell: 乙店 sold six chairs less than the week before.
  await page.goto('/home?range=week&why=all');
  const why = page.getByRole('dialog', { name: '为什么变化' });
  const shops = why.getByRole('table', { name: '按店铺' });
  await shops.getByRole('row').filter({ hasText: '乙店' }).getByRole('link').first().click();
  await page.waitForURL(/[?&]shop=/);
  await why
    .getByRole('table', { name: '按原因' })
    .getByRole('row')
    .filter({ hasText: '销量' })
    .waitFor();
  await page.keyboard.press('Escape');
  await card(page, '利润').waitFor();
  // Four chairs at 60.00 that cost 20.00.
  await shows(card(page, '利润'), '¥160.00');

  // The cost was wrong: corrected in the list, the profit of the shop follows.
  await card(page, '利润').getByRole('link').first().click();
  await page.waitForURL(/\/account\/manager/);
  await chair.getByRole('button', { name: /^填写成本/ }).click();
  await chair.getByRole('textbox', { name: /^填写成本/ }).fill('25');
  await page.keyboard.press('Enter');
  await shows(chair, '¥25.00');
  await page.goBack();
  await shows(card(page, '利润'), '¥140.00');
}, 240_000);
