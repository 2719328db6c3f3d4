import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type LabelItem,
  labelItemTypes,
  labelOutputSize,
} from '../../../api/contract/rules/label-drawing.ts';
import { assetKey } from '../../../web/src/features/labels/drawing/asset-key.ts';
import type { Asset } from '../../../web/src/features/labels/drawing/assets.ts';
import { drawCode } from '../../../web/src/features/labels/drawing/code-drawing.ts';
import { codeIn, isCodeContent } from '../../../web/src/features/labels/drawing/code-source.ts';
import { paintItem, paintLabel } from '../../../web/src/features/labels/drawing/paint-item.ts';
import { readDrawing, readItem } from '../../../web/src/features/labels/drawing/read-drawing.ts';
import { textLines } from '../../../web/src/features/labels/drawing/text-lines.ts';
import { scan } from '../../../web/src/features/labels/rehearsal/scan.ts';
import { type Note, notingPaper } from './notes.ts';

const seatObj = { x: 30, y: 40, w: 200, h: 100 };

/** One of each type, with what it needs. */
const each: Readonly<Record<(typeof labelItemTypes)[number], LabelItem>> = {
  rect: { type: 'rect', seatObj },
  line: { type: 'line', seatObj },
  text: { type: 'text', seatObj, text: 'Made in China' },
  warning: { type: 'warning', seatObj, text: 'Keep away' },
  icon: { type: 'icon', seatObj, src: 'ce' },
  package: { type: 'package', seatObj, src: 'fragile' },
  img: { type: 'img', seatObj, src: 'qr:SKU-001' },
  pdf: { type: 'pdf', seatObj, pdfSrc: '/oss/a.pdf' },
};

const picture: Asset = {
  kind: 'picture',
  image: {} as unknown as CanvasImageSource,
  width: 10,
  height: 10,
};

function notesOf(item: LabelItem, asset?: Asset): Note[] {
  const { paper, notes } = notingPaper();
  const key = assetKey(item);
  paintItem(paper, item, key !== null && asset ? new Map([[key, asset]]) : new Map());
  return notes;
}

const acts = (notes: readonly Note[], act: string) => notes.filter((note) => note.act === act);
const marks = ['stroke', 'fill', 'strokeRect', 'fillRect', 'fillText', 'drawImage'];

/** happy-dom has no paths; what is drawn by them is told by their count. */
beforeEach(() => vi.stubGlobal('Path2D', class {}));

describe('an item of a label', () => {
  it.each(labelItemTypes)('[R3-48] of the type %s is drawn', (type) => {
    const item = each[type];
    const asset = type === 'img' ? drawCode({ kind: 'qr', content: 'SKU-001' }) : picture;
    expect(notesOf(item, asset).filter(({ act }) => marks.includes(act))).not.toEqual([]);
  });

  it('[R3-48] of an unknown type is refused', () => {
    const strange = { ...each.rect, type: 'circle' } as unknown as LabelItem;
    expect(() => notesOf(strange)).toThrow(/circle/);
    expect(readItem({ type: 'circle', seatObj })).toBeNull();
    expect(
      readDrawing({ width: 100, height: 50, pointsList: [{ type: 'circle', seatObj }] }),
    ).toBeNull();
  });

  it('[R3-49] that is a rect is drawn at its seat with its weight and colour', () => {
    const item = { ...each.rect, seatObj: { ...seatObj, weight: 7, color: '#c01020' } };
    const [box] = acts(notesOf(item), 'strokeRect');
    expect(box).toMatchObject({ values: [30, 40, 200, 100], color: '#c01020', line: 7 });
  });

  it.each(['rect', 'line'] as const)(
    '[R9.4-09] that is a %s without weight is drawn 2 wide',
    (type) => {
      const [mark] = notesOf(each[type]).filter(({ act }) => act.startsWith('stroke'));
      expect(mark).toMatchObject({ line: 2, color: '#000000' });
    },
  );

  it('goes as a line from corner to corner of its seat', () => {
    const notes = notesOf(each.line);
    expect(acts(notes, 'moveTo')[0]?.values).toEqual([30, 40]);
    expect(acts(notes, 'lineTo')[0]?.values).toEqual([230, 140]);
  });

  it('[R3-50] that is a text is written by text, bold, size and lineHeight', () => {
    const text = { ...each.text, text: 'one\ntwo', bold: true, size: 20, lineHeight: 30 };
    const lines = acts(notesOf(text), 'fillText');
    expect(lines.map(({ values }) => values)).toEqual([
      ['one', 30, 55],
      ['two', 30, 85],
    ]);
    expect(lines[0]?.font).toMatch(/^700 20px /);
    const plain = acts(notesOf({ ...text, bold: false }), 'fillText');
    expect(plain[0]?.font).toMatch(/^400 20px /);
  });

  it('[R9.4-10] that is a text without lineHeight steps 16 a line', () => {
    const lines = acts(notesOf({ ...each.text, text: 'a\nb\nc' }), 'fillText');
    expect(lines.map(({ values }) => values[2])).toEqual([48, 64, 80]);
  });

  it.each([
    ['made smaller', 60, false],
    ['cut with an ellipsis where it could not be read any more', 240, true],
  ])('that is a text which has no room in its seat is %s', (_what, length, isCut) => {
    const text = { ...each.text, text: '名'.repeat(length), size: 40, lineHeight: 50 };
    const lines = acts(notesOf(text), 'fillText');
    const size = Number(/(\d+(?:\.\d+)?)px/.exec(String(lines[0]?.font))?.[1]);
    expect(size).toBeLessThan(40);
    expect(size).toBeGreaterThanOrEqual(16);
    const last = lines.at(-1)?.values;
    expect(Number(last?.[2]) + size / 2).toBeLessThanOrEqual(140);
    expect(String(last?.[0]).endsWith('…')).toBe(isCut);
    expect(Math.max(...lines.map(({ values }) => String(values[0]).length))).toBeLessThanOrEqual(
      seatObj.w / (size / 2),
    );
    expect(lines.map(({ values }) => values[0]).join('')).toHaveLength(isCut ? 125 : length);
  });

  it('[R3-50] that is a picture or a PDF is drawn from its src or pdfSrc', () => {
    expect(assetKey(each.img)).toBe('img qr:SKU-001');
    expect(assetKey(each.pdf)).toBe('pdf /oss/a.pdf');
    const [drawn] = acts(notesOf(each.pdf, picture), 'drawImage');
    // In the middle of the seat, as large as its proportions allow.
    expect(drawn?.values.slice(1)).toEqual([80, 40, 100, 100]);
    expect(acts(notesOf(each.pdf), 'drawImage')).toEqual([]);
  });

  it('is cut off where it sticks out of the label', () => {
    const { paper, notes } = notingPaper();
    paintLabel(paper, { width: 100, height: 50, pointsList: [each.rect] }, new Map(), 6);
    const order = notes.map(({ act }) => act);
    expect(order.indexOf('clip')).toBeGreaterThan(0);
    expect(order.indexOf('clip')).toBeLessThan(order.indexOf('strokeRect'));
    expect(acts(notes, 'scale')[0]?.values).toEqual([6, 6]);
  });
});

