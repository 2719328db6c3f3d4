import { join } from 'node:path';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../db/engine/connect.ts';
import { useBrowser } from '../support/browser.ts';
import { type Person, registerBoss } from '../support/person.ts';
import { amountOf } from '../support/plain-sums.ts';
import { type Product, startProduct } from '../support/product.ts';
import { choose, pageAt, report, type SalesFile, startsWell } from './import-steps.ts';
import { shows } from './steps.ts';

const { newContext } = useBrowser();

const lineCount = 50_000;

/** A file that takes a second, and what all of its lines come to in fen. */
function largeFile(): SalesFile & { readonly net: number } {
  let net = 0;
  const rows = Array.from({ length: lineCount }, (_, i) => {
    const price = `${1 + (i % 40)}.50`;
    const quantity = 1 + (i % 3);
    net += amountOf(price, quantity);
    const day = String(1 + (i % 28)).padStart(2, '0');
    return `${100_000 + (i >> 1)},店${i % 5},B${i % 400},商品${i % 400},${quantity},${price},2024-03-${day} 10:00:00`;
  });
  const text = ['订单号,店铺,SKU货号,商品名称,数量,单价,下单时间', ...rows].join('\n');
  return { name: 'large.csv', buffer: Buffer.from(text), net };
}

const large = largeFile();

/** What a database file holds, read beside the server. */
async function stored(product: Product) {
  const db = await openDatabase(`sqlite:${join(product.dataDir, 'main.db')}`);
  try {
    const count = async (table: 'sale_line' | 'shop' | 'sku' | 'shop_hour' | 'sku_day') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const foreign = await sql`pragma foreign_key_check`.execute(db);
    return {
      lines: await count('sale_line'),
      shops: await count('shop'),
      skus: await count('sku'),
      hours: await count('shop_hour'),
      days: await count('sku_day'),
      integrity: rows.map((row) => row.integrity_check).join(),
      orphans: foreign.rows.length,
    };
  } finally {
    await db.destroy();
  }
}

const nothing = {
  lines: 0,
  shops: 0,
  skus: 0,
  hours: 0,
  days: 0,
  integrity: 'ok',
  orphans: 0,
};

const amounts = z.object({ totals: z.object({ amount: z.object({ net: z.string() }) }) });

async function netOf(person: Person): Promise<number> {
  const { statistics } = await person.graphql(
    `{ statistics(selection: { all: true }, range: { start: "2024-03-01", end: "2024-03-31" }) {
      totals { amount { net } } } }`,
  );
  return Math.round(Number(amounts.parse(statistics).totals.amount.net) * 100);
}

const newest = z.object({
  salesImports: z.object({
    edges: z.array(
      z.object({ node: z.object({ phase: z.string().nullable(), linesShown: z.int() }) }),
    ),
  }),
});

/**
 * Starts the large import at the page and holds its process where the phase begins, so that neither a quick
 * disk nor a slow page lets it end before the test does something to it.
 */
async function holdLarge(
  page: Page,
  product: Product,
  person: Person,
  { phase, text, isShownEarly = false }: { phase: string; text: string; isShownEarly?: boolean },
): Promise<number> {
  await choose(page, large);
  await page.getByRole('table', { name: '导入预览' }).waitFor();
  if (isShownEarly) await page.getByText('边导入边显示').click();
  await page.getByRole('button', { name: '开始导入' }).click();
  const reached = async () => {
    const data = await person.graphql(
      '{ salesImports(first: 1) { edges { node { phase linesShown } } } }',
    );
    const job = newest.parse(data).salesImports.edges[0]?.node;
    return isShownEarly && job?.linesShown === 0 ? undefined : job?.phase;
  };
  await expect.poll(reached, { interval: 10, timeout: 60_000 }).toBe(phase);
  const [job, ...others] = await product.imports();
  if (job === undefined) throw new Error('No process of an import was found');
  process.kill(job, 'SIGSTOP');
  expect(others).toEqual([]);
  await shows(report(page), text);
  return job;
}

