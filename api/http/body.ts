import { HttpRefusal } from './answer.ts';

/** The bytes of a body; undefined where they are more than `limit`, of which the rest is not read. */
export async function bytesWithin(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, so that the sender stops.
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a body of at most `limit` bytes as UTF-8 text.
 * @throws HttpRefusal 413 when it is longer, without reading the rest; 400 when it breaks off
 *   or is not UTF-8.
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () =>
    new HttpRefusal(413, {
      zh: `请求内容过大，最多 ${limit / 1024} KB`,
      en: `The body is longer than ${limit / 1024} KB.`,
    });
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  if (request.body === null) return '';

  const bytes = await bytesWithin(request.body, limit).catch(() => {
    throw new HttpRefusal(400, { zh: '请求内容没有传完，请重试', en: 'The body broke off.' });
  });
  if (bytes === undefined) throw tooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpRefusal(400, {
      zh: '请求内容不是有效的 UTF-8 文本',
      en: 'The body is no UTF-8.',
    });
  }
}
