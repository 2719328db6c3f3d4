import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { freshPhone, type useBrowser } from '../support/browser.ts';
import { bindShops } from './delivery-steps.ts';
import { becomeBoss, graphql } from './imports.ts';
import { agree, press } from './steps.ts';

/** What a test does at the workbench of the phone. */

export const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
} as const;
const shopsOf = z.object({
  shops: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
});

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
/**
 * @param mainAccounts of the simulator, with four shops each; each file has its own, as one can be bound once.
 * How many orders of a shop wait for packing depends on the hour: a test takes three, so there are sixteen shops.
 */
export function phoneSteps(
  newContext: ReturnType<typeof useBrowser>['newContext'],
  mainAccounts: readonly string[],
) {
  const password = 'ship-01';
  let known: State | undefined;

  /** The boss of this file with sixteen shops of the simulator, bound once, and a new shipper of theirs. */
  async function warehouse() {
    if (known === undefined) {
      const first = await newContext();
      await becomeBoss(first, freshPhone());
      await bindShops(first, mainAccounts);
      known = await first.storageState();
    }
    const boss = await newContext({ storageState: known });
    const { shops } = shopsOf.parse(await graphql(boss, '{ shops { edges { node { id } } } }'));
    const shipper = freshPhone();
    const added = await graphql(
      boss,
      'mutation ($input: AddShipperInput!) { addShipper(input: $input) { error { message } } }',
      { input: { phone: shipper, password, shopIds: shops.edges.map(({ node }) => node.id) } },
    );
    expect(added).toEqual({ addShipper: { error: null } });
    return { boss, shipper };
  }

  /** Opens /m as somebody who is not signed in, and signs in there. */
  async function workbench(shipper: string): Promise<{ page: Page; context: BrowserContext }> {
    const context = await newContext(phone);
    const page = await context.newPage();
    await page.goto('/m');
    await page.getByRole('heading', { name: '登录手机工作台' }).waitFor();
    await page.getByLabel('手机号').fill(shipper);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await agree(page.locator('main'));
    await page.getByRole('button', { name: '登录' }).click();
    await tasks(page).first().waitFor();
    return { page, context };
  }

  return { warehouse, workbench, password };
}

export const tasks = (page: Page) => page.getByRole('list', { name: '任务列表' }).getByRole('link');

/** Goes to the list, where the page already is when the last task of the list was done. */
export async function back(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: '返回任务列表' });
  await link.or(page.getByRole('tab', { name: /^待打包/ })).waitFor();
  if (await link.isVisible()) await link.click();
}

/** Narrows the list down to one order: of those that wait on the way it may be on a later page. */
export async function search(page: Page, orderNo: string): Promise<void> {
  await page.getByRole('searchbox', { name: '搜索发货单' }).fill(orderNo);
  // Until the others are gone, another one may come to lie where this one is pressed.
  await tasks(page).filter({ hasNotText: orderNo }).first().waitFor({ state: 'detached' });
}

/** Opens a task of the list, and does what is to be done with it. */
export async function act(
  page: Page,
  orderNo: string,
  step: '确认打包' | '确认发货' | '确认入库',
): Promise<void> {
  await tasks(page).filter({ hasText: orderNo }).click();
  await page.getByRole('heading', { name: orderNo }).waitFor();
  await press(page, step);
  await page.getByRole('heading', { name: orderNo }).waitFor({ state: 'detached' });
}

const statuses = z.object({
  shippingOrders: z.object({
    edges: z.array(z.object({ node: z.object({ orderNo: z.string(), status: z.string() }) })),
  }),
});

export async function statusOf(boss: BrowserContext, orderNo: string): Promise<string | undefined> {
  const data = await graphql(
    boss,
    `query ($search: String!) { shippingOrders(selection: { all: true }, search: $search, first: 1) {
      edges { node { orderNo status } } } }`,
    { search: orderNo },
  );
  return statuses.parse(data).shippingOrders.edges[0]?.node.status;
}

const writes = new Set(['PackTask', 'ShipTask', 'StoreTask', 'ReportShortage', 'ClearShortage']);

/** How often the page has sent a mutation, by its name and its key. */
export function countWrites(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('requestfinished', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON();
    if (!writes.has(operationName)) return;
    const name = `${operationName} ${variables.id ?? variables.input.orderId}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
}
