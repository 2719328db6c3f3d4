import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashToken, newToken } from '../../api/account/tokens.ts';
import { insertSession } from '../../db/account/accounts.ts';
import { type Db, openDatabase } from '../../db/engine/connect.ts';
import { assignShops } from '../../db/shops/shops.ts';
import { freshPhone, seriousViolations, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import { graphql } from './imports.ts';
import { becomeBossOf } from './own-shops.ts';
import { holdSocket, listening, shows, signIn } from './steps.ts';

const { newContext, open } = useBrowser();

const day = 24 * 60 * 60 * 1000;

async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase(`sqlite:${join(e2eServer().dataDir, 'main.db')}`);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A boss of their own with shops whose paid time ends then and then; names are of this boss alone. */
async function bossWith(ends: readonly number[]) {
  const context = await newContext();
  const mark = String(randomInt(1_000_000)).padStart(6, '0');
  const names = ends.map((_, index) => `续费${mark}${'甲乙丙'[index]}`);
  await becomeBossOf(context, names);
  await inDatabase(async (db) => {
    for (const [index, end] of ends.entries()) {
      await db
        .updateTable('shop')
        .set({ expire_at: end })
        .where('mall_name', '=', names[index] ?? '')
        .execute();
    }
  });
  const page = await context.newPage();
  await page.goto('/shopManage');
  return { context, page, names };
}

/** Codes of new coupons, as the command of the product makes them. */
async function makeCoupons(count: number): Promise<string[]> {
  const script = fileURLToPath(new URL('../../api/billing/cli.ts', import.meta.url));
  const { DATABASE_URL: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, '--count', String(count), '--value', '30'],
    { env: { ...env, DATA_DIR: e2eServer().dataDir } },
  );
  const codes = stdout.trim().split('\n');
  expect(codes).toHaveLength(count);
  return codes;
}

const renewDialog = (page: Page) => page.getByRole('dialog', { name: '店铺续费' });

async function openRenewal(page: Page, name = ''): Promise<Locator> {
  await page.getByRole('button', { name: `续费店铺“${name}”` }).click();
  const dialog = renewDialog(page);
  await dialog.waitFor();
  return dialog;
}

const months = (dialog: Locator) => dialog.getByRole('textbox', { name: '续费月数' });
const place = (dialog: Locator, number: number) =>
  dialog.getByRole('textbox', { name: `第 ${number} 张优惠券`, exact: true });
const places = (dialog: Locator) => dialog.getByRole('textbox', { name: /^第 \d+ 张优惠券$/ });
const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });
const submit = (dialog: Locator) => button(dialog, '提交订单');

/** The variables of the named operation, each time that the page sends it. */
function sentBy(page: Page, operation: string): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON();
    if (operationName === operation) sent.push(variables);
  });
  return sent;
}

const orderList = z.object({
  renewalOrders: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          orderNo: z.string(),
          status: z.string(),
          codeUrl: z.string(),
          total: z.string(),
          pageUrl: z.string().nullable(),
        }),
      }),
    ),
  }),
});

async function ordersOf(context: BrowserContext) {
  const data = await graphql(
    context,
    '{ renewalOrders { edges { node { orderNo status codeUrl total pageUrl } } } }',
    {},
  );
  return orderList.parse(data).renewalOrders.edges.map(({ node }) => node);
}

