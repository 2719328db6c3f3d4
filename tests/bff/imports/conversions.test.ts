import { expect, it } from 'vitest';
import { inhabit, person, shopRow, testBff, useNetwork } from '../world.ts';

const network = useNetwork();

const usd = { currency: 'USD', firstDay: '2025-03-01', lastDay: '2025-03-31' };
const eur = { currency: 'EUR', firstDay: '2025-02-01', lastDay: '2025-02-10' };

const ask = (selection: string, start: string, end: string, source = 'SALES') =>
  testBff().ask(
    `{ statistics(selection: {${selection}}, range: {start: "${start}", end: "${end}"}, dataSource: ${source}) { convertedCurrencies } }`,
    { token: 't' },
  );

it('the figures of shops say which currencies they were converted from, in the days that are asked for', async () => {
  const shops = [shopRow('1', { conversions: [eur, usd] }), shopRow('2')];
  inhabit(network, { people: { t: person({ shops }) } });
  const found = await testBff().ask(
    '{ shops { edges { node { mallId conversions { currency firstDay lastDay } } } } }',
    { token: 't' },
  );
  expect(found.errors).toBeUndefined();
  expect(found.data.shops.edges.map((edge: { node: unknown }) => edge.node)).toEqual([
    { mallId: '1', conversions: [eur, usd] },
    { mallId: '2', conversions: [] },
  ]);
  const currencies = async (...given: Parameters<typeof ask>) =>
    (await ask(...given)).data.statistics.convertedCurrencies;
  expect(await currencies('all: true', '2025-02-10', '2025-03-01')).toEqual(['EUR', 'USD']);
  expect(await currencies('all: true', '2025-03-31', '2025-04-30')).toEqual(['USD']);
  expect(await currencies('all: true', '2025-02-11', '2025-02-28')).toEqual([]);
  expect(await currencies('shop: "temu:2"', '2025-02-10', '2025-03-01')).toEqual([]);
  expect(await currencies('all: true', '2025-02-10', '2025-03-01', 'STOCKS')).toEqual([]);
});
