import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freshPhone, latestCode, seriousViolations, useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { becomeBossOf, haveShops } from './own-shops.ts';
import { chooseMore } from './panel.ts';
import { shows, signIn, stubOperation, toast } from './steps.ts';

const { newContext, open } = useBrowser();

const permissions = (page: Page) =>
  page.getByRole('dialog', { name: '店铺权限分配', includeHidden: true });
const table = (page: Page) => permissions(page).getByRole('table', { name: '店铺权限' });
const row = (page: Page, shop: string) => table(page).getByRole('row').filter({ hasText: shop });
const tab = (scope: Locator, name: string) => scope.getByText(name, { exact: true }).click();

async function openPermissions(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '店铺权限分配' }).click();
  await permissions(page).waitFor();
  return permissions(page);
}

/** A page of a new boss with temu and shein shops, the dialog open on it. */
async function ownPage(): Promise<{ page: Page; context: BrowserContext; dialog: Locator }> {
  const context = await newContext();
  await becomeBossOf(context, ['甲店', '乙店']);
  await haveShops(context, ['丙店'], { platformType: 'shein' });
  const page = await context.newPage();
  await page.goto('/shopManage');
  const dialog = await openPermissions(page);
  await row(page, '甲店').waitFor();
  return { page, context, dialog };
}

const form = (page: Page, name = '添加管理员') => page.getByRole('dialog', { name, exact: true });
const option = (dialog: Locator, name: string) => dialog.getByRole('option', { name });
const save = (dialog: Locator) => dialog.getByRole('button', { name: '保存' }).click();
const alerts = (dialog: Locator) => dialog.getByRole('alert').allTextContents();

async function openForm(page: Page): Promise<Locator> {
  await permissions(page).getByRole('button', { name: '添加管理员' }).click();
  await form(page).waitFor();
  return form(page);
}

const listed = z.object({
  managers: z.array(
    z.object({ phone: z.string(), shopIds: z.array(z.string()), permissionIds: z.array(z.int()) }),
  ),
});

const managersOf = async (context: BrowserContext) =>
  listed.parse(await graphql(context, '{ managers { phone shopIds permissionIds } }', {})).managers;

/** Adds a manager by the API: of a shop of this name. */
async function addManager(context: BrowserContext, phone: string, ...shops: string[]) {
  const found = z
    .object({
      shops: z.object({
        edges: z.array(z.object({ node: z.object({ id: z.string(), name: z.string() }) })),
      }),
    })
    .parse(await graphql(context, '{ shops { edges { node { id name } } } }', {}));
  const ids = found.shops.edges.map(({ node }) => node).filter(({ name }) => shops.includes(name));
  const saved = await graphql(
    context,
    'mutation ($input: SaveManagerInput!) { saveManager(input: $input) { error { message } } }',
    {
      input: { phone, password: 'abc123', shopIds: ids.map(({ id }) => id), permissionIds: [2] },
    },
  );
  expect(saved).toEqual({ saveManager: { error: null } });
}

/** Signs a context in as a manager, by the code that their phone gets. */
async function signInAsManager(context: BrowserContext, phone: string): Promise<void> {
  await graphql(context, 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { ok } }', {
    input: { phone, purpose: 'LOGIN' },
  });
  const signedIn = await graphql(
    context,
    'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
    { input: { phone, code: await latestCode(phone) } },
  );
  expect(signedIn).toEqual({ login: { error: null } });
}

describe('the permissions of shops', () => {
  it('[R2.5-05] [R2.7-44] [R2.7-45] [R2.7-46] [R2.7-47] [R2.7-48] [R2.7-49] [R2.7-61] are shown by main account, renewed there, with every manager', async () => {
    const context = await newContext();
    await signIn(context);
    const page = await context.newPage();
    await page.goto('/home');
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
    const context = await newContext();
    await becomeBossOf(context, []);
    const page = await context.newPage();
    await page.goto('/shopManage');
    const dialog = await openPermissions(page);
    await shows(dialog, '您还没有绑定主账号');
    await dialog.getByRole('button', { name: '去绑定' }).click();
    await page.getByRole('dialog', { name: '绑定主账号', exact: true }).waitFor();
  });

  it('[R2.7-50] [R2.7-51] [R2.7-53] [R2.7-57] [R2.7-65] [R4-31] [R8-21] [R8-37] [R8-39] [R6-06] are edited and taken away at the phones of a shop, which says where there is none', async () => {
    const { page, context } = await ownPage();
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
  });
});

