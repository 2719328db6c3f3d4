import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays, shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { useBrowser } from '../support/browser.ts';
import { fenOf, numberIn, sumOfList } from './door-steps.ts';
import { graphql } from './imports.ts';
import { boss } from './steps.ts';

const { openAs } = useBrowser();

const today = () => shanghaiDay(Date.now());
/** Days that are over: what the simulator sells meanwhile changes none of them. */
const lastDays = (count: number) =>
  `/home?range=${addDays(today(), -count)}..${addDays(today(), -1)}`;
const region = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).first();

async function homeAt(address: string, block: string): Promise<Page> {
  const page = await openAs(boss, address);
  await page.locator(`#${block}`).scrollIntoViewIfNeeded();
  return page;
}

/** What stands in the row under the heading. */
async function cellUnder(table: Locator, row: Locator, heading: string): Promise<Locator> {
  const heads = await table.getByRole('columnheader').allTextContents();
  const at = heads.findIndex((head) => head.trim() === heading);
  expect(at, heading).toBeGreaterThanOrEqual(0);
  return row.locator(`> :nth-child(${at + 1})`);
}

const messages = z.object({
  statistics: z.object({
    messages: z.object({
      totalCount: z.number(),
      edges: z.array(z.object({ node: z.object({ fine: z.string(), state: z.string() }) })),
    }),
  }),
});

