import type { BrowserContext } from 'playwright-core';

/** Whoever is looking has chosen this language. */
export const speak = (context: BrowserContext, language: string) =>
  context.addInitScript((chosen) => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return key.startsWith('selectedLang') ? chosen : getItem.call(this, key);
    };
  }, language);
