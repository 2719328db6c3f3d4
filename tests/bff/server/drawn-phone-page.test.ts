import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDrawnPages,
  type DrawnPagesOptions,
  loadDrawings,
} from '../../../bff/drawn-pages.ts';
import { contentSecurityPolicy } from '../../../bff/http/security-headers.ts';
import { createStaticFiles } from '../../../bff/http/static-files.ts';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { createTestApi, type TestApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { testBff, testLogger } from '../world.ts';
import { temporaryFolder } from './server-harness.ts';

const drawing = join(import.meta.dirname, '../../../web/src/app/drawn/pages.ts');

/** What the build leaves of the page, in small. */
const built = `<!doctype html><html lang="zh-CN"><head><script>document.title = "x"</script><link rel="modulepreload" crossorigin href="/assets/a.js"></head><body><div id="root"></div><!--root--></body></html>`;

let api: TestApi;
let bff: ReturnType<typeof testBff>['bff'];
let boss: Awaited<ReturnType<TestApi['signIn']>>;
let other: Awaited<ReturnType<TestApi['signIn']>>;
let manager: Awaited<ReturnType<TestApi['signIn']>>;
let shipper: Awaited<ReturnType<TestApi['signIn']>>;

/** Sells today what has a cost of 10.00, for so many fen. */
async function sell(owner: typeof boss, name: string, amount: number) {
  const shop = await api.shop(owner.user, { mall_name: name, mall_name_dis: name });
  const [cup = 0] = await addProduct(api.db, shop, { CUP: [{ code: `CUP-${name}`, cost: 1000 }] });
  const line = lineOf(shop, cup, '2026-03-11', { quantity: 1, amount });
  await appendSaleLines(api.db, [line], testNow);
  return shop;
}

beforeAll(async () => {
  api = await createTestApi();
  bff = testBff({ transport: fetchTransport((request) => api.handle(request)) }).bff;
  boss = await api.signIn();
  const shop = await sell(boss, '</script><b>家居', 12_345);
  other = await api.signIn();
  await sell(other, '别人的店', 98_765);
  const boss_id = boss.user.id;
  manager = await api.signIn({ role: 'manager', boss_id });
  await api.assign(manager.user, shop);
  shipper = await api.signIn({ role: 'shipper', boss_id });
  await api.assign(shipper.user, shop);
});
afterAll(async () => {
  await bff.close();
  await api.close();
});

const caller = { address: '192.0.2.1', isLocal: false, requestId: 'test' };

async function pageWith(options: Partial<DrawnPagesOptions> = {}) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'm'));
  await writeFile(join(folder, 'm/index.html'), built);
  const logger = testLogger();
  const page = createDrawnPages({
    files: createStaticFiles(folder),
    graphql: (request) => bff.handle(request),
    load: () => loadDrawings(drawing),
    admits: () => true,
    logger,
    now: () => testNow,
    // However busy the machine is that tests it.
    patience: 60_000,
    ...options,
  });
  const open = async (
    token: string | undefined,
    { path = '/m', cookies = '', method = 'GET' } = {},
  ) => {
    const cookie = [token && `token=${token}`, cookies].filter(Boolean).join('; ');
    const request = new Request(`http://bff.test${path}`, { method, headers: { cookie } });
    return page.answer(request, caller);
  };
  return { open, logged: logger.logged };
}

const answersIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  );

