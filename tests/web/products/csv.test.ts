import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, fromCsv } from '../../../api/contract/rules/csv.ts';
import { cleanText } from '../../../api/imports/values/text.ts';

const cellsOf = (csv: string): string[] => parse(csv, { bom: true })[0] ?? [];
const written = (value: string): string => cellsOf(csvText([[value]]))[0] ?? '';

describe('a CSV file for spreadsheets', () => {
  it.each([
    '0012',
    '1E5',
    '12e-3',
    '2024-01-02',
    '1/2',
    '3-4',
    '12月',
    '12:30',
    '359995006448123456',
    '1,234',
    '50%',
    '(12)',
    'MAR1',
    'sept-2',
    '2 Dec',
    'TRUE',
    '１２３',
    '-12',
    '+A1',
    '=1+1',
    '@cmd',
  ])('keeps %s a text that runs nothing, and our own import reads it as it was', (text) => {
    expect(written(text)).toBe(`="${text}"`);
    expect(cleanText(written(text))).toBe(text);
    expect(fromCsv(written(text))).toBe(text);
  });

  it.each(['CUP-R-1', '48173c', '红色 L', '户外, 运动', 'A1', 'march', "'tis", ''])(
    'leaves %s as it is',
    (text) => {
      expect(written(text)).toBe(text);
    },
  );

  it('has figures as figures and days as days', () => {
    expect(cellsOf(csvText([[-1.5, 0, null, { plain: '2026-02-01' }]]))).toEqual([
      '-1.5',
      '0',
      '',
      '2026-02-01',
    ]);
  });

  it('holds no formula, whatever is written, and is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
        const rows = parse(csvText([texts]), { bom: true, skipEmptyLines: false });
        expect(rows[0]?.map(fromCsv)).toEqual(texts);
        for (const cell of rows[0] ?? []) expect(cell).toMatch(/^(?:="[^"]*"$|[^=+\-@\t\r]|$)/);
      }),
    );
    const texts = fc.stringMatching(/^['=+@\-"0-9E,\t\r\n ]{0,6}$/);
    fc.assert(
      fc.property(texts, (text) => {
        const cell = parse(csvText([[text, 'end']]), { bom: true })[0]?.[0] ?? '';
        expect(fromCsv(cell)).toBe(text);
        expect(cell).toMatch(/^(?:="[^"]*"$|[^=+\-@\t\r]|$)/);
      }),
    );
  });
});
