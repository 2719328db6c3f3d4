import { sourceLanguage } from './languages.ts';

/** How days and moments are written in a language, by the calendar that sales are counted in. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each language: a table writes thousands of days. */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  // Codes, phone numbers and what people type have the digits 0 to 9: days beside them have no others.
  const made = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, options);
  formats.set(key, made);
  return made;
}

/** `2026-03-15` in Chinese, as its readers write it in tables; elsewhere in words: `Mar 15, 2026`. */
export const dayIn = (language: string, day: string): string =>
  language === sourceLanguage
    ? day
    : dateFormat(language, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        timeZone: 'UTC',
      }).format(Date.parse(day));
