import { describe, expect, it } from 'vitest';
import { inhabit, namesOf, person, shopRow, testBff, useNetwork } from '../world.ts';
import { row, world } from './delivery-doubles.ts';

const network = useNetwork();

describe('returnPackages and deliveryAssessments', () => {
  it('[R7.4-20] gives the packages that come back to the supplier', async () => {
    inhabit(
      network,
      world({
        findShopReturnOrderList: { total: 0, rows: [] },
        getReturnSupplierPackage: {
          total: 1,
          rows: [
            {
              packageNo: 'TH1',
              mallId: '12',
              reason: '商品下架退回',
              courier: '中通快递',
              trackingNo: null,
              createTime: 0,
              sendTime: null,
              signTime: null,
              goods: row('FH1').goods,
            },
          ],
        },
      }),
    );
    const { data, errors } = await testBff().ask(
      `{ returnPackages(selection: { all: true }) { totalCount edges { node {
        packageNo shop { mallId } reason courier trackingNo createdAt sentAt quantity goods { code } } } } }`,
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data.returnPackages).toEqual({
      totalCount: 1,
      edges: [
        {
          node: {
            packageNo: 'TH1',
            shop: { mallId: '12' },
            reason: '商品下架退回',
            courier: '中通快递',
            trackingNo: null,
            createdAt: '1970-01-01T00:00:00.000Z',
            sentAt: null,
            quantity: 9,
            goods: [{ code: 'K-1' }, { code: 'K-2' }],
          },
        },
      ],
    });
  });

  it.each([
    ['{ shop: "shein:13" }', '11'],
    ['{ platform: { platform: SHEIN } }', '11'],
    ['{ all: true }', '11,12'],
    ['{ shop: "temu:12" }', '12'],
  ])(
    '[R7.1-10] asks for %s about temu shops: the first of all for shein alone',
    async (selection, shopId) => {
      const sent = inhabit(network, {
        people: { boss: person() },
        data: { queryDeliveryAssessmentRecord: { total: 0, rows: [] } },
      });
      const query = `{ deliveryAssessments(selection: ${selection}) { totalCount } }`;
      const { data, errors } = await testBff().ask(query, { token: 'boss' });
      expect({ data, errors }).toEqual({
        data: { deliveryAssessments: { totalCount: 0 } },
        errors: undefined,
      });
      const made = sent.filter(({ call }) => call.name === 'queryDeliveryAssessmentRecord');
      expect(made.map(({ input }) => input.shopId)).toEqual([shopId]);
    },
  );

  it('[R7.1-10] are none, and nothing is asked, without a temu shop', async () => {
    const shops = [shopRow('13', { platformType: 'shein' })];
    const sent = inhabit(network, { people: { boss: person({ shops }) } });
    const { data, errors } = await testBff().ask(
      '{ deliveryAssessments(selection: { all: true }) { totalCount } }',
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data.deliveryAssessments.totalCount).toBe(0);
    expect(namesOf(sent)).not.toContain('queryDeliveryAssessmentRecord');
  });

  it('[R7.4-21] gives the grades, and the share of orders in time', async () => {
    const record = (orderNum: number) => ({
      mallId: '11',
      startTime: '2026-03-01',
      endTime: '2026-03-30',
      assessmentResult: 4,
      orderNum,
      onTimeNum: orderNum / 2,
      fakeNum: 1,
    });
    inhabit(
      network,
      world({ queryDeliveryAssessmentRecord: { total: 2, rows: [record(8), record(0)] } }),
    );
    const { data, errors } = await testBff().ask(
      `{ deliveryAssessments(selection: { shop: "temu:11" }) { edges { node {
        shop { id } start end grade orderCount onTimeCount fakeCount onTimeRate } } } }`,
      { token: 'boss' },
    );
    expect(errors).toBeUndefined();
    expect(data.deliveryAssessments.edges[0].node).toEqual({
      shop: { id: 'temu:11' },
      start: '2026-03-01',
      end: '2026-03-30',
      grade: 'S',
      orderCount: 8,
      onTimeCount: 4,
      fakeCount: 1,
      onTimeRate: 0.5,
    });
    expect(data.deliveryAssessments.edges[1].node.onTimeRate).toBeNull();
  });
});
