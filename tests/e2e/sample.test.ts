import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { addShops, becomeBossOf, bossOf } from './own-shops.ts';
import { phone } from './phone-steps.ts';
import { shows } from './steps.ts';

const { newContext, openAs } = useBrowser();

/** The tokens that the page has asked with since; undefined where it was the cookie's, as for one question alone. */
function tokensOf(page: Page): (string | undefined)[] {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || isOwnQuestion(request)) return;
    tokens.push(request.headers().authorization);
  });
  return tokens;
}

/** Whether the person who looks at the sample has shops by now. */
const isOwnQuestion = (request: Request) =>
  (request.postData() ?? '').includes('"operationName":"OwnShops"');

const marked = (page: Page) => page.getByRole('region', { name: '模拟数据预览' });

describe('the sample for a boss without shops', () => {
  it('is entered from the first steps, survives a reload, is only looked at, and left by one press', async () => {
    const context = await newContext();
    await context.addInitScript(() => sessionStorage.setItem('bindReminderDismissed', 'yes'));
    await becomeBossOf(context, []);
    const page = await context.newPage();
    await page.goto('/home');
    const steps = page.getByRole('region', { name: '开始使用' });
    await steps.getByRole('link', { name: '先看示例店铺' }).waitFor();
    await shows(page, '绑定店铺主账号，或导入销售文件，店铺就会出现在这里。');
    expect(await page.getByText('加载失败').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: '先看示例店铺' }).last().click();
    await page.waitForURL('**/home?sample');
    const tokens = tokensOf(page);
    await page.reload();
    await marked(page).waitFor();
    const summary = page.getByRole('region', { name: '汇总' });
    await expect.poll(() => summary.textContent()).toMatch(/¥\s?[\d,.]+/);
    expect(await steps.count()).toBe(0);
    expect(await page.getByRole('button', { name: /登录/ }).count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);

    // Another page of it, and that page loaded anew, are of the sample as well.
    await page.getByRole('link', { name: '物流助手' }).click();
    await page.waitForURL('**/deliveryCenter*');
    await page.reload();
    await marked(page).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^确认打包/ })
      .first()
      .click();
    const tips = page.getByRole('dialog', { name: '示例店铺只能查看' });
    await tips.getByRole('button', { name: '继续浏览' }).click();
    await tips.waitFor({ state: 'detached' });
    expect(new Set(tokens)).toEqual(new Set(['visitor']));

    await marked(page).getByRole('button', { name: '返回我的页面' }).click();
    await page.waitForURL((url) => url.pathname === '/home' && url.search === '');
    await shows(steps, '已完成 0/3');
    await page.getByRole('button', { name: /账号菜单/ }).waitFor();
    expect(await marked(page).count()).toBe(0);
    await page.goto('/todo');
    await page.getByRole('main').getByRole('link', { name: '先看示例店铺' }).waitFor();

    // With the first shop it ends in each window that looks at it: told by another one, and found by a reload.
    await page.goto('/home?sample');
    await marked(page).waitFor();
    const later = await context.newPage();
    await later.goto('/todo?sample');
    await marked(later).waitFor();
    await later.route('**/graphql', (route) =>
      isOwnQuestion(route.request()) ? route.abort() : route.fallback(),
    );
    await addShops(context, ['甲店']);
    const own = await context.newPage();
    await own.goto('/home');
    const ended = '您已有自己的店铺，示例已结束，这里是您的页面。';
    await page.getByText(ended).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/home');
    await shows(steps, '已完成 1/3');
    expect(await marked(later).count()).toBe(1);
    await later.unrouteAll();
    await later.reload();
    await later.getByText(ended).waitFor();
    expect(await marked(later).count()).toBe(0);
    await later.reload();
    await later.getByRole('button', { name: /账号菜单/ }).waitFor();
    expect(await later.getByText(ended).count()).toBe(0);
    expect(await page.getByRole('link', { name: '先看示例店铺' }).count()).toBe(0);
  });

  it('is there on the phone too', async () => {
    const page = await openAs(bossOf([]), '/m', phone);
    await page.getByRole('link', { name: '先看示例店铺' }).tap();
    await page.waitForURL('**/m/preview?sample');
    const banner = page.getByRole('region', { name: '示例数据' });
    await page.reload();
    await shows(banner, '示例数据，与您的店铺无关');
    await shows(page.getByRole('main'), /¥/);
    await page.getByRole('link', { name: '店铺' }).first().tap();
    await page.waitForURL('**/m/preview/shops*');
    await banner.getByRole('button', { name: '返回我的页面' }).tap();
    await page.waitForURL(/\/m$/);
    await page.getByRole('region', { name: '开始使用' }).waitFor();
    expect(await banner.count()).toBe(0);
  });
});
