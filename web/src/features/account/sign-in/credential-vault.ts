import { inBrowserStore } from '../../../shared/kept/browser-store.ts';

/**
 * "Remember password": kept in this browser only, encrypted with a key that the browser never hands
 * out (WebCrypto, not extractable, in IndexedDB). It is read for the login form and for nothing else.
 */

export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

const databaseName = 'credentials';
const storeName = 'vault';

/** WebCrypto is there on https and on this machine's own addresses only. */
export const canRemember = (): boolean =>
  typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined;

const withStore = <T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => inBrowserStore({ database: databaseName, store: storeName }, mode, act);

const isCredentials = (value: unknown): value is Credentials =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'phone') === 'string' &&
  typeof Reflect.get(value, 'password') === 'string';

export async function remember(credentials: Credentials): Promise<void> {
  if (!canRemember()) return;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(credentials)),
  );
  await withStore('readwrite', (store) => store.put({ key, sealed: { iv, data } }, 'login'));
}

/** What was remembered, or undefined; what cannot be opened any more is forgotten. */
export async function recall(): Promise<Credentials | undefined> {
  if (!canRemember()) return undefined;
  try {
    const entry: { key: CryptoKey; sealed: Sealed } | undefined = await withStore(
      'readonly',
      (store) => store.get('login'),
    );
    if (!entry) return undefined;
    const { iv, data } = entry.sealed;
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, entry.key, data);
    const credentials: unknown = JSON.parse(new TextDecoder().decode(opened));
    return isCredentials(credentials) ? credentials : undefined;
  } catch {
    await forget();
    return undefined;
  }
}

export async function forget(): Promise<void> {
  if (!canRemember()) return;
  // A browser that refuses storage has nothing to forget.
  await withStore('readwrite', (store) => store.delete('login')).catch(() => {});
}
