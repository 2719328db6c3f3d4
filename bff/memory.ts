/** After so many requests what V8 has compiled is worth more than the memory. */
const hot = 500;

/**
 * Gives back what the start has left behind, once however often it is called: garbage, and the room that V8 made for
 * young objects, a fifth of the memory. It takes along what V8 has learnt to run quickly, so that whoever has asked much
 * by then keeps all. V8 gives back by itself after minutes of rest; where Node was not started with `--expose-gc`
 * (bff/install.mjs) that is left to it.
 */
export function givesBackOnce(): (asked: number) => void {
  let isDone = false;
  return (asked) => {
    if (!isDone && asked < hot) {
      void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
    }
    isDone = true;
  };
}
