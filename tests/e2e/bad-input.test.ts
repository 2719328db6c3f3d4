import { open as openFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useBrowser } from '../support/browser.ts';
import { type Person, registerBoss } from '../support/person.ts';
import { type Product, startProduct, temporaryFolder } from '../support/product.ts';
import { salesLines, toCsv } from '../support/sales-files.ts';
import { smallPng } from '../support/small-png.ts';
import {
  choose,
  figureOf,
  importsWell,
  pageAt,
  report,
  type SalesFile,
  startsWell,
} from './import-steps.ts';
import { freshBoss } from './imports.ts';
import { shows } from './steps.ts';

const { newContext, openAs } = useBrowser();

const good: SalesFile = { name: 'sales.csv', buffer: Buffer.from(toCsv(salesLines())) };

/** The same sales as of other orders, so that every row is new. */
const otherOrders = (mark: number) =>
  salesLines().map((line) => ({ ...line, orderNo: `${line.orderNo}${mark}` }));

/** The import page of a boss without any data, at the shared product. */
async function newBossPage(): Promise<Page> {
  const page = await openAs(freshBoss, '/import');
  // The page is whole: what it tells afterwards stays.
  await shows(page, '还没有导入过文件');
  return page;
}

const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
  Buffer.from(
    '4 0 obj\n<< /Length 44 >>\nstream\nBT /F1 24 Tf 72 720 Td (订单) Tj ET\nendstream\n',
  ),
]);

describe('a file that is too large or no sales file', () => {
  const kinds = [
    [{ name: '订单.csv', buffer: pdf }, /^这不是表格文件，请上传/],
    [{ name: '截图.csv', buffer: smallPng }, /^这不是表格文件，请上传/],
    [
      {
        name: '销售.xlsx',
        buffer: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000, 7)]),
      },
      /^XLSX 文件已损坏|^XLSX 文件无法读取|^XLSX 文件太大或已损坏/,
    ],
    [{ name: '空.csv', buffer: Buffer.alloc(0) }, /^文件是空的，请重新导出/],
    [{ name: '截图.png', buffer: smallPng }, /^不支持这种文件，请选择/],
    [
      { name: '半.csv.gz', buffer: Buffer.from('1f8b0800000000000003cb48cdc9', 'hex') },
      /^压缩文件已损坏或不完整/,
    ],
  ] as const;

  it('is refused in Chinese before it is sent or after it, and a good one goes through after each', async () => {
    const page = await newBossPage();
    // What is over the usual limit is not even sent.
    const path = join(await temporaryFolder(), '全年.csv');
    const file = await openFile(path, 'w');
    await file.truncate(1.5 * 1024 ** 3);
    await file.close();
    const sent: string[] = [];
    page.on('request', (each) => sent.push(each.url()));
    await page.getByLabel('销售文件', { exact: true }).setInputFiles(path);
    await page.getByRole('alert').filter({ hasText: '文件 1.5 GB，超过 1 GB 的上限' }).waitFor();
    expect(sent.filter((url) => url.includes('/upload/'))).toEqual([]);

    const history = page.getByRole('table', { name: '导入记录' });
    for (const [index, [bad, why]] of kinds.entries()) {
      await choose(page, bad);
      await page.getByRole('alert').filter({ hasText: why }).waitFor();
      if (index === 0) await shows(page, '还没有导入过文件');
      else expect(await history.locator('tbody tr').count(), bad.name).toBe(index);
      const buffer = Buffer.from(toCsv(otherOrders(index)));
      await importsWell(page, { name: `${index}.csv`, buffer }, 600);
      await history.getByText(`${index}.csv`).waitFor();
      await report(page).getByRole('button', { name: '再导入一个文件' }).click();
    }
  });
});

describe('columns that do not fit', () => {
  it('are shown in the preview and refused row by row with their reasons, and a new choice mends it', async () => {
    const page = await newBossPage();
    await choose(page, good);
    await page.getByRole('table', { name: '导入预览' }).waitFor();
    await page.getByRole('combobox', { name: '数量' }).selectOption('商品名称');
    await page.getByRole('button', { name: '开始导入' }).click();
    await shows(page.getByRole('alert'), '同一列不能对应两个字段，请重新选择');
    await page.getByRole('combobox', { name: '商品名称' }).selectOption('');
    await shows(page, /其中 \d+ 行有问题，导入时会被拒绝并列出原因/);
    await page.getByRole('button', { name: '开始导入' }).click();
    await report(page).getByText('失败').waitFor();
    await shows(
      report(page).getByRole('alert'),
      /全部 600 行都无法导入，请对照被拒的原因检查列的对应关系/,
    );
    const refusals = page.getByRole('table', { name: '被拒绝的行和原因' });
    await shows(refusals, /数量.*收纳盒|收纳盒.*数量/);
    await report(page).getByRole('button', { name: '重新导入' }).click();
    await startsWell(page, 600);
    await page.getByRole('table', { name: '导入记录' }).getByText('已完成').waitFor();

    // Of a file that fits only the rows that are wrong are refused.
    await report(page).getByRole('button', { name: '再导入一个文件' }).click();
    const rows = toCsv(otherOrders(1)).split('\n');
    const broken = rows.map((row, index) => {
      const cells = row.split(',');
      if (index === 10) cells[4] = '三件';
      if (index === 20) cells[5] = '-5.00';
      if (index === 30) cells[6] = '昨天';
      return cells.join(',');
    });
    await importsWell(page, { name: 'a.csv', buffer: Buffer.from(broken.join('\n')) }, 597);
    expect(await figureOf(page, '被拒绝的行')).toBe('3');
    const refused = await refusals
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll<HTMLElement>('th, td')].map((c) => c.innerText)),
      );
    expect(refused.map(([row]) => row)).toEqual(['11', '21', '31']);
    for (const [, reason = ''] of refused) expect(reason).toMatch(/\p{Script=Han}{2}/u);
    expect(refused.map(([, , raw]) => raw)).toEqual(
      [10, 20, 30].map((index) => expect.stringContaining(broken[index]?.split(',')[0] ?? '')),
    );
  });
});

