import { createStore } from '../store.ts';
import { pauseAfter, retryNow } from './retry.ts';

/** How the page stands with the network and the server: one state for all its parts. */
export interface Connection {
  /** The device has a network. */
  readonly isOnline: boolean;
  /** The server answered when it was last asked. */
  readonly isAnswering: boolean;
  /** The websocket has been lost for longer than is worth a word. */
  readonly isSocketCut: boolean;
  /** The server answers, but has not got the page's files any more: only a reload helps. */
  readonly isOutdated: boolean;
}

/** What the person is told: the one passes by itself, the other does not. */
export type Trouble = 'cutOff' | 'outdated';

export const connection = createStore<Connection>({
  isOnline: true,
  isAnswering: true,
  isSocketCut: false,
  isOutdated: false,
});

const note = (part: Partial<Connection>) => connection.set((current) => ({ ...current, ...part }));

export const troubleOf = (state: Connection): Trouble | null => {
  if (!state.isOnline || !state.isAnswering || state.isSocketCut) return 'cutOff';
  return state.isOutdated ? 'outdated' : null;
};

export const noteSocketCut = (isSocketCut: boolean): void => note({ isSocketCut });
export const noteOutdated = (isOutdated: boolean): void => note({ isOutdated });

/** The server answers, but the data service behind it does not. */
export const upstreamAway = createStore(false);

/** What failed is being asked for again until it is answered, so that nobody has to. */
export const comesBack = createStore(false);

/** How long the server may take to say that it is alive, in ms. */
const PATIENCE_MS = 5_000;

const isAlive = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Longest pause between two looks whether the server is back, in ms. */
const LOOK_MS = 3_000;

let looking: Promise<void> | undefined;

async function look(): Promise<void> {
  for (let tries = 1; !(await isAlive()); tries += 1) {
    note({ isAnswering: false });
    await pauseAfter(tries, LOOK_MS);
  }
  note({ isAnswering: true });
  retryNow();
}

/** Something could not be fetched: resolves once the server answers, at once where it does already. */
export function serverAnswers(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

if (typeof window !== 'undefined') {
  const hear = () => note({ isOnline: navigator.onLine });
  hear();
  window.addEventListener('online', hear);
  window.addEventListener('offline', hear);
}
