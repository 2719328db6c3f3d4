import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { browserFlags, findBrowser } from './support/browser.mjs';
import { toCsv } from './support/sales-files.ts';

/**
 * `npm run screenshots -- http://127.0.0.1:4000`: takes the pictures of the public site anew from a running
 * server with demo data, light and dark, into web/public/screenshots.
 */
const [origin = 'http://127.0.0.1:4000'] = process.argv.slice(2);
const folder = 'web/public/screenshots';

const boss = '13800000001';
const shipper = '13800000021';
const desktop = { viewport: { width: 1500, height: 940 }, deviceScaleFactor: 1.25 };
const phone = {
  viewport: { width: 375, height: 720 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
/** A narrow window of a computer: the pages of the desktop, folded. */
const narrow = { viewport: { width: 375, height: 720 }, deviceScaleFactor: 2 };

interface Picture {
  readonly name: string;
  readonly who: string;
  readonly device: typeof desktop | typeof phone;
  readonly path: string;
  /** Resolves when the page is complete, to the part that is drawn; undefined for all that is in sight. */
  readonly ready: (page: Page) => Promise<Locator | undefined>;
  /** What of that part, in px from its corner. */
  readonly clip?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

const main = (page: Page) => page.getByRole('main');

/** What the side panel lists is there, and the rows of the page's first table. */
async function tableOf(page: Page): Promise<Locator> {
  await page.getByText('店铺数据汇总').first().waitFor();
  await main(page).getByRole('row').nth(3).waitFor();
  return main(page);
}

const chart = (page: Page) =>
  page.getByRole('region', { name: '销售趋势' }).locator('svg path').first().waitFor();

/** Blocks are fetched once they come into sight. */
async function block(page: Page, name: string): Promise<Locator> {
  await chart(page);
  const part = page.getByRole('region', { name, exact: true });
  for (let i = 0; i < 40 && (await part.count()) === 0; i += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(150);
  }
  await part.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return part;
}

const salesFile = toCsv(
  Array.from({ length: 60 }, (_, i) => ({
    orderNo: `PO-211-${10_000_000 + i}`,
    shop: '暖屿户外运动旗舰店',
    code: `YD0${6_381 + (i % 9)}`,
    name: ['折叠椅', '露营灯', '速干毛巾'][i % 3] ?? '',
    quantity: 1 + (i % 4),
    price: `${12 + (i % 7) * 3}.50`,
    at: `2026-06-${String(1 + (i % 28)).padStart(2, '0')} 12:00:00`,
  })),
);

const crop = { x: 0, y: 0, width: 960, height: 640 };

const pictures: readonly Picture[] = [
  {
    name: 'home',
    who: boss,
    device: desktop,
    path: '/home?range=month',
    ready: async (page) => {
      await chart(page);
      await page.getByText('今日关注').waitFor();
      await page.waitForLoadState('networkidle');
      return undefined;
    },
  },
  {
    name: 'profit',
    who: boss,
    device: desktop,
    path: '/home?range=month',
    ready: async (page) => {
      const part = await block(page, '商品排行');
      await part.getByRole('row').nth(12).waitFor();
      return part;
    },
    clip: { ...crop, width: 1204 },
  },
  {
    name: 'stock',
    who: boss,
    device: desktop,
    path: '/account/manager?range=month',
    ready: tableOf,
    clip: { ...crop, width: 1236 },
  },
  {
    name: 'finance',
    who: boss,
    device: desktop,
    path: '/home?range=month',
    ready: (page) => block(page, '资金'),
    clip: { x: -16, y: -16, width: 1236, height: 470 },
  },
  {
    name: 'import',
    who: boss,
    device: desktop,
    path: '/import',
    ready: async (page) => {
      await page.getByLabel('销售文件', { exact: true }).setInputFiles({
        name: '2026年6月订单.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(salesFile),
      });
      await page.getByText('文件的列').waitFor();
      await page.waitForLoadState('networkidle');
      return main(page);
    },
    clip: { x: 40, y: 0, width: 1060, height: 640 },
  },
  {
    name: 'listing',
    who: boss,
    device: desktop,
    path: '/aiProducts/list',
    ready: tableOf,
    clip: { ...crop, width: 1236 },
  },
  {
    name: 'delivery',
    who: boss,
    device: desktop,
    path: '/deliveryCenter',
    ready: tableOf,
    clip: { ...crop, width: 1236 },
  },
  {
    name: 'rights',
    who: boss,
    device: desktop,
    path: '/shopManage',
    ready: async (page) => {
      const part = await tableOf(page);
      await part.getByRole('rowheader', { name: '13800000031', exact: true }).waitFor();
      return part;
    },
    clip: { ...crop, width: 1236, height: 560 },
  },
  {
    name: 'phone-home',
    who: boss,
    device: narrow,
    path: '/home?range=month',
    ready: async (page) => {
      await page.getByRole('region', { name: '汇总' }).getByText(/¥/).first().waitFor();
      await page.waitForLoadState('networkidle');
      return undefined;
    },
  },
  {
    name: 'phone-tasks',
    who: shipper,
    device: phone,
    path: '/m',
    ready: async (page) => {
      await page.getByRole('link', { name: /FH\d+/ }).first().waitFor();
      await page.waitForLoadState('networkidle');
      return undefined;
    },
  },
];

/** What greets a person by itself would be in the picture. */
function closeReminders(): void {
  const now = Date.now();
  const names = [
    'expiry',
    'expiryStrip',
    'storeManager',
    'sideSoftware',
    'sidePlugin',
    'installNever',
  ];
  const tips = names.map((tip) => [`${tip}:13800000001`, now]);
  localStorage.setItem('tipClosedTimes', JSON.stringify(Object.fromEntries(tips)));
  const note = JSON.stringify({ linkPutOffAt: String(now) });
  for (let id = 1; id <= 100; id += 1) localStorage.setItem(`user.${id}`, note);
}

async function signedIn(browser: Browser, { who, device }: Picture, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    ...device,
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    colorScheme,
  });
  await context.addInitScript(closeReminders);
  await context.request.post('/graphql', {
    headers: { 'x-requested-with': 'web' },
    data: {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }',
      variables: { input: { phone: who, password: 'demo2026' } },
    },
  });
  return context;
}

