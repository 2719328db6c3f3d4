import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, useBrowser } from '../support/browser.ts';
import { type PlainLine, plainSums, splitCsvLine } from '../support/plain-sums.ts';
import { salesLines, toCsv, yuan } from '../support/sales-files.ts';
import { choose, report } from './import-steps.ts';
import { freshBoss } from './imports.ts';
import { putOffShops, register, shows } from './steps.ts';

const { open, openAs } = useBrowser();

interface Example {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly lines: readonly PlainLine[];
  readonly refused: number;
}

/** The way of a new boss: looks at the preview, registers, signs in. */
async function enter(): Promise<Page> {
  const page = await open('/index');
  await page.getByRole('link', { name: /预览/ }).first().click();
  await page.waitForURL('**/home');
  await shows(page, '模拟数据预览');
  await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
  const dialog = page.getByRole('dialog');
  await register(dialog, freshPhone());
  await dialog.getByRole('button', { name: '立即登录' }).click();
  await dialog.waitFor({ state: 'detached' });
  await putOffShops(page);
  return page;
}

async function importFile(page: Page, { fileName, bytes, lines, refused }: Example): Promise<void> {
  await page
    .getByRole('complementary', { name: '店铺列表' })
    .getByRole('link', { name: '导入销售文件' })
    .click();
  const file = { name: fileName, mimeType: 'application/octet-stream', buffer: bytes };
  await page.getByLabel('销售文件', { exact: true }).setInputFiles(file);
  await page.getByRole('table', { name: '导入预览' }).waitFor();
  await page.getByRole('button', { name: '开始导入' }).click();
  const report = page.getByRole('region', { name: /^导入 / });
  await report.getByText('已完成').waitFor({ timeout: 80_000 });
  await shows(report, lines.length.toLocaleString('en-US'));
  if (refused > 0) await page.getByRole('table', { name: '被拒绝的行和原因' }).waitFor();
  await report.getByRole('link', { name: '查看这段时间的销售' }).click();
  await page.waitForURL(/\/home\?range=/);
}

/** What stands in the rows of a table; rows that are still loading are none. */
const cells = async (table: Locator): Promise<string[][]> =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows
        .map((row) =>
          [...row.querySelectorAll<HTMLElement>('th, td')].map(
            (cell) => cell.innerText.trim().split('\n').at(-1) ?? '',
          ),
        )
        .filter((row) => row.some((text) => text !== '')),
    );

/** All rows of a table that has pages. */
async function allPages(block: Locator, pages: number): Promise<string[][]> {
  const table = block.getByRole('table');
  const rows: string[][] = [];
  await block.scrollIntoViewIfNeeded();
  for (let page = 1; page <= pages; page += 1) {
    const before = rows.at(-20)?.join();
    if (page > 1) await block.getByRole('button', { name: '下一页' }).click();
    let shown: string[][] = [];
    await expect
      .poll(async () => {
        shown = await cells(table);
        const first = shown[0]?.join();
        return first !== undefined && first !== before;
      })
      .toBe(true);
    rows.push(...shown);
  }
  return rows;
}

const count = (pieces: number) =>
  `${pieces < 0 ? '−' : ''}${Math.abs(pieces).toLocaleString('en-US')}`;

async function comparesWithTheFile({ lines, ...example }: Example): Promise<void> {
  const page = await enter();
  await importFile(page, { lines, ...example });

  const summary = page.getByRole('region', { name: '汇总' });
  const [all] = plainSums(lines, () => '').values();
  if (!all) throw new Error('The file is empty');
  const title = (label: string) =>
    summary.getByRole('group', { name: label }).locator('[data-figure]').getAttribute('title');
  await expect.poll(() => title('净销售额')).toBe(yuan(all.net));
  expect(await title('净销量')).toBe(count(all.sold - all.returned));

  const trend = page.getByRole('region', { name: '销售趋势', exact: true });
  await trend.getByRole('button', { name: '查看数据表' }).click();
  const byDay = plainSums(lines, (line) => line.day);
  const widths = trend.getByRole('radiogroup', { name: '时间粒度' });
  if ((await widths.count()) > 0) await widths.getByText('日', { exact: true }).click();
  const readDays = async () =>
    new Map((await cells(trend.getByRole('table'))).map(([day = '', net]) => [day, net]));
  await expect.poll(async () => [...(await readDays()).keys()]).toContain([...byDay.keys()][0]);
  const days = await readDays();
  for (const [day, sum] of byDay) expect(days.get(day), day).toBe(yuan(sum.net));

  const shops = page.getByRole('region', { name: '店铺排行', exact: true });
  const byShop = plainSums(lines, (line) => line.shop);
  const table = shops.getByRole('table');
  await table.waitFor();
  const shopRows = await table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector('th a')?.textContent ?? '',
      amount: row.querySelectorAll('td')[1]?.textContent ?? '',
      // The rate says in its title what it is made of.
      pieces: [...row.querySelectorAll('td')]
        .at(4)
        ?.querySelector('[title]')
        ?.getAttribute('title'),
    })),
  );
  expect(shopRows).toHaveLength(byShop.size);
  for (const { name, amount, pieces } of shopRows) {
    const sum = byShop.get(name) ?? { net: 0, sold: 0, returned: 0 };
    expect(amount, name).toBe(yuan(sum.net));
    expect(pieces, name).toBe(`售出 ${count(sum.sold)} 件，退货 ${count(sum.returned)} 件`);
  }

  const products = page.getByRole('region', { name: '商品排行', exact: true });
  const byProduct = plainSums(lines, (line) => `${line.code} ${line.shop}`);
  const best = [...byProduct].sort(([, a], [, b]) => b.net - a.net).slice(0, 40);
  const pages = Math.min(2, Math.ceil(byProduct.size / 20));
  const productRows = await allPages(products, pages);
  expect(
    productRows
      .map(([, code, shop, ...row]) => `${code} ${shop} ${row.slice(0, 4).join(' ')}`)
      .sort(),
  ).toEqual(best.map(([key, sum]) => `${key} ${figuresOf(sum)}`).sort());
}

