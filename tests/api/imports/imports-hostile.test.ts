import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { type Person, registerBoss } from '../../support/person.ts';
import { startProduct } from '../../support/product.ts';
import { uploadAnswer } from '../../support/sales-files.ts';
import { csv, importApi } from './imports-support.ts';

// Starts a server as a process, from its sources.
vi.setConfig({ testTimeout: 90_000 });

/** 560 bytes that are a quarter of a million rows of nothing. */
const blankRows = gzipSync(Buffer.from(`订单号,货号,数量,下单时间\n${',\n'.repeat(250_000)}`));

/** A workbook with one sheet of this XML inside `<sheetData>`. */
function workbook(rows: string): Uint8Array<ArrayBuffer> {
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const zip = zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  });
  return Uint8Array.from(zip);
}

const oneCell = (reference: string) => workbook(`<row><c r="${reference}"><v>1</v></c></row>`);

describe('a server that is sent hostile files', () => {
  it('answers others meanwhile, and keeps no process', async () => {
    const product = await startProduct({}, { from: 'sources' });
    const { url } = product;
    const people = [
      await registerBoss(url, { phone: '13911112221' }),
      await registerBoss(url, { phone: '13911112222' }),
      await registerBoss(url, { phone: '13911112223' }),
    ];
    const uploadId = async (person: Person) =>
      uploadAnswer.parse(await (await person.send(blankRows)).json()).uploadId;
    const ids = await Promise.all(people.map(uploadId));
    const previews = people.map((person, index) =>
      person.graphql(
        `mutation ($id: ID!) { previewImport(uploadId: $id) { preview { rows { orderNo } } error { message } } }`,
        { id: ids[index] },
      ),
    );
    const sheets = people.map(async (person) => (await person.send(oneCell('XFD1048576'))).text());

    let isOver = false;
    const over = Promise.all([...previews, ...sheets]).finally(() => {
      isOver = true;
    });
    let most = 0;
    let answered = 0;
    while (!isOver) {
      const alive = await fetch(`${url}/healthz`);
      expect(alive.status).toBe(200);
      if (!isOver) answered += 1;
      most = Math.max(most, (await product.imports()).length);
    }
    await over;
    expect(answered).toBeGreaterThan(0);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
    for (const preview of await Promise.all(previews)) {
      expect(preview).toEqual({ previewImport: { preview: { rows: [] }, error: null } });
    }
    for (const answer of await Promise.all(sheets)) {
      expect(answer).toContain('文件有 16384 列，超过 500 列的上限');
    }
    await vi.waitFor(async () => expect(await product.imports()).toEqual([]), 30_000);
  });
});

it.each([
  ['beside the table', 'XFD1', '文件有 16384 列，超过 500 列的上限，请只保留订单明细的列'],
  ['far below and beside', 'SF1048576', '表格的范围有 1048576 行、500 列，超过能读取的大小'],
  ['below the last row that there can be', 'A1048577', '表格的范围有 1048577 行、1 列'],
])('refuses a sheet with a cell %s', async (_where, reference, message) => {
  const api = await importApi();
  expect(await api.upload(oneCell(reference))).toMatchObject({
    code: 1,
    msg: expect.stringContaining(message),
  });
});

it('refuses a workbook of which far more is inside than was sent', async () => {
  const api = await importApi({ config: { importMaxBytes: 40_000 } });
  const bytes = workbook('<row><c><v>1</v></c></row>'.repeat(300_000));
  expect(bytes.length).toBeLessThan(40_000);
  expect(await api.upload(bytes)).toMatchObject({
    code: 1,
    msg: expect.stringContaining('文件解压后超过 3.8 MB 的上限'),
  });
});

it.each([
  ['text that never ends', '<row><c t="inlineStr"><is><t>', 'a'.repeat(3_000_000)],
  ['a tag that never ends', '<row><c ', 'a '.repeat(1_500_000)],
  ['entities that stand for others', '<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]>', ''],
])('refuses a sheet with %s', async (_what, begin, rest) => {
  const api = await importApi();
  expect(await api.upload(workbook(`${begin}${rest}`))).toMatchObject({
    code: 1,
    msg: expect.stringContaining('XLSX 文件无法读取'),
  });
});

describe('a disk that is nearly full', () => {
  const config = { importKeepFree: 1e15 };
  const message = '服务器的磁盘空间不足，没有写入任何数据，请联系管理员清理磁盘后再试';

  it('takes no file, and says why', async () => {
    const api = await importApi({ config });
    const answer = await api.upload(csv('PO-1,一号店,A-1,收纳盒,2,10.50,2024-03-01 08:30'));
    expect(answer).toMatchObject({ code: 1, msg: message });
    expect(await api.db.selectFrom('upload').selectAll().execute()).toEqual([]);
  });
});

it('refuses an order with more lines than an order has', async () => {
  const api = await importApi();
  const row = 'PO-1,一号店,A-1,收纳盒,2,10.50,2024-03-01 08:30';
  const job = await api.import(csv(...Array.from({ length: 100_001 }, () => row)));
  expect(job).toMatchObject({
    status: 'failed',
    error: '订单号“PO-1”有超过 100000 行，可能选错了列，请检查后再导入',
  });
  expect(await api.lines()).toEqual([]);
});

it('takes formats far away for nothing', async () => {
  const api = await importApi();
  const far = '<row r="1048576"><c r="XFD1048576" s="0"/></row>';
  expect(await api.upload(workbook(`<row r="1"><c r="A1"><v>1</v></c></row>${far}`))).toMatchObject(
    {
      code: 0,
    },
  );
});

it('reads cells that do not say where they stand', async () => {
  const api = await importApi();
  const row = (...cells: string[]) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
  const job = await api.import(
    workbook(
      row('订单号', '店铺', 'SKU货号', '商品名称', '数量', '单价', '下单时间') +
        row('PO-1', '一号店', 'A-1', '收纳盒', '2', '10.50', '2024-03-01 08:30'),
    ),
  );
  expect(job).toMatchObject({ status: 'done', linesAdded: 1, rowsRefused: 0 });
  expect(await api.lines()).toMatchObject([{ orderNo: 'PO-1', code: 'A-1', amount: 2100 }]);
});
