/** Small databases of this browser. Storage may be refused: what is thrown then, the caller answers. */

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** One act in the one store of a database, which is made where it is not there yet. */
export async function inBrowserStore<T>(
  names: { readonly database: string; readonly store: string },
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(names.database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(names.store);
  const database = await finished(opening);
  try {
    return await finished(act(database.transaction(names.store, mode).objectStore(names.store)));
  } finally {
    database.close();
  }
}
