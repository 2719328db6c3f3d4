import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { latestCode } from '../support/browser.ts';

export const boss = '13800000001';
export const otherBoss = '13800000002';
export const managerWithCost = '13800000012';

/** The login dialog, opened by its address. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'BOSS登录' }).waitFor();
  return dialog;
}

/** Ticks a box as a person does: on what is to be seen of it, once it stands still. */
export async function tick(box: Locator): Promise<void> {
  if (await box.isChecked()) return;
  await box.locator('xpath=ancestor::label[1]').locator('[data-part$=control]').click();
  await expect.poll(() => box.isChecked()).toBe(true);
}

export const agree = (dialog: Locator): Promise<void> =>
  tick(dialog.getByRole('checkbox', { name: /我已阅读并同意/ }));

/** Registers in the dialog, which leads on from there. */
export async function register(
  dialog: Locator,
  phone: string,
  { secret = 'secret-1', code = () => latestCode(phone) } = {},
): Promise<void> {
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByLabel('验证码', { exact: true }).fill(await code());
  await dialog.getByLabel('密码', { exact: true }).fill(secret);
  await dialog.getByLabel('确认密码').fill(secret);
  await agree(dialog);
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
}

/** Puts off the prompt to bind a chat account, which follows the sign-in of a new boss. */
export const putOffBinding = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: '绑定手机号与微信' })
    .getByRole('button', { name: '以后再说' })
    .click();

/** Closes the reminder of a boss without shops. */
export const putOffShops = (page: Page): Promise<void> =>
  page
    .getByRole('alertdialog', { name: '重要提醒' })
    .getByRole('button', { name: '稍后处理' })
    .click();

/** Waits until the text is on the page. */
export const shows = (scope: Page | Locator, text: string | RegExp): Promise<void> =>
  scope.getByText(text).first().waitFor();

/** Opens the page with everybody's document, so that it asks for all that it shows by itself. */
export const plainDocument = (page: Page): Promise<unknown> =>
  page.route(
    (url) => url.pathname === '/home',
    async (route) => {
      // Without cookies.
      const common = await fetch(route.request().url());
      const kept = ['content-type', 'content-security-policy'];
      const headers = Object.fromEntries(
        [...common.headers].filter(([name]) => kept.includes(name)),
      );
      await route.fulfill({ headers, body: await common.text() });
    },
  );

/** Presses the button of this name. */
export const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).click();

/** Waits until the focus is on it. */
export const focused = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

export const toast = (page: Page, text: string) =>
  page.locator('[data-scope=toast][data-part=root]').filter({ hasText: text });

/** The file that the act hands to the reader. */
export async function downloaded(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFile(await download.path());
}

/** Answers the named GraphQL operation by hand; the others go to the server. */
export async function stubOperation(
  page: Page,
  operation: string,
  answer: { status?: number; body: object },
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    if (request.method() === 'POST' && request.postDataJSON()?.operationName === operation) {
      await route.fulfill({ status: answer.status ?? 200, json: answer.body });
    } else {
      await route.fallback();
    }
  });
}

interface Answer {
  readonly data: Readonly<Record<string, object>>;
  readonly errors?: readonly object[];
}

/** Changes what the server answers to the named GraphQL operation. */
export async function alterAnswer(
  page: Page,
  operation: string,
  alter: (data: Answer['data']) => Answer,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST' || request.postDataJSON()?.operationName !== operation)
      return route.fallback();
    const { data } = await (await route.fetch()).json();
    await route.fulfill({ json: alter(data) });
  });
}

/** How many live messages of this field the page has got since. */
export function countFrames(page: Page, field: string): () => number {
  let count = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().includes(`"${field}"`)) count += 1;
    });
  });
  return () => count;
}

/** Resolves when the page has asked to hear of this field; to be called before the page is opened. */
export const listening = (page: Page, field: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.includes(field)) resolve();
      }),
    );
  });

/** Keeps the live messages of the page's next sockets back until the answer is called. */
export async function holdSocket(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.routeWebSocket('**/graphql', async (socket) => {
    await held.promise;
    socket.connectToServer();
  });
  return held.resolve;
}
