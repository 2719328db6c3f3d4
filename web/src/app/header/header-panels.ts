import { createStore } from '../../shared/store.ts';

/** What the header has opened of its own, from its buttons or from the search over everything. */
export const headerPanel = createStore<'account' | 'push' | 'alerts' | undefined>(undefined);
