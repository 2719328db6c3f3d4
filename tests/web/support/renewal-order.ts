import { connectionOf } from './graphql-server.ts';
/** An order of renewal for one shop, as the page asks for it. */
export const renewalOrder = (id: string, shopId: string, status = 'WAITING') => ({
  __typename: 'RenewalOrder',
  id,
  orderNo: `R${id}`,
  status,
  payType: 'QR',
  total: '207.00',
  codeUrl: 'https://pay.example/code',
  expiresAt: '2026-12-01T00:00:00.000Z',
  createdAt: '2026-11-30T00:00:00.000Z',
  items: [
    {
      __typename: 'RenewalItem',
      shopName: `店铺${shopId}`,
      months: 3,
      shop: { __typename: 'Shop', id: shopId, expiresAt: null },
    },
  ],
  coupons: [],
});

/** The list of these. */
export const ordersOf = (...nodes: readonly object[]) => ({
  renewalOrders: connectionOf('RenewalOrder', nodes),
});
