import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, seriousViolations, useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { bossOf } from './own-shops.ts';
import { chooseMore } from './panel.ts';
import { agree, boss, openLogin, press, shows, stubOperation, tick, toast } from './steps.ts';

const { newContext, open, openAs } = useBrowser();

const permissions = (page: Page) =>
  page.getByRole('dialog', { name: '店铺权限分配', includeHidden: true });
const table = (page: Page) => permissions(page).getByRole('table', { name: '仓库发货员' });
const row = (page: Page, phone: string) => table(page).getByRole('row').filter({ hasText: phone });
const form = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Asked again and again: a dialog that opens may not have its size yet. */
const widthOf = async (dialog: Locator) => (await dialog.boundingBox())?.width;

async function openShippers(page: Page): Promise<Locator> {
  await chooseMore(page, '店铺权限分配');
  const dialog = permissions(page);
  await dialog.getByRole('radiogroup', { name: '分配对象' }).getByText('仓库发货员分配').click();
  return dialog;
}

/** Whether a phone can sign in by this password. */
async function canSignIn(phone: string, password: string): Promise<boolean> {
  const answer = await graphql(
    await newContext(),
    'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
    { input: { phone, password } },
  );
  return JSON.stringify(answer) === '{"login":{"error":null}}';
}

async function add(page: Page, phone: string, password: string): Promise<void> {
  await press(permissions(page), '添加仓库发货员');
  const dialog = form(page, '添加仓库发货员');
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('登录密码').fill(password);
  await press(dialog, '添加');
  await dialog.waitFor({ state: 'detached' });
  await row(page, phone).waitFor();
}

