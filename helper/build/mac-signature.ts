import { createHash } from 'node:crypto';

/**
 * Signs a program for macOS without a certificate ("ad hoc"), as its linker does: a Mac with an Apple chip runs no
 * program that is not signed at all, and `codesign` is to be had on a Mac alone.
 * Source: the public headers of macOS, `mach-o/loader.h` and `kern/cs_blobs.h`.
 */

const command = { segment64: 0x19, codeSignature: 0x1d } as const;
const programOf64Bits = 0xfeedfacf;
const headerBytes = 32;
const commandBytes = 16;

const magic = { signature: 0xfade0cc0, codeDirectory: 0xfade0c02 } as const;
/** The form of the directory that tells which part of the file is run. */
const directoryVersion = 0x20400;
const directoryBytes = 88;
/** Without a certificate (0x2), and of a kind that `codesign` replaces without being forced (0x20000). */
const flags = 0x20002;
const isMainProgram = 1n;
const sha256 = { bytes: 32, type: 2 } as const;
const pageBits = 12;

const aligned = (value: number, to: number): number => Math.ceil(value / to) * to;

interface Segment {
  /** Where its load command stands in the file. */
  readonly at: number;
  readonly fileOffset: number;
  readonly fileBytes: number;
  /** Where its first section begins in the file; undefined without sections. */
  readonly firstSection: number | undefined;
}

interface Layout {
  readonly commands: number;
  readonly endOfCommands: number;
  readonly text: Segment;
  readonly linkEdit: Segment;
}

/** @throws Error where it is no program of 64 bits, is signed already, or lacks what is to be signed */
function layoutOf(program: Buffer): Layout {
  if (program.byteLength < headerBytes || program.readUInt32LE(0) !== programOf64Bits)
    throw new Error('This is no program for macOS of 64 bits');
  const commands = program.readUInt32LE(16);
  const segments = new Map<string, Segment>();
  let at = headerBytes;
  for (let count = 0; count < commands; count += 1) {
    const kind = program.readUInt32LE(at);
    if (kind === command.codeSignature) throw new Error('The program is signed already');
    if (kind === command.segment64) {
      const [name] = program.toString('latin1', at + 8, at + 24).split('\0');
      const sections = program.readUInt32LE(at + 64);
      segments.set(name ?? '', {
        at,
        fileOffset: Number(program.readBigUInt64LE(at + 40)),
        fileBytes: Number(program.readBigUInt64LE(at + 48)),
        firstSection: sections === 0 ? undefined : program.readUInt32LE(at + 72 + 48),
      });
    }
    at += program.readUInt32LE(at + 4);
  }
  const [text, linkEdit] = [segments.get('__TEXT'), segments.get('__LINKEDIT')];
  if (text === undefined || linkEdit === undefined)
    throw new Error('The program has no part that can be signed');
  return { commands, endOfCommands: at, text, linkEdit };
}

/** How many bytes the signature of so much code has. */
const signatureBytes = (codeBytes: number, identifier: string): number =>
  20 + directoryBytes + identifier.length + 1 + pagesOf(codeBytes) * sha256.bytes;

const pagesOf = (codeBytes: number): number => Math.ceil(codeBytes / 2 ** pageBits);

function signatureOf(code: Buffer, identifier: string, text: Segment): Buffer {
  const pages = pagesOf(code.byteLength);
  const hashOffset = directoryBytes + identifier.length + 1;
  const directory = Buffer.alloc(hashOffset + pages * sha256.bytes);
  const words = [
    magic.codeDirectory,
    directory.byteLength,
    directoryVersion,
    flags,
    hashOffset,
    directoryBytes,
    0,
    pages,
    code.byteLength,
  ];
  for (const [place, word] of words.entries()) directory.writeUInt32BE(word, place * 4);
  directory.set([sha256.bytes, sha256.type, 0, pageBits], 36);
  directory.writeBigUInt64BE(BigInt(text.fileOffset), 64);
  directory.writeBigUInt64BE(BigInt(text.fileBytes), 72);
  directory.writeBigUInt64BE(isMainProgram, 80);
  directory.write(identifier, directoryBytes, 'latin1');
  for (let page = 0; page < pages; page += 1) {
    const bytes = code.subarray(page << pageBits, (page + 1) << pageBits);
    createHash('sha256')
      .update(bytes)
      .digest()
      .copy(directory, hashOffset + page * sha256.bytes);
  }
  const head = Buffer.alloc(20);
  for (const [place, word] of [magic.signature, 20 + directory.byteLength, 1, 0, 20].entries())
    head.writeUInt32BE(word, place * 4);
  return Buffer.concat([head, directory]);
}

/**
 * @param program as it stands in its file, not signed
 * @param identifier of ASCII letters: what the signature calls it
 * @throws Error where it cannot be signed
 */
export function signForMac(program: Uint8Array, identifier: string): Uint8Array {
  const unsigned = Buffer.from(program);
  const { commands, endOfCommands, text, linkEdit } = layoutOf(unsigned);
  if (linkEdit.fileOffset + linkEdit.fileBytes !== unsigned.byteLength)
    throw new Error('Something stands behind the last part of the program');
  if (endOfCommands + commandBytes > (text.firstSection ?? 0))
    throw new Error('The program has no room for the command of a signature');

  const codeBytes = aligned(unsigned.byteLength, 16);
  const bytes = signatureBytes(codeBytes, identifier);
  const code = Buffer.concat([unsigned, Buffer.alloc(codeBytes - unsigned.byteLength)]);
  for (const [place, word] of [command.codeSignature, commandBytes, codeBytes, bytes].entries())
    code.writeUInt32LE(word, endOfCommands + place * 4);
  code.writeUInt32LE(commands + 1, 16);
  code.writeUInt32LE(code.readUInt32LE(20) + commandBytes, 20);
  const linkEditBytes = codeBytes + bytes - linkEdit.fileOffset;
  code.writeBigUInt64LE(BigInt(linkEditBytes), linkEdit.at + 48);
  // In memory whole pages, of the larger kind that Apple's chips have.
  code.writeBigUInt64LE(BigInt(aligned(linkEditBytes, 0x4000)), linkEdit.at + 32);
  return Buffer.concat([code, signatureOf(code, identifier, text)]);
}
