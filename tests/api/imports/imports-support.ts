import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { createApi } from '../../../api/app.ts';
import type { Db } from '../../../db/engine/connect.ts';
import {
  type Answer,
  type SignedIn,
  type TestApi,
  type TestApiOptions,
  testApi,
} from '../../support/api.ts';
import { memoryDatabase } from '../../support/databases.ts';
import { importedFigures } from '../../support/imported-figures.ts';

/** A folder of one test, removed when it is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seller-imports-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface ImportApi extends TestApi {
  readonly token: string;
  readonly ownerId: number;
  /** Makes a call as the boss. */
  readonly ask: SignedIn['ask'];
  /** Uploads bytes and answers the whole envelope. */
  upload(bytes: BodyInit, fileName?: string): Promise<Answer>;
  /** Uploads bytes, takes the guessed options with changes, and imports to the end. */
  import(bytes: BodyInit, changes?: object, start?: object): Promise<ImportJobAnswer>;
  /** Waits until an import has ended and says how. */
  ended(importId: string): Promise<ImportJobAnswer>;
  /** Every line that is stored, in the order of its key. */
  lines(): Promise<StoredLine[]>;
}

// Compared with what a test expects; its type would only repeat the declaration.
export type ImportJobAnswer = Answer['data'];

export interface StoredLine {
  readonly shop: string;
  readonly orderNo: string;
  readonly lineNo: number;
  readonly code: string;
  readonly name: string;
  readonly at: string;
  readonly kind: string;
  readonly quantity: number;
  readonly amount: number;
}

/** An api with a signed-in boss and a folder for files. */
export async function importApi(options: TestApiOptions = {}): Promise<ImportApi> {
  const dataDir = await temporaryFolder();
  const api = await testApi({ ...options, config: { dataDir, ...options.config } });
  const { token, user, ask } = await api.signIn();

  const upload: ImportApi['upload'] = (bytes, fileName = 'orders.csv') =>
    api.call('uploadImport', { fileName }, { token, body: bytes });

  const ended: ImportApi['ended'] = (importId) =>
    vi.waitFor(
      async () => {
        const { data } = await ask('getImport', { importId });
        expect(['queued', 'running']).not.toContain(data.status);
        return data;
      },
      { timeout: 100_000, interval: 20 },
    );

  return {
    ...api,
    token,
    ownerId: user.id,
    ask,
    upload,
    ended,
    import: async (bytes, changes = {}, start = {}) => {
      const uploaded = await upload(bytes);
      expect(uploaded).toMatchObject({ code: 0 });
      const { uploadId } = uploaded.data;
      const preview = await ask('previewImport', { uploadId });
      expect(preview).toMatchObject({ code: 0 });
      const chosen = { ...preview.data.options, ...changes };
      const started = await ask('startImport', { uploadId, options: chosen, ...start });
      expect(started).toMatchObject({ code: 0 });
      return ended(started.data.importId);
    },
    lines: async () => {
      const rows = await api.db
        .selectFrom('sale_line')
        .innerJoin('shop', 'shop.id', 'sale_line.shop_id')
        .innerJoin('sku', 'sku.id', 'sale_line.sku_ref')
        .innerJoin('product', 'product.id', 'sku.product_ref')
        .select([
          'shop.mall_name as shop',
          'sale_line.order_no as orderNo',
          'sale_line.line_no as lineNo',
          'sku.ext_code as code',
          'product.name as name',
          'sale_line.sold_at as at',
          'sale_line.kind',
          'sale_line.quantity',
          'sale_line.amount',
        ])
        .orderBy('shop.mall_name')
        .orderBy('sale_line.order_no')
        .orderBy('sku.ext_code')
        .orderBy('sale_line.line_no')
        .execute();
      return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString().slice(0, 16) }));
    },
  };
}

/** The pieces of every line that is stored. */
export const quantities = async (api: ImportApi) =>
  (await api.lines()).map((line) => line.quantity);

/** What is counted of the boss. */
export const figures = (api: ImportApi) => importedFigures(api.db, api.ownerId);

/** How often the pages were told of new data. */
export const refreshed = (api: ImportApi) =>
  api.published.filter(({ topic }) => topic.startsWith('web_shop_refresh')).length;

/** A small file: the headings, and the rows that matter to a test. */
export const csv = (...rows: string[]): string =>
  ['订单号,店铺,SKU货号,商品名称,数量,单价,下单时间', ...rows, ''].join('\n');

/** GBK bytes of a text; the platform only has the decoder. */
export function gbk(text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder('gb18030');
  const bytesOf = new Map<string, [number, number]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail === 0x7f) continue;
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && !bytesOf.has(character)) bytesOf.set(character, [lead, trail]);
    }
  }
  const bytes: number[] = [];
  for (const character of text) {
    const pair = bytesOf.get(character);
    if (pair !== undefined) bytes.push(...pair);
    else if (character <= '\x7f') bytes.push(character.charCodeAt(0));
    else throw new Error(`GBK has no ${character}`);
  }
  return Uint8Array.from(bytes);
}

const tables = [
  'sale_line',
  'shop_hour',
  'shop_day',
  'shop_day_hours',
  'sku_day',
  'sku_month',
  'shop',
  'product',
  'skc',
  'sku',
  'import_refusal',
] as const;

/** How many rows each table of an import has. */
export async function rowCounts(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = count;
  }
  return counts;
}

/** The counts of a database without any. */
export const nothing = Object.fromEntries(tables.map((table) => [table, 0]));

/** Uploads and answers what startImport takes. */
export async function prepared(api: ImportApi, bytes: string) {
  const { token } = api;
  const { data } = await api.call('uploadImport', { fileName: 'a.csv' }, { token, body: bytes });
  const preview = await api.ask('previewImport', { uploadId: data.uploadId });
  return { uploadId: data.uploadId as string, options: preview.data.options };
}

/** An api whose messages go another way than into a list. */
export async function publishingBy(publish: () => Promise<void>): Promise<ImportApi> {
  const api = await importApi({ db: await memoryDatabase() });
  await api.close();
  const other = createApi({ ...api.deps, publish });
  onTestFinished(() => other.close());
  return api;
}

/** What was told of the progress of an import. */
export const progressOf = (api: ImportApi, importId: string) =>
  api.published
    .filter((each) => each.topic === `web_import_progress/${importId}`)
    .map((each) => each.message);
