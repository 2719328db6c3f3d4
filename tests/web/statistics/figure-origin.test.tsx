import { describe, expect, it } from 'vitest';
import { whyAddress } from '../../../web/src/features/statistics/change/why-url.ts';
import {
  gapsOf,
  hasGaps,
  sourceRows,
  waysOf,
} from '../../../web/src/features/statistics/origin/gaps.ts';
import type {
  FigureOriginPartsFragment,
  FigureOriginQuery,
} from '../../../web/src/features/statistics/origin/Origin.generated.ts';
import OriginPanel from '../../../web/src/features/statistics/origin/OriginPanel.tsx';
import {
  originAddress,
  originCodec,
} from '../../../web/src/features/statistics/origin/origin-url.ts';
import { client } from '../../../web/src/graphql/client.ts';
import type { Viewer } from '../../../web/src/session/viewer-context.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { boss, period, range, variables } from '../support/origin.ts';
import { linkTo, render, shows, unmount, until } from '../support/render.tsx';

const operator: Viewer = { ...boss, role: 'MANAGER', isBoss: false };

const at = '2024-03-11T01:00:00.000Z';
const shop = (
  name: string,
  lines: number,
  syncedLines: number,
  more: Partial<{ needsRebind: boolean; connector: 'SIMULATOR' | 'MARKETPLACE' }> = {},
) => ({
  __typename: 'FigureOriginShop' as const,
  shop: {
    __typename: 'Shop' as const,
    id: `temu:${name}`,
    name,
    syncedAt: at,
    needsRebind: more.needsRebind ?? null,
  },
  lines,
  syncedLines,
  days: lines === 0 ? 0 : 6,
  arrivedAt: lines === 0 ? null : at,
  connector: more.connector ?? null,
});

const origin: FigureOriginPartsFragment = {
  __typename: 'FigureOrigin',
  lines: 1240,
  syncedLines: 40,
  firstHour: '2024-03-04T08',
  lastHour: '2024-03-10T23',
  arrivedAt: at,
  syncArrivedAt: at,
  days: 7,
  emptyDays: 1,
  emptySpans: [{ __typename: 'DateRange', start: '2024-03-06', end: '2024-03-06' }],
  shops: [
    shop('甲店', 1200, 0),
    shop('乙店', 40, 40, { connector: 'SIMULATOR', needsRebind: true }),
    shop('丙店', 0, 0),
  ],
  imports: [
    {
      __typename: 'FigureOriginImport',
      importId: '12',
      fileName: '三月.csv',
      finishedAt: at,
      lines: 1190,
      allLines: 5000,
    },
  ],
  otherImports: { __typename: 'FigureOriginOtherImports', count: 2, lines: 10 },
  rates: [
    {
      __typename: 'FigureOriginRate',
      currency: 'USD',
      lowestRate: '7.1',
      highestRate: '7.2',
      firstDay: '2024-03-04',
      lastDay: '2024-03-09',
    },
  ],
  costs: {
    __typename: 'FigureOriginCosts',
    skuCount: 20,
    uncostedSkuCount: 3,
    uncostedDays: 2,
    uncosted: { __typename: 'UncostedSales', sold: 4, returned: 0, amount: '99.00' },
  },
};

const answer = (told: FigureOriginPartsFragment | null): FigureOriginQuery => ({
  statistics: {
    __typename: 'Statistics',
    totalsCalls: [
      {
        __typename: 'RestCall',
        name: 'getHistoryTotalSales',
        method: 'POST',
        path: '/api/order/getHistoryTotalSales',
        shopCount: 3,
      },
    ],
    endedShops: [],
    origin: told,
  },
});

let server: FakeServer;
const open = async (
  told: FigureOriginPartsFragment | null,
  { viewer = boss, isUnpaid = false, isPhone = false, shop = null as string | null } = {},
) => {
  server = fakeServer({ FigureOrigin: answer(told) });
  await render(
    <OriginPanel
      origin={{ figure: 'sold', shop }}
      variables={variables}
      period={period}
      isUnpaid={isUnpaid}
      isPhone={isPhone}
      onClose={() => {}}
    />,
    { at: '/home?range=2024-03-04..2024-03-10&group=3&origin=sold', viewer },
  );
  await until(() => shows('给开发者'), 'the calls');
};

