import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publicAddresses } from '../support/addresses.ts';
import { useBrowser } from '../support/browser.ts';
import { signIn } from '../support/sign-in.ts';
import { renewDialog, submit } from './renewal-steps.ts';
import { boss, shows } from './steps.ts';

const { open, newContext } = useBrowser();

/** Whatever could write and leaves the page from now on, to any server. */
function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    const isRead =
      request.url().endsWith('/graphql') && !/\bmutation\b/.test(request.postData() ?? '');
    if (!isRead) sent.push(`${request.method()} ${request.url()} ${request.postData()}`);
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (/\bmutation\b/.test(String(payload))) sent.push(String(payload));
    }),
  );
  return sent;
}

describe('a visitor', () => {
  it('[R1-19] [R1-20] [R2.5-01] [R2.6-05] [R2.6-06] [R2.7-07] [R4-08] [R6-25] sees simulated figures under a banner, neither groups nor shein shops, and a way to sign in; asks with the visitor token, though a cookie of a session is there', async () => {
    const page = await open('/home');
    const banner = page.getByRole('region', { name: '模拟数据预览' });
    await banner.waitFor();
    const summary = page.getByRole('region', { name: '汇总' });
    await expect.poll(() => summary.textContent()).toMatch(/¥\s?[\d,.]+/);
    const panel = page.getByRole('complementary', { name: '店铺列表' });
    await shows(panel, '店铺数据汇总');
    await shows(panel, '全托管');
    expect(await panel.getByText('shein', { exact: false }).count()).toBe(0);
    expect(await panel.getByText('分组').count()).toBe(0);
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).click();
    await page.getByRole('dialog').getByRole('tab', { name: 'BOSS登录' }).waitFor();

    // A boss who is signed in has none.
    await signIn(page.context(), boss);
    await page.goto('/home');
    await page.getByRole('button', { name: /账号菜单/ }).waitFor();
    expect(await banner.count()).toBe(0);

    // What tells the page that somebody is signed in is gone, the session's own cookie is not.
    await page.context().clearCookies({ name: 'signedIn' });
    const tokens: unknown[] = [];
    await page.goto('about:blank');
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) tokens.push(request.headers().authorization);
    });
    await page.goto('/home');
    await shows(page, '模拟数据预览');
    await expect.poll(() => tokens.length).toBeGreaterThan(1);
    expect(new Set(tokens)).toEqual(new Set(['visitor']));
  });

  it('[R2.1-01] [R2.7-07] meets neither a banner nor a prompt to sign in on the pages of everybody', async () => {
    const page = await (await newContext()).newPage();
    for (const path of [...publicAddresses, '/mobileHome/newsDetails?id=1', '/tryImport']) {
      await page.goto(path);
      await page.locator('main').first().waitFor();
      // What comes late has come.
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(path.split('?', 1)[0]);
      for (const part of [
        page.getByRole('region', { name: '模拟数据预览' }),
        page.getByRole('dialog'),
        page.getByRole('alertdialog'),
      ])
        expect(await part.count(), path).toBe(0);
    }
  });

  it('[R2.7-08] [R6-23] is told to sign in instead of writing, and nothing leaves the browser', async () => {
    const page = await open('/import');
    await page.waitForLoadState('networkidle');
    const sent = writesOf(page);
    await page.getByLabel('销售文件', { exact: true }).setInputFiles({
      name: 'sales.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('订单号,SKU货号,数量,下单时间\n1,A,1,2026-01-01\n'),
    });
    const tips = page.getByRole('dialog');
    await tips.getByRole('button', { name: /登录/ }).click();
    await page.waitForURL('**/index');

    for (const [path, act] of [
      ['/shopManage', '添加运营人员'],
      ['/deliveryCenter', /^确认打包/],
      ['/aiProducts/list', '链接采集'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('main').getByRole('button', { name: act }).first().click();
      await tips.getByRole('button', { name: '去登录' }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(sent).toEqual([]);
  });

  it('[R6-26] is told to sign in when binding, unbinding and renewing, each time', async () => {
    const page = await open('/shopManage');
    const sent: string[] = [];
    page.on('request', (request) => {
      const { query = '' } = request.url().endsWith('/graphql') ? request.postDataJSON() : {};
      if (query.startsWith('mutation')) sent.push(query);
    });
    const tips = page.getByRole('dialog', { name: '登录后即可使用' });
    const closeTips = async () => {
      await tips.getByRole('button', { name: '去登录' }).waitFor();
      await tips.getByRole('button', { name: '关闭' }).click();
      await tips.waitFor({ state: 'detached' });
    };
    for (const entry of [
      '绑定 temu 主账号',
      '绑定 shein 主账号',
      '解绑 temu 主账号',
      '解绑 shein 店铺',
    ]) {
      await page.getByRole('main').getByRole('button', { name: '绑定账号' }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
      await closeTips();
    }
    await page
      .getByRole('button', { name: /^续费店铺/ })
      .first()
      .click();
    await shows(renewDialog(page), '¥69.00');
    await submit(renewDialog(page)).click();
    await closeTips();
    expect(await renewDialog(page).count()).toBe(0);
    expect(page.context().pages()).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('[R2.3-04] is led from the pages that need a session to the login at /home', async () => {
    const page = await (await newContext()).newPage();
    for (const path of ['softwareDownload', 'softwareUninstallation']) {
      await page.goto(`/operateRouting/${path}`);
      await page.waitForURL('**/home');
      await page.getByRole('dialog').getByRole('tab', { name: 'BOSS登录' }).waitFor();
    }
  });
});
