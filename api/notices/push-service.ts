import type { PushSubscription } from '../../db/schema.ts';
import { directionOf, type LanguageCode } from '../contract/rules/languages.ts';
import type { ApiDeps } from '../deps.ts';
import { problemOf } from '../http/problem.ts';
import { mayBePublic } from '../http/public-network.ts';
import { waitOf } from '../http/retry-after.ts';
import { pushKeyOf } from './push-key.ts';

/** Speaks with the push services of browsers (RFC 8030); what is sent only the browser can read (RFC 8291). */

export interface PushContent {
  readonly title: string;
  readonly body: string;
  /** Where a touch leads, a path below /m. */
  readonly url: string;
  /** In which it is written. */
  readonly language: LanguageCode;
}

export interface PushMessage {
  readonly content: PushContent;
  /** Seconds for which the service keeps it for a browser that is away. */
  readonly ttl: number;
  readonly urgency: 'low' | 'normal' | 'high';
  /** At most 32 characters of base64url: one that is sent again takes the place of the first. */
  readonly topic: string;
}

/**
 * - `sent`: the service has it
 * - `gone`: the browser is subscribed no more
 * - `later`: the service cannot take it now; `wait` milliseconds if it says so
 * - `refused`: the service never takes it
 */
export type PushOutcome =
  | { readonly state: 'sent' | 'gone' | 'refused'; readonly problem?: string }
  | { readonly state: 'later'; readonly wait: number | undefined; readonly problem: string };

const isNamed = ({ config }: Pick<ApiDeps, 'config'>, url: URL): boolean =>
  config.pushServices?.includes(url.origin) ?? false;

/** Whether messages may be sent to an address: https in the public network, or a service that is configured. */
export function isPushService(deps: Pick<ApiDeps, 'config'>, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return url !== null && (isNamed(deps, url) || mayBePublic(url));
}

/** What the worker of the browser reads. */
const textOf = ({ content: { language, ...said }, topic: tag }: PushMessage): string =>
  JSON.stringify({ ...said, tag, lang: language, dir: directionOf(language) });

/** Sends one message. Never rejects. */
export async function sendPush(
  deps: ApiDeps,
  device: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
): Promise<PushOutcome> {
  const url = URL.parse(device.endpoint);
  if (url === null || !isPushService(deps, device.endpoint))
    return { state: 'refused', problem: 'No address that may be sent to' };
  try {
    const keys = await pushKeyOf(deps);
    const now = deps.now();
    // What signs, encrypts and sends is loaded for the first message.
    const { postPush } = await import('./push-wire.ts');
    const { status, retryAfter } = await postPush(url, device, {
      text: textOf(message),
      message,
      keys,
      contact: contactOf(deps),
      isNamed: isNamed(deps, url),
      now,
    });
    return outcomeOf(status, retryAfter, now);
  } catch (error) {
    // Not the error itself, which may name the address: whoever knows that may send.
    return { state: 'later', wait: undefined, problem: problemOf(error) };
  }
}

/** Whom a push service may turn to (RFC 8292 section 2.1): Apple's demands an address of https or mail. */
const contactOf = ({ config: { publicUrl } }: ApiDeps): string =>
  publicUrl?.startsWith('https:') ? publicUrl : 'mailto:push@localhost';

function outcomeOf(status: number, retryAfter: string | null, now: number): PushOutcome {
  const problem = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone' };
  if (status === 429 || status >= 500)
    return { state: 'later', wait: waitOf(retryAfter, now), problem };
  return { state: 'refused', problem };
}
