import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshPhone, latestCode, seriousViolations, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { registerBoss } from '../support/person.ts';
import { password } from '../support/sign-in.ts';
import { agree, boss, openLogin, putOffBinding, putOffShops, shows } from './steps.ts';

const { newContext } = useBrowser();

/**
 * Watches a page's websockets from its beginning; the answer resolves when it has asked anew to hear of the
 * answer at the chat app.
 */
function watchSockets(page: Page): () => Promise<void> {
  let asked = 0;
  let awaited = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (payload.includes('ChatLoginFinished')) asked += 1;
    }),
  );
  return async () => {
    awaited += 1;
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(awaited);
  };
}

/** Scans the QR code of the simulated chat app as one of the people there. */
async function scan(page: Page, person: string): Promise<void> {
  const qr = page.frameLocator('iframe[title=微信扫码]');
  await qr.getByText(person).click();
  await qr.getByRole('button', { name: '确认登录' }).click();
}

/** What prompts somebody at once hides the page behind it from roles. */
const signedIn = (page: Page) =>
  page
    .getByRole('button', { name: /账号菜单/, includeHidden: true })
    .waitFor({ state: 'attached' });

async function loginByChat(context: BrowserContext, person: string): Promise<Page> {
  const page = await context.newPage();
  const listening = watchSockets(page);
  const dialog = await openLogin(page);
  await agree(dialog);
  await dialog.getByRole('button', { name: '微信扫码登录' }).click();
  await listening();
  await scan(page, person);
  await signedIn(page);
  return page;
}

async function loginByPassword(context: BrowserContext, phone: string, secret: string) {
  const page = await context.newPage();
  const dialog = await openLogin(page);
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(secret);
  await agree(dialog);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await signedIn(page);
  return page;
}

async function openPersonalCentre(page: Page) {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  const centre = page.getByRole('dialog', { name: '个人中心' });
  await shows(centre, '注册日期');
  return centre;
}

describe('signing in by chat app', () => {
  it('[R7.2-11] [R7.2-12] [R6-24] shows the QR page in the login dialog, and its answer signs in', async () => {
    const page = await loginByChat(await newContext(), '陈晓敏');
    expect(new URL(page.url()).pathname).toBe('/home');
    const centre = await openPersonalCentre(page);
    // The chat account of the first demo boss is bound to that account.
    await shows(centre, '138****0001');
  });

  it('says that it was cancelled, and shows another QR code', async () => {
    const page = await (await newContext()).newPage();
    const listening = watchSockets(page);
    const dialog = await openLogin(page);
    await agree(dialog);
    await dialog.getByRole('button', { name: '微信扫码登录' }).click();
    await listening();
    const frame = dialog.locator('iframe');
    const first = await frame.getAttribute('src');
    await page.frameLocator('iframe').getByRole('button', { name: '取消' }).click();
    await shows(page, '已取消登录');
    await expect.poll(() => frame.getAttribute('src')).not.toBe(first);
  });
});

