import type { ImportField } from '../contract/import-files.ts';
import { misleading, names } from './heading-names.ts';
import { namesAbroad } from './heading-names-abroad.ts';

/**
 * Without case, accents, blanks, signs and units in brackets: `Unit_Price (CNY)` is `unitprice`, and `Nº de pedido`
 * is `nodepedido`.
 */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[(【[].*?[)】\]]/g, '')
    .replace(/[\s_\-:：*#./\\"'’°،]/g, '');
}

const fields = Object.keys(names) as ImportField[];

const plainNames = (names: string): string[] => names.split('|').map(plainHeading);

/** The names in other languages, in the form of the headings. */
const abroad = new Map<string, ImportField>(
  Object.values(namesAbroad).flatMap((language) =>
    fields.flatMap((field) => plainNames(language[field]).map((name) => [name, field] as const)),
  ),
);

/** Languages that write `1.234,5`. */
const { es, fr, de, pt, vi } = namesAbroad;
const commaNames: ReadonlySet<string> = new Set(
  [es, fr, de, pt, vi].flatMap((each) => fields.flatMap((field) => plainNames(each[field]))),
);

/** Whether the headings are those of a language with a decimal comma: at least two that are
 * not English. */
export const areOfCommaLanguage = (columns: readonly string[]): boolean =>
  columns.map(plainHeading).filter((plain) => commaNames.has(plain) && !isNamed(plain)).length >= 2;

const isNamed = (plain: string): boolean =>
  Object.values(names).some((each) => each.includes(plain));

/** Every heading that is a known name is recognised. */
export function isKnownHeading(heading: string): boolean {
  const plain = plainHeading(heading);
  return isNamed(plain) || abroad.has(plain);
}

/** Whether a column of this heading can only be one of currencies. */
export const isCurrencyHeading = (heading: string): boolean => {
  const plain = plainHeading(heading);
  return names.currency.includes(plain) || abroad.get(plain) === 'currency';
};

/**
 * Fields to columns by the columns' headings: whole names first, then names that are part of a heading. A
 * file with prices needs no totals.
 */
export function matchHeadings(columns: readonly string[]): Map<ImportField, string> {
  const free = new Map(columns.map((column) => [column, plainHeading(column)]));
  const found = new Map<ImportField, string>();
  const take = (field: ImportField, fits: (heading: string, name: string) => boolean): void => {
    if (found.has(field)) return;
    for (const name of names[field]) {
      for (const [column, heading] of free) {
        if (!fits(heading, name)) continue;
        found.set(field, column);
        free.delete(column);
        return;
      }
    }
  };
  for (const field of fields) take(field, (heading, name) => heading === name);
  // The names of a field abroad are all as good; the first column of the file counts.
  for (const [column, heading] of free) {
    const field = abroad.get(heading);
    if (field === undefined || found.has(field)) continue;
    found.set(field, column);
    free.delete(column);
  }
  for (const field of fields) {
    const other = misleading[field];
    take(
      field,
      (heading, name) =>
        name.length >= (/^[a-z]+$/.test(name) ? 4 : 2) &&
        heading.includes(name) &&
        !other?.test(heading),
    );
  }
  if (found.has('unitPrice')) found.delete('lineTotal');
  return found;
}
