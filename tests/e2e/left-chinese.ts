import type { Page } from 'playwright-core';

/** What of a page that speaks another language is still Chinese, where it is no name. */

/** Every string in an answer. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Names of languages in themselves, and words of the simulated marketplace. */
const ownNames = ['中文', '日本語'];

/** The answers that a document has brought along. */
const broughtIn = (html: string): string =>
  /id="first-answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';

/** Gathers what the server says: names of shops and products, notices, reasons. */
export function dataOf(page: Page): Set<string> {
  const said = new Set(ownNames);
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/json|html/.test(type)) return;
    void response.text().then(
      (text) => {
        const answer: unknown = JSON.parse(type.includes('json') ? text : broughtIn(text));
        for (const each of stringsIn(answer)) if (/\p{Script=Han}/u.test(each)) said.add(each);
      },
      // The page may have gone before its answer was read.
      () => {},
    );
  });
  return said;
}

/** What can be seen, and what is read out or shown by pointing. */
export const visibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript')) continue;
      if (element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title'])
        found.push(element.getAttribute(name) ?? '');
    }
    return found;
  });

/** Texts in which Chinese is left when all data is taken out; the longest name first, as one may hold another. */
export const leftChinese = (texts: readonly string[], data: ReadonlySet<string>): string[] => {
  const names = [...data].sort((one, other) => other.length - one.length);
  return texts.filter((text) =>
    /\p{Script=Han}/u.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text)),
  );
};
