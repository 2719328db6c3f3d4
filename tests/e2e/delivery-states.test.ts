import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { connectionDouble, orderDouble } from './delivery-doubles.ts';
import { demoPage, orderRows, rowOf, tab } from './delivery-steps.ts';
import { freshBoss } from './imports.ts';
import { otherBoss, shows, stubOperation, tick } from './steps.ts';

const { newContext, openAs, contextAs } = useBrowser();

describe('the states of the page', () => {
  it('says that loading has failed and tries again, leads from an empty tab to a full one, and counts down to the deadlines', async () => {
    const page = await openAs(otherBoss);
    const broken = {
      errors: [{ message: '数据服务出错', extensions: { code: 'UPSTREAM_STATUS' } }],
    };
    await stubOperation(page, 'ShippingOrders', { body: broken });
    await page.goto('/deliveryCenter');
    await shows(page, '加载失败');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: '重试' }).click();
    await orderRows(page).first().waitFor();

    await stubOperation(page, 'ShippingOrders', {
      body: { data: { shippingOrders: { ...connectionDouble, edges: [], totalCount: 0 } } },
    });
    await page.reload();
    await shows(page, '没有等待打包的发货单');
    await page.getByRole('button', { name: '去处理仓库发货待确认（2）' }).click();
    await page.waitForURL(/tab=shipping/);

    // Orange within a day, red when it has passed.
    await page.unroute('**/graphql');
    const hour = 3_600_000;
    const spans = { due: 0.9 * hour, fine: 30 * hour, overdue: -2.5 * hour };
    const edges = Object.entries(spans).map(([name, span], index) => ({
      __typename: 'ShippingOrderEdge',
      rank: index + 1,
      node: orderDouble(name, new Date(Date.now() + span).toISOString()),
    }));
    await stubOperation(page, 'ShippingOrders', {
      body: { data: { shippingOrders: { ...connectionDouble, edges, totalCount: edges.length } } },
    });
    await page.goto('/deliveryCenter');
    const left = (name: string) => rowOf(page, `FH-${name}`).locator('[data-deadline]');
    await shows(left('fine'), /剩余 1天5小时/);
    await shows(left('overdue'), /已超时 2小时\d+分/);
    await shows(left('due'), /剩余 53分\d+秒/);
    const colorOf = (name: string) =>
      left(name)
        .locator('span')
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf('due')).toBe('rgb(170, 87, 6)');
    expect(await colorOf('overdue')).toBe('rgb(190, 47, 38)');
    const before = await left('due').textContent();
    await expect.poll(() => left('due').textContent()).not.toBe(before);
  });

  it('tells a boss without shops what to do', async () => {
    const page = await openAs(freshBoss, '/deliveryCenter');
    await shows(page, '还没有店铺');
    await shows(page, /绑定店铺主账号/);
  });

  it('fits a phone without scrolling sideways, light and dark, with the tab that the address names in sight', async () => {
    const context = await contextAs(otherBoss, { viewport: { width: 375, height: 812 } });
    const page = await context.newPage();
    const list = page.getByRole('list', { name: '仓库打包待确认的发货单' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/deliveryCenter?sort=newest');
      await list.getByRole('listitem').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      const button = list.getByRole('button', { name: /^确认打包/ }).first();
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
      expect(await seriousViolations(page), colorScheme).toEqual([]);
    }

    await page.goto('/deliveryCenter?tab=cancelled');
    await page.getByRole('list', { name: '发货单已取消的发货单' }).waitFor();
    const rightEdge = async () => {
      const box = await tab(page, '发货单已取消').boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.x + box.width;
    };
    await expect.poll(rightEdge).toBeLessThanOrEqual(375);
  });

  it('has nothing that axe calls serious, light and dark', async () => {
    const page = await demoPage(await newContext(), '/deliveryCenter?tab=shipped');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/deliveryCenter?tab=shipped');
      await tick(orderRows(page).first().getByRole('checkbox'));
      await page.getByRole('region', { name: '批量操作' }).waitFor();
      expect(await seriousViolations(page), colorScheme).toEqual([]);
    }
  });
});
