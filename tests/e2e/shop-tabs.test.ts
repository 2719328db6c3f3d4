import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { bossOf } from './own-shops.ts';
import { otherBoss, shows } from './steps.ts';

const { open, openAs } = useBrowser();

const bar = (page: Page) => page.getByRole('navigation', { name: '店铺标签' });
const tabs = (page: Page) => bar(page).locator('[data-tab]:not([data-tab=summary])');
const tab = (page: Page, name: string) => bar(page).locator('[data-tab]').filter({ hasText: name });
const isSelected = (button: Locator) => button.getAttribute('aria-current');

async function pageOf(shops: readonly string[]): Promise<Page> {
  const page = await openAs(bossOf(shops), '/home');
  await tabs(page).first().waitFor();
  return page;
}

async function openMenu(page: Page, name: string): Promise<void> {
  await tab(page, name).hover();
  await bar(page)
    .getByRole('button', { name: `标签“${name}”的操作` })
    .click();
}

describe('the tabs of the shops', () => {
  it('[R2.5-12] shows ten of twelve at once in the place that is held for them, the others by scrolling, by keys and by search', async () => {
    const page = await openAs(otherBoss);
    await page.route(/ShopTabs.*\.js/, async (route) => {
      await page.getByRole('main').waitFor();
      await route.continue();
    });
    await page.goto('/home');
    const main = page.getByRole('main');
    await main.waitFor();
    const before = await main.boundingBox();
    await tabs(page).first().waitFor();
    // Nothing moves when they come.
    expect((await main.boundingBox())?.y).toBe(before?.y);

    const names = await tabs(page).allTextContents();
    expect(names).toHaveLength(10);
    for (const one of await tabs(page).all()) {
      const box = await one.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 1500 && box.width > 40).toBe(true);
    }
    await bar(page).getByRole('button', { name: '后面的店铺' }).click();
    await expect.poll(() => tabs(page).allTextContents()).not.toEqual(names);
    const later = await tabs(page).allTextContents();
    expect(later).toHaveLength(10);
    expect(new Set([...names, ...later]).size).toBe(12);
    await bar(page).getByRole('button', { name: '前面的店铺' }).click();
    await expect.poll(() => tabs(page).allTextContents()).toEqual(names);

    // All of them are one tab stop, and are walked by the arrow keys.
    await bar(page).getByRole('button', { name: '店铺数据汇总' }).focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe(await tabs(page).first().textContent());
    await page.keyboard.press('End');
    await expect.poll(focused).toBe(later.at(-1));
    await expect.poll(() => tabs(page).last().textContent()).toBe(later.at(-1));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.waitForURL(/shop=/);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.search.includes('shop='));
    expect(await bar(page).locator('[data-tab][tabindex="0"]').count()).toBe(1);

    const last = (later.at(-1) ?? '').slice(1);
    await bar(page).getByRole('button', { name: '全部店铺标签' }).click();
    await page.getByRole('searchbox', { name: '搜索店铺标签' }).fill(last);
    await page.getByRole('option', { name: last }).click();
    await page.waitForURL(/shop=/);
    await expect.poll(() => isSelected(tab(page, last))).toBe('true');
    // Wherever the bar is scrolled to, the selected tab stays in sight.
    await bar(page).getByRole('button', { name: '前面的店铺' }).click();
    await tab(page, last).waitFor();
    expect(await tabs(page).count()).toBe(10);
  });

  it('[R2.5-14] [R4-23] [R4-24] [R9.1-06] deletes tabs but the last after a question, and keeps the first shop in a cookie', async () => {
    const long = '深圳乐邦家纺严选旗舰店';
    const page = await pageOf(['甲店', '乙店', long]);
    // For seven days, and until the person leaves.
    const kept = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'firstShop');
    const first = (await kept())?.value;
    await tabs(page).first().click();
    await page.waitForURL(/shop=/);
    expect(first).toBe(new URL(page.url()).searchParams.get('shop')?.split(':')[1]);
    const days = (((await kept())?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);

    // Each is as wide as its name, which is there as a whole.
    const widthOf = async (name: string) => (await tab(page, name).boundingBox())?.width ?? 0;
    expect(await widthOf(long)).toBeGreaterThan((await widthOf('甲店')) + 80);
    const isCut = (name: string) =>
      tab(page, name)
        .locator('span')
        .last()
        .evaluate((words) => words.scrollWidth > words.clientWidth);
    for (const name of ['甲店', '乙店', long]) expect(await isCut(name), name).toBe(false);
    await tab(page, '乙店').click();
    await expect.poll(() => isSelected(tab(page, '乙店'))).toBe('true');
    await openMenu(page, '乙店');
    await page.getByRole('menuitem', { name: '删除标签' }).click();
    const question = page.getByRole('alertdialog', { name: '确定要隐藏店铺乙店吗？' });
    await shows(question, /删除标签会在所有地方隐藏“乙店”/);
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await tabs(page).count()).toBe(3);

    await openMenu(page, '乙店');
    await page.getByRole('menuitem', { name: '删除标签' }).click();
    await question.getByRole('button', { name: '隐藏' }).click();
    await tab(page, '乙店').waitFor({ state: 'detached' });
    const selected = bar(page).locator('[aria-current=true]');
    await expect.poll(() => selected.textContent()).toMatch(/甲店|深圳乐邦/);
    await page.reload();
    await expect.poll(() => tabs(page).count()).toBe(2);
    expect(await tab(page, '乙店').count()).toBe(0);

    await openMenu(page, '甲店');
    await page.getByRole('menuitem', { name: '删除标签' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '隐藏' }).click();
    await tab(page, '甲店').waitFor({ state: 'detached' });
    await openMenu(page, long);
    await page.getByRole('menuitem', { name: '删除标签' }).click();
    await shows(page, '请至少需保留一个店铺数据，不可删除');
    expect(await tabs(page).count()).toBe(1);

    expect(await kept()).toBeDefined();
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL('**/index');
    await expect.poll(kept).toBeUndefined();
  });

  it('has no menus for visitors, and is not there where there is no side panel', async () => {
    const page = await open('/home');
    await tabs(page).first().waitFor();
    expect(await tabs(page).count()).toBeGreaterThan(0);
    expect(
      await bar(page)
        .getByRole('button', { name: /的操作/ })
        .count(),
    ).toBe(0);
    await page.goto('/home/consult');
    await page.getByRole('banner').waitFor();
    await page.getByRole('main').waitFor();
    expect(await bar(page).count()).toBe(0);
  });
});
