import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OrdersDialog } from '../../../web/src/features/billing/OrdersDialog.tsx';
import { session } from '../../../web/src/session/session.ts';
import { openQuestion } from '../../../web/src/shared/ui/ask.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { button, click, render, shows, until } from '../support/render.tsx';
import { ordersOf, renewalOrder } from '../support/renewal-order.ts';

type Told = { data: { data: { renewalFinished: { status: string } } } };
/** What the server would say on the subscription of an order. */
const heard = vi.hoisted(() => new Map<string, (told: Told) => void>());
vi.mock('../../../web/src/features/billing/Renewal.generated.ts', async (original) => ({
  ...(await original<object>()),
  useRenewalFinishedSubscription: ({
    variables,
    skip,
    onData,
  }: {
    variables: { orderNo: string };
    skip: boolean;
    onData: (told: Told) => void;
  }) => {
    if (skip) heard.delete(variables.orderNo);
    else heard.set(variables.orderNo, onData);
  },
}));

let server: FakeServer;
beforeEach(async () => {
  session.set({ ...session.get(), isVisitor: false });
  server = fakeServer({ RenewalOrders: ordersOf(renewalOrder('1', '甲店')) });
  await render(<OrdersDialog />);
  await until(() => shows('待支付'), 'the order');
});

const becomesPaid = () => {
  server.answers.RenewalOrders = ordersOf(renewalOrder('1', '甲店', 'PAID'));
};

it('shows that an order was paid elsewhere', async () => {
  const asked = server.asked.length;
  const tell = (status: string) =>
    act(async () => heard.get('R1')?.({ data: { data: { renewalFinished: { status } } } }));
  await tell('WAITING');
  expect(server.asked).toHaveLength(asked);
  becomesPaid();
  await tell('PAID');
  await until(() => shows('已支付'), 'that it is paid');
  expect(shows('去支付')).toBe(false);
  expect(heard.has('R1')).toBe(false);
});

it('shows what an order has become that cannot be cancelled any more', async () => {
  becomesPaid();
  server.answers.CancelRenewal = {
    cancelRenewal: {
      __typename: 'CancelRenewalPayload',
      order: null,
      error: {
        __typename: 'BusinessError',
        code: 'ORDER_GONE',
        message: '订单不存在，或已支付、取消、超时，请刷新后查看',
        refusal: null,
      },
    },
  };
  await click(button('取消订单 R1'));
  await act(async () => openQuestion.get()?.answer(true));
  await until(() => shows('已支付'), 'that it is paid');
});

it('asks for nothing again when an order is kept after all', async () => {
  const asked = server.asked.length;
  await click(button('取消订单 R1'));
  await act(async () => openQuestion.get()?.answer(false));
  expect(server.asked).toHaveLength(asked);
});
