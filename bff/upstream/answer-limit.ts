import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** An answer is longer than may be kept in memory; what came of it is thrown away. */
export class AnswerTooLarge extends Error {
  constructor(most: number) {
    super(`The answer is longer than ${most} bytes`);
  }
}

const unpackers = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

const isKnown = (coding: string): coding is keyof typeof unpackers =>
  Object.hasOwn(unpackers, coding);

/**
 * The body of an answer. None is asked for compressed, yet an upstream may send it so; it is unpacked no
 * further than `most` bytes.
 * @throws AnswerTooLarge, or an error for a body that is not what it says
 */
export function unpacked(body: Buffer, coding: string, most: number): Buffer | Promise<Buffer> {
  return coding === '' || coding === 'identity' ? body : unpack(body, coding, most);
}

async function unpack(body: Buffer, coding: string, most: number): Promise<Buffer> {
  if (!isKnown(coding)) throw new Error(`The answer has the unknown content coding ${coding}`);
  try {
    return await unpackers[coding](body, { maxOutputLength: most });
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new AnswerTooLarge(most) : error;
  }
}