describe('the prompt to bind', () => {
  it('[R2.5-08] [R2.7-34] [R5.6-01] [R5.6-02] [R5.6-03] [R5.6-04] [R5.6-05] [R5.6-06] [R6-11] [R7.2-13] lets a boss who came by chat app bind a phone once every fault is mended, and sign in by it', async () => {
    const page = await loginByChat(await newContext({ linkPrompt: true }), '新的微信用户');
    const dialog = page.getByRole('dialog', { name: '绑定手机号与微信' });
    await dialog.getByRole('button', { name: '绑定手机号' }).click();
    for (const fault of [
      '手机号不能为空',
      '密码不能为空',
      '两次密码输入不一致',
      '验证码不能为空',
    ]) {
      await shows(dialog, fault);
    }
    expect(await seriousViolations(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: '手机号' }).fill('1381234567');
    await shows(dialog, '请输入正确的手机号');
    await dialog.getByLabel('密码', { exact: true }).fill('12345');
    await shows(dialog, '密码必须为6-12位字符组合');

    await dialog.getByRole('tab', { name: '微信' }).waitFor();
    const phone = freshPhone();
    await dialog.getByRole('textbox', { name: '手机号' }).fill(phone);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await dialog.getByRole('button', { name: /^29\d 秒后重发$/ }).waitFor();
    await dialog.getByLabel('验证码', { exact: true }).fill(await latestCode(phone));
    await dialog.getByLabel('密码', { exact: true }).fill('secret-1');
    await dialog.getByLabel('确认密码').fill('secret-1');
    await dialog.getByRole('button', { name: '绑定手机号' }).click();
    await shows(page, '绑定成功');
    await dialog.waitFor({ state: 'detached' });
    await putOffShops(page);
    const centre = await openPersonalCentre(page);
    await shows(centre, `${phone.slice(0, 3)}****${phone.slice(7)}`);
    await shows(centre, '新的微信用户');
    await shows(centre, '已绑定');
    await shows(centre, 'BOSS');
    expect(await seriousViolations(page)).toEqual([]);

    const again = await loginByPassword(await newContext({ linkPrompt: true }), phone, 'secret-1');
    await putOffShops(again);
    // With both bound there is nothing else to be prompted for.
    await openPersonalCentre(again);
  });

  it('[R6-11] lets a boss who came by phone bind a chat account, and asks no more', async () => {
    const phone = freshPhone();
    await registerBoss(e2eServer().origin, { phone, password: 'secret-1' });
    const context = await newContext({ linkPrompt: true });
    const page = await loginByPassword(context, phone, 'secret-1');
    await page.getByRole('dialog', { name: '绑定手机号与微信' }).waitFor();
    // A reload is no answer.
    await page.reload();
    await putOffBinding(page);
    // A boss without shops is asked for those next, and left alone then.
    await putOffShops(page);
    // Put off, it does not come again with the next page.
    const listening = watchSockets(page);
    // A page of before the watching keeps its socket.
    await page.reload();
    const centre = await openPersonalCentre(page);
    await centre.getByRole('button', { name: '绑定微信' }).click();
    await listening();
    await scan(page, '新的微信用户');
    await shows(page, '绑定成功');
    const linked = await openPersonalCentre(page);
    await shows(linked, '新的微信用户');
    await shows(linked, '已绑定');
  });

  it('keeps its buttons in place when the QR code comes', async () => {
    const phone = freshPhone();
    await registerBoss(e2eServer().origin, { phone, password: 'secret-1' });
    const context = await newContext({ linkPrompt: true });
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let begun = 0;
    await context.route('**/graphql', async (route) => {
      const isBegin = route.request().postData()?.includes('"operationName":"StartChatLogin"');
      // The first asks whether there is a QR code at all, before the dialog comes.
      if (isBegin && ++begun > 1) await held;
      await route.continue();
    });
    const page = await loginByPassword(context, phone, 'secret-1');
    const dialog = page.getByRole('dialog', { name: '绑定手机号与微信' });
    await shows(dialog, '正在获取二维码');
    const later = dialog.getByRole('button', { name: '以后再说' });
    const before = await later.boundingBox();
    goOn();
    await shows(dialog, '等待扫码确认');
    expect(await later.boundingBox()).toEqual(before);
  });

  it('[R6-11] is not shown to a boss with both', async () => {
    const page = await loginByPassword(await newContext({ linkPrompt: true }), boss, password);
    await openPersonalCentre(page);
    expect(await page.getByRole('dialog').count()).toBe(1);
  });
});

describe('axe finds nothing serious', () => {
  it('in the dialogs of chat app and phone, dark as they are light', async () => {
    const page = await loginByChat(
      await newContext({ colorScheme: 'dark', linkPrompt: true }),
      '新的微信用户',
    );
    const dialog = page.getByRole('dialog', { name: '绑定手机号与微信' });
    await dialog.getByRole('button', { name: '绑定手机号' }).click();
    await shows(dialog, '手机号不能为空');
    expect(await seriousViolations(page)).toEqual([]);
    await putOffBinding(page);
    await putOffShops(page);
    await openPersonalCentre(page);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('in the page with the simulated QR code', async () => {
    const page = await (await newContext({ linkPrompt: true })).newPage();
    const dialog = await openLogin(page);
    await agree(dialog);
    await dialog.getByRole('button', { name: '微信扫码登录' }).click();
    const address = await dialog.locator('iframe').getAttribute('src');
    await page.goto(address ?? '');
    await page.getByRole('button', { name: '确认登录' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });
});
