import { createStore } from './store.ts';

/** Whether what lies outside of the window is wanted too, as it is on paper. */
export const isWholeWanted = createStore(false);
