import { clearLimit, clearLimits, countLimit, uncountLimit } from '../../db/account/accounts.ts';
import { sentence } from '../contract/refusals.ts';
import { ofUsual } from '../contract/usual-refusals.ts';
import type { ApiDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** At most `max` events within `window` milliseconds, counted from the first of them. */
export interface Limit {
  readonly max: number;
  readonly window: number;
}

/**
 * Limits of sign-in and codes; askers.ts says whom they count. The specification gives none ("server-side limits: not shown").
 */
export interface AccountLimits {
  /** Wrong passwords of one phone, entered from one place. */
  readonly loginPerPhone: Limit;
  /** Failed sign-ins, registrations and resets from one network address. */
  readonly failuresPerAddress: Limit;
  /** The next code for the same phone, purpose and place. */
  readonly resend: Limit;
  /** Codes for one phone that one place asks for. */
  readonly codesPerHour: Limit;
  readonly codesPerDay: Limit;
  readonly codesPerAddress: Limit;
  /** Phones that one boss may look up, so that nobody learns by trying which phones have accounts. */
  readonly phoneLookups: Limit;
  /** Wrong entries of one code, after which it is void. */
  readonly codeAttempts: number;
  /** How long a code is valid, in milliseconds. */
  readonly codeLifetime: number;
  /** How long a session lasts, in milliseconds. */
  readonly sessionLifetime: number;
}

export const defaultLimits: AccountLimits = {
  loginPerPhone: { max: 10, window: 15 * minute },
  failuresPerAddress: { max: 60, window: 15 * minute },
  resend: { max: 1, window: 50 * second },
  codesPerHour: { max: 10, window: hour },
  codesPerDay: { max: 20, window: day },
  codesPerAddress: { max: 100, window: hour },
  phoneLookups: { max: 120, window: hour },
  codeAttempts: 5,
  codeLifetime: 5 * minute,
  sessionLifetime: 7 * day,
};

/** How many events of each kind; how long they are counted stays as it is. */
export interface AccountMaxima {
  readonly loginPerPhone: number;
  readonly failuresPerAddress: number;
  readonly codesPerHour: number;
  readonly codesPerDay: number;
  readonly codesPerAddress: number;
  readonly codeAttempts: number;
}

/** The default limits with other numbers. */
export function limitsWith(maxima: AccountMaxima): AccountLimits {
  const atMost = (name: Exclude<keyof AccountMaxima, 'codeAttempts'>): Limit => ({
    ...defaultLimits[name],
    max: maxima[name],
  });
  return {
    ...defaultLimits,
    loginPerPhone: atMost('loginPerPhone'),
    failuresPerAddress: atMost('failuresPerAddress'),
    codesPerHour: atMost('codesPerHour'),
    codesPerDay: atMost('codesPerDay'),
    codesPerAddress: atMost('codesPerAddress'),
    codeAttempts: maxima.codeAttempts,
  };
}

/** The same limit for many. */
export const manyTimes = ({ max, window }: Limit, times: number): Limit => ({
  max: max * times,
  window,
});

export const limitsOf = (deps: ApiDeps): AccountLimits => ({
  ...defaultLimits,
  ...deps.config.limits,
});

/** After which time the same may be tried again, in seconds, minutes or hours, rounded up. */
function waitOf(milliseconds: number): {
  key: 'waitSeconds' | 'waitMinutes' | 'waitHours';
  count: number;
} {
  if (milliseconds <= minute)
    return { key: 'waitSeconds', count: Math.max(1, Math.ceil(milliseconds / second)) };
  if (milliseconds <= hour) return { key: 'waitMinutes', count: Math.ceil(milliseconds / minute) };
  return { key: 'waitHours', count: Math.ceil(milliseconds / hour) };
}

/**
 * Refuses what was done too often.
 * @param what was too much, in Chinese
 * @param left until the same may be tried again, in milliseconds
 */
export function refuseUntil(what: string, left: number): never {
  const { key, count } = waitOf(left);
  const { msg, code } = ofUsual.refusals[key];
  const values = { what, count };
  const seconds = Math.max(1, Math.ceil(left / second));
  throw new Refusal(sentence(msg, values), code, seconds, undefined, { name: key, values });
}

/**
 * Counts one event.
 * @throws Refusal with code 429 when the limit is passed; its message says how long to wait.
 */
export async function count(deps: ApiDeps, key: string, limit: Limit, what: string): Promise<void> {
  const now = deps.now();
  const state = await countLimit(deps.db, key, limit.window, now);
  if (state.count <= limit.max) return;
  const left = state.window_start + limit.window - now;
  refuseUntil(what, left);
}

/** Takes an event back that turned out well. */
export const uncount = (deps: ApiDeps, key: string): Promise<void> => uncountLimit(deps.db, key);

export const clear = (deps: ApiDeps, key: string): Promise<void> => clearLimit(deps.db, key);

/** Forgets what was counted of a name, wherever it came from. */
export const clearAll = (deps: ApiDeps, name: string): Promise<void> => clearLimits(deps.db, name);
