import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { settled, useBrowser } from '../support/browser.ts';
import { chooseMore } from './panel.ts';
import { agree, boss, openLogin } from './steps.ts';

const { newContext, openAs } = useBrowser();

/** Names of brands and things that Chinese writes in Latin letters, and what a unit or a key is called. */
const names =
  /^(temu|shein|T|S|BOSS|APP|AI|ID|SKU|SKC|SPU|GMV|CSV|XLSX|XLS|GBK|PDF|JPG|PNG|UTF-8|Excel|Chrome|Edge|Lazada|Shopee|Android|iOS|Windows|macOS|Esc|Ctrl(\+[A-Z])?|px)$/i;

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
    // What is read out, shown in an empty field, or shown by pointing.
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (!element.closest('[lang]')?.getAttribute('lang')?.startsWith('zh')) continue;
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title'])
        found.push(element.getAttribute(name)?.trim() ?? '');
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
    const page = await openAs(boss);
    for (const path of addresses) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      await settled(page);
      expect(await latinTexts(page), path).toEqual([]);
    }
  }, 240_000);

  it('in dialogs and menus', async () => {
    const page = await openAs(boss, '/shopManage');
    const main = page.getByRole('main');
    await main.getByRole('table').first().waitFor();
    await page.getByRole('button', { name: /账号菜单/ }).click();
    await page.getByRole('menu').waitFor();
    expect(await latinTexts(page), 'the account menu').toEqual([]);
    await page.getByRole('menuitem', { name: '个人中心' }).click();
    await page.getByRole('dialog', { name: '个人中心' }).waitFor();
    expect(await latinTexts(page), 'the personal centre').toEqual([]);
    await page.keyboard.press('Escape');
    for (const act of ['添加店长', '店铺权限分配', '添加运营人员']) {
      const dialogs = page.getByRole('dialog');
      await dialogs.waitFor({ state: 'detached' });
      if (act === '添加运营人员') await main.getByRole('button', { name: act }).click();
      else await chooseMore(page, act);
      await dialogs.waitFor();
      await page.waitForLoadState('networkidle');
      expect(await latinTexts(page), act).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  it('to visitors', async () => {
    const context = await newContext();
    const page = await context.newPage();
    for (const path of [
      '/index',
      '/home',
      '/account/manager',
      '/deliveryCenter',
      '/selectionToolNew',
    ]) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await latinTexts(page), path).toEqual([]);
    }
    await page.goto('/shopManage');
    await page.getByRole('main').getByRole('button', { name: '添加运营人员' }).click();
    await page.getByRole('button', { name: '去登录' }).waitFor();
    expect(await latinTexts(page), 'the request to sign in').toEqual([]);
  });

  it('when something goes wrong', async () => {
    const page = await openAs(boss, '/there-is-no-such-page');
    await page.getByRole('main').waitFor();
    expect(await latinTexts(page), 'an unknown address').toEqual([]);
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON();
      if (operationName === 'ProductList') await route.abort();
      else await route.fallback();
    });
    await page.goto('/account/manager');
    await page.getByRole('button', { name: '重试' }).first().waitFor();
    expect(await latinTexts(page), 'a list that cannot be fetched').toEqual([]);
    await page.unroute('**/graphql');

    const visitor = await (await newContext()).newPage();
    const dialog = await openLogin(visitor);
    await dialog.getByLabel('手机号').fill('13800000001');
    await dialog.getByLabel('密码', { exact: true }).fill('wrong-one');
    await agree(dialog);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await visitor.locator('[data-scope=toast][data-part=root]').waitFor();
    expect(await latinTexts(visitor), 'a refusal').toEqual([]);
  });
});
