import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../../api/contract/rules/languages.ts';
import { textsOf } from '../../../api/notices/mail-texts/index.ts';

type Tree = { readonly [key: string]: string | Tree };

const flat = (texts: Tree, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );
const of = (language: (typeof languageCodes)[number]) =>
  new Map(flat(Object.fromEntries(Object.entries(textsOf(language)))));
const variables = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
const chinese = of('zh-CN');

describe.each(languageCodes.filter((code) => code !== 'zh-CN'))('e-mail in %s', (language) => {
  const texts = of(language);

  it('has every text, with the values of the Chinese', () => {
    expect([...texts.keys()]).toEqual([...chinese.keys()]);
    for (const [key, text] of texts) {
      expect(text.trim(), key).not.toBe('');
      expect(variables(text), key).toEqual(variables(chinese.get(key)));
    }
  });

  it('is translated', () => {
    for (const [key, text] of texts) {
      const words = text.replaceAll(/\{\w+\}/g, '').replaceAll(/[\s·]/g, '');
      if (words === '') continue;
      expect(text, key).not.toBe(chinese.get(key));
      if (language !== 'ja')
        expect(text, key).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u);
    }
  });
});
