import { importSentences } from '../../contract/rules/import-sentences.ts';
import { FileProblem } from '../file-problem.ts';

/** What is in a file; all but text is converted to it. */
export type FileKind = 'zip' | 'html' | 'xml' | 'utf16' | 'text';
export type ContentKind = 'gzip' | FileKind;

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * What a file is, by its first bytes and never by its name.
 * @throws FileProblem for what cannot be a sales file
 */
export function kindOf(head: Uint8Array): ContentKind {
  if (head.length === 0) throw new FileProblem(importSentences.fileEmpty);
  if (startsWith(head, 0x1f, 0x8b)) return 'gzip';
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04)) return 'zip';
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new FileProblem(importSentences.fileOld);
  }
  if (utf16Of(head) !== undefined) return 'utf16';
  // A PDF may be nothing but text.
  if (isBinary(head) || startsWith(head, ...Buffer.from('%PDF-'))) {
    throw new FileProblem(importSentences.fileNoTable);
  }
  return kindOfText(head);
}

/** Some of what is called a workbook is text: tables of HTML, and what Excel wrote in 2003. */
function kindOfText(head: Uint8Array): 'html' | 'xml' | 'text' {
  const first = Buffer.from(head.subarray(0, 4_096)).toString('latin1');
  if (/^MIME-Version:/i.test(first)) throw new FileProblem(importSentences.fileWebArchive);
  if (!/^(?:\xef\xbb\xbf)?\s*</.test(first)) return 'text';
  if (first.includes('urn:schemas-microsoft-com:office:spreadsheet') && !/<html/i.test(first))
    return 'xml';
  return /<(?:html|head|body|meta|style|table|div|!doctype html)\b/i.test(first) ? 'html' : 'text';
}

const utf16 = ['utf-16le', 'utf-16be'] as const;

/** Characters that no text has. */
const noText = /[\p{Cn}\p{Co}]|(?![\t\r\n])\p{Cc}/u;

/**
 * In which order the bytes of UTF-16 come, by the mark at the beginning or, without one, by what can be text; undefined
 * where it is none.
 */
export function utf16Of(head: Uint8Array): (typeof utf16)[number] | undefined {
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(head, 0xfe, 0xff)) return 'utf-16be';
  // Delimiters and the ends of lines have one.
  if (!head.includes(0)) return undefined;
  const sound = utf16.filter((encoding) => {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
      return /[\r\n]/.test(text) && !noText.test(text);
    } catch {
      return false;
    }
  });
  return sound.length === 1 ? sound[0] : undefined;
}

/** Text has no NUL and hardly any control character. */
function isBinary(head: Uint8Array): boolean {
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) return true;
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) controls += 1;
  }
  return controls * 100 > head.length;
}
