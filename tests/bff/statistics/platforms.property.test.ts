import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shop } from '../../../db/schema.ts';
import { insertGroup } from '../../../db/shops/shop-groups.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { addReports } from '../../support/shop-reports.ts';
import { embeddedWorld } from '../embedded.ts';

/**
 * Whatever is selected, and whatever is counted: the whole is the sum of its shops, and each shop is asked
 * for by its own platform's path alone, as the embedded api refuses the shops of the other one.
 */

const query = /* GraphQL */ `
  query Whole($selection: ShopSelection!, $start: Date!, $dataSource: DataSource!, $width: Granularity!) {
    statistics(
      selection: $selection
      range: { start: $start, end: "2026-03-11" }
      comparison: { start: "2026-02-01", end: "2026-02-28" }
      dataSource: $dataSource
    ) {
      shopCount
      totals { ...totals }
      comparison { ...totals }
      amountTrend(granularity: $width) { bucket figures { sold returned net } comparison { net } }
      quantityTrend(granularity: $width) { bucket figures { sold returned net } comparison { net } }
      profitTrend(granularity: $width) { bucket figure { profit cost uncosted { sold returned amount } } }
      recent {
        amount { sold returned net }
        quantity { sold returned net }
        profit { profit cost uncosted { sold returned amount } }
      }
      salesByCategory { category amount { sold net } quantity { net } profit { profit cost } }
      salesByPrice {
        bands { amount { sold net } quantity { net } profit { profit cost } }
        points { bucket bands { amount { net } quantity { net } } }
      }
      products {
        sold { products colours skus netQuantity netAmount }
        soldComparison { products netAmount }
        soldCount
        states { total onSale offSale }
        documents { approved reviewing missing rejected rejectedByShop { rejected node: shop { id } } }
      }
      shopRanking(first: 100) {
        totalCount
        edges { node { id } amount { sold net } quantity { net } profit { profit } }
      }
      productRanking(first: 100) {
        totalCount
        edges {
          node { skuId shop { id } }
          amount { sold net }
          quantity { net }
          profit { profit }
        }
      }
    }
    productList(
      selection: $selection
      range: { start: $start, end: "2026-03-11" }
      dataSource: $dataSource
      level: SKU
      first: 100
    ) {
      totalCount
      counts { withCost withoutCost }
      edges { node { id netQuantity netAmount profit } }
    }
  }
  fragment totals on SalesTotals {
    amount { sold returned net }
    quantity { sold returned net }
    profit { profit cost uncosted { sold returned amount } }
  }
`;

/** Every number of an answer by its place; entries of lists by what they are about, not by their order. */
function numbersOf(value: unknown, place = '', found = new Map<string, number>()) {
  if (typeof value === 'number') found.set(place, value);
  else if (typeof value === 'string' && /^-?\d+\.\d\d$/.test(value))
    found.set(place, Math.round(Number(value) * 100));
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      const { bucket, category, node } = entry;
      const about =
        bucket ??
        (category === null ? 'none' : category) ??
        node?.id ??
        (node && `${node.shop.id} ${node.skuId}`);
      numbersOf(entry, `${place}[${about ?? index}]`, found);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) numbersOf(part, `${place}.${name}`, found);
  }
  return found;
}

/** What is not 0, in order of place. */
const sumOf = (parts: readonly ReadonlyMap<string, number>[]) => {
  const sums = new Map<string, number>();
  for (const part of parts)
    for (const [place, number] of part) sums.set(place, (sums.get(place) ?? 0) + number);
  return Object.fromEntries([...sums].filter(([, number]) => number !== 0).sort());
};

const shopNames = ['t1', 't2', 's1', 's2'] as const;
const platformOf = (name: string) =>
  name.startsWith('t') ? ('temu' as const) : ('shein' as const);
const days = ['2026-02-03', '2026-02-28', '2026-03-01', '2026-03-09', '2026-03-10', '2026-03-11'];

const line = fc.record({
  shop: fc.nat(shopNames.length - 1),
  sku: fc.nat(2),
  day: fc.constantFrom(...days),
  source: fc.constantFrom('sales' as const, 'stocks' as const),
  kind: fc.constantFrom('sale' as const, 'sale' as const, 'return' as const),
  quantity: fc.integer({ min: 1, max: 9 }),
  amount: fc.integer({ min: 0, max: 90_000 }),
  isNow: fc.boolean(),
});

type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never;

async function worldOf(lines: readonly Line[]) {
  const world = await embeddedWorld();
  const { api } = world;
  const { user, token } = await api.signIn();
  const shops: { readonly shop: Shop; readonly skus: readonly number[] }[] = [];
  for (const name of shopNames) {
    const shop = await api.shop(user, { mall_id: name, platform: platformOf(name) });
    await addReports(api.db, shop);
    const some = { A: [{ code: `${name}-1`, cost: 300 }], B: [{ code: `${name}-2` }] };
    const skus = await addProduct(api.db, shop, some, { category: '家居' });
    const other = { C: [{ code: `${name}-3`, cost: 0 }] };
    skus.push(
      ...(await addProduct(api.db, shop, other, { category: name.endsWith('1') ? '服饰' : null })),
    );
    shops.push({ shop, skus });
  }
  await insertGroup(api.db, user.id, '混合', [shops[0]?.shop.id ?? 0, shops[3]?.shop.id ?? 0]);
  await appendSaleLines(
    api.db,
    lines.flatMap(({ shop, sku, day, isNow, ...rest }) => {
      const at = shops[shop];
      if (at === undefined) return [];
      const soldAt = isNow ? api.clock.now() - 60_000 : Date.parse(`${day}T11:00:00+08:00`);
      return [lineOf(at.shop, at.skus[sku] ?? 0, day, { ...rest, soldAt })];
    }),
  );
  return { ...world, token };
}

