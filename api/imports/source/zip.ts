import { inflateRawSync } from 'node:zlib';
import { FileProblem } from '../file-problem.ts';
import { tooLarge } from './bytes.ts';

const damaged = () => new FileProblem('XLSX 文件已损坏或不完整，请重新导出后再上传');

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const storedMethod = 0;
const deflateMethod = 8;

/**
 * The entries of a workbook by their names. No size that the archive only claims is believed.
 * @throws FileProblem when the entries together are larger than the limit, when the archive is damaged,
 * or when it is no workbook
 */
export function unpackWorkbook(archive: Buffer, limit: number): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  let total = 0;
  for (const entry of entriesOf(archive)) {
    const content = unpacked(archive, entry, limit - total, limit);
    total += content.length;
    entries.set(entry.name, content);
  }
  if (!entries.has('xl/workbook.xml')) {
    throw new FileProblem('这是 ZIP 压缩包，请解压后上传其中的 CSV 或 XLSX 文件');
  }
  return entries;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

function* entriesOf(archive: Buffer): Generator<Entry> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > archive.length || archive.readUInt32LE(end) !== endSignature)
    throw damaged();
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== entrySignature) throw damaged();
    const nameLength = archive.readUInt16LE(at + 28);
    yield {
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      unpacked: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function unpacked(archive: Buffer, entry: Entry, left: number, limit: number): Buffer {
  if (entry.unpacked > left) throw tooLarge(limit, true);
  if (entry.offset + 30 > archive.length) throw damaged();
  const start =
    entry.offset +
    30 +
    archive.readUInt16LE(entry.offset + 26) +
    archive.readUInt16LE(entry.offset + 28);
  const data = archive.subarray(start, start + entry.packed);
  if (entry.method === storedMethod) return data;
  if (entry.method !== deflateMethod) throw damaged();
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    const isLarger = error instanceof RangeError;
    throw isLarger ? tooLarge(limit, true) : damaged();
  }
}
