/**
 * Waiting for a server that is away: pauses that grow, and that end at once when the network is back or the
 * person asks for it.
 */

const waiting = new Set<() => void>();

/** Ends every pause: whatever waits asks again now. */
export function retryNow(): void {
  for (const wake of [...waiting]) wake();
}

/** Longest pause between two tries, in ms. */
const LONGEST_MS = 15_000;

/** A pause after so many failed tries: it doubles up to the longest, each time a little different. */
export const pauseAfter = (tries: number, longest = LONGEST_MS): Promise<void> =>
  new Promise((resolve) => {
    const pause = Math.min(1_000 * 2 ** (tries - 1), longest) * (0.75 + Math.random() / 2);
    const wake = () => {
      clearTimeout(timer);
      waiting.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, pause);
    waiting.add(wake);
  });

if (typeof window !== 'undefined') window.addEventListener('online', retryNow);