const figuresOf = (sum = { sold: 0, returned: 0, net: 0 }) =>
  [yuan(sum.net), count(sum.sold - sum.returned), count(sum.sold), count(sum.returned)].join(' ');

describe('a new boss imports a sales file and reads it on /home', () => {
  it('the same quantities and amounts as a plain sum over a generated file, by shop, day and product', async () => {
    const lines = salesLines();
    await comparesWithTheFile({
      fileName: '三月销售.csv',
      bytes: Buffer.from(toCsv(lines)),
      lines: lines.map(({ at, ...line }) => ({ ...line, day: at.slice(0, 10) })),
      refused: 0,
    });
  });

  const real = '../shared/data/online-retail-2011.csv.gz';
  if (!existsSync(real)) {
    process.stderr.write(
      `\nSKIPPED: the import of a year of real sales, as ${real} is not here.\n`,
    );
  }
  it.skipIf(!existsSync(real))(
    'the same over a year of a real retailer with 38 shops',
    async () => {
      const bytes = readFileSync(real);
      const [, ...rows] = gunzipSync(bytes).toString('utf8').trimEnd().split(/\r?\n/);
      const all = rows.map((row) => {
        const [, code = '', , quantity = '', at = '', price = '', , shop = ''] = splitCsvLine(row);
        return { shop, code, day: at.slice(0, 10), quantity: Number(quantity), price };
      });
      const lines = all.filter(({ price }) => !price.startsWith('-'));
      await comparesWithTheFile({
        fileName: 'online-retail-2011.csv.gz',
        bytes,
        lines,
        refused: all.length - lines.length,
      });
    },
    180_000,
  );
});

describe('a file with amounts in dollars', () => {
  it('asks for the rate, shows what it comes to, and says so in the report, on the page and at the shop', async () => {
    const elsewhere = await openAs(freshBoss, '/home');
    const panelOf = (window: Page) => window.getByRole('complementary', { name: '店铺列表' });
    await panelOf(elsewhere).getByRole('link', { name: '导入销售文件' }).waitFor();
    const page = await elsewhere.context().newPage();
    await page.goto('/import');
    const rows = [
      '订单号,店铺,SKU货号,数量,单价,下单时间',
      'PO-1001,美国站,A-1,2,$12.50,2024-03-01 10:00',
      'PO-1002,国内店,A-2,1,10.00,2024-03-01 11:00',
    ];
    await choose(page, { name: 'orders.csv', buffer: Buffer.from(rows.join('\n')) });
    const start = page.getByRole('button', { name: '开始导入' });
    await shows(page, 'USD 1 行。请填写汇率');
    expect(await start.isDisabled()).toBe(true);
    await page.getByLabel('USD 美元的汇率').fill('7.12');
    await shows(page, '25.00 USD = ¥178.00');
    await shows(page.getByRole('table', { name: '导入预览' }), '¥178.00');
    await start.click();
    await shows(report(page), 'USD 美元：1 行，净额 25.00 USD = ¥178.00，汇率 7.12');
    // A window that was open before knows the shops without being loaded again.
    await shows(panelOf(elsewhere), '美国站');
    await report(page).getByRole('link', { name: '查看这段时间的销售' }).click();
    await shows(page, '含 USD 折算的金额');
    const panel = panelOf(page);
    const shop = panel.locator('button[aria-current]', { hasText: '美国站' });
    await shop.click();
    await expect.poll(() => shop.getAttribute('aria-current')).toBe('true');
    await shop.click();
    await shows(panel.getByRole('group', { name: '美国站的店铺信息' }), '含 USD');
  });
});
