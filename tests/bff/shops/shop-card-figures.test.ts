import { describe, expect, it } from 'vitest';
import { inhabit, manager, namesOf, person, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

describe('the card of a shop', () => {
  const lately = (input: { shopId: string }) =>
    input.shopId
      .split(',')
      // Not in the order that was asked for, and one is missing.
      .reverse()
      .filter((mallId) => mallId !== '12')
      .map((mallId) => {
        const none = { quantity: 0, amount: 0 };
        return {
          mallId,
          today: none,
          yesterday: none,
          lastSevenDays: none,
          lastThirtyDays: none,
          salesRanking: Number(mallId),
        };
      });
  const data = {
    shopRating: { review: 4.5, assessmentResult: 4 },
    getAbnormalProductNum: 2,
    refundInfo: { totalElements: 3 },
    joinedQuantity: { count: 4 },
    productCountByType: (input: { productType: string }) => ({
      count: { 待创建首单: 5, 已创建首单: 6, 价格申报中: 7 }[input.productType],
    }),
    specification: { success: true, result: { total: 8 }, message: null },
    createdProducts: { today: 1, this_week: 2, this_month: 3 },
    deadStock: { totaNum: 9, totalValue: 1234 },
    getShopLatelySalesInfos: lately,
    sheinGetShopLatelySalesInfos: lately,
  };

  it('[R3-24] [R3-25] [R3-26] [R3-27] [R3-28] reads each figure of its shop', async () => {
    const sent = inhabit(network, { people: { t: person() }, data });
    const { data: answer, errors } = await testBff().ask(
      `{ shop(id: "temu:11") { card { review deliveryGrade abnormalProductCount refundCount joinedQuantity
         awaitingFirstOrderCount firstOrderCreatedCount priceDeclaringCount specificationCount
         createdProducts { today thisWeek thisMonth } deadStock { productCount value }
         historySales historyProfit { profit } salesRank } } }`,
      { token: 't' },
    );
    expect(errors).toBeUndefined();
    expect(answer.shop.card).toEqual({
      review: 4.5,
      deliveryGrade: 'S',
      abnormalProductCount: 2,
      refundCount: 3,
      joinedQuantity: 4,
      awaitingFirstOrderCount: 5,
      firstOrderCreatedCount: 6,
      priceDeclaringCount: 7,
      specificationCount: 8,
      createdProducts: { today: 1, thisWeek: 2, thisMonth: 3 },
      deadStock: { productCount: 9, value: '12.34' },
      historySales: '10.00',
      historyProfit: { profit: '5.00' },
      salesRank: 11,
    });
    const totals = sent.find(({ call }) => call.name === 'getHistoryTotalSales');
    // [R7.4-41] One calendar month back to today.
    expect(totals?.input).toEqual({ shopId: '11', startTime: '2026-02-11', endTime: '2026-03-11' });
    expect(sent.find(({ call }) => call.name === 'deadStock')?.input).toEqual({ shopIds: '11' });
    expect(namesOf(sent).filter((name) => name === 'shopRating')).toHaveLength(1);
  });

  it.each([
    [0, 'NONE'],
    [1, 'C'],
    [2, 'B'],
    [3, 'A'],
    [4, 'S'],
    [null, null],
  ])('[R3-23] grades the delivery assessment %s as %s', async (assessmentResult, grade) => {
    inhabit(network, {
      people: { t: person() },
      data: { ...data, shopRating: { review: 4.5, assessmentResult } },
    });
    const { data: answer } = await testBff().ask(
      '{ shop(id: "temu:11") { card { deliveryGrade } } }',
      { token: 't' },
    );
    expect(answer.shop.card.deliveryGrade).toBe(grade);
  });

  it('[R3-22] shows the rating as a number and as a picture of stars', async () => {
    const ratingOf = async (review: number | null) => {
      const shopRating = { review, assessmentResult: null };
      inhabit(network, { people: { t: person() }, data: { ...data, shopRating } });
      const { data: answer } = await testBff().ask(
        '{ shop(id: "temu:11") { card { shopRating: review shopRatingImg: reviewImage } } }',
        { token: 't' },
      );
      return answer.shop.card;
    };
    const { shopRating, shopRatingImg } = await ratingOf(4.5);
    expect(shopRating).toBe(4.5);
    const [kind, picture = ''] = shopRatingImg.split(',');
    expect(kind).toBe('data:image/svg+xml');
    const svg = decodeURIComponent(picture);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/);
    expect(svg).toContain('<rect width="90" height="20"/>');
    expect((await ratingOf(2.5)).shopRatingImg).not.toBe(shopRatingImg);
    expect(await ratingOf(null)).toEqual({ shopRating: null, shopRatingImg: null });
  });

  it('leaves the other figures alone when one fails', async () => {
    inhabit(network, { people: { t: person() }, data: { ...data, joinedQuantity: 'broken' } });
    const { data: answer, errors } = await testBff().ask(
      '{ shop(id: "temu:11") { card { review joinedQuantity refundCount } } }',
      { token: 't' },
    );
    expect(answer.shop.card).toEqual({ review: 4.5, joinedQuantity: null, refundCount: 3 });
    expect(errors?.map(({ path, extensions }) => [path?.at(-1), extensions?.code])).toEqual([
      ['joinedQuantity', 'UPSTREAM_SHAPE'],
    ]);
  });

  it('[R8-50] passes on why the specification could not be told', async () => {
    for (const result of [{ total: 0 }, null]) {
      const specification = { success: false, result, message: '<b>规格</b>服务繁忙' };
      inhabit(network, { people: { t: person() }, data: { ...data, specification } });
      const { data: answer, errors } = await testBff().ask(
        '{ shop(id: "temu:11") { card { review specificationCount } } }',
        { token: 't' },
      );
      expect(answer.shop.card).toEqual({ review: 4.5, specificationCount: null });
      expect(errors?.map(({ path, message }) => [path?.at(-1), message])).toEqual([
        ['specificationCount', '规格 服务繁忙'],
      ]);
    }
  });

  it('batches the rank of many shops, a call for each platform, by key: reordered and missing rows do no harm', async () => {
    const sent = inhabit(network, { people: { t: person() }, data });
    const { data: answer } = await testBff().ask(
      '{ shops { edges { node { mallId card { salesRank } } } } }',
      { token: 't' },
    );
    expect(
      answer.shops.edges.map(
        ({ node }: { node: { mallId: string; card: { salesRank: number } } }) => [
          node.mallId,
          node.card.salesRank,
        ],
      ),
    ).toEqual([
      ['11', 11],
      ['12', null],
      ['13', 13],
    ]);
    const made = sent.filter(({ call }) => call.name.endsWith('etShopLatelySalesInfos'));
    expect(made.map(({ call, input }) => [call.name, input.shopId])).toEqual([
      ['getShopLatelySalesInfos', '11,12'],
      ['sheinGetShopLatelySalesInfos', '13'],
    ]);
  });

  it('[R6-19] hides profit from a manager without lookCost', async () => {
    inhabit(network, { people: { t: manager() }, data });
    const { data: answer } = await testBff().ask(
      '{ shop(id: "temu:11") { card { historyProfit { profit cost hiddenReason } } } }',
      { token: 't' },
    );
    expect(answer.shop.card.historyProfit).toEqual({
      profit: null,
      cost: null,
      hiddenReason: 'NO_PERMISSION',
    });
  });
});