const selections = {
  all: { selection: { all: true }, of: shopNames },
  temu: { selection: { platform: { platform: 'TEMU' } }, of: ['t1', 't2'] },
  shein: { selection: { platform: { platform: 'SHEIN' } }, of: ['s1', 's2'] },
  group: { selection: { group: 'group:1' }, of: ['t1', 's2'] },
} as const;

describe('the figures of a selection', () => {
  it('[R3-19] [R7.4-43] [R7.1-05] are the sums of those of its shops, for any source, range and platform', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        fc.constantFrom('2026-03-11', '2026-03-04', '2026-02-03'),
        fc.constantFrom('DAY', 'MONTH'),
        async (lines, start, width) => {
          const { ask, token, close } = await worldOf(lines);
          try {
            for (const dataSource of ['SALES', 'STOCKS']) {
              const read = async (selection: object) => {
                const variables = { selection, start, width, dataSource };
                const { data, errors } = await ask(query, { token, variables });
                expect(errors).toBeUndefined();
                return data;
              };
              const parts = new Map<string, ReadonlyMap<string, number>>();
              for (const name of shopNames)
                parts.set(name, numbersOf(await read({ shop: `${platformOf(name)}:${name}` })));
              for (const { selection, of } of Object.values(selections)) {
                const whole = sumOf([numbersOf(await read(selection))]);
                const shops = of.flatMap((name) => parts.get(name) ?? []);
                expect({ dataSource, selection, whole }).toEqual({
                  dataSource,
                  selection,
                  whole: sumOf(shops),
                });
              }
            }
          } finally {
            await close();
          }
        },
      ),
      { numRuns: 6, endOnFailure: true },
    );
  }, 300_000);
});

const lists = /* GraphQL */ `
  query Lists($selection: ShopSelection!, $by: SalesMetric!, $sort: ProductSort!, $down: Boolean!, $first: Int!, $after: String, $skip: Int!) {
    statistics(selection: $selection, range: { start: "2026-02-01", end: "2026-03-11" }) {
      productRanking(by: $by, first: $first, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        edges { rank share node { skuId } amount { net } quantity { net } profit { profit } }
      }
    }
    productList(
      selection: $selection
      range: { start: "2026-02-01", end: "2026-03-11" }
      level: SKU
      sort: $sort
      descending: $down
      first: $first
      skip: $skip
    ) {
      totalCount
      categories
      edges { rank node { id name costMin } }
    }
  }
`;

/** Many enough lines that ties and several pages come up. */
const soldLines = fc.sample(line, { numRuns: 60, seed: 7 });

describe('the lists of a selection of both platforms', () => {
  it.each([
    ['NET_AMOUNT', 'NET_AMOUNT', true],
    ['NET_QUANTITY', 'NET_QUANTITY', false],
    ['PROFIT', 'COST', true],
    ['NET_AMOUNT', 'COST', false],
    ['NET_AMOUNT', 'NAME', false],
    ['NET_AMOUNT', 'CREATED', true],
  ])(
    'by %s and %s (largest first: %s) are in order, whole on their pages',
    async (by, sort, down) => {
      const { ask, token, close } = await worldOf(soldLines);
      const page = async (first: number, after: string | null, skip: number) => {
        const variables = { selection: { all: true }, by, sort, down, first, after, skip };
        const { data, errors } = await ask(lists, { token, variables });
        expect(errors).toBeUndefined();
        return { ranking: data.statistics.productRanking, list: data.productList };
      };
      const whole = await page(100, null, 0);
      const figuresOf = {
        NET_AMOUNT: (edge: { amount: { net: string } }) => Number(edge.amount.net),
        NET_QUANTITY: (edge: { quantity: { net: number } }) => edge.quantity.net,
        // What has no cost has no profit, and stands last.
        PROFIT: ({ profit: { profit } }: { profit: { profit: string | null } }) =>
          profit === null ? Number.NEGATIVE_INFINITY : Number(profit),
      };
      const figureOf = figuresOf[by as 'PROFIT'];
      const figures = whole.ranking.edges.map(figureOf);
      expect(figures).toEqual(figures.toSorted((a: number, b: number) => b - a));
      const nets: number[] = whole.ranking.edges.map(figuresOf.NET_AMOUNT);
      const total = nets.reduce((sum, net) => sum + net, 0);
      const shares = whole.ranking.edges.map(({ share }: { share: number | null }) => share);
      expect(shares).toEqual(
        nets.map((net) => (net < 0 || net > total ? null : expect.closeTo(net / total, 10))),
      );
      expect(whole.list.categories).toEqual(['家居', '服饰']);
      expect(whole.list.totalCount).toBe(12);
      if (sort === 'COST') {
        const costs = whole.list.edges.map(
          (edge: { node: { costMin: unknown } }) => edge.node.costMin,
        );
        const known = Array.from({ length: 8 }, (_, place) =>
          place < 4 === down ? '3.00' : '0.00',
        );
        expect(costs).toEqual([...known, null, null, null, null]);
      }
      const paged = { ranking: [] as unknown[], list: [] as unknown[] };
      let after: string | null = null;
      for (let skip = 0; skip < 15; skip += 5) {
        const { ranking, list } = await page(5, after, skip);
        paged.ranking.push(...ranking.edges);
        paged.list.push(...list.edges);
        expect(ranking.totalCount).toBe(whole.ranking.totalCount);
        after = ranking.pageInfo.endCursor ?? after;
      }
      expect(paged.ranking).toEqual(whole.ranking.edges);
      expect(paged.list).toEqual(whole.list.edges);
      await close();
    },
  );
});
