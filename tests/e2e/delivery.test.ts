import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, seriousViolations, useBrowser } from '../support/browser.ts';
import {
  ask,
  bindShops,
  countOf,
  firstNumber,
  orderRows,
  rowOf,
  tab,
  waitingOrders,
  waitingSoon,
} from './delivery-steps.ts';
import { becomeBoss } from './imports.ts';
import { becomeManager } from './staff.ts';
import { boss, listening, otherBoss, shows, signIn, stubOperation, tick } from './steps.ts';

const { newContext, open } = useBrowser();

const labels = ['仓库打包待确认', '仓库发货待确认', '仓库已发货', '发货单已取消'] as const;
const tabNames = ['packing', 'shipping', 'shipped', 'cancelled'] as const;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
let known: State | undefined;

/** Contexts of the boss of this file: registered and bound once. */
async function ownContext(options: object = {}): Promise<BrowserContext> {
  if (known === undefined) {
    const first = await newContext();
    await becomeBoss(first, freshPhone());
    await bindShops(first, ['12077000003', '12077000007', '12077000011', '12077000015']);
    known = await first.storageState();
  }
  return newContext({ ...options, storageState: known });
}

/** Reads only: the orders of this boss are left as they are. */
async function demoPage(path: string): Promise<Page> {
  const context = await newContext();
  await signIn(context, otherBoss);
  const page = await context.newPage();
  await page.goto(path);
  await orderRows(page).first().waitFor();
  return page;
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

describe('/deliveryCenter', () => {
  it('[R2.2-09] [R2.4-09] [R2.7-80] [R2.7-81] [R9.5-01] has a title of its own, and its columns and labels on each tab, warehouse entry on the third', async () => {
    const page = await demoPage('/deliveryCenter');
    expect(await page.title()).toBe('物流助手与发货入库 - 卖家运营助手');
    expect(await page.getByRole('tab').allTextContents()).toEqual(
      labels.map((label) =>
        expect.stringMatching(new RegExp(`^${label} [\\d,]+ (¥[\\d,.万]+)? *$`)),
      ),
    );
    await page.getByRole('region', { name: '仓库打包待确认的发货单' }).waitFor();

    for (const [index, name] of tabNames.entries()) {
      const label = labels[index] ?? '';
      await page.goto(`/deliveryCenter?tab=${name}`);
      await orderRows(page).first().waitFor();
      const heads = await page.getByRole('columnheader').allTextContents();
      expect(heads.slice(0, 4), name).toEqual(['序号', '发货单号', '商品信息', '状态']);
      expect(heads.includes('入库状态'), name).toBe(name === 'shipped');
      const first = orderRows(page).first().getByRole('cell');
      expect(await first.nth(0).textContent(), name).toBe('1');
      expect(await first.nth(1).textContent(), name).toMatch(/FH\d{18}/);
      expect(await first.nth(2).textContent(), name).toMatch(/× \d+.*共 \d+ 件/);
      expect(await first.nth(3).textContent()).toContain(label);
      if (name === 'shipped')
        expect(await first.nth(4).textContent()).toMatch(/待收货|已收货|已入库/);
    }
  });

  it('[R9.5-02] finds an order by its number and by a code, and filters by shipping type, which the address keeps', async () => {
    const page = await demoPage('/deliveryCenter?tab=shipped');
    const row = orderRows(page).nth(4);
    const orderNo = (await row.textContent())?.match(/FH\d{18}/)?.[0] ?? '';
    const code = (await row.textContent())?.match(/[A-Z]{2}\d{5}-[A-Z]\w-\d/)?.[0] ?? '';
    const search = page.getByRole('searchbox', { name: '搜索发货单' });
    await search.fill(orderNo);
    await page.waitForURL(/q=FH/);
    await expect.poll(() => orderRows(page).count()).toBe(1);
    await rowOf(page, orderNo).waitFor();
    await search.fill(code.toLowerCase());
    await expect.poll(() => countOf(page, '仓库已发货')).toBeGreaterThanOrEqual(1);
    await rowOf(page, code).first().waitFor();
    await search.fill('没有这样的发货单');
    await shows(page, '没有符合条件的发货单');
    await page.getByRole('button', { name: '清除筛选' }).click();
    await expect.poll(() => orderRows(page).count()).toBe(20);
    expect(await search.inputValue()).toBe('');

    const all = await countOf(page, '仓库已发货');
    const counts: number[] = [];
    for (const [label, name] of [
      ['自发货', 'self'],
      ['厂家发货', 'manufacturer'],
    ] as const) {
      await page
        .getByRole('radiogroup', { name: '发货类型' })
        .getByText(label, { exact: true })
        .click();
      await page.waitForURL(new RegExp(`type=${name}`));
      await expect.poll(() => countOf(page, '仓库已发货')).toBeLessThan(all);
      const cells = page.getByRole('row').getByRole('cell').filter({ hasText: /FH\d/ });
      await expect.poll(() => cells.filter({ hasText: `· ${label}` }).count()).toBe(20);
      counts.push(await countOf(page, '仓库已发货'));
    }
    await page.reload();
    await expect.poll(() => countOf(page, '仓库已发货')).toBe(counts[1]);
    expect(counts[0]).toBeGreaterThan(0);
    // An order may have moved on in between.
    expect(Math.abs((counts[0] ?? 0) + (counts[1] ?? 0) - all)).toBeLessThan(5);
  });

  it('pages, sorts, shows the same after a reload and after "back", and what is selected in the side panel alone', async () => {
    const page = await demoPage('/deliveryCenter?tab=shipped');
    const firstNo = () => firstNumber(page);
    const top = await firstNo();
    await page.getByRole('button', { name: '下一页' }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(firstNo).not.toBe(top);
    expect(await orderRows(page).first().getByRole('cell').first().textContent()).toBe('21');
    const second = await firstNo();
    await page.reload();
    await expect.poll(firstNo).toBe(second);
    await page.goBack();
    await expect.poll(firstNo).toBe(top);
    await page.getByRole('radiogroup', { name: '排序' }).getByText('按截止时间').click();
    await page.waitForURL(/sort=deadline/);
    await expect.poll(firstNo).not.toBe(top);
    await page.goto('/deliveryCenter?tab=shipped&page=4999');
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).not.toBe('4999');
    await orderRows(page).first().waitFor();

    const all = await countOf(page, '仓库已发货');
    const panel = page.getByRole('complementary', { name: '店铺列表' });
    await panel
      .getByRole('button', { name: /锦瑞派对用品海外店/ })
      .first()
      .click();
    await page.waitForURL(/shop=temu/);
    await expect.poll(() => countOf(page, '仓库已发货')).toBeLessThan(all);
    await expect
      .poll(() =>
        page
          .getByRole('cell')
          .filter({ hasText: /FH\d/ })
          .filter({ hasNotText: '锦瑞派对' })
          .count(),
      )
      .toBe(0);
  });

  it('stands by warehouse on request: each under its name, with all of it at a tick', async () => {
    const page = await demoPage('/deliveryCenter');
    await orderRows(page).first().waitFor();
    await page.getByRole('radiogroup', { name: '排序' }).getByText('按仓库').click();
    await page.waitForURL(/sort=warehouse/);
    const list = page.getByRole('table', { name: '仓库打包待确认的发货单' });
    const heads = list.locator('tr[data-group]');
    await heads.first().waitFor();
    const names = await heads.evaluateAll((rows) =>
      rows.map((row) => row.querySelector('span')?.textContent ?? ''),
    );
    expect(new Set(names).size).toBe(names.length);
    // Each order stands under the warehouse that it goes to.
    const lines = await list.locator('tbody tr').allTextContents();
    let current = '';
    for (const line of lines) {
      const head = (await heads.allTextContents()).find((one) => one === line);
      if (head === undefined) expect(line).toContain(current);
      else current = /^(.*?)本页/.exec(head)?.[1] ?? '';
    }
    const first = heads.first();
    const count = Number(/本页 (\d+) 单/.exec((await first.textContent()) ?? '')?.[1]);
    await tick(first.getByRole('checkbox'));
    await shows(page.getByRole('region', { name: '批量操作' }), `已选 ${count} 个`);
    await page.setViewportSize({ width: 375, height: 720 });
    const cards = page.getByRole('list', { name: names[0], exact: true });
    await expect.poll(() => cards.getByRole('listitem').count()).toBe(count);
    // One of them alone: as many as its choice says, after a reload too.
    await page.setViewportSize({ width: 1500, height: 900 });
    const choice = page.getByRole('combobox', { name: '仓库', exact: true });
    const label = (await choice.locator('option').nth(1).textContent()) ?? '';
    await choice.selectOption({ label });
    await page.waitForURL(/warehouse=/);
    const wanted = Number(/\d+$/.exec(label)?.[0]);
    for (const look of [() => Promise.resolve(null), () => page.reload()]) {
      await look();
      await expect.poll(() => heads.count()).toBe(1);
      await expect.poll(() => countOf(page, '仓库打包待确认')).toBe(wanted);
    }
  });
});

describe('the deadlines', () => {
  it('are filters over both states in which an order waits, which the address keeps, and a bar with the acts of both', async () => {
    const context = await newContext();
    await signIn(context, boss);
    const page = await context.newPage();
    await page.goto('/deliveryCenter');
    const filters = page.getByRole('group', { name: '按期限筛选' });
    await filters.getByRole('button', { name: /^24小时内到期 \d+ ¥[\d,.万]+$/ }).click();
    await page.waitForURL(/[?&]due=soon$/);
    await tab(page, '24小时内到期').and(page.locator('[aria-selected=true]')).waitFor();
    await expect
      .poll(async () => (await countOf(page, '24小时内到期')) - (await waitingSoon(context)))
      .toBe(0);
    await orderRows(page).first().waitFor();
    for (const text of await orderRows(page).allInnerTexts())
      expect(text).toMatch(/仓库(打包|发货)待确认/);
    const deadlines = await orderRows(page)
      .locator('[data-deadline]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-deadline')));
    expect(new Set(deadlines)).toEqual(new Set(['due']));
    await page.reload();
    await filters.getByRole('button', { name: /^24小时内到期/, pressed: true }).waitFor();
    await tab(page, '仓库已发货').click();
    await page.waitForURL(/[?&]tab=shipped$/);
    expect(page.url()).not.toContain('due=');

    // The bar has the acts of both states, each with its own orders.
    const shipBy = new Date(Date.now() + 3_600_000).toISOString();
    const nodes = [
      orderDouble('pack', shipBy),
      orderDouble('pack-too', shipBy),
      { ...orderDouble('ship', shipBy), status: 'AWAITING_SHIPPING' },
    ];
    await stubOperation(page, 'ShippingOrders', {
      body: {
        data: {
          shippingOrders: {
            ...connectionDouble,
            edges: nodes.map((node, index) => ({
              __typename: 'ShippingOrderEdge',
              rank: index + 1,
              node,
            })),
            totalCount: nodes.length,
          },
        },
      },
    });
    await page.goto('/deliveryCenter?due=soon');
    await rowOf(page, 'FH-ship').waitFor();
    await tick(page.getByRole('checkbox', { name: '选择本页全部发货单' }));
    const bar = page.getByRole('region', { name: '批量操作' });
    await bar.getByRole('button', { name: '确认打包（2）' }).waitFor();
    await bar.getByRole('button', { name: '确认发货（1）' }).waitFor();
  });
});

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
    const page = await demoPage('/deliveryCenter?tab=cancelled');
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
    await ask(context, 'mutation ($ids: [ID!]!) { confirmPacking(ids: $ids) { orders { id } } }', {
      ids: [seen.id],
    });
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
    const cancelled = await ask(
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
    const context = await newContext();
    await becomeManager(context);
    const page = await context.newPage();
    await page.goto('/deliveryCenter?tab=shipped');
    await orderRows(page).first().waitFor();
    const panel = page.getByRole('complementary', { name: '店铺列表' });
    // The panel draws itself in steps of its own: the summary stands before the shops.
    await panel.locator('button[aria-current]').nth(1).waitFor();
    const names = await panel.getByRole('button').allTextContents();
    const shopNames = await page
      .getByRole('row')
      .getByRole('cell')
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

describe('the states of the page', () => {
  it('says that loading has failed and tries again, leads from an empty tab to a full one, and counts down to the deadlines', async () => {
    const context = await newContext();
    await signIn(context, otherBoss);
    const page = await context.newPage();
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
    const context = await newContext();
    await becomeBoss(context, freshPhone());
    const page = await context.newPage();
    await page.goto('/deliveryCenter');
    await shows(page, '还没有店铺');
    await shows(page, /绑定店铺主账号/);
  });

  it('fits a phone without scrolling sideways, light and dark, with the tab that the address names in sight', async () => {
    const context = await ownContext({ viewport: { width: 375, height: 812 } });
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
    const page = await (await ownContext()).newPage();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/deliveryCenter?tab=shipped');
      await tick(orderRows(page).first().getByRole('checkbox'));
      await page.getByRole('region', { name: '批量操作' }).waitFor();
      expect(await seriousViolations(page), colorScheme).toEqual([]);
    }
  });
});

