import { type LabelValues, type PlaceholderName, placeholderNames } from './fill.ts';

/** How the columns of a pasted table may be called, in lower case. */
export type Headings = Readonly<Record<PlaceholderName, readonly string[]>>;

/** What a line of the pasted table gives a label. */
export interface PastedRow {
  /** Of everything that was pasted, as its reader counts: from 1, with the names of the columns and empty lines. */
  readonly line: number;
  readonly values: LabelValues;
}

const nameOf = (heading: string, languages: readonly Headings[]): PlaceholderName | undefined => {
  const known = heading.trim().toLowerCase();
  return placeholderNames.find(
    (name) => name.toLowerCase() === known || languages.some((one) => one[name].includes(known)),
  );
};

/** A row as it would be pasted below the names of its columns; empty where the label asks for nothing that is known. */
export function pastedRow(
  values: LabelValues,
  asked: readonly PlaceholderName[],
  headings: Headings,
): string {
  if (!asked.some((name) => values[name])) return '';
  const cells = asked.map((name) => (values[name] ?? '').replaceAll(/[\t\r\n]+/g, ' '));
  return [asked.map((name) => headings[name][0] ?? name), cells]
    .map((line) => line.join('\t'))
    .join('\n');
}

const cellsOf = (line: string): string[] => {
  const separator = line.includes('\t') ? '\t' : /[,\uff0c]/;
  return line.split(separator).map((cell) => cell.trim());
};

/**
 * What was pasted, a label a line: cells of a spreadsheet, or values with commas between them. The first line may
 * name the columns; otherwise they are those that the label asks for, in their order.
 */
export function readRows(
  text: string,
  asked: readonly PlaceholderName[],
  languages: readonly Headings[],
): PastedRow[] {
  const lines = text
    .split(/\r?\n/)
    .map((written, place) => ({ written, line: place + 1 }))
    .filter(({ written }) => written.trim() !== '');
  const [first] = lines;
  if (first === undefined) return [];
  const named = cellsOf(first.written).map((heading) => nameOf(heading, languages));
  const hasHeadings = named.some((name) => name !== undefined);
  const columns = hasHeadings ? named : asked;
  return lines.slice(hasHeadings ? 1 : 0).map(({ written, line }) => {
    // One column may be a name with commas in it, which is printed as it was pasted.
    const isWhole = columns.length === 1 && !written.includes('\t');
    const cells = isWhole ? [written.trim()] : cellsOf(written);
    const values = Object.fromEntries(
      columns.flatMap((name, place) => {
        const value = cells[place];
        return name === undefined || value === undefined || value === '' ? [] : [[name, value]];
      }),
    );
    return { line, values };
  });
}
