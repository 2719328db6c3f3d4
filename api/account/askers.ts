import { isKnownDevice } from '../../db/account/known-devices.ts';
import type { CallContext } from '../deps.ts';
import { networkOf } from './network.ts';
import { hashToken } from './tokens.ts';

/*
 * The rule of guessing: nobody guesses a password or a code, and nobody keeps its owner out by trying.
 *
 * Whoever asks is a browser, told by the secret of its `device` cookie (header x-client-device), at a network
 * address. A browser is known to an account once it has signed in to it. Secrets that anybody can draw are
 * worth nothing: an unknown browser is counted by its network address.
 *
 * - A known browser has limits of its own (`loginPerPhone`, `codesPerHour`, `codesPerDay`,
 *   `failuresPerAddress`), which nobody else can use up.
 * - All others share those limits by phone and network address, and by phone alone have `strangers` times as
 *   much: who has many addresses guesses no more than that. When it is used up only strangers are refused,
 *   and a password's owner can still sign in by code.
 * - A code is good for the browser that asked for it, and for the network address it was asked from: what
 *   others ask for or enter elsewhere neither voids it nor opens anything. Its own browser may enter it wrongly
 *   `codeAttempts` times, and all others at that address together as often.
 *
 * So in a day strangers see at most `strangers` × `codesPerDay` codes of a phone with twice `codeAttempts`
 * entries each: 600 of a million at the defaults.
 */

/** How many network addresses' worth of tries all strangers of a phone have together. */
export const strangers = 3;

export interface Asker {
  /** SHA-256 of the browser's secret, hex; null where it has none. */
  readonly deviceHash: string | null;
  /** Empty where it is not known. */
  readonly network: string;
}

/** Long enough that it cannot be guessed; a program that sends a name for it has no secret. */
const devicePattern = /^[\w-]{32,128}$/;

export function askerOf({ request, clientAddress }: CallContext): Asker {
  const secret = request.headers.get('x-client-device') ?? '';
  return {
    deviceHash: devicePattern.test(secret) ? hashToken(secret) : null,
    network: clientAddress === undefined ? '' : networkOf(clientAddress),
  };
}

/** Whose limits a try at a phone's account counts to: of a known browser, or of a network address. */
export interface Place {
  readonly isKnown: boolean;
  /** Ends the key of a limit; begins with # for a browser and with @ for an address. */
  readonly key: string;
}

export async function placeOf(context: CallContext, phone: string): Promise<Place> {
  const { deviceHash, network } = askerOf(context);
  const isKnown = deviceHash !== null && (await isKnownDevice(context.db, phone, deviceHash));
  return { isKnown, key: isKnown ? `#${deviceHash}` : `@${network}` };
}
