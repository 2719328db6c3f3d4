import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { scanned } from '../support/pixels.ts';
import { demoManager } from './staff.ts';
import { boss, shows } from './steps.ts';

const { newContext, openAs } = useBrowser();

/** What a phone would read from the two codes of this part of the screen. */
async function scanBoth(scope: Locator): Promise<(string | undefined)[]> {
  const codes = ['Android', 'iOS'].map((system) =>
    scope.getByRole('img', { name: `${system} APP 下载二维码` }),
  );
  const read: (string | undefined)[] = [];
  for (const code of codes) {
    await code.scrollIntoViewIfNeeded();
    read.push(await scanned(await code.screenshot()));
  }
  return read;
}

const appPages = () => [
  `${e2eServer().origin}/downloadAndroidPage`,
  `${e2eServer().origin}/downloadIOSPage`,
];

const chooseEntry = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name }).click();
};

describe('the pages of everybody', () => {
  it('[R2.3-10] [R2.1-23] have QR codes in the footer that lead to the app, light and dark, and introduce the desktop software', async () => {
    const context = await newContext();
    const page = await context.newPage();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/index');
      expect(await scanBoth(page.getByRole('contentinfo')), colorScheme).toEqual(appPages());
    }

    await page.goto('/softwareIntroductionPage');
    await page.getByRole('heading', { name: '桌面助手与数据统计插件' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('[R2.1-21] [R2.1-22] say that the app is in development, on a phone too', async () => {
    const context = await newContext({
      viewport: { width: 375, height: 720 },
      userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36',
    });
    const page = await context.newPage();
    for (const [path, title] of [
      ['/downloadAndroidPage', 'Android 版 APP'],
      ['/downloadIOSPage', 'iOS 版 APP'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: title }).waitFor();
      await shows(page, 'APP正在开发中');
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  it('show how the workbench is installed as an app now', async () => {
    const context = await newContext({ viewport: { width: 375, height: 720 } });
    const page = await context.newPage();
    for (const [path, words] of [
      ['/downloadAndroidPage', '安装应用'],
      ['/downloadIOSPage', '添加到主屏幕'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('listitem').filter({ hasText: words }).locator('svg').first().waitFor();
      expect(await page.getByRole('listitem').locator('svg[viewBox]').count(), path).toBe(4);
      expect(await seriousViolations(page), path).toEqual([]);
      expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/m.webmanifest');
      expect(await page.getByRole('button', { name: '安装到手机' }).count()).toBe(0);
      // As a browser does that offers it, once, before any code of the page is here.
      const code = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await code.promise;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('listitem').first().waitFor();
      await page.evaluate(() => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        Object.assign(offer, {
          prompt: async () => {
            document.title = 'asked';
          },
        });
        window.dispatchEvent(offer);
      });
      expect(await page.getByRole('button', { name: '安装到手机' }).count()).toBe(0);
      code.resolve();
      await page.getByRole('button', { name: '安装到手机' }).click();
      await expect.poll(() => page.title()).toBe('asked');
      await page.getByRole('link', { name: '打开手机工作台' }).click();
      await page.getByRole('heading', { name: '登录手机工作台' }).waitFor();
      await page.unrouteAll();
    }
  });
});

describe('the desktop software', () => {
  it('[R2.5-06] [R2.3-02] [R2.3-03] [R2.3-05] is offered to bosses in the account menu, with pages of the downloads and of its removal', async () => {
    const page = await openAs(boss, '/home');
    const opened = page.waitForEvent('popup');
    await chooseEntry(page, '软件卸载教程');
    const tab = await opened;
    await tab.waitForURL('**/operateRouting/softwareUninstallation');
    await tab.getByRole('region', { name: '在 Windows 上卸载桌面助手' }).waitFor();
    // Each browser's pictures show its own address; a security tool has a menu instead.
    const drawn = (browser: string) =>
      tab.getByRole('region', { name: `从 ${browser}移除插件` }).locator('svg text');
    const addresses = async (browser: string) =>
      (await drawn(browser).allTextContents()).filter((text) => text.includes('://'));
    await expect.poll(() => addresses('Chrome ')).toEqual(Array(2).fill('chrome://extensions'));
    expect(await addresses('Edge ')).toEqual(Array(2).fill('edge://extensions'));
    expect(await addresses('安全软件自带浏览器')).toEqual([]);
    expect(await seriousViolations(tab)).toEqual([]);

    await tab.goto('/operateRouting/softwareDownload');
    await tab.getByRole('button', { name: '下载桌面助手' }).waitFor();
    await tab.getByRole('button', { name: '下载数据统计插件' }).waitFor();
    expect(await scanBoth(tab.getByRole('main'))).toEqual(appPages());
    expect(await seriousViolations(tab)).toEqual([]);
    await tab.getByRole('button', { name: '下载数据统计插件' }).click();
    await tab.getByRole('dialog', { name: '下载数据统计插件' }).waitFor();
    await tab.close();

    await chooseEntry(page, '必备软件');
    const dialog = page.getByRole('dialog', { name: '安装必备软件' });
    await dialog.getByRole('button', { name: '下载' }).click();
    const download = page.getByRole('dialog', { name: '下载桌面助手' });
    await download.getByRole('heading', { name: 'Edge 浏览器' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await download.getByRole('button', { name: '安装指南' }).click();
    const guide = page.getByRole('dialog', { name: '桌面助手安装指南' });
    await guide
      .getByRole('button', { name: /放大图片/ })
      .first()
      .click();
    await shows(page, '第 1 / 4 张');
    await page.keyboard.press('Escape');
    await page.getByText('第 1 / 4 张').waitFor({ state: 'hidden' });
    await guide.waitFor();
  });

  it('[R2.3-02] offers what was built with the product: each file is what its checksum says', async () => {
    const page = await openAs(boss, '/operateRouting/softwareDownload', { downloads: true });
    const list = page.getByRole('region', { name: '全部下载' });
    const version = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile('package.json', 'utf8'))).version;
    for (const name of [`seller-helper-${version}.zip`, `seller-plugin-${version}.zip`]) {
      const row = list.getByRole('listitem').filter({ hasText: name });
      const link = row.getByRole('link', { name: `下载 ${name}` });
      const begun = page.waitForEvent('download');
      await link.click();
      const download = await begun;
      expect(download.suggestedFilename()).toBe(name);
      const content = await readFile(await download.path());
      const sum = createHash('sha256').update(content).digest('hex');
      expect(await row.locator('code').textContent()).toBe(sum);
    }
    await shows(page, `node seller-helper.cjs ${e2eServer().origin}`);
    expect(await seriousViolations(page)).toEqual([]);
  });
});

describe('the header of a boss', () => {
  it('[R2.5-07] [R2.5-11] [R2.7-38] [R2.7-39] [R2.7-76] leads to the app, to the action log, which holds samples only, and to eleven languages', async () => {
    const page = await openAs(boss, '/home');
    await chooseEntry(page, 'APP 下载');
    const dialog = page.getByRole('dialog', { name: 'APP 下载' });
    expect(await scanBoth(dialog)).toEqual(appPages());
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(
      await page
        .getByRole('button', { name: /账号菜单/ })
        .evaluate((trigger) => trigger === document.activeElement),
    ).toBe(true);

    await chooseEntry(page, '个人中心');
    await page.getByRole('button', { name: '操作日志' }).click();
    const log = page.getByRole('dialog', { name: '操作日志' });
    await shows(log, '以下为示例数据');
    expect(await log.getByRole('columnheader').allTextContents()).toEqual([
      '操作账号',
      '操作内容',
      '店铺名称',
      '操作时间',
    ]);
    expect(await seriousViolations(page)).toEqual([]);
    await log.getByRole('button', { name: '查看操作记录' }).click();
    await page.waitForURL(/\/account\/log/);
    expect(await page.getByRole('dialog').count()).toBe(0);

    const header = page.getByRole('banner');
    await header.getByRole('link', { name: '数据统计' }).click();
    await page.waitForURL('**/home');
    await page.getByRole('button', { name: '语言' }).click();
    const entries = page.getByRole('menuitemradio');
    await entries.first().waitFor();
    expect(await entries.count()).toBe(11);
    expect(await seriousViolations(page)).toEqual([]);
    await entries.filter({ hasText: 'English' }).click();
    await header.getByRole('link', { name: 'Statistics' }).waitFor();
    await page.reload();
    await header.getByRole('link', { name: 'Statistics' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.evaluate(() => localStorage.getItem('selectedLang'))).toBe('en');
  });
});

describe('the account menu', () => {
  it('[R2.5-10] has exactly three entries for a manager', async () => {
    const page = await openAs(demoManager, '/home');
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      '个人中心',
      'APP 下载',
      '退出登录',
    ]);
  });
});
