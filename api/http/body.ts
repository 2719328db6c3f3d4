import { HttpRefusal } from './answer.ts';

/**
 * Reads a body of at most `limit` bytes as UTF-8 text.
 * @throws HttpRefusal 413 when it is longer, without reading the rest; 400 when it breaks off
 *   or is not UTF-8.
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new HttpRefusal(413, `请求内容过大，最多 ${limit / 1024} KB`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  if (request.body === null) return '';

  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      // Leaving the loop cancels the stream, so that the sender stops.
      if (size > limit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpRefusal) throw error;
    throw new HttpRefusal(400, '请求内容没有传完，请重试');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new HttpRefusal(400, '请求内容不是有效的 UTF-8 文本');
  }
}
