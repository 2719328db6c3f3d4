import { noteOutdated, serverAnswers } from './connection.ts';
import { pauseAfter } from './retry.ts';

/** Failures in a row of a server that answers, after which a file counts as gone for good. */
const GONE_AFTER = 3;

/**
 * Fetches a part of the product, code or words, until it is here: what could not be fetched is asked for
 * again when the server answers, with growing pauses. It never rejects, as nothing could do without it; a
 * part that is gone, because a new version was put up, makes the page say so.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const part = await load();
      if (tries > GONE_AFTER) noteOutdated(false);
      return part;
    } catch {
      await serverAnswers();
      if (tries >= GONE_AFTER) noteOutdated(true);
      // The first failure may have been the network's alone.
      if (tries > 1) await pauseAfter(tries - 1);
    }
  }
}
