/** Lets the browser answer presses and keys before what comes after it. */
export const nextTask = (): Promise<void> =>
  // Not every browser has it, whatever its type says.
  typeof window.scheduler?.yield === 'function'
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
