import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Whoever knows one of these names finds the screen, the type, the calls, the rules, the tables and the tests by it. */
const domains = [
  'account',
  'audit',
  'billing',
  'binding',
  'delivery',
  'desktop',
  'files',
  'imports',
  'labels',
  'listing',
  'notices',
  'people',
  'products',
  'shops',
  'statistics',
  'todos',
  'uploads',
];

/** What each layer holds beside the domains. */
const own: Record<string, readonly string[]> = {
  api: ['backup', 'contract', 'docs', 'http', 'marketplace'],
  'bff/schema': [],
  db: ['engine', 'migrations'],
  'tests/api': ['backup', 'http', 'marketplace'],
  'tests/bff': ['graphql', 'schema', 'server', 'upstream'],
  'tests/db': ['engine'],
  'tests/web': [
    'app',
    'graphql',
    'i18n',
    'live',
    'session',
    'shared',
    'shop-scope',
    'support',
    'theme',
  ],
  'web/src/features': [],
};

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('the folders', () => {
  it.each(Object.entries(own))('of %s bear the names of the domains', (layer, others) => {
    const strange = foldersIn(layer).filter(
      (name) => !domains.includes(name) && !others.includes(name),
    );
    expect(strange).toEqual([]);
  });
});

const features = 'web/src/features';

/** The features whose index a feature asks. */
const askedBy = (feature: string): string[] => {
  const files = readdirSync(join(features, feature), { recursive: true, encoding: 'utf8' });
  const asked = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(features, feature, file), 'utf8').matchAll(/'[./]+\/(\w+)\/index\.ts'/g),
    ]);
  return [...new Set(asked.map(([, name]) => name ?? ''))];
};

describe('the features', () => {
  it('need each other one way only', () => {
    const graph = new Map(foldersIn(features).map((name) => [name, askedBy(name)]));
    expect(graph.get('people')).toContain('billing');
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      (graph.get(from) ?? []).some((next) => {
        if (next === to) return true;
        if (seen.has(next)) return false;
        return reaches(next, to, seen.add(next));
      });
    expect([...graph.keys()].filter((name) => reaches(name, name))).toEqual([]);
  });
});

/** A query builder's first word, or SQL that is put together by hand. */
const sql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`|\binsertRows\b/;

describe('SQL', () => {
  it('stands in db alone', () => {
    const files = readdirSync('api', { recursive: true, encoding: 'utf8' });
    const strays = files
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => sql.test(readFileSync(join('api', file), 'utf8')));
    expect(strays).toEqual([]);
  });
});

describe('the server of the specification', () => {
  /** What runs it against an upstream stands beside it, and is of the product. */
  const isOfProduct = (file: string) => file.startsWith('run');

  it('imports nothing but Node and itself, so that it can agree with the product about nothing by accident', () => {
    const folder = 'tests/conformance';
    const imports = readdirSync(folder)
      .filter((file) => !isOfProduct(file))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)\s*\(?'([^']+)'/g),
      ])
      .map(([, imported]) => imported ?? '');
    expect(imports).toContain('node:http');
    expect(imports.filter((imported) => !/^(node:[a-z]+|\.\/[\w-]+\.ts)$/.test(imported))).toEqual(
      [],
    );
  });
});
