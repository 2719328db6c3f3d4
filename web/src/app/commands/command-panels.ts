import { createStore } from '../../shared/store.ts';

/** Which of the two is open: the search over everything, or the list of keys. */
export const commandPanel = createStore<'search' | 'keys' | undefined>(undefined);

// The build draws pages in Node, of which older ones know no navigator.
const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** How the key of the search is called on this machine. */
export const searchKey = isApple ? '⌘K' : 'Ctrl+K';

/** How that of printing is. */
export const printKey = isApple ? '⌘P' : 'Ctrl+P';