describe('the picture of a label', () => {
  it('[R9.4-08] is 600 pixels wide, with its height from the aspect ratio', () => {
    expect(labelOutputSize({ width: 100, height: 50 })).toEqual({ width: 600, height: 300 });
    expect(labelOutputSize({ width: 1_000, height: 700 })).toEqual({ width: 600, height: 420 });
  });
});

describe('the lines of a text', () => {
  const measure = (line: string) => line.length * 10;

  it('keep Latin words whole and Chinese signs with what is before them', () => {
    expect(textLines('keep away from children', 100, measure)).toEqual([
      'keep away',
      'from',
      'children',
    ]);
    expect(textLines('远离婴儿和儿童，以免窒息', 70, measure)).toEqual([
      '远离婴儿和儿',
      '童，以免窒息',
    ]);
  });

  it('break a word that is longer than a line, and stay empty where the text does', () => {
    expect(textLines('ABCDEFGH', 30, measure)).toEqual(['ABC', 'DEF', 'GH']);
    expect(textLines('a\n\nb', 30, measure)).toEqual(['a', '', 'b']);
  });
});

describe('a bar code', () => {
  it.each([
    ['qr:你好', true],
    ['code128:SKU-001', true],
    ['code128:货号', false],
    ['ean13:690123456789', true],
    ['ean13:6901234567892', true],
    ['ean13:6901234567893', false],
    ['ean13:12', false],
    ['qr:', false],
  ])('%s is possible: %s', (src, isPossible) => {
    const source = codeIn(src);
    expect(source && isCodeContent(source)).toBe(isPossible);
  });

  it('has as many modules as its standard says, with the white that scanners need', () => {
    const qr = drawCode({ kind: 'qr', content: 'SKU-001' });
    expect([qr.width, qr.height]).toEqual([21 + 8, 21 + 8]);
    const ean = drawCode({ kind: 'ean13', content: '690123456789' });
    expect(ean.width).toBe(95 + 22);
    expect(ean.words).toBe('6901234567892');
    expect(ean.bars[0]).toEqual({ x: 11, width: 1 });
  });

  it.each([
    ['code128', 'SKU-001', 'SKU-001'],
    ['code128', '2026112300018', '2026112300018'],
    ['ean13', '690123456789', '6901234567892'],
  ] as const)('%s of %s is read by a scanner', (kind, content, read) => {
    const { width, bars } = drawCode({ kind, content });
    const module = 3;
    const [wide, high] = [width * module, 60];
    const data = new Uint8ClampedArray(wide * high * 4).fill(255);
    for (let at = 0; at < wide * high; at += 1) {
      const x = (at % wide) / module;
      const isDark = bars.some((bar) => x >= bar.x && x < bar.x + bar.width);
      if (isDark) data.fill(0, at * 4, at * 4 + 3);
    }
    expect(scan({ data, width: wide, height: high } as ImageData, kind)).toBe(read);
  });
});
