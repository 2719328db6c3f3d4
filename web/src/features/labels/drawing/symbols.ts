import type { LabelItem } from '../../../../../api/contract/rules/label-drawing.ts';
import { complianceMarks } from './compliance-marks.ts';
import { handlingMarks } from './handling-marks.ts';

/** A mark of lines and areas, in a frame of its own. */
export interface SymbolDrawing {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly SymbolPart[];
}

export interface SymbolPart {
  /** As in the attribute `d` of SVG. */
  readonly path: string;
  /** How wide the line is; without it the path is an area. */
  readonly line?: number;
  /** The colour that the law gives it, unless the mark as a whole is given one. */
  readonly color?: string;
}

/** ISO 7010 W001 in one colour: what is black on paper alone. */
export const warningSign: SymbolDrawing = {
  width: 100,
  height: 100,
  parts: [
    { path: 'M50 12 95 90H5Z', line: 8 },
    { path: 'M45 36h10l-2 30h-6Z' },
    { path: 'M50 72a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z' },
  ],
};

const isNameOf = <Marks extends object>(marks: Marks, name: string): name is keyof Marks & string =>
  Object.hasOwn(marks, name);

/** The drawing that an icon or a package mark names. */
export function symbolOf(type: LabelItem['type'], name = ''): SymbolDrawing | undefined {
  if (type === 'icon') return isNameOf(complianceMarks, name) ? complianceMarks[name] : undefined;
  return isNameOf(handlingMarks, name) ? handlingMarks[name] : undefined;
}
