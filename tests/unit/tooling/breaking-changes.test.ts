import { readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** What would break callers of the released schema and is not said under "Unreleased" of the changelog. */
function unnamed(released: string, current: string, changelog: string): string[] {
  const [, unreleased = ''] = changelog.split(/^## .*$/m);
  const said = unreleased.replaceAll('`', '').replaceAll(/\s+/g, ' ');
  return findBreakingChanges(buildSchema(released), buildSchema(current))
    .map(({ description }) => description)
    .filter((description) => !said.includes(description));
}

/** What callers name of a type, each with whether it is deprecated: fields, their arguments, values. */
function namesOf(type: GraphQLNamedType): (readonly [name: string, isDeprecated: boolean])[] {
  const isOver = ({ deprecationReason }: { deprecationReason?: string | null | undefined }) =>
    typeof deprecationReason === 'string';
  if (isEnumType(type))
    return type.getValues().map((value) => [`${type.name}.${value.name}`, isOver(value)]);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [
      `${type.name}.${field.name}`,
      isOver(field),
    ]);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    return [
      [name, isOver(field)] as const,
      ...field.args.map((arg) => [`${name}(${arg.name}:)`, isOver(field) || isOver(arg)] as const),
    ];
  });
}

/** What was taken away though the released schema did not say that it would be. */
function takenTooSoon(released: string, current: string): string[] {
  const all = (sdl: string) =>
    Object.values(buildSchema(sdl).getTypeMap())
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap(namesOf);
  const left = new Set(all(current).map(([name]) => name));
  return all(released)
    .filter(([name, isDeprecated]) => !isDeprecated && !left.has(name))
    .map(([name]) => name);
}

describe('What is taken out of the schema', () => {
  it('was deprecated in the schema that was released last', () => {
    const released = read('docs/released/schema.graphql');
    expect(takenTooSoon(released, read('schema.graphql'))).toEqual([]);
  });

  it('is found', () => {
    const released = `
      type Query { kept: Int left(all: Boolean, old: Int @deprecated(reason: "all")): Shop over: Int @deprecated(reason: "kept") }
      type Shop { id: ID! }
      enum Sort { NAME AGE OLD @deprecated(reason: "AGE") }
      input Filter { name: String age: Int @deprecated(reason: "name") }`;
    const query = 'type Query { kept: Int left(all: Boolean): Shop }';
    const types = 'type Shop { id: ID! } enum Sort { NAME AGE } input Filter { name: String }';
    expect(takenTooSoon(released, released)).toEqual([]);
    expect(takenTooSoon(released, `${query} ${types}`)).toEqual([]);
    expect(takenTooSoon(released, 'type Query { left: Int } enum Sort { NAME }')).toEqual([
      'Query.kept',
      'Query.left(all:)',
      'Shop.id',
      'Sort.AGE',
      'Filter.name',
    ]);
  });
});

describe('A change of the schema that breaks its callers', () => {
  it('is named in CHANGELOG.md, in these words', () => {
    expect(
      unnamed(read('docs/released/schema.graphql'), read('schema.graphql'), read('CHANGELOG.md')),
    ).toEqual([]);
  });

  it('is found', () => {
    const before = 'type Query { shop: Shop } type Shop { id: ID! name: String! }';
    const after = 'type Query { shop: Shop } type Shop { id: ID! name: String }';
    const change = 'Shop.name changed type from String! to String.';
    const released = '## [0.1.0]\n\nShop.name changed type from String! to String.\n';
    expect(unnamed(before, before, '')).toEqual([]);
    expect(unnamed(before, after, `## [Unreleased]\n\n${released}`)).toEqual([change]);
    const said = '- `Shop.name` changed type from\n  `String!` to `String`.\n';
    expect(unnamed(before, after, `## [Unreleased]\n\n${said}\n${released}`)).toEqual([]);
  });
});
