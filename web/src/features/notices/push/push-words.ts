import type { TFunction } from 'i18next';
import { textLanguage } from '../../../i18n/format.ts';
import { directionOf } from '../../../i18n/languages.ts';

/** Where `web/phone-push.js` looks for them. */
const name = 'push-words';

/**
 * Leaves with the worker, which has no texts of its own, what it says where it cannot read a message: it shows
 * something whatever comes. Storage may be refused; it then speaks Chinese.
 */
export async function keepPushWords(t: TFunction): Promise<void> {
  const lang = textLanguage();
  const words = { title: t('productName'), body: t('pushed'), lang, dir: directionOf(lang) };
  try {
    const cache = await caches.open(name);
    await cache.put(`/${name}`, Response.json(words));
  } catch {
    // See above.
  }
}
