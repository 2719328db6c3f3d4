import { attributeReader, type XmlAttributes, XmlReader } from './xml.ts';

/** How the cells of a workbook are written (ECMA-376, 18.8). */
export interface CellStyles {
  /** The formats that the workbook writes itself, by their ids. */
  readonly formats: ReadonlyMap<string, string>;
  /** Cells name one of these by its place. */
  readonly styles: readonly CellStyle[];
  /** What styles build on, by its place. */
  readonly bases: readonly CellStyle[];
}

interface CellStyle {
  /** The id of its format. */
  readonly format: string | undefined;
  readonly base: string | undefined;
}

const formatOf = attributeReader('numFmtId');
const codeOf = attributeReader('formatCode');
const baseOf = attributeReader('xfId');

/**
 * Reads the styles of a workbook out of their XML.
 * @throws FileProblem when something is left open
 */
export function readCellStyles(xml: string): CellStyles {
  const formats = new Map<string, string>();
  const lists: Readonly<Record<string, CellStyle[]>> = { cellXfs: [], cellStyleXfs: [] };
  let list: CellStyle[] | undefined;
  const open = (name: string, attributes: XmlAttributes): void => {
    if (Object.hasOwn(lists, name)) list = lists[name];
    else if (name === 'xf') list?.push({ format: formatOf(attributes), base: baseOf(attributes) });
    else if (name === 'numFmt') {
      const id = formatOf(attributes);
      if (id !== undefined) formats.set(id, codeOf(attributes) ?? '');
    }
  };
  const close = (name: string): void => {
    if (Object.hasOwn(lists, name)) list = undefined;
  };
  const reader = new XmlReader({ open, close, text: () => undefined });
  reader.write(xml);
  reader.end();
  return { formats, styles: lists.cellXfs ?? [], bases: lists.cellStyleXfs ?? [] };
}
