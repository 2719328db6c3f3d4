import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const rooms = ['api', 'bff', 'db', 'docs', 'helper', 'rules', 'tests', 'web'];
const fileEnding = /\.(ts|tsx|mjs|json|jsonc|md|graphql|tsv)$/;

/** Whether a text in backquotes names a place of this repository; a bare file name counts at its root alone. */
const isPlace = (text: string): boolean =>
  /^[\w@.*<>/-]+$/.test(text) &&
  (text.includes('/')
    ? rooms.includes(text.split('/', 1)[0] ?? '')
    : /^\w/.test(text) && fileEnding.test(text) && text !== 'routes.ts');

/** What of a place can be looked up: of `api/<domain>/` the folder before the word to fill in. */
const known = (place: string): string => place.replace(/[^/]*[<*].*$/, '');

function placesIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted]) => quoted ?? '').filter(isPlace);
}

/** "`name` of `path`": the name is one that the file declares. */
function namesIn(text: string): (readonly [name: string, path: string])[] {
  return [...text.matchAll(/`(\w+)` of\s+`([^`\n]+)`/g)].flatMap(([, name = '', path = '']) =>
    isPlace(path) && fileEnding.test(path) ? [[name, path] as const] : [],
  );
}

const declares = (source: string, name: string): boolean =>
  new RegExp(
    `^(export )?(async )?(abstract )?(const|function|class|interface|type) ${name}\\b`,
    'm',
  ).test(source);

/** What a document says that is not so. */
const wrongPlaces = (text: string) => placesIn(text).filter((place) => !existsSync(known(place)));
const wrongNames = (text: string) =>
  namesIn(text).filter(
    ([name, path]) => !existsSync(path) || !declares(readFileSync(path, 'utf8'), name),
  );

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names files and folders that are there', () => {
    expect(wrongPlaces(text)).toEqual([]);
  });

  it('names what the files declare', () => {
    expect(wrongNames(text)).toEqual([]);
  });
});

describe('What a document names', () => {
  it('is looked up', () => {
    expect(wrongPlaces('`db/gone.ts`, `api/<domain>/`, `nowhere.md`, `/api`, `a.b`')).toEqual([
      'db/gone.ts',
      'nowhere.md',
    ]);
    expect(wrongNames('`ShopTable` of `db/shops/tables.ts`')).toEqual([]);
    expect(wrongNames('`Shops` of\n`db/shops/tables.ts`')).toEqual([
      ['Shops', 'db/shops/tables.ts'],
    ]);
  });
});

it('The picture in docs/architecture.md is that of the imports', () => {
  const drawn = spawnSync(process.execPath, ['tests/draw.ts', '--check'], { encoding: 'utf8' });
  expect([drawn.status, drawn.stderr]).toEqual([0, '']);
});

it('The table in docs/upstreams.md is that of the contract and the schema', () => {
  const made = spawnSync(process.execPath, ['tests/upstream-table.ts', '--check'], {
    encoding: 'utf8',
  });
  expect([made.status, made.stderr]).toEqual([0, '']);
});

it('The recipe of README.md has seven places', () => {
  const [, recipe = ''] = readFileSync('README.md', 'utf8').split('## To add a field, end to end');
  expect(recipe.match(/^\d+\. /gm)).toHaveLength(7);
});
