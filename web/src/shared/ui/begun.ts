import { createStore } from '../store.ts';

/** Whether the person has begun to do something on the page that they have entered: has pressed anything, or a key. */
export const hasBegun = createStore(false);

let isWatching = false;

/** Nothing was done yet, from here on it is watched. */
export function beginPage(): void {
  hasBegun.set(false);
  if (isWatching) return;
  isWatching = true;
  // A click alone is one that was made before the code was here, and is made again.
  for (const event of ['pointerdown', 'keydown', 'click'])
    addEventListener(event, () => hasBegun.set(true), { capture: true });
}
