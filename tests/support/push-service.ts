import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';

/**
 * A push service with its browsers, written from RFC 8030 (push), 8291 and 8188 (encryption) and 8292 (VAPID)
 * alone: it imports nothing of the product, so that it cannot agree with it about a mistake.
 */

/** What a browser got, and how it was sent. */
export interface Received {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  /** The public key that the message is signed by. */
  readonly key: string;
  /** When the signature ends, in seconds since 1970. */
  readonly expires: number;
}

export interface Browser {
  /** As `PushSubscription.toJSON` has it, flat. */
  readonly subscription: {
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
  };
  readonly received: Received[];
  /** Answers the next requests so; then messages are taken again. */
  answer(...answers: Answer[]): void;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PushService {
  readonly origin: string;
  /** What was wrong with requests, which were answered 400. */
  readonly faults: readonly string[];
  browser(): Browser;
  close(): void;
}

const text = z.string();
const dir = z.enum(['ltr', 'rtl']);
const content = z.object({ title: text, body: text, url: text, tag: text, lang: text, dir });
const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** RFC 8292 sections 2 and 3: who signed, checked. `now` in milliseconds. */
function signedBy(authorization: string | undefined, origin: string, now: number) {
  const [, token = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  check(z.object({ alg: z.literal('ES256') }).safeParse(json(head)).success, 'Not ES256');
  const point = Buffer.from(key, 'base64url');
  check(point.length === 65 && point[0] === 4, 'No uncompressed point of P-256');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  check(isSigned, 'Wrong signature');
  const { aud, exp, sub } = claims.parse(json(body));
  check(aud === origin, `Meant for ${aud}`);
  check(exp * 1000 > now && exp * 1000 <= now + 86_400_000, 'Over, or for more than a day');
  check(/^(mailto:.+@.+|https:\/\/.+)$/.test(sub), `Nobody to turn to: ${sub}`);
  return { key, expires: exp };
}

/** RFC 8188 section 2 with the keys of RFC 8291 section 3: one record. */
function opened(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  check(record.length <= recordSize, 'More than one record');
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const derived = (key: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const secret = derived(ecdh.computeSecret(sender), auth, keyInfo, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  // The last record's delimiter is 2, zeros follow.
  const end = padded.findLastIndex((byte) => byte !== 0);
  check(padded[end] === 2, 'No delimiter of the last record');
  return padded.subarray(0, end).toString();
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** RFC 8030 section 5: what a request says of its message. */
function instructionsOf({ headers }: IncomingMessage) {
  const text = (name: string) => z.string().optional().parse(headers[name]);
  check(headers['content-encoding'] === 'aes128gcm', 'Not aes128gcm');
  const ttl = text('ttl') ?? '';
  check(/^\d+$/.test(ttl), 'Without TTL');
  const urgency = text('urgency');
  check(/^(very-low|low|normal|high)$/.test(urgency ?? 'normal'), `Urgency ${urgency}`);
  const topic = text('topic');
  check(/^[\w-]{1,32}$/.test(topic ?? '-'), `Topic ${topic}`);
  return { ttl: Number(ttl), urgency, topic };
}

/** Starts one; `now` in milliseconds. */
export async function startPushService(now: () => number): Promise<PushService> {
  const browsers = new Map<string, (request: IncomingMessage) => Promise<Answer>>();
  const faults: string[] = [];
  let origin = '';

  const server = createServer((request, response) => {
    const taken: Promise<Answer> =
      browsers.get(request.url ?? '')?.(request) ?? Promise.resolve({ status: 404 });
    taken
      .catch((error: unknown): Answer => {
        faults.push(String(error));
        return { status: 400 };
      })
      .then(({ status, headers }) => response.writeHead(status, headers).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    faults,
    close() {
      server.closeAllConnections();
      server.close();
    },
    browser() {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const received: Received[] = [];
      const answers: Answer[] = [];
      browsers.set(path, async (request) => {
        check(request.method === 'POST', `${request.method} is no push`);
        const body = await bytesOf(request);
        check(body.length <= 4096, 'Longer than 4096 bytes');
        const instructions = instructionsOf(request);
        const signed = signedBy(request.headers.authorization, origin, now());
        const next = answers.shift();
        if (next !== undefined) return next;
        const message = content.parse(JSON.parse(opened(body, ecdh, auth)));
        received.push({ ...message, ...instructions, ...signed });
        return { status: 201, headers: { location: `${origin}/message/${received.length}` } };
      });
      return {
        subscription: {
          endpoint: origin + path,
          p256dh: ecdh.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
        received,
        answer: (...next) => answers.push(...next),
      };
    },
  };
}
