/** Breaks a text into lines of a box, and finds the largest letters with which it fits. */

/** Width of a text in letters of a size, in pixels. */
export type Measure = (text: string, size: number) => number;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** From one line to the next, in heights of letters. */
export const lineHeight = 1.2;
/** Smaller letters are no letters. */
const smallest = 6;
const largest = 400;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** What stays together on a line: a word with the marks behind it; of Chinese and Japanese, each of their words. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(line)) {
    const before = pieces.at(-1);
    if (isWordLike || before === undefined) pieces.push(segment);
    else pieces[pieces.length - 1] = before + segment;
  }
  return pieces;
}

/** The lines of a text in letters of a size; a word that is wider than the box stands on a line of its own. */
export function linesOf(text: string, size: number, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((given) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(given.trim())) {
      if (line !== '' && measure((line + piece).trimEnd(), size) > width) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
    return [...lines, line.trimEnd()];
  });
}

/** The largest size with which every line fits into the box. */
export function fittingSize(text: string, { width, height }: Room, measure: Measure): number {
  const fits = (size: number): boolean => {
    const lines = linesOf(text, size, width, measure);
    return (
      lines.length * size * lineHeight <= height &&
      lines.every((line) => measure(line, size) <= width)
    );
  };
  let least = smallest;
  let most = Math.max(smallest, Math.min(largest, Math.floor(height / lineHeight)));
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}
