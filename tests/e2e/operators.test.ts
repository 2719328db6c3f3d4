import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, latestCode, seriousViolations, useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { becomeBossOf, bossOf, haveShops, shopNames } from './own-shops.ts';
import { boss, otherBoss, press, shows, stubOperation, toast } from './steps.ts';

const { newContext, open, openAs } = useBrowser();

const section = (page: Page) => page.getByRole('main').locator('section[aria-label="运营人员"]');
const row = (page: Page, phone: string) =>
  section(page).getByRole('row').filter({ hasText: phone });
const form = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const list = (dialog: Locator, name: string) => dialog.getByRole('listbox', { name });
const option = (dialog: Locator, from: string, name: string | RegExp) =>
  list(dialog, from).getByRole('option', { name });
const checked = (dialog: Locator, from: string) =>
  list(dialog, from).getByRole('option', { selected: true });

const accounts = '负责主体账号';
const shops = '负责店铺';

/** Signs a context in as somebody by the code that their phone gets; whether that worked. */
async function signInByCode(context: BrowserContext, phone: string): Promise<boolean> {
  await graphql(context, 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { ok } }', {
    input: { phone, purpose: 'LOGIN' },
  });
  const answer = await graphql(
    context,
    'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
    { input: { phone, code: await latestCode(phone) } },
  );
  return JSON.stringify(answer) === '{"login":{"error":null}}';
}

describe('the form of an operator', () => {
  it('[R2.7-73] [R2.7-74] [R2.7-75] [R5.9-01] [R5.9-02] [R5.9-03] [R5.9-04] [R5.9-05] shows the account and the shops of the main accounts that are chosen, and says what is missing', async () => {
    const page = await openAs(boss, '/shopManage');
    await shows(row(page, '13800000031'), '3 家');
    await press(row(page, '13800000031'), '编辑 13800000031');
    const dialog = form(page, '编辑运营人员');
    await shows(dialog, '13800000031');
    expect(await list(dialog, accounts).getByRole('option').count()).toBe(3);
    expect(await list(dialog, shops).getByRole('option').count()).toBe(6);
    expect(await checked(dialog, shops).count()).toBe(3);
    expect(await seriousViolations(page)).toEqual([]);

    await list(dialog, accounts).getByRole('option').nth(2).click();
    await expect.poll(() => list(dialog, shops).getByRole('option').count()).toBe(4);
    expect(await checked(dialog, shops).count()).toBe(2);
    await press(dialog, '取消');
    await shows(row(page, '13800000031'), '3 家');

    await press(row(page, '13800000031'), '编辑 13800000031');
    await option(dialog, accounts, '全选').click();
    await shows(list(dialog, shops), '请先选择主体账号');
    expect(await checked(dialog, accounts).count()).toBe(0);
    await dialog.getByText('更换登录手机号').click();
    await press(dialog, '保存');
    for (const text of ['请选择主体账号', '请选择店铺名称', '请输入新手机号', '请输入验证码'])
      await shows(dialog.getByRole('alert'), text);

    await option(dialog, accounts, '全选').click();
    expect(await checked(dialog, accounts).count()).toBe(3);
    await option(dialog, shops, '全选').click();
    expect(await checked(dialog, shops).count()).toBe(6);
    await dialog.getByText('请选择店铺名称').waitFor({ state: 'detached' });
    await option(dialog, shops, '全选').click();
    expect(await checked(dialog, shops).count()).toBe(0);
    await shows(dialog.getByRole('alert'), '请选择店铺名称');

    await press(dialog, '获取验证码');
    await shows(dialog.getByRole('alert'), '请输入新手机号');
    await dialog.getByLabel('新手机号').fill('13800000002');
    await press(dialog, '获取验证码');
    await toast(page, '该手机号已被其他账号使用，请更换手机号').waitFor();
    await dialog.getByText('更换登录手机号').click();
    expect(await dialog.getByLabel('新手机号').count()).toBe(0);
  });

  it('[R2.7-74] tells main accounts of one phone apart', async () => {
    const page = await openAs(otherBoss, '/shopManage');
    await section(page).getByRole('button', { name: '添加运营人员' }).click();
    const options = list(form(page, '添加运营人员'), accounts).getByRole('option');
    const ofOnePhone = options.filter({ hasText: otherBoss });
    await expect.poll(() => ofOnePhone.count()).toBe(2);
    const texts = await ofOnePhone.allTextContents();
    expect(new Set(texts).size).toBe(2);
    for (const text of texts) expect(text).toMatch(/13800000002 \p{Script=Han}+等 4 家\d{9,}/u);
  });

  it('offers 500 shops, searched and ticked all at once', async () => {
    const page = await openAs(bossOf(shopNames(500)), '/shopManage');
    await press(section(page), '添加运营人员');
    const dialog = form(page, '添加运营人员');
    await option(dialog, accounts, /未绑定主账号/).click();
    await option(dialog, shops, '全选').click();
    await shows(dialog, '已选 500 / 500');
    // Only those in sight are drawn.
    expect(await list(dialog, shops).getByRole('option').count()).toBeLessThan(40);
    await dialog.getByRole('searchbox', { name: `搜索${shops}` }).fill('样店499');
    await option(dialog, shops, /样店499/).click();
    await shows(dialog, '已选 499 / 500');
    const phone = freshPhone();
    await dialog.getByLabel('手机号').fill(phone);
    await press(dialog, '添加');
    await shows(row(page, phone), '499 家');
  });
});

