import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, useBrowser } from '../support/browser.ts';
import { addManager } from './manager-steps.ts';
import { bossOf } from './own-shops.ts';
import { chooseMore } from './panel.ts';
import { shows } from './steps.ts';

const { contextAs, openAs } = useBrowser();

/** A page of a new boss with two shops, wide enough for every dialog. */
const ownPage = () =>
  openAs(bossOf(['甲店', '乙店']), '/shopManage', { viewport: { width: 1440, height: 900 } });

/** Asked again and again: a dialog that opens may not have its size yet. */
const isWide = (dialog: Locator, pixels: number): Promise<void> =>
  expect.poll(async () => (await dialog.boundingBox())?.width).toBe(pixels);

const press = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: typeof name === 'string' }).click();

describe('the dialogs of managers and warehouse shippers', () => {
  it('[R9.4-07] are 800, 377, 400 and 550 wide: permissions, who was added, questions, forms', async () => {
    const page = await ownPage();
    await chooseMore(page, '店铺权限分配');
    const permissions = page.getByRole('dialog', { name: '店铺权限分配', includeHidden: true });
    await isWide(permissions, 800);

    await press(permissions, '添加管理员');
    const adding = page.getByRole('dialog', { name: '添加管理员', exact: true });
    await isWide(adding, 550);
    const phone = freshPhone();
    await adding.getByLabel('手机号').fill(phone);
    await shows(adding, '该手机号可以添加');
    await adding.getByRole('option', { name: '甲店' }).click();
    await adding.getByLabel('密码', { exact: true }).fill('abc123');
    await press(adding, '保存');
    const added = page.getByRole('alertdialog', { name: '已添加管理员' });
    await isWide(added, 377);
    await press(added, '知道了');
    const editing = page.getByRole('dialog', { name: '编辑管理员权限', exact: true });
    await isWide(editing, 550);
    await page.keyboard.press('Escape');
    await editing.waitFor({ state: 'detached' });

    const shop = permissions.getByRole('row').filter({ hasText: '甲店' });
    await press(shop, '取消管理员：甲店');
    await press(shop, new RegExp(`取消 ${phone}`));
    const question = page.getByRole('alertdialog');
    await isWide(question, 400);
    await press(question, /^(取消|再想想)/);
    await question.waitFor({ state: 'detached' });

    await permissions
      .getByRole('radiogroup', { name: '分配对象' })
      .getByText('仓库发货员分配')
      .click();
    await press(permissions, '添加仓库发货员');
    const shipper = page.getByRole('dialog', { name: '添加仓库发货员', exact: true });
    await isWide(shipper, 550);
    const number = freshPhone();
    await shipper.getByLabel('手机号').fill(number);
    await shipper.getByLabel('登录密码').fill('ship-01');
    await press(shipper, '添加');
    await shipper.waitFor({ state: 'detached' });
    await press(permissions, `修改密码 ${number}`);
    const changing = page.getByRole('dialog', { name: '修改密码', exact: true });
    await isWide(changing, 550);
    await page.keyboard.press('Escape');
    await changing.waitFor({ state: 'detached' });
    await press(permissions, `为 ${number} 生成一次性密码`);
    await isWide(page.getByRole('alertdialog', { name: '是否确定此操作？' }), 400);
  });

  it('[R9.1-01] keep the button of a manager’s code disabled for 59 s', async () => {
    const page = await ownPage();
    await page.clock.install();
    await page.reload();
    await chooseMore(page, '添加店长');
    const dialog = page.getByRole('dialog', { name: '添加店长' });
    await dialog.getByLabel('手机号码').fill(freshPhone());
    await dialog.getByLabel('密码', { exact: true }).fill('abc123');
    await dialog.getByLabel('确认密码').fill('abc123');
    const button = dialog.getByRole('button', { name: /获取验证码|秒后重发/ });
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await button.click();
    await shows(dialog, '59 秒后重发');
    expect(await button.isDisabled()).toBe(true);
    await page.clock.runFor(58_000);
    await shows(dialog, '1 秒后重发');
    expect(await button.isDisabled()).toBe(true);
    await page.clock.runFor(1_000);
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(await button.textContent()).toBe('获取验证码');
  });

  it('keep their acts in sight beside names without a space, and the list of tabs names that begin alike', async () => {
    // More than there are tabs in sight.
    const alike = Array.from({ length: 11 }, (_, index) => `杭州家居旗舰店第${index + 1}号`);
    const names = ['LongLatinShopNameWithoutAnySpacesInItAtAllForTestingOverflow', ...alike];
    const context = await contextAs(bossOf(names), { viewport: { width: 1440, height: 900 } });
    await addManager(context, freshPhone(), ...names);
    const page = await context.newPage();
    await page.goto('/shopManage?dialog=permissions');
    const dialog = page.getByRole('dialog', { name: '店铺权限分配' });
    await dialog.getByText('店长列表', { exact: true }).click();
    const list = dialog.getByRole('region', { name: '店长列表' });
    const act = list.getByRole('button').last();
    await act.waitFor();
    const edgeOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box === null ? Number.NaN : box.x + box.width;
    };
    expect(await edgeOf(act)).toBeLessThan(await edgeOf(list));

    await page.goto('/home');
    await page.getByRole('button', { name: '全部店铺标签' }).click();
    const name = page
      .getByRole('listbox', { name: '全部店铺标签' })
      .getByText('杭州家居旗舰店第11号');
    expect(await name.evaluate((part) => part.scrollWidth > part.clientWidth)).toBe(false);
  });
});