describe('the renew dialog', () => {
  it('[R2.7-29] [R5.7-05] [R5.7-06] [R5.7-07] [R5.7-01] [R5.7-03] [R4-41] [R4-42] [R4-43] [R4-44] [R8-30] [R8-31] takes months and coupons by their rules', async () => {
    const { page, names, context } = await bossWith([Date.now() + 10 * day]);
    const [first = '', second = ''] = await makeCoupons(2);
    const dialog = await openRenewal(page, names[0]);
    const sent = sentBy(page, 'SubmitRenewal');
    expect(await months(dialog).inputValue()).toBe('1');
    const usual = dialog.getByRole('group', { name: '常用月数' });
    await usual.getByRole('button', { name: '6 个月', exact: true }).click();
    expect(await months(dialog).inputValue()).toBe('6');
    await shows(dialog, /^续费后 \d{4}-\d{2}-\d{2} 到期$/);
    await usual.getByRole('button', { name: '1 个月', exact: true }).click();
    expect(await dialog.getByRole('radio').count()).toBe(2);
    for (const [typed, text, rows] of [
      ['1a2', '12', 12],
      ['0', '1', 1],
      ['361', '360', 360],
      ['3', '3', 3],
      ['2', '2', 2],
    ] as const) {
      await months(dialog).fill(typed);
      expect(await months(dialog).inputValue()).toBe(text);
      expect(await places(dialog).count()).toBe(rows);
    }
    await shows(dialog, '¥138.00');

    await button(dialog, '核销第 1 张优惠券').click();
    await shows(dialog, '优惠券码不能为空');
    await place(dialog, 1).fill(first);
    await submit(dialog).click();
    await shows(page, '请先核销已输入的券码');
    expect(sent).toEqual([]);
    expect(await ordersOf(context)).toEqual([]);

    await button(dialog, '核销第 1 张优惠券').click();
    await shows(page, '核销成功');
    await shows(dialog, '已核销，抵 ¥30.00');
    await shows(dialog, '¥108.00');
    await button(dialog, '清除第 1 张优惠券').click();
    await shows(dialog, '¥138.00');
    expect(await place(dialog, 1).inputValue()).toBe('');
    await place(dialog, 1).fill(first.toLowerCase());
    await button(dialog, '核销第 1 张优惠券').click();
    await shows(page, '该券码已核销，可直接使用');
    await shows(dialog, '¥108.00');

    // Redeemed and in no other place: the only one that is offered.
    const redeem = 'mutation ($code: String!) { redeemCoupon(code: $code) { isNew } }';
    await graphql(context, redeem, { code: second });
    await button(dialog, '为第 2 张选择已核销的优惠券').click();
    const list = page.getByRole('dialog', { name: '选择已核销的优惠券' });
    await list.getByText(second).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);
    await button(list, `使用优惠券 ${second}`).click();
    expect(await place(dialog, 2).inputValue()).toBe(second);
    await shows(dialog, '¥78.00');

    await months(dialog).fill('1');
    await shows(dialog, '优惠券张数多于续费月数');
    expect(await submit(dialog).isDisabled()).toBe(true);
    await months(dialog).fill('2');
    expect(await submit(dialog).isDisabled()).toBe(false);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('[R2.7-33] [R5.7-02] redeems a code by itself', async () => {
    const { page } = await bossWith([Date.now() + 10 * day]);
    const [code = ''] = await makeCoupons(1);
    const answered = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName === 'RedeemedCoupons')
        await answered.promise;
      await route.fallback();
    });
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '优惠券核销' }).click();
    const dialog = page.getByRole('dialog', { name: '优惠券核销' });
    await button(dialog, '核销').click({ trial: true });
    const before = await button(dialog, '核销').boundingBox();
    answered.resolve();
    await shows(dialog, '没有可用的优惠券');
    // What comes late moves nothing away from under a press.
    expect(await button(dialog, '核销').boundingBox()).toEqual(before);
    await button(dialog, '核销').click();
    await shows(dialog, '核销码不能为空');
    await dialog.getByLabel('核销码').fill('NOSUCHCODE22');
    await button(dialog, '核销').click();
    await shows(dialog, '券码无效，请检查后重新输入');
    await dialog.getByLabel('核销码').fill(code);
    await button(dialog, '核销').click();
    await shows(page, '核销成功');
    await dialog.getByRole('listitem').filter({ hasText: code }).waitFor();
  });
});

