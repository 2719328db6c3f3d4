import {
  directionOf,
  isLanguageCode as isLanguage,
  type LanguageCode,
  languageCodes,
} from '../../../api/contract/rules/languages.ts';

export type Language = LanguageCode;
export { directionOf, isLanguage };

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

/** Attributes of a text that is Chinese whatever language the page around it speaks. */
export const inSource = { lang: sourceLanguage, dir: 'ltr' } as const;
