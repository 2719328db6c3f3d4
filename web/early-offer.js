// Keeps what a browser offers once, to install what the page's manifest names, until the page's code is here
// (web/src/features/desktop/use-install-prompt.ts). The build writes it into the pages that are drawn with a manifest.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});
