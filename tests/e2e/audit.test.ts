import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { freshPhone, seriousViolations, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { post } from '../support/person.ts';
import { toCsv } from '../support/sales-files.ts';
import { becomeBoss, graphql, writeSales } from './imports.ts';
import { bossOf, haveShops } from './own-shops.ts';
import { becomeManagerOf } from './staff.ts';
import { shows } from './steps.ts';

const { newContext, contextAs } = useBrowser();

const firstShop = z.object({
  shops: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
});

const skuIds = z.object({
  productList: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
});

const rename = async (context: BrowserContext, name: string): Promise<void> => {
  const { shops } = firstShop.parse(
    await graphql(context, '{ shops(first: 1) { edges { node { id } } } }', {}),
  );
  await graphql(
    context,
    'mutation ($input: RenameShopInput!) { renameShop(input: $input) { error { message } } }',
    { input: { id: shops.edges[0]?.node.id, name } },
  );
};

const lines = (page: Page) =>
  page.getByRole('table', { name: '操作日志' }).locator('tbody > tr[tabindex]');
const line = (page: Page, act: string) => lines(page).filter({ hasText: act });

const cards = (page: Page) => page.getByRole('list', { name: '操作日志' }).locator(':scope > li');

async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 });
  // The header takes its narrow form a moment after the window has.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(375);
  expect(await seriousViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1500, height: 900 });
}

const manyCosts = 6;

/** Six products of a file, whose costs are set at once. */
async function setCosts(context: BrowserContext): Promise<void> {
  const lines = Array.from({ length: manyCosts }, (_, at) => ({
    orderNo: `${at}`,
    shop: '甲店',
    code: `A${at}`,
    name: `收纳盒${at}`,
    quantity: 1,
    price: '10.00',
    at: '2024-05-06 09:30:00',
  }));
  expect(await writeSales(context, toCsv(lines))).toBe(manyCosts);
  const { productList } = skuIds.parse(
    await graphql(
      context,
      `{ productList(selection: { all: true }, level: SKU, range: { start: "2024-05-01", end: "2024-05-31" }) {
        edges { node { id } } } }`,
      {},
    ),
  );
  const costs = productList.edges.map(({ node }) => ({ skuId: node.id, cost: '4.00' }));
  await graphql(
    context,
    'mutation ($input: SetSkuCostsInput!) { setSkuCosts(input: $input) { error { message } } }',
    { input: { costs } },
  );
}

it('of many changes the first stand there, and the rest is a step away in the table and on a phone', async () => {
  const context = await contextAs(bossOf([]));
  await setCosts(context);
  const page = await context.newPage();
  await page.goto('/account/log');
  const row = line(page, '修改成本价');
  const changed = row.getByRole('listitem').filter({ hasText: '4.00' });
  await expect.poll(() => changed.count()).toBe(3);
  // Enter on the line is enough.
  await row.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => changed.count()).toBe(manyCosts);
  await row.getByRole('button', { name: '收起' }).click();
  await expect.poll(() => changed.count()).toBe(3);
  await page.setViewportSize({ width: 375, height: 812 });
  const card = cards(page).filter({ hasText: '修改成本价' });
  await card.getByRole('button', { name: '展开其余 3 处变化' }).click();
  await expect
    .poll(() => card.getByRole('listitem').filter({ hasText: '4.00' }).count())
    .toBe(manyCosts);
  await fitsPhone(page);
});

