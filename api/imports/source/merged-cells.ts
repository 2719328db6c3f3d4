import { columnOf } from './cell-reference.ts';
import { mergedMark } from './marks.ts';
import type { WorkbookArchive } from './zip.ts';

/** Cells that reach into rows below their own, while rows are read from the top. */
export class OpenCells {
  /** By their column: the last row, and what the cells below have. */
  readonly #open = new Map<number, { readonly bottom: number; readonly text: string }>();

  /** A cell of the row at hand goes on down to the row `bottom`. */
  begin(cells: string[], column: number, bottom: number): void {
    const text = cells[column - 1] ?? '';
    const isOfAll = isFigure(text);
    if (isOfAll) cells[column - 1] = text + mergedMark;
    this.#open.set(column, { bottom, text: isOfAll ? mergedMark : text });
  }

  reaches(row: number, column: number): boolean {
    return (this.#open.get(column)?.bottom ?? 0) >= row;
  }

  /** Writes into a row what the cells that reach into it hold. */
  fill(row: number, cells: string[]): void {
    for (const [column, { bottom, text }] of this.#open) {
      if (bottom < row) {
        this.#open.delete(column);
        continue;
      }
      while (cells.length < column) cells.push('');
      if (cells[column - 1] === '') cells[column - 1] = text;
    }
  }
}

/**
 * Cells of a sheet that are merged over several rows. Programs for orders write what an order has once in such a cell,
 * beside the rows of its goods: the file has it in the first of these rows alone (ECMA-376, 18.3.1.55). Regions stand
 * in the file behind the rows, so that the sheet is gone through for them first.
 */
export class MergedCells {
  readonly #regions: readonly Region[];
  #next = 0;
  readonly #open = new OpenCells();

  private constructor(regions: readonly Region[]) {
    this.#regions = regions.toSorted((one, other) => one[0] - other[0]);
  }

  static readonly none = (): MergedCells => new MergedCells([]);

  /** @throws FileProblem when the archive is damaged, or larger than its limit */
  static async read(archive: WorkbookArchive, sheet: string): Promise<MergedCells> {
    const regions: Region[] = [];
    let rest = '';
    for await (const part of archive.text(sheet)) {
      const text = rest + part;
      // A tag may go on in the next part.
      const end = text.lastIndexOf('<');
      rest = end < 0 || text.length - end > longestTag ? '' : text.slice(end);
      if (text.includes('mergeCell')) collect(text.slice(0, text.length - rest.length), regions);
      if (regions.length >= mostRegions) break;
    }
    return new MergedCells(regions);
  }

  /** Writes into a row what the merged cells that reach into it hold. The rows must come from the top. */
  fill(row: number, cells: string[]): void {
    for (let region = this.#regions[this.#next]; region !== undefined && region[0] <= row; ) {
      const [top, bottom, column] = region;
      if (top === row && cells[column - 1]) this.#open.begin(cells, column, bottom);
      this.#next += 1;
      region = this.#regions[this.#next];
    }
    this.#open.fill(row, cells);
  }
}

type Region = readonly [top: number, bottom: number, column: number];

/** More are more than a sheet of orders has; the rows below them are read as they stand. */
const mostRegions = 1_000_000;
const longestTag = 1_000;

function collect(text: string, regions: Region[]): void {
  const region = /<(?:\w+:)?mergeCell\s[^>]*?\bref=["']([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})/g;
  for (const [, column = '', first = '', last = ''] of text.matchAll(region)) {
    const [top, bottom] = [Number(first), Number(last)];
    if (bottom > top) regions.push([top, bottom, columnOf(column)]);
  }
}

/**
 * What may be an amount or a number of pieces, which belongs to all of the rows together: on each of them it would count
 * several times. Ten digits and more are a number that names something.
 */
const isFigure = (text: string): boolean =>
  /^(?:[A-Z]{3} )?[-+(]?[¥￥$€£₩]?\d{1,9}(?:,\d{3})*(?:\.\d+)?[)%元]?$/.test(text);
