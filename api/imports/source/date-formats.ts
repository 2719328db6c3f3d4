import type { CellStyles } from './cell-styles.ts';

/**
 * Dates in a workbook are numbers; that they are dates only the format of the cell says: one of those that
 * spreadsheet programs have built in (ECMA-376, 18.8.30), or one that is written of the parts of a date.
 */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81);

/** The first number of a format that a workbook writes itself. */
const firstOwn = 100;

const dateParts = /^(?:s{1,2}|m{1,5}|h{1,2}|d{1,4}|a{3,5}|[ap]m?|y{1,2}|y{4}|e{1,2}|e{4})$/;

/** Whether a format writes nothing but parts of a date or a time, in one of its sections. */
function isDateFormat(format: string): boolean {
  return format
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .split(';')
    .some((section) => {
      const parts = section
        .replace(/"[^"]*"/g, ' ')
        // Fractions of seconds: `ss.00`.
        .replace(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
        // Durations: `[h]:mm`. What else stands in brackets is a colour or a locale.
        .replace(/\[([smhd]{1,2})\]/g, '$1')
        .replace(/\[[^\]]*\]/g, '')
        .split(/[^a-z0#?%]+/)
        .filter((part) => part !== '');
      return parts.length > 0 && parts.every((part) => dateParts.test(part));
    });
}

/** The styles of cells by which a number is a date, by their numbers. */
export function dateStyles({ formats, styles, bases }: CellStyles): ReadonlySet<string> {
  const isDate = (id: string): boolean =>
    isBuiltIn(Number(id)) || (Number(id) >= firstOwn && isDateFormat(formats.get(id) ?? ''));
  const found = new Set<string>();
  for (const [index, { format, base }] of styles.entries()) {
    const id = format ?? bases[Number(base ?? 0)]?.format;
    if (id !== undefined && isDate(id)) found.add(String(index));
  }
  return found;
}
