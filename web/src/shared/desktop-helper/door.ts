import { createStore } from '../store.ts';

/** Where the desktop helper of this machine listens; see also the content security policy. */
export const helperPort = 18_765;

/** By what this page may use the helper, as long as its websocket is open. */
export interface HelperDoor {
  readonly secret: string;
  readonly proxyPort: number;
}

/** Undefined while no helper has let this page in. */
export const helperDoor = createStore<HelperDoor | undefined>(undefined);
