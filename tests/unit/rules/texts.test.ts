import { describe, expect, it } from 'vitest';
import {
  isLanguageCode,
  languageCodes,
  languageNameOf,
} from '../../../api/contract/rules/languages.ts';
import { isWhollyTranslated, namedWords } from '../../../api/contract/rules/listings.ts';

describe('a language', () => {
  it('is one of the header’s list', () => {
    expect(languageCodes.every(isLanguageCode)).toBe(true);
    expect(isLanguageCode('it')).toBe(false);
    expect(isLanguageCode(null)).toBe(false);
  });

  it('has a name that GraphQL can say', () => {
    expect(languageNameOf('zh-CN')).toBe('ZH_CN');
    expect(languageNameOf('en')).toBe('EN');
  });
});

describe('words that were not translated', () => {
  it.each([
    [[], true, ''],
    [['杯'], false, '杯'],
    [['一', '二', '三', '四', '五'], false, '一、二、三、四、五'],
    [['一', '二', '三', '四', '五', '六'], false, '一、二、三、四、五等'],
  ])('%j: none is left %s, a message says %j', (words, is, named) => {
    expect(isWhollyTranslated(words)).toBe(is);
    expect(namedWords(words)).toBe(named);
  });
});
