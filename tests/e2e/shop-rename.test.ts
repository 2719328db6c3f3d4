import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { toasts } from './binding-steps.ts';
import { bossOf } from './own-shops.ts';
import { chooseOf, openWithPanel, panelOf, rowOf, shopButton } from './panel.ts';
import { demoManager } from './staff.ts';
import { shows, stubOperation } from './steps.ts';

const { openAs } = useBrowser();

const tabBar = (page: Page) => page.getByRole('navigation', { name: '店铺标签' });
const tab = (page: Page, name: string) =>
  tabBar(page).locator('[data-tab]').filter({ hasText: name });
const manageRow = (page: Page, name: string) =>
  page.getByRole('table', { name: '全部店铺' }).getByRole('row').filter({ hasText: name });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '重命名店铺' });
const nameField = (page: Page) => dialogOf(page).getByLabel('店铺名称');

/** Each place where a shop is renamed: the way to its dialog, and what has the focus afterwards. */
const places = {
  panel: {
    open: (page: Page, shop: string) => chooseOf(page, shop, '重命名'),
    origin: (page: Page, shop: string) =>
      rowOf(page, shop).getByRole('button', { name: '更多操作' }),
  },
  tab: {
    open: async (page: Page, shop: string) => {
      await tab(page, shop).hover();
      await places.tab.origin(page, shop).click();
      await page.getByRole('menuitem', { name: '重命名' }).click();
    },
    origin: (page: Page, shop: string) =>
      tabBar(page).getByRole('button', { name: `标签“${shop}”的操作` }),
  },
  page: {
    open: (page: Page, shop: string) => places.page.origin(page, shop).click(),
    origin: (page: Page, shop: string) =>
      manageRow(page, shop).getByRole('button', { name: '重命名' }),
  },
};

async function pageOf(shops: readonly string[], path = '/shopManage'): Promise<Page> {
  const page = await openAs(bossOf(shops));
  await openWithPanel(page, path);
  await tab(page, shops[0] ?? '').waitFor();
  return page;
}

async function save(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await dialogOf(page).getByRole('button', { name: '保存' }).click();
}

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

