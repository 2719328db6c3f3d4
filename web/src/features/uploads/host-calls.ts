import type { HelperDoor } from '../../shared/desktop-helper/door.ts';
import type { TellForHelper } from '../../shared/desktop-helper/reason.ts';
import { type HostAnswer, readHostAnswer } from './host-answer.ts';

/** The calls of a file host, by their paths below /proxy/upload of the helper. */
export type HostCall =
  | 'signature'
  | 'image'
  | 'file'
  | 'multipart/init'
  | 'multipart/part'
  | 'multipart/complete';

/** A shop, and the host that takes its files. */
export interface HostTarget {
  readonly mallId: string;
  readonly host: string;
}

/** No helper answers at this machine, or it does not know this page any more: another login mends it. */
export class HelperAway extends Error {}

/** Makes one call; rejects where nothing answers, with a HelperAway where that is the helper. */
export type AskHost = (
  call: HostCall,
  body: FormData | Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<HostAnswer>;

/**
 * By the helper of this machine.
 * @param door asked for each call: a helper that was started again has another secret
 * @param tell gives the words for what the helper refuses by itself
 */
export const byHelper =
  (
    door: () => HelperDoor | undefined,
    { mallId, host }: HostTarget,
    tell: TellForHelper,
    send = fetch,
  ): AskHost =>
  async (call, body, signal) => {
    const open = door();
    if (open === undefined) throw new HelperAway('No helper has let this page in');
    const isForm = body instanceof FormData;
    const response = await send(`http://127.0.0.1:${open.proxyPort}/proxy/upload/${call}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${open.secret}`,
        'x-target-host': host,
        'x-mall-id': mallId,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      signal,
    }).catch((cause: unknown) => {
      throw new HelperAway('The helper does not answer', { cause });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    // The helper itself says so: it does not know this page any more.
    if (response.status === 401 && !isOfHost(answer)) throw new HelperAway('The secret is void');
    const read = readHostAnswer(answer);
    if (isOfHost(answer)) return read;
    return { ...read, errorMessage: await tell(response, read.errorMessage) };
  };

const isOfHost = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'error_code' in answer;
