import { describe, expect, it } from 'vitest';
import { inhabit, person, shopRow, testBff, useNetwork } from '../world.ts';
import { answers } from './statistics-answers.ts';

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
  const sentFor = async (selection: object, dataSource = 'SALES') => {
    const sent = inhabit(network, { people: people(), data: answers([]) });
    const answer = await testBff().ask(query, {
      token: 'boss',
      variables: { selection, dataSource },
    });
    const made = sent.find(({ call }) => 'startTime' in call.input.shape);
    return { ...answer, path: made?.path, shopId: made?.input.shopId };
  };

  it.each([
    [
      'all shown shops in saved order',
      { all: true },
      '/api/order/getHistoryTotalSales',
      '13,11,12',
    ],
    ['a shop, hidden or not', { shop: 'temu:14' }, '/api/order/getHistoryTotalSales', '14'],
    [
      'a group: its members that exist',
      { group: 'group:7' },
      '/api/order/getHistoryTotalSales',
      '13,12',
    ],
    ['a platform', { platform: { platform: 'TEMU' } }, '/api/order/getHistoryTotalSales', '11,12'],
    [
      'a platform by managed type',
      { platform: { platform: 'TEMU', managedType: 'SEMI_MANAGED' } },
      '/api/order/getHistoryTotalSales',
      '12',
    ],
    [
      'a shein shop: the twin',
      { shop: 'shein:13' },
      '/api/shein/product/sales/queryTotalSales',
      '13',
    ],
    [
      'shein: the twin',
      { platform: { platform: 'SHEIN' } },
      '/api/shein/product/sales/queryTotalSales',
      '13',
    ],
  ])('%s', async (_what, selection, path, shopId) => {
    expect(await sentFor(selection)).toMatchObject({ errors: undefined, path, shopId });
  });

  it('[R7.1-05] sends the stocks source to /api/stock', async () => {
    const { path } = await sentFor({ all: true }, 'STOCKS');
    expect(path).toBe('/api/stock/getHistoryTotalSales');
  });

  it.each([
    ['an unknown shop', { shop: 'temu:555' }, 'NOT_FOUND'],
    ['a shop of the other platform', { shop: 'shein:11' }, 'NOT_FOUND'],
    ['an unknown group', { group: 'group:99' }, 'NOT_FOUND'],
    ['all: false', { all: false }, 'BAD_USER_INPUT'],
  ])('[R6-21] refuses %s without sending anything', async (_what, selection, code) => {
    const { errors, path } = await sentFor(selection);
    expect(errors?.[0]?.extensions?.code).toBe(code);
    expect(path).toBeUndefined();
  });

  it('[R7.1-11] refuses an empty selection locally, silently for the user', async () => {
    const { data, errors, path } = await sentFor({ group: 'group:8' });
    expect(data.statistics).toEqual({ shopCount: 0, totals: { amount: null } });
    expect(errors?.[0]).toMatchObject({
      message: '店铺为空',
      extensions: { code: 'EMPTY_SHOP', silent: true },
    });
    expect(path).toBeUndefined();
  });
});
