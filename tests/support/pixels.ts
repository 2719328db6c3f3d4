import { createCanvas, type ImageData, loadImage } from '@napi-rs/canvas';
import jsQR from 'jsqr';

/** The pixels of a picture. */
export async function pixelsOf(bytes: Uint8Array): Promise<ImageData> {
  const image = await loadImage(Buffer.from(bytes));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** What a scanner reads from a picture of a QR code. */
export async function scanned(picture: Uint8Array): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(picture);
  return jsQR(data, width, height)?.data;
}