describe('paying', () => {
  it('[R2.7-30] [R4-35] [R4-36] [R4-37] [R8-32] by the QR code renews several shops at once, and the page shows it', async () => {
    const end = Date.parse('2030-01-31T12:00:00+08:00');
    const { context, page, names } = await bossWith([end, Date.now() - day]);
    const heard = listening(page, 'renewalFinished');
    await page.reload();
    await button(page, '批量续费').click();
    const chooser = page.getByRole('dialog', { name: '选择要续费的店铺' });
    for (const name of names) await chooser.getByRole('option', { name: new RegExp(name) }).click();
    await chooser.getByRole('button', { name: '下一步（2 家）' }).click();
    const dialog = renewDialog(page);
    await dialog.getByRole('textbox', { name: `“${names[0]}”的续费月数` }).fill('13');
    await submit(dialog).click();
    const qr = page.getByRole('dialog', { name: '微信扫码支付' });
    const [order] = await expect
      .poll(() => ordersOf(context))
      .toHaveLength(1)
      .then(() => ordersOf(context));
    expect(order).toMatchObject({ status: 'WAITING', total: '966.00', pageUrl: null });
    await qr.getByRole('img', { name: new RegExp(order?.orderNo ?? '') }).waitFor();
    await shows(qr, '等待支付结果');
    await heard;

    // Whoever has scanned the code is signed in nowhere.
    const phone = await open(order?.codeUrl ?? '', { viewport: { width: 375, height: 700 } });
    await shows(phone, '¥966.00');
    await button(phone, '确认支付').click();
    await shows(phone, '支付成功');
    await shows(page, '支付完成');
    await qr.waitFor({ state: 'detached' });
    await shows(page.getByRole('row').filter({ hasText: names[0] ?? '' }), '2031-02-28');
  });

  it('[R2.7-31] [R2.1-24] [R4-40] [R3-43] by the page in a frame ends with its message, and with no other', async () => {
    const { page, names, context } = await bossWith([Date.now() + 10 * day]);
    // Nothing is heard live: the message alone must do.
    await page.close();
    const alone = await context.newPage();
    await holdSocket(alone);
    await alone.goto('/shopManage');
    const sent = sentBy(alone, 'SubmitRenewal');
    const looks = sentBy(alone, 'RenewalOrderState');
    let dialog = await openRenewal(alone, names[0]);
    await submit(dialog).click();
    await button(alone.getByRole('dialog', { name: '微信扫码支付' }), '稍后支付').click();
    dialog = await openRenewal(alone, names[0]);
    await dialog.getByRole('radiogroup').getByText('网页支付').click();
    await submit(dialog).click();
    const frame = alone.frameLocator('iframe[title=支付页面]');
    await frame.getByRole('button', { name: '确认支付' }).waitFor();
    expect(sent).toHaveLength(2);
    const keys = sent.map(({ input }) => z.object({ idempotencyKey: z.string() }).parse(input));
    expect(new Set(keys.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(sent[0]).not.toHaveProperty('input.pageUrl');
    expect(sent[1]).toHaveProperty('input.pageUrl', `${e2eServer().origin}/paySuccess`);

    const paying = alone.getByRole('dialog', { name: '网页支付' });
    const [order] = await ordersOf(context);
    const say = (origin: string) =>
      alone.evaluate(
        ([from, orderNo]) =>
          window.dispatchEvent(
            new MessageEvent('message', { origin: from, data: { type: 'paySuccess', orderNo } }),
          ),
        [origin, order?.orderNo] as const,
      );
    await say('https://evil.example');
    // The own page may say so as well: the server has the last word.
    await say(e2eServer().origin);
    await expect.poll(() => looks.length).toBe(1);
    await shows(paying, '等待支付结果');

    // What the page in the frame asks for itself is another operation.
    const held = Promise.withResolvers<void>();
    await alone.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON();
      if (operationName === 'RenewalOrderState') await held.promise;
      await route.fallback();
    });
    await frame.getByRole('button', { name: '确认支付' }).click();
    await frame.getByRole('heading', { name: '支付成功' }).waitFor();
    await shows(frame.getByRole('status'), '正在返回，此窗口会自动关闭。');
    expect(alone.frames().some((each) => new URL(each.url()).pathname === '/paySuccess')).toBe(
      true,
    );
    held.resolve();
    await shows(alone, '支付完成');
    await paying.waitFor({ state: 'detached' });
  });

  it('[R4-39] can be cancelled while it waits, and taken up again later', async () => {
    const { page, names, context } = await bossWith([Date.now() + 10 * day]);
    const sent = sentBy(page, 'CancelRenewal');
    const dialog = await openRenewal(page, names[0]);
    await submit(dialog).click();
    const qr = page.getByRole('dialog', { name: '微信扫码支付' });
    await button(qr, '稍后支付').click();
    await openRenewal(page, names[0]);
    await button(dialog, '续费订单').click();
    const list = page.getByRole('dialog', { name: '续费订单' });
    await shows(list, '待支付');
    await list.getByRole('button', { name: /^支付订单/ }).click();
    await shows(qr, '等待支付结果');
    await button(qr, '取消订单').click();
    await button(page.getByRole('alertdialog', { name: '是否确定此操作？' }), '取消订单').click();
    await shows(page, '订单已取消');
    await shows(list, '已取消');
    const [order] = await ordersOf(context);
    expect(order?.status).toBe('CANCELLED');
    expect(sent).toEqual([{ orderNo: order?.orderNo }]);
  });
});

