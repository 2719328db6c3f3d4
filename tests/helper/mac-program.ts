import { createHash } from 'node:crypto';

/**
 * Programs for macOS, written and read by what Apple's public headers say of them (`mach-o/loader.h`,
 * `kern/cs_blobs.h`), beside the product's own signing.
 */

const text = (name: string): Buffer => {
  const field = Buffer.alloc(16);
  field.write(name, 'latin1');
  return field;
};

const words = (...all: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(all.length * 4);
  for (const [place, word] of all.entries()) bytes.writeUInt32LE(word, place * 4);
  return bytes;
};

const longs = (...all: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(all.length * 8);
  for (const [place, long] of all.entries()) bytes.writeBigUInt64LE(BigInt(long), place * 8);
  return bytes;
};

/** A segment_command_64, with a section_64 where it says where that begins. */
function segment(name: string, from: number, bytes: number, sectionFrom?: number): Buffer {
  const sections = sectionFrom === undefined ? 0 : 1;
  const section =
    sectionFrom === undefined
      ? Buffer.alloc(0)
      : Buffer.concat([
          text('__text'),
          text(name),
          longs(0x1_0000_0000 + sectionFrom, bytes - sectionFrom),
          words(sectionFrom, 4, 0, 0, 0x8000_0400, 0, 0, 0),
        ]);
  return Buffer.concat([
    words(0x19, 72 + section.byteLength),
    text(name),
    longs(0x1_0000_0000 + from, Math.ceil(bytes / 0x4000) * 0x4000, from, bytes),
    words(5, 5, sections, 0),
    section,
  ]);
}

/** A program of two parts that is not signed: code, and what is linked. */
export function smallMacProgram({ sectionsFrom = 0x1000 } = {}): Buffer {
  const [codeBytes, linkedBytes] = [0x4000, 0x1234];
  const commands = [
    segment('__TEXT', 0, codeBytes, sectionsFrom),
    segment('__LINKEDIT', codeBytes, linkedBytes),
    Buffer.concat([words(0x80000028, 24), longs(0x1000, 0)]),
  ];
  const body = Buffer.concat(commands);
  const program = Buffer.alloc(codeBytes + linkedBytes);
  for (let at = 0x1000; at < program.byteLength; at += 1) program.writeUInt8((at * 7) % 251, at);
  Buffer.concat([
    words(0xfeedfacf, 0x0100000c, 0, 2, commands.length, body.byteLength, 0x200085, 0),
    body,
  ]).copy(program);
  return program;
}

/** What a Mac reads of a signed program before it runs it. */
export function signedMacProgram(program: Buffer) {
  const commands = new Map<string, number>();
  let at = 32;
  for (let count = program.readUInt32LE(16); count > 0; count -= 1) {
    const kind = program.readUInt32LE(at);
    const name = kind === 0x19 ? program.toString('latin1', at + 8, at + 24) : String(kind);
    commands.set(name.replaceAll('\0', ''), at);
    at += program.readUInt32LE(at + 4);
  }
  const signature = commands.get(String(0x1d)) ?? Number.NaN;
  const linked = commands.get('__LINKEDIT') ?? Number.NaN;
  const signatureFrom = program.readUInt32LE(signature + 8);
  const lastPartBytes = Number(program.readBigUInt64LE(linked + 48));
  return {
    signatureFrom,
    signatureBytes: program.readUInt32LE(signature + 12),
    lastPartBytes,
    lastPartInMemory: Number(program.readBigUInt64LE(linked + 32)),
    lastPartEnds: Number(program.readBigUInt64LE(linked + 40)) + lastPartBytes,
    ...directoryOf(program, program.subarray(signatureFrom)),
  };
}

/** The code directory among the blobs of a signature (CSMAGIC_EMBEDDED_SIGNATURE, CSSLOT_CODEDIRECTORY). */
function directoryOf(program: Buffer, signature: Buffer) {
  if (signature.readUInt32BE(0) !== 0xfade0cc0) throw new Error('There is no signature');
  const slots = Array.from({ length: signature.readUInt32BE(8) }, (_, place) => 12 + place * 8);
  const slot = slots.find((each) => signature.readUInt32BE(each) === 0) ?? Number.NaN;
  const from = signature.readUInt32BE(slot + 4);
  const directory = signature.subarray(from, from + signature.readUInt32BE(from + 4));
  if (directory.readUInt32BE(0) !== 0xfade0c02) throw new Error('There is no code directory');

  const covered = directory.readUInt32BE(32);
  const hashes = directory.readUInt32BE(16);
  const pageBytes = 2 ** directory.readUInt8(39);
  const hashBytes = directory.readUInt8(36);
  const pages = directory.readUInt32BE(28);
  if (pages !== Math.ceil(covered / pageBytes))
    throw new Error('There is not a hash for each page');
  const wrongPages = Array.from({ length: pages }, (_, page) => page).filter((page) => {
    const bytes = program.subarray(page * pageBytes, Math.min((page + 1) * pageBytes, covered));
    const stored = directory.subarray(hashes + page * hashBytes, hashes + (page + 1) * hashBytes);
    return !createHash('sha256').update(bytes).digest().equals(stored);
  });
  const name = directory.readUInt32BE(20);
  return {
    covered,
    wrongPages,
    identifier: directory.toString('latin1', name, directory.indexOf(0, name)),
    isWithoutCertificate: (directory.readUInt32BE(12) & 0x2) !== 0,
    execution: {
      from: Number(directory.readBigUInt64BE(64)),
      bytes: Number(directory.readBigUInt64BE(72)),
    },
    isMainProgram: (directory.readBigUInt64BE(80) & 1n) === 1n,
  };
}
