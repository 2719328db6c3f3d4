import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signForMac } from '../../helper/build/mac-signature.ts';
import { signedMacProgram, smallMacProgram } from './mac-program.ts';

const identifier = 'seller-helper';
const program = smallMacProgram();
const signed = Buffer.from(signForMac(program, identifier));

describe('the signature of a program for macOS', () => {
  it('[R1-11] covers every page before it, and is what the last part of the program ends with', () => {
    const read = signedMacProgram(signed);
    expect(read).toMatchObject({
      identifier,
      isWithoutCertificate: true,
      isMainProgram: true,
      execution: { from: 0, bytes: 0x4000 },
      wrongPages: [],
    });
    expect(read.covered).toBe(read.signatureFrom);
    expect(read.signatureFrom + read.signatureBytes).toBe(signed.byteLength);
    expect(read.lastPartEnds).toBe(signed.byteLength);
    expect(read.lastPartInMemory).toBeGreaterThanOrEqual(read.lastPartBytes);
  });

  it('leaves the code and the data as they were', () => {
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(signed.subarray(0x1000, program.byteLength))).toBe(hash(program.subarray(0x1000)));
  });

  it('does not fit any more when a byte is changed', () => {
    const changed = Buffer.from(signed);
    changed.writeUInt8(changed.readUInt8(0x2345) ^ 1, 0x2345);
    expect(signedMacProgram(changed).wrongPages).toEqual([2]);
  });

  it.each([
    ['is no program', Buffer.alloc(4096), 'no program for macOS'],
    ['is signed', signed, 'signed already'],
    ['has no room', smallMacProgram({ sectionsFrom: 288 }), 'no room'],
    ['has something behind it', Buffer.concat([program, Buffer.alloc(1)]), 'stands behind'],
  ])('is not made for what %s', (_, given, message) => {
    expect(() => signForMac(given, identifier)).toThrow(message);
  });
});
