import type { LabelDrawing, LabelItem } from '../../../../../api/contract/rules/label-drawing.ts';

/** Labels to begin with; names and addresses in them are to be replaced. */
export const starterNames = ['sku', 'gpsr', 'carton', 'bag'] as const;
export type StarterName = (typeof starterNames)[number];

type TextStyle = Pick<LabelItem, 'size' | 'lineHeight' | 'bold'>;

const text = (
  [x, y, w, h]: readonly [number, number, number, number],
  words: string,
  style: TextStyle,
): LabelItem => ({ type: 'text', seatObj: { x, y, w, h }, text: words, ...style });

const img = ([x, y, w, h]: readonly [number, number, number, number], src: string): LabelItem => ({
  type: 'img',
  seatObj: { x, y, w, h },
  src,
});

const mark = (
  type: 'icon' | 'package',
  [x, y, w, h]: readonly [number, number, number, number],
  src: string,
): LabelItem => ({ type, seatObj: { x, y, w, h }, src });

const line = (x: number, y: number, w: number): LabelItem => ({
  type: 'line',
  seatObj: { x, y, w, h: 0 },
});

const small: TextStyle = { size: 24, lineHeight: 32 };
const plain: TextStyle = { size: 32, lineHeight: 42 };
const strong: TextStyle = { size: 44, lineHeight: 56, bold: true };

/** `words` are those of the bag in the reader's language. */
export const startersIn = (words: string): Readonly<Record<StarterName, LabelDrawing>> => ({
  /** A bar code for each piece. */
  sku: {
    width: 600,
    height: 400,
    pointsList: [
      text([30, 24, 540, 84], '{{name}}', plain),
      img([40, 130, 520, 170], 'code128:{{skuCode}}'),
      text([30, 320, 540, 42], 'Made in China', plain),
    ],
  },
  /** Regulation (EU) 2023/988: maker, responsible person, product. */
  gpsr: {
    width: 1_000,
    height: 700,
    pointsList: [
      text([40, 30, 660, 56], '{{name}}', strong),
      text([40, 92, 660, 42], 'Model / SKU: {{skuCode}}', plain),
      line(40, 150, 920),
      text([40, 170, 640, 128], 'Manufacturer:\nAddress:\nE-mail:', plain),
      text([40, 320, 640, 128], 'EU Responsible Person:\nAddress:\nE-mail:', plain),
      line(40, 470, 920),
      {
        type: 'warning',
        seatObj: { x: 40, y: 490, w: 640, h: 100 },
        text: 'Warning: keep away from babies and children to avoid suffocation.',
        ...small,
      },
      text([40, 630, 400, 42], 'Made in China', plain),
      mark('icon', [740, 30, 150, 107], 'ce'),
      mark('icon', [730, 180, 90, 120], 'weee'),
      mark('icon', [850, 190, 100, 100], 'recycle'),
      img([720, 490, 200, 200], 'qr:{{skuCode}}'),
    ],
  },
  /** For the outside of a carton. */
  carton: {
    width: 1_000,
    height: 1_000,
    pointsList: [
      text([50, 40, 900, 56], '{{orderNo}}', strong),
      img([50, 120, 900, 220], 'code128:{{orderNo}}'),
      line(50, 380, 900),
      text([50, 410, 560, 84], '{{name}}', plain),
      text([50, 510, 560, 42], 'SKU: {{skuCode}}', plain),
      img([650, 410, 300, 300], 'qr:{{skuCode}}'),
      line(50, 740, 900),
      mark('package', [60, 770, 150, 190], 'fragile'),
      mark('package', [300, 770, 160, 190], 'this-side-up'),
      mark('package', [550, 770, 160, 190], 'keep-dry'),
      text([740, 900, 220, 42], 'Made in China', { ...small, bold: true }),
    ],
  },
  /** For plastic bags. */
  bag: {
    width: 700,
    height: 500,
    pointsList: [
      { type: 'rect', seatObj: { x: 20, y: 20, w: 660, h: 460, weight: 4 } },
      {
        type: 'warning',
        seatObj: { x: 50, y: 50, w: 600, h: 190 },
        text: 'WARNING\nTo avoid danger of suffocation, keep this bag away from babies and children. This bag is not a toy.',
        size: 26,
        lineHeight: 34,
        bold: true,
      },
      text([50, 260, 600, 84], words, plain),
      mark('icon', [60, 360, 90, 100], 'pe-ld'),
      mark('icon', [190, 360, 100, 100], 'recycle'),
    ],
  },
});
