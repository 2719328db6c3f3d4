import { readFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import {
  bindShops,
  countOf,
  demoPage,
  orderRows,
  rowOf,
  tab,
  waitingOrders,
} from './delivery-steps.ts';
import { freshBoss, graphql } from './imports.ts';
import { demoManager } from './staff.ts';
import { listening, shows, tick } from './steps.ts';

const { newContext, open, contextAs, openAs } = useBrowser();

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
let known: State | undefined;

/** Contexts of the boss of this file: registered and bound once. */
async function ownContext(options: object = {}): Promise<BrowserContext> {
  if (known === undefined) {
    const first = await contextAs(freshBoss);
    await bindShops(first, ['12077000003', '12077000007', '12077000011', '12077000015']);
    known = await first.storageState();
  }
  return newContext({ ...options, storageState: known });
}

/** An order of the file's boss that has as long as possible before its people move it on themselves. */
async function orderIn(
  status: string,
): Promise<{ id: string; orderNo: string; shop: { id: string } }> {
  const { orders } = await waitingOrders(await ownContext(), status);
  const [order] = orders;
  if (order === undefined) throw new Error(`No order is ${status}`);
  return order;
}

describe('the acts with shipping orders', () => {
  it('move an order from tab to tab, and cancel one only after a question with its name', async () => {
    const order = await orderIn('AWAITING_PACKING');
    const page = await (await ownContext()).newPage();
    await page.goto(`/deliveryCenter?q=${order.orderNo}`);
    await rowOf(page, order.orderNo)
      .getByRole('button', { name: `确认打包 ${order.orderNo}` })
      .click();
    await shows(page, '已确认打包 1 个发货单');
    await expect.poll(() => countOf(page, '仓库打包待确认')).toBe(0);
    expect(await countOf(page, '仓库发货待确认')).toBe(1);
    await tab(page, '仓库发货待确认').click();
    await rowOf(page, order.orderNo)
      .getByRole('button', { name: `确认发货 ${order.orderNo}` })
      .click();
    const dialog = page.getByRole('alertdialog');
    await shows(dialog, new RegExp(order.orderNo));
    await dialog.getByRole('button', { name: '确认发货' }).click();
    await shows(page, '已确认发货 1 个发货单');
    await tab(page, '仓库已发货').click();
    await shows(rowOf(page, order.orderNo), '待收货');
    await page.reload();
    await shows(rowOf(page, order.orderNo), '仓库已发货');

    const { orderNo } = await orderIn('AWAITING_SHIPPING');
    await page.goto(`/deliveryCenter?tab=shipping&q=${orderNo}`);
    const button = rowOf(page, orderNo).getByRole('button', { name: `取消发货单 ${orderNo}` });
    await button.click();
    await shows(dialog, `确定要取消发货单 ${orderNo} 吗？`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await countOf(page, '仓库发货待确认')).toBe(1);
    await button.click();
    await dialog.getByRole('button', { name: '取消发货单' }).click();
    await shows(page, '已取消 1 个发货单');
    await tab(page, '发货单已取消').click();
    await shows(rowOf(page, orderNo), /取消/);
  });

  it('take many orders at once from the bar that a selection opens', async () => {
    const page = await (await ownContext()).newPage();
    await page.goto('/deliveryCenter?sort=newest');
    await orderRows(page).nth(1).waitFor();
    const numbers: string[] = [];
    for (const place of [0, 1]) {
      const row = orderRows(page).nth(place);
      numbers.push((await row.textContent())?.match(/FH\d{18}/)?.[0] ?? '');
      await tick(row.getByRole('checkbox'));
    }
    const bar = page.getByRole('region', { name: '批量操作' });
    await shows(bar, '已选 2 个');
    await bar.getByRole('button', { name: '取消发货单' }).click();
    const dialog = page.getByRole('alertdialog');
    await shows(dialog, '确定要取消这 2 个发货单吗？');
    for (const number of numbers) await shows(dialog, new RegExp(number));
    await dialog.getByRole('button', { name: '暂不取消' }).click();
    await bar.getByRole('button', { name: '确认打包' }).click();
    await shows(page, '已确认打包 2 个发货单');
    await bar.waitFor({ state: 'detached' });
    for (const number of numbers) {
      await page.goto(`/deliveryCenter?tab=shipping&q=${number}`);
      await rowOf(page, number).waitFor();
    }
  });

  it('[R7.4-20] [R7.4-21] keep what is ticked on other pages, and give the list, a part of it and the records of the platform away as files', async () => {
    const page = await demoPage(await newContext(), '/deliveryCenter?tab=cancelled');
    const all = page.getByRole('checkbox', { name: '选择本页全部发货单' });
    const bar = page.getByRole('region', { name: '批量操作' });
    await tick(all);
    await shows(bar, '已选 20 个');
    await page.getByRole('button', { name: '下一页', exact: true }).click();
    await page.waitForURL(/page=2/);
    await shows(bar, '含其他页的 20 个');
    await tick(orderRows(page).first().getByRole('checkbox'));
    await shows(bar, '已选 21 个');
    await tick(all);
    await shows(bar, '已选 40 个');
    const offer = bar.getByRole('button', { name: /^选择全部 \d+ 个$/ });
    const total = Number((await offer.textContent())?.match(/\d+/)?.[0]);
    expect(total).toBeGreaterThan(40);
    await offer.click();
    await shows(bar, `已选 ${total} 个`);
    await page.reload();
    await orderRows(page).first().waitFor();
    expect(await bar.count()).toBe(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('menuitem', { name: '导出 CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const [head = '', ...lines] = file.trim().split('\r\n');
    expect(head).toContain('发货单号,备货单号,店铺,状态');
    expect(lines).toHaveLength(total);
    await shows(page, `已导出 ${total} 行`);
    // What is ticked alone.
    await tick(orderRows(page).nth(1).getByRole('checkbox'));
    await tick(orderRows(page).nth(3).getByRole('checkbox'));
    const numbers = await Promise.all(
      [1, 3].map(
        async (at) => (await orderRows(page).nth(at).textContent())?.match(/FH\d{18}/)?.[0],
      ),
    );
    const some = page.waitForEvent('download');
    await bar.getByRole('button', { name: '导出所选' }).click();
    await page.getByRole('menuitem', { name: '导出 CSV' }).click();
    expect((await some).suggestedFilename()).toMatch(/^发货单-所选-/);
    const picked = (await readFile(await (await some).path(), 'utf8'))
      .trim()
      .split('\r\n')
      .slice(1);
    expect(picked.map((line) => line.match(/FH\d{18}/)?.[0])).toEqual(numbers);
    // Another list begins with nothing ticked.
    await tick(all);
    await tab(page, '仓库已发货').click();
    await orderRows(page).first().waitFor();
    expect(await bar.count()).toBe(0);

    // The records of the platform have an address and a file of their own.
    await page.getByRole('button', { name: '考核与退货' }).click();
    const dialog = page.getByRole('dialog', { name: '发货考核与退货包裹' });
    const grades = dialog.getByRole('region', { name: '发货考核' });
    await shows(grades, /^\d{4}-\d{2}-\d{2} 至 \d{4}-\d{2}-\d{2}$/);
    await shows(grades, /^\d+(\.\d)?%$/);
    await dialog.getByRole('radiogroup', { name: '记录' }).getByText('退货包裹').click();
    await page.waitForURL(/records=packages/);
    const parcels = dialog.getByRole('region', { name: '退货包裹' });
    await shows(parcels, /^TH\d+$/);
    await shows(parcels, '商品下架退回');
    const records = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('menuitem', { name: '导出 CSV' }).click();
    const [first = '', ...parcelLines] = (await readFile(await (await records).path(), 'utf8'))
      .trim()
      .split('\r\n');
    expect(first).toContain('包裹号,店铺,商品信息,件数');
    await shows(page, `已导出 ${parcelLines.length} 行`);
    for (const number of await parcels.getByText(/^TH\d+$/).allTextContents()) {
      expect(parcelLines.filter((line) => line.startsWith(number))).toHaveLength(1);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('records')).toBe(false);
  });

  it('show by themselves what somebody else does, and are taken back with the reason when the server refuses', async () => {
    const seen = await orderIn('AWAITING_PACKING');
    const context = await ownContext();
    const page = await context.newPage();
    const heard = listening(page, 'shopRefreshed');
    await page.goto(`/deliveryCenter?shop=${seen.shop.id}&q=${seen.orderNo}`);
    await Promise.all([heard, rowOf(page, seen.orderNo).waitFor()]);
    await page.evaluate(() => {
      document.body.dataset.mark = 'same page';
    });
    await graphql(
      context,
      'mutation ($ids: [ID!]!) { confirmPacking(ids: $ids) { orders { id } } }',
      {
        ids: [seen.id],
      },
    );
    await rowOf(page, seen.orderNo).waitFor({ state: 'detached' });
    expect(await countOf(page, '仓库发货待确认')).toBe(1);
    expect(await page.evaluate(() => document.body.dataset.mark)).toBe('same page');

    const order = await orderIn('AWAITING_PACKING');
    // Without live messages the page does not know what is done elsewhere.
    await page.routeWebSocket(/graphql/, () => {});
    const held = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON()?.operationName === 'PackTask') await held.promise;
      await route.fallback();
    });
    await page.goto(`/deliveryCenter?q=${order.orderNo}`);
    await rowOf(page, order.orderNo).waitFor();
    const cancelled = await graphql(
      context,
      'mutation ($ids: [ID!]!) { cancelShippingOrder(ids: $ids) { orders { id } } }',
      { ids: [order.id] },
    );
    expect(cancelled).toEqual({ cancelShippingOrder: { orders: [{ id: order.id }] } });
    await rowOf(page, order.orderNo)
      .getByRole('button', { name: /确认打包/ })
      .click();
    await expect.poll(() => countOf(page, '仓库发货待确认')).toBe(1);
    expect(await rowOf(page, order.orderNo).count()).toBe(0);
    held.resolve();
    await shows(page, `发货单${order.orderNo}已取消，不能确认打包，请刷新列表`);
    await expect.poll(() => countOf(page, '发货单已取消')).toBe(1);
    expect(await countOf(page, '仓库发货待确认')).toBe(0);
  });

  it('shows visitors the preview, and the tips instead of the act', async () => {
    const page = await open('/deliveryCenter');
    await orderRows(page).first().waitFor();
    let writes = 0;
    page.on('request', (request) => {
      if (request.postDataJSON()?.operationName === 'PackTask') writes += 1;
    });
    await page
      .getByRole('button', { name: /^确认打包/ })
      .first()
      .click();
    await shows(page.getByRole('dialog'), '登录后即可使用');
    expect(writes).toBe(0);
  });

  it('shows a manager the orders of their shops alone', async () => {
    const page = await openAs(demoManager, '/deliveryCenter?tab=shipped');
    await orderRows(page).first().waitFor();
    const panel = page.getByRole('complementary', { name: '店铺列表' });
    // The panel draws itself in steps of its own: the summary stands before the shops.
    await panel.locator('button[aria-current]').nth(1).waitFor();
    const names = await panel.getByRole('button').allTextContents();
    const shopNames = await page
      .getByRole('rowheader')
      .filter({ hasText: /FH\d/ })
      .locator('[title]')
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getAttribute('title') ?? '')
          .filter((title) => title.length > 4),
      );
    expect(shopNames.length).toBeGreaterThan(0);
    for (const shop of new Set(shopNames)) {
      expect(
        names.some((name) => name.includes(shop)),
        shop,
      ).toBe(true);
    }
  });
});
