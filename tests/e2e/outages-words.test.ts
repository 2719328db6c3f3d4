import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';

declare global {
  interface Window {
    noteKey: (text: string) => void;
  }
}

const { newContext } = useBrowser();

describe('while the words of a page cannot be had', () => {
  it.each([
    ['/account/manager', 'products', '商品列表', '导入成本'],
    ['/deliveryCenter', 'delivery', '物流助手', '按截止时间'],
    ['/selectionToolNew', 'selectionTool', '选品工具', '环比'],
  ])(
    '[R1-06] waits for the words of %s, and never shows the name of a text',
    async (path, words, entry, sample) => {
      const page = await (await newContext()).newPage();
      let isAway = true;
      const refuse = (route: Route) =>
        isAway ? route.abort('connectionrefused') : route.continue();
      await page.route('**/healthz', refuse);
      await page.route(`**/assets/${words}-*.js`, refuse);
      const keys: string[] = [];
      await page.exposeFunction('noteKey', (text: string) => keys.push(text));
      await page.addInitScript(() => {
        const isKey = /^[a-z]\w*(\.\w+)+$/;
        new MutationObserver(() => {
          const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
            const text = node.textContent ?? '';
            if (isKey.test(text)) void window.noteKey(text);
          }
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await page.goto('/home');
      await page
        .getByRole('navigation', { name: '主导航' })
        .getByRole('link', { name: entry })
        .click();
      await page.waitForURL(`**${path}*`);
      const main = page.getByRole('main');
      await main.getByText('连接不上，正在重试。').waitFor();
      await page
        .getByRole('alert')
        .getByText(/网络已断开/)
        .waitFor();
      isAway = false;
      await main.getByRole('button', { name: '重试' }).click();
      await main.getByText(sample, { exact: false }).first().waitFor();
      await page.getByText(/网络已断开/).waitFor({ state: 'detached' });
      expect(keys).toEqual([]);
    },
  );

  it('has its words after their file could not be had once', async () => {
    const page = await (await newContext()).newPage();
    let refusals = 0;
    await page.route('**/assets/{products,shops,binding}-*.js', (route) =>
      refusals++ < 3 ? route.abort('connectionrefused') : route.continue(),
    );
    await page.goto('/account/manager');
    await page.getByRole('main').getByText('导入成本').waitFor();
    await page.getByRole('complementary', { name: '店铺列表' }).getByText('店铺数据汇总').waitFor();
    expect(refusals).toBeGreaterThan(0);
    expect(await page.locator('body').innerText()).not.toMatch(/\b(columns|state|act|manage)\.\w+/);
  });
});
