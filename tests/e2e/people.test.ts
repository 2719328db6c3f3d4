import { expect, it } from 'vitest';
import { freshPhone, seriousViolations, useBrowser } from '../support/browser.ts';
import { bossOf } from './own-shops.ts';
import { becomeManagerOf } from './staff.ts';
import { shows } from './steps.ts';

const { newContext, contextAs } = useBrowser();

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(7)}`;

it('[R6-06] [R6-07] the boss finds everybody on one page, narrows them down, adds and removes; a manager finds nobody', async () => {
  const name = '甲店家居用品旗舰店';
  const context = await contextAs(bossOf([name, '乙店']));
  const managers = await newContext();
  await becomeManagerOf(context, managers, [2]);

  const page = await context.newPage();
  await page.goto('/home');
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '人员管理' }).click();
  const rows = page.getByRole('table', { name: '人员管理' }).locator('tbody tr');
  await shows(rows.filter({ hasText: '店长/财务' }), '修改产品名称');
  expect(await rows.count()).toBe(1);

  const elsewhere = await context.newPage();
  await elsewhere.goto('/account/people');
  const othersOf = (text: string) =>
    elsewhere
      .getByRole('table', { name: '人员管理' })
      .locator('tbody tr')
      .filter({ hasText: text });
  await shows(othersOf('店长/财务'), '修改产品名称');

  const phone = freshPhone();
  await page.getByRole('button', { name: '添加人员' }).click();
  await page.getByRole('menuitem', { name: /^添加仓库发货员/ }).click();
  const dialog = page.getByRole('dialog', { name: '添加仓库发货员' });
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('登录密码').fill('secret-1');
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  const shipper = rows.filter({ hasText: masked(phone) });
  await shows(shipper, '从未登录');
  // The other window hears of it by itself.
  await shows(othersOf(masked(phone)), '从未登录');
  expect(await page.getByRole('main').getByText(phone).count()).toBe(0);
  expect(await seriousViolations(page)).toEqual([]);

  await page.getByLabel('身份', { exact: true }).selectOption({ label: '店长/财务' });
  await expect.poll(() => rows.count()).toBe(1);
  await page.reload();
  await rows.getByRole('button', { name: /^查看 .* 的 1 家店铺$/ }).click();
  const shops = page.getByRole('dialog', { name: /的店铺$/ });
  const own = shops.getByRole('region', { name: '未分组' }).getByText(name);
  await own.waitFor();
  await page.setViewportSize({ width: 320, height: 800 });
  // Beside its long number it is told whole.
  expect(await own.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });
  await shops.getByRole('button', { name: '关闭' }).first().click();
  await page.getByRole('button', { name: '重置筛选' }).click();
  await page.getByLabel('搜索人员').fill(phone);
  await expect.poll(() => rows.count()).toBe(1);
  await shipper.getByRole('button', { name: /^删除：/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await shows(page.getByRole('main'), '没有符合条件的人员');

  await page.goto('/account/people');
  await page.setViewportSize({ width: 375, height: 812 });
  await shows(page.getByRole('list', { name: '人员管理' }), '修改产品名称');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
  expect(await seriousViolations(page)).toEqual([]);

  const theirs = await managers.newPage();
  await theirs.goto('/account/people');
  await shows(theirs.getByRole('main'), '仅BOSS可以管理人员');
  expect(await theirs.getByRole('button', { name: '添加人员' }).count()).toBe(0);
});

it('a shop tells its authorisation, its figures and its people, and leads to them', async () => {
  const context = await contextAs(bossOf(['甲店', '乙店']));
  await becomeManagerOf(context, await newContext(), []);
  const page = await context.newPage();
  await page.goto('/shopManage');
  const row = page
    .getByRole('table', { name: '全部店铺' })
    .locator('tbody tr')
    .filter({ hasText: '甲店' });
  await shows(row, '未绑定');
  await shows(row, '近30天无销售');
  await row.getByRole('link', { name: /^139/ }).click();
  const rows = page.getByRole('table', { name: '人员管理' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(1);
  await expect
    .poll(() => page.getByLabel('店铺', { exact: true }).locator('option:checked').textContent())
    .toBe('甲店');
});
