import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { bossOf, haveShops } from './own-shops.ts';
import { openWithPanel, rowOf, shownNames } from './panel.ts';
import { shows } from './steps.ts';

const { contextAs } = useBrowser();

/** Three fully managed and a semi-managed shop of temu, and one of shein. */
async function pageOfAllKinds(): Promise<Page> {
  const context = await contextAs(bossOf(['甲店', '乙店', '丙店']));
  await haveShops(context, ['半店'], { isSemiManagedMall: true });
  await haveShops(context, ['希店'], { platformType: 'shein' });
  const page = await context.newPage();
  await openWithPanel(page, '/home');
  return page;
}

/** Where the pointer is in the end. */
async function dragOnto(
  page: Page,
  shop: string,
  target: string,
): Promise<{ x: number; y: number }> {
  const from = await rowOf(page, shop).boundingBox();
  const to = await rowOf(page, target).boundingBox();
  if (!from || !to) throw new Error('A row is out of sight');
  const x = from.x + 80;
  await page.mouse.move(x, from.y + 18);
  await page.mouse.down();
  await page.mouse.move(x, from.y + 30, { steps: 3 });
  const y = to.y + 18;
  await page.mouse.move(x, y, { steps: 6 });
  return { x, y };
}

const told = (page: Page) => page.locator('[aria-live=assertive][role=status]').first();

/** A shop that was picked up is moved by keys from the next task of the page on: the library listens then. */
const listens = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done)));

describe('the order of the shops', () => {
  it('[R2.6-18] [R2.6-19] is changed by dragging inside a section, and lasts; elsewhere nothing can be dropped', async () => {
    const page = await pageOfAllKinds();
    const before = ['甲店', '乙店', '丙店', '半店', '希店'];
    expect(await shownNames(page)).toEqual(before);
    for (const [shop, target] of [
      ['甲店', '半店'],
      ['甲店', '希店'],
      ['希店', '乙店'],
    ] as const) {
      await dragOnto(page, shop, target);
      await shows(page, '不可放在这里');
      await page.mouse.up();
      await page.getByText('不可放在这里').waitFor({ state: 'detached' });
      expect(await shownNames(page)).toEqual(before);
    }
    const saved = page.waitForResponse(
      (answer) => answer.request().postDataJSON()?.operationName === 'SaveShopLayout',
    );
    const pointer = await dragOnto(page, '丙店', '甲店');
    // A line shows where it would land, above the row that it is dragged up to, and it hangs beside the pointer.
    const place = await rowOf(page, '甲店').locator('[data-lands]').boundingBox();
    const row = await rowOf(page, '甲店').boundingBox();
    expect([place?.y, place?.height]).toEqual([row?.y, 3]);
    const ghost = page.locator('[data-ghost]');
    await expect
      .poll(async () => Math.round((await ghost.boundingBox())?.y ?? 0))
      .toBe(Math.round(pointer.y + 10));
    expect(Math.round((await ghost.boundingBox())?.x ?? 0)).toBe(Math.round(pointer.x + 10));
    await page.mouse.up();
    await expect.poll(() => shownNames(page)).toEqual(['丙店', '甲店', '乙店', '半店', '希店']);
    await saved;
    await openWithPanel(page, '/home');
    expect(await shownNames(page)).toEqual(['丙店', '甲店', '乙店', '半店', '希店']);
  });

  it('[R2.6-18] is changed by the keyboard, and each step is told', async () => {
    const page = await pageOfAllKinds();
    await rowOf(page, '甲店').locator('button[aria-current]').click();
    await page.waitForURL(/shop=/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => told(page).textContent()).toMatch(/已拿起店铺甲店，当前是第1个，共3个/);
    await listens(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => told(page).textContent()).toMatch(/将放到第2个，共3个/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => told(page).textContent()).toMatch(/将放到第3个，共3个/);
    // The section ends here.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => told(page).textContent()).toMatch(/甲店已放到第3个，共3个/);
    await expect.poll(() => shownNames(page)).toEqual(['乙店', '丙店', '甲店', '半店', '希店']);

    await page.keyboard.press('Space');
    await expect.poll(() => told(page).textContent()).toMatch(/已拿起店铺甲店，当前是第3个/);
    await listens(page);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => told(page).textContent()).toMatch(/将放到第2个/);
    await page.keyboard.press('Escape');
    await expect.poll(() => told(page).textContent()).toMatch(/已取消移动/);
    expect(await shownNames(page)).toEqual(['乙店', '丙店', '甲店', '半店', '希店']);
    expect(await seriousViolations(page)).toEqual([]);
  });
});
