import { describe, expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { seededSales } from '../../support/seeded-sales.ts';
import { addReports, at, violation } from '../../support/shop-reports.ts';

const march = { startTime: '2026-03-01', endTime: '2026-03-11' };

describe('reviews', () => {
  it('[R7.4-17] getShopReviewRankingList puts the best shop first, those without a score last', async () => {
    const api = await testApi();
    const { ask, boss, s, t } = await seededSales(api);
    await addReports(api.db, s, {}, { review_score: 4.4 });
    await addReports(api.db, t, {}, { review_score: 4.6 });
    await api.shop(boss.user, { mall_id: 'new' });
    const { code, data } = await ask('getShopReviewRankingList', { shopId: 'new,s,t' });
    expect(code).toBe(0);
    const reviewed = { previousReview: 4.2, reviewNumber: 100, goodReviewNumber: 90 };
    expect(data).toEqual({
      total: 3,
      rows: [
        { mallId: 't', review: 4.6, ...reviewed },
        { mallId: 's', review: 4.4, ...reviewed },
        {
          mallId: 'new',
          review: null,
          previousReview: null,
          reviewNumber: null,
          goodReviewNumber: null,
        },
      ],
    });
    const second = await ask('getShopReviewRankingList', {
      shopId: 'new,s,t',
      pageIndex: 2,
      pageSize: 1,
    });
    expect(second.data).toMatchObject({ total: 3, rows: [{ mallId: 's' }] });
  });
});

describe('messages and rules', () => {
  const seeded = async () => {
    const api = await testApi();
    const { ask, s, t } = await seededSales(api);
    await addReports(api.db, t, {
      messages: [
        violation('V1', '2026-03-02', { productId: 'P1', fine: 500 }),
        violation('V2', '2026-03-05', { state: 'waived' }),
        violation('V0', '2026-02-28'),
        violation('N1', '2026-03-03', {
          kind: 'notice',
          ruleCode: null,
          title: '质检标准更新',
          fine: 0,
          state: 'none',
        }),
      ],
    });
    await addReports(api.db, s, { rules: [], messages: [violation('V1', '2026-03-04')] });
    return ask;
  };

  it('[R7.4-19] getTemuMsgAndRule tells messages, newest first, and rules with their violations', async () => {
    const ask = await seeded();
    const { code, data } = await ask('getTemuMsgAndRule', { ...march });
    expect(code).toBe(0);
    expect(data.total).toBe(3);
    expect(data.messages.map((one: { messageId: string }) => one.messageId)).toEqual([
      'V2',
      'N1',
      'V1',
    ]);
    expect(data.messages[2]).toEqual({
      mallId: 't',
      messageId: 'V1',
      kind: 'violation',
      ruleCode: 'FH-01',
      title: '违规通知：延迟发货',
      content: '备货单未在规定时间内发货',
      productId: 'P1',
      productName: '保温杯',
      fine: 500,
      state: 'fined',
      time: at('2026-03-02'),
    });
    // What was waived costs nothing.
    expect(data.rules).toMatchObject([
      { platform: 'temu', code: 'FH-01', title: '延迟发货', violations: 2, fine: 500 },
      { platform: 'temu', code: 'ZL-01', violations: 0, fine: 0 },
    ]);
  });

  it.each([
    [{ kind: 'notice' }, ['N1']],
    [{ state: 'fined' }, ['V1']],
    [{ ruleCode: 'FH-01' }, ['V2', 'V1']],
    [{ ruleCode: 'none' }, []],
    [{ productId: 'P1' }, ['V1']],
    [{ productId: 'P1', kind: 'notice' }, []],
    [{ shopId: 's' }, ['V1']],
    // Both marketplaces have a rule of this code.
    [{ shopId: 't,s', ruleCode: 'FH-01' }, ['V2', 'V1', 'V1']],
    [{ shopId: 't,s', ruleCode: 'FH-01', platform: 'shein' }, ['V1']],
    [{ shopId: 't,s', ruleCode: 'FH-01', platform: 'temu' }, ['V2', 'V1']],
    [{ shopId: 't,s', pageSize: 2, pageIndex: 2 }, ['N1', 'V1']],
    [{ startTime: '2026-02-28', endTime: '2026-02-28' }, ['V0']],
  ])('are found by %j', async (fields, ids) => {
    const ask = await seeded();
    const { data } = await ask('getTemuMsgAndRule', { ...march, ...fields });
    expect(data.messages.map((one: { messageId: string }) => one.messageId)).toEqual(ids);
  });

  it('of another kind are refused', async () => {
    const ask = await seeded();
    expect(await ask('getTemuMsgAndRule', { ...march, kind: 'joke' })).toMatchObject({ code: 1 });
  });
});
