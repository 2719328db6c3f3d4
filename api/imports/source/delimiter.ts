export type Delimiter = ',' | ';' | '\t';

const candidates: readonly Delimiter[] = [',', ';', '\t'];

/** The delimiter that the first lines have most often and most evenly; a comma where none is found. */
export function guessDelimiter(head: string): Delimiter {
  const lines = linesOf(head)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  const ranked = candidates
    .map((delimiter) => ({ delimiter, ...spread(lines, delimiter) }))
    .sort((a, b) => b.usual - a.usual || b.even - a.even);
  const [best] = ranked;
  return best === undefined || best.usual === 0 ? ',' : best.delimiter;
}

/** How many a line usually has, and how many lines have as many. Titles above the table are exceptions. */
function spread(lines: readonly string[], delimiter: Delimiter): { usual: number; even: number } {
  const counts = lines.map((line) => line.split(delimiter).length - 1).sort((a, b) => a - b);
  const usual = counts[counts.length >> 1] ?? 0;
  return { usual, even: counts.filter((count) => count === usual).length };
}

/** Lines without what stands in quotes. */
function linesOf(head: string): string[] {
  return head.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\n|\r/);
}
