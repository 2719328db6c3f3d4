import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { freshPhone, latestCode, type useBrowser } from '../support/browser.ts';
import { toCsv } from '../support/sales-files.ts';
import { graphql, writeSales } from './imports.ts';
import { becomeBossOf } from './own-shops.ts';
import { phone } from './phone-steps.ts';
import { agree } from './steps.ts';

/** What a test does at the workbench of the phone as somebody who looks after shops. */

/** The password that a boss gives a manager here. */
export const given = 'given-01';

/** Lines of today: of its first second, so that they are never to come. */
export const soldToday = (orderNo: string, shop: string, quantity: number) => ({
  orderNo,
  shop,
  code: 'B1',
  name: '折叠椅',
  quantity,
  price: '60.00',
  at: `${shanghaiDay(Date.now())} 00:00:01`,
});

const shopList = z.object({
  shops: z.object({
    edges: z.array(z.object({ node: z.object({ id: z.string(), name: z.string() }) })),
  }),
});
const skuList = z.object({
  productList: z.object({
    edges: z.array(z.object({ node: z.object({ id: z.string() }) })).min(1),
  }),
});

/** Gives a new manager the first of the boss's shops, and a password. */
export async function manager(
  context: BrowserContext,
  shopId: string,
  permissionIds: readonly number[] = [],
): Promise<string> {
  const who = freshPhone();
  const saved = await graphql(
    context,
    'mutation ($input: SaveManagerInput!) { saveManager(input: $input) { error { message } } }',
    { input: { phone: who, password: given, permissionIds, shopIds: [shopId] } },
  );
  expect(saved).toEqual({ saveManager: { error: null } });
  return who;
}

/** Signs in on the page /m by the password. */
export async function enter(page: Page, who: string, secret: string): Promise<void> {
  await page.goto('/m');
  await page.getByRole('heading', { name: '登录手机工作台' }).waitFor();
  await page.getByRole('textbox', { name: '手机号', exact: true }).fill(who);
  await page.getByLabel('密码', { exact: true }).fill(secret);
  await agree(page.locator('main'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Signs in on the page /m by the code that the phone gets. */
export async function enterByCode(page: Page, who: string): Promise<void> {
  await page.goto('/m');
  await page.getByText('验证码登录', { exact: true }).click();
  await page.getByRole('textbox', { name: '手机号', exact: true }).fill(who);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill(await latestCode(who));
  await agree(page.locator('main'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

export async function opened(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

export const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
/** A figure in full. */
export const figure = (page: Page, name: string) =>
  card(page, name).locator('[data-figure]').getAttribute('title');
/** How a card has changed; in the first hour of a day there is nothing to compare with, and it says so. */
export const changeIn = (page: Page, name: string) =>
  card(page, name)
    .locator('[data-direction]')
    .or(card(page, name).getByText(/^(无对比数据|01:00 起对比)$/))
    .textContent();
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '工作台导航' }).getByRole('link', { name }).click();

/** Looks at something else: the choice of shops, opened and used. */
export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^选择店铺/ }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** What the server has answered the page until now. */
export function watchAnswers(page: Page): () => string {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) answers.push(await response.text().catch(() => ''));
  });
  return () => answers.join('\n');
}

export function sellerSteps(newContext: ReturnType<typeof useBrowser>['newContext']) {
  /** A boss of two shops that have sold today, who has entered what the goods cost. */
  async function seller() {
    const context = await newContext();
    await becomeBossOf(context, ['晨光家居', '蓝鲸户外']);
    await writeSales(
      context,
      toCsv([
        soldToday('T100', '晨光家居', 3),
        soldToday('T101', '蓝鲸户外', 5),
        soldToday('CT101', '蓝鲸户外', -1),
      ]),
    );
    const day = shanghaiDay(Date.now());
    const { productList } = skuList.parse(
      await graphql(
        context,
        `query ($range: DateRangeInput!) { productList(selection: { all: true }, level: SKU,
        range: $range, first: 100) { edges { node { id } } } }`,
        { range: { start: day, end: day } },
      ),
    );
    const costs = productList.edges.map(({ node }) => ({ skuId: node.id, cost: '20.00' }));
    const set = await graphql(
      context,
      'mutation ($input: SetSkuCostsInput!) { setSkuCosts(input: $input) { error { message } } }',
      { input: { costs } },
    );
    expect(set).toEqual({ setSkuCosts: { error: null } });
    const { shops } = shopList.parse(
      await graphql(context, '{ shops { edges { node { id name } } } }', {}),
    );
    const shopOf = (name: string) =>
      shops.edges.find(({ node }) => node.name === name)?.node.id ?? '';
    return { context, shopOf };
  }

  /** The context on a phone, with the session of another. */
  async function onPhone(context: BrowserContext): Promise<BrowserContext> {
    return newContext({ ...phone, storageState: await context.storageState() });
  }

  return { seller, onPhone };
}
