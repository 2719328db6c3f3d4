import type { ImageBoxInput } from '../../../graphql/schema.generated.ts';
import type { ImageTaskFragment } from './ImageTranslation.generated.ts';

export type ImageResult = NonNullable<ImageTaskFragment['result']>;
type ImageBox = ImageResult['boxes'][number];

/** A box as a person corrects it; numbers are what was typed. */
export type BoxValues = Readonly<Record<NumberName | 'source' | 'text', string>> & {
  readonly color: string;
  readonly background: string;
  readonly unknownWords: readonly string[];
};

export const placeNames = ['x', 'y', 'width', 'height'] as const;
type NumberName = (typeof placeNames)[number] | 'size';

/** As the server takes them. */
export const MOST_BOXES = 100;
export const LONGEST_TEXT = 300;
const LEAST_SIDE = 4;
const SMALLEST = 6;
const LARGEST = 400;

export const valuesOf = (box: ImageBox): BoxValues => ({
  source: box.source,
  text: box.text,
  x: String(box.x),
  y: String(box.y),
  width: String(box.width),
  height: String(box.height),
  size: box.size === null ? '' : String(box.size),
  color: box.color,
  background: box.background,
  unknownWords: box.unknownWords,
});

export const inputOf = (box: BoxValues): ImageBoxInput => ({
  source: box.source,
  text: box.text.trim(),
  x: Number(box.x),
  y: Number(box.y),
  width: Number(box.width),
  height: Number(box.height),
  size: box.size === '' ? null : Number(box.size),
  color: box.color,
  background: box.background,
});

/** A new one in the middle of the picture. */
export function newBox({ width, height }: Pick<ImageResult, 'width' | 'height'>): BoxValues {
  const side = (part: number, whole: number) => Math.max(LEAST_SIDE, Math.round(part * whole));
  const own = { width: side(0.5, width), height: side(0.12, height) };
  return {
    source: '',
    text: '',
    x: String(Math.floor((width - own.width) / 2)),
    y: String(Math.floor((height - own.height) / 2)),
    width: String(own.width),
    height: String(own.height),
    size: '',
    color: '#000000',
    background: '#ffffff',
    unknownWords: [],
  };
}

export type BoxMistake = 'whole' | 'outside' | 'small' | 'size' | 'tooLong';

const isWhole = (text: string): boolean => /^\d{1,4}$/.test(text);

/** What is wrong with a field of a box; null when it fits. */
export function mistakeIn(
  name: NumberName | 'text',
  box: BoxValues,
  picture: Pick<ImageResult, 'width' | 'height'>,
): BoxMistake | null {
  if (name === 'text') return box.text.trim().length > LONGEST_TEXT ? 'tooLong' : null;
  const typed = box[name];
  if (name === 'size') {
    if (typed === '') return null;
    return isWhole(typed) && Number(typed) >= SMALLEST && Number(typed) <= LARGEST ? null : 'size';
  }
  if (!isWhole(typed)) return 'whole';
  const isSide = name === 'width' || name === 'height';
  if (isSide && Number(typed) < LEAST_SIDE) return 'small';
  const isAcross = name === 'x' || name === 'width';
  const end = isAcross ? Number(box.x) + Number(box.width) : Number(box.y) + Number(box.height);
  return isSide && end > (isAcross ? picture.width : picture.height) ? 'outside' : null;
}

const names = ['text', ...placeNames, 'size'] as const;

/** Whether every field of a box fits. */
export const isRight = (box: BoxValues, picture: Pick<ImageResult, 'width' | 'height'>): boolean =>
  names.every((name) => mistakeIn(name, box, picture) === null);
