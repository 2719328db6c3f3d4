import { unitsPerMillimetre } from '../../../../api/contract/rules/label-drawing.ts';

/** The usual papers of label printers, in millimetres. */
export const presets = [
  { width: 100, height: 70 },
  { width: 100, height: 100 },
  { width: 70, height: 50 },
  { width: 60, height: 40 },
] as const;

export const toUnits = (millimetres: number): number =>
  Math.round(millimetres * unitsPerMillimetre);

/** `12`, `12.5`. */
export const millimetres = (units: number): string =>
  String(Number((units / unitsPerMillimetre).toFixed(1)));

/** Pixels of a unit where a label is as large on the screen as on paper (96 dpi). */
export const actualScale = 96 / 25.4 / unitsPerMillimetre;
