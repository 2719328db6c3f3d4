import { describe, expect, it } from 'vitest';
import { ofKeys } from '../../../api/contract/api-keys.ts';
import { inEnglish } from '../../../api/contract/english.ts';
import { calls } from '../../../api/contract/index.ts';
import {
  type DeclaredRefusal,
  nameOfRefusal,
  type Refusals,
} from '../../../api/contract/refusals.ts';
import { helperSentences } from '../../../api/contract/rules/helper-refusals.ts';
import { importSentences } from '../../../api/contract/rules/import-sentences.ts';
import { inputSentences } from '../../../api/contract/rules/input-sentences.ts';
import { languageCodes } from '../../../api/contract/rules/languages.ts';
import { blanksOf, sentence, sentenceSaid } from '../../../api/contract/rules/sentences.ts';
import { workSentences } from '../../../api/contract/rules/work-sentences.ts';
import { ofRanges, ofUsual } from '../../../api/contract/usual-refusals.ts';
import { ofViewing } from '../../../api/contract/viewing.ts';
import { errorCodes } from '../../../bff/upstream/errors.ts';
import { unknownError } from '../../../bff/upstream/parse-answer.ts';

/** Shown by nothing, or in words of the page's own. */
const notTold = new Set(['VISITOR_BLOCKED', 'EMPTY_SHOP']);

/** Said to tools alone, which have a key; pages have none. */
const toTools = new Set(Object.keys(ofKeys.refusals));

const declaring: readonly { readonly refusals?: Refusals | undefined }[] = [
  ...calls.values(),
  ofUsual,
  ofRanges,
  ofViewing,
];

/** Every sentence that the server says to a seller, by the name that it gives. */
const said: [name: string, sentence: string][] = [
  ...declaring.flatMap(({ refusals = {} }) =>
    Object.entries<DeclaredRefusal>(refusals)
      .map(([key, declared]): [string, string] => [nameOfRefusal(key, declared), declared.msg])
      .filter(([name]) => !toTools.has(name)),
  ),
  ...Object.entries(inputSentences),
  ...Object.entries(importSentences),
  ...Object.entries(workSentences),
  ...Object.entries(helperSentences),
  [unknownError.name, unknownError.msg],
  ...Object.entries(errorCodes).flatMap(([code, { seller }]): [string, string][] =>
    seller === undefined || notTold.has(code) ? [] : [[code, seller]],
  ),
];

/** Chinese words, which the sentences of other languages do without. */
const untold = new Set(['what']);

const placesOf = (text: string): string[] =>
  [...new Set(blanksOf(text.replaceAll('{{', '{').replaceAll('}}', '}')))]
    .filter((name) => !untold.has(name))
    .sort();

it('gives one name to one sentence', () => {
  const sentences = new Map<string, Set<string>>();
  for (const [name, text] of said)
    sentences.set(name, (sentences.get(name) ?? new Set()).add(text));
  expect([...sentences].filter(([, texts]) => texts.size > 1)).toEqual([]);
});

/** Those that are known by their sentence, in the order in which they are looked through. */
const stored = { ...inputSentences, ...importSentences, ...helperSentences, ...workSentences };

it.each(Object.entries(stored))('%s is known by what is said', (name, text) => {
  for (const value of ['A1', '一号店', '，'])
    expect(
      sentenceSaid(
        stored,
        sentence(text, Object.fromEntries(blanksOf(text).map((blank) => [blank, value]))),
      )?.name,
    ).toBe(name);
});

it('tells tools what a key may not do in English', () => {
  const { readOnly, someShops, closed } = ofKeys.refusals;
  for (const [name, { msg }] of Object.entries({ readOnly, someShops, closed }))
    expect(inEnglish({ name, values: {} }), msg).toMatch(/^[A-Z].* key .*\.$/);
});

describe.each(languageCodes.filter((code) => code !== 'zh-CN'))('in %s', (language) => {
  it('everything that the server says is told, with its values', async () => {
    const file: { default: Readonly<Record<string, string>> } = await import(
      `../../../web/src/i18n/${language}/refusals.ts`
    );
    const told = file.default;
    const wrong = said.flatMap(([name, text]) => {
      const translation = told[name];
      if (!translation?.trim()) return [`${name} is missing`];
      return placesOf(translation).join() === placesOf(text).join()
        ? []
        : [`${name} has other places`];
    });
    expect(wrong).toEqual([]);
  });
});
