import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { freshPhone } from '../support/browser.ts';
import type { FileKind } from '../support/import-besides.ts';
import { toCsv } from '../support/sales-files.ts';
import { becomeBoss, graphql, importSales, writeSales } from './imports.ts';

/** Signs the context in as a new boss who has a shop of each name; of all others' data nothing is touched. */
export async function becomeBossOf(
  context: BrowserContext,
  shops: readonly string[],
): Promise<void> {
  await context.addInitScript(restFromReminders);
  await becomeBoss(context, freshPhone());
  if (shops.length > 0) await haveShops(context, shops);
}

/** The same as somebody whose context is opened. */
export const bossOf = (shops: readonly string[]) => (context: BrowserContext) =>
  becomeBossOf(context, shops);

/** Prompts have just been answered, so that none comes between a test's clicks. */
const restFromReminders = (): void =>
  sessionStorage.setItem('reminderClosedAt', String(Date.now()));

/** Gives the boss of the context a shop of each name more, before a page is opened. */
export async function haveShops(
  context: BrowserContext,
  shops: readonly string[],
  kind: FileKind = {},
): Promise<void> {
  await writeSales(context, linesOf(shops), kind);
  await saveLayout(context);
}

/** The same while pages are open, which hear of it. */
export async function addShops(context: BrowserContext, shops: readonly string[]): Promise<void> {
  await addNewShops(context, shops);
  await saveLayout(context);
}

/** The same, and leaves it to the pages to save the layout with the new shops. */
export async function addNewShops(
  context: BrowserContext,
  shops: readonly string[],
): Promise<void> {
  await importSales(context, linesOf(shops));
}

const linesOf = (shops: readonly string[]): string =>
  toCsv(
    shops.map((shop, index) => ({
      orderNo: `T${index}`,
      shop,
      code: 'A1',
      name: '收纳盒',
      quantity: 1,
      price: '10.00',
      at: '2024-03-01 12:00:00',
    })),
  );

const listed = z.object({
  shops: z.object({
    edges: z.array(z.object({ node: z.object({ id: z.string(), isHidden: z.boolean() }) })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});

/**
 * Saves the layout as it stands, so that no shop is new in it: the pages would save it themselves, in the
 * midst of what a test does.
 */
async function saveLayout(context: BrowserContext): Promise<void> {
  const shops: { id: string; isHidden: boolean }[] = [];
  for (let after: string | null = null; ; ) {
    const answer: z.infer<typeof listed> = listed.parse(
      await graphql(
        context,
        `query ($after: String) { shops(includeHidden: true, first: 100, after: $after) {
          edges { node { id isHidden } } pageInfo { hasNextPage endCursor } } }`,
        { after },
      ),
    );
    shops.push(...answer.shops.edges.map(({ node }) => node));
    if (!answer.shops.pageInfo.hasNextPage) break;
    after = answer.shops.pageInfo.endCursor;
  }
  const ids = (isHidden: boolean) =>
    shops.filter((shop) => shop.isHidden === isHidden).map(({ id }) => id);
  const saved = await graphql(
    context,
    'mutation ($input: ShopLayoutInput!) { saveShopLayout(input: $input) { error { message } } }',
    { input: { shown: ids(false), hidden: ids(true) } },
  );
  expect(saved).toEqual({ saveShopLayout: { error: null } });
}

/** Signs another context in as the boss of the first one, as in a second browser. */
export const joinBossOf = async (first: BrowserContext, second: BrowserContext): Promise<void> =>
  enterWith(second, await first.cookies());

/** The same, with what the first one had. */
export async function enterWith(
  context: BrowserContext,
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>,
): Promise<void> {
  await context.addInitScript(restFromReminders);
  await context.addCookies(cookies);
}

/** `样店01`, `样店02` and so on. */
export const shopNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `样店${String(index + 1).padStart(2, '0')}`);
