export type Delimiter = ',' | ';' | '\t';

const candidates: readonly Delimiter[] = [',', ';', '\t'];

/** The delimiter that most of the first lines have most often; a comma where nothing speaks for another. */
export function guessDelimiter(head: string): Delimiter {
  const lines = linesOf(head)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  let best: Delimiter = ',';
  let most = 0;
  for (const delimiter of candidates) {
    const counts = lines.map((line) => line.split(delimiter).length - 1).sort((a, b) => a - b);
    // Titles above the table, and texts with commas, are the exceptions: the median ignores them.
    const median = counts[counts.length >> 1] ?? 0;
    if (median > most) {
      best = delimiter;
      most = median;
    }
  }
  return best;
}

/** Lines without what stands in quotes. */
function linesOf(head: string): string[] {
  return head.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\n|\r/);
}
