import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { shows, signIn } from './steps.ts';

const { newContext } = useBrowser();

describe('the product as one of the boss’s people sees it', () => {
  it('[R6-14] shows the boss the shops and rights of a manager, changes nothing, and goes back', async () => {
    const context = await newContext();
    await signIn(context);
    const page = await context.newPage();
    await page.goto('/account/people');
    const shops = page.getByRole('complementary').getByText('南枝文创');
    await page
      .getByRole('button', { name: /^以其身份查看：/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: '以其身份查看：小周' }).click();
    const question = page.getByRole('alertdialog');
    await shows(question, '将以 小周 的身份查看');
    await question.getByRole('button', { name: '开始查看' }).click();
    await page.waitForURL(/\/home/);
    const banner = page
      .getByRole('status')
      .filter({ hasText: '正在以 小周（店长/财务）的身份查看' });
    await banner.waitFor();
    await page.getByRole('region', { name: '汇总' }).waitFor();
    // The manager has two of the five shops, and none of these.
    await page.getByRole('complementary').getByText('翔飞女装').first().waitFor();
    expect(await shops.count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);

    // What would change something is refused in words, and nothing changes.
    await page.goto('/account/people');
    await shows(page, '仅BOSS可以管理人员');

    // It lasts on every page of this browser until it is ended.
    const other = await context.newPage();
    await other.goto('/account/manager');
    await other.getByRole('status').filter({ hasText: '正在以 小周' }).waitFor();

    await banner.getByRole('button', { name: '退出查看' }).click();
    await page.waitForURL(/\/home/);
    await shops.first().waitFor();
    expect(await banner.count()).toBe(0);
    await page.goto('/account/log');
    await shows(page, '以他人身份查看');
  });
});
