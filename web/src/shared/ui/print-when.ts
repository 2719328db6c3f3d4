/**
 * Opens the printing dialog of the browser once everything is there, and says when what was put beside the page for paper
 * can go, also because something of it did not come; answers how to call both off.
 */
export function printWhen(ready: Promise<unknown>, onDone: () => void): () => void {
  // A phone does not stop for its dialog: it says at once that it is over, and draws the paper anew for each printer that
  // is chosen. There it is over with the next touch of the page, which the dialog covers.
  const sign = window.matchMedia('(pointer: coarse)').matches ? 'pointerdown' : 'afterprint';
  let isOff = false;
  ready
    .then(() => {
      if (isOff) return;
      window.addEventListener(sign, onDone);
      window.print();
    })
    .catch(() => onDone());
  return () => {
    isOff = true;
    window.removeEventListener(sign, onDone);
  };
}
