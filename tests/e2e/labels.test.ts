import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { makeOldest } from '../support/oldest-browser.ts';
import { scanned } from '../support/pixels.ts';
import { graphql } from './imports.ts';
import { boss, downloaded } from './steps.ts';

const savedTemplates = z.object({
  labelTemplates: z.array(z.object({ id: z.string(), name: z.string() })),
});

const { open, newContext, contextAs, openAs } = useBrowser();

const editor = (page: Page) => page.getByRole('region', { name: '标签编辑器' });

const add = (page: Page, name: string) =>
  editor(page).getByRole('button', { name, exact: true }).click();

const layer = (page: Page, name: string | RegExp) =>
  editor(page).getByRole('listitem').getByRole('button', { name }).first();

const field = (page: Page, name: string) => editor(page).getByLabel(name, { exact: true });

/** Width and height of a PNG, out of its first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Where the paper is on the screen, by the units of the label. */
const paperOf = async (page: Page) => {
  const box = await editor(page).locator('canvas').first().boundingBox();
  if (box === null) throw new Error('No canvas');
  const scale = (box.width - 48) / 1_000;
  return (x: number, y: number) => [box.x + 24 + x * scale, box.y + 24 + y * scale] as const;
};

const value = async (page: Page, name: string) => Number(await field(page, name).inputValue());

const drag = async (page: Page, from: readonly [number, number], to: readonly [number, number]) => {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
};

/** Takes off the label whatever a step before has left on it. */
async function clear(page: Page): Promise<void> {
  const layers = editor(page).getByRole('listitem');
  for (let left = await layers.count(); left > 0; left -= 1) {
    await layer(page, /./).click();
    await add(page, '删除所选');
    await expect.poll(() => layers.count()).toBe(left - 1);
  }
}

