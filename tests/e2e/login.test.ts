import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, latestCode, useBrowser } from '../support/browser.ts';
import { password } from '../support/sign-in.ts';
import { becomeBoss } from './imports.ts';
import {
  agree,
  boss,
  focused,
  managerWithCost,
  openLogin,
  press,
  register,
  shows,
  stubOperation,
  tick,
  toast,
} from './steps.ts';

const { newContext } = useBrowser();

/** In a page: how many passwords the browser keeps. */
const remembered = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('credentials');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('vault').objectStore('vault').count();
      counting.onerror = () => reject(counting.error);
      counting.onsuccess = () => resolve(counting.result);
    };
  });

/** In a page: notes whether a password was kept while the login still stood there. */
const noteKeeping = () => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    const isThere = document.querySelector('[role=dialog]') !== null;
    if (this.name === 'vault') sessionStorage.setItem('keptBeforeSignedIn', String(isThere));
    return put.apply(this, given);
  };
};

/** What was typed is forgotten, and the countdown with it, when the view changes. */
async function changeView(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  await focused(dialog.getByLabel('手机号'));
  await dialog.getByLabel('手机号').fill(freshPhone());
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
  await focused(dialog.getByLabel('验证码', { exact: true }));
  await dialog.getByRole('button', { name: '返回登录' }).click();
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  expect(await dialog.getByLabel('手机号').inputValue()).toBe('');
  expect(await dialog.getByRole('button', { name: '获取验证码' }).isEnabled()).toBe(true);
}

/** It refuses as the server words it, and in words of its own where the server gives none. */
async function beRefused(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByLabel('手机号').fill(freshPhone());
  await dialog.getByLabel('密码', { exact: true }).fill('wrong-one');
  await agree(dialog);
  const answer = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('LoginInput')),
  );
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  const { message } = (await (await answer).json()).data.login.error;
  expect(message).toMatch(/\p{Script=Han}/u);
  await shows(page.getByRole('status').or(page.getByRole('alert')), message);
  expect(await dialog.isVisible()).toBe(true);
  // Who works with the keyboard goes on from where they were.
  await focused(dialog.getByRole('button', { name: '登录', exact: true }));

  const error = { __typename: 'BusinessError', code: 'REFUSED', message: '', field: null };
  await stubOperation(page, 'Login', {
    body: { data: { login: { __typename: 'LoginPayload', viewer: null, error } } },
  });
  await stubOperation(page, 'SendCode', {
    body: { data: { sendCode: { __typename: 'SendCodePayload', ok: false, error } } },
  });
  await dialog.getByLabel('手机号').fill(boss);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await agree(dialog);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await shows(page, '登录失败');
  // The keyboard reaches the message, and comes back to where it was; Escape is not for the dialog there.
  await page.getByText('信息发送成功').waitFor({ state: 'detached' });
  const close = page
    .locator('[data-scope=toast][data-part=root]', { hasText: '登录失败' })
    .getByRole('button', { name: '关闭' });
  for (const key of ['Enter', 'Escape']) {
    await close.waitFor();
    await page.keyboard.press('Alt+KeyT');
    await focused(close);
    await page.keyboard.press(key);
    await close.waitFor({ state: 'detached' });
    await focused(dialog.getByRole('button', { name: '登录', exact: true }));
    if (key === 'Enter') await page.keyboard.press('Enter');
  }
  await dialog.getByRole('tab', { name: '店长/财务登录' }).click();
  await dialog.getByLabel('手机号').fill(boss);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await shows(page, '信息发送失败');

  await dialog.getByRole('tab', { name: 'BOSS登录' }).click();
  await stubOperation(page, 'Register', {
    body: { data: { register: { __typename: 'RegisterPayload', ok: false, error } } },
  });
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  await dialog.getByLabel('手机号').fill(freshPhone());
  await dialog.getByLabel('验证码', { exact: true }).fill('123456');
  await dialog.getByLabel('密码', { exact: true }).fill('secret-1');
  await dialog.getByLabel('确认密码').fill('secret-1');
  await agree(dialog);
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  await shows(page, '注册失败');
}

