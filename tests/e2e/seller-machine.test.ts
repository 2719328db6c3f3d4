import { createHash, randomBytes } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chinese } from '../helper/plugin/pages.ts';
import { freshPhone, latestCode } from '../support/browser.ts';
import type { Helper } from '../support/helper.ts';
import { takeHelperTurn } from '../support/helper-turn.ts';
import { pictureOf } from '../support/pictures.ts';
import { hasPluginBrowser, openPluginBrowser, pressPlugin } from '../support/plugin-browser.ts';
import { bindByCode, dialogOf, fillAccount, freshAccount } from './binding-steps.ts';
import { type DeliveredHelper, downloadHelper } from './delivered-helper.ts';
import { becomeBoss, graphql } from './imports.ts';
import { agree, downloaded, openLogin, shows } from './steps.ts';

const offer = '/offer/684412035519.html';
const supplier = `http://www.1688.com${offer}`;
const pages = { [`www.1688.com${offer}`]: chinese };

/** Signs in on the page, and binds the marketplace account that the reminder asks for. */
async function signIn(context: BrowserContext): Promise<Page> {
  const phone = freshPhone();
  await becomeBoss(context, phone);
  await context.clearCookies();
  const page = await context.newPage();
  const login = await openLogin(page);
  await login.getByLabel('手机号').fill(phone);
  await login.getByLabel('密码', { exact: true }).fill('secret-1');
  await agree(login);
  await login.getByRole('button', { name: '登录', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: '重要提醒' })
    .getByRole('button', { name: '绑定 temu' })
    .click();
  const dialog = dialogOf(page, '绑定主账号');
  const account = freshAccount();
  await fillAccount(dialog, account);
  await bindByCode(dialog, account, () => latestCode(account));
  await dialog.getByRole('button', { name: '查看店铺数据' }).click();
  await dialog.waitFor({ state: 'detached' });
  return page;
}

/** Collects the supplier's product by the plugin, and opens its listing. */
async function collect(context: BrowserContext): Promise<Page> {
  const shop = await context.newPage();
  await shop.goto(supplier);
  const opened = context.waitForEvent('page');
  await pressPlugin(shop, '采集到AI上品');
  const page = await opened;
  const dialog = dialogOf(page, '导入插件采集的商品');
  await dialog.getByRole('listitem').filter({ hasText: '竹制收纳盒 带盖' }).waitFor();
  await dialog.getByRole('button', { name: '导入 1 个' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^编辑 / }).click();
  await page.waitForURL(/\/aiProducts\/edit\?id=\d+/);
  return page;
}

const state = z.object({ viewer: z.object({ softwareStarted: z.boolean() }) });
const isStarted = async (context: BrowserContext) =>
  state.parse(await graphql(context, '{ viewer { softwareStarted } }', {})).viewer.softwareStarted;

takeHelperTurn();

describe.skipIf(!hasPluginBrowser)('a seller at their own machine', () => {
  it('[R4-25] [R7.7-05] [R7.7-06] [R7.7-07] [R8-46] collects by the plugin, translates, uploads by the desktop helper, files, publishes and labels', async () => {
    const { context } = await openPluginBrowser(pages, { downloads: true });
    const home = await signIn(context);
    const tips = home.getByRole('complementary', { name: '安装提示' });
    // Not installed yet, of which the page reminds.
    await tips.getByRole('button', { name: '尚未安装桌面助手' }).click();
    await shows(tips, '桌面助手：必须安装');
    const machine = await downloadHelper(home);
    const helper = await machine.start();
    await home.goto('/home');
    await expect.poll(() => isStarted(context)).toBe(true);
    await tips.waitFor({ state: 'detached' });
    expect(await home.getByRole('alertdialog').count()).toBe(0);

    const page = await collect(context);
    await translateWords(page);
    await translatePicture(page);
    const papers = page.getByRole('region', { name: '说明书与证书' });
    await upload(page, papers, helper, machine);
    await publish(page);
    const drawer = await findSku(page);
    await drawer.getByRole('link', { name: '打印标签' }).click();
    await label(page);
  });
});

/** The words in German, in which the goods are to be sold. */
async function translateWords(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: '编辑商品' });
  await form.getByRole('combobox', { name: '目标语言' }).selectOption({ label: 'Deutsch' });
  await form.getByRole('button', { name: '重新翻译' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '翻译' }).click();
  await form.getByRole('textbox', { name: '译文标题（Deutsch）' }).waitFor();
}