describe('what the blocks of /home count', () => {
  it('of a broken rule leads to its violations, as many and with the same fines, and back', async () => {
    const page = await homeAt(lastDays(60), 'home-messages');
    const block = region(page, '平台消息与违规');
    const before = await block.getByText(/^本期共 [\d,]+ 条。$/).textContent();
    // The second way to the same list finds it there already.
    const asked = page.waitForRequest((request) =>
      /"operationName":"HomeMessages".*"ruleCode":"/.test(request.postData() ?? ''),
    );
    for (const heading of ['违规次数', '罚款']) {
      const table = block.getByRole('table', { name: '违反的规则' });
      const row = table.locator('tbody tr').first();
      const count = numberIn(await (await cellUnder(table, row, '违规次数')).textContent());
      const fine = fenOf(await (await cellUnder(table, row, '罚款')).textContent());
      await (await cellUnder(table, row, heading)).getByRole('link').click();
      await page.waitForURL(/messages=(temu|shein):[^&]+#home-messages$/);
      const { variables } = (await asked).postDataJSON();
      const query = `query ($selection: ShopSelection!, $listRange: DateRangeInput!, $kind: ShopMessageKind,
        $ruleCode: String, $platform: Platform) { statistics(selection: $selection, range: $listRange) {
          messages(kind: $kind, ruleCode: $ruleCode, platform: $platform, first: 100) {
            totalCount edges { node { fine state } } } } }`;
      const { selection, listRange, kind, ruleCode, platform } = variables;
      const found = messages.parse(
        await graphql(page.context(), query, {
          ...{ selection, listRange, kind, ruleCode, platform },
        }),
      ).statistics.messages;
      const fines = found.edges
        .filter(({ node }) => node.state !== 'WAIVED')
        .reduce((sum, { node }) => sum + fenOf(node.fine), 0);
      expect([found.totalCount, found.edges.length, fines]).toEqual([count, count, fine]);
      // The page shows these, says what they come to, and has the rule marked.
      const told = (await block.getByText(/^本期共 [\d,]+ 次，罚款/).textContent()) ?? '';
      expect([numberIn(told), fenOf(/¥[\d,.]+/.exec(told)?.[0] ?? '')]).toEqual([count, fine]);
      const rows = block.getByRole('table', { name: '平台消息列表' }).locator('tbody tr');
      await expect.poll(() => rows.count()).toBe(Math.min(count, 6));
      expect(await table.locator('tr[aria-current]').count()).toBe(1);
      await page.goBack();
      await expect.poll(() => block.getByText(/^本期共 [\d,]+ 条。$/).textContent()).toBe(before);
    }
    // The list can be left without going back.
    await block.getByRole('table', { name: '违反的规则' }).getByRole('link').first().click();
    await block.getByRole('button', { name: /点击取消筛选$/ }).click();
    await page.waitForURL(/messages=violation/);
  }, 120_000);

  it('of deliveries leads to the assessments and packages, of money to what is held back and where the rest comes from', async () => {
    const page = await homeAt('/home', 'home-delivery');
    const block = region(page, '发货考核');
    const table = block.getByRole('table', { name: '发货考核' });
    const dialog = page.getByRole('dialog');
    await table.getByRole('link').first().waitFor();
    // A period that is over, in which there was something false, if there is one.
    const rows = await table.locator('tbody tr').all();
    const told = await Promise.all(
      rows.map(async (row) => ({
        row,
        isOver: !(await row.textContent())?.includes('进行中'),
        fake: numberIn(await (await cellUnder(table, row, '虚假发货')).textContent()),
      })),
    );
    const { row } = told
      .filter(({ isOver }) => isOver)
      .reduce((most, one) => (one.fake > most.fake ? one : most));
    // Each figure of the period leads to the same place, where all of them stand.
    const headings = [
      ['虚假发货', '虚假发货'],
      ['考核单数', '发货单'],
      ['准时率', '按时发货率'],
      ['等级', '等级'],
    ] as const;
    const figures = new Map<string, string>();
    const addresses = new Set<string | null>();
    for (const [heading] of headings) {
      const cell = await cellUnder(table, row, heading);
      figures.set(heading, (await cell.textContent())?.replace(/ 级$/, '') ?? '');
      addresses.add(await cell.getByRole('link').getAttribute('href'));
    }
    expect(addresses.size).toBe(1);
    await (await cellUnder(table, row, '虚假发货')).getByRole('link').click();
    await page.waitForURL(/\/deliveryCenter\?shop=temu:.*records=assessments:\d{4}-\d\d-\d\d/);
    const marked = dialog.locator('tr[aria-current]');
    await marked.waitFor();
    expect(await marked.count()).toBe(1);
    for (const [heading, within] of headings) {
      const shown = await (
        await cellUnder(dialog.getByRole('table'), marked, within)
      ).textContent();
      const figure = figures.get(heading) ?? '';
      const isRate = heading === '准时率';
      expect(isRate ? Number.parseFloat(shown ?? '') : shown, heading).toBe(
        isRate ? Number.parseFloat(figure) : figure,
      );
    }
    await dialog.getByText(/平台不提供逐单明细/).waitFor();
    await page.goBack();
    await table.getByRole('link').first().waitFor();
    const packages = block.getByRole('link', { name: /^共 [\d,]+ 个/ });
    const count = numberIn(await packages.textContent());
    await packages.click();
    await page.waitForURL(/\/deliveryCenter\?records=packages/);
    await dialog.getByText(`共 ${count} 条`).waitFor();
    await page.goBack();

    // Of money that is held back they lead to just that, and of available money to where it comes from.
    await page.locator('#home-finance').scrollIntoViewIfNeeded();
    const money = region(page, '资金');
    const held = money.getByRole('table', { name: '冻结原因' }).locator('tbody tr').first();
    const amount = held.getByRole('link', { name: /^¥/ });
    const figure = await amount.textContent();
    await amount.click();
    await page.waitForURL(/\/account\/cash\?shop=.*day=frozen:/);
    const drawer = page.getByRole('dialog', { name: '冻结资金' });
    const reasons = drawer.getByRole('table').locator('tbody tr');
    await expect.poll(() => reasons.count()).toBe(1);
    expect(await reasons.first().textContent()).toContain(figure);
    // The sum is that of what is listed, one or all of the shop.
    const sum = async () => {
      const amounts = await reasons.locator('td').filter({ hasText: /^¥/ }).allTextContents();
      const whole = (await drawer.getByText(/^合计/).textContent()) ?? '';
      return [
        fenOf(/¥.+/.exec(whole)?.[0] ?? ''),
        amounts.reduce((all, one) => all + fenOf(one), 0),
      ];
    };
    expect(await sum()).toEqual([fenOf(figure), fenOf(figure)]);
    await drawer.getByRole('button', { name: '只看这一笔，点击取消筛选' }).click();
    await page.waitForURL(/day=frozen$/);
    const [whole, listed] = await sum();
    expect(whole).toBe(listed);
    expect(whole).toBeGreaterThanOrEqual(fenOf(figure));
    await page.goBack();
    const available = money
      .getByRole('table', { name: '各店铺资金' })
      .locator('tbody a[href*=origin]');
    const of = await available.first().getAttribute('title');
    await available.first().click();
    await page.waitForURL(/origin=available&originShop=/);
    const panel = page.getByRole('dialog');
    await panel.getByRole('heading', { level: 3 }).first().waitFor();
    const [shop = ''] = /(?<=“|：|^)[^·“]+(?= · )/.exec(of ?? '') ?? [];
    expect(await panel.textContent()).toContain(shop.trim());
  }, 120_000);

  it('of a SKU on a day leads to that SKU on that day, from the table, a point and a key, and of a slice to its product', async () => {
    const page = await homeAt('/home?range=week', 'home-sku');
    const block = region(page, '单品销量趋势');
    await block.getByRole('button', { name: '查看数据表' }).click();
    const table = block.getByRole('table');
    await table.getByRole('link').first().waitFor();
    /** Of each day and each SKU, by the address that it leads to. */
    const counts = new Map(
      await Promise.all(
        (await table.locator('tbody a').all()).map(
          async (link) =>
            [
              new URL((await link.getAttribute('href')) ?? '', page.url()).search,
              Number((await link.textContent())?.replaceAll(/[^\d-]/g, '')),
            ] as const,
        ),
      ),
    );
    expect(counts.size).toBeGreaterThan(7);
    const first = table.locator('tbody tr').nth(1).locator('a[href*="level=sku"]').first();
    const told = Number((await first.textContent())?.replaceAll(/[^\d-]/g, ''));
    const listed = await sumOfList(page, () => first.click());
    expect(listed.pieces).toBe(told);
    await page.goBack();

    // On the way back the lines are drawn again.
    const chart = block.locator('svg[role=img]');
    const lines = block.locator('svg path[stroke-linejoin]');
    await lines.first().waitFor();
    await chart.scrollIntoViewIfNeeded();
    const { height = 0 } = (await chart.boundingBox()) ?? {};
    const reached = new Set<string>();
    // High up the line with most pieces is nearest, deep down the one with least.
    for (const y of [20, height - 40]) {
      const { pieces } = await sumOfList(page, () => chart.click({ position: { x: 300, y } }));
      await page.waitForURL(/\/account\/manager\?.*level=sku/);
      const { search } = new URL(page.url());
      expect(counts.get(search), search).toBe(pieces);
      reached.add(search);
      await page.goBack();
      await lines.first().waitFor();
    }
    expect(reached.size).toBe(2);

    await block.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const byKey = await sumOfList(page, () => page.keyboard.press('Enter'));
    await page.waitForURL(/\/account\/manager\?.*level=sku/);
    const params = new URL(page.url()).searchParams;
    const ofDay = [...counts].filter(
      ([search]) => new URLSearchParams(search).get('range') === params.get('range'),
    );
    expect(byKey.pieces).toBe(Math.max(...ofDay.map(([, count]) => count)));
    await page.goBack();

    // Of a slice it leads to the product that it is of.
    await page.locator('#home-category').scrollIntoViewIfNeeded();
    await region(page, '店铺排行').getByRole('rowheader').getByRole('link').first().click();
    await page.waitForURL(/\/home\?range=week&shop=/);
    const share = region(page, '销售额占比');
    await share.scrollIntoViewIfNeeded();
    const ring = share.getByRole('img', { name: '净销售额占比环形图' });
    await ring.locator('path').first().waitFor();
    const slices = share.getByRole('listitem').filter({ has: page.getByRole('link') });
    const amountOf = async (slice: Locator) =>
      fenOf(/[^ ]+$/.exec((await slice.getAttribute('title')) ?? '')?.[0] ?? '');
    const largest = await amountOf(slices.first());
    // The largest begins at the top and goes to the right; a ring has nothing in its middle.
    const byMouse = await sumOfList(page, () => ring.click({ position: { x: 92, y: 22 } }));
    await page.waitForURL(/\/account\/manager\?.*level=sku&q=/);
    expect(byMouse.fen).toBe(largest);
    await page.goBack();
    await slices.nth(1).waitFor();
    const second = await amountOf(slices.nth(1));
    expect(second).toBeLessThanOrEqual(largest);
    await slices.nth(1).getByRole('link').focus();
    const fromSlice = await sumOfList(page, () => page.keyboard.press('Enter'));
    expect(fromSlice.fen).toBe(second);
    await page.goBack();
    await page.waitForURL(/\/home\?range=week&shop=/);
  }, 120_000);
});
