import type { Readable } from 'node:stream';

/** There is more of it than may be. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/**
 * All that comes, as far as it is not too long.
 * @throws TooLarge, and the reason of the signal when that ends first
 */
export async function readWhole(
  stream: Readable,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const finish = (act: () => void): void => {
      stream.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      // What may come yet, such as an error of the connection, is nobody's any more.
      stream.on('error', () => undefined);
      signal.removeEventListener('abort', onAbort);
      act();
    };
    const onData = (part: Buffer): void => {
      bytes += part.length;
      if (bytes > mostBytes) finish(() => reject(new TooLarge()));
      else parts.push(part);
    };
    const onEnd = (): void => finish(() => resolve(Buffer.concat(parts)));
    const onError = (error: Error): void => finish(() => reject(error));
    const onClose = (): void => finish(() => reject(new Error('The connection was closed')));
    const onAbort = (): void => finish(() => reject(signal.reason));
    stream.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
}
