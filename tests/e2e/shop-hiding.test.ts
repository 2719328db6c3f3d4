import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { bossOf } from './own-shops.ts';
import {
  chooseOf,
  manage,
  openWithPanel,
  panelOf,
  rowOf,
  shopButton,
  shownNames,
} from './panel.ts';
import { shows, stubOperation } from './steps.ts';

const { openAs } = useBrowser();

const identified = z.object({ id: z.string() });
const created = z.object({ createShopGroup: z.object({ group: identified }) });
const shopIds = z.object({
  shops: z.object({ edges: z.array(z.object({ node: identified })) }),
});

async function pageOf(shops: readonly string[]) {
  const page = await openAs(bossOf(shops));
  await openWithPanel(page, '/home');
  return page;
}

describe('hiding a shop', () => {
  it('[R2.6-10] [R4-20] [R4-21] [R8-24] [R8-48] asks, hides it unless the server refuses, and selects its neighbour', async () => {
    const page = await pageOf(['甲店', '乙店', '丙店']);
    await shopButton(page, '乙店').click();
    await page.waitForURL(/shop=/);

    await stubOperation(page, 'SaveShopLayout', {
      body: {
        data: {
          saveShopLayout: {
            __typename: 'SaveShopLayoutPayload',
            shops: null,
            error: { __typename: 'BusinessError', message: '店铺列表已变化，请刷新后重试' },
          },
        },
      },
    });
    await chooseOf(page, '乙店', '隐藏');
    await page.getByRole('alertdialog').getByRole('button', { name: '隐藏' }).click();
    await shows(page, '店铺列表已变化，请刷新后重试');
    expect(await page.getByText('隐藏成功').count()).toBe(0);
    await expect.poll(() => shownNames(page)).toEqual(['甲店', '乙店', '丙店']);
    await expect.poll(() => shopButton(page, '乙店').getAttribute('aria-current')).toBe('true');
    await page.unrouteAll();

    await chooseOf(page, '乙店', '隐藏');
    const question = page.getByRole('alertdialog', { name: '确定要隐藏店铺乙店吗？' });
    await shows(question, /停止该店铺的数据统计和运营操作/);
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await shownNames(page)).toEqual(['甲店', '乙店', '丙店']);

    await chooseOf(page, '乙店', '隐藏');
    await question.getByRole('button', { name: '隐藏' }).click();
    await shows(page, '隐藏成功');
    // What the try before was refused for is said no longer.
    await page.getByText('店铺列表已变化，请刷新后重试').waitFor({ state: 'detached' });
    await expect.poll(() => shownNames(page)).toEqual(['甲店', '丙店']);
    await expect.poll(() => shopButton(page, '丙店').getAttribute('aria-current')).toBe('true');

    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await expect.poll(() => shownNames(page)).toEqual(['甲店', '乙店', '丙店']);
    await expect.poll(() => shopButton(page, '乙店').getAttribute('aria-current')).toBe('true');
  });

  it('[R4-22] [R4-18] [R8-22] is undone in the popover of the hidden shops, each where it stood, and keeps what has a hidden shop from being shown', async () => {
    const page = await pageOf(['甲店', '乙店', '丙店']);
    for (const name of ['甲店', '丙店']) {
      await chooseOf(page, name, '隐藏');
      await page.getByRole('alertdialog').getByRole('button', { name: '隐藏' }).click();
      await rowOf(page, name).waitFor({ state: 'detached' });
    }
    await openWithPanel(page, '/home');
    expect(await shownNames(page)).toEqual(['乙店']);

    // By the keyboard alone, which is led into the popover and back.
    const opener = panelOf(page).getByRole('button', { name: '店铺管理' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '恢复店铺' }).waitFor();
    await page.keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: /^恢复店铺/ });
    const isFocused = (part: Locator) =>
      expect.poll(() => part.evaluate((element) => element === document.activeElement)).toBe(true);
    await isFocused(list);
    await page.keyboard.press('Escape');
    await isFocused(opener);

    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '恢复店铺' }).click();
    await page.getByRole('button', { name: '恢复店铺“丙店”' }).click();
    await expect.poll(() => shownNames(page)).toEqual(['乙店', '丙店']);
    await isFocused(list);
    await page.getByRole('button', { name: '恢复店铺“甲店”' }).click();
    await shows(page, '操作成功');
    // With the last one the popover has nothing left to offer.
    await page.getByText('恢复店铺（').waitFor({ state: 'detached' });

    const context = page.context();
    const { edges } = shopIds.parse(
      await graphql(context, '{ shops { edges { node { id } } } }', {}),
    ).shops;
    const ids = edges.map(({ node }) => node.id);
    const { createShopGroup } = created.parse(
      await graphql(
        context,
        `mutation { createShopGroup(input: { name: "华东" }) { group { id } } }`,
        {},
      ),
    );
    await graphql(
      context,
      'mutation ($input: SetShopGroupShopsInput!) { setShopGroupShops(input: $input) { error { message } } }',
      { input: { id: createShopGroup.group.id, shopIds: ids } },
    );
    await openWithPanel(page, '/home');
    expect(await shownNames(page)).toEqual(['甲店', '乙店', '丙店']);

    // A group with a hidden shop is not shown, nor by its address the shop.
    await chooseOf(page, '乙店', '隐藏');
    await page.getByRole('alertdialog').getByRole('button', { name: '隐藏' }).click();
    await rowOf(page, '乙店').waitFor({ state: 'detached' });
    await panelOf(page).getByRole('button', { name: /^华东/ }).click();
    await shows(page, '分组“华东”里有已隐藏的店铺，已显示全部店铺');
    await page.goto(`/home?shop=${ids[1]}`);
    await shows(page, '店铺“乙店”已隐藏，已显示全部店铺');
    await page.waitForURL((url) => url.search === '');
  });

  it('[R5.10-01] [R5.10-03] keeps the last shop that is shown, and says that there is nothing to restore', async () => {
    const page = await pageOf(['甲店']);
    await manage(page, '恢复店铺');
    await shows(page, '暂无可恢复店铺~');
    await chooseOf(page, '甲店', '隐藏');
    await shows(page, '请至少需保留一个店铺数据，不可删除');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await openWithPanel(page, '/home');
    expect(await shownNames(page)).toEqual(['甲店']);
  });
});