describe('the document of the phone’s first page', () => {
  it('[R1-14] holds the figures of whoever opens it, and the answers to what their page asks first', async () => {
    const { open } = await pageWith();
    const answer = await open(boss.token);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('title="¥123.45"');
    expect(html).toMatch(/<h1>今日<\/h1>.*净销售额.*¥123\.45.*利润.*¥113\.45.*退货.*¥0\.00/s);
    expect(html).toMatch(/<div id="root"><div data-drawn="">/);
    expect(
      answersIn(html)
        .map(({ operationName }: { operationName: string }) => operationName)
        .sort(),
    ).toEqual([
      'DirectoryGroups',
      'DirectoryShops',
      'PhoneToday',
      'PhoneTodo',
      'UnreadAlerts',
      'Viewer',
    ]);
  });

  it('is nobody else’s: stored nowhere, and with nothing of others', async () => {
    const { open } = await pageWith();
    const documents = await Promise.all([boss, other, boss, other].map(({ token }) => open(token)));
    const [mine, theirs] = documents;
    for (const document of documents) {
      expect(document?.headers.get('cache-control')).toBe('private, no-store');
      expect(document?.headers.get('vary')).toContain('cookie');
      expect(document?.headers.get('etag')).toBeNull();
    }
    expect(await mine?.text()).not.toMatch(/987\.65|别人的店/);
    const html = await theirs?.text();
    expect(html).toContain('¥987.65');
    expect(html).not.toMatch(/123\.45|家居/);
  });

  it('[R6-19] tells nothing of costs and profits to whoever may not see them', async () => {
    const { open } = await pageWith();
    const html = (await (await open(manager.token))?.text()) ?? '';
    expect(html).toContain('¥123.45');
    expect(html).not.toMatch(/利润|113\.45/);
    expect(html).not.toMatch(/"(?:profit|cost)":"/);
  });

  it('lets no name end the elements that it stands in, and runs nothing that the page does not', async () => {
    const { open } = await pageWith();
    const shops = answersIn((await (await open(boss.token))?.text()) ?? '');
    expect(JSON.stringify(shops)).toContain('</script><b>家居');
    const { id } = shops.find(
      ({ operationName }: { operationName: string }) => operationName === 'DirectoryShops',
    ).data.shops.edges[0].node;
    const answer = await open(boss.token, { path: `/m?shop=${id}` });
    const html = (await answer?.text()) ?? '';
    expect(html).toContain('&lt;/script&gt;&lt;b&gt;家居');
    expect(html).not.toContain('<b>');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const policy = answer?.headers.get('content-security-policy') ?? '';
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(contentSecurityPolicy('app')).toContain("script-src 'self'");
  });

  it('has its code fetched once it is in sight', async () => {
    const { open } = await pageWith();
    const html = (await (await open(boss.token))?.text()) ?? '';
    expect(html).toContain(
      '<template id="code"><link rel="modulepreload" crossorigin href="/assets/a.js"></template></head>',
    );
  });

  it('speaks the language that the browser has told', async () => {
    const { open } = await pageWith();
    const [english, arabic, unknown] = await Promise.all(
      ['en', 'ar', 'tlh'].map((language) =>
        open(boss.token, { cookies: `language=${language}` }).then((answer) => answer?.text()),
      ),
    );
    expect(english).toMatch(/<h1>Today<\/h1>.*¥123\.45/s);
    expect(arabic).toMatch(/<h1>اليوم<\/h1>/);
    expect(unknown).toMatch(/<h1>今日<\/h1>/);
  });

  it.each<[string, () => string | undefined, { path?: string; method?: string }]>([
    ['without a session', () => undefined, {}],
    ['with a session that is over', () => 'a'.repeat(43), {}],
    ['as a warehouse shipper', () => shipper.token, {}],
    ['at a shop that is not theirs', () => boss.token, { path: '/m?shop=temu:999' }],
    ['to ask for the head alone', () => boss.token, { method: 'HEAD' }],
  ])('is everybody’s page for whoever comes %s', async (_, token, asked) => {
    const { open, logged } = await pageWith();
    expect(await open(token(), asked)).toBeUndefined();
    expect(logged).toEqual([]);
  });

  it('comes without figures where these are slow, fail, or would be too much', async () => {
    const aborted = Promise.withResolvers<void>();
    const slow = await pageWith({
      patience: 20,
      graphql: (request) => {
        request.signal.addEventListener('abort', () => aborted.resolve());
        return new Promise(() => {});
      },
    });
    expect(await slow.open(boss.token)).toBeUndefined();
    // Nobody waits for it any more.
    await aborted.promise;
    const failing = await pageWith({ graphql: () => Promise.reject(new Error('down')) });
    expect(await failing.open(boss.token)).toBeUndefined();
    const odd = await pageWith({ graphql: async () => Response.json(['?']) });
    expect(await odd.open(boss.token)).toBeUndefined();
    const busy = await pageWith({ admits: () => false });
    expect(await busy.open(boss.token)).toBeUndefined();
    const missing = await pageWith({ load: () => loadDrawings('/nowhere/draw.js') });
    expect(await missing.open(boss.token)).toBeUndefined();
    expect(missing.logged.map(({ message }) => message)).toEqual(['Pages are not drawn']);
  });

  it('is drawn without what is not its first figures', async () => {
    const { open } = await pageWith({
      graphql: async (request: Request): Promise<Response> => {
        const question = await request.clone().text();
        return question.includes('PhoneTodo') ? Response.json(null) : bff.handle(request);
      },
    });
    const html = (await (await open(boss.token))?.text()) ?? '';
    expect(html).toContain('¥123.45');
    expect(html).not.toContain('"operationName":"PhoneTodo"');
  });
});
