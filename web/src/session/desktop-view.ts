import { tabNote, writeTabNote } from '../shared/kept/tab-notes.ts';

/** Marks an address whose page a phone opens as a computer does, in its narrow layout. */
const mark = 'desktop';
const noteName = 'desktopView';

/** The address of a page of the desktop for a link from the phone's workbench: its tab stays with the desktop. */
export const asDesktop = (address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${mark}`;

/** Whether this tab was led to the desktop; what the address says is remembered for the life of the tab. */
export function isDesktopView(search: string): boolean {
  if (new URLSearchParams(search).has(mark)) writeTabNote(noteName, 'yes');
  return tabNote(noteName) !== undefined;
}

/** Back to the phone's pages. */
export const endDesktopView = (): void => writeTabNote(noteName, undefined);
