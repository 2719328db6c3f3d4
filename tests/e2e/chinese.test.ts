import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { useBrowser } from '../support/browser.ts';
import { signIn } from './steps.ts';

const { newContext } = useBrowser();

/** Names of brands and things that Chinese writes in Latin letters, and what a unit or a key is called. */
const names =
  /^(temu|shein|T|S|BOSS|APP|AI|ID|SKU|SKC|SPU|GMV|CSV|XLSX|XLS|GBK|UTF-8|Excel|Chrome|Edge|Lazada|Shopee|Android|iOS|Windows|macOS|Esc|Ctrl|px)$/i;

/** Words of visible texts that have Latin letters only, without addresses, codes and goods in other languages. */
async function latinTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript')) continue;
      // What is for sale abroad says in which language it is.
      if (!element.closest('[lang]')?.getAttribute('lang')?.startsWith('zh')) continue;
      if (element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) {
        found.push(node.textContent?.trim() ?? '');
      }
    }
    return found;
  });
  return texts.filter((text) => {
    if (!/[a-z]/i.test(text) || /\p{Script=Han}/u.test(text)) return false;
    const isAddressOrCode = /@|:\/\/|\d/.test(text);
    return (
      !isAddressOrCode &&
      !text.split(/[\s/·,，、()（）]+/).every((word) => word === '' || names.test(word))
    );
  });
}

describe('[R1-05] every page speaks Chinese', () => {
  it('walks every address', async () => {
    const context = await newContext();
    await signIn(context);
    const page = await context.newPage();
    for (const path of addresses) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await latinTexts(page), path).toEqual([]);
    }
  }, 240_000);
});
