import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { manage } from './panel.ts';
import { boss, otherBoss, shows } from './steps.ts';

const { openAs } = useBrowser();

async function panelOf(
  phone: string,
): Promise<{ page: Page; panel: ReturnType<Page['getByRole']> }> {
  const page = await openAs(phone, '/home');
  const panel = page.getByRole('complementary', { name: '店铺列表' });
  await panel.getByRole('button', { name: /店铺数据汇总/ }).waitFor();
  return { page, panel };
}

describe('the shop side panel', () => {
  it('[R1-02] [R1-03] [R1-04] [R2.6-01] [R2.6-02] [R2.6-03] [R2.6-04] [R2.6-07] lists both platforms by managed type, counts in a badge what waits at a shop, and finds one by name and id', async () => {
    const { panel } = await panelOf(otherBoss);
    await panel.getByRole('button', { name: /店铺数据汇总\s*12/ }).waitFor();
    await shows(panel, 'temu');
    await shows(panel, 'shein');
    expect(await panel.getByText('全托管').count()).toBeGreaterThan(0);
    expect(await panel.getByText('半托管').count()).toBeGreaterThan(0);

    const badges = panel.getByRole('img', { name: /项待处理/ });
    await badges.first().waitFor();
    const titles = await badges.evaluateAll((found) =>
      found.map((badge) =>
        badge.closest('button')?.querySelector('[title]')?.getAttribute('title'),
      ),
    );
    let sums = 0;
    for (const title of titles) {
      // By its name: the open card moves the others, and in a long list out of it.
      const shop = panel.locator('button[aria-current]').filter({
        has: panel.page().locator(`[title="${title}"]`),
      });
      await shop.click();
      await expect.poll(() => shop.getAttribute('aria-current')).toBe('true');
      await shop.click();
      const card = panel.getByRole('group', { name: /的店铺信息/ });
      const fact = async (name: string) =>
        Number(
          await card.getByText(name, { exact: true }).locator('xpath=following::dd[1]').innerText(),
        );
      const badge = shop.getByRole('img', { name: /项待处理/ });
      // Read together until they agree: the marketplace goes on meanwhile.
      await expect
        .poll(async () => {
          const [abnormal, refunds] = [await fact('异常商品'), await fact('待处理退款')];
          if (abnormal > 0 && refunds > 0) sums += 1;
          const sum = abnormal + refunds;
          return (
            (await badge.innerText()) === (sum > 99 ? '99+' : String(sum)) &&
            (await badge.getAttribute('title')) === `${sum} 项待处理（异常商品与退款）`
          );
        })
        .toBe(true);
      await shop.click();
      await card.waitFor({ state: 'detached' });
    }
    expect(sums).toBeGreaterThan(0);

    const shop = panel.locator('[title]').filter({ hasText: /店/ }).last();
    const [name = '', id = ''] = ((await shop.getAttribute('title')) ?? '').split(/\s(?=\d+$)/);
    for (const search of [name, id]) {
      await panel.getByRole('searchbox').fill(search);
      await panel.getByRole('button', { name: /店铺数据汇总/ }).waitFor({ state: 'detached' });
      await shows(panel, name);
    }
    await panel.getByRole('searchbox').fill('没有这样的店');
    await shows(panel, /没有找到/);
  });

  it('[R2.6-02] [R2.6-11] [R2.6-12] [R2.6-13] [R2.6-14] [R2.6-15] [R2.6-16] [R2.6-17] [R2.6-20] [R4-16] selects a shop, all shops, a platform or a group, shows the card of a shop and binds, by keys too', async () => {
    const { page, panel } = await panelOf(boss);
    await shows(panel, '店铺分组');
    // The words of the button keep away from its borders.
    const room = await panel.getByRole('link', { name: '导入销售文件' }).evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      return Math.min(inner.left - outer.left, outer.right - inner.right);
    });
    expect(room).toBeGreaterThanOrEqual(8);

    const shop = panel.locator('button[aria-current]', { hasText: /店|旗舰/ }).last();
    await shop.click();
    await page.waitForURL(/shop=/);
    await expect.poll(() => shop.getAttribute('aria-current')).toBe('true');
    expect(await panel.locator('[aria-current=true]').count()).toBe(1);
    // Where the panel has no room, its button says what is chosen.
    const name = (await shop.locator('[title]').first().getAttribute('title'))?.split(' ')[0] ?? '';
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 600, height: 800 });
    await page.getByRole('button', { name: new RegExp(`^选择店铺.*${name}$`) }).waitFor();
    if (wide) await page.setViewportSize(wide);
    await panel.getByRole('button', { name: /店铺数据汇总/ }).click();
    await page.waitForURL((url) => !url.search.includes('shop='));

    await panel.getByRole('button', { name: /^temu \d+$/ }).click();
    await page.waitForURL(/platform=temu/);

    const groups = panel.getByRole('listitem').filter({ hasText: /\d$/ });
    await groups.first().waitFor();
    const empty = panel.getByRole('button', { name: /\s0$/ });
    await empty.click();
    await shows(page.getByRole('alertdialog'), /请先为该分组添加店铺/);
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: /\s3$/ }).first().click();
    await page.waitForURL(/group=/);

    await shop.click();
    await expect.poll(() => shop.getAttribute('aria-current')).toBe('true');
    await shop.click();
    const card = panel.getByRole('group', { name: /的店铺信息/ });
    for (const fact of [
      '店铺评分',
      '履约评级',
      '近一个月销售额',
      '近一个月利润',
      '滞销商品',
      '价格申报中',
    ]) {
      await shows(card, fact);
    }
    await expect.poll(() => card.textContent()).toMatch(/¥/);
    await shop.click();
    await card.waitFor({ state: 'detached' });

    await panel.getByRole('button', { name: /店铺数据汇总/ }).click();
    await page.waitForURL((url) => !url.search.includes('shop='));
    await panel.getByRole('button', { name: /店铺数据汇总/ }).focus();
    await page.keyboard.press('End');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).not.toContain('店铺数据汇总');
    await page.keyboard.press('Enter');
    await page.waitForURL(/shop=/);

    for (const [entry, title] of [
      ['绑定temu主账号', '绑定主账号'],
      ['解绑temu主账号', '解绑账号'],
      ['解绑shein主账号', '解绑账号'],
    ] as const) {
      await manage(page, entry);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    const opened = page.waitForEvent('popup');
    await manage(page, '绑定shein主账号');
    await (await opened).waitForURL(/state=/);
  });

  it('[R4-19] marks a shop that is selected as loading, for 2 seconds', async () => {
    const { page, panel } = await panelOf(boss);
    await page.clock.install();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const shop = panel.locator('button[aria-current]', { hasText: /店|旗舰/ }).last();
    expect(await shop.getAttribute('aria-busy')).toBe('false');
    await shop.click();
    await page.waitForURL(/shop=/);
    await shop.getByRole('status', { name: '正在加载店铺数据' }).waitFor();
    await page.clock.runFor(1_900);
    expect(await shop.getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(200);
    await expect.poll(() => shop.getAttribute('aria-busy')).toBe('false');
    expect(await panel.getByRole('status', { name: '正在加载店铺数据' }).count()).toBe(0);
  });
});
