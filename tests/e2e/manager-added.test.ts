import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freshPhone, latestCode, seriousViolations, useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import {
  addManager,
  alerts,
  form,
  managersOf,
  openForm,
  option,
  ownPage,
  row,
  save,
  tab,
} from './manager-steps.ts';
import { bossOf } from './own-shops.ts';
import { shows, stubOperation, toast } from './steps.ts';

const { newContext, contextAs } = useBrowser();

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

describe('a manager', () => {
  it('[R2.7-54] [R2.7-55] [R2.7-56] [R2.7-60] [R2.7-63] [R2.7-64] [R4-30] [R4-32] [R4-33] [R5.5-01] [R5.5-02] [R5.5-03] [R5.5-04] [R5.5-05] [R5.5-06] [R5.5-07] [R5.5-08] [R5.5-09] [R8-23] [R8-26] is added after the phone was checked, and can then be edited, from the form to add only after a warning', async () => {
    const context = await newContext();
    const page = await ownPage(context);
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
    // What stands there where the data service has refused without a word.
    const refusal = { __typename: 'Refusal', name: 'UPSTREAM_REFUSED', values: [] };
    const wordless = { ...because, message: '操作失败，请稍后重试', refusal };
    await stubOperation(page, 'SaveManager', answer(wordless));
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

describe('a manager who signs in', () => {
  it('[R6-17] [R6-14] [R6-15] [R9.4-06] sees which shops are theirs, and at once when they are not any more', async () => {
    const bossContext = await contextAs(bossOf(['甲店', '乙店']));
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