describe('the operators of a boss', () => {
  it('[R6-08] are read again after a failure, added, sign in by code, get another phone and are removed', async () => {
    const context = await newContext();
    // None of these shops is of a main account.
    await becomeBossOf(context, ['甲店', '乙店']);
    await haveShops(context, ['丙店'], { platformType: 'shein' });
    const page = await context.newPage();
    await stubOperation(page, 'Operators', { status: 500, body: { errors: [] } });
    await page.goto('/shopManage');
    await shows(section(page), '加载失败');
    await page.unroute('**/graphql');
    await press(section(page), '重试');
    await shows(section(page), '还没有运营人员');

    await press(section(page), '添加运营人员');
    const adding = form(page, '添加运营人员');
    await press(adding, '添加');
    await shows(adding, '手机号不能为空');
    const phone = freshPhone();
    await adding.getByLabel('手机号').fill(phone);
    await list(adding, accounts)
      .getByRole('option')
      .filter({ has: page.getByRole('img', { name: 'temu' }) })
      .click();
    await option(adding, shops, /甲店/).click();
    await press(adding, '添加');
    await toast(page, '添加成功').waitFor();
    await shows(row(page, phone), '1 家');

    const theirs = await newContext();
    expect(await signInByCode(theirs, phone)).toBe(true);
    const operator = await theirs.newPage();
    await operator.goto('/shopManage');
    const table = operator.getByRole('table', { name: '全部店铺' });
    await table.getByText('甲店').waitFor();
    expect(await table.locator('tbody tr').count()).toBe(1);
    expect(await section(operator).count()).toBe(0);
    await operator.getByRole('button', { name: /账号菜单/ }).click();
    await operator.getByText('运营', { exact: true }).waitFor();
    await operator.getByRole('menuitem', { name: '个人中心' }).click();
    await press(operator.getByRole('dialog', { name: '个人中心' }), '我的店铺');
    const theirShops = operator.getByRole('dialog', { name: '我的店铺' });
    await shows(theirShops, '甲店');
    await press(theirShops, '知道了');

    await press(row(page, phone), `编辑 ${phone}`);
    const editing = form(page, '编辑运营人员');
    await option(editing, shops, /乙店/).click();
    await press(editing, '保存');
    await shows(row(page, phone), '2 家');
    await table.getByText('乙店').waitFor();
    await toast(page, '保存成功').getByRole('button', { name: '撤销' }).click();
    await shows(row(page, phone), '1 家');
    await table.getByText('乙店').waitFor({ state: 'detached' });

    // Who is changed stands in the address, by no phone: a reload opens it, the way back closes it.
    await press(row(page, phone), `编辑 ${phone}`);
    await page.waitForURL((url) =>
      /^\?dialog=editOperator&operator=operator:\d+$/.test(decodeURIComponent(url.search)),
    );
    await page.reload();
    await shows(editing, phone);
    await page.goBack();
    await editing.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await page.goForward();

    const newPhone = freshPhone();
    await shows(editing, phone);
    await editing.getByText('更换登录手机号').click();
    await editing.getByLabel('新手机号').fill(newPhone);
    await press(editing, '获取验证码');
    await toast(page, '信息发送成功').waitFor();
    const code = await latestCode(newPhone);
    const field = editing.getByLabel('验证码', { exact: true });
    await field.fill(code === '000000' ? '111111' : '000000');
    await press(editing, '保存');
    await shows(editing.getByRole('alert'), '验证码输入错误');
    await field.fill(code);
    await press(editing, '保存');
    await shows(row(page, newPhone), '1 家');
    expect(await row(page, phone).count()).toBe(0);
    expect(await signInByCode(await newContext(), newPhone)).toBe(true);

    await press(row(page, newPhone), `删除 ${newPhone}`);
    const question = page.getByRole('alertdialog', { name: '是否确定此操作？' });
    await shows(question, newPhone);
    await press(question, '取消');
    await question.waitFor({ state: 'detached' });
    expect(await row(page, newPhone).count()).toBe(1);
    await press(row(page, newPhone), `删除 ${newPhone}`);
    await press(question, '删除');
    await toast(page, '删除成功').waitFor();
    await shows(section(page), '还没有运营人员');
  });
});

describe('a visitor', () => {
  it('looks at the operators of the preview, and is told to sign in before a change', async () => {
    const page = await open('/shopManage');
    await shows(section(page), '13800000031');
    await press(section(page), '添加运营人员');
    await page.getByRole('dialog', { name: '登录后即可使用' }).waitFor();
    expect(await form(page, '添加运营人员').count()).toBe(0);
  });
});
