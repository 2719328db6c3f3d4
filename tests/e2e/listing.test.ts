import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { smallPng } from '../support/small-png.ts';
import { collect, offer } from './collected.ts';
import { graphql } from './imports.ts';
import { bossOf } from './own-shops.ts';
import { becomeManagerOf } from './staff.ts';
import { boss, shows, tick } from './steps.ts';

const { open, newContext, contextAs, openAs } = useBrowser();

/** A new boss with two shops, and so many listings in the first of them. */
async function bossWith(listings: number) {
  const context = await contextAs(bossOf(['甲店', '乙店']));
  const ids = listings > 0 ? await collect(context, listings) : [];
  const page = await context.newPage();
  return { context, page, ids };
}

const listed = (page: Page) => page.locator('tbody tr');

describe('AI listing', () => {
  it('leaves titles room on a phone, whatever stands beside them', async () => {
    const page = await openAs(boss, '/editGoodsDetaila', { viewport: { width: 375, height: 812 } });
    const failed = page.getByRole('listitem').filter({ hasText: '失败' });
    await failed.waitFor();
    const title = await failed.locator('[lang]').first().boundingBox();
    expect(title?.width).toBeGreaterThan(150);
  });

  it('[R2.2-10] [R2.2-11] collects by address, line by line, translates and lists', async () => {
    const { page } = await bossWith(0);
    await page.goto('/aiProducts');
    await page.waitForURL('**/aiProducts/list');
    await shows(page, '还没有采集商品');
    await page.getByRole('button', { name: '链接采集' }).first().click();
    const dialog = page.getByRole('dialog', { name: '通过商品链接采集' });
    await dialog.getByRole('button', { name: '开始采集' }).click();
    await shows(dialog, '请输入商品链接');
    const urls = dialog.getByRole('textbox', { name: '商品链接' });
    await urls.fill(`${offer(1)}\n https://example.com/p/1 \n${'https://www.amazon.de/dp/B01'}`);
    await dialog.getByLabel('目标店铺').selectOption({ label: '乙店' });
    await dialog.getByRole('button', { name: '开始采集' }).click();
    const results = dialog.getByRole('list', { name: '采集结果' });
    await results.getByText('无法识别该链接').waitFor();
    expect(await results.getByText('采集成功').count()).toBe(2);
    // What failed stays to be mended.
    expect(await urls.inputValue()).toBe('https://example.com/p/1');
    await dialog.getByRole('button', { name: '取消' }).click();

    await expect.poll(() => listed(page).count()).toBe(2);
    await expect.poll(() => page.getByRole('button', { name: /^发布 / }).count()).toBe(2);
    const german = listed(page).filter({ hasText: '亚马逊' });
    // A row is as high as in any list, whatever stands in it.
    expect((await german.boundingBox())?.height).toBeLessThanOrEqual(42);
    expect(await german.textContent()).toMatch(/Deutsch → English.*德国.*乙店.*待(发布|补译).*¥/);

    await page.getByRole('combobox', { name: '来源平台' }).selectOption({ label: '1688' });
    await page.waitForURL(/from=ALIBABA_1688/);
    await expect.poll(() => listed(page).count()).toBe(1);
    await page.reload();
    await expect.poll(() => listed(page).count()).toBe(1);
    await page.getByRole('button', { name: '重置筛选' }).click();
    await expect.poll(() => listed(page).count()).toBe(2);
    expect(page.url()).not.toContain('from=');
    await page.getByRole('searchbox', { name: '搜索标题或链接' }).fill('没有这样的商品');
    await shows(page, '没有符合条件的商品');
    await page.getByRole('button', { name: '清除筛选' }).click();
    await expect.poll(() => listed(page).count()).toBe(2);
  });

  it('[R2.2-13] [R2.2-14] edits the details at an address of their own, edits what is published, guards what is not saved, and publishes', async () => {
    const { context, page, ids } = await bossWith(1);
    await page.goto(`/editGoodsDetaila?id=${ids[0]}`);
    const details = page.getByRole('form', { name: '编辑商品详情' });
    const description = details.getByRole('textbox', { name: '译文描述（English）' });
    await expect.poll(() => description.inputValue()).toContain('Material:');
    // What is typed while a save is under way stays, and is saved by the next one.
    const held = Promise.withResolvers<void>();
    const isSave = (request: Request) =>
      request.url().endsWith('/graphql') && (request.postData() ?? '').includes('SaveListing');
    await page.route('**/graphql', async (route) => {
      if (isSave(route.request())) await held.promise;
      await route.continue();
    });
    const save = details.getByRole('button', { name: '保存', exact: true });
    await description.fill('Made of wood.');
    await Promise.all([page.waitForRequest(isSave), save.click()]);
    await description.fill('Made of bamboo.');
    held.resolve();
    await shows(page, '保存成功');
    expect(await description.inputValue()).toBe('Made of bamboo.');
    await shows(details, '有未保存的修改');
    await save.click();
    await details.getByText('有未保存的修改').waitFor({ state: 'detached' });
    await details.getByRole('link', { name: '编辑全部资料' }).click();
    await page.waitForURL(/\/aiProducts\/edit/);
    await expect
      .poll(() => page.getByRole('textbox', { name: '译文描述（English）' }).inputValue())
      .toBe('Made of bamboo.');
    await page.goto('/editGoodsDetaila?id=999999999');
    await shows(page, '商品不存在或已删除');
    await page.goto('/editGoodsDetaila');
    await shows(page, '请选择要编辑的商品');
    await page.getByRole('link', { name: /^编辑/ }).click();
    await details.waitFor();
    // To translate anew writes over the translation alone: what was not saved yet goes along.
    await details.getByRole('button', { name: '添加属性' }).click();
    const lastName = details.getByRole('textbox', { name: /^属性\d+名称$/ }).last();
    await lastName.fill('Importer');
    await details.getByRole('button', { name: '重新翻译' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '翻译' }).click();
    await expect.poll(() => description.inputValue()).toContain('Material:');
    expect(await lastName.inputValue()).toBe('Importer');
    expect(await details.getByText('没有保存的内容').count()).toBe(0);

    await page.goto('/aiProducts/list');
    await page.getByRole('link', { name: /^编辑 / }).click();
    await page.waitForURL(/\/aiProducts\/edit\?id=\d+/);
    const form = page.getByRole('form', { name: '编辑商品' });
    const title = form.getByRole('textbox', { name: '译文标题（English）' });
    await shows(form, '原标题（中文）');
    expect(await page.getByRole('complementary', { name: '店铺' }).count()).toBe(0);
    // A word that the glossary lacks leads to its place, to be written over.
    await title.fill('莫兰迪 box');
    await form.getByRole('button', { name: '定位到 莫兰迪' }).click();
    await page.keyboard.type('Pastel');
    expect(await title.inputValue()).toBe('Pastel box');
    expect(await form.getByRole('button', { name: '定位到 莫兰迪' }).count()).toBe(0);

    await title.fill('x'.repeat(251));
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await shows(form, '最多250个字符');

    await title.fill('Bamboo storage box');
    const price = form.getByRole('textbox', { name: /的申报价$/ }).first();
    await price.fill('0');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await shows(form, /价格须大于0/);
    await price.fill('23.50');
    await form.getByRole('button', { name: '移除第1张图片' }).click();
    await form.getByRole('button', { name: '删除属性1' }).click();

    // Going away asks first, and to stay loses nothing.
    await page.getByRole('link', { name: '返回列表' }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: '有未保存的修改' });
    await question.getByRole('button', { name: '继续编辑' }).click();
    expect(await title.inputValue()).toBe('Bamboo storage box');
    // Nor does a reload lose what was typed.
    await page.reload();
    await shows(form, /恢复了1分钟前没有保存的内容/);
    expect(await title.inputValue()).toBe('Bamboo storage box');
    // What was wrong is said no longer than it is.
    await price.fill('0');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    const faulty = page.getByText('有内容填写不正确，请按提示修改');
    await faulty.waitFor();
    await price.fill('23.50');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await shows(page, '保存成功');
    await faulty.waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => title.inputValue()).toBe('Bamboo storage box');
    expect(await form.getByText('没有保存的内容').count()).toBe(0);
    expect(await price.inputValue()).toBe('23.50');
    await shows(form, '共 3 张，第一张为主图');
    await shows(form, '已移除的图片');
    expect(await seriousViolations(page)).toEqual([]);

    // Somebody else saves in another window: nothing is written over, and nothing typed is lost.
    await title.fill('Late change');
    const other = await context.newPage();
    await other.goto(page.url());
    await shows(other, '还有1分钟前在其他窗口或上次打开时填写、没有保存的内容');
    expect(await other.getByRole('textbox', { name: '译文标题（English）' }).inputValue()).toBe(
      'Bamboo storage box',
    );
    await other.getByRole('combobox', { name: '类目' }).fill('家居收纳');
    await other.getByRole('button', { name: '保存', exact: true }).click();
    await shows(other, '保存成功');
    await other.close();
    await form.getByRole('button', { name: '载入最新内容' }).waitFor();
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await shows(page, /该商品已被修改，为避免覆盖/);
    expect(await title.inputValue()).toBe('Late change');
    await form.getByRole('button', { name: '载入最新内容' }).click();
    await expect.poll(() => title.inputValue()).toBe('Bamboo storage box');

    await form.getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '发布' }).click();
    await shows(page, '商品已发布到店铺');
    await page.getByRole('link', { name: '去商品列表' }).click();
    await page.waitForURL('**/account/manager?*');
    await shows(page, 'Bamboo storage box');
  });

  it('tells by its name which file is no picture that can be shown, and keeps it from among the pictures', async () => {
    const { page, ids } = await bossWith(1);
    await page.goto(`/editGoodsDetaila?id=${ids[0]}`);
    await shows(page, '共 4 张，第一张为主图');
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
    await page
      .getByLabel('选择本机图片')
      .setInputFiles([
        file('guide.png', Buffer.from('%PDF-1.7 is a paper')),
        file('half.png', smallPng.subarray(0, 30)),
        file('whole.png', smallPng),
      ]);
    await shows(page, 'guide.png：不是 PNG、JPEG、WebP 或 GIF 图片');
    await shows(page, 'half.png：不是 PNG、JPEG、WebP 或 GIF 图片');
    await shows(page, '共 5 张，第一张为主图');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await shows(page, '保存成功');
  });

  it('translates, publishes and deletes several at once', async () => {
    const { page } = await bossWith(3);
    await page.goto('/aiProducts/list');
    await expect.poll(() => page.getByRole('button', { name: /^发布 / }).count()).toBe(3);

    // All columns stand beside the panel, and what can be done with a row is in sight.
    await page.setViewportSize({ width: 1280, height: 768 });
    const table = page.getByRole('region', { name: 'AI上品列表' });
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    const end = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().right);
    expect(await end(listed(page).first().getByRole('button').last())).toBeLessThan(
      await end(table),
    );
    const bulk = page.getByRole('region', { name: '批量操作' });
    const all = page.getByRole('checkbox', { name: '选择本页全部商品' });
    await tick(all);
    await shows(bulk, '已选 3 个');
    await bulk.getByRole('combobox', { name: '目标语言' }).selectOption({ label: 'Français' });
    await bulk.getByRole('button', { name: '批量翻译' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '翻译' }).click();
    await expect.poll(() => page.getByText('中文 → Français').count()).toBe(3);
    await expect.poll(() => page.getByRole('button', { name: /^发布 / }).count()).toBe(3);

    const incomplete = listed(page).filter({ hasText: '待补译' }).first();
    await tick(incomplete.getByRole('checkbox'));
    await bulk.getByRole('button', { name: '批量发布' }).click();
    const question = page.getByRole('alertdialog');
    await shows(question, '个词没有译出');
    await question.getByRole('button', { name: '仍然发布' }).click();
    await expect.poll(() => listed(page).filter({ hasText: '已发布' }).count()).toBe(1);

    // Another filter lets go of what was ticked.
    await page.getByRole('button', { name: /^已发布/ }).click();
    await expect.poll(() => listed(page).count()).toBe(1);
    await page.getByRole('button', { name: /^全部/ }).click();
    await expect.poll(() => listed(page).count()).toBe(3);
    for (const row of await listed(page).filter({ hasNotText: '已发布' }).all()) {
      await tick(row.getByRole('checkbox'));
    }
    await bulk.getByRole('button', { name: '批量删除' }).click();
    const sure = page.getByRole('alertdialog');
    await shows(sure, '确定要删除这 2 个商品吗');
    await sure.getByRole('button', { name: '删除' }).click();
    await expect.poll(() => listed(page).count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('[R2.2-12] opens for a manager with permission id 3 only', async () => {
    const { context: boss } = await bossWith(1);
    const context = await newContext();
    const setPermissions = await becomeManagerOf(boss, context, [4]);
    const page = await context.newPage();
    for (const path of [
      '/aiProducts',
      '/aiProducts/list',
      '/aiProducts/edit',
      '/editGoodsDetaila',
    ]) {
      await page.goto(path);
      await shows(page.getByRole('main'), '版块功能受限，联系BOSS获取使用许可');
    }

    await setPermissions([3]);
    const viewer = await graphql(context, '{ viewer { permissions } }', {});
    expect(viewer).toEqual({
      viewer: { permissions: expect.arrayContaining(['pageAiProducts', 'newListing']) },
    });
    await page.goto('/aiProducts/list');
    await page.getByRole('link', { name: /^编辑 / }).waitFor();
    await page.getByRole('button', { name: '链接采集' }).waitFor();

    // Taken away while the page is open: it closes, and says why.
    await setPermissions([2]);
    await shows(page, 'BOSS已收回您的部分权限');
    await shows(page.getByRole('main'), '版块功能受限，联系BOSS获取使用许可');
    await shows(page.getByRole('main'), '勾选后本页会自动打开');
    await setPermissions([3]);
    await page.getByRole('link', { name: /^编辑 / }).waitFor();
  });

  it('shows visitors a preview, and tips when they would change it; on a phone too', async () => {
    const page = await open('/aiProducts/list', { viewport: { width: 375, height: 800 } });
    await page
      .getByRole('button', { name: /^发布 / })
      .first()
      .waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(375);
    await page.getByRole('button', { name: '链接采集' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /登录|注册/ })
      .first()
      .waitFor();
  });
});
