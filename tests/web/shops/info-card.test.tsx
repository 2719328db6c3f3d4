import { describe, expect, it, vi } from 'vitest';
import { ShopInfoCard } from '../../../web/src/features/shops/panel/ShopInfoCard.tsx';
import { fakeServer } from '../support/graphql-server.ts';
import { render, shows, until } from '../support/render.tsx';

const created = {
  __typename: 'CreatedProducts',
  today: 1,
  thisWeek: 2,
  thisMonth: 3,
};

const card = {
  __typename: 'ShopCard',
  review: 4.5,
  deliveryGrade: 'A',
  abnormalProductCount: 3,
  refundCount: 2,
  joinedQuantity: 40,
  awaitingFirstOrderCount: 7,
  firstOrderCreatedCount: 6,
  priceDeclaringCount: 5,
  specificationCount: 1,
  createdProducts: created,
  deadStock: { __typename: 'DeadStock', productCount: 9, value: '12.00' },
  historySales: '100.00',
  historyProfit: {
    __typename: 'ProfitFigure',
    profit: '10.00',
    uncosted: null,
    hiddenReason: null,
  },
  salesRank: 1,
};

async function drawn(id: string) {
  await render(<ShopInfoCard id={id} name="甲店" />, { at: '/home?platform=temu&range=week' });
  await until(() => shows('规格待处理'), 'the card');
}

/** What leads somewhere: the words that are pressed, and the address. */
async function doorsOf(id: string, part: object = {}) {
  const shop = {
    __typename: 'Shop',
    id,
    name: '甲店',
    conversions: [],
    card: { ...card, ...part },
  };
  fakeServer({ ShopInfoCard: { shop } });
  await drawn(id);
  return [...document.querySelectorAll('dd a')].map((door) => [
    door.textContent,
    door.getAttribute('href'),
  ]);
}

describe('the facts of a shop', () => {
  it('lead to the lists of exactly what they count, of that shop', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-12T04:00:00Z') });
    const lately = '/account/manager?range=week&shop=temu:11&level=spu&created=';
    expect(await doorsOf('temu:11')).toEqual([
      ['4.5', '/home?shop=temu:11#home-reviews'],
      ['A 级', '/deliveryCenter?shop=temu:11&records=assessments'],
      // The rank is among all shops.
      ['第 1 名', '/home?range=month#home-league'],
      [
        '9 款，货值 ¥12.00',
        '/account/manager?range=week&shop=temu:11&level=spu&hint=deadStock&sort=value',
      ],
      ['40', '/account/manager?range=week&shop=temu:11&level=spu&status=on_sale'],
      ['7', '/account/manager?range=week&shop=temu:11&level=spu&status=awaiting_first_order'],
      ['6', '/account/manager?range=week&shop=temu:11&level=spu&status=first_order_created'],
      ['5', '/account/manager?range=week&shop=temu:11&level=spu&status=price_declaring'],
      ['今日 1', `${lately}2026-03-12..2026-03-12&sort=created`],
      ['本周 2', `${lately}2026-03-09..2026-03-12&sort=created`],
      ['本月 3', `${lately}2026-03-01..2026-03-12&sort=created`],
    ]);
  });

  it('lead to where each comes from, of that shop, except what could not be read', async () => {
    await doorsOf('temu:11');
    const marks = [...document.querySelectorAll('dt')].map((fact) => [
      fact.textContent,
      new URLSearchParams(fact.querySelector('a')?.search).toString(),
    ]);
    const kept = 'platform=temu&range=week&origin=';
    const own = (figure: string) => `${kept}${figure}&originShop=temu%3A11`;
    expect(Object.fromEntries(marks)).toMatchObject({
      店铺评分: own('cardState'),
      近一个月利润: own('cardSales'),
      滞销商品: own('cardStock'),
      新增商品: own('cardProducts'),
    });
    expect(marks).toHaveLength(14);
    expect(marks.filter(([, address]) => address === '')).toEqual([]);
  });

  it('[R8-50] say which of them could not be read, and why, beside those that could', async () => {
    const shop = { __typename: 'Shop', id: 'temu:11', name: '甲店', conversions: [] };
    const unread = { ...card, review: null, specificationCount: null };
    const errors = [
      { message: '评分服务繁忙', path: ['shop', 'card', 'review'] },
      { message: '规格服务繁忙', path: ['shop', 'card', 'specificationCount'] },
    ];
    const answer = { data: { shop: { ...shop, card: unread } }, errors };
    fakeServer({ ShopInfoCard: Response.json(answer) });
    await drawn('temu:11');
    const faults = document.querySelectorAll('dd [role=img][title$=服务繁忙]');
    expect([...faults].map((mark) => mark.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('评分服务繁忙'),
      expect.stringContaining('规格服务繁忙'),
    ]);
    expect(shows('A 级')).toBe(true);
  });

  it('[R9.2-08] say of dead stock that its sales of 30 days are 19 at most', async () => {
    await doorsOf('temu:11');
    const fact = [...document.querySelectorAll('dt')].find((one) => one.textContent === '滞销商品');
    expect(fact?.title).toBe('近30天净销量不超过19件的商品');
  });

  it('lead nowhere where there is none, and to no grades of another shop', async () => {
    const createdProducts = { ...created, today: 0, thisWeek: null, thisMonth: null };
    const none = {
      createdProducts,
      deadStock: null,
      firstOrderCreatedCount: 0,
      joinedQuantity: 0,
      priceDeclaringCount: null,
      review: null,
      salesRank: null,
    };
    expect((await doorsOf('shein:21', none)).map(([words]) => words)).toEqual(['7']);
    expect(shows('A 级')).toBe(true);
  });
});
