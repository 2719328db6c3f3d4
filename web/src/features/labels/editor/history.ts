/** What was, is and would be again. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** Names the act that led to the present; the same act right after it is one step with it. */
  readonly act: string | null;
}

/** How many steps can be taken back. */
export const mostSteps = 100;

export const startHistory = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  act: null,
});

/** `act` joins a run of small changes, such as pressing an arrow key, to one step. */
export function commit<T>(history: History<T>, next: T, act: string | null = null): History<T> {
  if (Object.is(history.present, next)) return history;
  const goesOn = act !== null && act === history.act;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostSteps);
  return { past, present: next, future: [], act };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], act: null };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: rest, act: null };
}
