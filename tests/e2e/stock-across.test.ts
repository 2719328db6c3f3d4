import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { numberIn } from './door-steps.ts';
import { boss } from './steps.ts';

const { openAs } = useBrowser();

const table = (page: Page) => page.getByRole('table', { name: '跨店库存' });
const lines = (page: Page) => table(page).locator('tbody tr:not([data-waiting]):has(th)');
/** The same with its sign: more may come back than was sold. */
const fullNumberIn = (text: string | null) =>
  Number(
    text
      ?.replaceAll(',', '')
      .replace('−', '-')
      .replaceAll(/[^\d-]/g, ''),
  );
/** A code of what is seen, not one that another one begins with. */
const codeOf = async (page: Page, line: number) =>
  (await lines(page)
    .nth(line)
    .getByRole('rowheader')
    .getByRole('button', { name: /：各店铺库存$/ })
    .textContent()) ?? '';

it('leads from a code to its shops, and from each figure of a shop to its row of the product list, with the same number', async () => {
  const page = await openAs(boss, '/account/manager');
  await page.getByRole('link', { name: '跨店库存' }).click();
  await page.waitForURL(/\/account\/stock/);
  await lines(page).first().waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  // In several shops each, or the list would have nothing to say.
  for (const cell of await table(page)
    .locator('tbody tr:not([data-waiting]):has(th) td:nth-of-type(1)')
    .allTextContents())
    expect(numberIn(cell)).toBeGreaterThan(1);
  // On a laptop, too, all columns are in sight: the last one says what to do.
  await page.setViewportSize({ width: 1366, height: 900 });
  const hidden = () =>
    page
      .getByRole('region', { name: '跨店库存' })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(hidden).toBe(0);

  const code = await codeOf(page, 0);
  await page.getByRole('button', { name: `${code}：各店铺库存` }).click();
  const shops = page.getByRole('table', { name: `${code} 的各店铺库存` });
  await shops.getByRole('row').nth(1).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  // A reload opens the same.
  await page.reload();
  const row = shops.getByRole('row').nth(1);
  // Behind the dialog.
  const scroller = page.getByRole('region', { name: '跨店库存', includeHidden: true });
  const scrolled = () => scroller.evaluate((region) => region.scrollTop);
  await expect
    .poll(async () => {
      await scroller.evaluate((region) => region.scrollTo(0, 200));
      return scrolled();
    })
    .toBe(200);
  const name = await row.getByRole('link').first().textContent();
  const [onHand, , , net30] = await row.getByRole('cell').allTextContents();
  await row.getByRole('cell').nth(3).getByRole('link').click();
  await page.waitForURL(/\/account\/manager\?.*shop=/);
  const listed = page
    .getByRole('table', { name: '商品列表' })
    .locator('tbody tr:not([data-waiting]):has(th)');
  await listed.first().waitFor();
  // Nothing of a code that this one is the beginning of.
  expect(await listed.count()).toBe(1);
  const own = listed.first();
  expect(await own.textContent()).toContain(code);
  const heads = await page
    .getByRole('table', { name: '商品列表' })
    .getByRole('columnheader')
    .allTextContents();
  const at = heads.findIndex((text) => text.startsWith('库存'));
  const shown = await own
    .getByRole('cell')
    .nth(at - 1)
    .textContent();
  // The simulated shops go on selling meanwhile: no more than a few pieces.
  expect(Math.abs(numberIn(shown) - numberIn(onHand ?? ''))).toBeLessThan(20);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
  expect(numberIn(net30 ?? '')).toBeGreaterThanOrEqual(0);

  await page.goBack();
  await shops.getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => codeOf(page, 0)).toBe(code);
  await expect.poll(scrolled).toBe(200);

  // The pieces of all shops lead to the SKUs that they were counted of, and to no others.
  const line = lines(page).first();
  const counted = numberIn(await line.locator('td:nth-of-type(1)').textContent());
  await line.locator('td:nth-of-type(2)').getByRole('link').click();
  // One of the shops is left out there, as its paid time is over: here, too.
  await page.waitForURL(
    ({ searchParams }) => searchParams.get('code') === code && searchParams.has('paid'),
  );
  await page.getByText(new RegExp(`^共 ${counted} 个 SKU`)).waitFor();
  for (const text of await listed.allTextContents()) expect(text).toContain(code);
  await page.getByRole('button', { name: `货号 ${code}，点击取消筛选` }).click();
  await page.waitForURL((url) => !url.searchParams.has('code'));
  await page.getByRole('button', { name: '不含已到期的店铺，点击取消筛选' }).click();
  await page.waitForURL((url) => !url.searchParams.has('paid'));
}, 90_000);

