import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, person, shopRow, testBff, useNetwork } from '../world.ts';
import { answers, figures } from './statistics-answers.ts';

const network = useNetwork();

describe('what is sent for a selection', () => {
  const people = () => ({
    boss: person({
      shops: [
        shopRow('11'),
        shopRow('12', { isSemiManagedMall: true }),
        shopRow('13', { platformType: 'shein' }),
        shopRow('14'),
      ],
      layout: { listShowTab: ['13', '11'], listClosedTab: ['14'] },
      groups: [
        {
          groupId: '7',
          mallName: 'A',
          shopGroupName: 'A',
          mallId: '12,13,99',
          groupMallId: '7-12,13,99',
        },
        { groupId: '8', mallName: 'B', shopGroupName: 'B', mallId: '', groupMallId: '8-' },
      ],
    }),
  });
  const query = /* GraphQL */ `
    query One($selection: ShopSelection!, $dataSource: DataSource! = SALES) {
      statistics(
        selection: $selection
        range: { start: "2026-03-01", end: "2026-03-01" }
        dataSource: $dataSource
      ) { shopCount totals { amount { net } } }
    }
  `;
  const sentFor = async (selection: object, dataSource = 'SALES', totals?: object) => {
    const data = { ...answers([]), ...(totals && { getHistoryTotalSales: totals }) };
    const sent = inhabit(network, { people: people(), data });
    const answer = await testBff().ask(query, {
      token: 'boss',
      variables: { selection, dataSource },
    });
    const made = sent.filter(({ call }) => 'startTime' in call.input.shape);
    return { ...answer, made: made.map(({ path, input }) => `${path} ${input.shopId}`) };
  };
  const order = '/api/order/getHistoryTotalSales';
  const shein = '/api/shein/product/sales/queryTotalSales';
  const stocks = '/api/stock/getHistoryTotalSales';

  it.each<[string, object, string[]]>([
    [
      'all shown shops in saved order, each by its own platform’s path',
      { all: true },
      [`${order} 11,12`, `${shein} 13`],
    ],
    ['a shop, hidden or not', { shop: 'temu:14' }, [`${order} 14`]],
    [
      'a group: its members that exist, each by its own platform’s path',
      { group: 'group:7' },
      [`${order} 12`, `${shein} 13`],
    ],
    ['a platform', { platform: { platform: 'TEMU' } }, [`${order} 11,12`]],
    [
      'a platform by managed type',
      { platform: { platform: 'TEMU', managedType: 'SEMI_MANAGED' } },
      [`${order} 12`],
    ],
    ['a shein shop: the twin', { shop: 'shein:13' }, [`${shein} 13`]],
    ['shein: the twin', { platform: { platform: 'SHEIN' } }, [`${shein} 13`]],
  ])('[R7.4-43] %s', async (_what, selection, made) => {
    expect(await sentFor(selection)).toMatchObject({ errors: undefined, made });
  });

  it.each<[string, object, string]>([
    ['all shops', { all: true }, '13,11,12'],
    ['a mixed group', { group: 'group:7' }, '13,12'],
    ['a shein shop', { shop: 'shein:13' }, '13'],
    ['shein', { platform: { platform: 'SHEIN' } }, '13'],
  ])('[R7.1-05] sends the stocks source to /api/stock for %s', async (_what, selection, shopId) => {
    expect((await sentFor(selection, 'STOCKS')).made).toEqual([`${stocks} ${shopId}`]);
  });

  it.each([{ shop: 'shein:13' }, { all: true }])(
    '[R7.4-43] gives no figure, and the reason, where the stocks of %j are refused: never the sales',
    async (selection) => {
      const refuse = ({ shopId }: { shopId: string }) => {
        if (shopId.includes('13')) throw new Refusal('该平台没有备货数据');
        return { current: figures(1), compare: null };
      };
      const { data, errors, made } = await sentFor(selection, 'STOCKS', refuse);
      expect(data.statistics.totals).toEqual({ amount: null });
      expect(errors).toMatchObject([{ message: '该平台没有备货数据' }]);
      expect(made).toHaveLength(1);
    },
  );

  it.each([
    ['an unknown shop', { shop: 'temu:555' }, 'NOT_FOUND'],
    ['a shop of the other platform', { shop: 'shein:11' }, 'NOT_FOUND'],
    ['an unknown group', { group: 'group:99' }, 'NOT_FOUND'],
    ['all: false', { all: false }, 'BAD_USER_INPUT'],
  ])('[R6-21] refuses %s without sending anything', async (_what, selection, code) => {
    const { errors, made } = await sentFor(selection);
    expect(errors?.[0]?.extensions?.code).toBe(code);
    expect(made).toEqual([]);
  });

  it('[R7.1-11] refuses an empty selection locally, silently for the user', async () => {
    const { data, errors, made } = await sentFor({ group: 'group:8' });
    expect(data.statistics).toEqual({ shopCount: 0, totals: { amount: null } });
    expect(errors?.[0]).toMatchObject({
      message: '店铺为空',
      extensions: { code: 'EMPTY_SHOP', silent: true },
    });
    expect(made).toEqual([]);
  });
});
