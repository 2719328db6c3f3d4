import { expect, it } from 'vitest';
import { freshPhone, latestCode, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { registerBoss } from '../support/person.ts';
import { boss, shows } from './steps.ts';

const { open } = useBrowser();

it('[R2.1-20] [R5.3-01] [R5.3-02] [R5.3-03] [R5.3-04] [R5.3-05] [R5.3-06] [R5.3-07] [R5.3-08] [R5.3-09] [R8-36] [R8-49] /resetpass tells each fault, lets nothing faulty be sent, and changes the password', async () => {
  const page = await open('/resetpass');
  const submit = page.getByRole('button', { name: '确认修改' });
  const ask = page.getByRole('button', { name: '获取验证码' });
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
  await code.fill('000000');
  await fresh.fill('secret-1');
  await repeat.fill('secret-2');
  await shows(page, '两次密码输入不一致');
  expect(await submit.isDisabled()).toBe(true);
  await repeat.fill('secret-1');
  await expect.poll(() => submit.isEnabled()).toBe(true);

  await submit.click();
  await shows(page, '验证码输入错误');
  const message = page.locator(`[id="${await code.getAttribute('aria-errormessage')}"]`);
  expect(await message.textContent()).toBe('验证码输入错误');

  await phone.fill(freshPhone());
  await ask.click();
  await shows(page, '您还未注册');

  const registered = freshPhone();
  await registerBoss(e2eServer().origin, { phone: registered, password: 'secret-1' });
  await phone.fill(registered);
  await ask.click();
  await page.getByRole('button', { name: /秒后重发/ }).waitFor();
  await code.fill(await latestCode(registered));
  await fresh.fill('secret-2');
  await repeat.fill('secret-2');
  await submit.click();
  // How long it stays is proved where time can be held: tests/web/account/reset-page.test.tsx.
  await shows(page, '密码修改成功，为您跳转到首页');
  await page.waitForURL('**/index');
});
