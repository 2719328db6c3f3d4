import { Agent, fetch } from 'undici';
import webPush from 'web-push';
import type { PushSubscription } from '../../db/schema.ts';
import { publicLookup } from '../http/public-network.ts';
import type { PushKeyPair } from './push-key.ts';
import type { PushMessage } from './push-service.ts';

/** Signs, encrypts and sends one push message. */

const timeout = 10_000;
/** How long a signature holds; push services take a day at most. Seconds. */
const signedFor = 12 * 3600;

/** Only to the public network: the addresses are those that browsers, or whoever calls the API, have told. */
const toPublic = new Agent({ connect: { lookup: publicLookup, timeout } });
const toNamed = new Agent({ connect: { timeout } });

interface Posted {
  /** What the worker of the browser reads. */
  readonly text: string;
  readonly message: Pick<PushMessage, 'ttl' | 'urgency' | 'topic'>;
  readonly keys: PushKeyPair;
  /** Whom the push service may turn to. */
  readonly contact: string;
  /** A service that is configured, wherever it is. */
  readonly isNamed: boolean;
  readonly now: number;
}

/** Rejects where there is no answer. */
export async function postPush(
  url: URL,
  device: Pick<PushSubscription, 'p256dh' | 'auth'>,
  { text, message, keys, contact, isNamed, now }: Posted,
): Promise<{ readonly status: number; readonly retryAfter: string | null }> {
  const signed = webPush.getVapidHeaders(
    url.origin,
    contact,
    keys.publicKey,
    keys.privateKey,
    'aes128gcm',
    Math.floor(now / 1000) + signedFor,
  );
  const { cipherText } = webPush.encrypt(device.p256dh, device.auth, text, 'aes128gcm');
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...signed,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(message.ttl),
      urgency: message.urgency,
      topic: message.topic,
    },
    body: cipherText,
    redirect: 'manual',
    dispatcher: isNamed ? toNamed : toPublic,
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}
