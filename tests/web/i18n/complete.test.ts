import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../web/src/i18n/languages.ts';

/** Chinese is the source of the others. */
const translations = languages.map(({ code }) => code).filter((code) => code !== 'zh-CN');

/** The plural forms in which a text that counts is written; that of whole millions alone is filled in. */
const formsOf = (language: string): readonly string[] => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return forms.includes('few') ? forms : forms.filter((form) => form !== 'many');
};

const web = resolve(import.meta.dirname, '../../../web/src');

type Tree = { readonly [key: string]: string | Tree } | readonly (string | Tree)[];

/** Every text by its path; the place in a list counts as a name. */
const flat = (texts: Tree, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, string | Tree]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );

const domainsOf = (language: string): string[] =>
  globSync(`i18n/${language}/*.ts`, { cwd: web })
    .map((file) => basename(file, '.ts'))
    .filter((name) => name !== 'verbatim')
    .sort();

const textsOf = async (language: string, domain: string): Promise<[string, string][]> => {
  const file: { default: Tree } = await import(`../../../web/src/i18n/${language}/${domain}.ts`);
  return flat(file.default);
};

const domains = domainsOf('zh-CN');

/** What the server says itself in Chinese: `told-refusals.test.ts` holds that all of it is there. */
const saidByServer = 'refusals';

/** Texts that people agree to, or that go with those: they hold in Chinese, and the page says so. */
const onlyChinese = /^articles:texts\./;

/** Lists of names by which the columns of a file are known: each language has its own. */
const ownLists = /^(labels:batch|products:costFile)\.headings\./;

/** Texts in Chinese, whatever the language. */
const stayingChinese = new Map([
  ['refusals:sheetsOfShops', 'the heading of a column, which is chosen by it'],
  ['refusals:sheetsOfShopsNot', 'the same'],
]);

/** What Japanese is written with: the characters of JIS X 0208, which has none of those that China simplified. */
const japanese = new Set(
  Array.from({ length: 0x5e * 0x7c }, (_, index) => {
    const row = Math.floor(index / 0xbc);
    const [lead, trail] = [row < 0x1f ? 0x81 + row : 0xc1 + row, index % 0xbc];
    const bytes = Uint8Array.of(lead, trail < 0x3f ? 0x40 + trail : 0x41 + trail);
    return new TextDecoder('shift_jis').decode(bytes);
  }),
);

/** A text in another language that is Chinese, or has a sign that its language is not written with. */
function isChinese(language: string, text: string): boolean {
  if (language !== 'ja') return /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text);
  const han = text.match(/\p{Script=Han}/gu) ?? [];
  const isSentence = han.length > 10 && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return isSentence || han.some((sign) => !japanese.has(sign));
}

const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort();

describe.each(translations)('the texts in %s', (language) => {
  const forms = formsOf(language);

  it('are there for every domain, and for no other', () => {
    expect(domains.length).toBeGreaterThan(30);
    expect(domainsOf(language)).toEqual([...domains, saidByServer].sort());
  });

  it.each(domains)('of %s are those of the Chinese, with its variables', async (domain) => {
    const chinese = (await textsOf('zh-CN', domain)).filter(
      ([key]) => !onlyChinese.test(`${domain}:${key}`) && !ownLists.test(`${domain}:${key}`),
    );
    const translated = new Map(
      (await textsOf(language, domain)).filter(([key]) => !ownLists.test(`${domain}:${key}`)),
    );
    const wrong: string[] = [];
    for (const [key, text] of chinese) {
      const inForms = forms.map((form) => `${key}_${form}`);
      // One text for every number, or one for each form, but not both.
      const isCounted = text.includes('{{count}}') && !translated.has(key);
      for (const name of isCounted ? inForms : [key]) {
        const translation = translated.get(name);
        if (translation === undefined) wrong.push(`${name} is missing`);
        else if (translation.trim() === '') wrong.push(`${name} is empty`);
        else {
          // "The latest assessment" needs no number: a form for one number alone may leave it out.
          const isOfOneNumber = /_(zero|one|two)$/.test(name);
          const wanted = variables(text).filter((each) => each !== 'count' || !isOfOneNumber);
          const found = variables(translation);
          if (wanted.some((each) => !found.includes(each)))
            wrong.push(`${name} lacks ${wanted.filter((each) => !found.includes(each))}`);
          if (found.some((each) => !variables(text).includes(each)))
            wrong.push(`${name} has a variable of its own`);
        }
        translated.delete(name);
      }
    }
    expect([...wrong, ...[...translated.keys()].map((key) => `${key} is no Chinese text`)]).toEqual(
      [],
    );
  });

  it.each([...domains, saidByServer])('of %s hold nothing in Chinese', async (domain) => {
    const chinese = (await textsOf(language, domain)).filter(
      ([key, text]) => isChinese(language, text) && !stayingChinese.has(`${domain}:${key}`),
    );
    expect(chinese).toEqual([]);
  });
});

