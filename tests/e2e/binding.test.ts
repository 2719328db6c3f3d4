import { describe, expect, it } from 'vitest';
import { latestCode, seriousViolations, useBrowser } from '../support/browser.ts';
import {
  bindByCode,
  codeButton,
  dialogOf,
  fillAccount,
  freshAccount,
  marketplacePassword,
  newBoss,
  openBindDialog,
  sidePanel,
  toasts,
} from './binding-steps.ts';
import { graphql } from './imports.ts';
import { holdSocket, press, shows, stubOperation } from './steps.ts';

const { newContext } = useBrowser();

/** The words of the simulated marketplace. */
const boundElsewhere = '该账号下的店铺已被其他账号绑定，请先在原账号解绑';

const newBossPage = async () => newBoss(await newContext());

describe('the form that binds a main account', () => {
  it('[R2.7-09] [R2.5-03] [R5.2-01] [R5.2-02] [R5.2-03] [R5.2-04] [R5.2-05] [R5.2-06] asks for account, password and code, and says why it cannot be confirmed yet', async () => {
    const page = await newBossPage();
    await page.getByRole('button', { name: /账号菜单/ }).click();
    for (const platform of ['temu', 'shein'])
      await page.getByRole('menuitem', { name: `绑定主账号（${platform}）` }).waitFor();
    await page.keyboard.press('Escape');
    let dialog = await openBindDialog(page);
    for (const label of ['账号', '密码', '验证码'])
      await dialog.getByLabel(label, { exact: true }).waitFor();
    await codeButton(dialog).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The focus goes back to the menu's button, as its entry is gone.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('账号菜单');

    dialog = await openBindDialog(page);
    await dialog.getByLabel('账号', { exact: true }).focus();
    await dialog.getByLabel('密码', { exact: true }).focus();
    await dialog.getByText('请输入账号', { exact: true }).waitFor();
    await dialog.getByLabel('验证码', { exact: true }).focus();
    await dialog.getByText('请输入密码', { exact: true }).waitFor();

    // What was typed is forgotten when nothing was sent, once that was asked.
    await fillAccount(dialog, freshAccount());
    await page.keyboard.press('Escape');
    await press(page.getByRole('alertdialog'), '离开');
    await dialog.waitFor({ state: 'detached' });
    dialog = await openBindDialog(page);
    expect(await dialog.getByLabel('账号', { exact: true }).inputValue()).toBe('');
    expect(await dialog.getByLabel('密码', { exact: true }).inputValue()).toBe('');

    const confirm = () => dialog.getByRole('button', { name: '确定绑定' }).click();
    await confirm();
    await shows(page, '请输入账号和密码！');
    await fillAccount(dialog, freshAccount());
    await dialog.getByLabel('验证码', { exact: true }).fill('123456');
    await confirm();
    await shows(page, '绑定异常，请重新获取验证码！');
    await codeButton(dialog).click();
    await shows(dialog, '验证码已发送');
    expect(await dialog.getByLabel('验证码', { exact: true }).inputValue()).toBe('');
    await confirm();
    await shows(page, '请输入验证码！');
    await dialog.getByLabel('验证码', { exact: true }).fill('123456');
    await dialog.getByLabel('密码', { exact: true }).fill('another-one');
    await confirm();
    await shows(page, '当前账号密码与获取验证码时不一致，请重新获取验证码！');
  });

  it('[R5.2-07] [R4-10] keeps the button of the code disabled without an account, without a password and for 59 s', async () => {
    const page = await newBossPage();
    await page.clock.install();
    const dialog = await openBindDialog(page);
    const button = codeButton(dialog);
    const phone = freshAccount();
    expect(await button.isDisabled()).toBe(true);
    await fillAccount(dialog, phone, '');
    expect(await button.isDisabled()).toBe(true);
    await fillAccount(dialog, '', marketplacePassword);
    expect(await button.isDisabled()).toBe(true);
    await fillAccount(dialog, phone);
    expect(await button.isDisabled()).toBe(false);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await button.click();
    await shows(dialog, '59 秒后重发');
    expect(await button.isDisabled()).toBe(true);
    await page.clock.runFor(58_000);
    await shows(dialog, '1 秒后重发');
    expect(await button.isDisabled()).toBe(true);
    await page.clock.runFor(1_000);
    await dialog.getByRole('button', { name: '重新发送', exact: true }).waitFor();
    expect(await button.isDisabled()).toBe(false);
  });

  it('[R8-05] [R8-18] [R8-15] [R8-17] says what failed, by the answer or by the error topic, and frees the button', async () => {
    const page = await newBossPage();
    const dialog = await openBindDialog(page);
    await stubOperation(page, 'BindMainAccount', {
      body: {
        data: {
          bindMainAccount: {
            __typename: 'BindMainAccountPayload',
            bind: null,
            error: {
              __typename: 'BusinessError',
              code: 'REFUSED',
              // What stands there where the data service has refused without a word.
              message: '操作失败，请稍后重试',
              refusal: { __typename: 'Refusal', name: 'UPSTREAM_REFUSED', values: [] },
            },
          },
        },
      },
    });
    await fillAccount(dialog, freshAccount());
    await codeButton(dialog).click();
    await shows(toasts(page), '绑定失败');
    await page.unroute('**/graphql');

    await fillAccount(dialog, '12000000005');
    await codeButton(dialog).click();
    await shows(toasts(page), boundElsewhere);
    await dialog.getByRole('button', { name: '获取验证码', exact: true }).waitFor();
    expect(await codeButton(dialog).isDisabled()).toBe(false);

    // The marketplace takes its time over this one: the failure comes by the topic alone.
    await fillAccount(dialog, '12000000006', 'not-it');
    await codeButton(dialog).click();
    await dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
    await shows(dialog, '正在登录主账号，请稍候');
    await shows(toasts(page), '账号或密码错误');
    await dialog.getByRole('button', { name: '获取验证码', exact: true }).waitFor();
    expect(await codeButton(dialog).isDisabled()).toBe(false);
  });
});

