import { writeFile } from 'node:fs/promises';
import { create } from 'qrcode';
import { pictureFlags } from './browser.mjs';

/** A camera of a browser under test: what it sees is a film in a file, which is read when the camera is opened. */

const width = 640;
const height = 480;

/** The flags with which a browser has such a camera, and lets pages use it. */
export const cameraFlags = (film: string): string[] => [
  ...pictureFlags,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** Some seconds of a QR code on a grey table, as uncompressed YUV4MPEG2. */
export async function filmCode(film: string, text: string): Promise<void> {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dot = Math.floor((height * 0.6) / modules.size);
  const side = dot * modules.size;
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  const quiet = dot * 4;
  const luma = Buffer.alloc(width * height, 120);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.floor((x - left) / dot), Math.floor((y - top) / dot)];
      const isCode = x >= left && x < left + side && y >= top && y < top + side;
      const isPaper =
        x >= left - quiet && x < left + side + quiet && y >= top - quiet && y < top + side + quiet;
      if (isCode) luma[y * width + x] = modules.get(row, column) ? 25 : 235;
      else if (isPaper) luma[y * width + x] = 235;
    }
  }
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(film, Buffer.concat([head, ...Array.from({ length: 20 }, () => frame)]));
}