describe('the login dialog', () => {
  it('[R2.1-03] [R2.7-01] [R2.7-02] [R2.7-03] [R5.1-01] [R5.1-02] [R5.1-03] [R5.1-05] [R5.1-06] [R5.1-07] [R5.1-08] [R5.1-09] [R5.1-10] [R5.1-12] [R4-02] [R8-01] [R8-03] [R8-04] [R8-35] opens at /login over /home, says in each of its forms what is missing, forgets what was typed with its view, and says why it refuses', async () => {
    const page = await (await newContext()).newPage();
    const dialog = await openLogin(page);
    const button = dialog.getByRole('button', { name: '登录', exact: true });
    expect(new URL(page.url()).pathname).toBe('/home');
    expect(await dialog.getByLabel('手机号').isVisible()).toBe(true);
    expect(await dialog.getByLabel('密码', { exact: true }).isVisible()).toBe(true);
    expect(await dialog.getByText('+86').count()).toBe(1);
    expect(await dialog.getByRole('combobox').count()).toBe(0);

    await dialog.getByLabel('手机号').press('Enter');
    await shows(dialog, '请输入手机号');
    await shows(dialog, '请输入密码');
    await shows(dialog, '请确定已同意用户服务协议');
    await dialog.getByLabel('密码', { exact: true }).fill('12345');
    await dialog.getByLabel('手机号').fill(boss);
    await shows(dialog, '密码必须为6-12位字符组合');
    await dialog.getByLabel('密码', { exact: true }).fill(password);
    await dialog.getByText('密码必须为6-12位字符组合').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await shows(dialog, '请确定已同意用户服务协议');
    expect(await dialog.isVisible()).toBe(true);

    await dialog.getByLabel('密码', { exact: true }).fill('');
    await dialog.getByLabel('手机号').fill('13800000001');
    expect(await button.isDisabled()).toBe(true);
    await dialog.getByLabel('密码', { exact: true }).fill('x');
    expect(await button.isEnabled()).toBe(true);
    await dialog.getByLabel('手机号').fill('1380000000');
    expect(await button.isDisabled()).toBe(true);

    await dialog.getByRole('tab', { name: '店长/财务登录' }).click();
    expect(await dialog.getByLabel('验证码', { exact: true }).isVisible()).toBe(true);
    expect(await dialog.getByLabel('密码', { exact: true }).count()).toBe(0);
    await dialog.getByLabel('手机号').fill('1380000001');
    expect(await button.isDisabled()).toBe(true);
    await dialog.getByLabel('手机号').fill('13800000011');
    expect(await button.isEnabled()).toBe(true);
    await dialog.getByLabel('手机号').fill(managerWithCost);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await shows(dialog, '请输入验证码');

    await dialog.getByRole('tab', { name: 'BOSS登录' }).click();
    await dialog.getByRole('button', { name: '注册', exact: true }).click();
    await dialog.getByLabel('手机号').fill(freshPhone());
    await dialog.getByLabel('验证码', { exact: true }).fill('123456');
    await dialog.getByLabel('密码', { exact: true }).fill('secret-1');
    await dialog.getByLabel('确认密码').fill('secret-2');
    await dialog.getByRole('button', { name: '注册', exact: true }).click();
    await shows(dialog, '两次密码不一致');
    await shows(dialog, '请确定已同意用户服务协议');

    await dialog.getByRole('button', { name: '返回登录' }).click();
    await changeView(dialog);
    await dialog.getByRole('button', { name: '返回登录' }).click();
    await beRefused(page, dialog);
  });

  it('[R2.3-07] [R2.5-02] [R2.5-08] [R2.5-09] [R4-04] [R4-05] [R4-06] [R4-07] [R6-02] signs a boss in for seven days, at /home, and out again, which ends the session', async () => {
    const context = await newContext();
    const page = await context.newPage();
    const dialog = await openLogin(page);
    await dialog.getByLabel('手机号').fill(boss);
    await dialog.getByLabel('密码', { exact: true }).fill(password);
    await agree(dialog);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/home');
    const token = (await context.cookies()).find(({ name }) => name === 'token');
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const days = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await shows(page.getByRole('menu'), 'BOSS');
    await page.getByRole('menuitem', { name: '个人中心' }).click();
    await shows(page.getByRole('dialog'), '注册日期');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL('**/index');
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('token');
    expect(names).not.toContain('signedIn');
    await page.goto('/home');
    await shows(page, '模拟数据预览');
  });

  it('[R1-17] [R8-34] signs a manager in by code, with the manager badge', async () => {
    const page = await (await newContext()).newPage();
    const dialog = await openLogin(page);
    await dialog.getByRole('tab', { name: '店长/财务登录' }).click();
    await dialog.getByLabel('手机号').fill(managerWithCost);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await shows(page, '信息发送成功');
    await dialog.getByLabel('验证码', { exact: true }).fill(await latestCode(managerWithCost));
    await agree(dialog);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/home');
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await shows(page.getByRole('menu'), '店长/财务');
  });

  it('[R5.1-11] keeps the credentials in this browser only when asked, on the account tab, and not once the password was changed', async () => {
    const context = await newContext();
    const phone = freshPhone();
    await becomeBoss(context, phone);
    await context.clearCookies();
    const page = await context.newPage();
    await page.addInitScript(noteKeeping);
    const dialog = await openLogin(page);
    await dialog.getByLabel('手机号').fill(phone);
    await dialog.getByLabel('密码', { exact: true }).fill('secret-1');
    await tick(dialog.getByRole('checkbox', { name: '记住密码' }));
    await agree(dialog);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    // Whoever leaves the page as soon as they are in finds it, too.
    expect(await page.evaluate(() => sessionStorage.getItem('keptBeforeSignedIn'))).toBe('true');
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(stored).not.toContain('secret-1');
    const session = await context.cookies();
    await context.clearCookies();
    const again = await openLogin(page);
    await expect.poll(() => again.getByLabel('手机号').inputValue()).toBe(phone);
    expect(await again.getByLabel('密码', { exact: true }).inputValue()).toBe('secret-1');
    await again.getByRole('tab', { name: '店长/财务登录' }).click();
    expect(await again.getByRole('checkbox', { name: '记住密码' }).count()).toBe(0);

    expect(await page.evaluate(remembered)).toBe(1);
    await context.addCookies(session);
    await page.goto('/account/sessions');
    await page.getByLabel('原密码').fill('secret-1');
    await page.getByLabel('新密码', { exact: true }).fill('secret-2');
    await page.getByLabel('确认新密码').fill('secret-2');
    await press(page, '修改密码');
    await toast(page, '密码已修改，其他登录已结束').waitFor();
    expect(await page.evaluate(remembered)).toBe(0);
  });
});

