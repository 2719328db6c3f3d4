import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { wordsOfPages } from '../support/pdf-text.ts';
import { scanned } from '../support/pixels.ts';
import { orderRows, rowOf } from './delivery-steps.ts';
import { boss, shows, tick } from './steps.ts';

const { contextAs } = useBrowser();

/** The shipped orders of the demo boss, on a page whose printing dialog is only noted. */
async function shippedOrders(): Promise<{ page: Page; numbers: string[] }> {
  const context = await contextAs(boss, { colorScheme: 'dark' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'asked';
    };
  });
  await page.goto('/deliveryCenter?tab=shipped');
  await orderRows(page).first().waitFor();
  const numbers = (await orderRows(page).allTextContents()).flatMap(
    (text) => text.match(/FH\d{18}/)?.[0] ?? [],
  );
  return { page, numbers };
}

const isPrinted = (page: Page) => page.locator('html[data-printed=asked]').waitFor();

/** What a scanner reads from the drawing. */
async function scannedFrom(drawing: Locator): Promise<string | undefined> {
  const picture = await drawing.evaluate(async (element) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(element))}`;
    image.width = 300;
    image.height = 300;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 300;
    const paper = canvas.getContext('2d');
    if (paper === null) throw new Error('No canvas');
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, 300, 300);
    paper.drawImage(image, 0, 0, 300, 300);
    return canvas.toDataURL().split(',')[1] ?? '';
  });
  return scanned(Buffer.from(picture, 'base64'));
}

describe('the packing list', () => {
  it('of one order has its goods, quantities, number and QR code, on paper only', async () => {
    const { page, numbers } = await shippedOrders();
    const [orderNo = ''] = numbers;
    const row = rowOf(page, orderNo);
    const pieces = Number((await row.textContent())?.match(/共 (\d+) 件/)?.[1]);
    await row.getByRole('button', { name: `打印 ${orderNo}` }).click();
    await page.getByRole('menuitem', { name: '打印装箱单' }).click();
    await isPrinted(page);
    const lists = page.getByTestId('packing-lists');
    expect(await lists.isVisible()).toBe(false);

    await page.emulateMedia({ media: 'print' });
    expect(await lists.isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: '物流助手' }).isVisible()).toBe(false);
    const list = lists.getByRole('article', { name: `装箱单 ${orderNo}` });
    await shows(list, '收货仓库');
    expect(await list.getByRole('columnheader').allTextContents()).toEqual([
      '序号',
      '商品',
      '规格',
      'SKU货号',
      'SKU ID',
      '数量',
      '核对',
    ]);
    const quantities = await list.locator('tbody [data-column=quantity]').allTextContents();
    expect(quantities.reduce((sum, text) => sum + Number(text), 0)).toBe(pieces);
    expect(await list.locator('tfoot [data-column=quantity]').textContent()).toBe(String(pieces));
    expect(await scannedFrom(list.getByRole('img', { name: '发货单号二维码' }))).toBe(orderNo);
    // On several sheets each has its order, no number is broken, and the sum stands under the last line alone.
    const line = list.locator('tbody tr');
    await line.evaluateAll(([first]) => {
      const quantity = first?.querySelector('[data-column=quantity]');
      if (quantity) quantity.textContent = '1,234,567';
      for (let copies = 0; copies < 60; copies += 1) first?.after(first.cloneNode(true));
    });
    const lines = await list
      .locator('tbody [data-column=quantity]')
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
    expect(lines).toBe(1);
    // Black on white, although the page is dark.
    const colors = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
    expect(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
    // Wherever its last line comes to stand: lists of one line more each.
    const lengths = 16;
    await list.evaluate((article, count) => {
      for (let longer = 1; longer < count; longer += 1) {
        const before = article.parentElement?.lastElementChild;
        const next = before?.cloneNode(true);
        if (!(next instanceof Element)) throw new Error('There is no list');
        const last = next.querySelector('tbody tr:last-child');
        last?.after(last.cloneNode(true));
        before?.after(next);
      }
    }, lengths);
    const sheets = await wordsOfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets.length).toBeGreaterThan(2 * lengths);
    for (const sheet of sheets) expect(sheet).toContain(orderNo);
    const ends = sheets.filter((sheet) => sheet.includes('合计'));
    expect(ends).toHaveLength(lengths);
    expect(sheets.filter((sheet) => sheet.includes('打印时间'))).toEqual(ends);
  });

  it('of several orders has a page for each, and is gone when the printing is over', async () => {
    const { page, numbers } = await shippedOrders();
    for (const place of [0, 1, 2]) {
      await tick(orderRows(page).nth(place).getByRole('checkbox'));
    }
    const bar = page.getByRole('region', { name: '批量操作' });
    await bar.getByRole('button', { name: '打印' }).click();
    await page.getByRole('menuitem', { name: '打印装箱单' }).click();
    await isPrinted(page);
    await page.emulateMedia({ media: 'print' });
    const lists = page.getByTestId('packing-lists').getByRole('article');
    expect(await lists.count()).toBe(3);
    for (const [index, orderNo] of numbers.slice(0, 3).entries()) {
      await shows(lists.nth(index), orderNo);
      expect(await scannedFrom(lists.nth(index).getByRole('img'))).toBe(orderNo);
    }
    expect(await lists.nth(0).evaluate((element) => getComputedStyle(element).breakAfter)).toBe(
      'page',
    );
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.getByTestId('packing-lists').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: '物流助手' }).waitFor();

    await page.emulateMedia({ media: null });
    // The page itself has all of its orders on paper, which is narrower than the window.
    const words = (await wordsOfPages(await page.pdf({ preferCSSPageSize: true }))).join('');
    expect(numbers.filter((number) => !words.includes(number))).toEqual([]);
  });
});

describe('carton marks', () => {
  it('are one for each carton that an order is said to have, on the paper of a label printer', async () => {
    const { page, numbers } = await shippedOrders();
    for (const place of [0, 1]) await tick(orderRows(page).nth(place).getByRole('checkbox'));
    await page
      .getByRole('region', { name: '批量操作' })
      .getByRole('button', { name: '打印' })
      .click();
    await page.getByRole('menuitem', { name: '打印箱唛' }).click();
    const dialog = page.getByRole('dialog', { name: '打印箱唛' });
    const [first = '', second = ''] = numbers;
    const cartons = dialog.getByRole('textbox', { name: `${first} 的箱数` });
    for (const wrong of ['', '0', '1.5', '201']) {
      await cartons.fill(wrong);
      await dialog.getByRole('button', { name: /^打印/ }).click();
      await shows(dialog, '请填写 1 到 200 的整数');
    }
    await cartons.fill('3');
    await dialog.getByRole('combobox', { name: '纸张' }).selectOption('100 × 150 mm');
    await dialog.getByRole('button', { name: '打印（4 张）' }).click();
    await isPrinted(page);
    await page.emulateMedia({ media: 'print' });
    const marks = page.getByTestId('carton-marks').getByRole('article');
    expect(await marks.count()).toBe(4);
    for (const [index, [orderNo, carton]] of [
      [first, '第 1 / 3 箱'],
      [first, '第 2 / 3 箱'],
      [first, '第 3 / 3 箱'],
      [second, '第 1 / 1 箱'],
    ].entries()) {
      await shows(marks.nth(index), orderNo ?? '');
      await shows(marks.nth(index), carton ?? '');
      expect(await scannedFrom(marks.nth(index).getByRole('img'))).toBe(orderNo);
    }
    // However long the names are, nothing lies on what is filled in by hand.
    const overlap = await marks.first().evaluate((mark) => {
      for (const name of mark.querySelectorAll('h1, dd'))
        name.textContent = '很长的名称'.repeat(20);
      const bottom = Math.max(
        ...[...mark.querySelectorAll('dd')].map((fact) => fact.getBoundingClientRect().bottom),
      );
      return bottom - (mark.querySelector('footer')?.getBoundingClientRect().top ?? 0);
    });
    expect(overlap).toBeLessThanOrEqual(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // A page for each, of 100 by 150 mm in points.
    const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sizes).toHaveLength(4);
    for (const [, width, height] of sizes) {
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([283, 425]);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.getByTestId('carton-marks').waitFor({ state: 'detached' });
  });
});
