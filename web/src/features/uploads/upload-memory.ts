import { inBrowserStore } from '../../shared/kept/browser-store.ts';
import type { UploadMemory, UploadProgress } from './upload-progress.ts';

/** Hosts forget what was begun: after half a day it is begun anew. */
const lifetime = 12 * 60 * 60 * 1000;

function readProgress(kept: unknown): UploadProgress | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const [uploadId, signature, done, begunAt] = ['uploadId', 'signature', 'done', 'begunAt'].map(
    (name) => Reflect.get(kept, name),
  );
  if (typeof uploadId !== 'string' || typeof signature !== 'string') return undefined;
  if (typeof begunAt !== 'number' || Date.now() - begunAt > lifetime) return undefined;
  if (!Array.isArray(done)) return undefined;
  return { uploadId, signature, done: done.filter((part) => typeof part === 'number'), begunAt };
}

const names = { database: 'platformUploads', store: 'progress' };

/** This browser's own; where it refuses storage, an upload begins anew after the page was left. */
export const inThisBrowser: UploadMemory = {
  get: async (key) =>
    readProgress(
      await inBrowserStore<unknown>(names, 'readonly', (store) => store.get(key)).catch(
        () => undefined,
      ),
    ),
  put: async (key, progress) => {
    await inBrowserStore(names, 'readwrite', (store) => store.put(progress, key)).catch(() => {});
  },
  drop: async (key) => {
    await inBrowserStore(names, 'readwrite', (store) => store.delete(key)).catch(() => {});
  },
};
