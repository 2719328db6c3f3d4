import type { ImportField } from '../contract/import-files.ts';
import { misleading, names } from './heading-names.ts';

/** Without case, blanks, signs and units in brackets: `Unit_Price (CNY)` is `unitprice`. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(【[].*?[)】\]]/g, '')
    .replace(/[\s_\-:：*#./\\"']/g, '');
}

/** Every heading that is a known name, or contains one, is recognised. */
export function isKnownHeading(heading: string): boolean {
  const plain = plainHeading(heading);
  return Object.values(names).some((each) => each.includes(plain));
}

/** Whether a column of this heading can only be one of currencies. */
export const isCurrencyHeading = (heading: string): boolean =>
  names.currency.includes(plainHeading(heading));

/**
 * Fields to columns by the columns' headings: whole names first, then names that are part of a heading. A
 * file with prices needs no totals.
 */
export function matchHeadings(columns: readonly string[]): Map<ImportField, string> {
  const free = new Map(columns.map((column) => [column, plainHeading(column)]));
  const found = new Map<ImportField, string>();
  const fields = Object.keys(names) as ImportField[];
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
