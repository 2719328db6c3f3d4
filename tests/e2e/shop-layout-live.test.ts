import type { BrowserContext, Page, Request, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { latestCode, useBrowser } from '../support/browser.ts';
import { layoutNews } from './arrange-steps.ts';
import { codeButton, fillAccount, freshAccount, newBoss, openBindDialog } from './binding-steps.ts';
import { graphql } from './imports.ts';
import { addNewShops, addShops, bossOf, joinBossOf } from './own-shops.ts';
import { chooseOf, openWithPanel, panelOf, rowOf, shownNames } from './panel.ts';
import { shows } from './steps.ts';

const { newContext, contextAs } = useBrowser();

const operation = z.object({ operationName: z.string() });

const isOperation = (request: Request) =>
  request.url().endsWith('/graphql') && request.method() === 'POST';
const operationOf = (request: Request) => operation.parse(request.postDataJSON()).operationName;

/** What a page asks for by parts whose code comes last: the network may be idle for a while before. */
const askedLast = {
  '/shopManage': ['Operators', 'BindingWatch'],
  '/home': ['BindingWatch'],
} as const;

/** The GraphQL operations that the page sends from now on, subscriptions aside. */
function operations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isOperation(request)) sent.push(operationOf(request));
  });
  return sent;
}

/** Two windows of one boss, in two browsers; the second one listens. */
async function twoWindows(shops: readonly string[]) {
  const context = await contextAs(bossOf(shops));
  const other = await newContext();
  await joinBossOf(context, other);
  const page = await context.newPage();
  const second = await other.newPage();
  const heard = layoutNews(second);
  /** Opens a page in the second window, and tells what it asks for once it listens and has all that it shows. */
  const openSecond = async (path: keyof typeof askedLast): Promise<string[]> => {
    const before = heard();
    const answers = askedLast[path].map((name) =>
      second.waitForResponse(
        (response) => isOperation(response.request()) && operationOf(response.request()) === name,
      ),
    );
    await openWithPanel(second, path);
    await expect.poll(heard).toBeGreaterThan(before);
    await Promise.all(answers);
    await second.waitForLoadState('networkidle');
    return operations(second);
  };
  await openWithPanel(page, '/shopManage');
  const sent = await openSecond('/shopManage');
  return { context, page, second, sent, openSecond };
}

/** Messages stay for a while; the newest comes first. */
const takeBack = (page: Page) => page.getByRole('button', { name: '撤销', exact: true }).first();

async function rename(page: Page, shop: string, name: string): Promise<void> {
  await chooseOf(page, shop, '重命名');
  await page.getByLabel('店铺名称').fill(name);
  await page.getByRole('button', { name: '保存' }).click();
}

const tabNames = (page: Page) =>
  page
    .getByRole('navigation', { name: '店铺标签' })
    .locator('[data-tab]:not([data-tab=summary]) > span:last-child')
    .allTextContents();

type Windows = Awaited<ReturnType<typeof twoWindows>>;

/** Of 甲店, 乙店 and 丙店 the last becomes 丁店, and the middle one 回头店. */
async function seeOrderAndNames({ page, second, sent }: Windows): Promise<void> {
  await rowOf(page, '甲店').getByRole('button', { name: '移动店铺“甲店”' }).focus();
  await page.keyboard.press('Space');
  await shows(page, /已拿起店铺甲店/);
  await page.keyboard.press('ArrowDown');
  await shows(page, /将放到第2个/);
  await page.keyboard.press('Space');
  await expect.poll(() => shownNames(second)).toEqual(['乙店', '甲店', '丙店']);
  await expect.poll(() => tabNames(second)).toEqual(['乙店', '甲店', '丙店']);
  await takeBack(page).click();
  await expect.poll(() => shownNames(second)).toEqual(['甲店', '乙店', '丙店']);

  await rename(page, '丙店', '丁店');
  await rowOf(second, '丁店').waitFor();
  await expect.poll(() => tabNames(second)).toEqual(['甲店', '乙店', '丁店']);
  expect(sent).toEqual([]);

  await rename(second, '乙店', '回头店');
  await rowOf(page, '回头店').waitFor();
  expect(sent).toEqual(['RenameShop']);
}

