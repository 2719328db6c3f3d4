/** Calls back once the printing dialog of the browser is over; answers how to call that off. */
export function oncePrinted(onDone: () => void): () => void {
  // A phone does not stop for its dialog: it says at once that it is over, and draws the paper anew for each printer that
  // is chosen. There it is over with the next touch of the page, which the dialog covers.
  const sign = window.matchMedia('(pointer: coarse)').matches ? 'pointerdown' : 'afterprint';
  window.addEventListener(sign, onDone, { once: true });
  return () => window.removeEventListener(sign, onDone);
}

/**
 * Opens the printing dialog of the browser once everything is there, and says when what was put beside the page for paper
 * can go, also because something of it did not come; answers how to call both off.
 */
export function printWhen(ready: Promise<unknown>, onDone: () => void): () => void {
  let callOff = () => {};
  let isOff = false;
  ready
    .then(() => {
      if (isOff) return;
      callOff = oncePrinted(onDone);
      window.print();
    })
    .catch(() => onDone());
  return () => {
    isOff = true;
    callOff();
  };
}
