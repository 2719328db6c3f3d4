import { describe, expect, it } from 'vitest';
import type { LabelDrawing } from '../../../api/contract/rules/label-drawing.ts';
import { editedOf } from '../../../web/src/features/labels/editor/edited.ts';
import {
  fillDrawing,
  fillEdited,
  placeholdersIn,
} from '../../../web/src/features/labels/output/fill.ts';
import { pastedRow, readRows } from '../../../web/src/features/labels/output/rows.ts';
import texts from '../../../web/src/i18n/zh-CN/labels.ts';

const rowsOf = (text: string, asked: Parameters<typeof readRows>[1]) =>
  readRows(text, asked, [texts.batch.headings]).map(({ values }) => values);

const seatObj = { x: 0, y: 0, w: 100, h: 100 };
const drawing: LabelDrawing = {
  width: 1_000,
  height: 700,
  pointsList: [
    { type: 'text', seatObj, text: '{{name}} / {{skuCode}} {{other}}' },
    { type: 'img', seatObj, src: 'code128:{{skuCode}}' },
    { type: 'img', seatObj, src: 'data:image/png;base64,e3tuYW1lfX0=' },
  ],
};

describe('the placeholders of a label', () => {
  it('are found in texts and codes, and filled', () => {
    expect(placeholdersIn(drawing)).toEqual(['skuCode', 'name']);
    const { pointsList } = fillDrawing(drawing, { name: '杯子', skuCode: 'A-1' });
    expect(pointsList.map(({ text, src }) => text ?? src)).toEqual([
      '杯子 / A-1 {{other}}',
      'code128:A-1',
      'data:image/png;base64,e3tuYW1lfX0=',
    ]);
  });

  it('stay where a value is missing, so that the row is refused', () => {
    expect(placeholdersIn(fillDrawing(drawing, { skuCode: 'A-1' }))).toEqual(['name']);
  });
});

describe('the label of one SKU', () => {
  it('is filled where it is edited, item by item', () => {
    const edited = editedOf(drawing);
    const { items } = fillEdited(edited, { name: '杯子' });
    expect(items.map(({ id }) => id)).toEqual(edited.items.map(({ id }) => id));
    expect(items[0]?.text).toBe('杯子 / {{skuCode}} {{other}}');
  });

  it('begins a batch with its own row, which is read as it is written', () => {
    const values = { name: '杯子\t大', skuCode: 'A-1', shop: '甲店' };
    const row = pastedRow(values, ['skuCode', 'name', 'orderNo'], texts.batch.headings);
    expect(rowsOf(row, ['skuCode', 'name', 'orderNo'])).toEqual([
      { skuCode: 'A-1', name: '杯子 大' },
    ]);
    // A label that asks for none of it has nothing to begin with.
    expect(pastedRow(values, ['orderNo'], texts.batch.headings)).toBe('');
  });
});

describe('pasted rows', () => {
  it('are read by the names of their columns', () => {
    expect(rowsOf('商品名称\tSKU货号\t数量\n杯子\tA-1\t3\n\n盘子\tA-2\t1\n', ['skuCode'])).toEqual([
      { name: '杯子', skuCode: 'A-1' },
      { name: '盘子', skuCode: 'A-2' },
    ]);
  });

  it('are read in the order of the placeholders where no column is named', () => {
    expect(rowsOf('A-1, 杯子\nA-2，盘子', ['skuCode', 'name'])).toEqual([
      { skuCode: 'A-1', name: '杯子' },
      { skuCode: 'A-2', name: '盘子' },
    ]);
    expect(rowsOf('A-1\r\nA-2', ['skuCode'])).toEqual([{ skuCode: 'A-1' }, { skuCode: 'A-2' }]);
    expect(rowsOf('', ['skuCode'])).toEqual([]);
  });

  it('of one column are whole lines, signs and blanks as they were pasted, or the first of several columns', () => {
    expect(rowsOf('红色，大号\nCup, small', ['name'])).toEqual([
      { name: '红色，大号' },
      { name: 'Cup, small' },
    ]);
    expect(rowsOf('A-1\t杯子', ['skuCode'])).toEqual([{ skuCode: 'A-1' }]);
  });
});
