import {
  type LanguageCode,
  type LanguageName,
  languageCodes,
  languageNameOf,
} from '../../../../api/contract/rules/languages.ts';
import type { ListingLanguage } from '../../graphql/schema.generated.ts';
import { languages } from '../../i18n/languages.ts';

/** The language as HTML names it. */
export const codeOf = (language: ListingLanguage): string =>
  languageCodes.find((code) => languageNameOf(code) === language) ?? language;

/** The languages as GraphQL names them, by their codes. */
export const languageOfCode = {
  'zh-CN': 'ZH_CN',
  ja: 'JA',
  en: 'EN',
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  pt: 'PT',
  ar: 'AR',
  ko: 'KO',
  vi: 'VI',
  hi: 'HI',
} as const satisfies { [Code in LanguageCode]: LanguageName<Code> };

/** The language's name in itself, as the header lists it. */
export const nameOfLanguage = (language: ListingLanguage): string =>
  languages.find(({ code }) => code === codeOf(language))?.name ?? language;

/**
 * The language that a translation begins with: the one chosen in the header where it is none of the sources',
 * else English (reading A34).
 */
export const preferredLanguage = (
  offered: readonly ListingLanguage[],
  chosen: string,
): ListingLanguage => {
  const own = offered.find((language) => codeOf(language) === chosen);
  if (own !== undefined && own !== 'ZH_CN') return own;
  return offered.find((language) => language === 'EN') ?? offered[0] ?? 'EN';
};
