import { zipSync } from 'fflate';

interface Named {
  readonly name: string;
  readonly picture: Blob;
}

/** Pictures in one file; of one name, the second gets a number. Comes as a chunk of its own, with the library. */
export async function zipOf(files: readonly Named[]): Promise<Blob> {
  const entries: Record<string, Uint8Array> = {};
  for (const { name, picture } of files) {
    let free = `${name}.png`;
    for (let count = 2; free in entries; count += 1) free = `${name} (${count}).png`;
    entries[free] = new Uint8Array(await picture.arrayBuffer());
  }
  // Pictures are packed already: they are only put one behind the other.
  return new Blob([new Uint8Array(zipSync(entries, { level: 0 }))], { type: 'application/zip' });
}
