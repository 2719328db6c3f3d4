import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { shows, signIn, tick } from './steps.ts';

const { newContext } = useBrowser();

const dayMs = 24 * 60 * 60 * 1000;

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** How much of one lies over the other, in px². */
const overlap = (one: Box, other: Box): number => {
  const shared = (start: 'x' | 'y', size: 'width' | 'height') =>
    Math.max(
      0,
      Math.min(one[start] + one[size], other[start] + other[size]) -
        Math.max(one[start], other[start]),
    );
  return shared('x', 'width') * shared('y', 'height');
};

describe('the expiry reminder', () => {
  it('[R2.7-40] lists the expired shop and the one with under 24 hours left, and no other dialog follows', async () => {
    const context = await newContext({ reminders: true });
    await signIn(context);
    const page = await context.newPage();
    await page.goto('/home');
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
  });

  it('leaves the person alone for a while, though nothing was ticked', async () => {
    const context = await newContext({ reminders: true });
    await signIn(context);
    const page = await context.newPage();
    await page.goto('/home');
    const dialog = page.getByRole('dialog', { name: '店铺到期提醒' });
    await dialog.getByRole('button', { name: '我知道了' }).click();
    await page.reload();
    await page.getByRole('region', { name: '汇总' }).waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('[R2.7-41] stays away today when told so, and comes back tomorrow', async () => {
    const context = await newContext({ reminders: true });
    await signIn(context);
    const page = await context.newPage();
    await page.goto('/home');
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
    const later = await context.newPage();
    await later.goto('/home');
    await later.getByRole('dialog', { name: '店铺到期提醒' }).waitFor();
  });
});

describe('what the product offers to install, by default', () => {
  it('[R1-12] [R2.7-13] [R2.7-78] [R6-12] is said once a day, in no dialog, and can be put off', async () => {
    const context = await newContext({ downloads: true });
    await signIn(context);
    const page = await context.newPage();
    await page.goto('/home');
    const tips = page.getByRole('complementary', { name: '安装提示' });
    const reminder = tips.getByRole('region', { name: '重要提醒' });
    await shows(reminder, '桌面助手：必须安装');
    await shows(reminder, '数据统计插件：老板');
    expect(await seriousViolations(page)).toEqual([]);
    for (const role of ['dialog', 'alertdialog'] as const)
      expect(await page.getByRole(role).count()).toBe(0);
    // Neither the page nor the shops lie under it.
    const place = await tips.boundingBox();
    const others = [page.getByRole('main'), page.getByRole('complementary', { name: '店铺列表' })];
    for (const other of others) {
      const box = await other.boundingBox();
      expect(place && box && overlap(place, box)).toBe(0);
    }
    await reminder.getByRole('button', { name: '稍后再说' }).click();
    await tips.waitFor({ state: 'detached' });
    const asked = page.waitForEvent('websocket', (socket) => socket.url().includes('18765'));
    await page.reload();
    await asked;
    await page.getByRole('region', { name: '汇总' }).waitFor();
    expect(await tips.count()).toBe(0);
  });
});
