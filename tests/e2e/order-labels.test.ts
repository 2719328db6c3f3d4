import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { signIn } from '../support/sign-in.ts';
import { orderRows, rowOf } from './delivery-steps.ts';
import { phone } from './phone-steps.ts';
import { boss, shows, tick } from './steps.ts';

const { openAs, open } = useBrowser();

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const title = '打印发货单标签';

const lines = (page: Page) => page.getByRole('list', { name: '发货单的SKU' }).getByRole('listitem');

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await download.path());
}

/** Pixels of a PNG, out of its first chunk. */
const widthOf = (png: Uint8Array): number => Buffer.from(png).readUInt32BE(16);

const counts = (page: Page) => page.getByLabel(/^张数/);

const sumOf = async (page: Page): Promise<number> => {
  const all = await counts(page).all();
  const texts = await Promise.all(all.map((field) => field.inputValue()));
  return texts.reduce((sum, text) => sum + Number(text), 0);
};

/** The numbers of the orders on the page of shipped orders, which is opened. */
async function shippedOrders(page: Page): Promise<string[]> {
  await page.goto('/deliveryCenter?tab=shipped');
  await orderRows(page).first().waitFor();
  return (await orderRows(page).allTextContents()).flatMap(
    (text) => text.match(/FH\d{18}/)?.[0] ?? [],
  );
}

describe('the labels of shipping orders', () => {
  it('are one a piece: with a page each in a PDF of millimetres, 600 px wide as pictures, and of several orders at once with the template of the country', async () => {
    const page = await openAs(boss);
    const [number = ''] = await shippedOrders(page);
    await rowOf(page, number)
      .getByRole('button', { name: `打印 ${number}` })
      .click();
    await page.getByRole('menuitem', { name: '打印标签' }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    await lines(page).first().waitFor();
    await shows(lines(page).first(), number);
    const pieces = await sumOf(page);
    expect(pieces).toBeGreaterThan(0);
    await shows(page, new RegExp(`共 ${pieces} 张`));
    // Every label is looked at before anything is printed.
    await expect.poll(() => page.getByText(/正在检查 /).count()).toBe(0);
    await shows(lines(page).first(), '检查通过');
    expect(await seriousViolations(page)).toEqual([]);

    const pdf = await PDFDocument.load(await downloaded(page, '下载PDF'));
    expect(pdf.getPageCount()).toBe(pieces);
    const { width, height } = pdf.getPage(0).getSize();
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([100, 70]);

    const several = await lines(page).count();
    const file = await downloaded(page, '下载PNG');
    const pictures = several === 1 ? [file] : Object.values(unzipSync(file));
    expect(pictures.length).toBe(several);
    for (const picture of pictures) expect(widthOf(picture)).toBe(600);

    // What was counted differently is printed so, and is still there after a reload.
    await counts(page).first().fill('1');
    const fewer = await sumOf(page);
    await shows(page, new RegExp(`共 ${fewer} 张`));
    await page.reload();
    await lines(page).first().waitFor();
    expect(await counts(page).first().inputValue()).toBe('1');
    expect(await sumOf(page)).toBe(fewer);
    await counts(page).first().fill('2001');
    await shows(page, '一次最多 2,000 张');
    expect(await page.getByRole('button', { name: '打印', exact: true }).isDisabled()).toBe(true);

    const numbers = await shippedOrders(page);
    for (const place of [0, 1]) await tick(orderRows(page).nth(place).getByRole('checkbox'));
    await page
      .getByRole('region', { name: '批量操作' })
      .getByRole('button', { name: '打印' })
      .click();
    await page.getByRole('menuitem', { name: '打印标签' }).click();
    await lines(page).first().waitFor();
    for (const number of numbers.slice(0, 2)) await shows(page, new RegExp(number));
    await page.getByRole('button', { name: '各印1张' }).click();
    const skus = await lines(page).count();
    expect(await sumOf(page)).toBe(skus);
    await page.getByLabel('销售国家').selectOption({ label: '德国' });
    await shows(lines(page).first(), 'GPSR 德国');
    // The law of the country is looked at as well: toys need a mark that this label lacks.
    await page.getByLabel('商品类别').selectOption({ label: '玩具' });
    await shows(lines(page).first(), /缺少/);

    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'asked';
      };
    });
    await page.getByRole('button', { name: '打印', exact: true }).click();
    await page.locator('html[data-printed=asked]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const paper = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
    expect(paper.getPageCount()).toBe(skus);
  });

  it('are not for a visitor, tell which orders there are not, and lead to the editor for a SKU and back with the label that was drawn', async () => {
    const page = await open('/canvasCompon?orders=FH1');
    await page.getByText('登录后可打印发货单的标签').waitFor();
    await signIn(page.context(), boss);
    await page.goto('/canvasCompon?orders=FH1');
    await page.getByText('没有可打印的发货单').waitFor();

    const numbers = await shippedOrders(page);
    await page.goto(`/canvasCompon?orders=${numbers.at(-1)}`);
    // One that no earlier try has drawn a label for.
    const line = lines(page).filter({ hasText: '模板' }).last();
    await line.waitFor();
    const code = /给 (.+) 画标签/.exec(
      (await line.getByRole('link').getAttribute('aria-label')) ?? '',
    )?.[1];
    const same = lines(page).filter({ hasText: code ?? '-' });
    await same.getByRole('link', { name: `给 ${code} 画标签` }).click();
    const editor = page.getByRole('region', { name: '标签编辑器' });
    await shows(editor, /正在给 SKU .* 画标签/);
    // It begins with the template of which the SKU had its label so far.
    await editor.getByRole('listitem').first().waitFor();
    await editor.getByRole('button', { name: '保存到该SKU' }).click();
    await shows(editor, /正在编辑 SKU/);
    await editor.getByRole('link', { name: '返回打印' }).click();
    await shows(same, '专属标签');
    // What is changed and not saved is not left without a question.
    await same.getByRole('link', { name: `编辑 ${code} 的标签` }).click();
    await shows(editor, /正在编辑 SKU/);
    await editor.getByRole('button', { name: '二维码', exact: true }).click();
    await editor.getByRole('link', { name: '返回打印' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '离开' }).click();
    await lines(page).last().waitFor();
  });

  it('are printed by a shipper, who draws none', async () => {
    const page = await openAs('13800000021', '/m', { ...phone, userAgent: iphone });
    await page
      .getByRole('link', { name: /FH\d{18}/ })
      .first()
      .click();
    await page.getByRole('link', { name: '打印标签' }).click();
    await lines(page).first().waitFor();
    expect(await lines(page).getByRole('link').count()).toBe(0);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: '返回发货单' }).click();
    await page.waitForURL(/\/m\/task\//);
  });
});
