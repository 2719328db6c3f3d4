import type { ThrottleState } from './throttle.ts';
import { opened, received, reloadDue, reloaded } from './throttle.ts';

export type Refresher = {
  /** A shop has new data. */
  readonly message: () => void;
  /** Reload at once, as when the reader asks for it. */
  readonly now: () => void;
  /** When the waiting reload runs (ms UTC); null when none waits. */
  readonly dueAt: () => number | null;
  /** Calls back whenever `dueAt` may have changed; returns the way to stop. */
  readonly watch: (listener: () => void) => () => void;
  readonly stop: () => void;
};

type Options = {
  /** Loads the data again; `full` asks for the shop list and everything else too. */
  readonly reload: (full: boolean) => void;
};

/** Turns refresh messages into reloads: at most one per 5 minutes, postponed and never lost. */
export const createRefresher = ({ reload }: Options): Refresher => {
  let state: ThrottleState = opened(Date.now());
  let due: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const changed = () => {
    for (const listener of listeners) listener();
  };
  const run = (full: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    due = null;
    state = reloaded(Date.now());
    reload(full);
    changed();
  };
  const message = () => {
    const now = Date.now();
    state = received(state, now);
    const next = reloadDue(state, now);
    if (next === null || timer !== undefined) return;
    if (next <= now) {
      run(state.isFull);
      return;
    }
    due = next;
    timer = setTimeout(() => run(state.isFull), next - now);
    changed();
  };
  return {
    message,
    now: () => run(true),
    dueAt: () => due,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      listeners.clear();
    },
  };
};
