import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, latestCode, useBrowser } from '../support/browser.ts';
import { plainSums } from '../support/plain-sums.ts';
import { salesLines, toCsv, yuan } from '../support/sales-files.ts';
import { password } from '../support/sign-in.ts';
import { freshBoss, graphql } from './imports.ts';
import { agree, boss, shows } from './steps.ts';

const { open, openAs } = useBrowser();

const phoneScreen = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
} as const;

const lines = salesLines();
const file = {
  name: '三月销售.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(toCsv(lines)),
};
const [sum] = plainSums(
  lines.map(({ at, ...line }) => ({ ...line, day: at.slice(0, 10) })),
  () => '',
).values();

/** Goes on with Tab until what is named has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 160; steps += 1) {
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by keyboard to ${target}`);
}

async function pressKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor();
  // What is not open yet is passed by.
  await expect.poll(() => target.isEnabled()).toBe(true);
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

const totalOf = (page: Page) =>
  page
    .getByRole('region', { name: '汇总' })
    .getByRole('group', { name: '净销售额' })
    .locator('[data-figure]')
    .getAttribute('title');

describe('the first five minutes of a new boss', () => {
  it('[R6-03] [R2.7-03] by keyboard: a file is tried, an account made, the same file imported, the first step ticked', async () => {
    const page = await open('/index', { viewport: { width: 1366, height: 768 } });
    const choosing = page.waitForEvent('filechooser');
    await pressKey(page, page.getByRole('button', { name: '选择文件' }));
    await (await choosing).setFiles(file);
    await page.waitForURL('**/tryImport');
    const orderNo = page.getByRole('combobox', { name: '订单号' });
    await expect.poll(() => orderNo.inputValue()).toBe('订单号');
    const net = page.getByRole('group', { name: '净销售额' }).getByTitle(yuan(sum?.net ?? 0));
    await net.waitFor();
    await page.getByRole('table', { name: '净销售额最高的商品' }).waitFor();

    // What was tried outlives a reload, without another choice.
    await page.reload();
    await net.waitFor();

    const phone = freshPhone();
    await pressKey(page, page.getByRole('button', { name: '注册并保留' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('手机号').waitFor();
    await typeInto(page, dialog.getByLabel('手机号'), phone);
    await pressKey(page, dialog.getByRole('button', { name: '获取验证码' }));
    await typeInto(page, dialog.getByLabel('验证码', { exact: true }), await latestCode(phone));
    await typeInto(page, dialog.getByLabel('密码', { exact: true }), 'secret-1');
    await typeInto(page, dialog.getByLabel('确认密码'), 'secret-1');
    await pressKey(page, dialog.getByRole('checkbox', { name: /我已阅读并同意/ }), 'Space');
    await pressKey(page, dialog.getByRole('button', { name: '注册', exact: true }));
    // Nothing is typed a second time: the success leads straight in.
    await pressKey(page, dialog.getByRole('button', { name: '立即登录' }));
    await page.waitForURL(/\/import\?kept/);
    await page.getByRole('table', { name: '导入预览' }).waitFor();
    // A message that is still there takes the focus that the dialog has left.
    await page.getByText('信息发送成功').waitFor({ state: 'detached' });
    await pressKey(page, page.getByRole('button', { name: '开始导入' }));
    const report = page.getByRole('region', { name: /^导入 / });
    await report.getByText('已完成').waitFor({ timeout: 60_000 });
    await pressKey(page, report.getByRole('link', { name: '查看这段时间的销售' }));
    await page.waitForURL(/\/home\?range=/);
    await expect.poll(() => totalOf(page)).toBe(yuan(sum?.net ?? 0));

    const steps = page.getByRole('region', { name: '开始使用' });
    await shows(steps, '已完成 1/3');
    await steps.getByRole('link', { name: '填写成本' }).waitFor();
    await pressKey(page, steps.getByRole('button', { name: /开始使用/ }));
    await page.reload();
    const folded = page.getByRole('region', { name: '开始使用' });
    await expect.poll(() => folded.getByRole('button').getAttribute('aria-expanded')).toBe('false');
    await pressKey(page, folded.getByRole('button'));
    await pressKey(page, folded.getByRole('button', { name: '邀请同事' }));
    await page.getByRole('dialog').waitFor();
  });

  it('[R1-14] by touch: a phone tries the sample, makes an account, imports, and ends in the workbench of the phone', async () => {
    const page = await open('/index', phoneScreen);
    await page.waitForURL('**/mobileHome');
    await page.goto('/tryImport');
    await page.getByRole('button', { name: '用样例文件试一试' }).tap();
    await page.getByRole('table', { name: '净销售额最高的商品' }).waitFor();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);

    const phone = freshPhone();
    await page.getByRole('button', { name: '注册并保留' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('手机号').fill(phone);
    await dialog.getByRole('button', { name: '获取验证码' }).tap();
    await dialog.getByLabel('验证码', { exact: true }).fill(await latestCode(phone));
    await dialog.getByLabel('密码', { exact: true }).fill('secret-1');
    await dialog.getByLabel('确认密码').fill('secret-1');
    await agree(dialog);
    await dialog.getByRole('button', { name: '注册', exact: true }).tap();
    await dialog.getByRole('button', { name: '立即登录' }).tap();
    await page.waitForURL(/\/import\?kept&desktop/);
    await page.getByRole('button', { name: '开始导入' }).tap();
    const report = page.getByRole('region', { name: /^导入 / });
    await report.getByText('已完成').waitFor({ timeout: 60_000 });

    await page.getByRole('button', { name: /账号菜单/ }).tap();
    await page.getByRole('menuitem', { name: '返回手机版' }).tap();
    await page.waitForURL('**/m');
    // From now on the phone is led to its own pages again, whoever links to the others.
    await page.goto('/home');
    await page.waitForURL('**/m');
  });
});

