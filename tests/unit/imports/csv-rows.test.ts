import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvRows } from '../../../api/imports/source/csv.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-rows-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(text: string): Promise<string[][]> {
  const path = join(folder, 'rows.csv');
  await writeFile(path, text);
  const rows: string[][] = [];
  for await (const some of csvRows(path, 'utf-8', { limit: 10_000_000 }))
    for (const row of some) rows.push([...row]);
  return rows;
}

/** What the parser makes of the whole text. */
const parsed = (text: string): string[][] =>
  parse(text, {
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  });

const cell = fc.constantFrom('', 'a', ' b ', '收纳', '1', '2024-01-01 08:00', '"q"', '"x,\n""y"""');
const plainCell = cell.filter((text) => !text.includes('"'));
const lineBreak = fc.constantFrom('\n', '\r\n', '\r');

it('rows are those of the parser, with quotes and without, whatever ends the lines', async () => {
  const table = (of: fc.Arbitrary<string>) =>
    fc
      .array(fc.tuple(fc.array(of, { minLength: 2, maxLength: 4 }), lineBreak), { minLength: 1 })
      .map((rows) => rows.map(([cells, end]) => `${cells.join(',')}${end}`).join(''));
  await fc.assert(
    fc.asyncProperty(table(plainCell), table(cell), fc.boolean(), async (plain, quoted, open) => {
      const text = `a,b\n${plain}${quoted}${open ? 'last,1' : ''}`;
      expect(await rowsOf(text)).toEqual(parsed(text));
    }),
    { numRuns: 100 },
  );
});

it.each(['\n', '\r\n', '\r'])(
  'a long text is cut at its lines, however they end: %j',
  async (end) => {
    const lines = Array.from(
      { length: 30_000 },
      (_, index) => `PO-${index},货号${index},${index % 7}`,
    );
    expect(await rowsOf(lines.join(end))).toEqual(lines.map((line) => line.split(',')));
  },
);

it('the first quote may come late, and rows are counted on behind it', async () => {
  const lines = Array.from({ length: 30_000 }, (_, index) => `PO-${index},货号${index}`);
  const text = [...lines, 'PO,"two\nlines"', 'PO-end,1'].join('\r\n');
  const rows = await rowsOf(text);
  expect(rows.slice(-2)).toEqual([
    ['PO', 'two\nlines'],
    ['PO-end', '1'],
  ]);
  expect(rows).toHaveLength(30_002);
  await expect(
    rowsOf(`${lines.join('\n')}\n"never closed,1\n${'x,1\n'.repeat(80_000)}`),
  ).rejects.toThrow('第 30001 行起的双引号没有成对');
});
