import { currenciesNamed, yuan } from '../values/currencies.ts';
import type { CellStyles } from './cell-styles.ts';

/**
 * Currencies that only the format of a cell shows: `$10.00` may be the number 10 with the format
 * `[$$-409]#,##0.00`. Such cells are read as text that says their currency.
 */

/** Whose dollars and yen a sign is, by the locale that stands behind it (ECMA-376, 18.8.30). */
const byLocale: Readonly<Record<string, string>> = {
  '404': 'TWD',
  '409': 'USD',
  '411': 'JPY',
  '80A': 'MXN',
  C04: 'HKD',
  C09: 'AUD',
  '1004': 'SGD',
  '1009': 'CAD',
  '1409': 'NZD',
};

/** The currency other than yuan that a format writes; undefined where it writes none. */
export function foreignInFormat(format: string): string | undefined {
  const [first = ''] = format.split(';');
  const words: string[] = [];
  const rest = first
    .replace(/\[\$([^\]-]*)(?:-([^\]]*))?\]/g, (_all, sign: string, locale: string | undefined) => {
      const isShared = sign === '$' || sign === '¥' || sign === '￥';
      words.push((isShared && byLocale[(locale ?? '').toUpperCase()]) || sign);
      return ' ';
    })
    .replace(/"([^"]*)"/g, (_all, text: string) => {
      words.push(text);
      return ' ';
    })
    .replace(/\[[^\]]*\]|[_*]./g, ' ');
  words.push(rest.replace(/[\\#0?.,\s()+-]/g, ''));
  for (const word of words) {
    const named = word.trim() === '' ? undefined : currenciesNamed(word);
    if (named !== undefined && named.usual !== yuan) return word.trim();
  }
  return undefined;
}

/** The currency that each style of a workbook writes, by the style's number. */
export function foreignStyles({ formats, styles }: CellStyles): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [index, { format }] of styles.entries()) {
    const word = foreignInFormat(formats.get(format ?? '') ?? '');
    if (word !== undefined) found.set(String(index), word);
  }
  return found;
}
