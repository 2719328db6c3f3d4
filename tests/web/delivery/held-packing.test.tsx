import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ActHost from '../../../web/src/features/delivery/ActHost.tsx';
import DeliveryPage from '../../../web/src/features/delivery/DeliveryPage.tsx';
import { packedMeanwhile } from '../../../web/src/features/delivery/packed-meanwhile.ts';
import { outbox, UNDO_MS } from '../../../web/src/features/delivery/phone/outbox.ts';
import type { Order } from '../../../web/src/features/delivery/use-shipping-orders.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { startSession } from '../../../web/src/session/session.ts';
import { loadToaster } from '../../../web/src/shared/ui/toast.ts';
import { connectionOf, type FakeServer, fakeServer, refusal } from '../support/graphql-server.ts';
import { button, click, render, shows, until } from '../support/render.tsx';
import { countsOf, orderOf } from '../support/shipping-order.ts';

const order = (orderNo: string, status: Order['status'], value: string | null = '120.50') =>
  orderOf(orderNo, {
    status,
    value,
    createdAt: '2026-05-01T00:00:00Z',
    shipBy: '2099-05-03T00:00:00Z',
    goods: ['A-1', 'A-2', 'A-3'].map((code) => ({
      __typename: 'ShippingGoods' as const,
      skuId: code,
      code,
      specification: '红色',
      productName: '收纳盒',
      imageUrl: null,
      quantity: 1,
    })),
  });

let server: FakeServer;
/** What the server knows to be packed. */
let packed: Set<string>;
let orderNos: readonly string[];
/** Orders that wait for packing on other pages. */
let elsewhere: number;

const counts = () =>
  countsOf({
    awaitingPacking: orderNos.length - packed.size + elsewhere,
    awaitingShipping: packed.size,
  });

const list = () => {
  const waiting = orderNos.filter((orderNo) => !packed.has(orderNo));
  return {
    shippingOrders: connectionOf(
      'ShippingOrder',
      waiting.map((orderNo) =>
        order(orderNo, 'AWAITING_PACKING', orderNo === 'FH3' ? null : '120.50'),
      ),
      { totalCount: waiting.length + elsewhere, counts: counts(), warehouses: [] },
    ),
  };
};

const pack = ({ id }: { readonly id: string }) => {
  const orderNo = id.replace('shippingOrder:', '');
  packed.add(orderNo);
  return {
    confirmPacking: {
      __typename: 'ConfirmPackingPayload',
      orders: [order(orderNo, 'AWAITING_SHIPPING')],
      refusals: [],
      error: null,
    },
  };
};

let leavePage: () => void;

/** The delivery centre in the frame of the desktop, which stays when the page is left. */
function Desk() {
  const [isLeft, setIsLeft] = useState(false);
  leavePage = () => setIsLeft(true);
  return (
    <>
      {isLeft ? <p>another page</p> : <DeliveryPage />}
      <ActHost />
    </>
  );
}

const open = async (at = '/deliveryCenter') => {
  await render(<Desk />, { at });
  await until(() => shows('FH1'), 'the orders');
};

const sent = () =>
  server.asked
    .filter(({ operationName }) => operationName === 'PackTask')
    .map(({ variables }) => variables.id);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  await loadToaster();
  outbox.set({ userId: null, acts: [], sending: null });
  startSession('account');
  packed = new Set();
  packedMeanwhile.set([]);
  orderNos = ['FH1', 'FH2', 'FH3'];
  elsewhere = 0;
  server = fakeServer({ ShippingOrders: list, PackTask: pack });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => outbox.set({ userId: null, acts: [], sending: null }));

it('takes an order out of its list at once, and puts it back when it is undone', async () => {
  await open();
  await click(button('确认打包 FH1'));
  await until(() => shows('已确认打包 1 个发货单'), 'the message');
  expect(shows('WBFH1')).toBe(false);
  expect(shows('仓库打包待确认 2')).toBe(true);
  expect(shows('仓库发货待确认 1')).toBe(true);
  await pass(UNDO_MS - 2_000);
  await click(button('撤销'));
  expect(shows('WBFH1')).toBe(true);
  expect(shows('仓库打包待确认 3')).toBe(true);
  await pass(UNDO_MS * 2);
  expect(sent()).toEqual([]);
});

