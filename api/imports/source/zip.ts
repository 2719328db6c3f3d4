import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { importSentences } from '../../contract/rules/import-sentences.ts';
import { sentence } from '../../contract/rules/sentences.ts';
import { FileProblem } from '../file-problem.ts';
import { tooLarge } from './bytes.ts';

const damaged = () => new FileProblem(importSentences.workbookDamaged);

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const storedMethod = 0;
const deflateMethod = 8;
/** The end of an archive is so long at most, with a comment; and no workbook has a longer list of entries. */
const longestEnd = 65_557;
const longestDirectory = 64 * 1024 * 1024;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

/** A workbook on the disk, whose parts are read as streams. No size that the archive only claims is believed. */
export class WorkbookArchive {
  readonly #path: string;
  readonly #limit: number;
  readonly #entries: ReadonlyMap<string, Entry>;
  /** Bytes of each entry; one that is read twice takes the room of one. */
  readonly #unpacked = new Map<string, number>();

  private constructor(path: string, limit: number, entries: ReadonlyMap<string, Entry>) {
    this.#path = path;
    this.#limit = limit;
    this.#entries = entries;
  }

  /**
   * @param limit bytes that may be unpacked of it in all
   * @throws FileProblem when the archive is damaged, or when it is no workbook
   */
  static async open(path: string, limit: number): Promise<WorkbookArchive> {
    const file = await open(path);
    try {
      const entries = entriesIn(await directoryOf(file));
      if (!entries.has('xl/workbook.xml')) throw noWorkbook(entries);
      return new WorkbookArchive(path, limit, entries);
    } finally {
      await file.close();
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * The text of an entry, part by part.
   * @throws FileProblem when there is none, it is damaged, or more is unpacked than the limit allows
   */
  async *text(name: string): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    for await (const bytes of this.#bytes(name)) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  }

  async *#bytes(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw damaged();
    const start = await this.#startOf(entry);
    if (entry.packed === 0) return;
    const end = start + entry.packed - 1;
    const stored = createReadStream(this.#path, { start, end, highWaterMark: 128 * 1024 });
    const isPacked = entry.method === deflateMethod;
    const content = isPacked ? stored.pipe(createInflateRaw({ chunkSize: 128 * 1024 })) : stored;
    if (content !== stored) stored.once('error', (error) => content.destroy(error));
    let length = 0;
    try {
      for await (const chunk of content) {
        length += chunk.length;
        this.#unpacked.set(name, Math.max(length, this.#unpacked.get(name) ?? 0));
        let all = 0;
        for (const each of this.#unpacked.values()) all += each;
        if (all > this.#limit) throw tooLarge(this.#limit, true);
        yield chunk;
      }
    } catch (error) {
      const isDamage =
        error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
      throw isDamage ? damaged() : error;
    } finally {
      stored.destroy();
      content.destroy();
    }
  }

  /** Where the bytes of an entry begin: its own heading may be longer than the directory says. */
  async #startOf({ method, offset }: Entry): Promise<number> {
    if (method !== deflateMethod && method !== storedMethod) throw damaged();
    const file = await open(this.#path);
    try {
      const head = await bytesAt(file, offset, 30);
      if (head.length < 30 || head.readUInt32LE(0) !== localSignature) throw damaged();
      return offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
    } finally {
      await file.close();
    }
  }
}

/** What an archive is by a file that is in it, where that is no workbook of the usual kind. */
const otherKinds: readonly (readonly [entry: string, sentence: string])[] = [
  ['xl/workbook.bin', sentence(importSentences.fileOther, { kind: 'XLSB' })],
  ['content.xml', sentence(importSentences.fileOther, { kind: 'ODS' })],
  ['Index/Document.iwa', sentence(importSentences.fileOther, { kind: 'Numbers' })],
  ['word/document.xml', importSentences.fileNoTable],
  ['ppt/presentation.xml', importSentences.fileNoTable],
];

function noWorkbook(entries: ReadonlyMap<string, Entry>): FileProblem {
  const known = otherKinds.find(([entry]) => entries.has(entry));
  return new FileProblem(known?.[1] ?? importSentences.fileZip);
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function directoryOf(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat();
  const tail = await bytesAt(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd));
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== endSignature) throw damaged();
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > longestDirectory || start + length > size) throw damaged();
  return bytesAt(file, start, length);
}

function entriesIn(directory: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let at = 0; at < directory.length; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature)
      throw damaged();
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    entries.set(directory.toString('utf8', at + 46, nameEnd), {
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
