import { z } from 'zod';
import { type ImageBox, imageMost } from '../../contract/image-translation.ts';
import type { LanguageCode } from '../../contract/rules/languages.ts';
import type { Translator } from '../translator.ts';
import { stillIn } from '../unknown-words.ts';
import type { DrawnBox, ReadLine } from './job-orders.ts';

/** Between the lines that were read in a picture, their translation, and the boxes that a table keeps. */

const kept = z.array(
  z.object({
    source: z.string(),
    text: z.string(),
    x: z.int(),
    y: z.int(),
    width: z.int(),
    height: z.int(),
    size: z.int().nullable(),
    color: z.string(),
    background: z.string(),
  }),
);

export const readBoxes = (json: string): ImageBox[] => kept.parse(JSON.parse(json));

/** Numbers and signs are the same in every language; in a Chinese picture, so is what is not Chinese. */
const isForeign = (text: string, language: LanguageCode): boolean =>
  language === 'zh-CN' ? /\p{Script=Han}/u.test(text) : /\p{L}/u.test(text);

const leastSide = 4;

const isWithin = (
  { x, y, width, height }: Omit<ReadLine, 'text'>,
  picture: { readonly width: number; readonly height: number },
): boolean => x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height;

/** The number of the first box that leaves the picture; undefined when none does. */
export function firstOutside(
  boxes: readonly ImageBox[],
  picture: { readonly width: number; readonly height: number },
): number | undefined {
  const place = boxes.findIndex((box) => !isWithin(box, picture));
  return place < 0 ? undefined : place + 1;
}

interface Words {
  readonly lines: readonly ReadLine[];
  readonly picture: { readonly width: number; readonly height: number };
  readonly from: LanguageCode;
  readonly to: LanguageCode;
  readonly signal: AbortSignal;
}

/** The boxes to be drawn, and the words that the translation did not know. What stays as it is, is no box. */
export async function translateLines(
  translator: Translator,
  { lines, picture, from, to, signal }: Words,
): Promise<{ boxes: DrawnBox[]; unknown: readonly string[] }> {
  const worded = lines
    .filter((line) => isForeign(line.text, from) && isWithin(line, picture))
    .filter(({ width, height }) => width >= leastSide && height >= leastSide)
    .slice(0, imageMost.boxes);
  if (worded.length === 0) return { boxes: [], unknown: [] };
  const sources = worded.map(({ text }) => text.slice(0, imageMost.text));
  // In one request, so that the same words are translated alike.
  const { texts, unknown } = await translator.translate({ texts: sources, from, to, signal });
  const boxes = worded.flatMap(({ x, y, width, height }, place): DrawnBox[] => {
    const source = sources[place] ?? '';
    const text = (texts[place] ?? source).slice(0, imageMost.text);
    if (text === source && stillIn(unknown, [text]).length === 0) return [];
    return [{ source, text, x, y, width, height, size: null, color: null, background: null }];
  });
  return { boxes, unknown };
}
