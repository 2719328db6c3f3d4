import {
  type CollectedPage,
  fieldsOf,
  readCollected,
} from '../../../../../api/contract/rules/collected.ts';

/**
 * What this page and the browser plugin say to each other, by messages of the window to itself (docs/plugin.md).
 * Whatever comes is data from outside: any script of an extension can say it.
 */

export interface Collected {
  /** By which the plugin knows it. */
  readonly key: string;
  readonly product: CollectedPage;
}

/** How long a plugin has to answer, in ms; there is none where it does not. */
const patience = 2_000;
const mostKept = 100;

/** Calls back with what the plugin says; returns the way to stop. */
function hear(listener: (said: Readonly<Record<string, unknown>>) => void): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    // Other windows, such as the one that has opened this page, are no plugin.
    if (source !== window || origin !== window.location.origin) return;
    const said = fieldsOf(data);
    if (said.source === 'seller-plugin') listener(said);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');

/** The plugin's answer; undefined where none comes. */
function ask(
  message: Readonly<Record<string, unknown>>,
  answer: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const id = newId();
  return new Promise((resolve) => {
    const end = (said?: Readonly<Record<string, unknown>>) => {
      stop();
      clearTimeout(timer);
      resolve(said);
    };
    const stop = hear((said) => {
      if (said.type === answer && said.id === id) end(said);
    });
    const timer = setTimeout(() => end(), patience);
    window.postMessage({ source: 'seller-page', id, ...message }, window.location.origin);
  });
}

function readKept(kept: unknown): Collected[] {
  if (!Array.isArray(kept)) return [];
  return kept.slice(0, mostKept).flatMap((each) => {
    const { key, product } = fieldsOf(each);
    const read = readCollected(product);
    return typeof key === 'string' && read !== undefined ? { key, product: read } : [];
  });
}

/** What the plugin has collected and nobody has imported; undefined without a plugin. */
export async function listCollected(): Promise<readonly Collected[] | undefined> {
  const said = await ask({ type: 'list' }, 'listed');
  return said && readKept(said.kept);
}

/** Takes what was imported, or is not wanted, off the plugin's list. */
export async function takeCollected(keys: readonly string[]): Promise<void> {
  await ask({ type: 'take', keys }, 'taken');
}

/** Calls back when the plugin has collected more while this page is open. */
export const watchCollected = (listener: () => void): (() => void) =>
  hear(({ type }) => {
    if (type === 'changed') listener();
  });
