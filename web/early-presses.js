// Keeps what is pressed on the page that the server has drawn, until its code is here and presses it again on its
// own page (web/src/app/early-presses.ts). The build writes it into the page of the phone.
(() => {
  const root = document.getElementById('root');
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const pressed =
        target instanceof Element ? target.closest('[data-drawn] :is(a, button)') : null;
      // Whoever opens a link elsewhere does so without this page.
      if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      for (const other of root.querySelectorAll('[data-pressed]'))
        other.removeAttribute('data-pressed');
      pressed.setAttribute('data-pressed', '');
      const href = pressed.getAttribute('href');
      root.dataset.pressed = href === null ? 'header button' : `a[href="${CSS.escape(href)}"]`;
    },
    true,
  );
})();
