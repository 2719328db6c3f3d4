import { ofFiles } from '../contract/uploads.ts';
import { refuse } from '../refusal.ts';

/** What a form has beside its file: names, headers and boundaries. */
const ofForm = 16 * 1024;

/** Unless the configuration says otherwise, in bytes. */
const defaultMostBytes = 10 * 1024 * 1024;

const mebibyte = 1024 * 1024;
const limitText = (limit: number): string =>
  limit >= mebibyte ? `${Math.floor((limit / mebibyte) * 10) / 10} MB` : `${limit} 字节`;

/**
 * The bytes of the part `file` of a form.
 * @throws Refusal when there is none, or it is too long; the rest is not read then
 */
export async function sentFile(request: Request, limit = defaultMostBytes): Promise<Uint8Array> {
  const tooLarge = () => refuse(ofFiles, 'tooLargeFile', { limit: limitText(limit) });
  if (Number(request.headers.get('content-length') ?? 0) > limit + ofForm) tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, so that the sender stops.
    if (size > limit + ofForm) tooLarge();
    chunks.push(chunk);
  }
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
    .formData()
    .catch(() => refuse(ofFiles, 'badForm'));
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) refuse(ofFiles, 'noFile');
  if (file.size > limit) tooLarge();
  return new Uint8Array(await file.arrayBuffer());
}
