import { describe, expect, it, onTestFinished } from 'vitest';
import { usualBorder } from '../../../bff/upstream/border/settings.ts';
import { httpTransport } from '../../../bff/upstream/http-transport.ts';
import { readMapping } from '../../../bff/upstream/mapping/read-mapping.ts';
import type { UpstreamRequest } from '../../../bff/upstream/transport.ts';
import { startOtherUpstream } from '../../conformance/other-upstream.ts';
import { testBff } from '../world.ts';

/** As a deployer writes it, of an upstream whose paths, methods, encodings and names are all its own. */
const file = {
  login: {
    path: '/v2/sessions',
    encoding: 'json',
    input: { phone: 'user.mobile', password: 'user.secret' },
    output: { '.': 'session.key' },
  },
  getUserInfo: {
    path: '/v2/me',
    method: 'GET',
    encoding: 'query',
    output: {
      '.': 'me',
      userId: 'account.no',
      phone: 'account.mobile',
      role: 'account.kind',
      registerTime: 'since',
      permissions: 'rights',
      'permissions.permsCode': 'name',
    },
  },
  getShopList: {
    path: '/v2/shops',
    method: 'GET',
    encoding: 'query',
    output: {
      '.': 'page.items',
      mallId: 'ref.id',
      mallName: 'label.title',
      platformType: 'market',
      expireDate: 'paidUntil',
    },
  },
  getShopTabMap: {
    path: '/v2/layout',
    output: {
      listShowTab: 'top',
      listClosedTab: 'rest',
    },
  },
  setShopTabAllMap: {
    path: '/v2/layout',
    method: 'PATCH',
    encoding: 'json',
    input: {
      layout: 'panel',
      'layout.listShowTab': 'top',
      'layout.listClosedTab': 'rest',
    },
  },
  queryUserGroups: {
    path: '/v2/groups',
    method: 'GET',
    encoding: 'query',
    output: { groupId: 'no', mallName: 'title', mallId: 'members' },
  },
  renameShop: {
    path: '/v2/shops/{id}',
    method: 'PUT',
    encoding: 'json',
    input: { shopId: 'id', name: 'shop.title' },
  },
  getHistoryTotalSales: {
    path: '/v2/sales',
    stocksPath: null,
    method: 'GET',
    encoding: 'query',
    input: { shopId: 'shops', startTime: 'from', endTime: 'to' },
    output: {
      current: 'now',
      'current.sold': 'plus',
      'current.returned': 'minus',
      'current.net': 'sum',
    },
  },
  getLabelByUid: {
    path: '/v2/label',
    output: {
      drawing: 'paper',
      'drawing.pointsList': 'items',
      'drawing.pointsList.seatObj': 'box',
    },
  },
  couponValues: { path: '/v2/coupon', output: { '.': 'worth.yuan' } },
  submitOrder: {
    path: '/v2/orders',
    input: { orders: 'lines', 'orders.shopId': 'shop.id', idempotencyKey: 'once' },
    output: { orderNo: 'order.no', codeUrl: 'qr', totalPrice: 'fee' },
  },
};

async function mappedWorld() {
  const upstream = await startOtherUpstream();
  const preview: UpstreamRequest[] = [];
  const { bff, ask } = testBff({
    transport: httpTransport(upstream.url),
    border: { ...usualBorder, mapping: readMapping(JSON.stringify(file), 'mapping.json') },
    previewTransport: async (request) => {
      preview.push(request);
      throw new Error('The preview is away');
    },
  });
  onTestFinished(async () => {
    await bff.close();
    await upstream.close();
  });
  const { data } = await ask(
    'mutation { login(input: {phone: "13900000001", password: "abc12345"}) { token error { message } } }',
  );
  const token: string = data.login.token;
  return { ask: (query: string) => ask(query, { token }), visit: ask, token, upstream, preview };
}

const requestTo = (
  requests: Awaited<ReturnType<typeof mappedWorld>>['upstream']['requests'],
  call: string,
) => requests.find((request) => request.call === call);

