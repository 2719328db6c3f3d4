/** At most one reload in this time; what arrives meanwhile waits for its end. */
const RELOAD_INTERVAL_MS = 5 * 60_000;
/** When the last refresh is longer ago than this, the next one reloads everything. */
const FULL_AFTER_MS = 30 * 60_000;

export type ThrottleState = {
  /** When data was last refreshed; null before the first time. */
  readonly lastReloadAt: number | null;
  /** Since when what is shown may be out of date: the last refresh, or the opening of the page. */
  readonly freshAt: number;
  /** A message waits for a reload. */
  readonly isPending: boolean;
  /** The reload that comes is to be a full one. */
  readonly isFull: boolean;
};

/** The page was opened, with data that was new then. */
export const opened = (now: number): ThrottleState => ({
  lastReloadAt: null,
  freshAt: now,
  isPending: false,
  isFull: false,
});

/** A refresh message came: from now on a reload is due, at the time that `reloadDue` says. */
export const received = (state: ThrottleState, now: number): ThrottleState => ({
  ...state,
  isPending: true,
  isFull: state.isFull || now - state.freshAt > FULL_AFTER_MS,
});

/** When the waiting reload is to run (ms UTC); null when none waits. */
export const reloadDue = (state: ThrottleState, now: number): number | null => {
  if (!state.isPending) return null;
  if (state.lastReloadAt === null) return now;
  return Math.max(now, state.lastReloadAt + RELOAD_INTERVAL_MS);
};

/** The data was refreshed, for whatever reason. */
export const reloaded = (now: number): ThrottleState => ({
  lastReloadAt: now,
  freshAt: now,
  isPending: false,
  isFull: false,
});
