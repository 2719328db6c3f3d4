import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import type { useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { inDatabase } from './database.ts';
import { graphql } from './imports.ts';
import { becomeBossOf } from './own-shops.ts';

/** What a test does about renewing shops. */

export const day = 24 * 60 * 60 * 1000;

/** Makes a boss of their own with shops whose paid time ends then and then; names are of this boss alone. */
export const bossMaker =
  (newContext: ReturnType<typeof useBrowser>['newContext']) => async (ends: readonly number[]) => {
    const context = await newContext();
    const mark = String(randomInt(1_000_000)).padStart(6, '0');
    const names = ends.map((_, index) => `续费${mark}${'甲乙丙'[index]}`);
    await becomeBossOf(context, names);
    await inDatabase(async (db) => {
      for (const [index, end] of ends.entries()) {
        await db
          .updateTable('shop')
          .set({ expire_at: end })
          .where('mall_name', '=', names[index] ?? '')
          .execute();
      }
    });
    const page = await context.newPage();
    await page.goto('/shopManage');
    return { context, page, names };
  };

/** Such a boss, with their page of shops. */
export type Boss = Awaited<ReturnType<ReturnType<typeof bossMaker>>>;

/** Codes of new coupons, as the command of the product makes them. */
export async function makeCoupons(count: number): Promise<string[]> {
  const script = fileURLToPath(new URL('../../api/billing/cli.ts', import.meta.url));
  const { DATABASE_URL: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, '--count', String(count), '--value', '30'],
    { env: { ...env, DATA_DIR: e2eServer().dataDir } },
  );
  const codes = stdout.trim().split('\n');
  expect(codes).toHaveLength(count);
  return codes;
}

export const renewDialog = (page: Page) => page.getByRole('dialog', { name: '店铺续费' });

export async function openRenewal(page: Page, name = ''): Promise<Locator> {
  await page.getByRole('button', { name: `续费店铺“${name}”` }).click();
  const dialog = renewDialog(page);
  await dialog.waitFor();
  return dialog;
}

export const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });
export const submit = (dialog: Locator) => button(dialog, '提交订单');

/** The variables of the named operation, each time that the page sends it. */
export function sentBy(page: Page, operation: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON();
    if (operationName === operation) sent.push(variables);
  });
  return sent;
}

const orderList = z.object({
  renewalOrders: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          orderNo: z.string(),
          status: z.string(),
          codeUrl: z.string(),
          total: z.string(),
          pageUrl: z.string().nullable(),
        }),
      }),
    ),
  }),
});

export async function ordersOf(context: BrowserContext) {
  const data = await graphql(
    context,
    '{ renewalOrders { edges { node { orderNo status codeUrl total pageUrl } } } }',
    {},
  );
  return orderList.parse(data).renewalOrders.edges.map(({ node }) => node);
}
