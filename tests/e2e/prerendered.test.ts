import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { moved, watchMoves } from './moved-steps.ts';
import { boss, shows } from './steps.ts';

const { open, newContext, contextAs } = useBrowser();

declare global {
  interface Window {
    /** What the page consisted of before any script of it ran. */
    firstMain: Element | null;
  }
}

describe('pages that the build has drawn', () => {
  it('show a public page before any script has run', async () => {
    const page = await open('/index', { javaScriptEnabled: false });
    await shows(page.getByRole('heading', { level: 1 }), /全部店铺的经营/);
    await shows(page.getByRole('contentinfo'), /©/);
  });

  it("show the frame of the product's pages before any script has run", async () => {
    const page = await open('/home', { javaScriptEnabled: false });
    await shows(page.getByRole('banner'), '数据统计');
    expect(await page.title()).toContain('数据统计');
  });

  it('are taken over as they are, without a complaint', async () => {
    const page = await (await newContext()).newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        window.firstMain = document.querySelector('main');
      });
    });
    await page.goto('/index');
    await page.getByRole('button', { name: '登录/注册' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => window.firstMain?.isConnected)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('leave whoever has begun to read where they are, and bring back to their place whoever comes back', async () => {
    const page = await (await newContext()).newPage();
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/**.js', async (route) => {
      await held.promise;
      await route.fallback();
    });
    await page.goto('/index', { waitUntil: 'commit' });
    await shows(page.getByRole('contentinfo'), /©/);
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(place).toBe(900);
    held.resolve();
    // What only the code brings: by then it has taken the page over.
    const demo = page.getByRole('button', { name: '以演示老板身份进入' });
    await demo.waitFor();
    expect(await place()).toBe(900);
    await page.reload();
    await demo.waitFor();
    await expect.poll(place).toBe(900);
  });

  it('press again what was pressed before their code had come, once', async () => {
    const page = await (await newContext()).newPage();
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/**.js', async (route) => {
      await held.promise;
      await route.fallback();
    });
    await page.goto('/index', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '登录/注册' }).click();
    held.resolve();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.locator('[data-pressed]').count()).toBe(0);
  });

  it('show no other language to whoever reads one that the build does not speak', async () => {
    const context = await newContext();
    await context.addInitScript(() => localStorage.setItem('selectedLang', 'en'));
    const page = await context.newPage();
    const { promise: code, resolve: comes } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await code;
      await route.continue();
    });
    await page.goto('/index', { waitUntil: 'commit' });
    const title = page.locator('h1');
    await title.waitFor({ state: 'attached' });
    expect(await title.isVisible()).toBe(false);
    comes();
    await title.waitFor();
    expect(await title.textContent()).not.toMatch(/\p{Script=Han}/u);
  });

  it('take from the address what they could not know, without a complaint', async () => {
    const page = await (await newContext()).newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/paySuccess?orderNo=2026031112000012345678');
    await shows(page, '订单号：2026031112000012345678');
    expect(complaints).toEqual([]);
  });

  it('name the code that they begin with, so that it is fetched at once: no other is needed to take the first figures over', async () => {
    const context = await contextAs(boss);
    const document = await (await context.request.get('/home')).text();
    const named = [
      ...document.matchAll(
        /<(?:link rel="modulepreload"|script type="module" async[^>]*) crossorigin (?:href|src)="([^"]+)">/g,
      ),
    ].map(([, file]) => file);
    expect(named.length).toBeGreaterThan(1);
    expect(named.length).toBeLessThanOrEqual(25);

    const page = await context.newPage();
    await page.route('**/assets/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      const isNamed = named.includes(pathname) || /\/assets\/index-[^/]+\.js$/.test(pathname);
      await (isNamed ? route.continue() : route.abort());
    });
    await page.goto('/home');
    await page.locator('#root[data-there]').waitFor();
    await shows(page.getByRole('main'), /¥\s?[\d,]+\.\d\d/);
  });

  it('begin when the network is back that was away while their code came', async () => {
    const page = await (await newContext()).newPage();
    let lost = 0;
    // What imports the rest: the rest asks again by itself.
    await page.route('**/assets/first-*.js', async (route) => {
      lost += 1;
      await (lost > 2 ? route.continue() : route.abort());
    });
    await page.goto('/index');
    await page.locator('#root[data-there]').waitFor();
    expect(lost).toBeGreaterThan(2);
    await page.getByRole('button', { name: '登录/注册' }).first().click();
    await page.getByRole('dialog').waitFor();
  });

  it('show somebody who is signed in the way to the workbench', async () => {
    const context = await contextAs(boss, { viewport: { width: 375, height: 812 } });
    const page = await context.newPage();
    await watchMoves(page);
    await page.goto('/index');
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: '进入工作台' }).waitFor();
    expect(await page.getByRole('button', { name: '登录/注册' }).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: '进入工作台' }).first().waitFor();
    expect(await page.getByText('预览无需注册').first().isVisible()).toBe(false);
    // The one way on takes the room of what visitors are offered.
    expect(await moved(page)).toBeLessThan(0.01);
  });
});