describe('renaming a shop', () => {
  it('[R2.6-09] [R2.7-32] [R8-27] begins with its name, says why one is refused, and shows the new one everywhere at once', async () => {
    const page = await pageOf(['甲店', '乙店']);
    await places.panel.open(page, '乙店');
    await expect.poll(() => nameField(page).inputValue()).toBe('乙店');
    expect(await isFocused(nameField(page))).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);

    await save(page, '店'.repeat(129));
    await shows(dialogOf(page), '店铺名称不可超过256个字符，一个汉字算2个');
    await stubOperation(page, 'RenameShop', {
      body: {
        data: {
          renameShop: {
            __typename: 'RenameShopPayload',
            shop: null,
            error: { __typename: 'BusinessError', message: '店铺名称不可与其它店铺重复' },
          },
        },
      },
    });
    await save(page, '刚被占用');
    await shows(dialogOf(page), '店铺名称不可与其它店铺重复');
    expect(await nameField(page).inputValue()).toBe('刚被占用');
    expect(await toasts(page).filter({ hasText: '修改成功' }).count()).toBe(0);
    await page.unrouteAll();

    await save(page, ' 新的乙店 ');
    await shows(toasts(page), '修改成功');
    await dialogOf(page).waitFor({ state: 'detached' });
    await rowOf(page, '新的乙店').waitFor();
    await page.reload();
    await rowOf(page, '新的乙店').waitFor();
    await rowOf(page, '甲店').waitFor();

    // With no other request than the one that renames.
    await shopButton(page, '甲店').click();
    await page.waitForURL(/shop=/);
    await shopButton(page, '甲店').click();
    const card = (name: string) =>
      panelOf(page).getByRole('group', { name: `${name}的店铺信息`, exact: true });
    await card('甲店').getByText('店铺评分').waitFor();
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON().operationName);
    });
    await places.page.open(page, '甲店');
    await save(page, '改好的店');
    await rowOf(page, '改好的店').waitFor();
    await tab(page, '改好的店').waitFor();
    await manageRow(page, '改好的店').waitFor();
    await card('改好的店').waitFor();
    expect(await page.getByText('甲店').count()).toBe(0);
    await shows(toasts(page), '修改成功');
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual(['RenameShop']);
  });

  it('[R2.5-13] [R5.8-04] is done in a tab too, where nothing longer than 16 can be typed, once it is no longer composed', async () => {
    const page = await pageOf(['甲店', '乙店'], '/home');
    await places.tab.open(page, '乙店');
    await expect.poll(() => nameField(page).inputValue()).toBe('乙店');
    await nameField(page).press('ControlOrMeta+a');
    await page.keyboard.type('九个汉字的店铺名称');
    expect(await nameField(page).inputValue()).toBe('九个汉字的店铺名');
    await nameField(page).fill('ABCDEFGHIJKLMNOPQ');
    expect(await nameField(page).inputValue()).toBe('ABCDEFGHIJKLMNOP');

    // What an input method is composing is left alone, until it is a text.
    await nameField(page).press('ControlOrMeta+a');
    const input = await page.context().newCDPSession(page);
    const composed = "jiu'ge'han'zi'de'dian";
    await input.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: 21,
      selectionEnd: 21,
    });
    expect(await nameField(page).inputValue()).toBe(composed);
    await input.send('Input.insertText', { text: '九个汉字的店铺名称' });
    await expect.poll(() => nameField(page).inputValue()).toBe('九个汉字的店铺名');

    await save(page, '九个汉字的店铺名称');
    await shows(toasts(page), '修改成功');
    await tab(page, '九个汉字的店铺名').waitFor();
    expect(await tab(page, '称').count()).toBe(0);
    // The wider dialog takes what the tab's does not.
    await places.panel.open(page, '甲店');
    await save(page, '十个汉字的一个店铺名称');
    await rowOf(page, '十个汉字的一个店铺名称').waitFor();
  });

  it('[R5.8-02] [R5.8-03] refuses a name that there is, and none, and gives the focus back, at each place', async () => {
    const page = await pageOf(['甲店', '乙店', '丙店']);
    await chooseOf(page, '丙店', '隐藏');
    await page.getByRole('alertdialog').getByRole('button', { name: '隐藏' }).click();
    await rowOf(page, '丙店').waitFor({ state: 'detached' });
    for (const [place, from, to] of [
      [places.panel, '乙店', '丁店'],
      [places.tab, '丁店', '戊店'],
      [places.page, '戊店', '己店'],
    ] as const) {
      await place.open(page, from);
      for (const name of ['甲店', from, ' 丙店 ']) {
        await save(page, name);
        await shows(dialogOf(page), '店铺名称不可与其它店铺重复');
        await nameField(page).fill('另一个');
        await dialogOf(page).getByRole('alert').waitFor({ state: 'detached' });
      }
      await save(page, '   ');
      await shows(dialogOf(page), '请输入文字');
      // What was typed is given up only on purpose.
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: '离开' }).click();
      await dialogOf(page).waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(place.origin(page, from)), { message: from }).toBe(true);

      await place.open(page, from);
      await save(page, to);
      await dialogOf(page).waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(place.origin(page, to)), { message: to }).toBe(true);
    }
  });

  it('is not offered to managers, who may hide a shop for themselves', async () => {
    const page = await openAs(demoManager);
    await openWithPanel(page, '/home');
    const entries = page.getByRole('menuitem');
    await panelOf(page).getByRole('button', { name: '更多操作' }).first().click();
    await entries.first().waitFor();
    expect(await entries.allTextContents()).toEqual(['隐藏']);
    await page.keyboard.press('Escape');
    await entries.first().waitFor({ state: 'detached' });
    await tabBar(page)
      .getByRole('button', { name: /的操作$/ })
      .first()
      .click();
    await entries.first().waitFor();
    expect(await entries.allTextContents()).toEqual(['删除标签']);
  });
});