/** What the boss wants to be called, in the header of both. */
async function seeTheNickname({ page, second, sent }: Windows): Promise<void> {
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  const centre = page.getByRole('dialog', { name: '个人中心' });
  await centre.getByRole('button', { name: '修改昵称' }).click();
  await centre.getByRole('textbox', { name: '昵称' }).fill(' 王老板 ');
  await page.keyboard.press('Enter');
  await shows(page, '昵称已保存');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('修改昵称');
  await page.keyboard.press('Escape');
  for (const window of [page, second])
    await shows(window.getByRole('button', { name: /账号菜单/ }), '王老板');
  expect(sent).toEqual(['RenameShop']);
}

async function seeGroups({ context, second, sent }: Windows): Promise<void> {
  const before = [...sent];
  const group = z.object({ createShopGroup: z.object({ group: z.object({ id: z.string() }) }) });
  const { createShopGroup } = group.parse(
    await graphql(
      context,
      'mutation { createShopGroup(input: { name: "华东分组" }) { group { id } } }',
      {},
    ),
  );
  const { id } = createShopGroup.group;
  const inPanel = (name: RegExp) => panelOf(second).getByRole('button', { name });
  await inPanel(/华东分组\s*0$/).waitFor();
  const shops = z.object({
    shops: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
  });
  const { edges } = shops.parse(
    await graphql(context, '{ shops { edges { node { id } } } }', {}),
  ).shops;
  await graphql(
    context,
    'mutation ($input: SetShopGroupShopsInput!) { setShopGroupShops(input: $input) { error { message } } }',
    { input: { id, shopIds: edges.map(({ node }) => node.id) } },
  );
  await inPanel(/华东分组\s*3$/).waitFor();
  await graphql(
    context,
    'mutation ($input: RenameShopGroupInput!) { renameShopGroup(input: $input) { error { message } } }',
    { input: { id, name: '华南分组' } },
  );
  await inPanel(/华南分组\s*3$/).waitFor();
  await graphql(context, 'mutation ($ids: [ID!]!) { deleteShopGroups(ids: $ids) { deletedIds } }', {
    ids: [id],
  });
  await inPanel(/华南分组/).waitFor({ state: 'detached' });
  expect(sent).toEqual(before);
}

/** Only the figures of all shops are asked for again. */
async function seeHiddenShops({ page, second, openSecond }: Windows): Promise<void> {
  const sent = await openSecond('/home');
  await chooseOf(page, '回头店', '隐藏');
  await page.getByRole('alertdialog').getByRole('button', { name: '隐藏' }).click();
  await rowOf(second, '回头店').waitFor({ state: 'detached' });
  await expect.poll(() => tabNames(second)).toEqual(['甲店', '丁店', '新店']);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent).not.toContain('DirectoryShops');
  expect(sent).not.toContain('DirectoryGroups');
  expect(sent).not.toContain('SaveShopLayout');
  await page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: '回头店' })
    .getByRole('button', { name: '恢复' })
    .click();
  await expect.poll(() => shownNames(second)).toEqual(['甲店', '回头店', '丁店', '新店']);
  await takeBack(page).click();
  await expect.poll(() => shownNames(second)).toEqual(['甲店', '丁店', '新店']);
}

describe('two windows of one boss', () => {
  it('see each other’s order, names, groups, new and hidden shops at once, and ask for nothing that they were told', async () => {
    const windows = await twoWindows(['甲店', '乙店', '丙店']);
    await seeOrderAndNames(windows);
    await seeTheNickname(windows);
    await seeGroups(windows);
    const { context, second } = windows;
    await addShops(context, ['新店']);
    await rowOf(second, '新店').waitFor();
    expect(await shownNames(second)).toEqual(['甲店', '回头店', '丁店', '新店']);
    await seeHiddenShops(windows);
  });

  it('see what happened before they were listening, and catch up after the line was lost', async () => {
    const { page, second } = await twoWindows(['甲店', '乙店']);
    const open: WebSocketRoute[] = [];
    const held = Promise.withResolvers<void>();
    let isCut = false;
    await second.routeWebSocket('**/graphql', async (socket) => {
      await held.promise;
      if (isCut) return void socket.close();
      socket.connectToServer();
      open.push(socket);
    });
    await openWithPanel(second, '/shopManage');
    await rename(page, '乙店', '丁店');
    await rowOf(page, '丁店').waitFor();
    expect(await rowOf(second, '乙店').count()).toBe(1);
    held.resolve();
    await rowOf(second, '丁店').waitFor();

    isCut = true;
    for (const socket of open) await socket.close();
    await rename(page, '丁店', '戊店');
    await rowOf(page, '戊店').waitFor();
    expect(await rowOf(second, '丁店').count()).toBe(1);
    isCut = false;
    await rowOf(second, '戊店').waitFor();
  });
});

