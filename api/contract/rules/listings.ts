/** Words of a translation that were left as they are in the source: whoever publishes it must know. */

/** How many of them a message names; the others are counted. */
const mostNamed = 5;

export const isWhollyTranslated = (unknownWords: readonly string[]): boolean =>
  unknownWords.length === 0;

/** The words as a message names them: 杯、碗、碟、瓶、盖等. */
export const namedWords = (unknownWords: readonly string[]): string =>
  unknownWords.slice(0, mostNamed).join('、') + (unknownWords.length > mostNamed ? '等' : '');
