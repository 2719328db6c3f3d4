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

/**
 * The results of one websocket on their way out. graphql-ws writes each message by itself; of a result it is given
 * something that is written as nothing and remembers that it was, so that the frame is made here of shared bytes.
 */
export class Frames {
  readonly #socket: Duplex;
  #due: (() => Promise<void> | undefined) | undefined;

  constructor(socket: Duplex) {
    this.#socket = socket;
  }

  /** What graphql-ws is to write for the payload; undefined where it writes the result itself. */
  prepare(id: string, result: ExecutionResult): ExecutionResult | undefined {
    // Errors have a form of their own, and are told to one subscriber.
    if (result.errors !== undefined) return undefined;
    const socket = this.#socket;
    const payload: ExecutionResult & { toJSON(): string } = {
      // graphql-ws hands a message over as soon as it is written.
      toJSON: () => {
        this.#due = () => {
          writeFrame(
            socket,
            `{"id":${JSON.stringify(id)},"type":"next","payload":`,
            restOf(result),
          );
          return handedOver(socket);
        };
        return '';
      },
    };
    return payload;
  }

  /** How the message that was just written is to be sent; undefined where it is graphql-ws' own. */
  take(): (() => Promise<void> | undefined) | undefined {
    const due = this.#due;
    this.#due = undefined;
    return due;
  }
}
