import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { TooLarge } from '../http/body.ts';

const decoders: Readonly<Record<string, typeof gunzipSync | typeof brotliDecompressSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * What was compressed, as it was; undefined where it is not what it is said to be. What no decoder is known for stays.
 * @throws TooLarge where there is more of it than may be
 */
export function plainOf(
  bytes: Buffer,
  encoding: string | readonly string[] | undefined,
  mostBytes: number,
): Buffer | undefined {
  const decode = decoders[String(encoding).trim().toLowerCase()];
  if (decode === undefined) return bytes;
  try {
    return decode(bytes, { maxOutputLength: mostBytes });
  } catch (error) {
    if (error instanceof RangeError) throw new TooLarge();
    return undefined;
  }
}
