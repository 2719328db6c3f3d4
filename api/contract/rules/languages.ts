/**
 * The languages of the header's list, in its order (specification 2.5), which listings are translated
 * between. Chinese is the source and the default.
 */
export const languageCodes = [
  'zh-CN',
  'ja',
  'en',
  'de',
  'es',
  'fr',
  'pt',
  'ar',
  'ko',
  'vi',
  'hi',
] as const;

export type LanguageCode = (typeof languageCodes)[number];

export const isLanguageCode = (code: string | null): code is LanguageCode =>
  languageCodes.some((known) => known === code);

/** A language that is kept or asked for; Chinese where it is none of ours. */
export const languageOf = (code: string | null): LanguageCode =>
  isLanguageCode(code) ? code : 'zh-CN';

/** The way in which a language is written. `web/public/before-paint.js` knows it, too. */
export const directionOf = (language: LanguageCode): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** The name of a language in GraphQL: ZH_CN for zh-CN. */
export const languageNameOf = (code: LanguageCode): string => code.toUpperCase().replace('-', '_');

export type LanguageName<Code extends LanguageCode = LanguageCode> = Code extends 'zh-CN'
  ? 'ZH_CN'
  : Uppercase<Code>;