describe('a file that corrects an earlier one', () => {
  it('says what it changed, and can be taken back, which says what it does first', async () => {
    const page = await newBossPage();
    const file = (name: string, ...rows: string[]): SalesFile => {
      const headings = '订单号,店铺,SKU货号,商品名称,数量,单价,下单时间';
      return { name, buffer: Buffer.from([headings, ...rows].join('\n')) };
    };
    await importsWell(
      page,
      file('first.csv', '1,一号店,A,杯,1,10,2024-03-01', '2,一号店,A,杯,2,10,2024-03-01'),
      2,
    );
    await report(page).getByRole('button', { name: '再导入一个文件' }).click();
    const rows = ['1,一号店,A,杯,3,10,2024-03-01', '2,一号店,A,杯,2,10,2024-03-01'];
    await importsWell(page, file('second.csv', ...rows, '3,一号店,A,杯,1,10,2024-03-01'), 1);
    expect(await figureOf(page, '更改的销售行')).toBe('1');
    expect(await figureOf(page, '没有变动的行')).toBe('1');
    const changes = page.getByRole('table', { name: '更改的行，之前和现在的内容' });
    await shows(changes, /1 → 3.*¥10\.00 → ¥30\.00.*一号店.*A/);

    const history = page.getByRole('table', { name: '导入记录' });
    await history.getByRole('button', { name: '撤销导入 second.csv' }).click();
    const dialog = page.getByRole('alertdialog', { name: '是否确定此操作？' });
    await shows(dialog, '“second.csv”');
    await shows(
      dialog,
      /“second\.csv”：\s+· 新增的 1 行从所有统计中去掉\s+· 更改的 1 行恢复原来的内容/,
    );
    await dialog.getByRole('button', { name: '撤销导入' }).click();
    await report(page).getByText('已撤销').waitFor();
    await shows(report(page), '统计里不再含有它带来的内容');
    // The badge of the state is no part of the row's name.
    await history.locator('tr', { hasText: 'second.csv' }).getByText('已撤销').waitFor();
    expect(await history.getByRole('button', { name: '撤销导入 second.csv' }).count()).toBe(0);
  });
});

describe('a file over the limit of this server', () => {
  it('is refused with that limit, and a smaller one goes through', async () => {
    const product = await startProduct({ IMPORT_MAX_BYTES: '20000' });
    const person = await registerBoss(product.url);
    const page = await pageAt(newContext, product, person);
    await choose(page, good);
    await page
      .getByRole('alert')
      .filter({ hasText: '过大（上限 19 KB），请拆分或压缩成 .gz 后重试' })
      .waitFor();
    await shows(page, '还没有导入过文件');
    const part = toCsv(salesLines().slice(0, 60));
    await importsWell(page, { name: 'part.csv', buffer: Buffer.from(part) }, 60);
  });

  it('ends a body of 60 MB with 413 in Chinese, announced or chunked, and goes on', async () => {
    const product = await startProduct({ IMPORT_MAX_BYTES: String(50 * 1024 * 1024) });
    const person = await registerBoss(product.url);
    for (const how of ['announced', 'chunked'] as const) {
      const { status, body } = await sendLarge(product, person, how);
      expect(status, how).toBe(413);
      expect(body.error.message, how).toMatch(/过大|超过.*上限/);
      expect(await (await fetch(`${product.url}/healthz`)).text(), how).toBe('ok\n');
      const file = toCsv(otherOrders(how.length));
      expect(await person.ended(await person.startImport(file)), how).toMatchObject({
        status: 'DONE',
        linesAdded: 600,
      });
    }
  });
});

const refusalBody = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** Sends 60 MB as a client does that writes until it is answered. */
function sendLarge(product: Product, person: Person, how: 'announced' | 'chunked') {
  const bytes = 60 * 1024 * 1024;
  const chunk = Buffer.alloc(64 * 1024, 'x');
  return new Promise<{ status: number | undefined; body: z.infer<typeof refusalBody> }>(
    (resolve, reject) => {
      const sending = request(`${product.url}/upload/import?fileName=a.csv`, {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'x-requested-with': 'web',
          cookie: `token=${person.token}`,
          ...(how === 'announced' && { 'content-length': String(bytes) }),
        },
      });
      let isAnswered = false;
      sending.on('response', (response) => {
        isAnswered = true;
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          sending.destroy();
          resolve({ status: response.statusCode, body: refusalBody.parse(JSON.parse(text)) });
        });
        response.on('error', reject);
      });
      sending.on('error', (error) => {
        if (!isAnswered) reject(error);
      });
      let left = bytes;
      const write = (): void => {
        while (left > 0 && !isAnswered) {
          left -= chunk.length;
          if (!sending.write(chunk)) {
            sending.once('drain', write);
            return;
          }
        }
        sending.end();
      };
      write();
    },
  );
}
