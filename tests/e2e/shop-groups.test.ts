import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { graphql } from './imports.ts';
import { bossOf, shopNames } from './own-shops.ts';
import { shows } from './steps.ts';

const { openAs } = useBrowser();

/** Found behind an open dialog too, where it has no role. */
const panel = (page: Page) => page.locator('aside[aria-label="店铺列表"]');
const inPanel = (page: Page, name: string) =>
  panel(page).locator('[aria-current]').filter({ hasText: name });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '店铺分组管理' });
const groupIn = (dialog: Locator, name: string) =>
  dialog.getByRole('list', { name: '分组列表' }).getByRole('button', { name });

async function pageOf(shops: readonly string[]): Promise<{ page: Page; context: BrowserContext }> {
  const page = await openAs(bossOf(shops), '/shopManage');
  const context = page.context();
  await panel(page)
    .getByText(shops[0] ?? '')
    .waitFor();
  return { page, context };
}

async function openGroups(page: Page): Promise<Locator> {
  await panel(page).getByRole('button', { name: '店铺管理' }).click();
  await page.getByRole('menuitem', { name: '店铺分组管理' }).click();
  await dialogOf(page).waitFor();
  return dialogOf(page);
}

async function create(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('textbox', { name: '新分组名称' }).fill(name);
  await dialog.getByRole('button', { name: '新建分组' }).click();
  await groupIn(dialog, name).waitFor();
}

/** Checks and unchecks shops of the group that is open, and saves them. */
async function toggle(dialog: Locator, ...shops: readonly string[]): Promise<void> {
  for (const shop of shops) await dialog.getByRole('option', { name: new RegExp(shop) }).click();
  await dialog.getByRole('button', { name: '保存店铺' }).click();
  await shows(dialog.page(), '保存成功');
}

/** The GraphQL operations that the page sends from now on; new shops save the layout by themselves. */
function operations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const sentNow = z.object({ operationName: z.string() }).parse(request.postDataJSON());
    if (sentNow.operationName !== 'SaveShopLayout') sent.push(sentNow.operationName);
  });
  return sent;
}

const savedGroups = z.object({
  shopGroups: z.array(
    z.object({ name: z.string(), shops: z.array(z.object({ name: z.string() })) }),
  ),
});

/** The groups that the server has, each with the names of its shops. */
async function saved(context: BrowserContext): Promise<Record<string, string[]>> {
  const { shopGroups } = savedGroups.parse(
    await graphql(context, '{ shopGroups { name shops { name } } }'),
  );
  return Object.fromEntries(
    shopGroups.map(({ name, shops }) => [name, shops.map((shop) => shop.name).sort()]),
  );
}

