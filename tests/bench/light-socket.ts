import { connect } from 'node:net';

/**
 * A websocket client that takes as little time as a client can: of 5,000 in one process, those of a library would take
 * longer than the server that is measured. It knows texts of a server in one frame each, as RFC 6455 has them.
 */

export interface LightSocket {
  send(text: string): void;
  /** Leaves what comes unread, or reads on. */
  pause(): void;
  resume(): void;
  leave(): void;
}

interface Listening {
  readonly protocol: string;
  readonly headers: Readonly<Record<string, string>>;
  heard(text: Buffer): void;
}

const textFrame = 0x81;
const pingFrame = 0x89;
const pongFrame = 0x8a;
const isMasked = 0x80;
/** What a client masks with, which zero is as good for as anything. */
const mask = Buffer.alloc(4);

function frameOf(head: number, content: Buffer): Buffer {
  const length =
    content.length < 126
      ? Buffer.from([content.length | isMasked])
      : Buffer.from([126 | isMasked, content.length >> 8, content.length & 0xff]);
  return Buffer.concat([Buffer.from([head]), length, mask, content]);
}

/** A frame at the begin of some bytes; undefined where it is not there as a whole. */
function frameIn(bytes: Buffer) {
  if (bytes.length < 4) return undefined;
  const [head = 0, short = 0] = bytes;
  const start = short < 126 ? 2 : 4;
  const length = short < 126 ? short : bytes.readUInt16BE(2);
  if (short === 127) throw new Error('Such long frames are not known here');
  const end = start + length;
  return bytes.length < end ? undefined : { head, content: bytes.subarray(start, end), end };
}

/** Resolves when the server has agreed. */
export function openLight(
  url: string,
  { protocol, headers, heard }: Listening,
): Promise<LightSocket> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay();
  const lines = {
    host: `${hostname}:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16, 'bench').toString('base64'),
    'sec-websocket-protocol': protocol,
    ...headers,
  };
  socket.write(
    `GET ${pathname} HTTP/1.1\r\n${Object.entries(lines)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  const send = (text: string) => socket.write(frameOf(textFrame, Buffer.from(text)));
  return new Promise((resolve, reject) => {
    let rest: Buffer = Buffer.alloc(0);
    let isOpen = false;
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      if (!isOpen) {
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        const [status = ''] = rest.toString('latin1', 0, end).split('\r\n');
        if (!status.includes(' 101 ')) return reject(new Error(status));
        isOpen = true;
        rest = rest.subarray(end + 4);
        resolve({
          send,
          pause: () => socket.pause(),
          resume: () => socket.resume(),
          leave: () => socket.destroy(),
        });
      }
      for (let frame = frameIn(rest); frame !== undefined; frame = frameIn(rest)) {
        rest = rest.subarray(frame.end);
        if (frame.head === textFrame) heard(frame.content);
        if (frame.head === pingFrame) socket.write(frameOf(pongFrame, frame.content));
      }
    });
  });
}
