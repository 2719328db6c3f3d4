import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { amountOf, splitCsvLine } from '../../support/plain-sums.ts';
import { type ImportApi, importApi, temporaryFolder } from './imports-support.ts';

/**
 * What an import brings to the pages, held against a sum over the file that uses nothing of the product:
 * text is split by a regular expression, money is multiplied as BigInt, days are cut from the text.
 */

interface Figures {
  sold: number;
  returned: number;
  soldAmount: number;
  returnedAmount: number;
}

interface Expected {
  readonly lines: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly byShop: ReadonlyMap<string, Figures>;
  /** `shop|YYYY-MM-DD`. */
  readonly byDay: ReadonlyMap<string, Figures>;
  /** `shop|code`. */
  readonly byProduct: ReadonlyMap<string, Figures>;
}

function addTo(sums: Map<string, Figures>, key: string, cells: readonly string[]): void {
  const [orderNo = '', , , quantity = '', , price = ''] = cells;
  const sum = sums.get(key) ?? { sold: 0, returned: 0, soldAmount: 0, returnedAmount: 0 };
  sums.set(key, sum);
  const pieces = Number(quantity.replace('-', ''));
  const amount = amountOf(price, pieces);
  if (orderNo.startsWith('C') || quantity.startsWith('-')) {
    sum.returned += pieces;
    sum.returnedAmount += amount;
  } else {
    sum.sold += pieces;
    sum.soldAmount += amount;
  }
}

/** Over a file with the columns of the Online Retail data, in which no row is refused. */
function expectedOf(text: string): Expected {
  const byShop = new Map<string, Figures>();
  const byDay = new Map<string, Figures>();
  const byProduct = new Map<string, Figures>();
  const days = new Set<string>();
  let lines = 0;
  for (const line of text.split(/\r?\n/).slice(1)) {
    if (line === '') continue;
    const cells = splitCsvLine(line);
    const [, code = '', , , time = '', , , shop = ''] = cells;
    const day = time.slice(0, 10);
    lines += 1;
    days.add(day);
    addTo(byShop, shop, cells);
    addTo(byDay, `${shop}|${day}`, cells);
    addTo(byProduct, `${shop}|${code}`, cells);
  }
  const inOrder = [...days].sort();
  return {
    lines,
    firstDay: inOrder[0] ?? '',
    lastDay: inOrder.at(-1) ?? '',
    byShop,
    byDay,
    byProduct,
  };
}

interface Triple {
  readonly sold: number;
  readonly returned: number;
  readonly net: number;
}

/** One object of what two answers, of pieces and of money, say; the net must be their difference. */
function figuresOf(quantity: Triple, amount: Triple): Figures {
  expect(quantity.net).toBe(quantity.sold - quantity.returned);
  expect(amount.net).toBe(amount.sold - amount.returned);
  return {
    sold: quantity.sold,
    returned: quantity.returned,
    soldAmount: amount.sold,
    returnedAmount: amount.returned,
  };
}

const plain = (sums: ReadonlyMap<string, Figures>) => Object.fromEntries([...sums].sort());

async function expectStatistics(api: ImportApi, expected: Expected): Promise<void> {
  const list = await api.ask('getShopList');
  const names = new Map<string, string>(
    list.data.map((shop: { mallId: string; mallName: string }) => [shop.mallId, shop.mallName]),
  );
  const range = { startTime: expected.firstDay, endTime: expected.lastDay };
  const all = { ...range, shopId: [...names.keys()].join(',') };

  const total = { sold: 0, returned: 0, soldAmount: 0, returnedAmount: 0 };
  for (const each of expected.byShop.values()) {
    total.sold += each.sold;
    total.returned += each.returned;
    total.soldAmount += each.soldAmount;
    total.returnedAmount += each.returnedAmount;
  }
  const pieces = await api.ask('getHistorySaleVolume', all);
  const amounts = await api.ask('getHistoryTotalSales', all);
  expect(figuresOf(pieces.data.current, amounts.data.current)).toEqual(total);

  const byShop = new Map<string, Figures>();
  const shops = await api.ask('getShopSalesRanking', { ...all, pageSize: 100 });
  for (const row of shops.data.rows) {
    byShop.set(names.get(row.mallId) ?? '', figuresOf(row.quantity, row.amount));
  }
  expect(plain(byShop)).toEqual(plain(expected.byShop));

  const byDay = new Map<string, Figures>();
  for (const [shopId, name] of names) {
    const chart = { ...range, shopId, lineType: 'day' };
    const volume = await api.ask('getLineChartDataVolume', chart);
    const sales = await api.ask('getLineChartDataSales', chart);
    for (const [index, point] of volume.data.current.entries()) {
      const figures = figuresOf(point, sales.data.current[index]);
      const isEmpty = figures.sold === 0 && figures.returned === 0;
      if (!isEmpty) byDay.set(`${name}|${point.bucket}`, figures);
    }
  }
  expect(plain(byDay)).toEqual(plain(expected.byDay));

  const byProduct = new Map<string, Figures>();
  for (let pageIndex = 1; ; pageIndex += 1) {
    const page = { ...all, level: 'sku', pageIndex, pageSize: 100 };
    const { data } = await api.ask('getProductSalesRanking', page);
    for (const row of data.rows) {
      byProduct.set(`${names.get(row.mallId)}|${row.extCode}`, figuresOf(row.quantity, row.amount));
    }
    if (pageIndex * 100 >= data.total) break;
  }
  expect(plain(byProduct)).toEqual(plain(expected.byProduct));
}

