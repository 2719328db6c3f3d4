import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pictureFlags } from '../support/browser.mjs';
import { seriousViolations, useBrowser } from '../support/browser.ts';
import { moved, watchMoves } from './moved-steps.ts';
import { shows } from './steps.ts';

const { open, newContext } = useBrowser(pictureFlags);

const phone = {
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
};

/** The public texts, each with a heading that it has and no other. */
const articles = [
  ['/index/aboutUs', '关于我们', '为什么做'],
  ['/index/contactUs', '联系我们', '先看看是不是这些'],
  ['/contactUs', '联系我们', '先看看是不是这些'],
  ['/index/briefIntroduction', '产品简介', '数据从哪里来'],
  ['/homePage/homePage', '产品首页', '一、先看预览'],
  ['/privacyPolicy', '隐私政策', '二、平台账号与授权凭据'],
  ['/userAgreement', '用户服务协议', '五、收费、到期与续费'],
  ['/loginServiceArticle', '服务条款', '不同身份的登录方式'],
  ['/loginPrivacyArticle', '登录隐私政策', '“记住密码”保存在哪里'],
] as const;

/** Its contents lead to the section, and it says of which day it is. */
async function readSection(page: Page): Promise<void> {
  await shows(page.getByRole('main'), /版本日期：\d{4}年\d+月\d+日/);
  const name = '七、保存多久';
  await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name }).click();
  const section = page.getByRole('region', { name });
  await expect.poll(async () => (await section.boundingBox())?.y ?? Number.NaN).toBeLessThan(300);
}

describe('the public texts', () => {
  it('[R2.1-05] [R2.1-06] [R2.1-08] [R2.1-10] [R2.1-11] [R2.1-12] [R2.1-14] [R2.1-15] [R2.2-07] are each their own, and lead from their contents to the section', async () => {
    const page = await (await newContext()).newPage();
    const texts = new Map<string, string>();
    for (const [path, title, heading] of articles) {
      await page.goto(path);
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await main.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();
      texts.set(path, await main.getByRole('article').innerText());
      if (path === '/privacyPolicy') await readSection(page);
    }
    expect(texts.get('/contactUs')).toBe(texts.get('/index/contactUs'));
    texts.delete('/contactUs');
    expect(new Set(texts.values()).size).toBe(texts.size);
  });

  it('are described for those who read no scripts', async () => {
    const { request } = await newContext();
    const seen = new Set<string>();
    for (const path of ['/index', '/mobileHome', ...articles.map(([each]) => each)]) {
      const html = await (await request.get(path)).text();
      const [, description = ''] = /<meta name="description" content="([^"]+)">/.exec(html) ?? [];
      expect([path, description.length > 10]).toEqual([path, true]);
      if (path === '/contactUs') continue;
      expect(html).toContain(`<meta property="og:description" content="${description}">`);
      seen.add(description);
    }
    expect(seen.size).toBe(articles.length + 1);
  });
});

describe('the public home page', () => {
  it('[R2.1-02] [R2.1-04] shows the product, light or dark, and the price that the server asks', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open('/', { colorScheme });
      await page.waitForURL('**/index');
      await page.getByRole('navigation', { name: '网站导航' }).waitFor();
      const pictures = page.getByRole('main').locator('figure img:visible');
      await expect.poll(() => pictures.count()).toBe(8);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        expect(await picture.getAttribute('src')).toContain(`-${colorScheme}.webp`);
        const ratios = () =>
          picture.evaluate((image) =>
            image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
              ? Math.abs(
                  image.naturalWidth / image.naturalHeight - image.clientWidth / image.clientHeight,
                )
              : Number.NaN,
          );
        await expect.poll(ratios).toBeLessThan(0.02);
      }
      const prices = page.getByRole('region', { name: '一个价格，按店铺按月' });
      await prices.scrollIntoViewIfNeeded();
      await shows(prices, '¥69.00');
      await shows(prices, '新绑定的店铺先免费用 30 天');
      await prices.getByText('10 家', { exact: true }).click();
      await prices.getByText('12 个月', { exact: true }).click();
      await shows(prices.getByRole('status'), '¥8,280.00');
    }
  });

  it('asks for the picture at its top at once, in the colours that it will show', async () => {
    for (const [colorScheme, chosen, shown] of [
      ['dark', null, 'dark'],
      ['dark', 'light', 'light'],
    ] as const) {
      const context = await newContext({ colorScheme });
      await context.addInitScript((mode) => {
        if (mode !== null) localStorage.setItem('colorMode', mode);
      }, chosen);
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/index');
      const pictures = asked.filter((path) => path.includes('/screenshots/home-'));
      expect(pictures).toEqual([`/screenshots/home-${shown}.webp`]);
      // By the head of the page, not only once its place is known.
      const initiator = (name: string) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .find((entry) => entry.name.endsWith(name))?.initiatorType;
      expect(await page.evaluate(initiator, `/screenshots/home-${shown}.webp`)).toBe('link');
    }
  });

  it('answers questions before any script has run', async () => {
    const page = await open('/index', { javaScriptEnabled: false });
    const answer = page.getByText('不必。可以只导入自己从卖家中心导出的文件。');
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('必须交出平台账号密码吗？').click();
    await answer.waitFor();
  });

  it('says so when the price cannot be read', async () => {
    const page = await (await newContext()).newPage();
    await page.route('**/graphql', (route) =>
      route.fulfill({ status: 200, json: { errors: [{ message: '-' }] } }),
    );
    await page.goto('/index');
    const prices = page.getByRole('region', { name: '一个价格，按店铺按月' });
    await prices.scrollIntoViewIfNeeded();
    await shows(prices, '暂时读不到价格');
  });
});

