import { FileProblem } from '../file-problem.ts';
import { mostColumns, tooManyColumns } from '../layout.ts';

/** The rows that a spreadsheet program knows (ECMA-376). */
const mostRows = 1_048_576;
/** The library makes every cell between the first and the last, blank ones too. */
const mostCells = 20_000_000;

/** Opening tags of rows and cells, with or without the prefix of a namespace. */
const tags = /<((?:[A-Za-z_][\w.-]*:)?)(row|c)((?:\s[^>]*?)?)(\/?)>/g;

/**
 * The XML of a sheet in which every cell says where it stands. That is optional (ECMA-376, 18.3.1.4): a
 * cell without a place stands behind the one before it, a row without a number below it. Only the
 * places are read here; everything else about a sheet is the library's.
 * @throws FileProblem when the cells that hold something lie too far apart to be read
 */
export function withReferences(sheet: string): string {
  let row = 0;
  let column = 0;
  let width = 0;
  return sheet.replace(
    tags,
    (tag, prefix: string, name: string, attributes: string, end: string) => {
      const place = referenceIn(attributes);
      if (name === 'row') {
        row = place === undefined ? row + 1 : Number(place);
        column = 0;
        return tag;
      }
      column = place === undefined ? column + 1 : columnOf(place);
      // A row need not say its number when its cells do.
      if (place !== undefined) row = rowOf(place);
      // Without content a cell only has a format, and formats reach far below and beside a table.
      if (end === '') {
        width = Math.max(width, column);
        if (width > mostColumns) throw tooManyColumns(width);
        if (row > mostRows || row * width > mostCells) throw tooSparse(row, width);
      }
      if (place !== undefined) return tag;
      return `<${prefix}c r="${lettersOf(column)}${row}"${attributes}${end}>`;
    },
  );
}

function referenceIn(attributes: string): string | undefined {
  const [, double, single] = attributes.match(/\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/) ?? [];
  return double ?? single;
}

/** `B7` → 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.match(/^[A-Z]{1,3}/)?.[0] ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column;
}

/** `B7` → 7. */
const rowOf = (reference: string): number => Number(reference.match(/\d+$/)?.[0] ?? 0);

function lettersOf(column: number): string {
  let letters = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return letters;
}

const tooSparse = (rows: number, columns: number): FileProblem =>
  new FileProblem(
    `表格的范围有 ${rows} 行、${columns} 列，超过能读取的大小；请删除表格下方和右侧多余的内容，或另存为 CSV 后再上传`,
  );