describe('binding a main account', () => {
  it('[R4-09] [R4-12] [R8-19] [R2.7-10] [R8-16] binds by code, selects the first shop in this window alone, and binds the next', async () => {
    const context = await newContext();
    const page = await newBoss(context);
    await page.evaluate(() => {
      document.body.dataset.mark = 'same page';
    });
    const other = await context.newPage();
    await other.goto('/home');
    await other.getByRole('alertdialog').getByRole('button', { name: '绑定 temu' }).click();
    await dialogOf(other, '绑定主账号').waitFor();

    const dialog = await openBindDialog(page);
    const phone = freshAccount();
    await fillAccount(dialog, phone);
    await bindByCode(dialog, phone);
    // The other window hears of it from the finish topic.
    await Promise.all([
      page.waitForURL(/shop=temu/),
      shows(toasts(page), '绑定成功'),
      shows(toasts(other), '绑定成功'),
    ]);
    // The dialog hides what is behind it from readers, not from the eye.
    await page.locator('aside [aria-current=true]').waitFor();
    await other.locator('aside').getByText('店铺数据汇总').waitFor();
    // Nobody asked there to look at the new shop.
    expect(new URL(other.url()).search).toBe('');

    await dialog.getByRole('button', { name: '继续绑定主账号' }).click();
    for (const label of ['账号', '密码', '验证码'])
      expect(await dialog.getByLabel(label, { exact: true }).inputValue()).toBe('');
    expect(await codeButton(dialog).textContent()).toBe('获取验证码');
    const next = freshAccount();
    await fillAccount(dialog, next);
    await bindByCode(dialog, next);
    await dialog.getByRole('button', { name: '查看店铺数据' }).click();
    await dialog.waitFor({ state: 'detached' });
    await sidePanel(page).locator('[aria-current=true]').waitFor();
    expect(await page.evaluate(() => document.body.dataset.mark)).toBe('same page');
    expect(await dialogOf(page, '绑定主账号').count()).toBe(0);
  });

  it('[R4-13] [R8-20] [R4-14] [R8-02] binds at once where no code is needed, else takes the right password and code after wrong ones', async () => {
    const page = await newBossPage();
    let dialog = await openBindDialog(page);
    await fillAccount(dialog, '12000000003');
    await codeButton(dialog).click();
    await shows(dialog, '绑定成功，无需等待验证码');
    await dialog.getByRole('button', { name: '继续绑定主账号' }).waitFor();
    await page.waitForURL(/shop=temu/);
    await dialog.getByRole('button', { name: '查看店铺数据' }).click();
    await sidePanel(page)
      .getByRole('button', { name: /店铺数据汇总\s*2/ })
      .waitFor();

    dialog = await openBindDialog(page);
    await fillAccount(dialog, freshAccount(), 'not-it');
    await codeButton(dialog).click();
    await shows(toasts(page), '账号或密码错误');
    await dialog.getByRole('button', { name: '获取验证码', exact: true }).waitFor();
    expect(await codeButton(dialog).isDisabled()).toBe(false);

    // It goes on while its dialog is closed, which shows how it stands when it is opened again.
    const phone = freshAccount();
    await fillAccount(dialog, phone);
    await codeButton(dialog).click();
    await shows(dialog, '验证码已发送');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    dialog = await openBindDialog(page);
    expect(await dialog.getByLabel('账号', { exact: true }).inputValue()).toBe(phone);
    await dialog.getByRole('button', { name: /秒后重发/ }).waitFor();
    await shows(dialog, '验证码已发送');

    const code = await latestCode(phone);
    await dialog
      .getByLabel('验证码', { exact: true })
      .fill(code === '000000' ? '111111' : '000000');
    await dialog.getByRole('button', { name: '确定绑定' }).click();
    await shows(page, /验证码(输入)?错误/);
    await dialog.getByLabel('验证码', { exact: true }).fill(code);
    await dialog.getByRole('button', { name: '确定绑定' }).click();
    await dialog.getByText('绑定成功', { exact: true }).waitFor();
    // What was wrong before is said no longer.
    await expect.poll(() => toasts(page).filter({ hasText: /错误/ }).count()).toBe(0);
  });

  it('asks before what was typed is lost, also while the server is away', async () => {
    const context = await newContext();
    const page = await newBoss(context);
    const dialog = await openBindDialog(page);
    const question = page.waitForResponse(/QuestionDialog/);
    await fillAccount(dialog, freshAccount());
    await (await question).finished();
    await context.setOffline(true);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').filter({ hasText: '有未保存的修改' }).waitFor();
    await context.setOffline(false);
  });

  it('hears of the end that came while its connection was cut off, or before the page was listening', async () => {
    const context = await newContext();
    const page = await newBoss(context);
    let dialog = await openBindDialog(page);
    await fillAccount(dialog, '12000000006');
    await codeButton(dialog).click();
    await shows(dialog, '正在登录主账号，请稍候');
    await context.setOffline(true);
    // The code is sent meanwhile; its message reaches nobody.
    await latestCode('12000000006');
    await context.setOffline(false);
    await shows(dialog, '验证码已发送');

    await holdSocket(page);
    await page.reload();
    dialog = await openBindDialog(page);
    const phone = freshAccount();
    await fillAccount(dialog, phone);
    await codeButton(dialog).click();
    await shows(dialog, '验证码已发送');
    await graphql(
      context,
      'mutation ($input: ConfirmBindCodeInput!) { confirmBindCode(input: $input) { error { message } } }',
      { input: { phone, code: await latestCode(phone) } },
    );
    await dialog.getByText('绑定成功', { exact: true }).waitFor();
  });
});