async function runsAgain(page: Page, product: Product, person: Person): Promise<void> {
  await report(page).getByRole('button', { name: '重新导入' }).click();
  await startsWell(page, lineCount);
  expect(await netOf(person)).toBe(large.net);
  expect(await stored(product)).toMatchObject({
    lines: lineCount,
    shops: 5,
    skus: 400,
    integrity: 'ok',
    orphans: 0,
  });
  expect(await person.ended(await person.startImport(large.buffer.toString()))).toMatchObject({
    status: 'DONE',
    linesAdded: 0,
    linesKnown: lineCount,
  });
  expect(await netOf(person)).toBe(large.net);
}

const phases = [
  { phase: 'READING', text: '正在读取和检查' },
  { phase: 'SAVING', text: '正在保存' },
] as const;

describe('an import that is killed', () => {
  it.each(phases)(
    'says so when its process dies at $text, keeps nothing, and counts once when it is run again',
    { timeout: 180_000 },
    async (at) => {
      const product = await startProduct();
      const person = await registerBoss(product.url);
      const page = await pageAt(newContext, product, person);
      process.kill(await holdLarge(page, product, person, at), 'SIGKILL');
      await report(page).getByText('已中断').waitFor();
      await shows(report(page).getByRole('alert'), '导入被中断，没有写入任何数据');
      expect(await stored(product)).toEqual(nothing);
      await runsAgain(page, product, person);
    },
  );

  it('has its figures on the page while it runs where that was wished, and takes all of them back', {
    timeout: 180_000,
  }, async () => {
    const product = await startProduct();
    const person = await registerBoss(product.url);
    const page = await pageAt(newContext, product, person);
    // A page is told of the shops that it shows.
    const shops = [0, 1, 2, 3, 4].map((shop) => `${shop},店${shop},A,1,1.00,2024-02-01`);
    const before = ['订单号,店铺,SKU货号,数量,单价,下单时间', ...shops].join('\n');
    expect(await person.ended(await person.startImport(before))).toMatchObject({ linesAdded: 5 });
    const home = await pageAt(newContext, product, person, '/home?range=2024-03-01..2024-03-31');
    const net = home
      .getByRole('region', { name: '汇总' })
      .getByRole('group', { name: '净销售额' })
      .locator('[data-figure]');
    const job = await holdLarge(page, product, person, {
      phase: 'SAVING',
      text: '行已计入统计',
      isShownEarly: true,
    });
    // Nobody pressed anything: the open page reads its figures again.
    await expect.poll(() => net.getAttribute('title'), { timeout: 30_000 }).toMatch(/[1-9]/);
    const shown = await netOf(person);
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(large.net);
    process.kill(job, 'SIGKILL');
    await report(page).getByText('已中断').waitFor({ timeout: 60_000 });
    await shows(report(page).getByRole('alert'), '已显示的部分已全部撤回');
    expect(await netOf(person)).toBe(0);
    expect(await stored(product)).toMatchObject({ lines: 5, integrity: 'ok', orphans: 0 });
    await report(page).getByRole('button', { name: '重新导入' }).click();
    await startsWell(page, lineCount);
    expect(await netOf(person)).toBe(large.net);
  });

  it.each(phases)(
    'is interrupted when the whole server dies at $text, and completes after the restart',
    { timeout: 180_000 },
    async (at) => {
      const product = await startProduct();
      const person = await registerBoss(product.url);
      const page = await pageAt(newContext, product, person);
      const job = await holdLarge(page, product, person, at);
      await product.kill();
      process.kill(job, 'SIGCONT');
      await product.restart();
      await report(page).getByText('已中断').waitFor({ timeout: 60_000 });
      expect(await stored(product)).toEqual(nothing);
      await runsAgain(page, product, person);
    },
  );
});
