/** The root has the language of the page, which is another one where these are asked. */
const saysChinese = ':not(html)[lang=zh-CN]';

/** Every text of the page with Chinese characters that nothing says to be Chinese; readers aloud would spell it out. */
export function untoldChinese(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (/\p{Script=Han}/u.test(text) && !node.parentElement?.closest(saysChinese)) found.push(text);
  }
  return found;
}

/** What stands in Chinese by its own word. */
export const toldChinese = (): string[] =>
  [...document.querySelectorAll(saysChinese)].map(({ textContent }) => textContent ?? '');
