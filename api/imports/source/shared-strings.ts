import type { SpilledTexts } from '../../../db/imports/spilled-texts.ts';
import { XmlReader } from './xml.ts';
import type { WorkbookArchive } from './zip.ts';

/** Reads the texts that cells share, in their order; the readings of Chinese or Japanese words are left out. */
export async function readSharedStrings(
  archive: WorkbookArchive,
  entry: string,
  texts: SpilledTexts,
): Promise<void> {
  if (!archive.has(entry)) return;
  let text = '';
  let isText = false;
  let isReading = false;
  const reader = new XmlReader({
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') isText = true;
      else if (name === 'rPh') isReading = true;
    },
    close: (name) => {
      if (name === 'si') texts.add(withoutEscapes(text));
      else if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
    },
    text: (part) => {
      if (isText && !isReading) text += part;
    },
  });
  for await (const part of archive.text(entry)) reader.write(part);
  reader.end();
}

/** Characters that XML cannot have are written as `_x000D_` (ECMA-376, 22.9.2.19). */
export const withoutEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_all, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;
