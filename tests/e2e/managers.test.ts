import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, latestCode, seriousViolations, useBrowser } from '../support/browser.ts';
import {
  addManager,
  alerts,
  form,
  managersOf,
  openPermissions,
  option,
  ownPage,
  permissions,
  row,
  save,
  tab,
  table,
} from './manager-steps.ts';
import { bossOf } from './own-shops.ts';
import { chooseMore } from './panel.ts';
import { boss, shows, stubOperation, toast } from './steps.ts';

const { newContext, open, openAs } = useBrowser();

/** Assigns a shop by the form with account, by the code that the phone gets. */
async function addWithCode(page: Page, context: BrowserContext): Promise<void> {
  await permissions(page).getByRole('button', { name: '关闭' }).click();
  await chooseMore(page, '添加店长');
  const dialog = page.getByRole('dialog', { name: '添加店长' });
  const submit = () => dialog.getByRole('button', { name: '确定分配' }).click();
  const names = () =>
    dialog
      .locator('[name]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  await expect.poll(names).toEqual(['phone', 'password', 'checkPass', 'code', 'account']);
  await dialog.getByRole('listbox', { name: '店铺名称' }).waitFor();
  await submit();
  await expect
    .poll(() => alerts(dialog))
    .toEqual([
      '请输入手机号码',
      '请输入密码',
      '请再次输入密码',
      '请输入验证码',
      '请选择主体账号',
      '请选择店铺名称',
    ]);
  await dialog.getByLabel('密码', { exact: true }).fill('abc123');
  await dialog.getByLabel('确认密码').fill('abc124');
  await submit();
  await shows(dialog, '两次密码输入不一致!');
  await dialog.getByLabel('确认密码').fill('abc123');

  const phone = freshPhone();
  await dialog.getByLabel('手机号码').fill(phone);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await toast(page, '信息发送成功').waitFor();
  await dialog.getByRole('button', { name: /^5\d 秒后重发$/ }).waitFor();
  await dialog.getByLabel('主体账号').selectOption({ index: 1 });
  const isChosen = async () =>
    Promise.all(
      ['全选', '甲店', '乙店'].map(
        async (name) => (await option(dialog, name).getAttribute('aria-selected')) === 'true',
      ),
    );
  await option(dialog, '全选').click();
  expect(await isChosen()).toEqual([true, true, true]);
  await option(dialog, '乙店').click();
  expect(await isChosen()).toEqual([false, true, false]);
  const code = await latestCode(phone);
  const wrong = code === '000000' ? '000001' : '000000';
  await dialog.getByLabel('验证码', { exact: true }).fill(wrong);
  await submit();
  await shows(dialog, '验证码输入错误');
  await dialog.getByLabel('验证码', { exact: true }).fill(code);
  await submit();
  await toast(page, '分配成功').waitFor();
  await dialog.waitFor({ state: 'detached' });
  const added = (await managersOf(context)).filter((one) => one.phone === phone);
  expect(added).toMatchObject([{ shopIds: [expect.any(String)] }]);
}

describe('the permissions of shops', () => {
  it('[R2.5-05] [R2.7-44] [R2.7-45] [R2.7-46] [R2.7-47] [R2.7-48] [R2.7-49] [R2.7-61] are shown by main account, renewed there, with every manager', async () => {
    const page = await openAs(boss, '/home');
    const dialog = await openPermissions(page);
    await shows(table(page), /ID：/);
    const heads = await table(page).getByRole('columnheader').allTextContents();
    expect(heads).toEqual(['主账号', '店铺名称', '到期日期', '店长/财务', '操作']);
    const rows = table(page).locator('tbody tr');
    const temu = await rows.count();
    expect(temu).toBeGreaterThan(1);
    const first = (await rows.first().textContent()) ?? '';
    expect(first).toMatch(/ID：\d{6,}/);
    expect(first).toMatch(/\d{4}-\d{2}-\d{2}/);
    const account = table(page).getByRole('button', { expanded: true }).first();
    const spanned = Number(await account.locator('xpath=..').getAttribute('rowspan'));
    expect(spanned).toBeGreaterThan(1);
    await account.click();
    await expect.poll(() => rows.count()).toBe(temu - spanned + 1);
    await table(page).getByRole('button', { expanded: false }).first().click();
    await expect.poll(() => rows.count()).toBe(temu);
    expect(await seriousViolations(page)).toEqual([]);

    const renew = rows.first().getByRole('button', { name: /^续费：/ });
    const shop = (await renew.getAttribute('aria-label'))?.slice('续费：'.length) ?? '';
    await renew.click();
    const pay = page.getByRole('dialog', { name: '店铺续费' });
    await shows(pay, shop);
    expect(await pay.getByLabel('续费月数').inputValue()).toBe('1');
    await page.keyboard.press('Escape');
    await pay.waitFor({ state: 'detached' });

    await tab(dialog, 'shein');
    const [, shopId = ''] = /ID：(\d+)/.exec(first) ?? [];
    await expect.poll(() => table(page).getByText(shopId).count()).toBe(0);
    expect(await rows.count()).toBeGreaterThan(0);
    const views = dialog.getByRole('radiogroup', { name: '分配对象' });
    expect(await views.getByRole('radio').count()).toBe(2);
    await views.getByText('仓库发货员分配').click();
    await dialog.getByRole('button', { name: '添加仓库发货员' }).waitFor();
    expect(await table(page).count()).toBe(0);
    await views.getByText('店铺权限分配').click();
    await rows.first().waitFor();

    await tab(dialog, '店长列表');
    const list = dialog.getByRole('table', { name: '店长列表' });
    for (const phone of ['13800000011', '13800000012']) await shows(list, phone);
    await shows(list, '查看成本价');
  });

  it('[R2.7-52] begin with binding, where nothing is bound', async () => {
    const page = await openAs(bossOf([]), '/shopManage');
    const dialog = await openPermissions(page);
    await shows(dialog, '您还没有绑定主账号');
    await dialog.getByRole('button', { name: '去绑定' }).click();
    await page.getByRole('dialog', { name: '绑定主账号', exact: true }).waitFor();
  });

  it('[R2.7-50] [R2.7-51] [R2.7-53] [R2.7-57] [R2.7-65] [R4-31] [R8-21] [R8-37] [R8-39] [R6-06] [R2.7-28] [R3-39] [R5.4-01] [R5.4-02] [R5.4-03] [R5.4-04] [R5.4-05] [R5.4-06] [R5.4-07] [R5.4-08] [R5.4-09] [R8-25] are edited and taken away at the phones of a shop, which says where there is none, and given by the form with account too', async () => {
    const context = await newContext();
    const page = await ownPage(context);
    await shows(row(page, '甲店'), '未分配权限，请在右上角添加');
    await row(page, '甲店').getByRole('button', { name: '取消管理员' }).click();
    await toast(page, '当前无可操作数据，请添加管理员！').waitFor();

    const phone = freshPhone();
    await addManager(context, phone, '甲店', '乙店');
    // The dialog stands in the address.
    await page.reload();
    await permissions(page).waitFor();
    await shows(row(page, '甲店'), phone);
    const icons = (name: RegExp) => row(page, '甲店').getByRole('button', { name });
    const edit = icons(new RegExp(`编辑 ${phone}`));
    const remove = icons(new RegExp(`取消 ${phone}`));
    const press = (name: string) =>
      row(page, '甲店')
        .getByRole('button', { name: `${name}：甲店` })
        .click();
    expect([await edit.count(), await remove.count()]).toEqual([0, 0]);
    await press('编辑权限');
    await edit.waitFor();
    await press('编辑权限');
    await edit.waitFor({ state: 'detached' });
    await press('编辑权限');
    await edit.click();
    const editor = form(page, '编辑管理员权限');
    await editor.waitFor();
    expect(await editor.getByLabel('手机号').inputValue()).toBe(phone);
    const chosen = async () => editor.getByRole('option', { selected: true }).allTextContents();
    expect((await chosen()).map((text) => text.slice(0, 2))).toEqual(['甲店', '乙店']);
    expect(await editor.getByLabel('修改产品名称').isChecked()).toBe(true);
    expect(await editor.getByLabel('查看成本价').isChecked()).toBe(false);
    await editor.getByText('查看成本价').click();
    await save(editor);
    await toast(page, '修改成功').waitFor();
    await editor.waitFor({ state: 'detached' });
    expect((await managersOf(context))[0]?.permissionIds).toEqual([1, 2]);

    await press('取消管理员');
    // It fails first.
    await stubOperation(page, 'RemoveManagerFromShop', {
      body: {
        data: {
          removeManagerFromShop: {
            __typename: 'RemoveManagerFromShopPayload',
            manager: null,
            error: null,
          },
        },
      },
    });
    await remove.click();
    const sure = page.getByRole('alertdialog');
    await sure.getByRole('button', { name: '确定取消' }).click();
    await toast(page, '删除失败').waitFor();
    await shows(row(page, '甲店'), phone);
    await sure.waitFor({ state: 'detached' });
    await page.unroute('**/graphql');

    await remove.click();
    const words = (await sure.textContent()) ?? '';
    expect(words).toContain('甲店');
    expect(words).toMatch(/ID：\S+?）/);
    expect(words).toContain('无法再查看该店铺的数据');
    await sure.getByRole('button', { name: '确定取消' }).click();
    await toast(page, '删除成功').waitFor();
    await shows(row(page, '甲店'), '未分配权限');
    await shows(row(page, '乙店'), phone);

    await addWithCode(page, context);
  });
});

describe('a visitor', () => {
  it('looks at the managers of the preview, and is told to sign in before a change', async () => {
    const page = await open('/shopManage');
    await chooseMore(page, '店铺权限分配');
    const dialog = permissions(page);
    await shows(table(page), '13800138001');
    await dialog.getByRole('button', { name: '添加管理员' }).click();
    await page.getByRole('dialog', { name: '登录后即可使用' }).waitFor();
    expect(await form(page).count()).toBe(0);
  });
});
