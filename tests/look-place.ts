import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ viewport: { width: 1500, height: 900 }, locale: 'zh-CN', baseURL: 'http://127.0.0.1:4701' });
await context.request.post('/graphql', { headers: { 'x-requested-with': 'web' }, data: { query: 'mutation{loginAsDemo{error{message}}}' } });
await context.addInitScript(() => {
  const times: Record<string, number> = {};
  for (const n of ['expiry', 'expiryStrip', 'storeManager', 'sideSoftware', 'sidePlugin', 'installNever']) times[`${n}:13800000001`] = Date.now();
  localStorage.setItem('tipClosedTimes', JSON.stringify(times));
});
const page = await context.newPage();
const where = (sel: string) => page.evaluate((s) => ({ y: Math.round(scrollY), h: document.documentElement.scrollHeight, top: Math.round(document.querySelector(s)?.getBoundingClientRect().top ?? NaN) }), sel);
const trace = async (name: string, sel: string) => { for (const ms of [0, 200, 500, 1000, 2000]) { await page.waitForTimeout(ms); console.log(name, JSON.stringify(await where(sel))); } };
const mode = process.argv[2];
if (mode === 'home') {
  await page.goto('/home?range=week');
  await page.locator('#home-category').waitFor();
  // scroll like a reader
  for (let i = 0; i < 30; i++) { await page.mouse.move(800, 500); await page.mouse.wheel(0, 150); await page.waitForTimeout(60); }
  await page.waitForTimeout(1500);
  console.log('before', await where('#home-reviews'));
  const link = page.locator('#home-stock a, #home-reviews a, #home-products a').first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  console.log('clicked at', await where('#home-stock'), await link.textContent());
  await link.click();
  await page.waitForURL((u) => !u.href.endsWith('/home?range=week'));
  await page.waitForTimeout(1500);
  await page.goBack();
  await trace('back', '#home-stock');
} else {
  await page.goto(mode ?? '');
  const scroller = page.locator('main [role=region][tabindex="0"]').first();
  await scroller.waitFor();
  await page.locator('main tbody tr:has(a), main tbody tr:has(th)').nth(5).waitFor();
  await scroller.evaluate((e) => { e.scrollTop = 1500; });
  await page.waitForTimeout(800);
  console.log('before', await scroller.evaluate((e) => e.scrollTop), await where('main'));
  await page.getByRole('banner').getByRole('link').nth(1).click();
  await page.waitForTimeout(2000);
  console.log(page.url());
  await page.goBack();
  await scroller.waitFor();
  await page.waitForTimeout(1500);
  console.log('after', await scroller.evaluate((e) => e.scrollTop), await where('main'));
}
await browser.close();
