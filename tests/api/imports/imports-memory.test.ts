import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Zip, ZipDeflate } from 'fflate';
import { expect, it, vi } from 'vitest';
import type { JobMessage, JobOrder } from '../../../api/imports/job-messages.ts';
import { startJob } from '../../../api/imports/job-process.ts';
import { openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { insertImport } from '../../../db/imports/imports.ts';
import { addUser } from '../../support/catalogue.ts';
import { waitingImport } from '../../support/sales-import.ts';
import { temporaryFolder } from './imports-support.ts';

// Long files, so that whoever keeps their rows runs out of the memory that their process has.
vi.setConfig({ testTimeout: 300_000 });

const heading = '订单号,店铺,SKU货号,商品名称,数量,单价,下单时间';
const lineCount = 300_000;
/** Each with texts of its own. */
const sheetRows = 120_000;

const rowAt = (index: number): readonly string[] => [
  `PO-${String(index >> 1).padStart(12, '0')}`,
  `店铺${index % 20}`,
  `SKU-${index % 3_000}`,
  `收纳用品 ${index % 3_000}`,
  String(1 + (index % 6)),
  '12.50',
  new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString().slice(0, 16).replace('T', ' '),
];

async function longFile(path: string, lines = lineCount, first = `${heading}\n`): Promise<void> {
  const file = createWriteStream(path);
  file.write(first);
  for (let index = 0; index < lines; index += 1)
    if (!file.write(`${rowAt(index).join(',')}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
}

/** The same as a workbook, every text of which is shared. */
async function longWorkbook(path: string): Promise<void> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  const add = (name: string, parts: Iterable<string>): void => {
    const entry = new ZipDeflate(name, { level: 1 });
    zip.add(entry);
    for (const part of parts) entry.push(Buffer.from(part));
    entry.push(new Uint8Array(), true);
  };
  add('xl/workbook.xml', [
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ]);
  add('xl/_rels/workbook.xml.rels', [
    `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ]);
  const inParts = function* (write: (index: number) => string, end: string) {
    for (let index = 0; index < sheetRows; index += 1_000)
      yield Array.from({ length: 1_000 }, (_, at) => write(index + at)).join('');
    yield end;
  };
  let shared = 0;
  add('xl/worksheets/sheet1.xml', [
    `<worksheet xmlns="${main}"><sheetData>`,
    ...inParts(
      (index) =>
        `<row>${rowAt(index)
          .map(() => `<c t="s"><v>${shared++}</v></c>`)
          .join('')}</row>`,
      '</sheetData></worksheet>',
    ),
  ]);
  add('xl/sharedStrings.xml', [
    '<sst>',
    ...inParts(
      (index) =>
        rowAt(index)
          .map((text) => `<si><t>${text}</t></si>`)
          .join(''),
      '</sst>',
    ),
  ]);
  zip.end();
  await writeFile(path, chunks);
}

/** What the process of an order, started as the product starts it, says at its end; undefined when it says nothing. */
async function answerOf(order: JobOrder): Promise<JobMessage | undefined> {
  let last: JobMessage | undefined;
  const process = startJob(order, (message) => {
    last = message;
  });
  await process.ended;
  return last;
}

it('imports and takes back a file of which the lines would fill the memory of its process', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'long.csv');
  await longFile(path);
  const databaseUrl = `sqlite:${join(folder, 'main.db')}`;
  const db = await openDatabase(databaseUrl);
  await migrate(db);
  const owner = await addUser(db);
  const mapping = {
    orderNo: '订单号',
    shopName: '店铺',
    productCode: 'SKU货号',
    productName: '商品名称',
    quantity: '数量',
    unitPrice: '单价',
    soldAt: '下单时间',
  };
  const row = await insertImport(db, {
    owner_id: owner.id,
    upload_id: 'long',
    file_name: 'long.csv',
    options: JSON.stringify({ mapping, encoding: 'utf-8' }),
    ...waitingImport,
    created_at: Date.now(),
  });
  const order = { importId: row.id, databaseUrl, now: Date.now() };
  // As if it were a workbook of two sheets, whose rows are compared.
  const sheets = ['1月', '2月'].map((name, index) => ({ name, before: (index * lineCount) / 2 }));
  const file = { path, format: 'csv' as const, size: (await stat(path)).size, sheets };
  expect(await answerOf({ ...order, kind: 'import', file, limit: 2 ** 30 })).toMatchObject({
    kind: 'finished',
    job: { status: 'done', linesAdded: lineCount, rowsRefused: 0, shopsCreated: 20 },
  });

  await db
    .updateTable('sales_import')
    .set({ status: 'queued', phase: 'taking_back' })
    .where('id', '=', row.id)
    .execute();
  expect(await answerOf({ ...order, kind: 'takeBack' })).toMatchObject({
    kind: 'finished',
    job: { status: 'taken_back' },
  });
  for (const table of ['sale_line', 'shop_hour', 'sku_day', 'sku_month', 'line_day'] as const)
    expect(await db.selectFrom(table).selectAll().limit(1).execute()).toEqual([]);
  await db.destroy();
});

it('converts a workbook of which the texts would fill the memory of its process', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'long.xlsx');
  const target = join(folder, 'long.csv');
  await longWorkbook(path);
  expect(await answerOf({ kind: 'convert', path, target, limit: 2 ** 30 })).toEqual({
    kind: 'converted',
    note: null,
    sheets: [],
  });
  const expected = join(folder, 'expected.csv');
  await longFile(expected, sheetRows, '');
  expect((await readFile(target)).equals(await readFile(expected))).toBe(true);
});
