import {
  isLanguageCode as isLanguage,
  type LanguageCode,
  languageCodes,
} from '../../../api/contract/rules/languages.ts';

export type Language = LanguageCode;
export { isLanguage };

/** Of each language in itself. */
const names: Readonly<Record<Language, string>> = {
  'zh-CN': '中文',
  ja: '日本語',
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
  ko: '한국어',
  vi: 'Tiếng Việt',
  hi: 'हिन्दी',
};

/** The header's list, in its order. */
export const languages = languageCodes.map((code) => ({ code, name: names[code] }));

export const sourceLanguage = 'zh-CN' satisfies Language;

/** The languages in which every text is there; of the others, the menus and the words of every page alone. */
const complete: ReadonlySet<Language> = new Set(['zh-CN', 'en']);

export const isComplete = (language: Language): boolean => complete.has(language);

/** The language that most of a page is in. */
export const languageOfTexts = (language: Language): Language =>
  isComplete(language) ? language : sourceLanguage;

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';