describe('the panel of a figure’s origin', () => {
  it('tells lines, shops, imports, rates, costs and calls, and leads to what is behind them', async () => {
    await open(origin);
    expect(server.asked[0]?.variables).toEqual({ ...variables, figure: 'AMOUNT' });
    for (const words of [
      '售出从哪里来',
      '1,240',
      '第一行在 2024-03-04 08 时，最后一行在 2024-03-10 23 时',
      '模拟平台同步',
      '其余 2 次导入',
      '1 USD = ¥7.1–7.2',
      'POST /api/order/getHistoryTotalSales',
    ])
      expect(shows(words), words).toBe(true);
    // The products of exactly this range, of what is looked at or of the shop.
    expect(linkTo('查看这些明细对应的商品')).toBe(
      '/account/manager?range=2024-03-04..2024-03-10&group=3&level=sku&sort=sold',
    );
    expect(linkTo('1,200')).toBe(
      '/account/manager?range=2024-03-04..2024-03-10&shop=temu:%E7%94%B2%E5%BA%97&level=sku&sort=sold',
    );
    expect(linkTo('三月.csv')).toBe('/import?job=12');
  });

  it('says what is missing, with the ways to mend it', async () => {
    await open(origin);
    for (const words of [
      '1 家店铺的平台授权已失效，没有新数据：乙店',
      '1 家店铺在这段时间没有数据：丙店',
      '1 天没有任何明细：2024-03-06',
      '20 个规格中有 3 个没有成本，涉及 2 天',
    ])
      expect(shows(words), words).toBe(true);
    expect(linkTo('重新绑定')).toBe('/shopManage');
    expect(linkTo('填写成本')).toContain('cost=without');
  });

  it('says so where nothing is missing', async () => {
    const [whole] = origin.shops;
    await open({ ...origin, shops: whole ? [whole] : [], emptyDays: 0, costs: null });
    expect(shows('没有发现缺失')).toBe(true);
  });

  it('has no word of costs, files and rebinding for who may not see or do it', async () => {
    const hidden = origin.imports.map((one) => ({
      ...one,
      importId: null,
      fileName: null,
      allLines: null,
    }));
    await open({ ...origin, imports: hidden, costs: null }, { viewer: operator });
    expect(shows('成本')).toBe(false);
    expect(shows('整份文件')).toBe(false);
    expect(shows('BOSS 导入的文件')).toBe(true);
    expect(linkTo('重新绑定')).toBeUndefined();
  });

  it('leads to no list of the desktop on the phone', async () => {
    await open(origin, { isPhone: true });
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThan(0);
    expect(links.every((href) => href?.includes('origin=sold'))).toBe(true);
  });

  it('is of one shop where its row was asked, with the way to all of them', async () => {
    const [first] = origin.shops;
    const ofShop = { ...origin, shops: first ? [first] : [] };
    await open(ofShop, { shop: 'temu:1' });
    expect(server.asked[0]?.variables).toMatchObject({ selection: { shop: 'temu:1' }, range });
    expect(linkTo('查看这些明细对应的商品')).toBe(
      '/account/manager?range=2024-03-04..2024-03-10&shop=temu:1&level=sku&sort=sold',
    );
    expect(linkTo('填写成本')).toContain('shop=temu:1');
    // The page itself stays with the group that it looks at.
    expect(linkTo('查看全部店铺')).toBe('/home?range=2024-03-04..2024-03-10&group=3&origin=sold');
  });

  it('says plainly that an upstream does not tell, and names the calls all the same', async () => {
    await open(null);
    expect(shows('当前的数据接口不提供数字来源')).toBe(true);
    expect(shows('POST /api/order/getHistoryTotalSales')).toBe(true);
    await unmount();
    await client.clearStore();
    await open(null, { isUnpaid: true });
    expect(shows('当前的数据接口不提供数字来源')).toBe(false);
    expect(shows('这段时间的店铺都已到期')).toBe(true);
  });
});

describe('what is made of an origin', () => {
  it('is what is missing, and how the lines came', () => {
    expect(gapsOf(origin).empty.map(({ name }) => name)).toEqual(['丙店']);
    expect(gapsOf(origin).signedOut.map(({ name }) => name)).toEqual(['乙店']);
    expect(hasGaps(gapsOf({ shops: [], emptyDays: 0, costs: null }))).toBe(false);
    expect(waysOf(origin.shops)).toEqual(['import', 'simulator']);
  });

  it('is a table of sources that comes to all lines', () => {
    const rows = sourceRows(origin);
    expect(rows.map(({ kind }) => kind)).toEqual(['synced', 'import', 'others', 'total']);
    const counts = rows.map((one) => (one.kind === 'import' ? one.row.lines : one.lines));
    expect(counts.slice(0, -1).reduce((sum, count) => sum + count, 0)).toBe(counts.at(-1));
  });
});

describe('the address of the panel', () => {
  it('keeps what is looked at, leads to one shop, and opens no second panel', () => {
    expect(originAddress('?range=week&why=all', 'profit')).toBe('?range=week&origin=profit');
    expect(originAddress('?range=week&group=3', 'sold', 'temu:1')).toBe(
      '?range=week&group=3&origin=sold&originShop=temu:1',
    );
    expect(originAddress('?origin=sold&originShop=temu:1', 'sold')).toBe('?origin=sold');
    expect(whyAddress('?range=week&origin=sold')).toBe('?range=week&why=all');
    const read = (query: string) => originCodec.read(new URLSearchParams(query));
    expect(read('origin=quantity')).toEqual({ figure: 'quantity', shop: null });
    expect(read('origin=quantity&originShop=temu:1')?.shop).toBe('temu:1');
    expect(read('origin=quantity&originShop=<b>')?.shop).toBeNull();
    expect(originCodec.read(new URLSearchParams('origin=nothing'))).toBeNull();
  });
});
