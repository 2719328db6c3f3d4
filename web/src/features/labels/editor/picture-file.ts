import { labelLimits } from '../../../../../api/contract/rules/label-drawing.ts';

export type PictureProblem = 'notPicture' | 'unreadable' | 'tooLarge';

/** Pixels of the longer side: 300 dpi over 100 mm. */
const longestSide = 1_200;
/** A side below which nothing could be made out. */
const shortestSide = 64;

/** What the bytes say, whatever the name does. */
export function pictureType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | null {
  const begins = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  return begins(0xff, 0xd8, 0xff) ? 'image/jpeg' : null;
}

type Source = {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
};

/** The picture within the room that a drawing has for one, as sharp as that allows. */
export function heldPicture(
  { image, width, height }: Source,
  type: 'image/png' | 'image/jpeg',
): string | null {
  const canvas = document.createElement('canvas');
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  let side = Math.min(longestSide, Math.max(width, height));
  for (; side >= shortestSide; side = Math.floor(side * 0.75)) {
    const scale = side / Math.max(width, height);
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    if (type === 'image/jpeg') {
      paper.fillStyle = '#ffffff';
      paper.fillRect(0, 0, canvas.width, canvas.height);
    }
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    const src = canvas.toDataURL(type, 0.9);
    if (src.length <= labelLimits.mostSource) return src;
  }
  return null;
}

/** A PNG or JPEG file as it is held in a drawing, or why it cannot be. */
export async function readPicture(file: File): Promise<{ readonly src: string } | PictureProblem> {
  const type = pictureType(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  if (type === null) return 'notPicture';
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    return 'unreadable';
  }
  const { width, height } = image;
  const src = heldPicture({ image, width, height }, type);
  image.close();
  return src === null ? 'tooLarge' : { src };
}
