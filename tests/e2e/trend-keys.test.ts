import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { settled, useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { boss } from './steps.ts';

const { newContext, openAs, contextAs } = useBrowser();

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** A chart of /home in the midst of the window, with nothing over it. */
async function chartOf(page: Page, block: string): Promise<Locator> {
  const chart = region(page, block).getByRole('application');
  // What is further down is drawn when it is scrolled to.
  await region(page, block).evaluate((part) => part.scrollIntoView({ block: 'center' }));
  await chart.locator('svg path').first().waitFor();
  await chart.evaluate((part) => part.scrollIntoView({ block: 'center' }));
  return chart;
}

/** A page of a month, whose reminder of shops to renew is read. */
async function monthOf(options: Parameters<typeof newContext>[0] = {}) {
  const page = await openAs(boss, '/home?range=month&desktop', options);
  const context = page.context();
  return { context, page };
}

const seen = z.object({ viewer: z.object({ id: z.string() }) });

const rangeOf = (page: Page) => /range=([\d-]+)\.\.([\d-]+)/.exec(page.url())?.slice(1) ?? [];
const dayMs = 86_400_000;

describe('the trend of /home', () => {
  it('is read by keys, day by day, and zoomed to the days that they choose', async () => {
    const { page } = await monthOf();
    const chart = await chartOf(page, '销售趋势');
    await chart.focus();
    await page.keyboard.press('Home');
    const spoken = region(page, '销售趋势').locator('[aria-live]');
    const first = /\d{4}-\d\d-\d\d/;
    await expect.poll(() => spoken.textContent()).toMatch(/净销售额.*¥/);
    const [start = ''] = first.exec((await spoken.textContent()) ?? '') ?? [];
    await page.keyboard.press('ArrowRight');
    const next = new Date(Date.parse(start) + dayMs).toISOString().slice(0, 10);
    await expect.poll(() => spoken.textContent()).toContain(next);

    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    const take = region(page, '销售趋势').getByRole('button', { name: /^只看 .+ 至 / });
    await take.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => take.count()).toBe(0);
    expect(page.url()).toContain('range=month');

    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL(/range=\d{4}-\d\d-\d\d\.\./);
    const last = new Date(Date.parse(next) + 2 * dayMs).toISOString().slice(0, 10);
    expect(rangeOf(page)).toEqual([next, last]);
    // The keys go on in the chart of these days.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('application');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: '键盘快捷键' }).getByText('趋势图').first().waitFor();
  });

  it('is zoomed by a finger too, which is asked first', async () => {
    const { context, page } = await monthOf({
      viewport: { width: 375, height: 812 },
      hasTouch: true,
    });
    // What comes above the chart meanwhile would move it from under the finger.
    await chartOf(page, '销售趋势');
    await page.waitForLoadState('networkidle');
    await settled(page);
    const chart = await chartOf(page, '销售趋势');
    const box = await chart.boundingBox();
    if (box === null) throw new Error('The chart is not drawn.');
    const cdp = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + x, y: box.y + y }],
      });
    await touch('touchStart', 110, 120);
    for (let step = 1; step <= 8; step++) await touch('touchMove', 110 + 14 * step, 120);
    await touch('touchEnd');
    const take = region(page, '销售趋势').getByRole('button', { name: /^只看 .+ 至 / });
    await take.waitFor();
    expect(page.url()).toContain('range=month');
    // The browser takes a tap right after a swipe as the end of that one's fling.
    await expect
      .poll(async () => {
        if ((await take.count()) > 0) await take.tap();
        return page.url();
      })
      .toMatch(/range=\d{4}-\d\d-\d\d\.\./);
    const [start = '', end = ''] = rangeOf(page);
    expect(start < end).toBe(true);
  });
});

describe('the tooltip of a chart', () => {
  it.each([
    [375, 'zh-CN'],
    [375, 'ar'],
    [1500, 'ar'],
  ])('lies within a window of %i px in %s', async (width, language) => {
    const context = await contextAs(boss, { viewport: { width, height: 900 } });
    const { viewer } = seen.parse(await graphql(context, '{ viewer { id } }'));
    await context.addInitScript(
      ([wanted, id]) => {
        localStorage.setItem('selectedLang', wanted);
        localStorage.setItem(`selectedLang.${id}`, wanted);
      },
      [language, viewer.id] as const,
    );
    const page = await context.newPage();
    await page.goto('/home?range=month');
    const chart = page.getByRole('application').first();
    await page.mouse.move(width / 2, 400);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 200);
        return chart.count();
      })
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await chart.locator('svg path').first().waitFor();
    await chart.evaluate((part) => part.scrollIntoView({ block: 'center' }));
    const box = await chart.boundingBox();
    if (box === null) throw new Error('The chart is not drawn.');
    const tooltip = page.locator('[data-chart-tooltip]');
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const x = box.x + 66 + share * (box.width - 66 - 34);
      await page.mouse.move(x, box.y + 100, { steps: 2 });
      await tooltip.waitFor();
      const edges = await tooltip.evaluate((panel) => {
        const { left, right, top, bottom } = panel.getBoundingClientRect();
        const { clientWidth, clientHeight } = document.documentElement;
        return [left, clientWidth - right, top, clientHeight - bottom];
      });
      expect(Math.min(...edges), `${share}`).toBeGreaterThanOrEqual(0);
    }
    // The keys are looked at, wherever the pointer rests.
    await chart.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => tooltip.count()).toBe(1);
    await page.keyboard.press('Escape');
  });
});
