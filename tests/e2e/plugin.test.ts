import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chinese, html } from '../helper/plugin/pages.ts';
import { seriousViolations } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import {
  hasPluginBrowser,
  openPluginBrowser,
  pressPlugin,
  saidByPlugin,
} from '../support/plugin-browser.ts';
import { graphql } from './imports.ts';
import { becomeBossOf } from './own-shops.ts';
import { shows, type tick } from './steps.ts';

const offer = '/offer/684412035519.html';
const product = `http://www.1688.com${offer}`;
const dp = (number: number) => `/offer/${number}.html`;

const pages = {
  [`www.1688.com${offer}`]: chinese,
  'www.1688.com/jacken': html(
    [1, 2, 3].map((number) => `<p><a href="${dp(number)}">Jacke ${number}</a></p>`).join(''),
    { lang: 'de' },
  ),
  [`www.1688.com${dp(1)}`]: html('<h1>Regenjacke</h1>', { lang: 'de' }),
  [`www.1688.com${dp(2)}`]: html('<h1>Winterjacke</h1>', { lang: 'de' }),
  [`www.1688.com${dp(3)}`]: { location: `http://evil.example${dp(3)}` },
  [`evil.example${dp(3)}`]: html('<h1>Falsche Jacke</h1>'),
  's.1688.com/search': html(
    [1, 2, 3]
      .map((number) => `<p><a href="http://detail.1688.com${dp(number)}">盒 ${number}</a></p>`)
      .join(''),
    { lang: 'zh-CN' },
  ),
  [`detail.1688.com${dp(1)}`]: html('<h1>收纳盒</h1>', { lang: 'zh-CN' }),
  [`detail.1688.com${dp(2)}`]: html('<h1>置物架</h1>', { lang: 'zh-CN' }),
  [`detail.1688.com${dp(3)}`]: { location: `http://evil.example${dp(3)}` },
  'evil.example/': html('<h1>Angebote</h1>'),
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '导入插件采集的商品' });

/** Collects the product, and answers the page that the plugin opens. */
async function collect(context: BrowserContext, page: Page): Promise<Page> {
  await page.goto(product);
  const opened = context.waitForEvent('page');
  await pressPlugin(page, '采集到AI上品');
  return opened;
}

const listings = z.object({
  listings: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          sourceUrl: z.string(),
          sourceTitle: z.string(),
          sourceImages: z.array(z.string()),
          shop: z.object({ name: z.string() }),
          skus: z.array(
            z.object({
              sourceSpecification: z.string(),
              price: z.string().nullable(),
              stock: z.int(),
            }),
          ),
        }),
      }),
    ),
  }),
});
async function drafts(context: BrowserContext) {
  const found = await graphql(
    context,
    `{ listings(selection: { all: true }) { edges { node {
      sourceUrl sourceTitle sourceImages shop { name } skus { sourceSpecification price stock } } } } }`,
    {},
  );
  return listings.parse(found).listings.edges.map(({ node }) => node);
}

