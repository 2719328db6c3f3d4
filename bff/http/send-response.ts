import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible =
  /^(application\/(json|graphql-response\+json|manifest\+json|xml)|text\/(?!event-stream))/;
const endless = /^(text\/event-stream|multipart\/mixed)/;
/** Whether an answer goes on until one of the two leaves. */
export const isEndless = ({ headers }: Response): boolean =>
  endless.test(headers.get('content-type') ?? '');

/** Below this size, in bytes, the compressed form saves no packet. */
const compressFrom = 1_400;
/** Above this size, in bytes, a body goes out as it is read: compressed, it would be held whole. */
const compressUpTo = 16_777_216;
/** Bodies up to this size, in bytes, are sent in one piece. */
const wholeUpTo = 1_048_576;

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 5 }),
} as const;

export interface SendOptions {
  readonly acceptEncoding: string | undefined;
  /** Ends streams that have no end of their own, when the server stops. */
  readonly stop: AbortSignal;
}

/** Writes a web response to the socket. Resolves when it is handed over, also when the caller has left. */
export async function sendResponse(
  target: ServerResponse,
  response: Response,
  options: SendOptions,
): Promise<void> {
  target.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') target.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) target.setHeader('set-cookie', cookies);

  const type = response.headers.get('content-type') ?? '';
  const length = Number(response.headers.get('content-length') ?? 0);
  const isCompressible =
    compressible.test(type) && !response.headers.has('content-encoding') && length <= compressUpTo;
  // Yoga's responses hold their bytes, and make a stream of them only for whoever asks.
  if (isCompressible && !(response instanceof Response)) {
    return sendCompressed(target, await bytesOf(response), options.acceptEncoding);
  }
  const { body } = response;
  if (body === null) target.end();
  else if (endless.test(type)) await pump(body, target, options.stop);
  else if (isCompressible) {
    await sendCompressed(target, await bytesOf(response), options.acceptEncoding);
  } else if (Number(response.headers.get('content-length') ?? Infinity) <= wholeUpTo) {
    target.end(await bytesOf(response));
  } else await pump(body, target);
}

/** The very buffer that the answer was made of, where it was one: what is sent again is compressed once. */
async function bytesOf(response: Response): Promise<Buffer> {
  const bytes = await response.arrayBuffer();
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
}

type Encoding = keyof typeof compressors;
/** By the very buffer, whose bytes never change; it goes when the buffer does. */
const packedBodies = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

function packedOnce(content: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = packedBodies.get(content) ?? new Map<Encoding, Promise<Buffer>>();
  packedBodies.set(content, known);
  const packed = known.get(encoding) ?? compressors[encoding](content);
  known.set(encoding, packed);
  return packed;
}

async function sendCompressed(
  target: ServerResponse,
  content: Buffer,
  acceptEncoding = '',
): Promise<void> {
  target.setHeader('vary', joinVary(target.getHeader('vary')));
  const name = /\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(acceptEncoding)
    ? 'br'
    : /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(acceptEncoding)
      ? 'gzip'
      : undefined;
  if (name === undefined || content.byteLength < compressFrom) {
    target.setHeader('content-length', content.byteLength);
    // As text Node joins it to the head and writes both at once, for a seventh less; latin1 keeps each byte.
    if (content.byteLength < compressFrom) target.end(content.toString('latin1'), 'latin1');
    else target.end(content);
    return;
  }
  const packed = await packedOnce(content, name);
  target.setHeader('content-encoding', name);
  target.setHeader('content-length', packed.byteLength);
  target.end(packed);
}

function joinVary(vary: string | number | string[] | undefined): string {
  const named = vary === undefined ? '' : String(vary);
  if (/\baccept-encoding\b/i.test(named)) return named;
  return named === '' ? 'accept-encoding' : `${named}, accept-encoding`;
}

async function pump(
  body: ReadableStream<Uint8Array>,
  target: ServerResponse,
  stop?: AbortSignal,
): Promise<void> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  let stopWaiting = () => {};
  const next = () =>
    new Promise<ReadableStreamReadResult<Uint8Array>>((resolve, reject) => {
      stopWaiting = () => resolve({ done: true, value: undefined });
      reader.read().then(resolve, reject);
    });
  // Yoga's streams answer their reader no more while a read is pending, that is, until there is an event: so that is
  // not waited for, and the source is told by the stream itself. Others refuse this, and hear of it by the reader.
  const end = () => {
    stopWaiting();
    body.cancel().catch(() => {});
    cancel();
  };
  target.once('close', cancel);
  stop?.addEventListener('abort', end, { once: true });
  target.flushHeaders();
  try {
    while (!stop?.aborted) {
      const { done, value } = await next();
      if (done || target.destroyed) break;
      if (!target.write(value)) {
        await new Promise<void>((resolve) => {
          // A long answer waits many times: what is over leaves no listener behind.
          const go = () => {
            target.off('drain', go).off('close', go);
            resolve();
          };
          target.once('drain', go).once('close', go);
        });
      }
    }
    target.end();
  } finally {
    // Also where the caller has left before the first byte, or the server stops then: the source must hear of it.
    cancel();
    target.off('close', cancel);
    stop?.removeEventListener('abort', end);
  }
}
