import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { boss, shows, stubOperation } from './steps.ts';

const { open, openAs } = useBrowser();

const phone = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  viewport: { width: 375, height: 800 },
  hasTouch: true,
};

const pinned = '黑五与圣诞旺季服务安排';

// Those of the page: the drawer that leads to it has a list of the same name.
const rows = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: '资讯列表' }).getByRole('listitem');
const titles = (page: Page) => rows(page).getByRole('heading').allTextContents();

describe('/home/consult', () => {
  it('[R2.2-05] is reached from the header, and lists articles, those at the top first, by kind and page; or says why there are none', async () => {
    const page = await openAs(boss, '/home');
    await page.getByRole('banner').getByRole('button', { name: /^提醒/ }).click();
    await page.getByRole('tab', { name: '公告与资讯' }).click();
    await page.getByRole('link', { name: '查看全部资讯' }).click();
    await page.waitForURL('**/home/consult');
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(10);
    const first = rows(page).first();
    expect(await first.textContent()).toContain(pinned);
    expect(await first.textContent()).toContain('置顶');
    await shows(first, '2026-11-16');
    expect(await page.title()).toBe('资讯中心 - 卖家运营助手');
    expect(await seriousViolations(page)).toEqual([]);

    // One kind, page by page: the address keeps both, and "back" undoes them.
    const top = await titles(page);
    await page.getByRole('button', { name: '下一页' }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => titles(page)).not.toEqual(top);
    const second = await titles(page);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(second);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(top);
    await page.getByRole('radiogroup', { name: '资讯类型' }).getByText('帮助').click();
    await page.waitForURL(/kind=help/);
    await expect.poll(async () => (await titles(page))[0]).toBe('如何绑定店铺主账号');
    await page.goto('/home/consult?kind=help&page=900');
    await page.waitForURL((url) => !url.searchParams.has('page'));
    await rows(page).first().waitFor();

    // What is said when there is nothing, and when it could not be read.
    await stubOperation(page, 'Notices', {
      body: { data: { notices: { __typename: 'NoticeConnection', edges: [], totalCount: 0 } } },
    });
    await page.goto('/home/consult?kind=news');
    await shows(page, '暂无此类资讯');
    await page.unrouteAll();
    await page.getByRole('button', { name: '查看全部资讯' }).click();
    await rows(page).first().waitFor();

    await stubOperation(page, 'Notices', { status: 500, body: {} });
    await page.goto('/home/consult');
    await page.getByRole('alert').getByText('加载失败').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: '重试' }).click();
    await rows(page).first().waitFor();
  });
});

describe('/home/consult/articleDetails', () => {
  it('[R2.2-06] shows the article that was clicked, as text, and leads back to the same list; or says that there is no such article', async () => {
    const page = await openAs(boss, '/home/consult?kind=announcement');
    await rows(page).getByRole('link', { name: pinned }).click();
    await page.waitForURL(/\/home\/consult\/articleDetails\?id=1&kind=announcement/);
    await page.getByRole('heading', { level: 1, name: pinned }).waitFor();
    await shows(page, /一、数据同步。/);
    expect(await page.getByRole('article').getByRole('paragraph').count()).toBe(5);
    expect(await seriousViolations(page)).toEqual([]);
    const more = page.getByRole('region', { name: '更多公告' });
    await more.getByRole('link').first().click();
    await page.waitForURL(/id=(?!1&)\d+&kind=announcement/);
    await page.getByRole('link', { name: '返回资讯列表' }).click();
    await page.waitForURL(/\/home\/consult\?kind=announcement$/);
    await page.reload();
    await rows(page).first().waitFor();

    for (const id of ['', '?id=999999', '?id=abc', '?id=%3Cb%3E']) {
      await page.goto(`/home/consult/articleDetails${id}`);
      await shows(page, '没有找到这篇资讯');
    }

    // The text is drawn as text, whatever it contains.
    const body = '<img src=x onerror="document.title=1"><b>粗体</b>\n\n第二段';
    await stubOperation(page, 'Notice', {
      body: {
        data: {
          notice: {
            __typename: 'Notice',
            id: 'notice:1',
            noticeId: '1',
            kind: 'NEWS',
            title: '<i>标题</i>',
            summary: '',
            body,
            isPinned: false,
            publishedAt: '2026-11-16T01:00:00.000Z',
          },
        },
      },
    });
    await page.goto('/home/consult/articleDetails?id=1');
    const article = page.getByRole('article');
    await article.getByText('<b>粗体</b>').waitFor();
    expect(await article.getByRole('heading', { level: 1 }).textContent()).toBe('<i>标题</i>');
    expect(await article.locator('img, b, i').count()).toBe(0);
    expect(await article.getByRole('paragraph').count()).toBe(2);
  });
});

describe('the public news', () => {
  it('[R2.1-07] [R2.1-09] lists the seeded notices and shows one to a visitor who is asked for nothing', async () => {
    const page = await open('/index/newsInformation');
    await page.getByRole('heading', { level: 1, name: '新闻资讯' }).waitFor();
    await rows(page).first().waitFor();
    await rows(page).getByRole('link', { name: pinned }).click();
    await page.waitForURL('**/index/newsDetail/1/1');
    await shows(page, /一、数据同步。/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: pinned }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: '返回资讯列表' }).click();
    await page.waitForURL('**/index/newsInformation');
  });

  it('[R2.1-17] [R2.1-18] is listed and read on a phone, without leaving its pages', async () => {
    const page = await open('/mobileHome', phone);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await page.getByRole('link', { name: '新闻资讯', exact: true }).click();
    await page.waitForURL('**/mobileHome/newsList');
    await rows(page).first().waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await overflow()).toBeLessThanOrEqual(375);
    expect(await seriousViolations(page)).toEqual([]);
    await rows(page).getByRole('link', { name: pinned }).tap();
    await page.waitForURL('**/mobileHome/newsDetails?id=1');
    await shows(page, /一、数据同步。/);
    expect(await overflow()).toBeLessThanOrEqual(375);
    await page.getByRole('link', { name: '返回资讯列表' }).tap();
    await page.waitForURL('**/mobileHome/newsList');
  });
});
