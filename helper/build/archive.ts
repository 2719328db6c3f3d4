import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

/** A file of an archive. */
export interface Entry {
  readonly name: string;
  readonly content: Uint8Array | string;
  /** Unpacked it can be run. */
  readonly isProgram?: boolean;
}

/** How hard an archive is packed: 0 is not at all, 6 the usual. */
export type Packing = 0 | 6;

/** In the upper half of the attributes stands the mode, for an archive of the third system: Unix. */
const modeOf = (isProgram: boolean): number => (isProgram ? 0o100755 : 0o100644) * 65_536;

/** Made once, for each of the same files the same; a program inside keeps its right to be run. */
export function zipOf(entries: readonly Entry[], level: Packing = 6): Uint8Array {
  const files: Zippable = Object.fromEntries(
    entries.map(({ name, content, isProgram = false }) => [
      name,
      [
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
        { os: 3, attrs: modeOf(isProgram) },
      ],
    ]),
  );
  return zipSync(files, { mtime: '2026-01-01T00:00:00Z', level });
}

export interface Written {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes a file of the downloads; answers what the manifest says of it. */
export async function writeDownload(
  folder: string,
  file: string,
  content: Uint8Array,
): Promise<Written> {
  await writeFile(join(folder, file), content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { file, bytes: content.byteLength, sha256 };
}
