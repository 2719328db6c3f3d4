import { describe, expect, it } from 'vitest';
import { languages } from '../../../web/src/i18n/languages.ts';

/** What a block is called, and the table in it: both are parts of the page that are told apart by their names. */
const named: readonly (readonly [domain: string, block: string, table: string])[] = [
  ['todos', 'title', 'caption'],
  ['operators', 'title', 'caption'],
  ['statistics', 'league.title', 'league.caption'],
  ['statistics', 'productRanking.title', 'productRanking.caption'],
  ['statistics', 'share.title', 'share.caption'],
  ['operations', 'sku.title', 'sku.list'],
  ['operations', 'category.title', 'category.list'],
  ['operations', 'price.title', 'price.list'],
  ['operations', 'finance.title', 'finance.shops'],
  ['operations', 'stock.title', 'stock.risks'],
  ['operations', 'messages.title', 'messages.list'],
  ['operations', 'reviews.title', 'reviews.list'],
  ['operations', 'assessments.title', 'assessments.list'],
  ['operations', 'returns.title', 'returns.list'],
  ['operations', 'products.title', 'products.changes'],
  ['imports', 'history.title', 'history.caption'],
];

type Tree = { readonly [key: string]: string | Tree };

const textOf = (texts: Tree, path: string): string => {
  const [key = '', ...rest] = path.split('.');
  const found = texts[key];
  if (typeof found === 'string') return found;
  if (found === undefined) throw new Error(`There is no text ${path}`);
  return textOf(found, rest.join('.'));
};

describe.each(languages)('in $code', ({ code }) => {
  it.each(named)(
    'of %s, %s and its table have names of their own',
    async (domain, block, table) => {
      const file: { default: Tree } = await import(`../../../web/src/i18n/${code}/${domain}.ts`);
      expect(textOf(file.default, table)).not.toBe(textOf(file.default, block));
    },
  );
});