it('keeps filters and order in the address, and hands over what is listed as a file', async () => {
  const page = await openAs(boss, '/account/stock?codes=all');
  await lines(page).first().waitFor();
  const total = () => page.getByText(/^共 [\d,]+ 个货号$/).textContent();
  const all = numberIn(await total());
  await page.getByRole('radiogroup', { name: '有店铺出现' }).getByText('有店滞销').click();
  await page.waitForURL(/hint=deadStock/);
  await expect.poll(async () => numberIn(await total())).toBeLessThan(all);
  for (const text of await table(page)
    .locator('tbody tr:not([data-waiting]):has(th) td:nth-of-type(7)')
    .allTextContents())
    expect(text).toMatch(/\d+ 店滞销/);

  // How many shops it is in leads to just these; a figure of the code to all of them, which come to it.
  const isDead = page.getByRole('link', { name: /店滞销$/ });
  const line = lines(page).filter({ has: isDead }).first();
  const badge = line.getByRole('link', { name: /店滞销$/ });
  const dead = numberIn(await badge.textContent());
  await badge.click();
  await page.waitForURL(/code=.*in=deadStock/);
  const shops = page.getByRole('dialog').getByRole('table').locator('tbody tr');
  await expect.poll(() => shops.count()).toBe(dead);
  for (const text of await shops.allTextContents()) expect(text).toContain('滞销');
  await page.goBack();
  await shops.first().waitFor({ state: 'detached' });
  const sold = line.locator('td:nth-of-type(5)').getByRole('link');
  const net30 = fullNumberIn(await sold.textContent());
  await sold.click();
  await page.waitForURL((url) => url.searchParams.has('code') && !url.searchParams.has('in'));
  await shops.first().waitFor();
  const parts = await shops.locator('> :nth-child(5)').allTextContents();
  expect(parts.map(fullNumberIn).reduce((all, one) => all + one, 0)).toBe(net30);
  await page.getByRole('button', { name: '关闭' }).click();

  await page.goto('/account/stock');
  await lines(page).first().waitFor();
  await page.getByRole('button', { name: /^库存/ }).click();
  await page.waitForURL(/sort=stock/);
  const stock = async () =>
    (
      await table(page)
        .locator('tbody tr:not([data-waiting]):has(th) td:nth-of-type(2)')
        .allTextContents()
    ).map(numberIn);
  await expect
    .poll(async () => {
      const found = await stock();
      return (
        found.length > 3 && found.every((one, at) => at === 0 || one <= (found[at - 1] ?? one))
      );
    })
    .toBe(true);
  await page.getByRole('button', { name: '有调货建议' }).click();
  // What is advised has two lines to be read in, and is not cut at the edge of its cell.
  const advice = lines(page).getByRole('link', { name: /备货/ }).first();
  await expect
    .poll(() =>
      advice.evaluate((link) => {
        const edge = link.closest('td')?.getBoundingClientRect().right ?? 0;
        return [...link.getClientRects()].every(({ right }) => right <= edge);
      }),
    )
    .toBe(true);
  await page.waitForURL(/move=1/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('menuitem', { name: '导出 CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [head = '', ...rows] = file.trim().split('\r\n');
  expect(head).toContain('货号,商品名称,规格,店铺数,库存');
  expect(rows).toHaveLength(numberIn(await total()));
  for (const line of rows) expect(line).toMatch(/调 \d+ 件|发 \d+ 件|先备 \d+ 件/);
}, 90_000);
