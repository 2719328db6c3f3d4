import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RenewDialog } from '../../../web/src/features/billing/RenewDialog.tsx';
import { session } from '../../../web/src/session/session.ts';
import { openQuestion } from '../../../web/src/shared/ui/ask.ts';
import type { Directory } from '../../../web/src/shop-scope/use-directory.ts';
import { fakeServer } from '../support/graphql-server.ts';
import {
  button,
  click,
  field,
  pressCross,
  render,
  shows,
  type,
  unmount,
  until,
} from '../support/render.tsx';
import { ordersOf, renewalOrder } from '../support/renewal-order.ts';
import { directoryOf, shopOf } from '../support/viewer.ts';

const open = (directory: Partial<Directory>, shopIds: readonly string[] = []) =>
  render(<RenewDialog shopIds={shopIds} />, { directory: directoryOf(directory) });

const pricesOf = (month: string, isPaymentOpen = true) => ({
  __typename: 'RenewalPrices',
  month,
  isPaymentOpen,
});

const radio = (value: string): HTMLInputElement => {
  const found = document.querySelector(`input[type=radio][value=${value}]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${value}`);
  return found;
};

const coupon = (): HTMLInputElement => {
  const found = document.querySelector('input[aria-label="第 1 张优惠券"]');
  if (!(found instanceof HTMLInputElement)) throw new Error('no coupon');
  return found;
};

beforeEach(() => void fakeServer());

it.each([
  ['several shops', []],
  ['one shop', ['甲店']],
])('of %s says that shops did not come, and asks again', async (_what, shopIds) => {
  const retry = vi.fn();
  await open({ isComplete: false, isFailed: true, retry }, shopIds);
  await until(() => shows('加载失败'), 'the failure');
  expect(shows('没有可续费的店铺')).toBe(false);
  await click(button('重试'));
  expect(retry).toHaveBeenCalledOnce();
});

it('offers what has come of the shops, and says that others did not', async () => {
  const shop = shopOf('甲店', { expiresAt: '2026-12-01T00:00:00.000Z' });
  await open({ shops: [shop], isComplete: false, isFailed: true });
  await until(() => shows('部分店铺或分组加载失败'), 'the failure');
  // Only what is in sight of it is drawn, and nothing is in sight here.
  expect(document.querySelector('[role=listbox][aria-label=选择要续费的店铺]')).not.toBeNull();
  expect(shows('没有可续费的店铺')).toBe(false);
});

it('says that there is none to renew once all are known', async () => {
  await open({ isComplete: false });
  await until(() => document.querySelector('.chakra-skeleton') !== null, 'the outlines');
  expect(shows('没有可续费的店铺')).toBe(false);
  await unmount();
  await open({});
  await until(() => shows('没有可续费的店铺'), 'the note');
});

it('[R9.2-04] names no amount before it is known what a month costs', async () => {
  const server = fakeServer({ RenewalPrices: new TypeError('Failed to fetch') });
  const shop = shopOf('甲店', { expiresAt: '2026-12-01T00:00:00.000Z' });
  await open({ shops: [shop] }, [shop.id]);
  await until(() => shows('加载失败'), 'the failure');
  expect(shows('¥')).toBe(false);
  expect(button('提交订单').disabled).toBe(true);
  const renewalPrices = pricesOf('99.90');
  server.answers = { RenewalPrices: { renewalPrices } };
  await click(button('重试'));
  await until(() => shows('单价 ¥99.90 / 月'), 'the price');
  expect(document.querySelector('[data-total]')?.textContent).toBe('¥99.90');
  expect(button('提交订单').disabled).toBe(false);
});

it('says before anything is filled in that nobody takes payments here', async () => {
  fakeServer({ RenewalPrices: { renewalPrices: pricesOf('69.00', false) } });
  const shop = shopOf('甲店', { expiresAt: '2026-12-01T00:00:00.000Z' });
  await open({ shops: [shop] }, [shop.id]);
  await until(() => shows('此站点尚未开通在线支付'), 'the note');
  expect(document.querySelector('[data-total]')?.textContent).toBe('¥69.00');
  expect(button('提交订单').disabled).toBe(true);
  expect(shows('支付方式')).toBe(false);
});

it('takes an order of nothing where nobody takes payments', async () => {
  fakeServer({ RenewalPrices: { renewalPrices: pricesOf('0.00', false) } });
  const shop = shopOf('甲店', { expiresAt: '2026-12-01T00:00:00.000Z' });
  await open({ shops: [shop] }, [shop.id]);
  await until(() => shows('¥0.00'), 'the price');
  expect(button('提交订单').disabled).toBe(false);
});

