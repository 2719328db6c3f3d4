import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Zip, ZipDeflate } from 'fflate';
import { rowsOfSales, salesHeading } from './sales-file.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const rowsAtOnce = 1_000;

/** Writes the lines of `writeSalesFile` as a workbook, its texts shared by their cells as spreadsheet programs do. */
export async function writeSalesWorkbook(path: string, lines: number): Promise<void> {
  const file = createWriteStream(path);
  let isFull = false;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    isFull = !file.write(chunk);
  });
  const add = async (name: string, parts: Iterable<string>): Promise<void> => {
    const entry = new ZipDeflate(name, { level: 1 });
    zip.add(entry);
    for (const part of parts) {
      entry.push(Buffer.from(part));
      if (isFull) await once(file, 'drain');
      isFull = false;
    }
    entry.push(new Uint8Array(), true);
  };
  const shared = new Map<string, number>();
  const cellOf = (text: string): string => {
    if (/^[\d.]+$/.test(text)) return `<c><v>${text}</v></c>`;
    const place = shared.get(text) ?? shared.size;
    shared.set(text, place);
    return `<c t="s"><v>${place}</v></c>`;
  };
  const rowOf = (cells: readonly string[]): string => `<row>${cells.map(cellOf).join('')}</row>`;
  await add('xl/workbook.xml', [
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ]);
  await add('xl/_rels/workbook.xml.rels', [
    `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ]);
  await add('xl/worksheets/sheet1.xml', sheet());
  await add('xl/sharedStrings.xml', texts());
  zip.end();
  file.end();
  await once(file, 'finish');

  function* sheet(): Generator<string> {
    yield `<worksheet xmlns="${main}"><sheetData>${rowOf(salesHeading)}`;
    yield* joined(rowsOfSales(lines), rowOf);
    yield '</sheetData></worksheet>';
  }
  function* texts(): Generator<string> {
    yield `<sst xmlns="${main}">`;
    yield* joined(shared.keys(), (text) => `<si><t>${text}</t></si>`);
    yield '</sst>';
  }
}

function* joined<T>(all: Iterable<T>, write: (one: T) => string): Generator<string> {
  let part: string[] = [];
  for (const one of all) {
    part.push(write(one));
    if (part.length < rowsAtOnce) continue;
    yield part.join('');
    part = [];
  }
  yield part.join('');
}