describe('the news', () => {
  it('come without pushing anything that is seen out of its place', async () => {
    const context = await newContext({ viewport: { width: 1350, height: 940 } });
    const page = await context.newPage();
    await watchMoves(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await held.promise;
      await route.fallback();
    });
    await page.goto('/index/newsInformation', { waitUntil: 'commit' });
    await page.locator('[aria-busy=true], [role=status]').first().waitFor();
    held.resolve();
    await page.getByRole('main').getByRole('link').first().waitFor();
    expect(await moved(page)).toBeLessThan(0.01);
  });
});

describe('on a phone', () => {
  it('[R2.1-16] [R2.1-19] [R1-14] the home page says what there is, and leads on: to the news, and to the company profile, a text of its own', async () => {
    const page = await open('/index', phone);
    await page.waitForURL('**/mobileHome');
    await shows(page.getByRole('heading', { level: 1 }), '全部店铺的经营');
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: '进入手机工作台' }).getAttribute('href')).toBe(
      '/m',
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await seriousViolations(page)).toEqual([]);
    await main.getByRole('link', { name: /^新闻资讯/ }).click();
    await page.waitForURL('**/mobileHome/newsList');
    await page.goBack();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^公司简介/ })
      .click();
    await page.waitForURL('**/mobileHome/companyProfile');
    await main.getByRole('heading', { level: 1, name: '公司简介' }).waitFor();
    await shows(main.getByRole('region', { name: '我们的承诺' }), '不出售，不用于广告');
    await shows(main.getByRole('region', { name: '网站运营者' }), '网站运营者');
  });
});

describe('[R2.1-26] the test page', () => {
  const stateOf = (page: Awaited<ReturnType<typeof open>>, name: string) =>
    page.locator(`[data-check=${name}]`).getAttribute('data-state');

  it('finds what works, without a login, on a phone too', async () => {
    const page = await open('/delme', phone);
    for (const name of [
      'browser',
      'features',
      'cookies',
      'storage',
      'server',
      'clock',
      'websocket',
      'events',
    ])
      await expect.poll(() => stateOf(page, name), { message: name }).toBe('good');
    await shows(page.locator('[data-check=websocket]'), /往返 \d+ 毫秒/);
    expect(page.url()).toContain('/delme');
    expect(await seriousViolations(page)).toEqual([]);
  });

  it('finds what does not, and says what to do', async () => {
    const page = await (await newContext()).newPage();
    await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'));
    await page.routeWebSocket('**/graphql', (socket) => socket.close({ code: 4500 }));
    await page.route('**/healthz', (route) =>
      route.fulfill({
        body: 'ok',
        headers: { date: new Date(Date.now() - 600_000).toUTCString() },
      }),
    );
    await page.goto('/delme');
    await expect.poll(() => stateOf(page, 'websocket')).toBe('bad');
    await expect.poll(() => stateOf(page, 'clock')).toBe('bad');
    await shows(page.locator('[data-check=features]'), '缺少：ES2024');
    await shows(page.locator('[data-check=websocket]'), '连接被关闭（4500）');
    await shows(page.locator('[data-check=clock]'), '自动设置时间');
  });

  it('shows the camera once it is asked to, lets it go, and copies what it has found', async () => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    await context.addInitScript(() => {
      // A machine of the tests has no camera: a picture that is drawn stands in for it, again and again, as nothing
      // is told of one that stays.
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        canvas.width = 320;
        canvas.height = 240;
        setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 320, 240), 100);
        const stream = canvas.captureStream(5);
        Object.assign(window, { cameraTrack: stream.getTracks()[0] });
        return stream;
      };
      window.print = () => void window.dispatchEvent(new Event('afterprint'));
    });
    const page = await context.newPage();
    await page.goto('/delme');
    expect(await stateOf(page, 'camera')).toBe('unknown');
    await page.getByRole('button', { name: '打开摄像头' }).click();
    await page.getByLabel('摄像头画面').waitFor();
    await expect.poll(() => stateOf(page, 'camera')).toBe('good');
    await page.getByRole('button', { name: '关闭摄像头' }).click();
    const track = () => page.evaluate(() => Reflect.get(window, 'cameraTrack').readyState);
    await expect.poll(track).toBe('ended');
    await page.getByRole('button', { name: '打印测试页' }).click();
    await expect.poll(() => stateOf(page, 'printing')).toBe('good');
    await page.getByRole('button', { name: '复制检查结果' }).click();
    await shows(page.getByRole('status'), '检查结果已复制');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/打印: 正常/);
    expect(text).not.toMatch(/token|device=|signedIn/);
  });

  it('may use the camera, as no other public page', async () => {
    const { request } = await newContext();
    const policy = async (path: string) =>
      (await request.get(path)).headers()['permissions-policy'];
    expect(await policy('/delme')).toContain('camera=(self)');
    expect(await policy('/index')).toContain('camera=()');
  });
});