it('who did what is shown to the boss with before and after, and to a manager only of themselves', async () => {
  const context = await contextAs(bossOf(['甲店', '乙店']));
  await rename(context, '旗舰店');
  const page = await context.newPage();
  await page.goto('/home');
  await page.getByRole('button', { name: /账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  await page.getByRole('button', { name: '查看操作记录' }).click();
  const renamed = line(page, '修改店铺名称');
  for (const words of ['甲店', '旗舰店', '成功', '127.0.0.1']) await shows(renamed, words);
  const heads = await page
    .getByRole('table', { name: '操作日志' })
    .locator('thead th')
    .allTextContents();
  expect(heads).toEqual(['时间', '人员', '操作', '店铺', '变化', '操作对象', '结果', '途径']);
  // The cells of the line stand under their heads.
  const cells = (await renamed.getByRole('cell').allTextContents()).slice(2, 4);
  expect(cells).toEqual(['甲店', '店铺名称：甲店 → 旗舰店']);
  expect(await seriousViolations(page)).toEqual([]);
  await fitsPhone(page);
  await renamed.waitFor();

  const all = await lines(page).count();
  await page.getByLabel('类型').selectOption({ label: '店铺与分组' });
  await expect.poll(() => lines(page).count()).toBeLessThan(all);
  expect(new URL(page.url()).searchParams.get('kind')).toBe('SHOPS');
  await page.reload();
  await shows(line(page, '修改店铺名称'), '旗舰店');
  // What is filtered is taken out as a table.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await page.getByRole('menuitem', { name: '导出 CSV' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toContain('时间,人员,操作,类型,结果,店铺');
  expect(table).toContain('旗舰店');
  expect(table.trimEnd().split('\r\n')).toHaveLength(1 + (await lines(page).count()));
  await page.getByLabel('搜索操作对象').fill('没有这样的订单');
  await shows(page.getByRole('main'), '没有符合条件的操作记录');
  await page.getByRole('button', { name: '重置筛选' }).click();
  await shows(line(page, '修改店铺名称'), '旗舰店');

  const managers = await newContext();
  await becomeManagerOf(context, managers, []);
  const own = await managers.newPage();
  await own.goto('/account/log');
  await shows(line(own, '登录').first(), '成功');
  expect(await line(own, '修改店铺名称').count()).toBe(0);
  expect(await own.getByLabel('人员').count()).toBe(0);
  await page.reload();
  await shows(line(page, '保存店长/财务'), '负责的店铺');
});

it('a sign-in is seen and ended elsewhere, and another password ends the rest', async () => {
  const phone = freshPhone();
  const context = await newContext();
  await becomeBoss(context, phone);
  await haveShops(context, ['甲店']);
  const other = await newContext();
  const { origin } = e2eServer();
  await graphql(
    other,
    'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
    {
      input: { phone, password: 'secret-1' },
    },
  );
  const signedOut = await other.newPage();
  await signedOut.goto('/account/sessions');
  await shows(signedOut.getByRole('list', { name: '登录设备' }), '本机');

  const page = await context.newPage();
  await page.goto('/account/sessions');
  const cards = page.getByRole('list', { name: '登录设备' }).getByRole('listitem');
  await expect.poll(() => cards.count()).toBe(2);
  expect(await seriousViolations(page)).toEqual([]);
  await fitsPhone(page);
  await page.getByRole('button', { name: /^结束登录：/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结束登录' }).click();
  await shows(page, '该登录已结束');
  await expect.poll(() => cards.count()).toBe(1);
  await signedOut.reload();
  // The dialog to sign in may stand before it by now.
  await signedOut
    .locator('button', { hasText: '登录/注册' })
    .first()
    .waitFor({ state: 'attached' });

  await page.getByLabel('原密码').fill('wrong-1');
  await page.getByLabel('新密码', { exact: true }).fill('secret-2');
  await page.getByLabel('确认新密码').fill('secret-3');
  const change = page.getByRole('button', { name: '修改密码' });
  await change.click();
  await shows(page, '两次输入的新密码不一致');
  await page.getByLabel('确认新密码').fill('secret-2');
  await change.click();
  await shows(page, '原密码错误，请重新输入');
  await page.getByLabel('原密码').fill('secret-1');
  await change.click();
  await shows(page, '密码已修改，其他登录已结束');
  const login = (password: string) =>
    post(origin, 'mutation ($input: LoginInput!) { login(input: $input) { error { code } } }', {
      input: { phone, password },
    }).then((answer) => answer.text());
  expect(await login('secret-1')).toContain('REFUSED');
  expect(await login('secret-2')).toContain('"error":null');
});
