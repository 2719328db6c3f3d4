import { afterEach, describe, expect, it, vi } from 'vitest';
import PaySuccessPage from '../../../web/src/features/billing/PaySuccessPage.tsx';
import { initialSession, session } from '../../../web/src/session/session.ts';
import { button, click, render, shows, unmount, until } from '../support/render.tsx';

/** What the server says of an order. */
const server = vi.hoisted(() => ({
  asked: [] as string[],
  says: async (): Promise<unknown> => null,
}));
vi.mock('../../../web/src/graphql/client.ts', () => ({
  client: {
    query: async ({ variables }: { variables: { orderNo: string } }) => {
      server.asked.push(variables.orderNo);
      return { data: { renewalOrder: await server.says() } };
    },
  },
}));

const open = (address: string, { signedIn = true } = {}) => {
  session.set({ ...initialSession, isVisitor: !signedIn });
  return render(<PaySuccessPage />, { at: address });
};

afterEach(() => {
  server.asked = [];
});

describe('the page where a payment ends', () => {
  it('[R2.1-24] says of an order what the server says, and asks again', async () => {
    server.says = async () => ({ id: 'o', status: 'WAITING' });
    await open('/paySuccess?orderNo=2026');
    await until(() => shows('还未收到付款'), 'the answer');
    expect(shows('店铺已续费')).toBe(false);
    expect(shows('订单号：2026')).toBe(true);
    server.says = async () => ({ id: 'o', status: 'PAID' });
    await click(button('重新查询'));
    await until(() => shows('支付成功'), 'the answer');
    expect(shows('店铺已续费。')).toBe(true);
    // It is in no frame: nothing returns by itself.
    expect(shows('可以关闭此页面。')).toBe(true);
    expect(shows('正在返回')).toBe(false);
    expect(server.asked).toEqual(['2026', '2026']);
  });

  it.each([
    ['cancelled', '订单已取消', async () => ({ id: 'o', status: 'CANCELLED' })],
    ['out of time', '订单已超时', async () => ({ id: 'o', status: 'EXPIRED' })],
    ["somebody else's", '无法确认支付结果', async () => null],
    ['not to be asked for', '无法确认支付结果', () => Promise.reject(new Error('offline'))],
  ])('claims no success of an order that is %s', async (_title, title, says) => {
    server.says = says;
    await open('/paySuccess?orderNo=2026');
    await until(() => shows(title), 'the answer');
    expect(shows('店铺已续费')).toBe(false);
    expect(shows('支付成功')).toBe(false);
  });

  it('says to a visitor, and without an order, that it cannot know', async () => {
    await open('/paySuccess?orderNo=2026', { signedIn: false });
    await until(() => shows('无法确认支付结果'), 'the answer');
    await unmount();
    await open('/paySuccess');
    await until(() => shows('没有要查询的订单'), 'the answer');
    expect(shows('店铺已续费')).toBe(false);
    expect(server.asked).toEqual([]);
  });
});