describe('before an upstream that has everything otherwise', () => {
  it('[R7.1-13] signs in, with names and a body of its own', async () => {
    const { token, upstream } = await mappedWorld();
    expect(token).toBe('other-token');
    expect(requestTo(upstream.requests, 'POST /v2/sessions')?.body).toMatchObject({
      user: { mobile: '13900000001', secret: 'abc12345' },
    });
  });

  it('reads a drawing that says more than ours, and calls it otherwise', async () => {
    const { ask } = await mappedWorld();
    const { data, errors } = await ask(
      '{ ownLabel { drawing { width pointsList { type seatObj { x w h } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.ownLabel.drawing).toEqual({
      width: 1000,
      pointsList: [{ type: 'LINE', seatObj: { x: 10, w: 300, h: 0 } }],
    });
  });

  it('reads what stands elsewhere, in lists too', async () => {
    const { ask } = await mappedWorld();
    const { data, errors } = await ask(`{
      viewer { id phone role permissions registerTime }
      shops { edges { node { id name expiresAt } } }
      shopGroups { id name shops { id } }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      viewer: {
        id: '7',
        phone: '13900000001',
        role: 'BOSS',
        permissions: ['lookCost'],
        registerTime: '2025-01-01T00:00:00.000Z',
      },
      shops: {
        edges: [
          { node: { id: 'temu:501', name: '晨光家居', expiresAt: '2027-03-01T16:00:00.000Z' } },
          { node: { id: 'temu:502', name: '海风百货', expiresAt: '2027-03-01T16:00:00.000Z' } },
        ],
      },
      shopGroups: [
        { id: 'group:3', name: '欧洲站', shops: [{ id: 'temu:501' }, { id: 'temu:502' }] },
      ],
    });
  });

  it('writes by the method, at the path and under the names of the upstream', async () => {
    const { ask, upstream } = await mappedWorld();
    const { data, errors } = await ask(
      'mutation { renameShop(input: {id: "temu:502", name: "海风旗舰店"}) { shop { name } error { message } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.renameShop).toEqual({ shop: { name: '海风旗舰店' }, error: null });
    expect(requestTo(upstream.requests, 'PUT /v2/shops/502')?.body).toEqual({
      shop: { title: '海风旗舰店' },
    });
  });

  it('keeps its word where what was written comes back as text', async () => {
    const { ask, upstream } = await mappedWorld();
    const { data, errors } = await ask(
      'mutation { saveShopLayout(input: {shown: ["temu:502"], hidden: ["temu:501"]}) { shops { id } error { message } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.saveShopLayout).toEqual({
      shops: [{ id: 'temu:502' }, { id: 'temu:501' }],
      error: null,
    });
    expect(requestTo(upstream.requests, 'PATCH /v2/layout')?.body).toMatchObject({
      panel: { top: ['502'], rest: ['501'] },
    });
  });

  it('gives a list that is a whole body the name that it has there', async () => {
    const { ask, upstream } = await mappedWorld();
    const { data, errors } = await ask(`mutation { submitRenewal(input: {
      payType: QR, shops: [{shopId: "temu:501", months: 1, couponIds: []}], idempotencyKey: "k1"
    }) { error { message } order { orderNo total codeUrl } } }`);
    expect(errors).toBeUndefined();
    expect(data.submitRenewal.order).toEqual({
      orderNo: 'N1',
      total: '69.00',
      codeUrl: 'weixin://pay',
    });
    const sent = requestTo(upstream.requests, 'POST /v2/orders');
    expect(sent?.body).toMatchObject({ lines: [{ shop: { id: '501' } }] });
    expect(sent?.query).toEqual({ once: 'k1' });
  });

  it('asks for figures in the query, and for no stocks where there are none', async () => {
    const { ask, upstream } = await mappedWorld();
    const statistics = (more: string) => `{ statistics(
      selection: {all: true}, range: {start: "2026-03-01", end: "2026-03-10"} ${more}
    ) { totals { amount { net } } } }`;
    const sales = await ask(statistics(''));
    expect(sales.errors).toBeUndefined();
    expect(sales.data.statistics.totals.amount).toEqual({ net: '20.00' });
    expect(requestTo(upstream.requests, 'GET /v2/sales')?.query).toMatchObject({
      shops: '501,502',
      from: '2026-03-01',
      to: '2026-03-10',
    });
    const { errors } = await ask(statistics(', dataSource: STOCKS'));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'UPSTREAM_LACKS',
      call: 'getHistoryTotalSales',
    });
  });

  it('asks the preview as the contract says, which is of another make', async () => {
    const { visit, preview } = await mappedWorld();
    await visit('{ viewer { id } }');
    expect(preview[0]).toMatchObject({ method: 'POST', target: '/api/order/getUserInfo' });
  });
});
