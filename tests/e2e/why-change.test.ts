import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { boss, plainDocument } from './steps.ts';

const { openAs } = useBrowser();

const fenOf = (text: string | null | undefined) => {
  const amount = Math.round(Number(text?.replaceAll(/[^\d.]/g, '')) * 100);
  return text?.includes('−') ? -amount : amount;
};

const amount = z.object({ amount: z.object({ net: z.string() }) });
const compared = z.object({
  data: z.object({
    statistics: z.object({ comparable: z.object({ totals: amount, comparison: amount }) }),
  }),
});

const card = (page: Page) => page.getByRole('group', { name: '净销售额', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: '为什么变化' });
const table = (page: Page, name: string) => panel(page).getByRole('table', { name });

/** The differences of a table, in fen, the last of them its sum. */
async function differencesOf(page: Page, name: string): Promise<number[]> {
  await table(page, name).getByRole('row').last().getByText('合计').waitFor();
  const texts = await table(page, name).locator('tbody tr > td:nth-child(2)').allTextContents();
  return texts.map(fenOf);
}

/** Days that are over: what the simulator sells meanwhile changes none of them. */
async function weekOf(page: Page): Promise<void> {
  await page.goto('/home?range=week');
  await card(page).getByRole('link', { name: '为什么' }).waitFor();
}

describe('the change of sales on /home', () => {
  it('is told in one sentence, and taken apart in parts that add up to what the card compares', async () => {
    const page = await openAs(boss);
    await plainDocument(page);
    const asked = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"operationName":"HomePage"'),
    );
    await weekOf(page);
    const sentence = page.getByRole('note', { name: '今日关注' });
    await sentence.getByRole('link', { name: '为什么变化' }).waitFor();
    const told = await sentence.textContent();
    // However wide the page is, no line ends between a sign and its amount.
    const lines = await sentence.evaluate((note) => {
      const amounts = [...note.querySelectorAll('span')].filter((one) =>
        /^[+−-]/.test(one.textContent),
      );
      const counts = Array.from({ length: 250 }, (_, step) => {
        note.style.width = `${300 + step * 4}px`;
        return amounts.map((amount) => amount.getClientRects().length);
      });
      note.style.width = '';
      return counts.flat();
    });
    expect(new Set(lines)).toEqual(new Set([1]));
    await card(page).getByRole('link', { name: '为什么' }).click();
    await page.waitForURL(/[?&]why=all/);
    await panel(page).locator('dd').nth(2).waitFor();
    const [shown, level, difference] = (await panel(page).locator('dd').allTextContents()).map(
      fenOf,
    );
    // What the card makes its percentage of: one of the shops has ended meanwhile, and is left out.
    const { totals, comparison } = compared.parse(await (await asked).json()).data.statistics
      .comparable;
    expect(shown).toBe(fenOf(totals.amount.net));
    expect(Math.abs(Number(level) - (fenOf(comparison.amount.net) * 7) / 8)).toBeLessThan(5);
    expect(Number(shown) - Number(level)).toBe(difference);
    // The sentence says the same yuan.
    expect(fenOf(/[少多] ¥([\d,.]+)/.exec(told ?? '')?.[1])).toBe(Math.abs(Number(difference)));
    for (const name of ['按原因', '按店铺', '按商品']) {
      const parts = await differencesOf(page, name);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(parts.at(-1));
      expect(parts.at(-1)).toBe(difference);
    }
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('leads to the products of a cause, to one shop, to a product, and back', {
    timeout: 90_000,
  }, async () => {
    const page = await openAs(boss, '/home?range=week&why=all');
    const [, , whole] = await differencesOf(page, '按原因');
    await table(page, '按原因').getByRole('link', { name: '销量', exact: true }).click();
    await page.waitForURL(/[?&]why=quantity/);
    await panel(page).getByRole('heading', { name: '按商品：销量' }).waitFor();
    // The rows of the cause come to what the table of causes says of it.
    expect((await differencesOf(page, '按商品')).at(-1)).toBe(whole);
    await table(page, '按原因').getByRole('link', { name: '合计' }).click();
    await page.waitForURL(/[?&]why=all/);
    const shop = table(page, '按店铺').locator('tbody tr').first();
    const ofShop = fenOf(await shop.locator('td').first().textContent());
    await shop.getByRole('link').first().click();
    await page.waitForURL(/[?&]shop=/);
    await expect.poll(() => table(page, '按店铺').count()).toBe(0);
    await expect.poll(async () => (await differencesOf(page, '按原因')).at(-1)).toBe(ofShop);
    const product = table(page, '按商品').locator('tbody tr').first().getByRole('link').first();
    const name = await product.textContent();
    await product.click();
    await page.waitForURL(/\/account\/manager\?.*q=/);
    await page.getByRole('main').getByText(String(name)).first().waitFor();
    await page.goBack();
    await panel(page).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('why'));
  });
});