/** Imports in a process of its own into a database file, as a server does. */
async function importAndCompare(stored: Uint8Array<ArrayBuffer>, text: string): Promise<void> {
  const databaseUrl = `sqlite:${join(await temporaryFolder(), 'main.db')}`;
  const db = await openDatabase(databaseUrl);
  try {
    await migrate(db);
    const api = await importApi({ db, config: { databaseUrl, validateOutput: false } });
    const expected = expectedOf(text);
    expect(await api.import(stored)).toMatchObject({
      status: 'done',
      rowsRead: expected.lines,
      linesAdded: expected.lines,
      linesKnown: 0,
      rowsRefused: 0,
      shopsCreated: expected.byShop.size,
      productsCreated: expected.byProduct.size,
      firstDay: expected.firstDay,
      lastDay: expected.lastDay,
    });
    await expectStatistics(api, expected);
    await api.close();
  } finally {
    await db.destroy();
  }
}

/** A year of three countries: orders of many lines, repeats, gifts, cancellations, odd prices, quotes. */
function generatedFile(): string {
  let state = 20_240_301;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const countries = ['United Kingdom', 'France', 'Hong Kong', '中国, 广东'];
  const rows: string[] = [];
  for (let order = 0; order < 1_500; order += 1) {
    const isCancelled = random(40) === 0;
    const orderNo = `${isCancelled ? 'C' : ''}${536_365 + order}`;
    const country = countries[Math.min(random(7), 3)] ?? '';
    const at = new Date(Date.UTC(2023, 0, 1, 0, 0, 0) + order * 21_000_000 + random(20_000_000));
    const time = at.toISOString().slice(0, 19).replace('T', ' ');
    const size = 1 + random(9);
    for (let line = 0; line < size; line += 1) {
      const product = Math.floor((random(100) * random(100) * random(100)) / 10_000);
      const code = `${22_000 + product}${product % 7 === 0 ? 'A' : ''}`;
      const name = product % 5 === 0 ? `"BOX ""${product}"", LARGE"` : `PRODUCT ${product}`;
      const isOdd = random(50) === 0;
      const pieces = (1 + random(24)) * (isCancelled || random(60) === 0 ? -1 : 1);
      const price = isOdd ? '0' : `${random(30)}.${String(random(1000)).padStart(3, '0')}`;
      const row = `${orderNo},${code},${name},${pieces},${time},${price},${random(4) === 0 ? '' : 17_850 + random(99)},${country.includes(',') ? `"${country}"` : country}`;
      rows.push(row);
      if (random(80) === 0) rows.push(row);
    }
  }
  const headings =
    'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
  return `${[headings, ...rows].join('\n')}\n`;
}

it('shows of a generated file exactly what a plain sum over it gives, by shop, day and product', {
  timeout: 120_000,
}, async () => {
  const text = generatedFile();
  await importAndCompare(Uint8Array.from(gzipSync(text)), text);
});

const realFile = fileURLToPath(
  new URL('../../../../shared/data/online-retail-2011.csv.gz', import.meta.url),
);
const hasRealFile = existsSync(realFile);
if (!hasRealFile) {
  console.warn(
    `\n*** NOT TESTED over real sales: there is no file ${realFile}. The generated file is always tested. ***\n`,
  );
}

it.skipIf(!hasRealFile)(
  'shows of 240,007 real order lines exactly what a plain sum over them gives',
  {
    timeout: 300_000,
  },
  async () => {
    const stored = Uint8Array.from(await readFile(realFile));
    const text = gunzipSync(stored).toString('utf8');
    expect(expectedOf(text)).toMatchObject({ lines: 240_007, byShop: { size: 38 } });
    await importAndCompare(stored, text);
  },
);
