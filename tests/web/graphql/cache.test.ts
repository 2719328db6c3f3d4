import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCache, typePolicies } from '../../../web/src/graphql/cache.ts';

const schema = buildSchema(
  readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'),
);
const objectTypes = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .map(({ name }) => name)
  .filter((name) => !/^(Mutation|Subscription)$|Payload$/.test(name));

describe('cache policies', () => {
  it('place every object type of the schema, and no other', () => {
    expect(Object.keys(typePolicies).sort()).toEqual(objectTypes.sort());
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
});