describe('registration and forgotten passwords', () => {
  it('[R2.7-04] [R2.7-05] [R2.7-06] [R4-03] registers, resets, and each time leads back to the login', async () => {
    const page = await (await newContext()).newPage();
    const dialog = await openLogin(page);
    const phone = freshPhone();
    await register(dialog, phone);
    await shows(dialog, '注册成功');
    await shows(dialog, /^登录后先绑定 Temu 或 SHEIN 主账号/);
    // Nothing is typed or ticked a second time.
    await dialog.getByRole('button', { name: '立即登录' }).click();
    await page.getByRole('button', { name: /账号菜单/ }).waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/home');

    await openLogin(page);
    const bossTab = dialog.getByRole('tab', { name: 'BOSS登录' });
    await dialog.getByRole('button', { name: '忘记密码' }).click();
    await dialog.getByLabel('手机号').fill(phone);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
    const code = dialog.getByLabel('验证码', { exact: true });
    const sent = await latestCode(phone);
    await code.fill(sent === '000000' ? '111111' : '000000');
    await dialog.getByLabel('新密码').fill('secret-2');
    await dialog.getByLabel('确认密码').fill('secret-2');
    await dialog.getByRole('button', { name: '确认修改' }).click();
    await shows(dialog, '验证码输入错误');
    await focused(code);
    await code.fill(sent);
    await dialog.getByRole('button', { name: '确认修改' }).click();
    await shows(dialog, '密码修改成功');
    await focused(dialog.getByRole('button', { name: '立即登录' }));
    await dialog.getByRole('button', { name: '立即登录' }).click();
    expect(await bossTab.getAttribute('aria-selected')).toBe('true');
    // The terms, which a reset does not ask for, are all that is left to do.
    await agree(dialog);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByRole('button', { name: /账号菜单/ }).waitFor({ state: 'attached' });
  });
});
