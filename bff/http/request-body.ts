import type { IncomingMessage } from 'node:http';
import type { NamedRefusal } from '../../api/contract/refusals.ts';

/** Why a body was not taken. */
export class BodyRefusal extends Error {
  override readonly name = 'BodyRefusal';
  readonly status: 400 | 408 | 413;
  /** What it may have had, where it was too large. */
  readonly limits: BodyLimits | undefined;

  constructor(status: 400 | 408 | 413, message: string, limits?: BodyLimits) {
    super(message);
    this.status = status;
    this.limits = limits;
  }
}

export interface BodyLimits {
  /** Largest body, in bytes. */
  readonly bytes: number;
  /** Longest time without a further byte, in ms. */
  readonly pause: number;
  /** Longest time for a body that is read before its handler runs, in ms. */
  readonly total: number;
  /** What is said of one that is too large, where its handler says so of smaller ones already. */
  readonly tooLarge?: { readonly message: string; readonly refusal: NamedRefusal };
}

export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return (
    request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
  );
}

/** Whether the sender says that the body is compressed. */
export const isPacked = ({ headers }: IncomingMessage): boolean =>
  !/^(identity)?$/i.test(headers['content-encoding']?.trim() ?? '');

/** Throws a BodyRefusal when the sender says itself that the body is too large. */
export function checkAnnouncedLength(request: IncomingMessage, limits: BodyLimits): void {
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) throw tooLarge(limits);
}

/** Reads the whole body. Rejects with a BodyRefusal when it is too large or too slow. */
export function readBody(
  request: IncomingMessage,
  limits: BodyLimits,
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (error?: Error) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      if (error === undefined) resolve(Buffer.concat(chunks));
      else reject(error);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > limits.bytes) finish(tooLarge(limits));
      else chunks.push(chunk);
    };
    const onEnd = () => finish();
    const onClose = () => finish(new BodyRefusal(400, 'The sender left before the end'));
    const timer = setTimeout(() => finish(tooSlow()), Math.min(limits.total, 2 ** 31 - 1));
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}

/**
 * The body as it arrives. The stream fails with a BodyRefusal when it is too large or pauses too long;
 * `onRefused` hears of it too, because a handler may turn the failure into something else. The request
 * itself is never destroyed: its socket still has to carry the answer.
 */
export function streamBody(
  request: IncomingMessage,
  limits: BodyLimits,
  onRefused: (refusal: BodyRefusal) => void,
): ReadableStream<Uint8Array> {
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let detach = () => {};
  let onPause = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const fail = (refusal: BodyRefusal) => {
          detach();
          onRefused(refusal);
          controller.error(refusal);
        };
        const onData = (chunk: Buffer) => {
          size += chunk.byteLength;
          if (size > limits.bytes) return fail(tooLarge(limits));
          controller.enqueue(chunk);
          timer?.refresh();
          if ((controller.desiredSize ?? 0) > 0) return;
          request.pause();
          clearTimeout(timer);
          timer = undefined;
        };
        const onEnd = () => {
          detach();
          controller.close();
        };
        const onClose = () => fail(new BodyRefusal(400, 'The sender left before the end'));
        detach = () => {
          clearTimeout(timer);
          timer = undefined;
          request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
        };
        request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
        request.pause();
        onPause = () => fail(tooSlow());
      },
      pull() {
        timer ??= setTimeout(() => onPause(), limits.pause);
        request.resume();
      },
      cancel() {
        detach();
        request.resume();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 256 * 1024 }),
  );
}

const tooLarge = (limits: BodyLimits) =>
  new BodyRefusal(413, `The body may have at most ${limits.bytes} bytes`, limits);
const tooSlow = () => new BodyRefusal(408, 'The body came too slowly');
