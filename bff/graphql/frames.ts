import type { Duplex } from 'node:stream';
import type { ExecutionResult } from 'graphql';

/** By result: the rest of its message, in bytes that are made once however many subscribers share it. */
const rests = new WeakMap<ExecutionResult, Buffer>();

function restOf(result: ExecutionResult): Buffer {
  const known = rests.get(result) ?? Buffer.from(`${JSON.stringify(result)}}`);
  rests.set(result, known);
  return known;
}

/** Up to this size, in bytes, a rest is copied into each frame: one write costs less than two. */
const copiedUpTo = 16 * 1024;

/** A frame of text that ends its message, in the form of RFC 6455, 5.2. */
const endsText = 0x81;

/** The head of a frame that a server sends, with room for `more` bytes after it, and where these begin. */
function headOf(length: number, more: number): { readonly bytes: Buffer; readonly end: number } {
  const end = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(end + more);
  bytes[0] = endsText;
  if (end === 2) bytes[1] = length;
  else if (end === 4) {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  } else {
    bytes[1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  return { bytes, end };
}

/** Writes a message as one frame: what is its own, and the rest that others get too. */
function writeFrame(socket: Duplex, own: string, rest: Buffer): void {
  const ownLength = Buffer.byteLength(own);
  const isCopied = rest.byteLength <= copiedUpTo;
  const { bytes, end } = headOf(
    ownLength + rest.byteLength,
    ownLength + (isCopied ? rest.byteLength : 0),
  );
  bytes.write(own, end);
  if (isCopied) {
    rest.copy(bytes, end + ownLength);
    socket.write(bytes);
    return;
  }
  socket.cork();
  socket.write(bytes);
  socket.write(rest);
  socket.uncork();
}

/** Undefined where all has been handed over; else it resolves when that is so. */
const handedOver = (socket: Duplex): Promise<void> | undefined =>
  socket.writableLength === 0 || socket.destroyed
    ? undefined
    : new Promise((resolve) => {
        // Behind what waits; it is also told when the socket breaks.
        socket.write('', () => resolve());
      });

/** Sends a result of one operation; resolves when it is on its way, undefined where it is already. */
export type Deliver = (result: ExecutionResult) => Promise<void> | undefined;

/** The same for all operations of a connection. */
export type SendResult = (id: string, ...of: Parameters<Deliver>) => ReturnType<Deliver>;

/** Sends results as messages of graphql-transport-ws over what a websocket writes to. */
export const resultsOver =
  (socket: Duplex): SendResult =>
  (id, result) => {
    writeFrame(socket, `{"id":${JSON.stringify(id)},"type":"next","payload":`, restOf(result));
    return handedOver(socket);
  };

type Results = AsyncIterable<ExecutionResult>;

/**
 * The results of a subscription as graphql-ws is to have them: only those that have errors, which have a form of
 * their own. The others are sent as they come, at a fraction of the steps. The next is asked for when the last is
 * on its way, so that a slow client slows only its own streams.
 */
export function sentDirectly(
  results: Results,
  send: Deliver,
): AsyncIterableIterator<ExecutionResult, undefined, undefined> {
  const source = results[Symbol.asyncIterator]();
  let hasEnded = false;
  return {
    async next() {
      for (;;) {
        const step = await source.next();
        if (hasEnded || step.done === true) return { done: true, value: undefined };
        if (step.value.errors !== undefined) return { done: false, value: step.value };
        const sending = send(step.value);
        if (sending !== undefined) await sending;
      }
    },
    async return() {
      hasEnded = true;
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
