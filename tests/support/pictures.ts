import { createCanvas, type ImageData } from '@napi-rs/canvas';
import type { ImageBox } from '../../api/contract/image-translation.ts';
import { familiesFor } from '../../api/listing/images/fonts.ts';

/** Pictures with words, as sellers upload them, drawn by the tests themselves. */

interface Words {
  readonly text: string;
  readonly x: number;
  /** The line that the letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly color?: string;
}

export const pictureSize = { width: 720, height: 420 } as const;

/** A PNG with these words on a plain ground, above a coloured band that holds none. */
export async function pictureOf(words: readonly Words[]): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = pictureSize;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4efe6';
  context.fillRect(0, 0, width, height);
  for (let x = 0; x < width; x += 8) {
    context.fillStyle = `hsl(${x / 2}, 50%, 70%)`;
    context.fillRect(x, height - 90, 8, 90);
  }
  for (const { text, x, y, size, color = '#222222' } of words) {
    context.fillStyle = color;
    context.font = `500 ${size}px ${familiesFor(text, 'zh-CN')}`;
    context.fontVariationSettings = '"wght" 500';
    context.fillText(text, x, y);
  }
  return new Uint8Array(await canvas.encode('png'));
}

type Place = Pick<ImageBox, 'x' | 'y' | 'width' | 'height'>;

/** How many pixels of two pictures differ inside and outside of some places. */
export function differences(one: ImageData, other: ImageData, places: readonly Place[]) {
  const found = { inside: 0, outside: 0 };
  for (let at = 0; at < one.data.length; at += 4) {
    const isSame = [0, 1, 2, 3].every((part) => one.data[at + part] === other.data[at + part]);
    if (isSame) continue;
    const x = (at / 4) % one.width;
    const y = Math.floor(at / 4 / one.width);
    const isInside = places.some(
      (place) =>
        x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height,
    );
    found[isInside ? 'inside' : 'outside'] += 1;
  }
  return found;
}