/** Puts a picture with words beside the others, translates it, and corrects what one of its words became. */
async function translatePicture(page: Page): Promise<void> {
  const pictures = page.getByRole('list', { name: '商品图片' });
  const before = await pictures.getByRole('listitem').count();
  const words = [
    { text: '大容量收纳盒', x: 60, y: 100, size: 56 },
    { text: '不锈钢 520ml', x: 60, y: 200, size: 36 },
  ];
  await page.getByLabel('选择本机图片').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await pictureOf(words)),
  });
  await page.getByRole('button', { name: `翻译第${before + 1}张图片中的文字` }).click();
  const dialog = page.getByRole('dialog', { name: '翻译图片文字' });
  await dialog.getByRole('button', { name: '开始翻译' }).click();
  const result = dialog.getByRole('img', { name: '译图' });
  await result.waitFor({ timeout: 120_000 });
  const [original, first] = await Promise.all(
    [dialog.getByRole('img', { name: '原图' }), result].map((image) => image.getAttribute('src')),
  );
  expect(first).not.toBe(original);
  await dialog.getByRole('textbox', { name: '第1处译文' }).fill('XXL Box');
  await dialog.getByRole('button', { name: '重绘译图' }).click();
  const use = dialog.getByRole('button', { name: '用译图替换原图' });
  await use.click();
  await dialog.waitFor({ state: 'hidden' });
  const taken = await pictures.getByRole('img').nth(before).getAttribute('src');
  expect([original, first]).not.toContain(taken);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await shows(page, '保存成功');
}

const partBytes = 5_242_880;

/** Sends a guide of three parts to the marketplace, in the midst of which the helper is killed and started again. */
async function upload(
  page: Page,
  papers: Locator,
  helper: Helper,
  machine: DeliveredHelper,
): Promise<void> {
  const guide = randomBytes(12_000_000);
  guide.write('%PDF-1.7\n');
  /** Bytes of the requests by which the marketplace took a part. */
  const taken: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/proxy/upload/multipart/part')) return;
    // What was under way as the helper was killed has no answer.
    const answer = await response.json().catch(() => null);
    const length = await response.request().headerValue('content-length');
    if (answer?.error_code === 1_000_000) taken.push(Number(length));
  });
  // The simulated marketplace fails to take the second part a few times: there is a midst.
  await papers
    .getByLabel('选择要上传到平台的文件')
    .setInputFiles({ name: 'guide.fail-part2-5.pdf', mimeType: 'application/pdf', buffer: guide });
  const item = papers.getByRole('listitem').filter({ hasText: 'guide.fail-part2-5.pdf' });
  await shows(item, '正在上传 33%');
  await helper.stop('SIGKILL');
  await shows(page, '桌面助手已断开，重新启动后会自动继续上传');
  const warning = page.getByRole('alertdialog', { name: '软件未启动' });
  await warning.waitFor();
  await machine.start();
  await warning.waitFor({ state: 'hidden' });
  await item.getByText(/^已上传到/).waitFor({ timeout: 60_000 });
  const address = (await item.getByRole('link', { name: '打开' }).getAttribute('href')) ?? '';
  const kept = Buffer.from(await (await fetch(address)).arrayBuffer());
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(hashOf(kept)).toBe(hashOf(guide));
  // Three parts, each taken once: nothing was sent anew. All requests have the same fields beside the part.
  await expect.poll(() => taken.length).toBe(3);
  const [first = 0, second, last = 0] = taken;
  expect(first).toBeGreaterThan(partBytes);
  expect(second).toBe(first);
  expect(first - last).toBe(partBytes - (guide.length - 2 * partBytes));
}

