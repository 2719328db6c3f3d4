import type { StoredEnding } from '../contract/uploads.ts';

/** What a file is, by its first bytes. Names and types that are sent along are anybody's words. */

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.max(0, bytes.byteLength - at))
    .subarray(0, text.length)
    .equals(Buffer.from(text, 'latin1'));

const signatures: Readonly<Record<StoredEnding, (bytes: Uint8Array) => boolean>> = {
  png: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n') && startsWith(bytes, 'IHDR', 12),
  jpg: (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  webp: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  gif: (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
  pdf: (bytes) => startsWith(bytes, '%PDF-'),
};

export const endings = [
  'png',
  'jpg',
  'webp',
  'gif',
  'pdf',
] as const satisfies readonly StoredEnding[];

/** Undefined for what is not stored, such as HTML and SVG, which can hold scripts. */
export const endingOf = (bytes: Uint8Array): StoredEnding | undefined =>
  endings.find((ending) => bytes.byteLength >= 12 && signatures[ending](bytes));
