import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { becomeBossOf } from './own-shops.ts';
import { openWithPanel, panelOf, rowOf, shownNames } from './panel.ts';
import { demoManager } from './staff.ts';
import { boss, shows } from './steps.ts';

const { open, newContext, openAs } = useBrowser();

declare global {
  interface Window {
    /** When the mask came and went, in turn, in ms of the page. */
    maskTimes: number[];
  }
}

/** One page of every kind. */
const frames = [
  '/home',
  '/shopManage',
  '/import',
  '/home/consult',
  '/account/manager',
  '/deliveryCenter',
  '/aiProducts/list',
  '/selectionToolNew',
  '/contactUs',
  '/operateRouting/softwareDownload',
];

/** One of each frame, looked at in a narrower window too, in which its 1500 px scroll sideways. */
const scrolling = ['/home', '/operateRouting/softwareDownload'];

const specialTitles = new Map([
  ['/account/manager', '商品列表与店铺销售'],
  ['/deliveryCenter', '物流助手与发货入库'],
  ['/aiProducts/list', 'AI上品与翻译上架'],
]);

/** Signs out, which masks the page during a long act, and at least for half a second. */
async function signOutBehindMask(page: Page): Promise<void> {
  const mask = page.getByRole('status').filter({ hasText: '加载中' });
  // What the page waits for itself is no mask.
  await expect.poll(() => mask.count()).toBe(0);
  let finish = () => {};
  const answered = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'Logout') await answered;
    await route.fallback();
  });
  // Timed in the page: what passes between it and the test is not the mask's.
  await page.evaluate(() => {
    window.maskTimes = [];
    new MutationObserver(() => {
      const isShown = [...document.querySelectorAll('[role=status]')].some((status) =>
        status.textContent?.includes('加载中'),
      );
      if (isShown === (window.maskTimes.length % 2 === 0)) window.maskTimes.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await mask.waitFor();
  finish();
  await page.waitForURL('**/index');
  await mask.waitFor({ state: 'detached' });
  const [shown = 0, hidden = 0] = await page.evaluate(() => window.maskTimes);
  expect(hidden - shown).toBeGreaterThan(450);
}

describe('the frames', () => {
  it('[R2.2-01] [R2.2-02] [R2.2-18] [R2.2-21] [R2.2-22] [R2.2-23] [R2.4-11] [R2.7-27] [R9.1-05] show header, side panel, content and a navigation with five places and what is not open yet; five pages have no side panel; a mask lies over a long act', async () => {
    const page = await openAs(boss, '/home');
    await page.getByRole('banner').waitFor();
    const panel = page.getByRole('complementary', { name: '店铺列表' });
    await panel.waitFor();
    await page.getByRole('main').getByRole('region', { name: '汇总' }).waitFor();

    const navigation = page.getByRole('navigation', { name: '主导航' });
    for (const [name, tag] of [
      ['找货源', '即将上线'],
      ['金融贷款', '即将上线'],
      ['选品工具（旧版）', '功能优化中'],
    ] as const) {
      const entry = navigation.getByRole('button', { name: new RegExp(`^${name}`) });
      await shows(entry, tag);
      await entry.click({ force: true });
      expect(new URL(page.url()).pathname).toBe('/home');
    }

    const names = ['数据统计', '商品列表', '物流助手', 'AI上品', '选品工具'];
    const paths = [
      '/home',
      '/account/manager',
      '/deliveryCenter',
      '/aiProducts/list',
      '/selectionToolNew',
    ];
    await navigation.getByRole('link').first().waitFor();
    expect(await navigation.getByRole('link').allTextContents()).toEqual(names);
    for (const [i, name] of names.entries()) {
      await navigation.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${paths[i]}*`);
    }

    for (const path of [
      '/aiProducts/edit',
      '/home/consult',
      '/home/consult/articleDetails',
      '/contactUs',
      '/selectionToolNew',
    ]) {
      await page.goto(path);
      await page.getByRole('banner').waitFor();
      await page.getByRole('main').waitFor();
      expect(await panel.count(), path).toBe(0);
    }
    await signOutBehindMask(page);
  });

  it('[R2.2-19] [R2.2-20] [R2.2-24] disables what a manager may not use, and does not know its address', async () => {
    const page = await openAs(demoManager, '/home');
    const entry = page.getByRole('button', { name: 'AI上品' });
    await entry.waitFor();
    expect(await entry.getAttribute('aria-disabled')).toBe('true');
    await entry.click({ force: true });
    await shows(page, '版块功能受限，联系BOSS获取使用许可');
    // The address stays in the frame, and says whom to ask.
    await page.goto('/aiProducts/list');
    await shows(page.getByRole('main'), '版块功能受限，联系BOSS获取使用许可');
    await entry.waitFor();
  });

  it('[R2.3-01] [R2.3-08] [R2.3-09] [R2.3-11] show the operating pages with a left menu, a breadcrumb and a footer with four links, marks and copyright, and no filing number unless it is set', async () => {
    const page = await openAs(boss, '/operateRouting/softwareDownload');
    await page.getByRole('navigation', { name: '操作中心' }).waitFor();
    await page.getByRole('navigation', { name: '当前位置' }).waitFor();
    const footer = page.getByRole('contentinfo');
    for (const [name, path] of [
      ['联系我们', '/contactUs'],
      ['服务条款', '/loginServiceArticle'],
      ['隐私政策', '/loginPrivacyArticle'],
      ['软件下载', '/operateRouting/softwareDownload'],
    ] as const) {
      const opened = page.waitForEvent('popup');
      await footer.getByRole('link', { name }).click();
      const tab = await opened;
      await tab.waitForURL(`**${path}`);
      await tab.close();
    }
    expect(await footer.getByRole('group', { name: '支持的平台' }).getByRole('img').count()).toBe(
      2,
    );
    await shows(footer, /©/);
    // Nobody has set a filing number for this build.
    expect(await footer.getByText(/备|ICP/).count()).toBe(0);
  });

  it('[R2.4-07] gives every page its own title; an address that does not exist has a page that leads back', async () => {
    const page = await open('/no/such/page');
    await shows(page, '页面不存在');
    await page.getByRole('link', { name: '返回首页' }).click();
    await page.waitForURL('**/index');
    for (const [path, title] of [
      ['/index/aboutUs', '关于我们'],
      ['/privacyPolicy', '隐私政策'],
      ['/resetpass', '重置密码'],
      ['/home', '数据统计'],
    ]) {
      await page.goto(path ?? '');
      await expect.poll(() => page.title()).toBe(`${title} - 卖家运营助手`);
    }
  });

  it('[R2.3-06] [R8-12] leaves for the login when the server says that the session is over', async () => {
    const page = await openAs(boss, '/home');
    const context = page.context();
    await page.getByRole('button', { name: /账号菜单/ }).waitFor();
    await page.evaluate(() => localStorage.setItem('user.1', '{}'));
    const url = page.url();
    // An open page would hear of the logout by its websocket.
    await page.goto('about:blank');
    await graphql(context, 'mutation { logout { ok } }');
    await context.addCookies([
      { name: 'token', value: 'a'.repeat(43), url, httpOnly: true },
      { name: 'signedIn', value: '1', url },
    ]);
    await page.goto('/home');
    await shows(page, '登录失效，请重新登录');
    await page.getByRole('dialog').getByRole('tab', { name: 'BOSS登录' }).waitFor();
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('signedIn');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('user.1');
  });

  it('[R2.3-06] shows nothing of the person behind the login once their session has ended', async () => {
    const context = await newContext();
    const shop = '只归自己看的店';
    await becomeBossOf(context, [shop]);
    const page = await context.newPage();
    await openWithPanel(page, '/home');
    await rowOf(page, shop).waitFor();
    // From elsewhere, so that this page hears of it by itself.
    await graphql(context, 'mutation { logout { ok } }', {});
    const login = page.getByRole('dialog');
    await login.getByRole('tab', { name: 'BOSS登录' }).waitFor();
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('button', { name: '登录/注册' }).waitFor();
    await panelOf(page)
      .getByRole('button', { name: /店铺数据汇总/ })
      .waitFor();
    expect(await shownNames(page)).not.toContain(shop);
  });

  it('[R9.4-01] [R2.4-08] [R2.4-09] [R2.4-10] scale their canvas of 1500 px to the window, which does not scroll sideways but where it is narrower; three pages have special titles', async () => {
    const page = await openAs(boss, '/home');
    const widths = [1280, 1366, 1440, 1499];
    for (const [at, path] of frames.entries()) {
      // Each width is one that pages are opened at, too.
      const inTurn = [...widths.slice(at % widths.length), ...widths.slice(0, at % widths.length)];
      await page.setViewportSize({ width: inTurn[0] ?? 0, height: 800 });
      await page.goto(path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const special = specialTitles.get(path);
      if (special !== undefined)
        await expect.poll(() => page.title()).toBe(`${special} - 卖家运营助手`);
      const menu = page.getByRole('button', { name: /账号菜单/ });
      for (const width of inTurn) {
        await page.setViewportSize({ width, height: 800 });
        const message = `${path} at ${width}`;
        const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(scrollWidth, { message }).toBe(width);
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(Number.parseFloat(size), message).toBeCloseTo(
          Math.max(14.4, (16 * width) / 1500),
          1,
        );
        if ((await menu.count()) === 0) continue;
        const box = await menu.boundingBox();
        expect((box?.x ?? width) + (box?.width ?? 0), message).toBeLessThanOrEqual(width);
      }
      if (!scrolling.includes(path)) continue;
      await page.setViewportSize({ width: 1200, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBe(1500);
    }
  });
});
