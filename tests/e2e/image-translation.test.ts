import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { pictureOf } from '../support/pictures.ts';
import { collect } from './collected.ts';
import { bossOf } from './own-shops.ts';
import { shows } from './steps.ts';

const { contextAs } = useBrowser();

describe('the translation of a picture', () => {
  it('[R7.7-24] [R7.7-26] shows before and after, is corrected by hand, and goes into the listing', async () => {
    const context = await contextAs(bossOf(['甲店']));
    const [id] = await collect(context, 1);
    const page = await context.newPage();
    await page.goto(`/aiProducts/edit?id=${id}`);
    const pictures = page.getByRole('list', { name: '商品图片' });
    await pictures.getByRole('img').first().waitFor();
    const before = await pictures.getByRole('listitem').count();
    // The pictures of the demo are drawings without words.
    expect(await page.getByRole('button', { name: /^翻译第/ }).count()).toBe(0);
    const picture = await pictureOf([
      { text: '大容量收纳盒', x: 60, y: 100, size: 56 },
      { text: '不锈钢 520ml', x: 60, y: 200, size: 36 },
    ]);
    await page
      .locator('input[type=file][accept*="image/png"]')
      .first()
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
    const place = before + 1;
    const translate = page.getByRole('button', { name: `翻译第${place}张图片中的文字` });
    await translate.waitFor();
    const original = await pictures.getByRole('img').nth(before).getAttribute('src');
    await translate.click();
    const dialog = page.getByRole('dialog', { name: '翻译图片文字' });
    await dialog.getByRole('button', { name: '开始翻译' }).click();
    await dialog.getByRole('img', { name: '译图' }).waitFor({ timeout: 120_000 });
    expect(await dialog.getByRole('img', { name: '原图' }).getAttribute('src')).toBe(original);
    const text = dialog.getByRole('textbox', { name: '第1处译文' });
    expect(await text.inputValue()).toBe('Large capacity storage box');
    expect(await seriousViolations(page)).toEqual([]);

    const first = await dialog.getByRole('img', { name: '译图' }).getAttribute('src');
    await text.fill('XXL storage box');
    await dialog.getByLabel('宽（像素）').fill('9000');
    await shows(dialog, '超出了图片，请调小或移动');
    expect(await dialog.getByRole('button', { name: '重绘译图' }).isDisabled()).toBe(true);
    await dialog.getByLabel('宽（像素）').fill('500');
    await dialog.getByRole('button', { name: '重绘译图' }).click();
    const use = dialog.getByRole('button', { name: '用译图替换原图' });
    await expect.poll(() => use.isVisible()).toBe(true);
    const second = await dialog.getByRole('img', { name: '译图' }).getAttribute('src');
    expect(second).not.toBe(first);
    await use.click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await pictures.getByRole('img').nth(before).getAttribute('src')).toBe(second);
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await shows(page, '保存成功');
    await page.reload();
    await pictures.getByRole('img').first().waitFor();
    expect(await pictures.getByRole('img').nth(before).getAttribute('src')).toBe(second);
    // The original can be put back.
    expect(await page.locator(`img[src="${original}"]`).count()).toBe(1);
  });
});
