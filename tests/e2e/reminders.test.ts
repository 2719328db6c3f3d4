import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { boss, shows, tick } from './steps.ts';

const { openAs } = useBrowser();

const dayMs = 24 * 60 * 60 * 1000;

/** In a page: what can be pressed or read in a list lies under the tips, whether it is in sight or not yet. */
function coveredByTips(): string[] {
  const tips = document.querySelector('aside[aria-label=安装提示]');
  if (!tips) return ['there are no tips'];
  const tip = tips.getBoundingClientRect();
  const parts = 'a, button, input, select, textarea, td, th, li, section, [data-figure], svg';
  return [...document.querySelectorAll(parts)]
    .filter((part) => !tips.contains(part))
    .filter((part) => {
      let { left, right, top, bottom } = part.getBoundingClientRect();
      for (let around = part.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        // The rest of it is cut off.
        const box = around.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      const isFixed = part.closest('header, nav, aside') !== null;
      // What scrolls comes by at any height.
      const isLevel = !isFixed || (top < tip.bottom && bottom > tip.top);
      return right > left && isLevel && left < tip.right - 0.5 && right > tip.left + 0.5;
    })
    .map((part) => part.outerHTML.slice(0, 200));
}

describe('the expiry reminder', () => {
  it('[R2.7-40] lists the expired shop and the one with under 24 hours left, is followed by no other dialog, and leaves the person alone for a while', async () => {
    const page = await openAs(boss, '/home', { reminders: true });
    const dialog = page.getByRole('dialog', { name: '店铺到期提醒' });
    await dialog.waitFor();
    expect(await dialog.getByRole('row').count()).toBe(3);
    await shows(dialog, '已到期');
    await shows(dialog, '24小时内到期');
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '我知道了' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const navigation = page.getByRole('navigation', { name: '主导航' });
    await navigation.getByRole('link', { name: '商品列表' }).click();
    await navigation.getByRole('link', { name: '数据统计' }).click();
    await page.getByRole('region', { name: '汇总' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);

    // Though nothing was ticked.
    await page.reload();
    await page.getByRole('region', { name: '汇总' }).waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('[R2.7-41] stays away today when told so, and comes back tomorrow', async () => {
    const page = await openAs(boss, '/home', { reminders: true });
    const dialog = page.getByRole('dialog', { name: '店铺到期提醒' });
    await tick(dialog.getByRole('checkbox', { name: '今日不再提醒' }));
    await dialog.getByRole('button', { name: '我知道了' }).click();
    await page.reload();
    await page.getByRole('region', { name: '汇总' }).waitFor();
    expect(await dialog.count()).toBe(0);
    await page.evaluate((day) => {
      const times = Object.entries(JSON.parse(localStorage.getItem('tipClosedTimes') ?? '{}'));
      const earlier = times.map(([tip, time]) => [tip, Number(time) - day]);
      localStorage.setItem('tipClosedTimes', JSON.stringify(Object.fromEntries(earlier)));
    }, dayMs);
    const later = await page.context().newPage();
    await later.goto('/home');
    await later.getByRole('dialog', { name: '店铺到期提醒' }).waitFor();
  });
});

describe('what the product offers to install, by default', () => {
  it('[R1-12] [R2.7-13] [R2.7-78] [R6-12] is said once a day, in no dialog, and can be put off', async () => {
    const page = await openAs(boss, '/home', { downloads: true });
    const tips = page.getByRole('complementary', { name: '安装提示' });
    const tab = tips.getByRole('button', { name: '请安装桌面助手和插件' });
    await tab.waitFor();
    // A block is drawn when it is near: the page is there down to its last.
    const blocks = page.locator('[id^=home-]');
    await blocks.last().evaluate((last) => last.scrollIntoView());
    await blocks.last().getByRole('region').first().waitFor();
    const panel = page.getByRole('complementary', { name: '店铺列表' });
    for (const viewport of [
      { width: 1366, height: 768 },
      { width: 1920, height: 1080 },
      { width: 1280, height: 540 },
    ]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(() => page.evaluate(coveredByTips), { message: JSON.stringify(viewport) })
        .toEqual([]);
      // The shops have all of their side again.
      const place = await panel.boundingBox();
      expect(place && place.y + place.height).toBe(viewport.height);
    }
    await tab.press('Enter');
    const reminder = tips.getByRole('region', { name: '重要提醒' });
    await shows(reminder, '桌面助手：必须安装');
    await shows(reminder, '数据统计插件：老板');
    expect(await seriousViolations(page)).toEqual([]);
    for (const role of ['dialog', 'alertdialog'] as const)
      expect(await page.getByRole(role).count()).toBe(0);
    await page.keyboard.press('Escape');
    await reminder.waitFor({ state: 'detached' });
    await tab.press('Enter');
    await reminder.getByRole('button', { name: '稍后再说' }).click();
    await tips.waitFor({ state: 'detached' });
    const asked = page.waitForEvent('websocket', (socket) => socket.url().includes('18765'));
    await page.reload();
    await asked;
    await page.getByRole('region', { name: '汇总' }).waitFor();
    expect(await tips.count()).toBe(0);
  });
});
