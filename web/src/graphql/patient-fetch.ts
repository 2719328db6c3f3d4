import { connection, troubleOf } from '../shared/connection/connection.ts';
import { pauseAfter } from '../shared/connection/retry.ts';
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

/** What stands before the server has answered in its place. */
const isOfProxy = ({ status }: Response): boolean => status === 502 || status === 504;

/** Fetches once more after a moment where nothing came, unless it is known already that the server is away. */
async function fetchAgain(address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const isHopeless = () => init?.signal?.aborted || troubleOf(connection.get()) !== null;
  try {
    const answer = await fetch(address, init);
    if (!isOfProxy(answer) || isHopeless()) return answer;
  } catch (error) {
    if (isHopeless()) throw error;
  }
  await pauseAfter(1);
  return fetch(address, init);
}

/**
 * Fetches what may be asked for twice: again after the pause that a busy server names (RFC 9110, 10.2.3), and once more
 * where a connection broke or a proxy has answered.
 */
export async function patientFetch(
  address: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetchAgain(address, init);
    checkClock(answer);
    const wait = waitOf(answer);
    if (wait === null || wait > LONGEST_WAIT || tries === MOST_TRIES) return answer;
    await pause(wait);
  }
}
