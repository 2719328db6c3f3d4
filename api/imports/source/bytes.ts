import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { importSentences } from '../../contract/rules/import-sentences.ts';
import { sentence } from '../../contract/rules/sentences.ts';
import { FileProblem } from '../file-problem.ts';
import { kindOf } from './detect.ts';

const headLength = 65_536;

/** The first bytes of a file as it is stored. */
export async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export interface ReadingOptions {
  /** Bytes of content that are read at most, counted after decompression. */
  readonly limit: number;
  /** Called with the number of stored bytes that were read so far. */
  readonly onBytes?: (count: number) => void;
}

/**
 * The content of a file, decompressed when it is a gzip file.
 * @throws FileProblem when the content is longer than the limit, or the compression is damaged
 */
export async function* contentOf(
  path: string,
  options: ReadingOptions,
): AsyncGenerator<Uint8Array> {
  const isGzip = kindOf(await headOf(path)) === 'gzip';
  const stored = createReadStream(path, { highWaterMark: 64 * 1024 });
  const { onBytes } = options;
  if (onBytes !== undefined) stored.on('data', () => onBytes(stored.bytesRead));
  const content = isGzip ? stored.pipe(createGunzip({ chunkSize: 64 * 1024 })) : stored;
  // `pipe` does not hand errors on.
  if (content !== stored) stored.once('error', (error) => content.destroy(error));
  let size = 0;
  try {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > options.limit) throw tooLarge(options.limit, isGzip);
      yield chunk;
    }
  } catch (error) {
    throw isDamage(error) ? new FileProblem(importSentences.filePackedBadly) : error;
  } finally {
    stored.destroy();
    content.destroy();
  }
}

/** Compressing a file does not help: what counts is what is inside. */
export function tooLarge(limit: number, isCompressed: boolean): FileProblem {
  const { fileOverLimit, fileOverLimitUnpacked } = importSentences;
  const said = isCompressed ? fileOverLimitUnpacked : fileOverLimit;
  return new FileProblem(sentence(said, { limit: readableSize(limit) }));
}

function readableSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes >= 1024) return `${Math.floor(megabytes / 102.4) / 10} GB`;
  return megabytes >= 1
    ? `${Math.floor(megabytes * 10) / 10} MB`
    : `${Math.floor(bytes / 1024)} KB`;
}

/** Errors of zlib have codes such as Z_DATA_ERROR and Z_BUF_ERROR. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
