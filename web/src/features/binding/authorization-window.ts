/** The window in which a marketplace asks the seller for the authorisation. */

const width = 1300;
const height = 680;

/**
 * Opens the window, still empty. Browsers allow that only in the very moment of a click, which is before
 * the server has said what to show in it. Null where the browser has blocked it.
 */
export function openAuthorizationWindow(): Window | null {
  const left = Math.max(0, Math.round((window.screen.availWidth - width) / 2));
  const top = Math.max(0, Math.round((window.screen.availHeight - height) / 2));
  const opened = window.open(
    'about:blank',
    '_blank',
    `width=${width},height=${height},left=${left},top=${top}`,
  );
  // The marketplace's page must not reach back into ours.
  if (opened) opened.opener = null;
  return opened;
}
