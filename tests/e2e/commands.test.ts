import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { bossOf, shopNames } from './own-shops.ts';
import { boss } from './steps.ts';

const { newContext, openAs } = useBrowser();

const palette = (page: Page) => page.getByRole('dialog', { name: '搜索店铺、页面和操作' });
const marked = (page: Page) => palette(page).locator('[role=option][data-highlighted]');
const main = (page: Page) => page.getByRole('main');

/** Until the names of the shops are there, which can be searched. */
async function homeOf(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('navigation', { name: '店铺标签' }).locator('[data-tab]').nth(1).waitFor();
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(text);
}

describe('the search over everything', () => {
  it('goes to a shop, a page and an act by keys alone', async () => {
    const page = await openAs(bossOf(shopNames(3)));
    await homeOf(page);
    const [, second = ''] = shopNames(3);

    await search(page, second);
    await expect.poll(() => marked(page).textContent()).toContain(second);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home\?shop=/);
    await palette(page).waitFor({ state: 'detached' });

    await search(page, '物流');
    await expect.poll(() => marked(page).textContent()).toContain('物流助手');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/deliveryCenter\?shop=/);

    await search(page, '核销');
    await expect.poll(() => marked(page).textContent()).toContain('优惠券核销');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /核销/ }).waitFor();
    await palette(page).waitFor({ state: 'detached' });
    // Not over a dialog.
    await page.keyboard.press('Control+k');
    expect(await palette(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: /核销/ }).waitFor({ state: 'detached' });

    // What has no address of its own.
    for (const [typed, dialog] of [
      ['个人', '个人中心'],
      ['提醒', '提醒中心'],
      ['快捷键', '键盘快捷键'],
    ] as const) {
      await search(page, typed);
      await palette(page).getByRole('group', { name: '操作' }).getByRole('option').first().click();
      await page.getByRole('dialog', { name: dialog }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'detached' });
    }
    await search(page, '深色');
    await page.keyboard.press('Enter');
    await page.locator('html.dark').waitFor();
  });

  it('says where nothing is found, and chooses a shop where the page shows all', async () => {
    const page = await openAs(bossOf(shopNames(2)), '/import');
    await main(page).getByRole('heading').first().waitFor();
    const [first = ''] = shopNames(2);
    await page.getByRole('button', { name: /搜索（/ }).click();
    await palette(page).getByRole('combobox').fill('没有这样的东西');
    await palette(page).getByText('没有找到，换个词试试').waitFor();
    await palette(page).getByRole('combobox').fill(first);
    await palette(page).getByRole('option').filter({ hasText: first }).click();
    await page.waitForURL(/\/home\?shop=/);
  });

  it('lists the keys at ?, but not while somebody types', async () => {
    const page = await openAs(boss);
    await homeOf(page);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: '键盘快捷键' });
    await keys.getByText('Ctrl+K').waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await search(page, '?');
    expect(await keys.count()).toBe(0);
    expect(await palette(page).getByRole('combobox').inputValue()).toBe('?');
  });

  it('offers visitors no act', async () => {
    const page = await (await newContext()).newPage();
    await homeOf(page);
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('group', { name: '页面' }).waitFor();
    expect(await palette(page).getByRole('group', { name: '操作' }).count()).toBe(0);
  });
});
