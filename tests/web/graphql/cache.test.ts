import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCache, typePolicies } from '../../../web/src/graphql/cache.ts';

const schema = buildSchema(
  readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'),
);
const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__'),
);
const withId = objectTypes.filter((type) => isObjectType(type) && 'id' in type.getFields());

describe('cache policies', () => {
  it('place every type of the schema that has an id, and none that there is not', () => {
    const placed = Object.keys(typePolicies);
    expect(placed).toEqual(expect.arrayContaining(withId.map(({ name }) => name)));
    expect(objectTypes.map(({ name }) => name)).toEqual(expect.arrayContaining(placed));
  });

  it('name only key fields that the types have', () => {
    for (const [name, { keyFields }] of Object.entries(typePolicies)) {
      if (!Array.isArray(keyFields)) continue;
      const type = schema.getType(name);
      const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
      for (const field of keyFields) expect(fields).toContain(field);
    }
  });

  it('keep one copy of a shop, and one viewer', () => {
    const cache = createCache();
    expect(cache.identify({ __typename: 'Shop', id: 'temu:1' })).toBe('Shop:{"id":"temu:1"}');
    expect(cache.identify({ __typename: 'Viewer', id: '7' })).toBe('Viewer:{}');
    expect(cache.identify({ __typename: 'AmountFigures', sold: '1.00' })).toBeUndefined();
  });

  it('keep a list that could not be read as none, and one that was there before', () => {
    const query = parse(`{
      statistics {
        shopCount
        productRanking(by: NET_AMOUNT, level: SKU, first: 20) {
          totalCount
          edges { cursor node { code } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }`);
    const answer = (productRanking: unknown) => ({
      statistics: { __typename: 'Statistics', shopCount: 3, productRanking },
    });
    const cache = createCache();
    cache.writeQuery({ query, data: answer(null) });
    expect(cache.readQuery({ query })).toEqual(answer(null));

    const ranking = {
      __typename: 'ProductRankingConnection',
      totalCount: 1,
      edges: [
        {
          __typename: 'ProductRankingEdge',
          cursor: 'a',
          node: { __typename: 'RankedProduct', code: 'A-1' },
        },
      ],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'a' },
    };
    cache.writeQuery({ query, data: answer(ranking) });
    cache.writeQuery({ query, data: answer(null) });
    expect(cache.readQuery({ query })).toMatchObject({
      statistics: { productRanking: { totalCount: 1, edges: [{ node: { code: 'A-1' } }] } },
    });
  });
});
