import { useEffect } from 'react';
import { i18n } from '../../i18n/i18n.ts';
import { tabNote, writeTabNote } from '../../shared/kept/tab-notes.ts';
import { toast } from '../../shared/ui/toast.ts';
import { session } from '../session.ts';
import { tellOwnShops } from './own-shops-news.ts';
import { leaveSample } from './sample-view.ts';
import { watchOwnShops } from './watch-own-shops.ts';

/** That the tab has left the sample by itself, for the page that it went to. */
const noteName = 'sampleEnded';

/**
 * The sample is for who has no shop: it ends with the first one, in every window that looks at it, and the page that
 * comes in its place says why.
 * @param hasShops whether this page has shops of one's own
 */
export function useSampleEnd(hasShops: boolean): void {
  const { isSample } = session.use();
  useEffect(() => {
    if (!isSample) return undefined;
    return watchOwnShops(() => {
      writeTabNote(noteName, 'yes');
      leaveSample();
    });
  }, [isSample]);
  useEffect(() => {
    if (hasShops) tellOwnShops();
    if (isSample || tabNote(noteName) === undefined) return;
    writeTabNote(noteName, undefined);
    toast.info(i18n.t('sampleEnded'));
  }, [hasShops, isSample]);
}