it('sends what nobody takes back, each of many once, though the page was left', async () => {
  await open();
  const ticks = [...document.querySelectorAll<HTMLInputElement>('thead input[type=checkbox]')];
  await act(async () => ticks[0]?.click());
  const bar = document.querySelector('[aria-label=批量操作]');
  const confirm = [...(bar?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent === '确认打包',
  );
  await act(async () => confirm?.click());
  await until(() => shows('已确认打包 3 个发货单'), 'the message');
  await act(async () => leavePage());
  expect(shows('another page')).toBe(true);
  await pass(UNDO_MS - 2_000);
  expect(sent()).toEqual([]);
  await pass(3_000);
  await until(() => sent().length === 3, 'the acts');
  expect(sent()).toEqual(['FH1', 'FH2', 'FH3'].map((orderNo) => `shippingOrder:${orderNo}`));
  await until(() => outbox.get().acts.length === 0, 'nothing kept');
});

it('tells of each that the server refuses, and shows it again', async () => {
  const refused = ({ id }: { readonly id: string }) => ({
    confirmPacking: {
      __typename: 'ConfirmPackingPayload',
      orders: [],
      refusals: [{ __typename: 'ShippingOrderRefusal', id, error: refusal('已取消') }],
      error: null,
    },
  });
  server.answers.PackTask = refused;
  await open();
  await click(button('确认打包 FH2'));
  await until(() => !shows('WBFH2'), 'the order gone');
  await pass(UNDO_MS + 100);
  await until(() => shows('已取消'), 'the reason');
  await until(() => shows('WBFH2'), 'the order back');
  expect(shows('仓库打包待确认 3')).toBe(true);
  expect(outbox.get().acts).toEqual([]);
});

it('offers to go on where a page is packed and others follow', async () => {
  orderNos = ['FH1'];
  elsewhere = 20;
  await open();
  await click(button('确认打包 FH1'));
  await until(() => shows('本页的发货单已确认打包'), 'the page is through');
  elsewhere = 0;
  await click(button('立即提交'));
  await until(() => sent().length === 1, 'the act');
  await until(() => shows('没有等待打包的发货单'), 'the list read again');
});

it('says what each order and the page are worth, as far as anybody knows, and stands its SKUs one below the other', async () => {
  await open();
  expect(shows('货值 ¥120.50')).toBe(true);
  expect(shows('本页货值 ¥241.00（1 单货值未知）')).toBe(true);
  const row = [...document.querySelectorAll('tr')].find((one) =>
    one.textContent?.includes('WBFH3'),
  );
  expect(row?.textContent).not.toContain('货值');
  expect(row?.textContent).toContain('A-3');
  // Low rows show the first SKU, and the others when they are asked for.
  await click(button('紧凑行高'));
  expect(row?.textContent).not.toContain('A-3');
  expect(row?.textContent).toContain('展开其余 2 个SKU');
});

const row = (orderNo: string) =>
  [...document.querySelectorAll('tr')].find((one) => one.textContent?.includes(`WB${orderNo}`));
const tickOf = (orderNo: string) => row(orderNo)?.querySelector<HTMLInputElement>('input');
const pressInBar = (name: string) =>
  act(async () => {
    const bar = document.querySelector('[aria-label=批量操作]');
    const found = [...(bar?.querySelectorAll('button') ?? [])].filter((one) =>
      one.textContent?.startsWith(name),
    );
    expect(found).toHaveLength(1);
    found[0]?.click();
  });
const tickAll = async () => {
  const [all] = document.querySelectorAll<HTMLInputElement>('thead input[type=checkbox]');
  await act(async () => all?.click());
};

it('ticks what was ticked again where its packing is refused or taken back', async () => {
  server.answers.PackTask = ({ id }: { readonly id: string }) => {
    if (!id.endsWith('FH2')) return pack({ id });
    const refusals = [{ __typename: 'ShippingOrderRefusal', id, error: refusal('FH2 缺货') }];
    return {
      confirmPacking: { __typename: 'ConfirmPackingPayload', orders: [], refusals, error: null },
    };
  };
  await open();
  await tickAll();
  await pressInBar('确认打包');
  await until(() => !shows('WBFH1'), 'the orders gone');
  await click(button('撤销'));
  await until(() => shows('已选 3 个'), 'the ticks of what was taken back');
  await pressInBar('确认打包');
  await pass(UNDO_MS + 100);
  await until(() => shows('FH2 缺货'), 'the reason');
  await until(() => shows('已选 1 个'), 'the tick of the refused');
  expect(tickOf('FH2')?.checked).toBe(true);
  expect(row('FH1')).toBeUndefined();
});

it('ticks all that were ticked again when their packing is taken back, on other pages too, but in no other list', async () => {
  orderNos = Array.from({ length: 25 }, (_, place) => `FH${place + 1}`);
  server.answers.ShippingOrders = ({ first, skip }: { first: number; skip: number }) => {
    const { shippingOrders } = list();
    const edges = shippingOrders.edges.slice(skip, skip + first);
    return { shippingOrders: { ...shippingOrders, edges } };
  };
  await open();
  const packAll = async () => {
    await tickAll();
    await pressInBar('选择全部 25 个');
    await until(() => shows('已选 25 个'), 'all of them ticked');
    await pressInBar('确认打包');
    await until(() => shows('已确认打包 25 个发货单'), 'the message');
  };
  await packAll();
  expect(shows('仓库打包待确认 0')).toBe(true);
  expect(shows('仓库发货待确认 25')).toBe(true);
  await click(button('撤销'));
  await until(() => shows('已选 25 个'), 'all of them ticked again');
  expect(shows('仓库打包待确认 25')).toBe(true);
  await until(() => !shows('撤销'), 'the message gone');
  await pressInBar('取消选择');
  await packAll();
  const [, shipping] = document.querySelectorAll<HTMLElement>('[role=tab]');
  await act(async () => shipping?.click());
  await until(() => shipping?.getAttribute('aria-selected') === 'true', 'the other list');
  await until(() => shows('仓库发货待确认 25'), 'the figures there');
  await click(button('撤销'));
  await until(() => outbox.get().acts.length === 0, 'all of them taken back');
  expect(shows('已选')).toBe(false);
});

it('counts an order once while those of other pages are sent, and as the server does afterwards', async () => {
  orderNos = Array.from({ length: 22 }, (_, place) => `FH${place + 1}`);
  server.answers.ShippingOrders = ({ first, skip }: { first: number; skip: number }) => {
    const { shippingOrders } = list();
    const edges = shippingOrders.edges.slice(skip, skip + first);
    return { shippingOrders: { ...shippingOrders, edges } };
  };
  let answer = (): void => {};
  server.answers.PackTask = (given: { readonly id: string }) =>
    given.id.endsWith('FH22')
      ? new Promise((resolve) => {
          answer = () => resolve(pack(given));
        })
      : pack(given);
  await open();
  await tickAll();
  await pressInBar('选择全部 22 个');
  await until(() => shows('已选 22 个'), 'all of them ticked');
  await pressInBar('确认打包');
  await pass(UNDO_MS + 100);
  await until(() => sent().length === 22, 'the last is on its way');
  expect(shows('仓库打包待确认 0')).toBe(true);
  expect(shows('仓库发货待确认 22')).toBe(true);
  // Figures that are read meanwhile know of all but the last.
  await act(() => client.refetchQueries({ include: ['ShippingOrders'] }));
  expect(shows('仓库打包待确认 0')).toBe(true);
  expect(shows('仓库发货待确认 22')).toBe(true);
  answer();
  await until(() => outbox.get().acts.length === 0, 'nothing kept');
  await until(() => shows('没有等待打包的发货单'), 'the list read again');
  expect(shows('仓库发货待确认 22')).toBe(true);
  expect(packedMeanwhile.get()).toEqual([]);
});

it('asks how many are meant before what cannot be taken back, and leaves the refused ones ticked', async () => {
  const asked: unknown[] = [];
  const waiting = new Set(['FH1', 'FH2', 'FH3']);
  server.answers.ShippingOrders = () => {
    const { shippingOrders } = list();
    const edges = [...waiting].map((orderNo, place) => ({
      __typename: 'ShippingOrderEdge',
      rank: place + 1,
      node: order(orderNo, 'AWAITING_SHIPPING'),
    }));
    return { shippingOrders: { ...shippingOrders, totalCount: edges.length, edges } };
  };
  server.answers.ConfirmShipping = ({ ids }: { readonly ids: readonly string[] }) => {
    asked.push(ids);
    const done = ['FH1', 'FH3'];
    for (const one of done) waiting.delete(one);
    const error = refusal('FH2 已取消');
    return {
      confirmShipping: {
        __typename: 'ConfirmShippingPayload',
        orders: done.map((one) => order(one, 'SHIPPED')),
        refusals: [{ __typename: 'ShippingOrderRefusal', id: 'shippingOrder:FH2', error }],
        error: null,
      },
    };
  };
  await open('/deliveryCenter?tab=shipping');
  await tickAll();
  await pressInBar('确认发货');
  const question = () => document.querySelector('[role=alertdialog]')?.textContent ?? '';
  await until(() => question() !== '', 'the question');
  expect(question()).toContain('确定这 3 个发货单的货物已经交给物流了吗？确认后不能撤回。');
  expect(question()).toContain('FH1、FH2、FH3');
  expect(asked).toEqual([]);
  await click(button('还没有'));
  await until(() => question() === '', 'the question gone');
  expect(asked).toEqual([]);

  await pressInBar('确认发货');
  await until(() => question() !== '', 'the question again');
  const yes = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].find(
    (one) => one.textContent === '确认发货',
  );
  await act(async () => yes?.click());
  await until(() => shows('已确认发货 2 个发货单'), 'how many have left');
  await until(() => shows('FH2 已取消'), 'why one has not');
  await until(() => shows('已选 1 个'), 'the tick of the refused');
  expect(tickOf('FH2')?.checked).toBe(true);
  expect(asked).toEqual([['FH1', 'FH2', 'FH3'].map((one) => `shippingOrder:${one}`)]);
});
