import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { bossOf } from './own-shops.ts';
import { becomeManagerOf } from './staff.ts';
import { press, shows, stubOperation, toast } from './steps.ts';

const { newContext, contextAs } = useBrowser();

const listed = z.object({ managers: z.array(z.object({ phone: z.string() })) });

async function onlyManagerOf(boss: BrowserContext): Promise<string> {
  const { managers } = listed.parse(await graphql(boss, '{ managers { phone } }', {}));
  return managers.map(({ phone }) => phone).join();
}

/** Whether a manager gets in on the phone, by the password that their boss has given them. */
async function canSignIn(phone: string): Promise<boolean> {
  const answer = await graphql(
    await newContext(),
    'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
    { input: { phone, password: 'secret-1', onPhone: true } },
  );
  return JSON.stringify(answer) === '{"login":{"error":null}}';
}

it('[R6-06] [R6-08] a boss dismisses a manager: their open page is signed out, they cannot sign in, and the phone is an operator’s at once', async () => {
  const context = await contextAs(bossOf(['甲店', '乙店']));
  const theirs = await newContext();
  await becomeManagerOf(context, theirs, [2]);
  const phone = await onlyManagerOf(context);
  expect(await canSignIn(phone)).toBe(true);
  const open = await theirs.newPage();
  await open.goto('/shopManage');
  await shows(open.getByRole('table', { name: '全部店铺' }), '甲店');

  const page = await context.newPage();
  await page.goto('/account/people');
  const rows = page.getByRole('table', { name: '人员管理' }).locator('tbody tr');
  const remove = rows.getByRole('button', { name: /^删除：/ });
  const question = page.getByRole('alertdialog', { name: '是否确定此操作？' });
  await remove.click();
  await shows(question, `确定要删除店长/财务 ${phone} 吗？`);
  expect(await seriousViolations(page)).toEqual([]);
  await press(question, '取消');
  await question.waitFor({ state: 'detached' });

  const error = { __typename: 'BusinessError', message: '店长正在交接', refusal: null };
  const payload = { __typename: 'RemoveManagerPayload', removedId: null, error };
  await stubOperation(page, 'RemoveManager', { body: { data: { removeManager: payload } } });
  await remove.click();
  await press(question, '删除');
  await toast(page, '店长正在交接').waitFor();
  await page.unroute('**/graphql');
  expect(await rows.count()).toBe(1);
  expect(await canSignIn(phone)).toBe(true);

  await remove.click();
  await press(question, '删除');
  await toast(page, '删除成功').waitFor();
  await shows(page.getByRole('main'), '还没有人员');
  // By itself: nothing is pressed and nothing is asked there.
  await toast(open, '您的账号已被移除，不能再使用，请联系BOSS').waitFor();
  await open.getByRole('dialog').getByRole('tab', { name: 'BOSS登录' }).waitFor();
  expect(await canSignIn(phone)).toBe(false);

  await page.getByRole('button', { name: '添加人员' }).click();
  await page.getByRole('menuitem', { name: /^添加运营人员/ }).click();
  const adding = page.getByRole('dialog', { name: '添加运营人员' });
  await adding.getByLabel('手机号').fill(phone);
  await adding
    .getByRole('listbox', { name: '负责主体账号' })
    .getByRole('option', { name: /未绑定主账号/ })
    .click();
  await adding
    .getByRole('listbox', { name: '负责店铺' })
    .getByRole('option', { name: /乙店/ })
    .click();
  await press(adding, '添加');
  await shows(rows, '运营');
});

it('[R6-06] a manager goes from the list of the permissions, too, and another window hears of it', async () => {
  const context = await contextAs(bossOf(['甲店']));
  await becomeManagerOf(context, await newContext(), []);
  const phone = await onlyManagerOf(context);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/account/people');
  await shows(elsewhere.getByRole('table', { name: '人员管理' }), '店长/财务');

  const page = await context.newPage();
  await page.goto('/shopManage');
  const people = page.getByRole('table', { name: '全部店铺' }).getByRole('link', { name: /^139/ });
  await people.waitFor();
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '店铺权限分配' }).click();
  const dialog = page.getByRole('dialog', { name: '店铺权限分配' });
  await dialog.getByText('店长列表', { exact: true }).click();
  await press(dialog, `删除 ${phone}`);
  await press(page.getByRole('alertdialog'), '删除');
  await shows(dialog, '还没有店长/财务');
  await shows(elsewhere.getByRole('main'), '还没有人员');
  await press(dialog, '关闭');
  await people.waitFor({ state: 'detached' });
});