describe('a manager', () => {
  it('[R2.7-54] [R2.7-55] [R2.7-56] [R2.7-60] [R2.7-63] [R2.7-64] [R4-30] [R4-32] [R4-33] [R5.5-01] [R5.5-02] [R5.5-03] [R5.5-04] [R5.5-05] [R5.5-06] [R5.5-07] [R5.5-08] [R5.5-09] [R8-23] [R8-26] is added after the phone was checked, and can then be edited, from the form to add only after a warning', async () => {
    const { page, context } = await ownPage();
    const dialog = await openForm(page);
    const phone = dialog.getByLabel('手机号');
    const secret = dialog.getByLabel('密码', { exact: true });
    const list = (market: string) => dialog.getByRole('listbox', { name: `${market} 分配的店铺` });
    const isClosed = async () => [
      await secret.isDisabled(),
      await dialog.getByLabel('查看成本价').isDisabled(),
      await dialog.getByLabel('全选').isDisabled(),
      (await list('temu').getAttribute('aria-readonly')) === 'true',
    ];
    expect(await isClosed()).toEqual([true, true, true, true]);
    await shows(dialog, '6至12位字符，不能包含中文');
    await save(dialog);
    await expect.poll(() => alerts(dialog)).toEqual(['手机号不能为空']);
    await phone.fill('1390000000');
    await save(dialog);
    await expect.poll(() => alerts(dialog)).toEqual(['请输入正确的手机号']);
    await phone.fill('12000000000');
    await save(dialog);
    await expect.poll(() => alerts(dialog)).toEqual(['请输入合法的手机号！']);
    expect(await isClosed()).toEqual([true, true, true, true]);

    // Nothing is saved while the check of the phone goes on.
    const number = `130${freshPhone().slice(3)}`;
    const held = Promise.withResolvers<void>();
    const sent: string[] = [];
    await page.route('**/graphql', async (route) => {
      const name = z
        .object({ operationName: z.string() })
        .safeParse(route.request().postDataJSON());
      sent.push(name.data?.operationName ?? '');
      if (name.data?.operationName === 'StaffPhone') await held.promise;
      await route.fallback();
    });
    await phone.fill(number);
    await shows(dialog, '正在校验手机号');
    await save(dialog);
    await toast(page, '请等待手机号校验').waitFor();
    held.resolve();
    await shows(dialog, '该手机号可以添加');
    expect(sent).not.toContain('SaveManager');
    await page.unroute('**/graphql');

    expect(await isClosed()).toEqual([false, false, false, false]);
    await save(dialog);
    await expect.poll(() => alerts(dialog)).toEqual(['请选择分配的店铺', '密码不能为空']);
    await secret.fill('12345');
    await save(dialog);
    await expect
      .poll(() => alerts(dialog))
      .toEqual(['请选择分配的店铺', '密码必须为6-12位字符组合']);
    await secret.fill('abc123');
    await option(dialog, '甲店').click();
    await tab(dialog, 'shein');
    expect(await option(dialog, '甲店').count()).toBe(0);
    await dialog.getByText('全选').click();
    expect(await option(dialog, '丙店').getAttribute('aria-selected')).toBe('true');
    await dialog.getByText('查看成本价').click();
    expect(await seriousViolations(page)).toEqual([]);

    // What is refused is told, and the form stays as it is.
    const answer = (error: object | null) => ({
      body: { data: { saveManager: { __typename: 'SaveManagerPayload', manager: null, error } } },
    });
    const because = { __typename: 'BusinessError', message: '店铺正在解绑', field: null };
    await stubOperation(page, 'SaveManager', answer(because));
    await save(dialog);
    await toast(page, '店铺正在解绑').waitFor();
    await stubOperation(page, 'SaveManager', answer(null));
    await save(dialog);
    await toast(page, '分配失败').waitFor();
    await page.unroute('**/graphql');

    await save(dialog);
    await toast(page, '添加成功').waitFor();
    const notice = page.getByRole('alertdialog', { name: '已添加管理员' });
    await shows(notice, number);
    // Once it has grown to its size.
    await expect.poll(async () => (await notice.boundingBox())?.width).toBeCloseTo(377, -1);
    await notice.getByRole('button', { name: '知道了' }).click();

    const editor = form(page, '编辑管理员权限');
    await editor.waitFor();
    expect(await editor.getByLabel('手机号').inputValue()).toBe(number);
    expect((await managersOf(context)).map((each) => each.shopIds.length)).toEqual([2]);
    // Without a password the old one stays.
    await tab(editor, 'temu');
    await option(editor, '乙店').click();
    await save(editor);
    await toast(page, '修改成功').waitFor();
    await editor.waitFor({ state: 'detached' });
    await shows(row(page, '乙店'), number);
    expect((await managersOf(context)).map((each) => each.shopIds.length)).toEqual([3]);

    const later = await openForm(page);
    const question = page.getByRole('alertdialog', { name: '是否确定此操作？' });
    await later.getByLabel('手机号').fill(number);
    await shows(question, /密码将被更改/);
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await later.getByLabel('手机号').inputValue()).toBe('');
    expect(await later.getByLabel('密码', { exact: true }).isDisabled()).toBe(true);

    await later.getByLabel('手机号').fill(number);
    await question.getByRole('button', { name: '继续' }).click();
    await editor.waitFor();
    expect(await option(editor, '乙店').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');

    // Neither a boss nor a phone of another boss's people is taken.
    const again = await openForm(page);
    await again.getByLabel('手机号').fill('13800000002');
    await shows(again.getByRole('alert'), '该手机号已是BOSS账号');
    await again.getByLabel('手机号').fill('13800000012');
    await shows(again.getByRole('alert'), '该手机号已被其他账号使用');
  });
});

