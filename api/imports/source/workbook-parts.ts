import { readCellStyles } from './cell-styles.ts';
import { foreignStyles } from './currency-formats.ts';
import { dateStyles } from './date-formats.ts';
import { attributeReader, unreadable, type XmlAttributes, XmlReader } from './xml.ts';
import type { WorkbookArchive } from './zip.ts';

/** What a sheet's cells mean beside what they hold. */
export interface CellFormats {
  /** The styles by which a number is a date. */
  readonly dates: ReadonlySet<string>;
  /** The currency that a style writes beside its number. */
  readonly currencies: ReadonlyMap<string, string>;
  /** Days are counted from 1904 instead of 1900. */
  readonly isFrom1904: boolean;
}

export interface WorkbookParts {
  /** The names of the entries in the archive. */
  readonly sheet: string;
  readonly sharedStrings: string;
  readonly formats: CellFormats;
}

/** The small parts of a workbook are read as a whole; larger ones are none. */
const longestPart = 8 * 1024 * 1024;

/**
 * Finds the first sheet of a workbook that is not hidden, and what is needed to read it.
 * @throws FileProblem when the archive has none
 */
export async function workbookParts(archive: WorkbookArchive): Promise<WorkbookParts> {
  const { firstSheet, isFrom1904 } = await readWorkbook(archive);
  const targets = await readRelations(archive);
  const sheet = firstSheet === undefined ? undefined : targets.get(firstSheet)?.target;
  if (sheet === undefined || !archive.has(sheet)) throw unreadable();
  const targetOf = (type: string): string | undefined =>
    [...targets.values()].find((each) => each.type === type)?.target;
  const styleEntry = targetOf('styles') ?? 'xl/styles.xml';
  const styles = readCellStyles(archive.has(styleEntry) ? await whole(archive, styleEntry) : '');
  return {
    sheet,
    sharedStrings: targetOf('sharedStrings') ?? 'xl/sharedStrings.xml',
    formats: { dates: dateStyles(styles), currencies: foreignStyles(styles), isFrom1904 },
  };
}

async function whole(archive: WorkbookArchive, entry: string): Promise<string> {
  let text = '';
  for await (const part of archive.text(entry)) {
    text += part;
    if (text.length > longestPart) throw unreadable();
  }
  return text;
}

/** Tells the tags of a small part. */
async function tagsOf(
  archive: WorkbookArchive,
  entry: string,
  open: (name: string, attributes: XmlAttributes) => void,
): Promise<void> {
  const reader = new XmlReader({ open, close: () => undefined, text: () => undefined });
  reader.write(await whole(archive, entry));
  reader.end();
}

const dateOf1904 = attributeReader('date1904');
const nameOf = attributeReader('name');
const relationOf = attributeReader('id');
const stateOf = attributeReader('state');

async function readWorkbook(
  archive: WorkbookArchive,
): Promise<{ firstSheet: string | undefined; isFrom1904: boolean }> {
  let firstSheet: string | undefined;
  let firstHidden: string | undefined;
  let isFrom1904 = false;
  await tagsOf(archive, 'xl/workbook.xml', (name, attributes) => {
    if (name === 'workbookPr') isFrom1904 = dateOf1904(attributes) === '1';
    else if (name !== 'sheet' || !nameOf(attributes)) return;
    else if ((stateOf(attributes) ?? 'visible') === 'visible')
      firstSheet ??= relationOf(attributes);
    else firstHidden ??= relationOf(attributes);
  });
  return { firstSheet: firstSheet ?? firstHidden, isFrom1904 };
}

const idOf = attributeReader('Id');
const typeOf = attributeReader('Type');
const targetOf = attributeReader('Target');

/** The entries that the workbook names, by the ids that it names them by. */
async function readRelations(
  archive: WorkbookArchive,
): Promise<Map<string, { type: string; target: string }>> {
  const targets = new Map<string, { type: string; target: string }>();
  const entry = 'xl/_rels/workbook.xml.rels';
  if (!archive.has(entry)) throw unreadable();
  await tagsOf(archive, entry, (name, attributes) => {
    const id = idOf(attributes);
    const target = targetOf(attributes);
    if (name !== 'Relationship' || id === undefined || !target) return;
    const type = typeOf(attributes)?.split('/').at(-1) ?? '';
    targets.set(id, { type, target: target.startsWith('/') ? target.slice(1) : `xl/${target}` });
  });
  return targets;
}