describe('the warehouse shippers of a boss', () => {
  it('[R2.7-62] are listed with their phones in the second view of the dialog', async () => {
    const page = await openAs(boss, '/shopManage');
    const dialog = await openShippers(page);
    await row(page, '13800000021').waitFor();
    await shows(row(page, '13800000022'), '2 家');
    expect(await seriousViolations(page)).toEqual([]);
    await expect.poll(() => widthOf(dialog)).toBe(800);
  });

  it('[R2.7-58] [R2.7-59] [R2.7-66] [R5.5-10] [R6-07] [R6-22] [R8-38] are read again after a failure, added by a form that says what is missing, given passwords and shops, and removed', async () => {
    const page = await openAs(bossOf(['甲店', '乙店']));
    await stubOperation(page, 'Shippers', { status: 500, body: { errors: [] } });
    await page.goto('/shopManage');
    const dialog = await openShippers(page);
    await shows(dialog, '加载失败');
    await page.unroute('**/graphql');
    await press(dialog, '重试');
    await shows(dialog, '还没有仓库发货员');

    await press(dialog, '批量删除');
    await toast(page, '当前无可操作数据，请添加仓库发货员！').waitFor();

    await press(dialog, '添加仓库发货员');
    const adding = form(page, '添加仓库发货员');
    await adding.waitFor();
    await expect.poll(() => widthOf(adding)).toBe(550);
    await press(adding, '添加');
    await shows(adding, '手机号不能为空');
    await shows(adding, '密码不能为空');
    await adding.getByLabel('手机号').fill('12345678901');
    await adding.getByLabel('登录密码').fill('12345');
    await shows(adding, '请输入合法的手机号！');
    await shows(adding, '密码必须为6-12位字符组合');
    expect(await seriousViolations(page)).toEqual([]);

    // A manager of the boss is no shipper as well.
    const manager = freshPhone();
    const shopIds = /"(temu:\d+)"/.exec(
      JSON.stringify(await graphql(page.context(), '{ shops { edges { node { id } } } }', {})),
    );
    const assigned = await graphql(
      page.context(),
      'mutation ($input: SaveManagerInput!) { saveManager(input: $input) { error { message } } }',
      {
        input: { phone: manager, password: 'abc123', shopIds: [shopIds?.[1]], permissionIds: [1] },
      },
    );
    expect(assigned).toEqual({ saveManager: { error: null } });
    await adding.getByLabel('手机号').fill(manager);
    await adding.getByLabel('登录密码').fill('ship-01');
    await press(adding, '添加');
    await shows(adding, '该手机号已是店长/财务，不能同时分配为仓库发货员');
    expect(await table(page).count()).toBe(0);

    const first = freshPhone();
    await adding.getByLabel('手机号').fill(first);
    await adding.getByLabel('登录密码').fill('ship-01');
    await adding.getByRole('option', { name: /乙店/ }).click();
    await press(adding, '添加');
    await toast(page, '添加成功').waitFor();
    await shows(row(page, first), '1 家');
    expect(await canSignIn(first, 'ship-01')).toBe(true);

    await press(dialog, '添加仓库发货员');
    await form(page, '添加仓库发货员').getByLabel('手机号').fill(first);
    await press(form(page, '添加仓库发货员'), '添加');
    await shows(form(page, '添加仓库发货员'), '该手机号已是仓库发货员，请直接修改密码');
    await press(form(page, '添加仓库发货员'), '取消');

    const second = freshPhone();
    const third = freshPhone();
    await add(page, second, 'ship-01');
    await add(page, third, 'ship-01');
    await press(row(page, second), `修改密码 ${second}`);
    const changing = form(page, '修改密码');
    await expect.poll(() => widthOf(changing)).toBe(550);
    await press(changing, '保存新密码');
    await shows(changing, '密码不能为空');
    await changing.getByLabel('新密码').fill('ship-02');
    await press(changing, '保存新密码');
    await toast(page, '修改成功').waitFor();
    expect(await canSignIn(second, 'ship-01')).toBe(false);
    expect(await canSignIn(second, 'ship-02')).toBe(true);

    await shows(row(page, second), '2 家');
    await press(row(page, second), `给 ${second} 分配店铺`);
    const shops = form(page, '分配店铺');
    await shops.getByRole('option', { name: '全选' }).click();
    await shops.getByRole('option', { name: /甲店/ }).click();
    await press(shops, '保存');
    const saved = toast(page, '保存成功');
    await shows(row(page, second), '1 家');
    await saved.getByRole('button', { name: '撤销' }).click();
    await shows(row(page, second), '2 家');

    await press(row(page, second), `为 ${second} 生成一次性密码`);
    const question = page.getByRole('alertdialog', { name: '是否确定此操作？' });
    await press(question, '生成一次性密码');
    const issued = form(page, '一次性密码');
    const password = (await issued.locator('code').textContent()) ?? '';
    expect(password).toMatch(/^[a-z2-9]{10}$/);
    await press(issued, '我已记下');
    await shows(row(page, second), '一次性密码待使用');
    expect(await canSignIn(second, password)).toBe(true);
    expect(await canSignIn(second, password)).toBe(false);
    expect(await page.getByText(password).count()).toBe(0);

    await press(row(page, first), `删除 ${first}`);
    await shows(question, first);
    await press(question, '取消');
    await question.waitFor({ state: 'detached' });
    expect(await row(page, first).count()).toBe(1);
    expect(await canSignIn(first, 'ship-01')).toBe(true);

    await stubOperation(page, 'RemoveShipper', { status: 500, body: { errors: [] } });
    await press(row(page, first), `删除 ${first}`);
    await press(question, '删除');
    await toast(page, '删除失败').waitFor();
    await page.unroute('**/graphql');

    await press(row(page, first), `删除 ${first}`);
    await press(question, '删除');
    await toast(page, '删除成功').waitFor();
    await row(page, first).waitFor({ state: 'detached' });
    expect(await canSignIn(first, 'ship-01')).toBe(false);

    await press(dialog, '批量删除');
    await toast(page, '请先勾选要删除的仓库发货员').waitFor();
    await tick(table(page).getByRole('checkbox', { name: '选择全部发货员' }));
    await press(dialog, '批量删除（2）');
    await shows(question, `2 名仓库发货员（${second}、${third}）`);
    await press(question, '删除');
    await shows(dialog, '还没有仓库发货员');
  });
});

describe('somebody else', () => {
  it('[R1-13] a visitor looks at the shippers of the preview and must sign in to change them; a shipper who does is sent to the phone', async () => {
    const page = await open('/shopManage');
    const dialog = await openShippers(page);
    await row(page, '13800000021').waitFor();
    await press(dialog, '添加仓库发货员');
    await page.getByRole('dialog', { name: '登录后即可使用' }).waitFor();
    expect(await form(page, '添加仓库发货员').count()).toBe(0);

    const login = await openLogin(page);
    await login.getByLabel('手机号').fill('13800000022');
    await login.getByLabel('密码', { exact: true }).fill('demo2026');
    await agree(login);
    await press(login, '登录');
    await page.getByRole('heading', { name: '请使用手机端处理发货' }).waitFor();
    expect(await page.getByRole('complementary', { name: '店铺列表' }).count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await press(page, '退出登录');
    await page
      .getByRole('heading', { name: '请使用手机端处理发货' })
      .waitFor({ state: 'detached' });
  });
});
