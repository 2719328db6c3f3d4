import { tabNote, writeTabNote } from './tab-notes.ts';

/**
 * Where the reader stood, for the life of the tab: by the entry of the history and by what stood there, such as the
 * page or a table in it.
 */
const noteName = 'places';

/** The oldest beyond these are forgotten. */
const MOST = 600;

/** The first entry of a document has no key of its own, so that one that is opened anew would be taken for it. */
const FIRST = 'default';

/** The key of the entry that the browser is at, which on leaving is the next one already. */
export function entryKey(): unknown {
  const state: unknown = window.history.state;
  return (typeof state === 'object' && state !== null && 'key' in state && state.key) || FIRST;
}

const isOpenedAnew = (): boolean =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate') ??
  false;

function read(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(tabNote(noteName) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    const isAnew = isOpenedAnew();
    return new Map(
      stored.filter((one): one is [string, number] => {
        if (!Array.isArray(one)) return false;
        const [name, place] = one;
        if (typeof name !== 'string' || typeof place !== 'number') return false;
        return !(isAnew && name.startsWith(`${FIRST} `));
      }),
    );
  } catch {
    // What nobody here wrote is not remembered.
    return new Map();
  }
}

let places: Map<string, number> | undefined;
function known(): Map<string, number> {
  if (places !== undefined) return places;
  const all = read();
  places = all;
  // After whoever tells where it stands at that moment.
  window.addEventListener('pagehide', () => writeTabNote(noteName, JSON.stringify([...all])));
  return all;
}

const nameOf = (entry: string, what: string) => `${entry} ${what}`;

/** Undefined too where the build draws a page. */
export const placeAt = (entry: string, what: string): number | undefined =>
  typeof window === 'undefined' ? undefined : known().get(nameOf(entry, what));

/** Undefined forgets it: there it begins. */
export function keepPlace(entry: string, what: string, place: number | undefined): void {
  const all = known();
  const name = nameOf(entry, what);
  if (!all.delete(name) && place === undefined) return;
  if (place !== undefined) all.set(name, place);
  for (const oldest of [...all.keys()].slice(0, Math.max(0, all.size - MOST))) all.delete(oldest);
}
