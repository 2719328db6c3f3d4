import { describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '../../../api/contract/rules/languages.ts';
import { pushTextsOf } from '../../../api/notices/push-texts/index.ts';

const textsOf = (language: LanguageCode) =>
  new Map(Object.entries<string | Readonly<Record<string, string>>>({ ...pushTextsOf(language) }));
const formsIn = (text: string | Readonly<Record<string, string>> = {}): [string, string][] =>
  typeof text === 'string' ? [['text', text]] : Object.entries(text);
const variables = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
const chinese = textsOf('zh-CN');

describe.each(languageCodes.filter((code) => code !== 'zh-CN'))('push in %s', (language) => {
  const texts = textsOf(language);

  it('has every text in the plural forms of the language, with the values of the Chinese', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // What there is for whole millions alone is read like every other number.
    const forms = pluralCategories.includes('few')
      ? pluralCategories
      : pluralCategories.filter((form) => form !== 'many');
    expect([...texts.keys()]).toEqual([...chinese.keys()]);
    for (const [key, text] of texts) {
      const source = chinese.get(key);
      if (typeof source !== 'string')
        expect(
          formsIn(text).map(([form]) => form),
          key,
        ).toEqual(expect.arrayContaining(forms));
      const wanted = variables(formsIn(source)[0]?.[1]);
      for (const [form, words] of formsIn(text)) {
        expect(words.trim(), key).not.toBe('');
        // "One shipping order" needs no figure.
        const isOfOneNumber = ['zero', 'one', 'two'].includes(form);
        const isLeftOut = (name: string) => isOfOneNumber && name === '{count}';
        expect(
          variables(words).filter((name) => !isLeftOut(name)),
          key,
        ).toEqual(wanted.filter((name) => !isLeftOut(name)));
      }
    }
  });

  it('is translated', () => {
    for (const [key, text] of texts)
      for (const [, words] of formsIn(text)) {
        if (words.replaceAll(/\{\w+\}|[\s\p{P}]/gu, '') === '') continue;
        expect(words, key).not.toBe(formsIn(chinese.get(key))[0]?.[1]);
        if (language !== 'ja')
          expect(words, key).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u);
      }
  });
});
