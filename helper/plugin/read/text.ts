import { collectedMost, pictureAddress } from '../../../api/contract/rules/collected.ts';

/** Makes what strangers wrote on a page fit what may be imported: whole characters, bounded, in one line. */

/** At most so many characters, without half of one at the end. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** What nobody sees: spaces of no width, and marks of direction, which Amazon sets before each value. */
const unseen = /[\u200B\u200E\u200F\u2060]/g;

/** One line without control characters. */
export const line = (text: string | null | undefined, most: number): string =>
  cut(
    (text ?? '')
      .replaceAll(unseen, '')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
    most,
  ).trim();

/** Lines as they were, each tidied. */
export function lines(text: string | null | undefined, most: number): string {
  const tidied = (text ?? '')
    .split(/\r\n|\r|\n/)
    .map((each) => line(each, most))
    .filter((each) => each !== '');
  return cut(tidied.join('\n'), most).trim();
}

/** The text of what may be written as HTML. Nothing in it runs or is loaded. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const spaced = text.replaceAll(/<(br|\/p|\/li|\/div|\/h\d|\/tr)\b[^>]*>/gi, '\n$&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template, noscript')) hidden.remove();
  return body.textContent ?? '';
}

/** The pictures at https, absolute, each once, as many as may be imported. */
export function pictures(addresses: readonly string[], base: URL): string[] {
  const found = new Set<string>();
  for (const address of addresses) {
    const url = URL.parse(address.trim(), base.href);
    if (url === null || !/^https?:$/.test(url.protocol)) continue;
    // Shops serve their pictures over both, and a page of the product shows none over http.
    if (url.port === '') url.protocol = 'https:';
    url.hash = '';
    if (url.href.length <= collectedMost.url && pictureAddress.test(url.href)) found.add(url.href);
  }
  return [...found].slice(0, collectedMost.images);
}