/** Sources, the Chinese texts aside: a text that only another text names is not used. */
const sources = globSync('**/*.{ts,tsx}', { cwd: web })
  .filter((file) => !file.startsWith('i18n/') && !file.endsWith('.generated.ts'))
  .map((file) => ({ file, folder: dirname(file), text: readFileSync(resolve(web, file), 'utf8') }));

/** Sources with Chinese that is no text: what is typed or read in, the name of the company, what only Chinese says. */
const readsChinese = new Set([
  'app/commands/use-command-keys.ts',
  'features/imports/try/TryPage.tsx',
  'features/labels/drawing/text-lines.ts',
  'features/products/costs.ts',
  'shared/charts/ticks.ts',
  'shared/date-range/day-typed.ts',
  'shared/kpi/change.ts',
  'shared/site-config.ts',
]);

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

it('no source says anything in Chinese beside the texts, not even a sign between two of them', () => {
  const chinese = sources.filter(
    ({ file, text }) =>
      !readsChinese.has(file) &&
      /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(withoutComments(text)),
  );
  expect(chinese.map(({ file }) => file)).toEqual([]);
});

const literals = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );

/** `status.${state}` and the like, as patterns; one that begins with a value says nothing. */
const patterns = (source: string): RegExp[] =>
  [...source.matchAll(/`((?:[a-zA-Z]\w*:)?[\w.]+\.[\w.]*\$\{[^`]*)`/g)].map(([, text = '']) => {
    const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.]/g, '\\.'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });

/** Texts that are found by a name that no source spells out. */
const byName: Readonly<Record<string, RegExp>> = {
  // `${success}Hint`, of what succeeded.
  auth: /^(registered|passwordChanged)Hint$/,
  // Named by the rules of phone numbers, which managers and shippers share with them.
  operators: /^phone(Length|Invalid|Known)$/,
};

/** The sources that name a domain, and those beside them: rules name their texts, a form the domain. */
const sourcesOf = (domain: string): readonly string[] => {
  const name = new RegExp(`['\x60]${domain}[':]|i18n/zh-CN/${domain}\\.ts`);
  const folders = new Set(
    sources.filter(({ text }) => name.test(text)).map(({ folder }) => folder),
  );
  return sources
    .filter(({ folder }) => domain === 'common' || folders.has(folder))
    .map(({ text }) => text);
};

describe('the Chinese texts', () => {
  it.each(domains)('of %s are all used', async (domain) => {
    const asking = sourcesOf(domain);
    const used = new Set(asking.flatMap(literals));
    const dynamic = asking.flatMap(patterns);
    const unused = (await textsOf('zh-CN', domain)).filter(([path]) => {
      if (byName[domain]?.test(path)) return false;
      const steps = path.split('.');
      // A list or a part may be asked for as a whole.
      return !steps.some((_, index) => {
        const key = steps.slice(0, index + 1).join('.');
        const names = [key, `${domain}:${key}`];
        return names.some((name) => used.has(name) || dynamic.some((each) => each.test(name)));
      });
    });
    expect(unused.map(([key]) => key)).toEqual([]);
  });
});
