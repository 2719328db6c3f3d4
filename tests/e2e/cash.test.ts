import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { wordsOfPages } from '../support/pdf-text.ts';
import { boss } from './steps.ts';

const { openAs } = useBrowser();

const fenOf = (text: string | null | undefined) =>
  Math.round(Number(text?.replaceAll(/[^\d.-]/g, '')) * 100);
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const days = (page: Page) => page.getByRole('table', { name: '按天' });
/** What stands in a column of a table, in fen; nothing is 0. */
async function columnOf(page: Page, table: string, name: string): Promise<number[]> {
  const found = page.getByRole('table', { name: table });
  const heads = await found.getByRole('columnheader').allTextContents();
  // Beside the name stands how the column is ordered.
  const at = heads.findIndex((head) => head.replace(/\s[▽▼▲]$/, '') === name);
  expect(at, name).toBeGreaterThan(0);
  const cells = await found.locator(`tbody tr > :nth-child(${at + 1})`).allTextContents();
  return cells.map((text) => (text === '—' ? 0 : fenOf(text)));
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

it('leads from the money of /home to its days, to what each is made of, and to a shop, with the same sums', async () => {
  const page = await openAs(boss);
  // The simulated shops go on selling meanwhile, and what waits moves with them.
  await expect
    .poll(
      async () => {
        await page.goto('/home');
        const block = page.locator('#home-finance');
        await block.scrollIntoViewIfNeeded();
        const door = block
          .locator('dl > div')
          .filter({ has: page.getByText('待结算', { exact: true }) })
          .locator('dd')
          .getByRole('link');
        const pending = fenOf(await door.textContent());
        await door.click();
        await page.waitForURL(/\/account\/cash/);
        await days(page).waitFor();
        const shown = fenOf(await figure(page, '待结算（预计）').textContent());
        return [pending > 0, shown - pending];
      },
      { timeout: 60_000 },
    )
    .toEqual([true, 0]);
  expect(await seriousViolations(page)).toEqual([]);

  const byDay = sum(await columnOf(page, '按天', '预计结算'));
  const undated = sum(await columnOf(page, '按店铺', '待结算（无日期）'));
  expect(byDay + undated).toBe(fenOf(await figure(page, '待结算（预计）').textContent()));
  expect(sum(await columnOf(page, '按店铺', '预计结算'))).toBe(byDay);
  expect(sum(await columnOf(page, '按天', '解冻'))).toBe(
    fenOf(await figure(page, '30 天内解冻').textContent()),
  );

  // A day is what its items come to.
  const amounts = await columnOf(page, '按天', '预计结算');
  const place = amounts.findIndex((amount) => amount > 0);
  await days(page).locator('tbody tr').nth(place).getByRole('button').click();
  await page.waitForURL(/day=\d{4}-/);
  const items = page.getByRole('table', { name: '资金明细' });
  await items.waitFor();
  const rows = await items.locator('tbody tr').allTextContents();
  const expected = rows.filter((text) => text.includes('预计结算'));
  expect(sum(expected.map((text) => fenOf(/¥([\d,.]+)/.exec(text)?.[1])))).toBe(amounts[place]);
  // On paper is what lies over the page, all of it however low the window is, and not the page too.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 200 });
  const paper = (await wordsOfPages(await page.pdf())).join('').replaceAll(/\s/g, '');
  for (const row of rows) expect(paper).toContain(/¥[\d,.]+/.exec(row)?.[0]);
  expect(paper).toContain('的资金');
  expect(paper).not.toContain('30天内解冻');
  if (size) await page.setViewportSize(size);
  await page.getByRole('button', { name: '关闭' }).click();

  // An amount of it leads to the items of that amount alone.
  const cell = days(page).locator('tbody tr').nth(place).getByRole('link').first();
  const due = fenOf(await cell.textContent());
  await cell.click();
  await page.waitForURL(/day=\d{4}-\d\d-\d\d:expected/);
  await items.waitFor();
  expect(sum(await columnOf(page, '资金明细', '金额'))).toBe(due);
  expect(new Set(await items.locator('tbody tr > :nth-child(2)').allTextContents()).size).toBe(1);
  await page.goBack();
  await items.waitFor({ state: 'detached' });

  // So do the figures on top, and those of a shop, to their days.
  for (const [name, kind, column] of [
    ['待结算（预计）', 'expected', '预计结算'],
    ['提现在途', 'withdrawn', '提现到账'],
    ['30 天内解冻', 'released', '解冻'],
    ['30 天内续费', 'renewal', '续费'],
  ] as const) {
    const told = fenOf(await figure(page, name).textContent());
    const listed = () => columnOf(page, '按天', column);
    const without = name === '待结算（预计）' ? undated : 0;
    if (told - without === 0) continue;
    await figure(page, name).getByRole('link').click();
    await page.waitForURL(new RegExp(`due=${kind}`));
    await expect.poll(async () => sum(await listed()), { message: name }).toBe(told - without);
    expect((await listed()).every((amount) => amount !== 0)).toBe(true);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('due='));
  }
  const [paidOut = 0] = await columnOf(page, '按店铺', '提现到账');
  await page
    .getByRole('table', { name: '按店铺' })
    .locator('tbody tr')
    .first()
    .getByRole('link', {
      name: `¥${(paidOut / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`,
    })
    .click();
  await page.waitForURL(/shop=.*due=withdrawn&span=all/);
  await expect.poll(async () => sum(await columnOf(page, '按天', '提现到账'))).toBe(paidOut);
  await page.getByRole('button', { name: '提现到账，点击取消筛选' }).click();
  await page.waitForURL((url) => !url.search.includes('due='));
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('shop='));

  // What is told as one number says of when it is.
  await page.getByRole('link', { name: '待结算（预计）从哪里来' }).click();
  await page.waitForURL(/origin=pending/);
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await page.goBack();

  // What is held back without a day.
  const frozen = figure(page, '冻结（无日期）');
  const held = fenOf(await frozen.textContent());
  if (held > 0) {
    await frozen.getByRole('link').click();
    await page.waitForURL(/day=none/);
    await items.waitFor();
    expect(sum(await columnOf(page, '资金明细', '金额'))).toBe(held);
    await page.getByRole('button', { name: '关闭' }).click();
  }

  await page.getByRole('radiogroup', { name: '时间' }).getByText('过去 30 天').click();
  await page.waitForURL(/span=past/);
  expect(sum(await columnOf(page, '按天', '已结算'))).toBeGreaterThan(0);

  // One shop of them.
  const shops = page.getByRole('table', { name: '按店铺' });
  const wanted = (await columnOf(page, '按店铺', '预计结算'))[0];
  await shops.locator('tbody tr').first().getByRole('link').first().click();
  await page.waitForURL(/shop=/);
  await expect.poll(() => shops.locator('tbody tr').count()).toBe(1);
  expect((await columnOf(page, '按店铺', '预计结算'))[0]).toBe(wanted);
}, 120_000);

it('ends with what each column comes to, in a line that stays while the table moves under it', async () => {
  const page = await openAs(boss, '/account/cash?desktop', {
    viewport: { width: 375, height: 812 },
  });
  await days(page).waitFor();
  const totals = days(page).locator('tfoot tr > *');
  const [label, expected, ...others] = await totals.allTextContents();
  expect(label).toBe('合计');
  expect(fenOf(expected)).toBe(sum(await columnOf(page, '按天', '预计结算')));
  expect(others.length).toBeGreaterThan(2);
  const looks = await totals.evaluateAll((cells) =>
    cells.map((cell) => {
      const { backgroundColor, bottom, insetInlineStart } = getComputedStyle(cell);
      return { backgroundColor, bottom, isKept: insetInlineStart === '0px' };
    }),
  );
  expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(1);
  expect(looks.every(({ bottom }) => bottom === '0px')).toBe(true);
  // What it is called stays at the side as well, and no figure lies over another.
  expect(looks.map(({ isKept }) => isKept)).toEqual(looks.map((_, place) => place === 0));
});
