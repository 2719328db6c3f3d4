import { type LabelValues, type PlaceholderName, placeholderNames } from './fill.ts';

/** How the columns of a pasted table may be called, in lower case. */
export type Headings = Readonly<Record<PlaceholderName, readonly string[]>>;

const nameOf = (heading: string, headings: Headings): PlaceholderName | undefined => {
  const known = heading.trim().toLowerCase();
  return placeholderNames.find(
    (name) => name.toLowerCase() === known || headings[name].includes(known),
  );
};

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
  headings: Headings,
): LabelValues[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf);
  const [first] = lines;
  if (first === undefined) return [];
  const named = first.map((heading) => nameOf(heading, headings));
  const hasHeadings = named.some((name) => name !== undefined);
  const columns = hasHeadings ? named : asked;
  return lines.slice(hasHeadings ? 1 : 0).map((cells) => {
    // One column may be a name with commas in it.
    const values = columns.length === 1 ? [cells.join(',')] : cells;
    return Object.fromEntries(
      columns.flatMap((name, place) => {
        const value = values[place];
        return name === undefined || value === undefined || value === '' ? [] : [[name, value]];
      }),
    );
  });
}
