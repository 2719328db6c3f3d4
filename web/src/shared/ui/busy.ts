import { createStore } from '../store.ts';

/** Long acts that are under way; the mask covers the page while there is one. */
export const busy = createStore<{ readonly acts: number; readonly label: string | undefined }>({
  acts: 0,
  label: undefined,
});

/** Covers the page with the loading mask until the act is over; answers what the act answers. */
export async function runBusy<T>(act: () => Promise<T>, label?: string): Promise<T> {
  busy.set(({ acts }) => ({ acts: acts + 1, label }));
  try {
    return await act();
  } finally {
    busy.set(({ acts, label: last }) => ({ acts: acts - 1, label: last }));
  }
}
