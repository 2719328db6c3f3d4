import { tabNote, writeTabNote } from '../../shared/kept/tab-notes.ts';
import { isInPhoneApp, isInPhonePreview, phoneApp, phonePreview } from '../phone-app.ts';

/**
 * Marks an address whose page shows a signed-in person what a visitor sees: the sample. The whole page is loaded
 * for it, and again on the way back, so that nothing of the one is left in the memory of the other.
 */
const mark = 'sample';
const noteName = 'sampleView';

export const isSampleAddress = (search: string): boolean => new URLSearchParams(search).has(mark);

/** Where the sample of a page is; that of the phone's workbench has addresses of its own. */
export const sampleOf = (pathname: string): string =>
  `${isInPhoneApp(pathname) ? phonePreview : pathname}?${mark}`;

/**
 * Whether this tab looks at the sample. What the address says is remembered for the life of the tab, so that a reload
 * of whatever page of it shows the sample again; on the phone only the addresses of the sample do.
 */
export function isSampleView({ pathname, search }: { pathname: string; search: string }): boolean {
  if (isInPhoneApp(pathname) && !isInPhonePreview(pathname)) return false;
  if (isSampleAddress(search)) writeTabNote(noteName, 'yes');
  return tabNote(noteName) !== undefined;
}

export const forgetSampleView = (): void => writeTabNote(noteName, undefined);

/** Back to one's own page. */
export function leaveSample(): void {
  forgetSampleView();
  window.location.assign(isInPhoneApp(window.location.pathname) ? phoneApp : '/home');
}
