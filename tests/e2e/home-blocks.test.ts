import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { demoManager } from './staff.ts';
import { boss, shows, stubOperation, tick } from './steps.ts';

const { openAs } = useBrowser();

const homeOf = (address = '/home?range=month') => openAs(boss, address);

const block = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Scrolls to a block, which is asked for when it comes near, until the blocks above it stand still. */
async function reach(page: Page, id: string): Promise<void> {
  const place = page.locator(`#${id}`);
  await expect
    .poll(async () => {
      await place.evaluate((element) => element.scrollIntoView());
      return place.getByRole('region').count();
    })
    .toBeGreaterThan(0);
}

const finance = z.object({
  statistics: z.object({
    finance: z.object({ available: z.string(), pending: z.string(), frozen: z.string() }),
  }),
});

describe('the blocks of /home', () => {
  it('say what needs doing today, each a link to where it is done', async () => {
    const page = await homeOf();
    const tasks = page.getByRole('region', { name: '今日待办' });
    await tasks.getByRole('link', { name: /待发货/ }).click();
    await page.waitForURL(/\/deliveryCenter\?.*tab=shipping/);
    await page.goBack();
    await tasks.getByRole('link', { name: /已售罄/ }).click();
    await page.waitForURL(/\/account\/manager\?.*stock=soldOut/);
    await page.goBack();
    await tasks.getByRole('link', { name: /冻结资金/ }).click();
    await page.waitForURL(/\/account\/cash\?.*day=frozen/);
    await page.getByRole('dialog', { name: '冻结资金' }).getByRole('table').waitFor();
  });

  it('count in each of the orders’ entries just what the list behind it holds', {
    timeout: 120_000,
  }, async () => {
    const page = await homeOf('/home');
    const tasks = page.getByRole('region', { name: '今日待办' });
    const figuresIn = async (text: Promise<string | null>) => {
      const [, count, money] = (await text)?.match(/ (\d+) (¥[\d,.万]+)?/) ?? [];
      return { count: Number(count), money };
    };
    for (const [entry, address, view] of [
      [/发货单已超时/, /[?&]due=overdue$/, '已超时'],
      [/24 小时内到期/, /[?&]due=soon$/, '24小时内到期'],
      [/待打包/, /\/deliveryCenter$/, '仓库打包待确认'],
      [/待发货/, /[?&]tab=shipping$/, '仓库发货待确认'],
    ] as const) {
      // The simulated shops go on selling meanwhile.
      await expect
        .poll(
          async () => {
            const link = tasks.getByRole('link', { name: entry });
            const said = await link.textContent();
            const counted = Number(said?.match(/^\d+/)?.[0]);
            await link.click();
            await page.waitForURL(address);
            const tab = page.getByRole('tab', { name: new RegExp(`^${view} `), selected: true });
            const pager = page.getByRole('navigation', { name: '发货单分页' });
            await pager.waitFor();
            const figures = await figuresIn(tab.textContent());
            const told = [
              figures.count,
              Number((await pager.textContent())?.match(/共 (\d+) 条/)?.[1]),
            ];
            await page.goBack();
            await link.waitFor();
            return [
              counted > 0,
              said?.match(/¥[\d,.万]+/)?.[0] === figures.money,
              ...told.map((number) => number - counted),
            ];
          },
          { timeout: 40_000 },
        )
        .toEqual([true, true, 0, 0]);
    }
  });

  it('overprint no figure in a window of any width, however large the sums', async () => {
    const page = await openAs(boss);
    await page.route('**/graphql', async (route) => {
      const request = route.request();
      const name = request.method() === 'POST' && request.postDataJSON()?.operationName;
      if (!['HomeFinance', 'HomeStock', 'HomeProducts'].includes(name)) return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/"-?\d+\.\d\d"/g, '"12345678.90"') });
    });
    await page.goto('/home?range=month');
    for (const width of [1500, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1080 });
      for (const [id, title] of [
        ['home-finance', '资金'],
        ['home-stock', '库存'],
        ['home-products', '商品动态'],
      ] as const) {
        await reach(page, id);
        const figures = block(page, title).locator('dd');
        await figures.first().waitFor();
        if (id !== 'home-products') await shows(figures.first(), '¥12,345,678.90');
        await page.evaluate(() => document.fonts.ready);
        const overlaps = await figures.evaluateAll((all) => {
          const boxes = all.map((element) => {
            const words = document.createRange();
            words.selectNodeContents(element);
            return words.getBoundingClientRect();
          });
          const edge = all[0]?.closest('section')?.getBoundingClientRect().right ?? 0;
          return boxes.flatMap((one, index) => [
            ...(one.right > edge ? [`${all[index]?.textContent} leaves its block`] : []),
            ...boxes
              .slice(index + 1)
              .filter((other) => one.left < other.right && other.left < one.right)
              .filter((other) => one.top < other.bottom && other.top < one.bottom)
              .map(() => `${all[index]?.textContent} is overprinted`),
          ]);
        });
        expect(overlaps, `${title} at ${width}`).toEqual([]);
      }
    }
  });

  it('give the splits a sentence and a table, list messages by kind, draw the SKUs that sold most, and show the money that the graph tells', async () => {
    const page = await homeOf();
    await reach(page, 'home-category');
    const split = block(page, '类目占比');
    await shows(split, /净销售额最高，占 \d/);
    await split.getByRole('button', { name: '查看数据表' }).click();
    expect(await split.getByRole('row').count()).toBeGreaterThan(2);

    await reach(page, 'home-messages');
    const messages = block(page, '平台消息与违规');
    await messages.getByRole('table', { name: '平台消息列表' }).waitFor();
    await messages.getByText('通知', { exact: true }).click();
    await expect.poll(() => messages.getByText('已罚款').count()).toBe(0);
    await messages.getByRole('row').nth(1).waitFor();

    await reach(page, 'home-sku');
    const trend = block(page, '单品销量趋势');
    await shows(trend, /销量前 5 的SKU，.+ 居首，共 [\d,]+ 件。/);
    await trend.locator('svg path[stroke-width="2"]').first().waitFor();
    expect(await trend.locator('svg path[stroke-width="2"]').count()).toBe(5);
    expect(await trend.getByRole('list').getByRole('listitem').count()).toBe(5);
    await trend.getByRole('button', { name: '查看数据表' }).click();
    // And one more where something happened to their products.
    const columns = trend.getByRole('columnheader').filter({ hasNotText: '事件' });
    expect(await columns.count()).toBe(6);
    await expect.poll(() => trend.getByRole('row').count()).toBe(31);
    // One day has no course: it is shown at the end of a week.
    await page.goto('/home');
    await reach(page, 'home-sku');
    await trend.getByRole('button', { name: '查看数据表' }).click();
    await expect.poll(() => trend.getByRole('row').count()).toBe(8);

    const told = finance.parse(
      await graphql(
        page.context(),
        `{ statistics(selection: { all: true }, range: { start: "2026-01-01", end: "2026-01-31" }) {
          finance { available pending frozen } } }`,
      ),
    ).statistics.finance;
    await reach(page, 'home-finance');
    const money = block(page, '资金');
    const textOf = (amount: string) =>
      `¥${Number(amount).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}`;
    for (const amount of [told.available, told.pending, told.frozen])
      await shows(money, textOf(amount));

    // What is frozen is a list of its own, with and without a day of release.
    await money.getByRole('link', { name: textOf(told.frozen) }).click();
    const frozen = page.getByRole('dialog', { name: '冻结资金' });
    await shows(frozen, textOf(told.frozen));
    const amounts = await frozen.locator('tbody tr > :nth-child(2)').allTextContents();
    const yuan = amounts.map((text) => Number(text.replaceAll(/[¥,]/g, '')));
    expect(yuan.reduce((sum, one) => sum + one, 0)).toBeCloseTo(Number(told.frozen), 2);
  });

  it('draw the SKUs that the reader picks; the address keeps them', async () => {
    const page = await homeOf();
    await reach(page, 'home-sku');
    const trend = block(page, '单品销量趋势');
    await shows(trend, /销量前 5/);
    await trend.getByRole('button', { name: '选择SKU' }).click();
    const dialog = page.getByRole('dialog', { name: '选择SKU' });
    const choices = dialog.getByRole('list', { name: '可选的SKU' }).getByRole('listitem');
    await choices.nth(7).waitFor();
    const boxes = dialog.getByRole('checkbox');
    for (const place of [5, 6]) await tick(boxes.nth(place));
    await shows(dialog, '已选 2 / 6 个SKU');
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '确定' }).click();
    await page.waitForURL(/skus=[^.&]+\.[^.&]+/);
    await shows(trend, /所选 2 个SKU中/);
    await page.reload();
    await reach(page, 'home-sku');
    await shows(trend, /所选 2 个SKU中/);

    await trend.getByRole('button', { name: '选择SKU' }).click();
    await choices.nth(5).waitFor();
    // Which of them stand where changes with what is sold meanwhile.
    const others = dialog.getByRole('checkbox', { checked: false });
    for (const picked of [3, 4, 5, 6]) {
      await others.first().locator('xpath=ancestor::label[1]').click();
      await shows(dialog, `已选 ${picked} / 6 个SKU`);
    }
    expect(await others.first().isDisabled()).toBe(true);
    await dialog
      .getByRole('button', { name: /^移除 / })
      .first()
      .click();
    expect(await others.first().isDisabled()).toBe(false);
    await dialog.getByRole('searchbox', { name: '搜索SKU' }).fill('没有这样的商品');
    await shows(dialog, '没有找到这样的SKU');
    await dialog.getByRole('button', { name: '取消' }).click();
    await trend.getByRole('button', { name: '恢复默认' }).click();
    await page.waitForURL((url) => !url.searchParams.has('skus'));
    await shows(trend, /销量前 5/);
  });

  it('say when no SKU was sold, and when they could not be read', async () => {
    const page = await homeOf();
    const answer = (skuTrends: unknown) => ({
      body: { data: { statistics: { __typename: 'Statistics', skuTrends } } },
    });
    await stubOperation(page, 'SkuTrends', answer([]));
    await reach(page, 'home-sku');
    const trend = block(page, '单品销量趋势');
    await shows(trend, '这段时间没有销量');
    await page.unrouteAll();
    await stubOperation(page, 'SkuTrends', answer(null));
    await page.goto('/home?range=week');
    await reach(page, 'home-sku');
    await trend.getByRole('alert').getByText('加载失败').waitFor();
    await page.unrouteAll();
    await trend.getByRole('button', { name: '重试' }).click();
    await shows(trend, /销量前 5/);
  });

  it('tell a manager without the right whom to ask for money', async () => {
    const page = await openAs(demoManager, '/home');
    await reach(page, 'home-finance');
    await shows(block(page, '资金'), '无权限，请联系BOSS');
  });
});
