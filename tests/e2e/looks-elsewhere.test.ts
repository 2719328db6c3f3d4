import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { signIn } from '../support/sign-in.ts';
import { withoutCode } from './drawn-steps.ts';
import { boss, otherBoss } from './steps.ts';

const { newContext, openAs } = useBrowser();

/** Of a machine that has never seen them, and nobody but them. */
async function machineOf(phone: string): Promise<BrowserContext> {
  const context = await newContext();
  await signIn(context, phone, { keepsLooks: true });
  return context;
}

const rowHeight = async (page: Page): Promise<number> => {
  const row = page.locator('tbody tr[tabindex]').first();
  await row.waitFor();
  return (await row.boundingBox())?.height ?? 0;
};

/** What is sent of the looks once the person has stopped choosing. */
const sent = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().postData()?.includes('SaveUserNotes') === true,
  );

const league = (page: Page) => page.locator('#home-league');

it('what a person chose of the looks is there on another machine from the first sight, and nobody else has it', async () => {
  const page = await openAs(otherBoss, '/account/manager?range=month');
  const usual = await rowHeight(page);
  const compact = sent(page);
  await page.getByRole('button', { name: '紧凑行高' }).click();
  await expect.poll(() => rowHeight(page)).toBeLessThan(usual);
  expect((await compact).ok()).toBe(true);

  await page.goto('/home');
  await league(page).waitFor();
  await page.getByRole('button', { name: '版面设置' }).click();
  const dialog = page.getByRole('dialog', { name: '版面设置' });
  const hidden = sent(page);
  await dialog.getByText('店铺排行', { exact: true }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  await league(page).waitFor({ state: 'detached' });
  expect((await hidden).ok()).toBe(true);

  const second = await machineOf(otherBoss);
  const home = await second.newPage();
  // The block is never there, not even for a moment.
  await home.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#home-league')) window.wasThere = true;
    }).observe(document, { childList: true, subtree: true });
  });
  const letGo = await withoutCode(second);
  await home.goto('/home', { waitUntil: 'commit' });
  letGo();
  await home.getByRole('region', { name: '商品排行', exact: true }).waitFor();
  expect(await league(home).count()).toBe(0);
  expect(await home.evaluate(() => window.wasThere)).toBeUndefined();
  await home.goto('/account/manager?range=month');
  await expect.poll(() => rowHeight(home)).toBeLessThan(usual);

  // Brought back there, it is back here as well when the page is opened again.
  await home.goto('/home');
  await home.getByRole('button', { name: '版面设置' }).click();
  const back = sent(home);
  await home
    .getByRole('dialog', { name: '版面设置' })
    .getByRole('button', { name: '恢复默认' })
    .click();
  expect((await back).ok()).toBe(true);
  await page.reload();
  await league(page).waitFor();

  const theirs = await openAs(boss, '/account/manager?range=month');
  expect(await rowHeight(theirs)).toBe(usual);
});

declare global {
  interface Window {
    /** Whether a block that is hidden was ever drawn. */
    wasThere?: boolean;
  }
}
