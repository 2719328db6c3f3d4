import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays, shanghaiDay } from '../../api/contract/rules/calendar.ts';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { signIn } from '../support/sign-in.ts';
import { boss, otherBoss } from './steps.ts';

const { newContext } = useBrowser();

/** Days that all the shops have paid for, and those before them: they alone are compared. */
const daysAgo = (from: number, to: number): string => {
  const today = shanghaiDay(Date.now());
  return `/home?range=${addDays(today, -from)}..${addDays(today, -to)}`;
};

async function homeOf(context: BrowserContext, phone: string): Promise<Page> {
  await signIn(context, phone);
  const page = await context.newPage();
  await page.goto(daysAgo(20, 11));
  await page.getByRole('region', { name: '汇总' }).locator('[data-direction]').first().waitFor();
  return page;
}

/**
 * What rising and falling is drawn in, over all the figures in sight: those of some days have only one. What nobody
 * wants more of is turned over.
 */
const colors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = document.querySelectorAll<HTMLElement>(
      '[data-direction=up], [data-direction=down]',
    );
    const found = [...marks].map((mark) => {
      const [red = 0, green = 0] = getComputedStyle(mark).color.match(/\d+/g)?.map(Number) ?? [];
      return `${mark.dataset.tone} ${red > green ? 'red' : 'green'}`;
    });
    return [...new Set(found)];
  });

const isUsual = (color: string) => color === 'up red' || color === 'down green';
const isTurned = (color: string) => color === 'up green' || color === 'down red';

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  const dialog = page.getByRole('dialog', { name: '个人中心' });
  await dialog.getByRole('radiogroup', { name: '涨跌颜色' }).getByText(name).click();
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await dialog.waitFor({ state: 'detached' });
}

describe('the colours of rising and falling figures', () => {
  it('are red and green until a person turns them over, in every figure, and stay so for that person', async () => {
    const context = await newContext();
    const page = await homeOf(context, boss);
    const signs = await page
      .locator('[data-direction=up], [data-direction=down]')
      .allTextContents();
    expect(signs.length).toBeGreaterThan(2);
    for (const text of signs) expect(text).toMatch(/^(▲ \+|▼ −)/);
    expect((await colors(page)).every(isUsual)).toBe(true);
    const returns = page.getByRole('group', { name: '退货', exact: true });
    const risen = returns.locator('[data-direction=up][data-tone=down]');
    const fallen = returns.locator('[data-direction=down][data-tone=up]');
    const same = returns.locator('[data-direction=flat]');
    expect(await risen.or(fallen).or(same).count()).toBe(1);
    await choose(page, '绿涨红跌');
    expect((await colors(page)).every(isTurned)).toBe(true);
    await page.goto(daysAgo(14, 8));
    await page.locator('[data-direction]').first().waitFor();
    expect((await colors(page)).every(isTurned)).toBe(true);

    // Another person in the same browser has not chosen. A page that is still open would hear that its session is over.
    await page.close();
    await context.clearCookies();
    const others = await homeOf(context, otherBoss);
    expect((await colors(others)).every(isUsual)).toBe(true);
    await others.close();
    await context.clearCookies();
    expect((await colors(await homeOf(context, boss))).every(isTurned)).toBe(true);
  });

  it('change at once in another window of the same browser', async () => {
    const context = await newContext();
    const page = await homeOf(context, boss);
    const other = await context.newPage();
    await other.goto(daysAgo(20, 11));
    await other.locator('[data-direction]').first().waitFor();
    expect((await colors(other)).every(isUsual)).toBe(true);
    await choose(page, '绿涨红跌');
    await expect.poll(async () => (await colors(other)).every(isTurned)).toBe(true);
    await choose(other, '红涨绿跌');
    await expect.poll(async () => (await colors(page)).every(isUsual)).toBe(true);
  });
});
