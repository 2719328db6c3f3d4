import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { latestCode } from '../support/browser.ts';
import { signIn } from '../support/sign-in.ts';
import { graphql } from './imports.ts';
import { otherBoss } from './steps.ts';

/** A boss of one test file with sixteen bound shops of the simulator, whose orders may be changed. */

/** Binds simulated main accounts of four shops each, and waits until their orders are there. */
export async function bindShops(context: BrowserContext, phones: readonly string[]): Promise<void> {
  for (const phone of phones) {
    const begun = await graphql(
      context,
      'mutation ($input: BindMainAccountInput!) { bindMainAccount(input: $input) { error { message } } }',
      { input: { phone, password: 'temu2026' } },
    );
    expect(begun).toEqual({ bindMainAccount: { error: null } });
    const code = await latestCode(phone);
    const confirmed = await graphql(
      context,
      'mutation ($input: ConfirmBindCodeInput!) { confirmBindCode(input: $input) { error { message } } }',
      { input: { phone, code } },
    );
    expect(confirmed).toEqual({ confirmBindCode: { error: null } });
  }
  const shops = phones.length * 4;
  await expect.poll(() => shopsWithOrders(context), { timeout: 60_000 }).toBe(shops);
}

const bound = z.object({
  shops: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
});
const shipped = z.object({ shippingOrders: z.object({ totalCount: z.number() }) });

/** How many shops have orders that are on their way: each is asked, as a page of all need not have one of each. */
async function shopsWithOrders(context: BrowserContext): Promise<number> {
  const { shops } = bound.parse(
    await graphql(context, '{ shops(first: 100) { edges { node { id } } } }'),
  );
  const counts = await Promise.all(
    shops.edges.map(async ({ node }) => {
      const query = `query ($shop: ID!) {
        shippingOrders(selection: { shop: $shop }, status: SHIPPED, first: 1) { totalCount } }`;
      return shipped.parse(await graphql(context, query, { shop: node.id })).shippingOrders
        .totalCount;
    }),
  );
  return counts.filter((count) => count > 0).length;
}

const orders = z.object({
  shippingOrders: z.object({
    edges: z.array(
      z.object({
        node: z.object({ id: z.string(), orderNo: z.string(), shop: z.object({ id: z.string() }) }),
      }),
    ),
  }),
});

/** Up to a hundred orders of a state, those with the most time left first. */
export async function waitingOrders(context: BrowserContext, status: string) {
  const data = await graphql(
    context,
    `query ($status: ShippingOrderStatus!) { shippingOrders(selection: { all: true }, status: $status,
      sort: NEWEST, first: 100) { edges { node { id orderNo shop { id } } } } }`,
    { status },
  );
  const found = orders.parse(data).shippingOrders.edges.map(({ node }) => node);
  return { orders: found, shops: new Set(found.map(({ shop }) => shop.id)).size };
}

const counted = z.record(z.string(), z.object({ totalCount: z.number() }));

/** How many orders are due within a day, packed or not: asked state by state, as the filter is not. */
export async function waitingSoon(context: BrowserContext): Promise<number> {
  const soon = (status: string) =>
    `shippingOrders(selection: { all: true }, due: SOON, status: ${status}, first: 1) { totalCount }`;
  const data = await graphql(
    context,
    `{ packing: ${soon('AWAITING_PACKING')} shipping: ${soon('AWAITING_SHIPPING')} }`,
  );
  return Object.values(counted.parse(data)).reduce((sum, { totalCount }) => sum + totalCount, 0);
}

export const rowOf = (page: Page, orderNo: string): Locator =>
  page.getByRole('row').filter({ hasText: orderNo });

/** The rows that show an order: neither the head nor the outlines of rows that are on their way. */
export const orderRows = (page: Page): Locator => rowOf(page, 'FH');

/** The number of the first order, once it is there. */
export async function firstNumber(page: Page): Promise<string> {
  const text = await orderRows(page).first().textContent();
  return text?.match(/FH\d{18}/)?.[0] ?? '';
}

export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** The figure in the label of a tab. */
export async function countOf(page: Page, name: string): Promise<number> {
  const label = await tab(page, name).textContent();
  return Number(label?.match(/ ([\d,]+)/)?.[1]?.replaceAll(',', ''));
}

/** A page of the boss whose orders are left as they are. */
export async function demoPage(context: BrowserContext, path: string): Promise<Page> {
  await signIn(context, otherBoss);
  const page = await context.newPage();
  await page.goto(path);
  await orderRows(page).first().waitFor();
  return page;
}
