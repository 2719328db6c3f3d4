import { buildSchema, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../../bff/schema/index.ts';

/** What goods of a supplier cost anybody: market data, behind the right to the page of candidates. */
const ofTheMarket = ['SelectionCandidate.cost'];

const fieldsOf = (of: GraphQLSchema) =>
  Object.values(of.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      (isObjectType(type) ? Object.values(type.getFields()) : []).map((field) => ({
        place: `${type.name}.${field.name}`,
        field,
      })),
    );

/** Money, or a list of it, that is called after cost or profit and that anybody may read. */
const unguarded = (of: GraphQLSchema): string[] =>
  fieldsOf(of)
    .filter(({ field }) => /cost|profit|margin/i.test(field.name))
    .filter(({ field }) => getNamedType(field.type).name === 'Money')
    .filter(({ field }) => field.extensions.secret === undefined)
    .map(({ place }) => place);

describe('[R6-19] what hangs on cost or profit', () => {
  it('is declared as a secret wherever it is money', () => {
    expect(unguarded(schema)).toEqual(ofTheMarket);
  });

  it('is found where it is not', () => {
    const open = buildSchema(`
      scalar Money
      type Query { unitCost: Money, grossMargins: [Money!]!, profitOfYear: Money!, amount: Money }
    `);
    expect(unguarded(open)).toEqual(['Query.unitCost', 'Query.grossMargins', 'Query.profitOfYear']);
  });

  it('may be null, and says without which right it is', () => {
    const secrets = fieldsOf(schema).filter(({ field }) => field.extensions.secret !== undefined);
    expect(secrets.length).toBeGreaterThan(15);
    for (const { place, field } of secrets) {
      expect(String(field.type), place).not.toMatch(/!$/);
      expect(field.description, place).toContain(
        `Null without the permission ${field.extensions.secret}.`,
      );
    }
  });
});