describe('the form with account', () => {
  it('[R2.7-28] [R3-39] [R5.4-01] [R5.4-02] [R5.4-03] [R5.4-04] [R5.4-05] [R5.4-06] [R5.4-07] [R5.4-08] [R5.4-09] [R8-25] assigns shops by the code that the phone gets', async () => {
    const { page, context, dialog: under } = await ownPage();
    await under.getByRole('button', { name: '关闭' }).click();
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
    expect(await managersOf(context)).toMatchObject([{ phone, shopIds: [expect.any(String)] }]);
  });
});

describe('a manager who signs in', () => {
  it('[R6-17] [R6-14] [R6-15] [R9.4-06] sees which shops are theirs, and at once when they are not any more', async () => {
    const bossContext = await newContext();
    await becomeBossOf(bossContext, ['甲店', '乙店']);
    const phone = freshPhone();
    await addManager(bossContext, phone, '甲店', '乙店');
    const context = await newContext();
    await signInAsManager(context, phone);
    const page = await context.newPage();
    await page.goto('/home');
    const mine = page.getByRole('dialog', { name: '我的店铺' });
    await shows(mine, '甲店');
    await expect.poll(async () => (await mine.boundingBox())?.width).toBe(600);
    await shows(mine, /请联系BOSS/);
    expect(await mine.getByRole('textbox').count()).toBe(0);
    await mine.getByRole('button', { name: '知道了' }).click();
    await mine.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /账号菜单/ }).click();
    const menu = page.getByRole('menu');
    await shows(menu, '店长/财务');
    expect(await menu.getByRole('menuitem', { name: /绑定/ }).count()).toBe(0);
    await menu.getByRole('menuitem', { name: '个人中心' }).click();
    await page
      .getByRole('dialog', { name: '个人中心' })
      .getByRole('button', { name: '我的店铺' })
      .click();
    await mine.getByRole('button', { name: '知道了' }).click();

    const panel = page.getByRole('complementary', { name: '店铺列表' });
    await shows(panel, '甲店');
    const [manager] = z
      .object({
        managers: z.array(
          z.object({
            id: z.string(),
            shops: z.array(z.object({ id: z.string(), name: z.string() })),
          }),
        ),
      })
      .parse(await graphql(bossContext, '{ managers { id shops { id name } } }', {})).managers;
    for (const shop of manager?.shops ?? []) {
      await graphql(
        bossContext,
        'mutation ($input: RemoveManagerFromShopInput!) { removeManagerFromShop(input: $input) { error { message } } }',
        { input: { managerId: manager?.id, shopId: shop.id } },
      );
      await panel.getByText(shop.name).waitFor({ state: 'detached' });
    }
    await shows(page, '请联系BOSS分配店铺');
    // Not again on the same day.
    await page.reload();
    await shows(page, '请联系BOSS分配店铺');
    expect(await mine.count()).toBe(0);
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
