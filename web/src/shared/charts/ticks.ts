/**
 * Which of `count` points get a label on an axis of `width` pixels, so that labels of `labelWidth`
 * do not touch: evenly spaced, the first always among them.
 */
export const labelledPoints = (count: number, width: number, labelWidth: number): number[] => {
  if (count === 0) return [];
  const fit = Math.max(1, Math.floor(width / labelWidth));
  const step = Math.max(1, Math.ceil(count / fit));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
};

const placesOf = (character: string): number => (/[ᄀ-ￜ]/.test(character) ? 2 : 1);

/** How many half-width places a text takes, where a Chinese character takes two. */
export const textPlaces = (text: string): number =>
  [...text].reduce((places, character) => places + placesOf(character), 0);

/** A text cut to a width in half-width places, where a Chinese character takes two. */
export const fitText = (text: string, places: number): string => {
  let used = 0;
  let kept = '';
  for (const character of text) {
    used += placesOf(character);
    if (used > places) return `${kept}…`;
    kept += character;
  }
  return text;
};