describe('the groups of shops', () => {
  it('[R2.6-02] [R2.6-17] [R2.6-27] [R2.6-28] [R2.6-30] are created in the dialog, ask for shops, keep what is not saved, and are deleted without their shops', async () => {
    const { page, context } = await pageOf(['甲店', '乙店']);
    const dialog = await openGroups(page);
    await shows(dialog, '还没有分组');
    await dialog.getByRole('button', { name: '新建分组' }).click();
    await shows(dialog.getByRole('alert'), '请输入分组名称');
    await create(dialog, '华东分组');
    await shows(page, '添加成功');
    await dialog.getByRole('textbox', { name: '新分组名称' }).fill('华东分组');
    await dialog.getByRole('button', { name: '新建分组' }).click();
    await shows(dialog.getByRole('alert'), '已有同名分组');
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await inPanel(page, '华东分组').waitFor();
    expect(await saved(context)).toEqual({ 华东分组: [] });

    // One without shops asks for them, and leads to where they are added.
    await openGroups(page);
    await create(dialog, '空的分组');
    await page.keyboard.press('Escape');
    await inPanel(page, '空的分组').click();
    await shows(page.getByRole('alertdialog'), /“空的分组”还没有店铺/);
    await page.getByRole('button', { name: '去添加店铺' }).click();
    await dialog.getByRole('listbox', { name: '“空的分组”的店铺' }).waitFor();
    // It was not selected.
    expect(new URL(page.url()).searchParams.has('group')).toBe(false);

    // What was chosen and not saved is not lost by a stray click.
    await create(dialog, '多余分组');
    await dialog.getByRole('option', { name: /甲店/ }).click();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await shows(question, /是否确定此操作？/);
    await shows(question, /还没有保存/);
    await question.getByRole('button', { name: '取消' }).click();
    await expect.poll(() => dialog.getByRole('option', { selected: true }).count()).toBe(1);
    await dialog.getByRole('button', { name: '保存店铺' }).click();
    await shows(page, '保存成功');

    // Deleted after a question that names it, it leaves its shops.
    await dialog.getByRole('button', { name: '删除分组“多余分组”' }).click();
    await shows(question, /是否确定此操作？/);
    await shows(question, /多余分组.*店铺.*保留/);
    await question.getByRole('button', { name: '取消' }).click();
    await groupIn(dialog, '多余分组').waitFor();
    await dialog.getByRole('button', { name: '删除分组“多余分组”' }).click();
    await question.getByRole('button', { name: '删除分组' }).click();
    await shows(page, '删除成功');
    await groupIn(dialog, '多余分组').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await inPanel(page, '华东分组').waitFor();
    expect(await inPanel(page, '多余分组').count()).toBe(0);
    await inPanel(page, '甲店').waitFor();
    expect(await saved(context)).toEqual({ 华东分组: [], 空的分组: [] });
  });

  it('[R2.6-13] [R2.6-29] [R2.6-31] [R2.6-32] [R5.10-05] take shops in and let them go, can be selected, and are renamed everywhere at once by one request, by none where the name is the same', async () => {
    const { page, context } = await pageOf(['甲店', '乙店', '丙店']);
    const dialog = await openGroups(page);
    await create(dialog, '旧名分组');
    await toggle(dialog, '甲店', '丙店');
    expect(await saved(context)).toEqual({ 旧名分组: ['丙店', '甲店'].sort() });
    await page.keyboard.press('Escape');
    await expect.poll(() => inPanel(page, '旧名分组').textContent()).toMatch(/2$/);
    await inPanel(page, '旧名分组').click();
    await page.waitForURL(/group=/);
    await shows(page.getByRole('table', { name: '全部店铺' }), '旧名分组');
    await openGroups(page);
    const checked = dialog.getByRole('option', { selected: true });
    await expect.poll(() => checked.count()).toBe(2);

    const sent = operations(page);
    const rename = async (name: string) => {
      await dialog.getByRole('button', { name: /^重命名分组/ }).click();
      await dialog.getByRole('textbox', { name: '分组名称', exact: true }).fill(name);
      await dialog.getByRole('button', { name: '保存名称' }).click();
      await dialog.getByRole('textbox', { name: '分组名称', exact: true }).waitFor({
        state: 'detached',
      });
    };
    await rename(' 旧名分组 ');
    expect(sent).toEqual([]);
    expect(await page.getByText('修改成功').count()).toBe(0);
    await rename('新名分组');
    await shows(page, '修改成功');
    await groupIn(dialog, '新名分组').waitFor();
    await inPanel(page, '新名分组').waitFor();
    await shows(page.getByRole('table', { name: '全部店铺', includeHidden: true }), '新名分组');
    expect(await page.getByText('旧名分组').count()).toBe(0);
    expect(sent).toEqual(['RenameShopGroup']);
    expect(await saved(context)).toEqual({ 新名分组: ['丙店', '甲店'].sort() });

    await toggle(dialog, '甲店');
    await dialog.getByText('已选店铺').click();
    await expect.poll(() => dialog.getByRole('option').count()).toBe(1);
    await shows(dialog.getByRole('option'), '丙店');
    expect(await saved(context)).toEqual({ 新名分组: ['丙店'] });
  });

  it('stay quick with hundreds of shops: only the rows in sight are drawn', async () => {
    const { page } = await pageOf(shopNames(300));
    const dialog = await openGroups(page);
    await create(dialog, '全店分组');
    await dialog.getByRole('option').first().waitFor();
    expect(await dialog.getByRole('option').count()).toBeLessThan(40);
    await dialog.getByRole('button', { name: '全选' }).click();
    await shows(dialog, '已选 300 / 300 家');
    await dialog.getByRole('button', { name: '保存店铺' }).click();
    await shows(page, '保存成功');
    await expect.poll(() => groupIn(dialog, '全店分组').textContent()).toMatch(/300$/);
  });
});
