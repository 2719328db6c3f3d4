import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadsManifest, manifestName, type OfferedFile } from '../../api/contract/downloads.ts';

async function offeredIn(folder: string): Promise<readonly OfferedFile[]> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => undefined);
  return text === undefined ? [] : downloadsManifest.parse(JSON.parse(text)).files;
}

const isSamePlace = (one: OfferedFile, other: OfferedFile): boolean =>
  one.product === other.product && one.platform === other.platform;

/**
 * Offers these files: each in the place of what was offered of the same product for the same platform. What else the
 * folder offers stays, as far as its file is there.
 */
export async function offer(folder: string, made: readonly OfferedFile[]): Promise<void> {
  const known = await offeredIn(folder);
  const [kept, replaced]: [OfferedFile[], OfferedFile[]] = [[], []];
  for (const file of known)
    (made.some((each) => isSamePlace(each, file)) ? replaced : kept).push(file);
  const isThere = await Promise.all(
    kept.map(({ file }) =>
      stat(join(folder, file)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const files = [...made, ...kept.filter((_, place) => isThere[place])];
  const path = join(folder, manifestName);
  // In one step: a server may be reading it.
  await writeFile(`${path}.new`, `${JSON.stringify({ files }, null, 2)}\n`);
  await rename(`${path}.new`, path);
  const names = new Set(files.map(({ file }) => file));
  for (const { file } of replaced)
    if (!names.has(file)) await rm(join(folder, file), { force: true });
}
