/**
 * Gives back what the start has left behind, once however often it is called: garbage, and the room that V8 made for
 * young objects, a fifth of the memory. V8 does so by itself after minutes of rest; where Node was not started with
 * `--expose-gc` (bff/install.mjs) that is left to it.
 */
export function givesBackOnce(): () => void {
  let isDone = false;
  return () => {
    if (!isDone) void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
    isDone = true;
  };
}
