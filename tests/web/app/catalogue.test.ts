import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verbatim } from '../../../web/src/i18n/zh-CN/verbatim.ts';

const web = resolve(import.meta.dirname, '../../../web/src');
/** Names of the operator of the site, not texts of the product. */
const operatorsOwn = 'shared/site-config.ts';

const catalogue = resolve(web, 'i18n/zh-CN');

/** What the specification gives in Chinese, as the requirements quote it; a placeholder is {{name}} here. */
const specified: readonly string[] = [
  ...new Set(
    readFileSync(resolve(web, '../../tests/requirements.tsv'), 'utf8')
      .split('\n')
      .map((line) => line.split('\t')[4] ?? '')
      .flatMap((requirement) => [...requirement.matchAll(/'(\p{Script=Han}[^']*)'/gu)])
      .map(([, string = '']) => string.replace(/\{\w+\}/g, '{$&}')),
  ),
  // Values of a parameter, which stand there without quotes.
  '待创建首单',
  '已创建首单',
  '价格申报中',
];

/** Units that figures, dates, times and amounts are written with. */
const units = /[万亿年月日时分秒元]|以上/g;

const sources = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
  (file) => !file.startsWith('i18n/') && !file.endsWith('.generated.ts') && file !== operatorsOwn,
);

/** The source without its comments. Good enough for the code that we write. */
const code = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');

describe('the Chinese catalogue', () => {
  it('holds every Chinese text: no source beside it has one', () => {
    const found = sources.filter((file) =>
      /\p{Script=Han}/u.test(code(readFileSync(resolve(web, file), 'utf8')).replace(units, '')),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it('[R1-06] marks the strings of the specification as verbatim, all of them and no others', () => {
    expect(specified).toHaveLength(78);
    expect(Object.values(verbatim).sort()).toEqual([...specified].sort());
  });

  it('[R1-06] takes such a string by its mark alone, and has its own words for the rest', () => {
    const files = globSync('*.ts', { cwd: catalogue }).filter((file) => file !== 'verbatim.ts');
    const unmarked = files.flatMap((file) => {
      const text = readFileSync(resolve(catalogue, file), 'utf8');
      return specified
        .filter((string) => text.includes(`'${string}'`))
        .map((string) => [file, string]);
    });
    expect(files.length).toBeGreaterThan(10);
    expect(unmarked).toEqual([]);
  });
});