describe('an expired shop', () => {
  it('[R2.7-37] [R2.7-43] [R6-18] shows the boss the way to renew it, and others whom to ask', async () => {
    const ended = Date.now() - day;
    const { page, names, context } = await bossWith([ended, Date.now() + 90 * day]);
    const phone = freshPhone();
    const token = newToken();
    const id = await inDatabase(async (db) => {
      const shop = await db
        .selectFrom('shop')
        .where('mall_name', '=', names[0] ?? '')
        .select(['id', 'owner_id', 'mall_id'])
        .executeTakeFirstOrThrow();
      const manager = await db
        .insertInto('user')
        .values({
          phone,
          username: phone,
          role: 'manager',
          boss_id: shop.owner_id,
          register_time: Date.now(),
          is_first: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await assignShops(db, manager.id, [shop.id]);
      await insertSession(db, {
        tokenHash: hashToken(token),
        userId: manager.id,
        now: Date.now(),
        expiresAt: Date.now() + day,
      });
      return `temu:${shop.mall_id}`;
    });
    await page.goto(`/home?shop=${encodeURIComponent(id)}`);
    const notice = page.getByRole('status').filter({ hasText: `店铺“${names[0]}”已到期` });
    await notice.waitFor();
    const shanghai = (instant: number) =>
      new Date(instant + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await shows(notice, `数据显示至 ${shanghai(ended - 1)}（含当天）`);
    await shows(notice, `${shanghai(ended + 7 * day)} `);
    const card = page.getByRole('region', { name: '汇总' }).getByRole('group', { name: '净销量' });
    await shows(card, '未续费，没有数据');
    expect(await card.locator('[data-figure]').textContent()).toBe('–');
    await shows(page.getByRole('region', { name: '这段时间没有续费' }), /不是零/);
    await button(notice, '立即续费').click();
    await renewDialog(page)
      .getByText(names[0] ?? '')
      .waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('complementary', { name: '店铺列表' })
      .getByText(names[1] ?? '')
      .click();
    await notice.waitFor({ state: 'detached' });
    await page.goto('/home');
    const lacking = page.getByRole('status').filter({ hasText: '到期后的数据未计入' });
    await shows(lacking, `${names[0]}（数据至 ${shanghai(ended - 1)}）`);
    expect(await lacking.textContent()).not.toContain(names[1]);
    expect(await card.locator('[data-figure]').textContent()).toBe('0');
    await page.goto('/home?range=week');
    const week = page.getByRole('region', { name: '汇总' }).getByRole('group', { name: '净销量' });
    // What is compared is the other shop, which both periods have whole.
    const change = week.getByTitle(new RegExp(`完整的 1 个店铺，不含期间到期的：${names[0]}`));
    await shows(change, /^日均较前8天.*0\.0%$/);

    await page.goto('/account/manager');
    await shows(lacking, `${names[0]}（数据至 ${shanghai(ended - 1)}）`);
    const listed = (name: string | undefined) =>
      page.getByRole('row').filter({ hasText: name }).getByTitle('未续费，没有数据');
    await listed(names[0]).first().waitFor();
    expect(await listed(names[1]).count()).toBe(0);
    await button(lacking, '立即续费').click();
    await renewDialog(page)
      .getByText(names[0] ?? '')
      .waitFor();
    // Some of these days are paid for: that nothing was sold in them is known.
    await page.goto('/account/manager?range=week');
    await page.getByRole('row').filter({ hasText: names[0] }).first().waitFor();
    expect(await listed(names[0]).count()).toBe(0);

    const other = await newContext();
    const url = e2eServer().origin;
    await other.addCookies([
      { name: 'token', value: token, url, httpOnly: true, sameSite: 'Lax' },
      { name: 'signedIn', value: '1', url },
    ]);
    const theirs = await other.newPage();
    await theirs.goto(`/home?shop=${encodeURIComponent(id)}`);
    const reminder = theirs.getByRole('dialog', { name: '店铺到期提醒' });
    await shows(reminder, '请联系BOSS续费');
    expect(await button(reminder, '立即续费').count()).toBe(0);
    await button(reminder, '我知道了').click();
    // The next one in the line, over the page like the one before.
    const assigned = theirs.getByRole('dialog', { name: '我的店铺' });
    await button(assigned, '知道了').click();
    await assigned.waitFor({ state: 'detached' });
    const advice = theirs.getByRole('status').filter({ hasText: '请联系BOSS续费' });
    await advice.waitFor();
    expect(await advice.getByRole('button').count()).toBe(0);
    await context.close();
  });

  it('[R2.7-42] is renewed from the reminder', async () => {
    const context = await newContext({ reminders: true });
    await signIn(context);
    const page = await context.newPage();
    await page.goto('/home');
    const reminder = page.getByRole('dialog', { name: '店铺到期提醒' });
    const names = await reminder.getByRole('row').locator('td:first-of-type').allTextContents();
    await button(reminder, '立即续费').click();
    for (const name of names) await shows(renewDialog(page), name);
    await shows(renewDialog(page), '¥138.00');
  });
});

describe('a visitor', () => {
  it('[R6-26] is told to sign in when binding, unbinding and renewing', async () => {
    const page = await open('/shopManage');
    const sent: string[] = [];
    page.on('request', (request) => {
      const { query = '' } = request.url().endsWith('/graphql') ? request.postDataJSON() : {};
      if (query.startsWith('mutation')) sent.push(query);
    });
    const tips = page.getByRole('dialog', { name: '登录后即可使用' });
    const closeTips = async () => {
      await button(tips, '去登录').waitFor();
      await button(tips, '关闭').click();
      await tips.waitFor({ state: 'detached' });
    };
    for (const entry of ['绑定 temu 主账号', '解绑 temu 主账号']) {
      await page.getByRole('main').getByRole('button', { name: '绑定账号' }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
      await closeTips();
    }
    await page
      .getByRole('button', { name: /^续费店铺/ })
      .first()
      .click();
    await shows(renewDialog(page), '¥69.00');
    await submit(renewDialog(page)).click();
    await closeTips();
    expect(await renewDialog(page).count()).toBe(0);
    expect(sent).toEqual([]);
  });
});
