import { inBrowserStore } from '../../../shared/kept/browser-store.ts';

/**
 * The file that a visitor has tried, kept by this browser for a day, so that it need not be chosen again once
 * there is an account. One only: another takes its place.
 */
const names = { database: 'tryImport', store: 'file' };
const key = 'tried';
const lifetime = 24 * 60 * 60 * 1000;

/** Where the browser refuses it the file has to be chosen again. */
export async function keepFile(file: File): Promise<void> {
  // A copy: the bytes of a chosen file are gone when it is changed or moved.
  const kept = { name: file.name, bytes: await file.arrayBuffer(), keptAt: Date.now() };
  await inBrowserStore(names, 'readwrite', (store) => store.put(kept, key)).catch(() => {});
}

export async function dropFile(): Promise<void> {
  await inBrowserStore(names, 'readwrite', (store) => store.delete(key)).catch(() => {});
}

export async function keptFile(): Promise<File | undefined> {
  try {
    const kept: unknown = await inBrowserStore(names, 'readonly', (store) => store.get(key));
    if (typeof kept !== 'object' || kept === null) return undefined;
    const [name, bytes, keptAt] = ['name', 'bytes', 'keptAt'].map((part) =>
      Reflect.get(kept, part),
    );
    const isWhole =
      typeof name === 'string' && bytes instanceof ArrayBuffer && typeof keptAt === 'number';
    if (isWhole && Date.now() - keptAt < lifetime) return new File([bytes], name);
    await dropFile();
    return undefined;
  } catch {
    return undefined;
  }
}
