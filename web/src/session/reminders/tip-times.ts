import { shanghaiDay } from '../../../../api/contract/rules/calendar.ts';
import { writeBrowserNote } from '../../shared/kept/browser-note.ts';
import { createStore } from '../../shared/store.ts';

/**
 * When a person has closed a tip, and until when it therefore stays away. Kept in this browser, each tip
 * apart for each account.
 */

const tips = {
  /** Shops whose paid time is over, or will be soon. */
  expiry: { away: 'today' },
  /** The strip that says so on every page. */
  expiryStrip: { away: 'today' },
  /** The shops that a manager has been assigned. */
  storeManager: { away: 'today' },
  /** Software that a boss must install. */
  install: { away: 'today' },
  /** The same, for a shop manager: said once. */
  installOnce: { away: 'forever' },
  /** All that is to be installed, for whoever does not want to hear of it again. */
  installNever: { away: 'forever' },
  /** Managers who use a main account need the plugin. */
  managerPlugin: { away: 'today' },
  /** The desktop software was started once, and is not any more. */
  softwareClosed: { away: 1800 },
  sideSoftware: { away: 'today' },
  sidePlugin: { away: 'today' },
} as const satisfies Record<string, { readonly away: 'today' | 'forever' | number }>;

export type Tip = keyof typeof tips;

/** Whether a tip may be shown (again) at `now`; both times in ms UTC. */
export function isTipDue(tip: Tip, closedAt: number | undefined, now: number): boolean {
  if (closedAt === undefined) return true;
  const { away } = tips[tip];
  if (away === 'forever') return false;
  if (away === 'today') return shanghaiDay(now) !== shanghaiDay(closedAt);
  return now - closedAt >= away * 1000;
}

type Times = Readonly<Record<string, number>>;

const storageKey = 'tipClosedTimes';
const keyOf = (tip: Tip, account: string) => `${tip}:${account}`;

/** Reads what was kept; anything else than times is left out. */
export function parseTimes(stored: string | null): Times {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    );
  } catch {
    return {};
  }
}

function recall(): Times {
  try {
    return parseTimes(localStorage.getItem(storageKey));
  } catch {
    // Storage may be refused; tips then come back with the next page.
    return {};
  }
}

export const tipClosedTimes = createStore<Times>(recall());

export function closeTip(tip: Tip, account: string, now = Date.now()): void {
  tipClosedTimes.set((times) => ({ ...times, [keyOf(tip, account)]: now }));
  // Where that is refused, the tip stays away until the page is closed.
  writeBrowserNote(storageKey, JSON.stringify(tipClosedTimes.get()));
}

export const isDueFor = (tip: Tip, account: string, now = Date.now()): boolean =>
  isTipDue(tip, tipClosedTimes.get()[keyOf(tip, account)], now);
