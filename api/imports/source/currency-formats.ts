import { currenciesNamed, yuan } from '../values/currencies.ts';

/**
 * Currencies that only the format of a cell shows: `$10.00` may be the number 10 with the format
 * `[$$-409]#,##0.00`. The library reads numbers, so such cells are made to say their currency as text.
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

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
};

const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? all;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).find(Boolean);

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
export function foreignStyles(styles: string): ReadonlyMap<string, string> {
  const formats = new Map<string, string>();
  for (const [, attributes = ''] of styles.matchAll(/<(?:[\w.-]+:)?numFmt(\s[^>]*)>/g)) {
    const word = foreignInFormat(plain(attribute(attributes, 'formatCode') ?? ''));
    const id = attribute(attributes, 'numFmtId');
    if (word !== undefined && id !== undefined) formats.set(id, word);
  }
  const found = new Map<string, string>();
  if (formats.size === 0) return found;
  const start = styles.search(/<(?:[\w.-]+:)?cellXfs[\s>]/);
  const end = styles.search(/<\/(?:[\w.-]+:)?cellXfs>/);
  let index = 0;
  for (const [, attributes = ''] of styles
    .slice(start, end)
    .matchAll(/<(?:[\w.-]+:)?xf(\s[^>]*)>/g)) {
    const word = formats.get(attribute(attributes, 'numFmtId') ?? '');
    if (word !== undefined) found.set(String(index), word);
    index += 1;
  }
  return found;
}

const cells =
  /<((?:[A-Za-z_][\w.-]*:)?)c(\s[^>]*)(?<!\/)>((?:(?!<\/?(?:[\w.-]+:)?c[\s>])[\s\S])*)<\/\1c>/g;

/** The XML of a sheet in which numbers of such styles are text with their currency. */
export function withCurrencies(sheet: string, styles: ReadonlyMap<string, string>): string {
  if (styles.size === 0) return sheet;
  return sheet.replace(cells, (cell, prefix: string, attributes: string, content: string) => {
    const word = styles.get(attribute(attributes, 's') ?? '');
    const type = attribute(attributes, 't') ?? 'n';
    const value = /<(?:[\w.-]+:)?v(?:\s[^>]*)?>([^<]*)</.exec(content)?.[1]?.trim();
    if (word === undefined || type !== 'n' || value === undefined || value === '') return cell;
    const text = `${word.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} ${value}`;
    const others = attributes.replace(/\st\s*=\s*(?:"[^"]*"|'[^']*')/, '');
    return `<${prefix}c${others} t="inlineStr"><${prefix}is><${prefix}t>${text}</${prefix}t></${prefix}is></${prefix}c>`;
  });
}