describe('new shops', () => {
  it('[R7.3-03] are saved by the first of two windows that both see them; the other hears of it and does not', async () => {
    const context = await contextAs(bossOf([]));
    await addNewShops(context, ['甲店', '乙店']);
    const other = await newContext();
    await joinBossOf(context, other);
    const open = async (where: BrowserContext) => {
      const page = await where.newPage();
      const heard = layoutNews(page);
      const sent = operations(page);
      await page.clock.install();
      await openWithPanel(page, '/shopManage');
      await expect.poll(heard).toBe(1);
      return { page, heard, saves: () => sent.filter((name) => name === 'SaveShopLayout').length };
    };
    // Its clock stands still, so that its wait ends when the test says so.
    const second = await open(other);
    await second.page.clock.pauseAt((await second.page.evaluate(() => Date.now())) + 500);
    const first = await open(context);
    await first.page.clock.runFor(20_000);
    await expect.poll(first.saves).toBe(1);
    await expect.poll(second.heard).toBe(2);
    await second.page.clock.runFor(60_000);
    await second.page.waitForLoadState('networkidle');
    expect([first.saves(), second.saves()]).toEqual([1, 0]);
  });

  it('[R7.3-03] are saved with the layout 5 s after they were detected, once, by the window that has bound them', async () => {
    const page = await newBoss(await newContext());
    const other = await newContext();
    await joinBossOf(page.context(), other);
    const second = await other.newPage();
    const heard = layoutNews(second);
    await openWithPanel(second, '/shopManage');
    await expect.poll(heard).toBeGreaterThan(0);
    const sent = operations(page);
    const saves = () => sent.filter((name) => name === 'SaveShopLayout').length;
    const sentBySecond = operations(second);
    await page.clock.install();
    await second.clock.install();
    const dialog = await openBindDialog(page);
    const phone = freshAccount();
    await fillAccount(dialog, phone);
    await codeButton(dialog).click();
    await shows(dialog, '验证码已发送');
    await dialog.getByLabel('验证码', { exact: true }).fill(await latestCode(phone));
    // From here on the page's clock stands still, unless the test winds it on.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await dialog.getByRole('button', { name: '确定绑定' }).click();
    await dialog.getByText('绑定成功', { exact: true }).waitFor();
    // Behind the open dialog nothing has a role.
    const titles = page.locator('aside[aria-label="店铺列表"] button [title]');
    await expect
      .poll(() =>
        titles.evaluateAll((found) => found.map((each) => each.getAttribute('title')).join()),
      )
      .toMatch(/ \d{6,}/);
    let wound = 0;
    for (; saves() === 0 && wound < 20_000; wound += 250) await page.clock.runFor(250);
    expect(wound).toBeGreaterThanOrEqual(5_000);
    // A busy machine may begin the wait a moment after the shops are to be seen.
    expect(wound).toBeLessThanOrEqual(6_000);
    await page.clock.runFor(60_000);
    await page.waitForLoadState('networkidle');
    expect(saves()).toBe(1);
    // The other window hears of them when they have their place.
    await expect.poll(() => shownNames(second)).not.toEqual([]);
    await second.clock.runFor(60_000);
    await second.waitForLoadState('networkidle');
    expect(sentBySecond).toContain('DirectoryShops');
    expect(sentBySecond).not.toContain('SaveShopLayout');
  });
});
