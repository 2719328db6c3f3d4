import { createStore } from '../store.ts';

/** A file that one page has taken for another, which is on its way. */
export const handedFile = createStore<File | undefined>(undefined);