describe.skipIf(!hasPluginBrowser)('the browser plugin', () => {
  it('[R2.2-10] [R2.2-11] collects the product that is looked at, which is imported as a draft', async () => {
    const { context } = await openPluginBrowser(pages);
    await becomeBossOf(context, ['甲店', '乙店']);
    const shop = await context.newPage();
    const list = await collect(context, shop);
    await list.waitForURL('**/aiProducts/list?collected=plugin');
    const dialog = dialogOf(list);
    const row = dialog.getByRole('listitem').filter({ hasText: '竹制收纳盒 带盖' });
    await row.waitFor();
    expect(await row.textContent()).toContain('¥12.50 – ¥19.90 · 2 个规格');
    expect(await seriousViolations(list, '[role=dialog]')).toEqual([]);
    await dialog.getByLabel('目标店铺').selectOption({ label: '乙店' });
    await dialog.getByRole('button', { name: '导入 1 个' }).click();
    await dialog.waitFor({ state: 'detached' });
    await list.locator('tbody tr').filter({ hasText: '乙店' }).waitFor();
    expect(await drafts(context)).toEqual([
      {
        sourceUrl: `https://www.1688.com${offer}`,
        sourceTitle: '竹制收纳盒 带盖',
        sourceImages: ['https://cbu01.alicdn.com/img/a.jpg', 'https://www.1688.com/img/b.jpg'],
        shop: { name: '乙店' },
        skus: [
          { sourceSpecification: '小号', price: '12.50', stock: 320 },
          { sourceSpecification: '大号', price: '19.90', stock: 0 },
        ],
      },
    ]);
    // What was imported is the plugin's no longer.
    await list.getByRole('button', { name: '插件采集' }).click();
    await shows(dialog, '没有待导入的商品');

    // Collected once more, the page that is open shows it, and the draft is not made twice.
    await shop.bringToFront();
    await pressPlugin(shop, '采集到AI上品');
    await dialog.getByLabel('目标店铺').selectOption({ label: '乙店' });
    await dialog.getByRole('button', { name: '导入 1 个' }).click();
    await shows(dialog, '该链接已采集到店铺“乙店”，请勿重复采集');
    await dialog.getByRole('button', { name: '移除 竹制收纳盒 带盖' }).click();
    await shows(dialog, '没有待导入的商品');
    expect(await drafts(context)).toHaveLength(1);
  });

  it('[R2.2-11] collects the products of a search page, of its own site alone', async () => {
    const { context } = await openPluginBrowser(pages);
    await becomeBossOf(context, ['甲店']);
    const shop = await context.newPage();
    await shop.goto('http://www.1688.com/jacken');
    const opened = context.waitForEvent('page');
    await pressPlugin(shop, '采集本页商品（3）');
    const list = await opened;
    const rows = dialogOf(list).getByRole('listitem');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(2);
    expect(await saidByPlugin(shop)).toContain('已采集 2 个商品，请到AI上品中导入；1 个没有读到');
    const winter = rows.filter({ hasText: 'Winterjacke' });
    await tickOff(winter.getByRole('checkbox'));
    await dialogOf(list).getByRole('button', { name: '导入 1 个' }).click();
    await rows.filter({ hasText: '导入成功' }).filter({ hasText: 'Regenjacke' }).waitFor();
    expect((await drafts(context)).map(({ sourceTitle }) => sourceTitle)).toEqual(['Regenjacke']);
    // What was left out stays to be imported another time.
    await list.goto('/aiProducts/list?collected=plugin');
    await winter.waitFor();
    expect(await rows.count()).toBe(1);
  });

  it('[R2.2-11] collects the products of a search page that are at another host of its site', async () => {
    const { context } = await openPluginBrowser(pages);
    await becomeBossOf(context, ['甲店']);
    const shop = await context.newPage();
    await shop.goto('http://s.1688.com/search');
    const opened = context.waitForEvent('page');
    await pressPlugin(shop, '采集本页商品（3）');
    const list = await opened;
    await dialogOf(list).getByRole('button', { name: '导入 2 个' }).click();
    await expect
      .poll(async () => (await drafts(context)).map(({ sourceUrl }) => sourceUrl).toSorted())
      .toEqual([1, 2].map((number) => `https://detail.1688.com${dp(number)}`));
    expect(await saidByPlugin(shop)).toContain('1 个没有读到');
  });

  it('tells no page but the product’s what was collected', async () => {
    const { context, shopPort } = await openPluginBrowser(pages);
    await becomeBossOf(context, ['甲店']);
    const shop = await context.newPage();
    const list = await collect(context, shop);
    await dialogOf(list).getByRole('listitem').waitFor();
    const { origin } = e2eServer();

    // Neither a shop, nor a stranger, nor another program of this machine has the marker or is answered.
    const hostile = await context.newPage();
    for (const address of [product, 'http://evil.example/', `http://127.0.0.1:${shopPort}/none`]) {
      await hostile.goto(address);
      const { marker, answers, root } = await hostile.evaluate(askAsPage);
      expect({ marker, answers, root }, address).toEqual({ marker: null, answers: [], root: null });
      // The interface of the browser for plugins is not there either.
      expect(
        await hostile.evaluate(() => 'chrome' in window && 'storage' in Object(window.chrome)),
      ).toBe(false);
    }

    // A stranger's window that opens the product's is not heard.
    await hostile.goto('http://evil.example/');
    const popup = context.waitForEvent('page');
    await hostile.evaluate((target) => {
      const heard: unknown[] = [];
      Object.assign(window, { heard, opened: window.open(target) });
      window.addEventListener('message', ({ data }) => heard.push(data));
    }, `${origin}/aiProducts/list`);
    const victim = await popup;
    await victim.getByRole('heading', { name: 'AI上品' }).waitFor();
    await hostile.evaluate(() => {
      const opened: unknown = Reflect.get(window, 'opened');
      const message = { source: 'seller-page', type: 'list', id: 'stolen' };
      if (opened instanceof Object && 'postMessage' in opened)
        Reflect.apply(Object(opened.postMessage), opened, [message, '*']);
    });
    // The product's own page is answered, and what claims to come from elsewhere is not.
    const told = await victim.evaluate(askAsPage);
    expect(told.marker).toMatch(/^\d+(\.\d+)+$/);
    expect(told.answers).toEqual(['own']);
    expect(await hostile.evaluate(() => Reflect.get(window, 'heard'))).toEqual([]);
  });
});

async function tickOff(box: Parameters<typeof tick>[0]): Promise<void> {
  await box.locator('xpath=ancestor::label[1]').locator('[data-part$=control]').click();
  await expect.poll(() => box.isChecked()).toBe(false);
}

/** In a page: asks the plugin, first in the name of others. Answers what has been told by when the page hears itself. */
async function askAsPage() {
  const answers: unknown[] = [];
  const message = (id: string) => ({ source: 'seller-page', type: 'list', id });
  const marker = document.documentElement.getAttribute('data-seller-plugin');
  await new Promise<void>((resolve) => {
    window.addEventListener('message', ({ data }) => {
      if (data?.source === 'seller-plugin') answers.push(data.id);
      // With a marker the plugin's own answer is the end, without one what was sent after the question.
      if (marker === null ? data === 'end' : data?.id === 'own' && data.source === 'seller-plugin')
        resolve();
    });
    const forged = { data: message('forged'), origin: 'http://evil.example', source: window };
    window.dispatchEvent(new MessageEvent('message', forged));
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inner = { data: message('framed'), origin: location.origin, source: frame.contentWindow };
    window.dispatchEvent(new MessageEvent('message', inner));
    window.postMessage(message('own'), location.origin);
    window.postMessage('end', location.origin);
  });
  const root = document.querySelector('seller-collect')?.shadowRoot ?? null;
  return { marker, answers, root };
}
