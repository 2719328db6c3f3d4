/**
 * What a label is made of (specification section 3, label drawing data), and how it is put out (section 9). A drawing
 * has a width and a height in units of its own; seats are in the same units, whose length on paper is `unitsPerMillimetre`.
 */

export const labelItemTypes = [
  'rect',
  'img',
  'icon',
  'package',
  'pdf',
  'text',
  'warning',
  'line',
] as const;
export type LabelItemType = (typeof labelItemTypes)[number];

/** Where an item is and how its lines are drawn. `weight` and `color` have defaults. */
export interface LabelSeat {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly weight?: number | undefined;
  /** `#rrggbb`. */
  readonly color?: string | undefined;
}

export interface LabelItem {
  readonly type: LabelItemType;
  readonly seatObj: LabelSeat;
  /** Of img: its address, a data URL of a PNG or JPEG, or `qr:…`, `code128:…` or `ean13:…` of a code with that content. Of icon and package: the name of a drawing. */
  readonly src?: string | undefined;
  readonly text?: string | undefined;
  readonly bold?: boolean | undefined;
  /** Of the text, in units. */
  readonly size?: number | undefined;
  readonly lineHeight?: number | undefined;
  /** The address of a PDF, whose first page is drawn. */
  readonly pdfSrc?: string | undefined;
}

export interface LabelDrawing {
  readonly width: number;
  readonly height: number;
  /** From the lowest to the topmost. */
  readonly pointsList: readonly LabelItem[];
}

/** A drawing of 1000 by 700 units is 100 by 70 mm on paper. */
export const unitsPerMillimetre = 10;

export const labelDefaults = { weight: 2, lineHeight: 16, color: '#000000', size: 14 } as const;

export const labelLimits = {
  /** Of either side of a drawing, in units: 5 mm to 300 mm. */
  leastSide: 50,
  mostSide: 3_000,
  mostItems: 200,
  mostText: 2_000,
  /** Of a picture held in the drawing itself. */
  mostSource: 400_000,
  /** Of how many SKUs the labels are asked for at once: each may hold pictures. */
  mostSkus: 20,
} as const;

/** The width of the picture of a label in pixels. */
const labelOutputWidth = 600;

/** The size in pixels of the picture of a drawing: its height follows from the aspect ratio. */
export const labelOutputSize = ({ width, height }: Pick<LabelDrawing, 'width' | 'height'>) => ({
  width: labelOutputWidth,
  height: Math.round((labelOutputWidth * height) / width),
});
