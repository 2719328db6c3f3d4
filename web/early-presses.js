// Keeps what is pressed on a page that was drawn beforehand, until its code is here and presses it again
// (web/src/app/early-presses.ts). The build writes it into such pages. Links of what the build has drawn lead on by
// themselves; the server's drawing makes place for the page, so there they wait as well. A button of it can say
// which one of the page it stands for (data-again).
(() => {
  const root = document.getElementById('root');
  const forget = () => {
    for (const other of root.querySelectorAll('[data-pressed]'))
      other.removeAttribute('data-pressed');
  };
  const keep = (event) => {
    if (root.dataset.there !== undefined) {
      document.removeEventListener('click', keep, true);
      return;
    }
    const { target } = event;
    const pressed =
      target instanceof Element ? target.closest('#root button, [data-drawn] a') : null;
    // Whoever opens a link elsewhere does so without this page.
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Not by the code either, should it have come half way: once is enough.
    event.preventDefault();
    event.stopImmediatePropagation();
    forget();
    pressed.setAttribute('data-pressed', '');
    const href = pressed.getAttribute('href');
    root.dataset.pressed =
      pressed.dataset.again ?? (href === null ? 'header button' : `a[href="${CSS.escape(href)}"]`);
  };
  document.addEventListener('click', keep, true);
})();