describe('the label editor', () => {
  it('[R2.1-25] draws a label on a canvas for a visitor, keeps it over a reload and puts it out', async () => {
    const page = await open('/canvasCompon');
    await editor(page).locator('canvas').first().waitFor();

    await add(page, '文字');
    await field(page, '文字').fill('深圳制造 Made in China');
    const before = Number(await field(page, '左（mm）').inputValue());
    await layer(page, /深圳制造/).focus();
    for (const key of ['Shift+ArrowRight', 'ArrowRight', 'ArrowDown'])
      await page.keyboard.press(key);
    expect(Number(await field(page, '左（mm）').inputValue())).toBeCloseTo(before + 1.1);

    await add(page, '二维码');
    await field(page, '条码内容').fill('SKU-7788');
    await layer(page, /SKU-7788/).waitFor();

    await page.reload();
    await layer(page, /深圳制造/).click();
    expect(Number(await field(page, '左（mm）').inputValue())).toBeCloseTo(before + 1.1);
    await layer(page, /SKU-7788/).waitFor();
    await page.getByRole('status').filter({ hasText: '恢复了1分钟前没有保存的内容' }).waitFor();

    const png = await downloaded(page, () => add(page, '下载PNG'));
    expect(sizeOf(png)).toEqual([600, 420]);
    expect(await scanned(png)).toBe('SKU-7788');
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('copies, moves, snaps, sizes, stacks and takes back, and says before printing what would go wrong', async () => {
    const page = await open('/canvasCompon');
    await add(page, '矩形');
    await page.keyboard.press('Control+d');
    const layers = editor(page).getByRole('listitem');
    await expect.poll(() => layers.count()).toBe(2);
    await page.keyboard.press('Delete');
    await expect.poll(() => layers.count()).toBe(1);
    await page.keyboard.press('Control+z');
    await expect.poll(() => layers.count()).toBe(2);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => layers.count()).toBe(2);

    // Dragged to a little beside the middle, it snaps to it: 300 wide and 180 high, on 1000 by 700.
    await clear(page);
    await add(page, '矩形');
    const at = await paperOf(page);
    const x = (await value(page, '左（mm）')) * 10;
    const y = (await value(page, '上（mm）')) * 10;
    await drag(page, at(x + 50, y + 50), at(353 + 50, 257 + 50));
    await expect.poll(() => field(page, '左（mm）').inputValue()).toBe('35');
    expect(await field(page, '上（mm）').inputValue()).toBe('26');

    // At its handles it grows, and snaps to the edges of its neighbours.
    await clear(page);
    await add(page, '矩形');
    for (const [name, length] of [
      ['左（mm）', '10'],
      ['上（mm）', '10'],
      ['宽（mm）', '30'],
      ['高（mm）', '20'],
    ] as const)
      await field(page, name).fill(length);
    await add(page, '文字');
    for (const [name, length] of [
      ['左（mm）', '50'],
      ['上（mm）', '45'],
      ['宽（mm）', '30'],
      ['高（mm）', '20'],
    ] as const)
      await field(page, name).fill(length);
    // The first again, to be pulled by its right handle to the left edge of the other, or nearly so.
    await layer(page, /矩形/).press('Escape');
    await page.mouse.click(...at(102, 150));
    await expect.poll(() => value(page, '左（mm）')).toBe(10);
    await drag(page, at(400, 200), at(504, 200));
    await expect.poll(() => value(page, '宽（mm）')).toBe(40);
    expect(await value(page, '高（mm）')).toBe(20);
    // The corner pulls both, to where nothing is that it could snap to.
    await drag(page, at(500, 300), at(430, 262));
    await expect.poll(() => value(page, '宽（mm）')).toBeCloseTo(33, 0);
    expect(await value(page, '高（mm）')).toBeCloseTo(16.2, 0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => value(page, '宽（mm）')).toBe(40);
    await page.keyboard.press('Control+z');
    await expect.poll(() => value(page, '宽（mm）')).toBe(30);

    await clear(page);
    await add(page, 'SKU条码');
    await add(page, '矩形');
    await field(page, '左（mm）').fill('55');
    await add(page, '开始检查');
    const panel = page.getByRole('region', { name: '打印前检查' });
    await panel.getByText('有一部分在标签外').click();
    // What is led to is what is removed.
    await page.keyboard.press('Delete');
    await add(page, '重新检查');
    await panel.getByText('条码都能扫出').waitFor();
    // A filled line over the bars leaves nothing to be read.
    await add(page, '线条');
    for (const [name, length] of [
      ['左（mm）', '0'],
      ['上（mm）', '18'],
      ['宽（mm）', '60'],
      ['线宽（mm）', '10'],
    ] as const) {
      await field(page, name).fill(length);
    }
    await add(page, '复制一份');
    await field(page, '左（mm）').fill('0');
    await field(page, '上（mm）').fill('26');
    await add(page, '重新检查');
    await panel.getByText('扫不出这个条码').waitFor();

    // What lies below comes to the top by the list of layers, and the rest stays as it was.
    await clear(page);
    for (const name of ['文字', '二维码', '线条']) await add(page, name);
    const names = async () => {
      const texts = await editor(page).getByRole('listitem').allTextContents();
      return texts.map((text) => text.slice(0, 2));
    };
    await expect.poll(names).toEqual(['线条', '二维', '文字']);
    await editor(page)
      .getByRole('button', { name: /^上移 文字/ })
      .click();
    await expect.poll(names).toEqual(['线条', '文字', '二维']);
    await editor(page)
      .getByRole('button', { name: /^下移 线条/ })
      .click();
    await expect.poll(names).toEqual(['文字', '线条', '二维']);
    await page.reload();
    await expect.poll(names).toEqual(['文字', '线条', '二维']);
  });

  it('keeps the label of a person and that of a SKU, which are found again after a reload', async () => {
    const context = await contextAs(boss);
    const orders = await graphql(
      context,
      '{ shippingOrders(selection: { all: true }, first: 1) { edges { node { goods { skuId } } } } }',
    );
    const skuId = /"skuId":"(\d+)"/.exec(JSON.stringify(orders))?.[1] ?? '';
    const page = await context.newPage();
    await page.goto('/todo');
    await page.getByRole('button', { name: /账号菜单/ }).waitFor();
    await page.goto('/canvasCompon');
    const dialog = page.getByRole('dialog');
    const words = `自己的 ${Date.now()}`;
    await add(page, '文字');
    await field(page, '文字').fill(words);
    await add(page, '保存为模板');
    await dialog.getByLabel('模板类型').selectOption({ label: '我的标签' });
    await dialog.getByLabel('模板名称').fill('我的标签');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.waitFor({ state: 'detached' });
    await field(page, '文字').fill(`${words} SKU`);
    await add(page, '另存为');
    await dialog.getByLabel('模板类型').selectOption({ label: '按SKU' });
    await dialog.getByLabel('SKU ID').fill(skuId);
    await dialog.getByLabel('模板名称').fill('一个SKU的标签');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.waitFor({ state: 'detached' });

    // What is in no template yet survives too, and is not taken for what the template holds.
    await field(page, '文字').fill('未保存的字');
    await page.reload();
    await layer(page, /未保存/).waitFor();
    await add(page, '放弃');
    await layer(page, /未保存/).waitFor({ state: 'detached' });
    await editor(page).getByLabel('模板类型').selectOption({ label: '我的标签' });
    await editor(page)
      .getByRole('button', { name: /^我的标签/ })
      .click();
    await layer(page, new RegExp(words)).waitFor();
    await editor(page).getByLabel('模板类型').selectOption({ label: '按SKU' });
    await editor(page).getByLabel('SKU ID').fill(skuId);
    await add(page, '查找');
    await editor(page)
      .getByRole('button', { name: /^一个SKU的标签/ })
      .click();
    await layer(page, new RegExp(words)).click();
    expect(await field(page, '文字').inputValue()).toBe(`${words} SKU`);
  });

  it('[R3-50] draws the first page of a PDF, in the oldest of the browsers, too', async () => {
    const context = await newContext();
    await makeOldest(context, /\/pdf\.worker/);
    const page = await context.newPage();
    await page.goto('/canvasCompon');
    await add(page, 'PDF');
    const pdf = await PDFDocument.create();
    pdf.addPage([100, 50]).drawText('A-1', { x: 10, y: 20 });
    await field(page, 'PDF文件').setInputFiles({
      name: 'label.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdf.save()),
    });
    await layer(page, '图片').waitFor();
  });

  it('prints one label a row, and says which row lacks what', async () => {
    const page = await open('/canvasCompon');
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printed = 'asked';
      };
    });
    await add(page, '二维码');
    await field(page, '条码内容').fill('{{skuCode}}');
    await add(page, '文字');
    await field(page, '文字').fill('{{name}}');
    await add(page, '批量打印');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('数据（每行一张）').fill('SKU货号\t商品名称\nA-1\t杯子\nA-2\t');
    await dialog.getByRole('button', { name: '打印' }).click();
    await dialog.getByText('第 3 行：缺少数据').waitFor();
    await dialog.getByLabel('数据（每行一张）').fill('SKU货号\t商品名称\nA-1\t杯子\nA-2\t盘子');
    const pdf = await downloaded(page, () =>
      dialog.getByRole('button', { name: '下载PDF' }).click(),
    );
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

    await add(page, '批量打印');
    await dialog.getByLabel('数据（每行一张）').fill('A-1,杯子\nA-2,盘子\nA-3,碗');
    await dialog.getByRole('button', { name: '打印' }).click();
    await page.locator('html[data-printed=asked]').waitFor();
    const codes = await page
      .getByTestId('labels')
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => {
          if (!(image instanceof HTMLImageElement)) return '';
          const canvas = document.createElement('canvas');
          // Enough for a scanner, and less to hand over.
          canvas.width = 600;
          canvas.height = Math.round((600 * image.naturalHeight) / image.naturalWidth);
          canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
          return canvas.toDataURL().split(',')[1] ?? '';
        }),
      );
    const read = await Promise.all(codes.map((code) => scanned(Buffer.from(code, 'base64'))));
    expect(read).toEqual(['A-1', 'A-2', 'A-3']);
    await page.emulateMedia({ media: 'print' });
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
  });

  it('keeps templates on the server for whoever is signed in, and tells what a country of the Union asks of them', async () => {
    const page = await openAs(boss, '/todo');
    await page.getByRole('button', { name: /账号菜单/ }).waitFor();
    await page.goto('/canvasCompon');
    await add(page, '文字');
    await field(page, '文字').fill('给德国的标签');
    await add(page, '保存为模板');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('模板类型').selectOption({ label: 'GPSR模板' });
    await dialog.getByLabel('销售国家').selectOption({ label: '德国' });
    const name = `GPSR ${Date.now()}`;
    await dialog.getByLabel('模板名称').fill(name);
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.waitFor({ state: 'detached' });
    await field(page, '文字').fill('给德国的新标签');
    await add(page, '保存');
    await page.getByText('已保存').first().waitFor();

    // Saved: leaving asks nothing, and what is there is what was saved last.
    await page.reload();
    await editor(page).getByLabel('模板类型').selectOption({ label: 'GPSR模板' });
    await editor(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await layer(page, /给德国的新标签/).waitFor();
    await add(page, `删除模板 ${name}`);
    await page.getByRole('alertdialog').or(dialog).getByRole('button', { name: '删除' }).click();
    await page.getByText('已删除').first().waitFor();
    await expect
      .poll(() =>
        editor(page)
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .count(),
      )
      .toBe(0);

    // Somebody else deletes the template meanwhile: what is drawn is in none then, after a reload neither.
    await add(page, '保存为模板');
    await dialog.getByLabel('模板名称').fill(name);
    await dialog.getByRole('button', { name: '保存' }).click();
    await editor(page).getByText(`正在编辑：${name}`).waitFor();
    const { labelTemplates } = savedTemplates.parse(
      await graphql(page.context(), '{ labelTemplates(kind: GPSR) { id name } }'),
    );
    const id = labelTemplates.find((each) => each.name === name)?.id;
    await graphql(page.context(), 'mutation($id: ID!) { deleteLabel(id: $id) { deletedId } }', {
      id,
    });
    await layer(page, /给德国的新标签/).click();
    await field(page, '文字').fill('没有模板的标签');
    await add(page, '保存');
    await page.getByText('模板已被修改或删除').waitFor();
    await page.reload();
    await layer(page, /没有模板的标签/).waitFor();
    await editor(page).getByRole('button', { name: '保存为模板' }).waitFor();
    expect(await editor(page).getByText('正在编辑').count()).toBe(0);
    await add(page, '放弃');

    // What a country of the Union asks for is told as the label and the goods change.
    await page.goto('/canvasCompon');
    await editor(page).getByLabel('模板类型').selectOption({ label: 'GPSR模板' });
    await editor(page)
      .getByRole('button', { name: /^GPSR 德国/ })
      .click();
    const panel = page.getByRole('region', { name: '按销售国家检查' });
    await panel.getByLabel('销售国家').selectOption({ label: '德国' });
    await panel.getByText('这个国家要求的内容齐全').waitFor();

    // Another country has another language, other goods another law.
    await panel.getByLabel('销售国家').selectOption({ label: '法国' });
    await panel.getByText('警示语须有法语').click();
    expect(await field(page, '文字').inputValue()).toContain('Achtung');
    await panel.getByLabel('销售国家').selectOption({ label: '德国' });
    await panel.getByLabel('商品类别').selectOption({ label: '玩具' });
    await panel.getByText('缺少年龄警告').waitFor();
    await panel.getByText('2009/48/EC Annex V B(1)').waitFor();
    await panel.getByLabel('商品类别').selectOption({ label: '其他商品' });
    await panel.getByText('这个国家要求的内容齐全').waitFor();

    // What is taken off the label is missing at once.
    await layer(page, /Verantwortliche/).click();
    await add(page, '删除所选');
    await panel.getByText('缺少欧盟责任人的名称和地址').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('has everything within a phone’s width', async () => {
    const page = await open('/canvasCompon', { viewport: { width: 375, height: 800 } });
    await editor(page).locator('canvas').first().waitFor();
    await add(page, '警示语');
    for (const part of ['属性', '图层', '模板', '检查', '添加']) {
      await editor(page).getByText(part, { exact: true }).first().click();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });
});
