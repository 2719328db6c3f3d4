import { checkClock } from './clock-check.ts';

/** How often a read is sent at most where the server has too much to do. */
const MOST_TRIES = 4;
/** A server that is busy for longer, in seconds, is for the person to wait for. */
const LONGEST_WAIT = 5;

/** The seconds after which a busy server wants to be asked again; null where it does not say so. */
const waitOf = ({ status, headers }: Response): number | null => {
  const said = status === 503 ? headers.get('retry-after') : null;
  return said === null || !/^\d+$/.test(said) ? null : Number(said);
};

/** Not all at the same time again. */
const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1_000 * (1 + Math.random() / 2)));

/** Fetches what may be asked for twice: again after the pause that a busy server names (RFC 9110, 10.2.3). */
export async function patientFetch(
  address: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, init);
    checkClock(answer);
    const wait = waitOf(answer);
    if (wait === null || wait > LONGEST_WAIT || tries === MOST_TRIES) return answer;
    await pause(wait);
  }
}
