import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { connectionDouble, orderDouble } from './delivery-doubles.ts';
import {
  countOf,
  demoPage,
  firstNumber,
  orderRows,
  rowOf,
  tab,
  waitingSoon,
} from './delivery-steps.ts';
import { boss, shows, stubOperation, tick } from './steps.ts';

const { newContext, openAs } = useBrowser();

const labels = ['仓库打包待确认', '仓库发货待确认', '仓库已发货', '发货单已取消'] as const;
const tabNames = ['packing', 'shipping', 'shipped', 'cancelled'] as const;

describe('/deliveryCenter', () => {
  it('[R2.2-09] [R2.4-09] [R2.7-80] [R2.7-81] [R9.5-01] has a title of its own, and its columns and labels on each tab, warehouse entry on the third', async () => {
    const page = await demoPage(await newContext(), '/deliveryCenter');
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
      const first = orderRows(page).first().locator('th, td');
      expect(await first.nth(0).textContent(), name).toBe('1');
      expect(await first.nth(1).textContent(), name).toMatch(/FH\d{18}/);
      expect(await first.nth(2).textContent(), name).toMatch(/× \d+.*共 \d+ 件/);
      expect(await first.nth(3).textContent()).toContain(label);
      if (name === 'shipped')
        expect(await first.nth(4).textContent()).toMatch(/待收货|已收货|已入库/);
    }
  });

  it('[R9.5-02] finds an order by its number and by a code, and filters by shipping type, which the address keeps', async () => {
    const page = await demoPage(await newContext(), '/deliveryCenter?tab=shipped');
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
      const cells = page.getByRole('rowheader').filter({ hasText: /FH\d/ });
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
    const page = await demoPage(await newContext(), '/deliveryCenter?tab=shipped');
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
          .getByRole('rowheader')
          .filter({ hasText: /FH\d/ })
          .filter({ hasNotText: '锦瑞派对' })
          .count(),
      )
      .toBe(0);
  });

  it('stands by warehouse on request: each under its name, with all of it at a tick', async () => {
    const page = await demoPage(await newContext(), '/deliveryCenter');
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
    const page = await openAs(boss, '/deliveryCenter');
    const filters = page.getByRole('group', { name: '按期限筛选' });
    await filters.getByRole('button', { name: /^24小时内到期 \d+ ¥[\d,.万]+$/ }).click();
    await page.waitForURL(/[?&]due=soon$/);
    await tab(page, '24小时内到期').and(page.locator('[aria-selected=true]')).waitFor();
    await expect
      .poll(async () => (await countOf(page, '24小时内到期')) - (await waitingSoon(page.context())))
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