/** Files the goods as what they are, for the Union's market with who answers for them there, and publishes them. */
async function publish(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: '编辑商品' });
  await form.getByRole('textbox', { name: '译文描述（Deutsch）' }).fill('Bambus, stapelbar');
  const section = page.getByRole('region', { name: '平台类目与资质' });
  await section.getByRole('button', { name: '选择类目' }).click();
  const dialog = page.getByRole('dialog', { name: '选择平台类目' });
  await dialog.getByRole('searchbox', { name: '搜索类目' }).fill('收纳盒');
  await dialog.getByRole('button', { name: '家居与厨房 › 家居收纳 › 收纳盒' }).click();
  await dialog.getByRole('button', { name: '使用此类目' }).click();
  await section.getByRole('combobox', { name: '销售市场' }).selectOption({ label: '欧盟' });
  await shows(section.getByRole('list', { name: '欧盟市场对该类目的要求' }), '欧盟责任人');
  await section
    .getByRole('combobox', { name: '责任人' })
    .selectOption({ label: 'Nordkai Compliance GmbH' });
  await form.getByRole('button', { name: '保存并发布' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(发布|仍然发布)$/ })
    .click();
  await shows(page, '商品已发布到店铺');
}

/** Looks at what was published, in the list of products, and at the first of its SKUs. */
async function findSku(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: '去商品列表' }).click();
  await page.waitForURL(/\/account\/manager\?.*q=/);
  const list = page.getByRole('table', { name: '商品列表' });
  const product = list.getByRole('row').filter({ hasText: 'Aus Bambus Aufbewahrungsbox' });
  await product.getByRole('button', { name: /^展开/ }).click();
  await list
    .getByRole('row')
    .filter({ hasText: 'SKU ' })
    .filter({ hasText: 'Klein' })
    .getByRole('button', { name: /^查看/ })
    .click();
  const drawer = page.getByRole('dialog', { name: '商品详情' });
  await drawer.waitFor();
  return drawer;
}

/** Draws the label that Germany asks for, mends what the rehearsals find, and puts it on paper. */
async function label(page: Page): Promise<void> {
  const editor = page.getByRole('region', { name: '标签编辑器' });
  const press = (name: string) => editor.getByRole('button', { name, exact: true }).click();
  const layer = (name: RegExp) =>
    editor.getByRole('listitem').getByRole('button', { name }).first().click();
  const field = (name: string) => editor.getByLabel(name, { exact: true });
  await shows(editor, '打印和检查时，占位符填入：Aus Bambus Aufbewahrungsbox mit Deckel Klein');
  await press('GPSR标签');
  const law = editor.getByRole('region', { name: '按销售国家检查' });
  await law.getByLabel('销售国家').selectOption({ label: '德国' });
  await law
    .getByText('缺少制造商的名称和地址')
    .or(law.getByText('制造商缺少名称'))
    .first()
    .waitFor();
  await layer(/Manufacturer/);
  await field('文字').fill(
    'Manufacturer: Shanye Bamboo Co., Ltd.\n8 Zhulin Road, 313300 Anji, China\ninfo@shanye.example',
  );
  await layer(/EU Responsible/);
  await field('文字').fill(
    'EU Responsible Person: Nordkai Compliance GmbH\nAm Sandtorkai 1, 20457 Hamburg, Germany\ngpsr@nordkai.example',
  );
  await layer(/Warning/);
  await field('文字').fill('Achtung: Verpackung von Kindern fernhalten. Erstickungsgefahr.');
  await layer(/CE/);
  await press('删除所选');
  await law.getByText('这个国家要求的内容齐全').waitFor();

  // The name is that of the goods, which has not room enough.
  const rehearsal = editor.getByRole('region', { name: '打印前检查' });
  await press('开始检查');
  await rehearsal.getByText('文字超出了框').first().waitFor();
  for (const [name, size] of [
    [/\{\{name/, '3.4'],
    [/EU Responsible/, '3'],
  ] as const) {
    await layer(name);
    await field('宽（mm）').fill('92');
    await field('字号（mm）').fill(size);
  }
  await press('重新检查');
  await rehearsal.getByText('没有发现问题，条码都能扫出').waitFor();
  await press('保存到该SKU');
  await shows(editor, /正在编辑 SKU/);

  const pdf = await downloaded(page, () => press('下载PDF'));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await isOneLabel(pdf);
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'asked';
    };
  });
  await press('打印');
  await page.locator('html[data-printed=asked]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await isOneLabel(await page.pdf({ preferCSSPageSize: true }));
}

/** A single page of 100 by 70 mm. */
async function isOneLabel(pdf: Buffer): Promise<void> {
  const paper = await PDFDocument.load(pdf);
  expect(paper.getPageCount()).toBe(1);
  const { width, height } = paper.getPage(0).getSize();
  expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([100, 70]);
}
