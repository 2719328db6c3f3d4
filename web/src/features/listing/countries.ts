import { countryCode } from '../../../../api/contract/rules/source-countries.ts';
import { textLanguage } from '../../i18n/format.ts';
import { sourceLanguage } from '../../i18n/languages.ts';

/** The country of a source in the language of the page; as it is stored where it has no code, and in Chinese. */
export function countryName(stored: string): string {
  const code = countryCode(stored);
  const language = textLanguage();
  if (code === undefined || language === sourceLanguage) return stored;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? stored;
}
