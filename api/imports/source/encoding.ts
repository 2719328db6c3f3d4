import { contentOf, type ReadingOptions } from './bytes.ts';

export type Encoding = 'utf-8' | 'gb18030';

/**
 * The encoding of a text file: UTF-8 when the whole of it is valid, GB18030 (which GBK and GB2312 are
 * part of) when that fits instead. Text that is neither is read as UTF-8, and its rows say so.
 */
export async function guessEncoding(path: string, options: ReadingOptions): Promise<Encoding> {
  if (await isValid(path, 'utf-8', options)) return 'utf-8';
  return (await isValid(path, 'gb18030', options)) ? 'gb18030' : 'utf-8';
}

async function isValid(
  path: string,
  encoding: Encoding,
  options: ReadingOptions,
): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of contentOf(path, options)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The text of a file. Bytes that do not fit the encoding become U+FFFD. */
export async function* textOf(
  path: string,
  encoding: Encoding,
  options: ReadingOptions,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of contentOf(path, options)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
