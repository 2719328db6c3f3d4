import type { z } from 'zod';
import type { labelDrawing } from '../../../api/contract/label-drawing.ts';
import {
  type LabelItemType,
  labelDefaults,
  labelLimits,
  unitsPerMillimetre,
} from '../../../api/contract/rules/label-drawing.ts';
import { builder } from '../builder.ts';

/** The drawing data of a label, in and out. */

type Drawing = z.output<typeof labelDrawing>;
type Item = Drawing['pointsList'][number];
type Seat = Item['seatObj'];

const itemType = builder.enumType('LabelItemType', {
  description: 'What an item of a label is.',
  values: {
    RECT: { value: 'rect', description: 'A rectangle.' },
    IMG: { value: 'img', description: 'A picture, a bar code or a QR code.' },
    ICON: { value: 'icon', description: 'A mark of compliance, such as CE.' },
    PACKAGE: { value: 'package', description: 'A mark of handling, such as fragile.' },
    PDF: { value: 'pdf', description: 'The first page of a PDF.' },
    TEXT: { value: 'text', description: 'Text.' },
    WARNING: { value: 'warning', description: 'A warning sign with its text.' },
    LINE: { value: 'line', description: 'A line.' },
  } as const satisfies Record<string, { value: LabelItemType; description: string }>,
});

const said = {
  x: 'From the left edge, in units.',
  y: 'From the upper edge, in units.',
  w: 'Width in units.',
  h: 'Height in units.',
  weight: `Of its lines, in units; ${labelDefaults.weight} where it is null.`,
  color: `#rrggbb; ${labelDefaults.color} where it is null.`,
  type: 'What it is.',
  seatObj: 'Where it is, and how its lines are drawn.',
  src: 'Of IMG: an address, a data URL of a PNG or JPEG, or qr:, code128: or ean13: with what the code says. Of ICON and PACKAGE: the name of the mark.',
  text: 'Of TEXT and WARNING.',
  bold: 'Whether the text is bold.',
  size: 'Of the text, in units.',
  lineHeight: `Of the text, in units; ${labelDefaults.lineHeight} where it is null.`,
  pdfSrc: 'Address of a PDF, of which the first page is drawn.',
  width: `In units, of which ${unitsPerMillimetre} are a millimetre: ${labelLimits.leastSide} to ${labelLimits.mostSide}.`,
  height: `In units, of which ${unitsPerMillimetre} are a millimetre: ${labelLimits.leastSide} to ${labelLimits.mostSide}.`,
  pointsList: `From the lowest to the topmost, ${labelLimits.mostItems} at most.`,
} as const;

const seat = builder.objectRef<Seat>('LabelSeat').implement({
  description: 'Where an item of a label is.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: said.x }),
    y: t.exposeFloat('y', { description: said.y }),
    w: t.exposeFloat('w', { description: said.w }),
    h: t.exposeFloat('h', { description: said.h }),
    weight: t.exposeFloat('weight', { nullable: true, description: said.weight }),
    color: t.exposeString('color', { nullable: true, description: said.color }),
  }),
});

const item = builder.objectRef<Item>('LabelItem').implement({
  description: 'One thing on a label.',
  fields: (t) => ({
    type: t.expose('type', { type: itemType, description: said.type }),
    seatObj: t.expose('seatObj', { type: seat, description: said.seatObj }),
    src: t.exposeString('src', { nullable: true, description: said.src }),
    text: t.exposeString('text', { nullable: true, description: said.text }),
    bold: t.exposeBoolean('bold', { nullable: true, description: said.bold }),
    size: t.exposeFloat('size', { nullable: true, description: said.size }),
    lineHeight: t.exposeFloat('lineHeight', { nullable: true, description: said.lineHeight }),
    pdfSrc: t.exposeString('pdfSrc', { nullable: true, description: said.pdfSrc }),
  }),
});

export const drawing = builder.objectRef<Drawing>('LabelDrawing').implement({
  description: 'What a label is made of.',
  fields: (t) => ({
    width: t.exposeFloat('width', { description: said.width }),
    height: t.exposeFloat('height', { description: said.height }),
    pointsList: t.expose('pointsList', { type: [item], description: said.pointsList }),
  }),
});

const seatInput = builder.inputType('LabelSeatInput', {
  description: 'Where an item of a label is.',
  fields: (t) => ({
    x: t.float({ required: true, description: said.x }),
    y: t.float({ required: true, description: said.y }),
    w: t.float({ required: true, description: said.w }),
    h: t.float({ required: true, description: said.h }),
    weight: t.float({ description: said.weight }),
    color: t.string({ description: said.color }),
  }),
});

const itemInput = builder.inputType('LabelItemInput', {
  description: 'One thing on a label.',
  fields: (t) => ({
    type: t.field({ type: itemType, required: true, description: said.type }),
    seatObj: t.field({ type: seatInput, required: true, description: said.seatObj }),
    src: t.string({ description: said.src }),
    text: t.string({ description: said.text }),
    bold: t.boolean({ description: said.bold }),
    size: t.float({ description: said.size }),
    lineHeight: t.float({ description: said.lineHeight }),
    pdfSrc: t.string({ description: said.pdfSrc }),
  }),
});

export const drawingInput = builder.inputType('LabelDrawingInput', {
  description: 'What a label is made of.',
  fields: (t) => ({
    width: t.float({ required: true, description: said.width }),
    height: t.float({ required: true, description: said.height }),
    pointsList: t.field({ type: [itemInput], required: true, description: said.pointsList }),
  }),
});

/** Null is what GraphQL has for what is not there; the contract leaves it out. */
type Bare<T> = T extends readonly (infer One)[]
  ? Bare<One>[]
  : T extends object
    ? { [Key in keyof T]: Bare<Exclude<T[Key], null>> }
    : T;

function bare<T>(value: T): Bare<T>;
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => bare(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, bare(one)]])),
  );
}

export const drawingOf = (given: typeof drawingInput.$inferInput) => bare(given);