/** As WebP, which Playwright itself does not make. */
async function take(context: BrowserContext, { path, ready, clip }: Picture): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(path);
  const part = await ready(page);
  const box = (await part?.boundingBox()) ?? { x: 0, y: 0 };
  const { scrollX, scrollY, innerWidth, innerHeight } = await page.evaluate(() => ({
    scrollX: window.scrollX,
    scrollY: window.scrollY,
    innerWidth: window.innerWidth,
    innerHeight: window.innerHeight,
  }));
  const { x, y, width, height } = clip ?? { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    captureBeyondViewport: true,
    clip: { x: scrollX + box.x + x, y: scrollY + box.y + y, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Whoever sees a stack would look for a fault in here. */
function end(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const isReady = await fetch(`${origin}/readyz`).then(
  ({ ok }) => ok,
  () => false,
);
if (!isReady)
  end(
    `No server with demo data answers at ${origin}. Start one (npm start), or name another: npm run screenshots -- URL [NAME …]`,
  );

const executablePath = findBrowser();
const env = { ...process.env, LC_ALL: 'C.UTF-8' };
const browser = await chromium.launch({ executablePath, args: [...browserFlags], env });
mkdirSync(folder, { recursive: true });
const only = process.argv.slice(3);
for (const picture of pictures.filter(({ name }) => only.length === 0 || only.includes(name))) {
  for (const mode of ['light', 'dark'] as const) {
    const context = await signedIn(browser, picture, mode);
    const image = await take(context, picture);
    writeFileSync(join(folder, `${picture.name}-${mode}.webp`), image);
    console.log(`${picture.name}-${mode}.webp ${Math.round(image.byteLength / 1024)} KB`);
    await context.close();
  }
}
await browser.close();
