import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import {
  createDrawnPages,
  type DrawnPagesOptions,
  loadDrawings,
} from '../../../bff/drawn-pages.ts';
import { createStaticFiles } from '../../../bff/http/static-files.ts';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import { appendSaleLines } from '../../../db/statistics/sale-lines.ts';
import { createTestApi, type TestApi, testNow } from '../../support/api.ts';
import { addProduct, lineOf } from '../../support/catalogue.ts';
import { testBff, testLogger } from '../world.ts';
import { temporaryFolder } from './server-harness.ts';

const drawings = join(import.meta.dirname, '../../../web/src/app/drawn/pages.ts');

type SignedIn = Awaited<ReturnType<TestApi['signIn']>>;

/** What the build leaves of a page, in small: what it has drawn, and the code. */
const built = (outline: string) =>
  `<!doctype html><html lang="zh-CN"><head><script>document.title = "x"</script><link rel="modulepreload" crossorigin href="/assets/a.js"><script type="module" async crossorigin src="/assets/b.js"></script></head><body><div id="root">${outline}</div><!--root--></body></html>`;

export interface DrawnWorld {
  readonly api: TestApi;
  readonly bff: ReturnType<typeof testBff>['bff'];
  /** Has sold for 123.45 today, and for 100.00 yesterday. */
  readonly boss: SignedIn;
  /** For 987.65. */
  readonly other: SignedIn;
  /** Of the first boss, without costs. */
  readonly manager: SignedIn;
  readonly shipper: SignedIn;
}

async function createWorld(): Promise<DrawnWorld> {
  const api = await createTestApi();
  const { bff } = testBff({ transport: fetchTransport((request) => api.handle(request)) });
  /** Sells what has a cost of 10.00, today for so many fen. */
  const sell = async (owner: SignedIn, name: string, amount: number) => {
    const shop = await api.shop(owner.user, { mall_name: name, mall_name_dis: name });
    const sku = { code: `CUP-${name}`, cost: 1000 };
    const [cup = 0] = await addProduct(api.db, shop, { CUP: [sku] });
    const lines = [
      lineOf(shop, cup, '2026-03-11', { quantity: 1, amount }),
      lineOf(shop, cup, '2026-03-10', { quantity: 1, amount: 10_000 }),
    ];
    await appendSaleLines(api.db, lines, testNow);
    return shop;
  };
  const boss = await api.signIn();
  const shop = await sell(boss, '</script><b>家居', 12_345);
  const other = await api.signIn();
  await sell(other, '别人的店', 98_765);
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.assign(manager.user, shop);
  await api.signIn({ role: 'manager', boss_id: other.user.id });
  const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
  await api.assign(shipper.user, shop);
  return { api, bff, boss, other, manager, shipper };
}

const caller = { address: '192.0.2.1', isLocal: false, requestId: 'test' };

/** People and their sales, and the documents of a page that they open; `outline` is what the build has drawn of it. */
export function useDrawnPage(path: string, outline = '') {
  let world: DrawnWorld | undefined;
  const here = (): DrawnWorld => {
    if (world === undefined) throw new Error('The test has not begun');
    return world;
  };
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(async () => {
    await world?.bff.close();
    await world?.api.close();
  });

  async function pageWith(options: Partial<DrawnPagesOptions> = {}) {
    const folder = await temporaryFolder();
    await mkdir(join(folder, path));
    await writeFile(join(folder, path, 'index.html'), built(outline));
    const logger = testLogger();
    const pages = createDrawnPages({
      files: createStaticFiles(folder),
      graphql: (request) => here().bff.handle(request),
      load: () => loadDrawings(drawings),
      admits: () => true,
      logger,
      now: () => testNow,
      // However busy the machine is that tests it.
      patience: 60_000,
      ...options,
    });
    const open = async (
      token: string | undefined,
      { search = '', cookies = '', method = 'GET' } = {},
    ) => {
      const cookie = [token && `token=${token}`, cookies].filter(Boolean).join('; ');
      const url = `http://bff.test${path}${search}`;
      return pages.answer(new Request(url, { method, headers: { cookie } }), caller);
    };
    return { open, logged: logger.logged };
  }
  return { world: here, pageWith };
}

/** What a document brings along for the page's own questions. */
export const answersIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  );
