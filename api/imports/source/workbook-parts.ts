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

export interface Sheet {
  readonly name: string;
  /** The name of its entry in the archive. */
  readonly entry: string;
}

export interface WorkbookParts {
  /** Those that are not hidden, of which there is one at least; all of them where all are hidden. */
  readonly sheets: readonly Sheet[];
  /** The name of its entry in the archive. */
  readonly sharedStrings: string;
  readonly formats: CellFormats;
}

/** The small parts of a workbook are read as a whole; larger ones are none. */
const longestPart = 8 * 1024 * 1024;

/**
 * Finds the sheets of a workbook, and what is needed to read them.
 * @throws FileProblem when the archive has none
 */
export async function workbookParts(archive: WorkbookArchive): Promise<WorkbookParts> {
  const { named, isFrom1904 } = await readWorkbook(archive);
  const targets = await readRelations(archive);
  const sheets = named.flatMap(({ name, relation }) => {
    const entry = targets.get(relation)?.target;
    return entry !== undefined && archive.has(entry) ? [{ name, entry }] : [];
  });
  if (sheets.length === 0) throw unreadable();
  const targetOf = (type: string): string | undefined =>
    [...targets.values()].find((each) => each.type === type)?.target;
  const styleEntry = targetOf('styles') ?? 'xl/styles.xml';
  const styles = readCellStyles(archive.has(styleEntry) ? await whole(archive, styleEntry) : '');
  return {
    sheets,
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

interface NamedSheet {
  readonly name: string;
  readonly relation: string;
  readonly isHidden: boolean;
}

async function readWorkbook(
  archive: WorkbookArchive,
): Promise<{ named: readonly NamedSheet[]; isFrom1904: boolean }> {
  const sheets: NamedSheet[] = [];
  let isFrom1904 = false;
  await tagsOf(archive, 'xl/workbook.xml', (tag, attributes) => {
    if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(dateOf1904(attributes) ?? '');
    const name = nameOf(attributes);
    const relation = relationOf(attributes);
    if (tag !== 'sheet' || !name || relation === undefined) return;
    sheets.push({ name, relation, isHidden: (stateOf(attributes) ?? 'visible') !== 'visible' });
  });
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return { named: visible.length > 0 ? visible : sheets, isFrom1904 };
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
