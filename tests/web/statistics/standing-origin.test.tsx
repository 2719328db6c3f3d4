import { describe, expect, it } from 'vitest';
import OriginPanel from '../../../web/src/features/statistics/origin/OriginPanel.tsx';
import {
  type AnyFigure,
  originCodec,
} from '../../../web/src/features/statistics/origin/origin-url.ts';
import type {
  StandingOriginQuery,
  StandingPartsFragment,
} from '../../../web/src/features/statistics/origin/Standing.generated.ts';
import { factsOf, lacking } from '../../../web/src/features/statistics/origin/standing.ts';
import { client } from '../../../web/src/graphql/client.ts';
import { longTime } from '../../../web/src/shared/date-range/time-text.ts';
import { type FakeServer, fakeServer } from '../support/graphql-server.ts';
import { boss, period, variables } from '../support/origin.ts';
import { linkTo, render, shows, unmount, until } from '../support/render.tsx';

const older = '2024-03-10T01:00:00.000Z';
const newer = '2024-03-11T01:00:00.000Z';
const shop = (
  name: string,
  toldAt: string | null,
  known: number,
  unknown: number,
  needsRebind: boolean | null = null,
) => ({
  __typename: 'StandingOriginShop' as const,
  shop: { __typename: 'Shop' as const, id: `temu:${name}`, name, syncedAt: newer, needsRebind },
  known,
  unknown,
  toldAt,
  oldestAt: toldAt,
  connector: 'MARKETPLACE' as const,
});
const standing: StandingPartsFragment = {
  __typename: 'StandingOrigin',
  hiddenReason: null,
  shops: [shop('甲店', newer, 30, 12), shop('乙店', older, 10, 0, true), shop('丙店', null, 0, 0)],
};

let server: FakeServer;
const open = async (
  figure: AnyFigure,
  told: StandingPartsFragment | null,
  { isPhone = false } = {},
) => {
  const answer: StandingOriginQuery = {
    statistics: {
      __typename: 'Statistics',
      standingCalls: [
        {
          __typename: 'RestCall',
          name: 'getSystemRestrict',
          method: 'POST',
          path: '/api/order/getSystemRestrict',
          shopCount: 3,
        },
      ],
      standing: told,
    },
  };
  server = fakeServer({ StandingOrigin: answer });
  await render(
    <OriginPanel
      origin={{ figure, shop: null }}
      variables={variables}
      period={period}
      isUnpaid={false}
      isPhone={isPhone}
      onClose={() => {}}
    />,
    { at: `/home?range=2024-03-04..2024-03-10&group=3&origin=${figure}`, viewer: boss },
  );
  await until(() => shows('给开发者'), 'the calls');
};

describe('the panel of a figure that tells how things stand', () => {
  it('tells of when the money is, by which call, and which shops have not answered', async () => {
    await open('frozen', standing);
    expect(server.asked[0]?.variables).toEqual({ ...variables, figure: 'FROZEN' });
    for (const words of [
      '冻结从哪里来',
      '这是现在的状态，与所选日期无关',
      '这些店铺尚无数据，不在数字里：丙店',
      '1 家店铺的平台授权已失效，没有新数据：乙店',
      'POST /api/order/getSystemRestrict',
    ])
      expect(shows(words), words).toBe(true);
    expect(linkTo('查看冻结的明细')).toBe('/account/cash?group=3');
    expect(linkTo('甲店')).toContain('origin=frozen&originShop=temu:');
    // Of money there is nothing to count.
    expect(shows('库存已知的规格')).toBe(false);
  });

  it('tells of stock what is known and what is not', async () => {
    await open('stock', standing);
    expect(shows('库存未知、未计入的规格：12')).toBe(true);
    expect(shows('共 52 个规格')).toBe(true);
    expect(shows('30 / 42')).toBe(true);
    expect(linkTo('查看跨店库存')).toBe('/account/stock?group=3');
  });

  it('tells of orders, messages and the like of when they are, at the lists that they stand at', async () => {
    await open('orders', standing);
    expect(server.asked[0]?.variables).toMatchObject({ figure: 'ORDERS' });
    for (const words of [
      '物流助手从哪里来',
      '平台告知的发货单，加上在这里确认的打包和发货',
      '状态以各店铺最近一次更新为准',
      '这些店铺尚无数据，不在数字里：丙店',
    ])
      expect(shows(words), words).toBe(true);
    expect(linkTo('查看商品列表')).toBeUndefined();
    await unmount();
    await client.clearStore();
    await open('messages', standing);
    expect(shows('平台消息与违规从哪里来')).toBe(true);
  });

  it('dates what is at stake by the oldest that it is made of, and a month of sales by its lines', async () => {
    const [first] = standing.shops;
    const mixed = first ? [{ ...first, unknown: 0, oldestAt: older }] : [];
    await open('stakes', { ...standing, shops: mixed });
    expect(server.asked[0]?.variables).toMatchObject({ figure: 'STAKES' });
    expect(shows('涉及金额从哪里来')).toBe(true);
    expect(shows(longTime(older))).toBe(true);
    expect(shows(longTime(newer))).toBe(false);
    expect(linkTo('查看待办清单')).toBe('/todo?group=3');
    await unmount();
    await client.clearStore();
    await open('cardSales', standing);
    for (const words of ['近一个月销售从哪里来', '近31天的销售明细最近一次到达的时间'])
      expect(shows(words), words).toBe(true);
    await unmount();
    await client.clearStore();
    await open('stakeWeekSales', standing);
    for (const words of ['每周销售额从哪里来', '30 / 42', '库存未知、未计入的规格：12'])
      expect(shows(words), words).toBe(true);
  });

  it('says so where nothing is missing, and leads to no list of the desktop on the phone', async () => {
    const [whole] = standing.shops;
    await open(
      'available',
      { ...standing, shops: whole ? [{ ...whole, unknown: 0 }] : [] },
      { isPhone: true },
    );
    expect(shows('没有发现缺失')).toBe(true);
    expect(linkTo('查看资金日历')).toBeUndefined();
  });

  it('hides money from who may not look at it, and says where an upstream does not tell', async () => {
    await open('pending', { ...standing, shops: [], hiddenReason: 'NO_PERMISSION' });
    expect(shows('无权限')).toBe(true);
    expect(shows('甲店')).toBe(false);
    await unmount();
    await client.clearStore();
    await open('pending', null);
    expect(shows('所连接的平台接口没有 explainStanding')).toBe(true);
  });
});

describe('what is made of how things stand', () => {
  it('is the newest and the oldest shop, and the sums', () => {
    expect(factsOf(standing.shops)).toEqual({
      newest: Date.parse(newer),
      oldest: Date.parse(older),
      told: 2,
      known: 40,
      unknown: 12,
    });
    expect(factsOf([])).toMatchObject({ newest: null, oldest: null, told: 0 });
    expect(lacking(standing.shops).untold.map(({ name }) => name)).toEqual(['丙店']);
  });

  it('stands in the address as the other figures do', () => {
    const read = (query: string) => originCodec.read(new URLSearchParams(query));
    for (const figure of ['available', 'stock', 'products', 'orders', 'skus', 'product'])
      expect(read(`origin=${figure}`)).toEqual({ figure, shop: null });
  });
});
