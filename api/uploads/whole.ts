import { crc32 } from 'node:zlib';
import type { StoredEnding } from '../contract/uploads.ts';

/**
 * Whether a file is all there: what was cut off on its way is kept for good otherwise, and shown half grey, or by no reader.
 * Formats are walked from part to part, without a decoder, which strangers' files would reach.
 */

/** Part by part, to IEND. Of the parts that make the picture the sums are right, too. */
function isWholePng(bytes: Buffer): boolean {
  let hasPicture = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return false;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const isNeeded = /^[A-Z]/.test(kind);
    if (isNeeded && crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (kind === 'IEND') return hasPicture;
    hasPicture ||= kind === 'IDAT';
    at = end + 4;
  }
  return false;
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** They have no length: a byte that is no marker at all, fillers, and what stands within the picture's own bytes. */
const isAlone = (marker: number): boolean =>
  marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

/** From marker to marker, to the end of the image; a preview within has a part to itself, which is passed over. */
function isWholeJpeg(bytes: Buffer): boolean {
  let hasFrame = false;
  let hasPicture = false;
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return hasFrame && hasPicture;
    // Fillers end where the marker begins.
    let next = at + (marker === 0xff ? 1 : 2);
    if (!isAlone(marker)) {
      if (next + 2 > bytes.length) return false;
      next += bytes.readUInt16BE(next);
      hasFrame ||= isFrame(marker);
      hasPicture ||= marker === 0xda;
    }
    at = bytes.indexOf(0xff, next);
  }
  return false;
}

/** Behind blocks of at most 255 bytes, of which an empty one is the last. */
function behindBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes[at]; length !== undefined && length > 0; length = bytes[at])
    at += 1 + length;
  return at + 1;
}

const coloursOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Block by block, to its trailer, or to the end of its last block: some programs leave the trailer out. */
function isWholeGif(bytes: Buffer): boolean {
  let hasPicture = false;
  let at = 13 + coloursOf(bytes[10] ?? 0);
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) return hasPicture;
    if (kind === 0x21) at = behindBlocks(bytes, at + 2);
    else if (kind === 0x2c) {
      hasPicture = true;
      at = behindBlocks(bytes, at + 11 + coloursOf(bytes[at + 9] ?? 0));
    } else return false;
  }
  return hasPicture && at === bytes.length;
}

/** As long as it says, with a picture or a frame in it. */
function isWholeWebp(bytes: Buffer): boolean {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return false;
  for (let at = 12; at + 8 <= end; ) {
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) return false;
    if (['VP8 ', 'VP8L', 'ANMF'].includes(bytes.toString('latin1', at, at + 4))) return true;
    // An odd length is filled up.
    at += 8 + length + (length % 2);
  }
  return false;
}

/** To the mark at its end, after which only an unfinished change of it has objects, and as long as it says, if it does. */
function isWholePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.lastIndexOf('startxref', end) < 0) return false;
  if (/\d\s+\d+\s+obj\b/.test(text.slice(end))) return false;
  // A page may come first, with such a mark behind it.
  const [, length = '0'] = /\/Linearized\b[^>]*\/L\s+(\d+)/.exec(text.slice(0, 1024)) ?? [];
  return bytes.length >= Number(length);
}

const tests: Readonly<Record<StoredEnding, (bytes: Buffer) => boolean>> = {
  png: isWholePng,
  jpg: isWholeJpeg,
  gif: isWholeGif,
  webp: isWholeWebp,
  pdf: isWholePdf,
};

export const isWhole = (ending: StoredEnding, bytes: Uint8Array): boolean =>
  tests[ending](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