describe('a new boss without shops', () => {
  it('is reminded of both ways to have one, and led to the import by its own', async () => {
    const page = await openAs(freshBoss, '/home', { viewport: { width: 1366, height: 768 } });
    const reminder = page.getByRole('alertdialog', { name: '重要提醒' });
    await shows(reminder, /绑定一个店铺主账号，或导入/);
    await pressKey(page, reminder.getByRole('link', { name: '导入销售文件' }));
    await page.waitForURL('**/import');
    await page.goto('/home');
    const steps = page.getByRole('region', { name: '开始使用' });
    await shows(steps, '已完成 0/3');
    await pressKey(page, steps.getByRole('button', { name: '绑定店铺' }));
    await page.getByRole('dialog').waitFor();
  });
});

describe('the doors', () => {
  it('[R2.1-03] [R8-11] an ended session leads back to where it was, filters and all', async () => {
    const page = await openAs(boss, '/account/manager?cost=without&sort=amount');
    await page.getByRole('button', { name: /账号菜单/ }).waitFor();
    // The session ends elsewhere; the page learns of it by the next thing that it asks.
    await graphql(page.context(), 'mutation { logout { ok } }');
    await page.context().addCookies([{ name: 'signedIn', value: '1', url: page.url() }]);
    await page.reload();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('手机号').fill(boss);
    await dialog.getByLabel('密码', { exact: true }).fill(password);
    await agree(dialog);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/account/manager?cost=without&sort=amount');
  });

  it('lets the demo boss of a local run in with one click', async () => {
    const page = await open('/index', { viewport: { width: 1366, height: 768 } });
    await page.getByRole('button', { name: '以演示老板身份进入' }).click();
    await page.waitForURL('**/home');
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await shows(page.getByRole('menu'), 'BOSS');
  });

  it('[R1-14] leaves a phone at a page of the desktop that it was led to', async () => {
    const page = await openAs(boss, '/shopManage?desktop', phoneScreen);
    await page.getByRole('button', { name: /账号菜单/ }).waitFor();
    await page.goto('/home');
    await page.getByRole('region', { name: '汇总' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
    // Another tab knows nothing of it.
    const other = await page.context().newPage();
    await other.goto('/home');
    await other.waitForURL('**/m');
  });
});
