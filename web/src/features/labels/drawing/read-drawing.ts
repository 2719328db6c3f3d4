import {
  type LabelDrawing,
  type LabelItem,
  labelItemTypes,
  labelLimits,
} from '../../../../../api/contract/rules/label-drawing.ts';
import { isRecord } from '../../../shared/is-record.ts';

/** Reads a drawing out of what anybody may have written: the browser's storage, a file. */

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const optional = <T>(value: unknown, is: (value: unknown) => value is T): T | undefined =>
  is(value) ? value : undefined;

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= labelLimits.mostText;

const isSource = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= labelLimits.mostSource;

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Null where it is no item: of an unknown type, or without a place. */
export function readItem(value: unknown): LabelItem | null {
  if (!isRecord(value) || !isRecord(value.seatObj)) return null;
  const { seatObj } = value;
  const type = labelItemTypes.find((one) => one === value.type);
  const { x, y, w, h } = seatObj;
  if (type === undefined || !isNumber(x) || !isNumber(y) || !isNumber(w) || !isNumber(h)) {
    return null;
  }
  if (w < 0 || h < 0) return null;
  return {
    type,
    seatObj: {
      x,
      y,
      w,
      h,
      weight: optional(seatObj.weight, isNumber),
      color: optional(seatObj.color, isColor),
    },
    src: optional(value.src, isSource),
    text: optional(value.text, isText),
    bold: optional(value.bold, isFlag),
    size: optional(value.size, isNumber),
    lineHeight: optional(value.lineHeight, isNumber),
    pdfSrc: optional(value.pdfSrc, isText),
  };
}

const isSide = (value: unknown): value is number =>
  isNumber(value) && value >= labelLimits.leastSide && value <= labelLimits.mostSide;

/** Null where it is no drawing, or one of its items is none. */
export function readDrawing(value: unknown): LabelDrawing | null {
  if (!isRecord(value) || !Array.isArray(value.pointsList)) return null;
  const { width, height } = value;
  if (!isSide(width) || !isSide(height)) return null;
  if (value.pointsList.length > labelLimits.mostItems) return null;
  const items = value.pointsList.map(readItem);
  const pointsList = items.filter((item) => item !== null);
  return pointsList.length === items.length ? { width, height, pointsList } : null;
}
