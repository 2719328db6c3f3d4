/** At most one reload in this time; what arrives meanwhile waits for its end. */
export const RELOAD_INTERVAL_MS = 5 * 60_000;
/** When the last refresh is longer ago than this, the next one reloads everything. */
export const FULL_AFTER_MS = 30 * 60_000;

export type ThrottleState = {
  /** When data was last refreshed; null before the first time. */
  readonly lastReloadAt: number | null;
  /** A message waits for a reload. */
  readonly isPending: boolean;
  /** The reload that comes is to be a full one. */
  readonly isFull: boolean;
};

export const idle: ThrottleState = { lastReloadAt: null, isPending: false, isFull: false };

/** A refresh message came: from now on a reload is due, at the time that `reloadDue` says. */
export const received = (state: ThrottleState, now: number): ThrottleState => ({
  ...state,
  isPending: true,
  isFull: state.isFull || (state.lastReloadAt !== null && now - state.lastReloadAt > FULL_AFTER_MS),
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
  isPending: false,
  isFull: false,
});
