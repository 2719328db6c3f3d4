import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, type Image } from '@napi-rs/canvas';
import { createWorker, type Line, OEM, PSM } from 'tesseract.js';
import type { ReadLine } from './job-orders.ts';

/** Recognises words with Tesseract. Its data come from packages: nothing is fetched, and nothing is kept on the disk. */

const packages = createRequire(import.meta.url);
const data = {
  'zh-CN': { code: 'chi_sim', home: packages.resolve('@tesseract.js-data/chi_sim') },
  en: { code: 'eng', home: packages.resolve('@tesseract.js-data/eng') },
} as const;

/** Lines of which it is less sure, of 100, are patterns and not words. */
const leastSure = 50;
/** Pixels of the longer side of what is recognised. */
const large = 2_400;

/**
 * Letters of 20 to 50 pixels are read best, and a picture has large ones and small ones: it is read twice, in two
 * sizes, and of each place what is surer stands.
 */
function scalesOf({ width, height }: Image): readonly number[] {
  const long = Math.max(width, height);
  const first = Math.min(1, large / long);
  return [first, long * 2 <= large ? 2 : first / 2];
}

/** On white, as what is transparent is seen. */
async function scaled(image: Image, scale: number): Promise<Buffer> {
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.encode('png');
}

/** Blanks that stand between Chinese characters are none of the text's. */
const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim();

interface Sure extends ReadLine {
  readonly confidence: number;
}

/** Places in the picture that was read, back in the original, with a little room around them. */
function lineOf(line: Line, image: Image, scale: number): Sure {
  const { text, bbox, confidence } = line;
  const room = Math.max(2, Math.round((0.1 * (bbox.y1 - bbox.y0)) / scale));
  const x = Math.max(0, Math.floor(bbox.x0 / scale) - room);
  const y = Math.max(0, Math.floor(bbox.y0 / scale) - room);
  const right = Math.min(image.width, Math.ceil(bbox.x1 / scale) + room);
  const bottom = Math.min(image.height, Math.ceil(bbox.y1 / scale) + room);
  return { text: tidy(text), x, y, width: right - x, height: bottom - y, confidence };
}

const overlap = (one: ReadLine, other: ReadLine): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Of lines that lie over each other the surest, from top to bottom. */
function surest(lines: readonly Sure[]): ReadLine[] {
  const taken: Sure[] = [];
  for (const line of [...lines].sort((one, other) => other.confidence - one.confidence))
    if (!taken.some((other) => overlap(line, other))) taken.push(line);
  return taken
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map(({ confidence: _, ...line }) => line);
}

/** The lines of words in a picture. */
export async function recognise(image: Image, language: keyof typeof data): Promise<ReadLine[]> {
  const { code, home } = data[language];
  const worker = await createWorker(code, OEM.LSTM_ONLY, {
    langPath: join(dirname(home), '4.0.0_best_int'),
    cacheMethod: 'none',
  });
  try {
    // Words stand anywhere in a product picture.
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
    const found: Sure[] = [];
    for (const scale of scalesOf(image)) {
      const picture = await scaled(image, scale);
      const answer = await worker.recognize(picture, {}, { text: false, blocks: true });
      const lines = (answer.data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap((paragraph) => paragraph.lines),
      );
      found.push(...lines.map((line) => lineOf(line, image, scale)));
    }
    return surest(found.filter(({ confidence }) => confidence >= leastSure));
  } finally {
    await worker.terminate();
  }
}
