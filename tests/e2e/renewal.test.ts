import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { e2eServer } from '../support/e2e-server.ts';
import {
  type Boss,
  bossMaker,
  button,
  day,
  makeCoupons,
  openRenewal,
  ordersOf,
  renewDialog,
  sentBy,
  submit,
} from './renewal-steps.ts';
import { holdSocket, listening, shows, toast } from './steps.ts';

const { newContext, open } = useBrowser();
const bossWith = bossMaker(newContext);

const months = (dialog: Locator) => dialog.getByRole('textbox', { name: '续费月数' });
const place = (dialog: Locator, number: number) =>
  dialog.getByRole('textbox', { name: `第 ${number} 张优惠券`, exact: true });
const places = (dialog: Locator) => dialog.getByRole('textbox', { name: /^第 \d+ 张优惠券$/ });

/** Redeems a code by itself, which can be used from then on. */
async function redeem(page: Page, code: string): Promise<void> {
  const answered = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName === 'RedeemedCoupons') await answered.promise;
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
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.unrouteAll();
}

describe('the renew dialog', () => {
  it('[R2.7-29] [R2.7-33] [R5.7-02] [R5.7-05] [R5.7-06] [R5.7-07] [R5.7-01] [R5.7-03] [R4-41] [R4-42] [R4-43] [R4-44] [R8-30] [R8-31] takes months and coupons by their rules, those that were redeemed by themselves too', async () => {
    const { page, names, context } = await bossWith([Date.now() + 10 * day]);
    const [first = '', second = ''] = await makeCoupons(2);
    await redeem(page, second);
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
    for (const [typed, text] of [
      ['003', '3'],
      ['02', '2'],
    ] as const) {
      await months(dialog).clear();
      await months(dialog).pressSequentially(typed);
      expect(await months(dialog).inputValue()).toBe(text);
    }
    await shows(dialog, '¥138.00');

    await button(dialog, '核销第 1 张优惠券').click();
    await shows(dialog, '优惠券码不能为空');
    await place(dialog, 1).fill(first);
    await submit(dialog).click();
    await shows(page, '请先核销已输入的券码');
    expect(sent).toEqual([]);
    expect(await ordersOf(context)).toEqual([]);

    await toast(page, '核销成功').waitFor({ state: 'detached' });
    await button(dialog, '核销第 1 张优惠券').click();
    await toast(page, '核销成功').waitFor();
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
});

/** Puts an order off, takes it up again from the list and cancels it there. */
async function cancelOrder({ page, context }: Boss, name: string | undefined): Promise<void> {
  const sent = sentBy(page, 'CancelRenewal');
  const dialog = await openRenewal(page, name);
  await submit(dialog).click();
  const qr = page.getByRole('dialog', { name: '微信扫码支付' });
  await button(qr, '稍后支付').click();
  await openRenewal(page, name);
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
}

describe('paying', () => {
  it('[R2.7-30] [R4-35] [R4-36] [R4-37] [R4-39] [R8-32] can be cancelled while it waits, and taken up again; by the QR code renews several shops at once, and the page shows it', async () => {
    const end = Date.parse('2030-01-31T12:00:00+08:00');
    const boss = await bossWith([end, Date.now() - day]);
    const { context, page, names } = boss;
    await cancelOrder(boss, names[0]);
    const heard = listening(page, 'renewalFinished');
    await page.goto('/shopManage');
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
      .toHaveLength(2)
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
});
