import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { bossOf, shopNames } from './own-shops.ts';
import { demoManager } from './staff.ts';
import { boss, shows } from './steps.ts';

const { openAs } = useBrowser();

const table = (page: Page) => page.getByRole('table', { name: '全部店铺' });
const rows = (page: Page) => table(page).locator('tbody tr');

async function pageOf(phone: string): Promise<Page> {
  const page = await openAs(phone, '/shopManage');
  await rows(page).first().waitFor();
  return page;
}

describe('the page of all shops', () => {
  it('[R2.2-04] shows the shops of the boss by main account, to be searched and folded, and leads to the people of each', async () => {
    const page = await pageOf(boss);
    await page.getByRole('heading', { level: 1, name: '店铺管理' }).waitFor();
    expect(await rows(page).count()).toBe(5);
    expect(await seriousViolations(page)).toEqual([]);
    const accounts = table(page).getByRole('button', { expanded: true });
    expect(await accounts.count()).toBe(2);
    await accounts.first().click();
    await expect.poll(() => rows(page).count()).toBe(3);
    await table(page).getByRole('button', { expanded: false }).click();
    await expect.poll(() => rows(page).count()).toBe(5);

    const found = page.getByRole('table', { name: '人员管理' }).locator('tbody tr');
    for (const kind of ['MANAGER', 'OPERATOR']) {
      const door = rows(page).locator(`a[href*="kind=${kind}"]`).first();
      await door.waitFor();
      const names = (await door.getAttribute('title'))?.split('、') ?? [];
      await door.click();
      await expect.poll(() => found.count()).toBe(names.length);
      const listed = (await found.allTextContents()).join();
      for (const name of names) expect(listed).toContain(name.replace('（运营）', ''));
      await page.goBack();
    }

    await page.getByRole('radiogroup', { name: '平台' }).getByText('shein').click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.waitForURL(/market=shein/);
    await page.getByRole('searchbox', { name: '搜索店铺或主账号' }).fill('没有这样的店');
    await shows(page, '没有符合条件的店铺');
  });

  it('keeps in the address which dialog is open: a reload and a link open it, back closes it', async () => {
    const page = await pageOf(boss);
    const dialog = page.getByRole('dialog');
    const row = rows(page).first();
    const renew = row.getByRole('button', { name: /^续费店铺/ });
    const name = (await renew.getAttribute('aria-label'))?.match(/“(.+)”/)?.[1] ?? '';
    await renew.click();
    await dialog.getByText(name).first().waitFor();
    await page.waitForURL(/dialog=renew&shops=/);
    await page.reload();
    await page.getByRole('dialog', { name: '店铺续费' }).getByText(name).first().waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');

    await row.getByRole('button', { name: '重命名' }).click();
    await page.waitForURL(/dialog=rename&shops=/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const field = other.getByRole('dialog').getByRole('textbox');
    expect(await field.inputValue()).toBe(name);
    await other.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(other.url()).search).toBe('');

    for (const kind of ['rename', 'renew']) {
      await other.goto(`/shopManage?dialog=${kind}&shops=temu:nobody`);
      await rows(other).first().waitFor();
      await expect.poll(() => new URL(other.url()).search).toBe('');
      expect(await other.getByRole('dialog').count()).toBe(0);
    }
  });

  it('[R9.4-05] has no pages: sixty shops are scrolled in 500 px', async () => {
    const page = await openAs(bossOf(shopNames(60)), '/shopManage');
    await expect.poll(() => rows(page).count()).toBe(60);
    const region = page.getByRole('region', { name: '全部店铺' });
    const { height, scrollHeight } = await region.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      scrollHeight: element.scrollHeight,
    }));
    expect(height).toBe(500);
    expect(scrollHeight).toBeGreaterThan(2_000);
    expect(
      await page
        .getByRole('main')
        .getByText(/下一页|上一页/)
        .count(),
    ).toBe(0);
    await region.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const heads = table(page).getByRole('columnheader', { name: '店铺名称' });
    const top = async () => (await heads.boundingBox())?.y;
    expect(await top()).toBeCloseTo((await region.boundingBox())?.y ?? 0, -1);
  });

  it('hides a shop and restores it, without leaving the page', async () => {
    const page = await openAs(bossOf(['甲店', '乙店']), '/shopManage');
    const row = rows(page).filter({ hasText: '乙店' });
    await row.getByRole('button', { name: '隐藏' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '隐藏' }).click();
    await shows(row, '已隐藏');
    await row.getByRole('button', { name: '恢复' }).click();
    await shows(row, '显示中');
  });

  it('lets a manager look, and no more', async () => {
    const page = await openAs(demoManager, '/shopManage');
    await rows(page).first().waitFor();
    const main = page.getByRole('main');
    const acts = /重命名|隐藏|恢复|更多/;
    expect(await main.getByRole('button', { name: acts }).count()).toBe(0);
    // Nor does a link open to them what only a boss does.
    await page.goto('/shopManage?dialog=groups');
    await rows(page).first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
