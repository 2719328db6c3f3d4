import type { LabelItem, LabelSeat } from '../../../../../api/contract/rules/label-drawing.ts';
import type { EditedDrawing } from './edited.ts';

/** What the palette offers: the eight types, with bar codes as pictures of their own. */
export const palette = [
  'text',
  'qr',
  'code128',
  'ean13',
  'img',
  'icon',
  'package',
  'warning',
  'rect',
  'line',
  'pdf',
] as const;
export type PaletteEntry = (typeof palette)[number];

/** Sizes in units, and what a new item begins with. */
type Beginning = Omit<LabelItem, 'seatObj'> & { readonly w: number; readonly h: number };

const beginnings: Readonly<Record<PaletteEntry, Beginning>> = {
  text: { type: 'text', w: 400, h: 48, text: '', size: 36, lineHeight: 48 },
  qr: { type: 'img', w: 200, h: 200, src: 'qr:SKU-001' },
  code128: { type: 'img', w: 480, h: 140, src: 'code128:SKU-001' },
  ean13: { type: 'img', w: 380, h: 180, src: 'ean13:690123456789' },
  img: { type: 'img', w: 240, h: 180, src: '' },
  icon: { type: 'icon', w: 140, h: 100, src: 'ce' },
  package: { type: 'package', w: 110, h: 130, src: 'fragile' },
  warning: { type: 'warning', w: 560, h: 110, text: '', size: 28, lineHeight: 36 },
  rect: { type: 'rect', w: 300, h: 180 },
  line: { type: 'line', w: 400, h: 0 },
  pdf: { type: 'pdf', w: 280, h: 380, pdfSrc: '' },
};

/** Units between the places that are tried, and around what is there. */
const stride = 20;

const meet = (a: LabelSeat, b: LabelSeat): boolean =>
  a.x < b.x + b.w + stride &&
  b.x < a.x + a.w + stride &&
  a.y < b.y + b.h + stride &&
  b.y < a.y + a.h + stride;

/** The first free place from the upper left; the middle where there is none. */
function freePlace(
  w: number,
  h: number,
  page: { readonly width: number; readonly height: number },
  taken: readonly LabelSeat[],
): LabelSeat {
  for (let y = stride; y + h + stride <= page.height; y += stride) {
    for (let x = stride; x + w + stride <= page.width; x += stride) {
      const seat = { x, y, w, h };
      if (!taken.some((other) => meet(seat, other))) return seat;
    }
  }
  return { x: Math.round((page.width - w) / 2), y: Math.round((page.height - h) / 2), w, h };
}

/** A new item where there is room for it. */
export function newItem(entry: PaletteEntry, page: EditedDrawing, text: string): LabelItem {
  const { w, h, ...item } = beginnings[entry];
  const seatObj = freePlace(
    Math.min(w, page.width),
    Math.min(h, page.height),
    page,
    page.items.map((other) => other.seatObj),
  );
  return { ...item, ...(item.text === undefined ? {} : { text }), seatObj };
}
