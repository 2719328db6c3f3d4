/** Breaks a text into the lines that fit a width: Latin words stay whole, Chinese breaks anywhere. */
export function textLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  return text.split('\n').flatMap((paragraph) => brokenLines(paragraph, width, measure));
}

const han = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u3000-\\u303f\\uff00-\\uffef]';
/** Signs that begin no line; they stay with what is before them. */
const closing = '[，。、；：！？）」』】》〉”’…]*';
const pieces = new RegExp(`${han}${closing}\\s*|(?:(?!${han})\\S)+${closing}\\s*|\\s+`, 'gu');

/** Words and single Chinese characters, each with the blanks behind it. */
const piecesOf = (text: string): readonly string[] => text.match(pieces) ?? [];

function brokenLines(
  paragraph: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => measure(candidate.trimEnd()) <= width;
  for (const piece of piecesOf(paragraph)) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    // A word that is longer than the line is broken where the line ends.
    for (const sign of piece) {
      if (line !== '' && !fits(line + sign)) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  return [...lines, line.trimEnd()];
}