it('leads back to the order that waits for the shop already', async () => {
  session.set({ ...session.get(), isVisitor: false });
  const shop = shopOf('甲店', { expiresAt: '2026-12-01T00:00:00.000Z' });
  const renewalPrices = pricesOf('69.00');
  const server = fakeServer({
    RenewalPrices: { renewalPrices },
    RenewalOrders: ordersOf(renewalOrder('1', '别的')),
  });
  await open({ shops: [shop] }, [shop.id]);
  await until(() => shows('单价'), 'the price');
  expect(shows('待支付')).toBe(false);
  await unmount();
  server.answers = {
    RenewalPrices: { renewalPrices },
    RenewalOrders: ordersOf(renewalOrder('2', shop.id)),
  };
  await open({ shops: [shop] }, [shop.id]);
  await until(() => shows('已有一笔 ¥207.00 的订单待支付'), 'the order');
  await click(button('去支付'));
  await until(() => shows('订单号：R2'), 'the payment');
});

it('keeps what was put together when its order is cancelled, or other shops are chosen, and asks before it goes', async () => {
  session.set({ ...session.get(), isVisitor: false });
  const shop = shopOf('甲店', { expiresAt: '2026-12-01T00:00:00.000Z' });
  const made = renewalOrder('3', shop.id);
  const server = fakeServer({
    RenewalPrices: { renewalPrices: pricesOf('69.00') },
    RenewalOrders: ordersOf(),
    RedeemedCoupons: { redeemedCoupons: [] },
    SubmitRenewal: {
      submitRenewal: { __typename: 'SubmitRenewalPayload', order: made, error: null },
    },
    CancelRenewal: {
      cancelRenewal: {
        __typename: 'CancelRenewalPayload',
        order: { ...made, status: 'CANCELLED' },
        error: null,
      },
    },
  });
  await open({ shops: [shop] }, [shop.id]);
  await until(() => shows('单价'), 'the price');
  await type(field('续费月数'), '7');
  await click(radio('PAGE'));
  await click(button('提交订单'));
  await until(() => shows('订单号：R3'), 'the payment');
  await click(button('取消订单'));
  await act(async () => openQuestion.get()?.answer(true));
  await until(() => shows('应付金额'), 'the form');
  expect(field('续费月数').value).toBe('7');
  expect(document.querySelector('[data-total]')?.textContent).toBe('¥483.00');
  expect(radio('PAGE').checked).toBe(true);
  expect(
    server.asked.filter(({ operationName }) => operationName === 'SubmitRenewal'),
  ).toHaveLength(1);
  await pressCross();
  expect(openQuestion.get()?.dismiss).toBe('继续编辑');
});

it('[R5.7-03] takes no order while a code that was typed is not redeemed, and says so no longer once it is cleared', async () => {
  session.set({ ...session.get(), isVisitor: false });
  const shop = shopOf('甲店', { expiresAt: '2026-12-01T00:00:00.000Z' });
  const server = fakeServer({
    RenewalPrices: { renewalPrices: pricesOf('69.00') },
    RenewalOrders: ordersOf(),
    RedeemedCoupons: { redeemedCoupons: [] },
    SubmitRenewal: {
      submitRenewal: {
        __typename: 'SubmitRenewalPayload',
        order: renewalOrder('4', shop.id),
        error: null,
      },
    },
  });
  await open({ shops: [shop] }, [shop.id]);
  await until(() => shows('单价'), 'the price');
  await type(coupon(), 'DEMOCOUPON01');
  await click(button('提交订单'));
  const told = () => document.querySelector('[data-scope=toast]')?.textContent ?? '';
  await until(() => told().includes('请先核销已输入的券码'), 'the message');
  expect(server.asked.map(({ operationName }) => operationName)).not.toContain('SubmitRenewal');
  await click(button('清除第 1 张优惠券'));
  await click(button('提交订单'));
  await until(() => shows('订单号：R4'), 'the payment');
  await until(() => !told().includes('请先核销已输入的券码'), 'that it is gone');
});

it('[R5.7-03] asks for no code any longer once it is redeemed, and stays at its place', async () => {
  session.set({ ...session.get(), isVisitor: false });
  const shop = shopOf('甲店', { expiresAt: '2026-12-01T00:00:00.000Z' });
  fakeServer({
    RenewalPrices: { renewalPrices: pricesOf('69.00') },
    RenewalOrders: ordersOf(),
    RedeemedCoupons: { redeemedCoupons: [] },
    RedeemCoupon: {
      redeemCoupon: {
        __typename: 'RedeemCouponPayload',
        isNew: true,
        coupon: {
          __typename: 'Coupon',
          id: '7',
          code: 'DEMOCOUPON01',
          couponNo: 'C7',
          value: '30.00',
        },
        error: null,
      },
    },
  });
  await open({ shops: [shop] }, [shop.id]);
  await until(() => shows('单价'), 'the price');
  await type(coupon(), 'DEMOCOUPON01');
  await click(button('提交订单'));
  const told = () => document.body.textContent ?? '';
  await until(() => told().includes('请先核销已输入的券码'), 'the message');
  await click(button('核销第 1 张优惠券'));
  await until(() => shows('应付金额 ¥39.00'), 'that it is used');
  await until(() => !told().includes('请先核销已输入的券码'), 'that nothing is asked for');
  expect(document.activeElement).toBe(coupon());
});
