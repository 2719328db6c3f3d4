import { type Canvas, createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import type { LanguageCode } from '../../contract/rules/languages.ts';
import { coloursOf } from './colours.ts';
import { familiesFor } from './fonts.ts';
import type { ColouredBox, DrawnBox } from './job-orders.ts';
import { fittingSize, lineHeight, linesOf } from './text-fit.ts';

/** Draws words into a picture: of each box the old ones are covered, the new ones stand within it. */

const weight = 500;
/** The fonts are variable, and thin unless they are told so. */
const heavy = `"wght" ${weight}`;
/** Of JPEG, where a picture came as one. */
const quality = 95;

const canvasOf = (image: Image): { canvas: Canvas; context: SKRSContext2D } => {
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return { canvas, context };
};

/** Draws the boxes; answers them with the colours that were taken from the picture. */
export function drawBoxes(
  image: Image,
  boxes: readonly DrawnBox[],
  language: LanguageCode,
): { canvas: Canvas; boxes: ColouredBox[] } {
  const { canvas, context } = canvasOf(image);
  // Before anything is drawn: boxes may lie over each other.
  const coloured = boxes.map((box): ColouredBox => {
    const { color, background } = box;
    if (color !== null && background !== null) return { ...box, color, background };
    const found = coloursOf(context.getImageData(box.x, box.y, box.width, box.height));
    return { ...box, color: color ?? found.color, background: background ?? found.background };
  });
  for (const box of coloured) drawBox(context, box, language);
  return { canvas, boxes: coloured };
}

function drawBox(context: SKRSContext2D, box: ColouredBox, language: LanguageCode): void {
  const { x, y, width, height, text } = box;
  context.save();
  // Nothing outside the box changes, however large its letters are.
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = box.background;
  context.fillRect(x, y, width, height);
  const families = familiesFor(text, language);
  const fontOf = (size: number) => `${weight} ${size}px ${families}`;
  const measure = (part: string, size: number): number => {
    context.font = fontOf(size);
    context.fontVariationSettings = heavy;
    return context.measureText(part).width;
  };
  const isFromRight = language === 'ar';
  const size = box.size ?? fittingSize(text, box, measure);
  const lines = linesOf(text, size, width, measure);
  context.font = fontOf(size);
  context.fontVariationSettings = heavy;
  context.fillStyle = box.color;
  context.direction = isFromRight ? 'rtl' : 'ltr';
  context.textAlign = isFromRight ? 'right' : 'left';
  context.textBaseline = 'middle';
  const step = size * lineHeight;
  const top = y + (height - lines.length * step) / 2;
  lines.forEach((line, place) => {
    context.fillText(line, isFromRight ? x + width : x, top + (place + 0.5) * step);
  });
  context.restore();
}

/** The bytes of what was drawn: as JPEG where the original is one, else as PNG, unless that is too large. */
export async function encode(canvas: Canvas, isJpeg: boolean, mostBytes: number): Promise<Buffer> {
  if (!isJpeg) {
    const png = await canvas.encode('png');
    if (png.byteLength <= mostBytes) return png;
  }
  return canvas.encode('jpeg', quality);
}
