import type { BrowserContext, Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, useBrowser } from '../support/browser.ts';
import {
  bindAccount,
  bindByCode,
  dialogOf,
  marketplacePassword,
  newBoss,
  toasts,
} from './binding-steps.ts';
import { holdSocket, listening, openLogin, register, shows } from './steps.ts';

const { newContext, open } = useBrowser();

/** Lets the simulated marketplace end the session of the boss's only account, as its page does. */
async function endSession(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/api/simulator/accounts');
  await page.getByRole('button', { name: '让登录失效' }).first().click();
  await page.getByText('登录已失效').waitFor();
  await page.close();
}

const isOperation = (answer: Response, name: string): boolean =>
  answer.request().postData()?.includes(`"${name}"`) === true;

async function bossWithAccount(): Promise<{ context: BrowserContext; page: Page; phone: string }> {
  const context = await newContext();
  const page = await newBoss(context);
  return { context, page, phone: await bindAccount(page) };
}

describe('binding an account again', () => {
  it('[R2.7-11] [R4-15] [R4-48] [R4-49] opens by a message with the phone locked, and closes by one when it was done in another window', async () => {
    const { context, page, phone } = await bossWithAccount();
    await endSession(context);
    const dialog = dialogOf(page, '重新绑定主账号');
    await dialog.waitFor();
    const account = dialog.getByLabel('账号', { exact: true });
    expect(await account.inputValue()).toBe(phone);
    expect(await account.getAttribute('readonly')).not.toBeNull();
    await dialog.getByLabel('密码', { exact: true }).fill(marketplacePassword);
    await bindByCode(dialog, phone);
    // Bound again, it needs no more; the dialog stays to say so until it is closed.
    await dialog.getByRole('button', { name: '查看店铺数据' }).click();
    await dialog.waitFor({ state: 'detached' });
    const hearsAgain = listening(page, 'rebindRequested');
    await page.reload();
    await hearsAgain;
    await page.getByRole('button', { name: /账号菜单/ }).waitFor();
    await page.locator('aside').getByText('店铺数据汇总').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);

    const other = await context.newPage();
    const hears = listening(other, 'rebindRequested');
    await other.goto('/home');
    await hears;
    await endSession(context);
    const there = dialogOf(other, '重新绑定主账号');
    await dialog.waitFor();
    await there.waitFor();
    await there.getByLabel('密码', { exact: true }).fill(marketplacePassword);
    // The message here passes while the window there is still busy.
    await Promise.all([shows(toasts(page), '绑定成功'), bindByCode(there, phone)]);
    await dialog.waitFor({ state: 'detached' });
  });

  it('[R4-48] [R4-49] [R2.7-36] opens and closes by what happened before the page was listening, and warns of it at the next visit', async () => {
    const { context, page, phone } = await bossWithAccount();
    const late = await context.newPage();
    let letIn = await holdSocket(late);
    const read = () => late.waitForResponse((answer) => isOperation(answer, 'BindingWatch'));
    await Promise.all([read(), late.goto('/home')]);
    await endSession(context);
    letIn();
    const there = dialogOf(late, '重新绑定主账号');
    await there.waitFor();

    letIn = await holdSocket(late);
    await Promise.all([read(), late.reload()]);
    const warning = late.getByRole('alertdialog', { name: '请重新绑定主账号' });
    await warning.waitFor();
    const here = dialogOf(page, '重新绑定主账号');
    await here.getByLabel('密码', { exact: true }).fill(marketplacePassword);
    await bindByCode(here, phone);
    letIn();
    await warning.waitFor({ state: 'detached' });

    await page.close();
    await late.close();
    await endSession(context);
    const next = await context.newPage();
    await next.goto('/home');
    const again = next.getByRole('alertdialog', { name: '请重新绑定主账号' });
    await shows(again, phone);
    await shows(again, /需要解绑后重新绑定，才能查看最新数据/);
    await again.getByRole('button', { name: '重新绑定' }).click();
    const dialog = dialogOf(next, '重新绑定主账号');
    await dialog.waitFor();
    await next.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await again.count()).toBe(0);
    await next.reload();
    await again.getByRole('button', { name: '去解绑' }).click();
    await dialogOf(next, '解绑账号').getByText('登录失效').waitFor();
  });
});

describe('a boss without any shop', () => {
  it('[R2.7-12] is reminded after the registration to bind a main account', async () => {
    const page = await open('/index');
    // The prompt for the chat app may come first; it is put off.
    const prompt = page.getByRole('dialog', { name: '绑定手机号与微信' });
    await page.addLocatorHandler(prompt, () =>
      prompt.getByRole('button', { name: '以后再说' }).click(),
    );
    const login = await openLogin(page);
    await register(login, freshPhone());
    await login.getByRole('button', { name: '立即登录' }).click();
    const reminder = page.getByRole('alertdialog', { name: '重要提醒' });
    await shows(reminder, /请至少绑定一个店铺主账号，或导入/);
    await reminder.getByRole('button', { name: '绑定 temu' }).click();
    const dialog = dialogOf(page, '绑定主账号');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await bindAccount(page);
    await page.goto('/home');
    await page.locator('aside [aria-current=true]').waitFor();
    expect(await reminder.count()).toBe(0);
  });
});
