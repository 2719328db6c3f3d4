import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays, shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { useBrowser } from '../support/browser.ts';
import { toCsv } from '../support/sales-files.ts';
import { numberIn } from './door-steps.ts';
import { graphql, writeSales } from './imports.ts';
import { bossOf } from './own-shops.ts';
import { boss } from './steps.ts';

const { contextAs } = useBrowser();

const today = () => shanghaiDay(Date.now());

const events = z.object({
  statistics: z.object({ events: z.array(z.object({ kind: z.string(), count: z.number() })) }),
});

const productsOfRange = z.object({
  productList: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          id: z.string(),
          productId: z.string(),
          shop: z.object({ id: z.string() }),
        }),
      }),
    ),
  }),
});

/** What the ticks of a trend call what happens to a product. */
const namesOfEvents = {
  VIOLATION: '违规',
  PRICE_CHANGED: '申报价',
  SOLD_OUT: '售罄',
  RESTOCKED: '重新有货',
  ON_SALE: '上架',
  OFF_SALE: '下架',
  SHOPPING_DAY: '大促',
} as const;

const toldEvent = z.object({
  day: z.string(),
  kind: z.enum([
    'VIOLATION',
    'PRICE_CHANGED',
    'SOLD_OUT',
    'RESTOCKED',
    'ON_SALE',
    'OFF_SALE',
    'SHOPPING_DAY',
  ]),
  count: z.number(),
  productId: z.string().nullable(),
});
type ToldEvent = z.output<typeof toldEvent>;

const eventsOfProducts = z.object({ statistics: z.object({ events: z.array(toldEvent) }) });

describe('events on the trends', () => {
  it('of what happened to one product leads from the ticks of its own trend to just that, and back to it', async () => {
    const context = await contextAs(boss);
    const range = { start: addDays(today(), -60), end: addDays(today(), -1) };
    const days = { selection: { all: true }, range };
    const list = productsOfRange
      .parse(
        await graphql(
          context,
          `query ($selection: ShopSelection!, $range: DateRangeInput!) {
          productList(selection: $selection, range: $range, dataSource: SALES, level: SPU, sort: SOLD, first: 100) {
            edges { node { id productId shop { id } } } } }`,
          days,
        ),
      )
      .productList.edges.map(({ node }) => node);
    const found: ToldEvent[] = [];
    for (let from = 0; from < list.length; from += 20)
      found.push(
        ...eventsOfProducts.parse(
          await graphql(
            context,
            `query ($selection: ShopSelection!, $range: DateRangeInput!, $ids: [ID!]) {
              statistics(selection: $selection, range: $range) {
                events(productIds: $ids) { day kind count productId } } }`,
            { ...days, ids: list.slice(from, from + 20).map(({ productId }) => productId) },
          ),
        ).statistics.events,
      );
    const page = await context.newPage();
    const skuKinds = ['SOLD_OUT', 'RESTOCKED', 'PRICE_CHANGED'] as const;
    const isOfSkus = ({ kind }: ToldEvent) => skuKinds.some((one) => one === kind);
    const lists = [
      [/messages=product:\d+#home-messages$/, ['VIOLATION']],
      [/shelf=(on|off):\d+#home-products$/, ['ON_SALE', 'OFF_SALE']],
      [/\/account\/manager\?.*change=(soldOut|restocked|price)/, skuKinds],
    ] as const;
    let tried = 0;
    for (const [address, kinds] of lists) {
      const event = found.find(({ kind }) => kinds.some((one) => one === kind));
      const product = list.find(({ productId }) => productId === event?.productId);
      if (event === undefined || product === undefined) continue;
      tried += 1;
      const query = new URLSearchParams({
        range: `${range.start}..${range.end}`,
        product: product.id,
      });
      await page.goto(`/account/manager?${query}`);
      const drawer = page.getByRole('dialog').first();
      const tick = drawer.locator(`[data-event][title*="${event.day}"]`);
      const place = async () => Math.round((await tick.boundingBox())?.y ?? 0);
      await tick.click();
      const day = page.getByText(event.day, { exact: true });
      const link = page
        .locator('[data-scope=popover] div', { has: day })
        .last()
        .getByRole('link')
        .and(page.locator(`[href*="${event.day}..${event.day}"]`));
      const before = page.url();
      const stood = await place();
      const own = link.filter({ hasText: namesOfEvents[event.kind] });
      await own.click();
      await page.waitForURL(address);
      expect(new URL(page.url()).searchParams.get('shop')).toBe(product.shop.id);
      await expect
        .poll(async () => {
          if (isOfSkus(event)) {
            const told = await page
              .getByText(/^共 \d+ 个/)
              .first()
              .textContent();
            return numberIn(told);
          }
          const block = page.locator(
            event.kind === 'VIOLATION' ? '#home-messages' : '#home-products',
          );
          return await block.locator('table').first().locator('tbody tr').count();
        })
        .toBe(event.count);
      await page.goBack();
      await expect.poll(place).toBe(stood);
      expect(page.url()).toBe(before);
    }
    expect(tried).toBeGreaterThan(1);
  }, 120_000);

  it('of imports of a day leads to exactly these', async () => {
    const context = await contextAs(bossOf(['甲店', '乙店']));
    const line = (orderNo: string, shop: string) => ({
      ...{ orderNo, shop, code: 'B1', name: '折叠椅', quantity: 1, price: '60.00' },
      at: `${addDays(today(), -2)} 12:00:00`,
    });
    for (const lines of [
      [line('N1', '甲店')],
      [line('N2', '甲店'), line('N3', '乙店')],
      [line('N4', '乙店')],
    ])
      await writeSales(context, toCsv(lines));
    const page = await context.newPage();
    await page.goto('/home?range=week');
    const shop = page
      .getByRole('region', { name: '店铺排行', exact: true })
      .getByRole('rowheader')
      .getByRole('link', { name: '甲店' });
    const href = (await shop.getAttribute('href')) ?? '';
    const id = new URL(href, page.url()).searchParams.get('shop');
    // No trend has a tick of a day before it is over: it is asked for, and the door is opened, by their addresses.
    const range = { start: today(), end: today() };
    const found = events.parse(
      await graphql(
        context,
        `query ($id: ID!, $range: DateRangeInput!) {
          statistics(selection: { shop: $id }, range: $range) { events { kind count } } }`,
        { id, range },
      ),
    );
    const count = found.statistics.events.find(({ kind }) => kind === 'IMPORT')?.count ?? 0;
    expect(count).toBeGreaterThan(1);
    await page.goto(`/import?shop=${id}&saved=${range.start}..${range.end}`);
    const history = page.getByRole('region', { name: '导入记录', exact: true });
    const rows = history.getByRole('table').locator('tbody tr');
    await history.getByText(`共 ${count} 次导入。`).waitFor();
    await expect.poll(() => rows.count()).toBe(count);
    await history.getByRole('button', { name: /导入，点击取消筛选$/ }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(count);
  }, 120_000);
});
