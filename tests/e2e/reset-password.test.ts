import { describe, expect, it } from 'vitest';
import { freshPhone, latestCode, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { registerBoss } from '../support/person.ts';
import { boss, shows } from './steps.ts';

const { open } = useBrowser();

describe('/resetpass', () => {
  it('[R2.1-20] [R5.3-01] [R5.3-02] [R5.3-03] [R5.3-04] [R5.3-05] [R5.3-06] [R5.3-07] tells each fault, and lets nothing faulty be sent', async () => {
    const page = await open('/resetpass');
    const submit = page.getByRole('button', { name: '确认修改' });
    const phone = page.getByLabel('手机号');
    const code = page.getByLabel('验证码', { exact: true });
    const fresh = page.getByLabel('新密码');
    const repeat = page.getByLabel('确认密码');
    expect(await submit.isDisabled()).toBe(true);
    for (const field of [phone, code, fresh, repeat]) {
      await field.focus();
      await field.blur();
    }
    await shows(page, '您没有填写手机号');
    await shows(page, '您没有输入验证码');
    await shows(page, '您没有输入密码');
    await shows(page, '两次密码输入不一致');
    await phone.fill('138');
    await shows(page, '手机号格式错误');
    await fresh.fill('12345');
    await shows(page, '密码必须为6-12位字符组合');
    await phone.fill(boss);
    await code.fill('123456');
    await fresh.fill('secret-1');
    await repeat.fill('secret-2');
    await shows(page, '两次密码输入不一致');
    expect(await submit.isDisabled()).toBe(true);
    await repeat.fill('secret-1');
    await expect.poll(() => submit.isEnabled()).toBe(true);
  });

  it('[R5.3-08] [R8-49] shows the refusal of an unregistered phone as a toast', async () => {
    const page = await open('/resetpass');
    await page.getByLabel('手机号').fill(freshPhone());
    await page.getByRole('button', { name: '获取验证码' }).click();
    await shows(page, '您还未注册');
  });

  it('[R5.3-09] [R8-49] shows a wrong code under its field', async () => {
    const page = await open('/resetpass');
    await page.getByLabel('手机号').fill(boss);
    await page.getByLabel('验证码', { exact: true }).fill('000000');
    await page.getByLabel('新密码').fill('secret-1');
    await page.getByLabel('确认密码').fill('secret-1');
    await page.getByRole('button', { name: '确认修改' }).click();
    await shows(page, '验证码输入错误');
    const field = page.getByLabel('验证码', { exact: true });
    const message = page.locator(`[id="${await field.getAttribute('aria-errormessage')}"]`);
    expect(await message.textContent()).toBe('验证码输入错误');
  });

  it('[R8-36] says that the password was changed, and goes to the home page', async () => {
    const page = await open('/resetpass');
    const phone = freshPhone();
    await registerBoss(e2eServer().origin, { phone, password: 'secret-1' });
    await page.getByLabel('手机号').fill(phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('button', { name: /秒后重发/ }).waitFor();
    await page.getByLabel('验证码', { exact: true }).fill(await latestCode(phone));
    await page.getByLabel('新密码').fill('secret-2');
    await page.getByLabel('确认密码').fill('secret-2');
    await page.getByRole('button', { name: '确认修改' }).click();
    // How long it stays is proved where time can be held: tests/web/account/reset-page.test.tsx.
    await shows(page, '密码修改成功，为您跳转到首页');
    await page.waitForURL('**/index');
  });
});
