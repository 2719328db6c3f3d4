import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { becomeBossOf, bossOf, shopNames } from './own-shops.ts';
import { chooseMore } from './panel.ts';
import { shows } from './steps.ts';

const { newContext, openAs } = useBrowser();

async function settingsOf(shops: readonly string[]): Promise<{ page: Page; dialog: Locator }> {
  const page = await openAs(bossOf(shops), '/shopManage');
  const dialog = await openSettings(page);
  return { page, dialog };
}

async function openSettings(page: Page): Promise<Locator> {
  await chooseMore(page, '数据汇总店铺设置');
  const dialog = page.getByRole('dialog', { name: '数据汇总店铺设置' });
  await dialog.getByRole('listbox').first().waitFor();
  return dialog;
}

const list = (dialog: Locator, name: '显示的店铺' | '隐藏的店铺') =>
  dialog.getByRole('listbox', { name });
const namesIn = async (scope: Locator) =>
  (await scope.getByRole('option').allTextContents()).map((text) => text.slice(1, 3));
const panel = (page: Page) => page.getByRole('complementary', { name: '店铺列表' });

describe('the settings of the shops in the summary', () => {
  it('[R2.6-25] [R2.6-26] [R5.10-02] [R5.10-04] [R8-28] moves shops to either side, but not all to one, saves them, and keeps that over a reload', async () => {
    const { page, dialog } = await settingsOf(['甲店', '乙店', '丙店', '丁店']);
    const sent: string[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith('/graphql') ? request.postData() : null;
      if (body?.includes('saveShopLayout') && body.includes('"shown":[]')) sent.push(body);
    });
    await dialog.getByRole('button', { name: '全部隐藏' }).click();
    await shows(dialog.getByRole('alert'), '不可全部隐藏');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => page.getByText('不可全部隐藏').count()).toBe(2);
    expect(await dialog.isVisible()).toBe(true);
    expect(sent).toEqual([]);
    await dialog.getByRole('button', { name: '全部显示' }).click();
    await dialog.getByRole('alert').waitFor({ state: 'detached' });

    const shown = list(dialog, '显示的店铺');
    const hidden = list(dialog, '隐藏的店铺');
    await expect.poll(() => namesIn(shown)).toHaveLength(4);
    const before = await namesIn(shown);
    expect(await namesIn(hidden)).toEqual([]);

    await shown.getByRole('option', { name: /乙店/ }).click();
    await shown.getByRole('option', { name: /丁店/ }).click();
    await dialog.getByRole('button', { name: '隐藏所选' }).click();
    await expect.poll(async () => (await namesIn(hidden)).sort()).toEqual(['丁店', '乙店'].sort());
    await hidden.getByRole('option', { name: /丁店/ }).dblclick();
    await expect.poll(() => namesIn(shown)).toEqual(before.filter((name) => name !== '乙店'));
    await dialog.getByRole('button', { name: '保存' }).click();
    await shows(page, '保存成功');
    await panel(page).getByText('乙店').waitFor({ state: 'detached' });
    await panel(page)
      .getByRole('button', { name: /店铺数据汇总\s*3/ })
      .waitFor();

    await page.reload();
    await panel(page)
      .getByRole('button', { name: /店铺数据汇总\s*3/ })
      .waitFor();
    const again = await openSettings(page);
    expect(await namesIn(list(again, '隐藏的店铺'))).toEqual(['乙店']);
    await again.getByRole('button', { name: '全部显示' }).click();
    await again.getByRole('button', { name: '保存' }).click();
    await panel(page).getByText('乙店').waitFor();
    await page.reload();
    await panel(page).getByText('乙店').waitFor();
  });

  it('finds shops in each list, and draws only those in sight', async () => {
    const { dialog } = await settingsOf(shopNames(60));
    const shown = list(dialog, '显示的店铺');
    await shown.getByRole('option').first().waitFor();
    expect(await shown.getByRole('option').count()).toBeLessThan(40);
    await dialog.getByRole('searchbox', { name: '搜索显示的店铺' }).fill('样店5');
    await expect.poll(() => shown.getByRole('option').count()).toBe(10);
    await shown.getByRole('option').first().focus();
    await dialog.page().keyboard.press('End');
    await dialog.page().keyboard.press('Space');
    await expect
      .poll(() => shown.getByRole('option').last().getAttribute('aria-selected'))
      .toBe('true');
  });

  it('[R2.6-25] shows names of nine characters whole, beside ids of sixteen and in a language of long words', async () => {
    const context = await newContext();
    const name = '杭州优喵玩具旗舰店';
    await becomeBossOf(context, [name]);
    const page = await context.newPage();
    await page.goto('/home');
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.getByRole('link', { name: 'Statistik' }).waitFor();
    await page.goto('/shopManage?dialog=settings');
    const shop = page.getByRole('dialog').getByRole('option').filter({ hasText: name });
    // Shops of the marketplace have ids of sixteen figures, imported ones shorter ones.
    await shop.getByText(/^\S*\d+$/).evaluate((id) => {
      id.textContent = '6'.repeat(16);
    });
    const cut = await shop
      .getByText(name, { exact: true })
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  });
});