const connectionDouble = {
  __typename: 'ShippingOrderConnection',
  counts: {
    __typename: 'ShippingOrderCounts',
    awaitingPacking: 3,
    awaitingShipping: 2,
    shipped: 0,
    cancelled: 0,
    dueSoon: 1,
    overdue: 1,
    short: 0,
    awaitingPackingValue: null,
    awaitingShippingValue: null,
    dueSoonValue: null,
    overdueValue: null,
    firstShipBy: null,
  },
  warehouses: [],
};

const orderDouble = (name: string, shipBy: string) => ({
  __typename: 'ShippingOrder',
  id: `shippingOrder:FH-${name}`,
  orderNo: `FH-${name}`,
  stockOrderNo: 'WB1',
  status: 'AWAITING_PACKING',
  shippingType: 'SELF',
  isUrgent: false,
  warehouse: '佛山2号仓',
  quantity: 1,
  value: null,
  createdAt: '2026-03-10T00:00:00Z',
  shipBy,
  packedAt: null,
  shippedAt: null,
  cancelledAt: null,
  receivedAt: null,
  storedAt: null,
  warehouseEntry: null,
  shop: { __typename: 'Shop', id: 'temu:1', name: '店铺', platform: 'TEMU' },
  goods: [],
  shortages: [],
});
