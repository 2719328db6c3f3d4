import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { toCsv } from '../support/sales-files.ts';
import { importSales } from './imports.ts';
import {
  card,
  enter,
  figure,
  given,
  manager,
  opened,
  sellerSteps,
  soldToday,
} from './seller-steps.ts';
import { shows } from './steps.ts';

const { newContext } = useBrowser();
const { seller, onPhone } = sellerSteps(newContext);

/** The worker has kept the shell, and the page the figures that it shows. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptOf(page)).toHaveLength(1);
}

const keptOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('phone.today')));

describe('the workbench of a seller without network', () => {
  it('[R8-13] opens with the figures that were read last and their age, and goes on by itself', async () => {
    const { context } = await seller();
    const small = await onPhone(context);
    const page = await opened(small, '/m');
    await expect.poll(() => figure(page, '净销售额')).toBe('¥420.00');
    const profit = await figure(page, '利润');
    await kept(page);

    await small.setOffline(true);
    await page.reload();
    await shows(page, '离线');
    await shows(page, /以下是 \d\d-\d\d \d\d:\d\d 的数据/);
    expect(await figure(page, '净销售额')).toBe('¥420.00');
    expect(await figure(page, '利润')).toBe(profit);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
    const again = page.getByRole('button', { name: '立即重试' });
    for (const button of await again.all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await seriousViolations(page)).toEqual([]);
    // Another page of the workbench, whose code this phone has never seen.
    await page.goto('/m/orders');
    await shows(page, /以下是 .* 的数据/);

    await importSales(context, toCsv([soldToday('T102', '晨光家居', 2)]));
    await page.goto('/m');
    await shows(page, /以下是 .* 的数据/);
    await small.setOffline(false);
    await expect.poll(() => figure(page, '净销售额')).toBe('¥540.00');
    expect(await page.getByText(/以下是 .* 的数据/).count()).toBe(0);
  });

  it('[R6-19] shows nobody the figures of whoever was here before', async () => {
    const { context, shopOf } = await seller();
    const who = await manager(context, shopOf('晨光家居'));
    const small = await onPhone(context);
    const page = await opened(small, '/m');
    await expect.poll(() => figure(page, '净销售额')).toBe('¥420.00');
    await kept(page);

    // The sign-out of the desktop, which knows nothing of the phone's pages.
    const desktop = await opened(small, '/home?desktop');
    await desktop.getByRole('button', { name: /账号菜单/ }).click();
    await desktop.getByRole('menuitem', { name: '退出登录' }).click();
    await desktop.waitForURL(/\/(index|mobileHome)/);
    expect(await keptOf(desktop)).toEqual([]);
    await desktop.close();
    await page.goto('/m');
    await page.getByRole('heading', { name: '登录手机工作台' }).waitFor();
    await small.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: '登录手机工作台' }).waitFor();
    expect(await page.getByText('¥420').count()).toBe(0);

    await small.setOffline(false);
    await enter(page, who, given);
    await expect.poll(() => figure(page, '净销售额')).toBe('¥180.00');
    await kept(page);
    await small.setOffline(true);
    await page.reload();
    await shows(page, /以下是 .* 的数据/);
    expect(await figure(page, '净销售额')).toBe('¥180.00');
    expect(await card(page, '利润').count()).toBe(0);
  });

  it('[R8-13] says that it is offline where nothing was kept', async () => {
    const { context } = await seller();
    const small = await onPhone(context);
    const page = await opened(small, '/m');
    await figure(page, '净销售额');
    await kept(page);
    await page.evaluate(() => localStorage.clear());
    await small.setOffline(true);
    await page.reload();
    await shows(page, '离线，暂时读不到数据');
    await page.getByRole('button', { name: '重试', exact: true }).waitFor();
  });
});
