import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
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
