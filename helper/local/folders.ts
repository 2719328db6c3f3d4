import { mkdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';

/** What became of the name of a folder below the root. */
export type Found =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'missing' | 'outside' };

/** Whether a path is the root or lies in it. */
function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Finds a folder by its name, with slashes between its parts, below the root; the empty name is the root itself.
 * What leads out of it is `outside`: by its name, or by a link on the way.
 */
export async function findFolder(root: string, name: string): Promise<Found> {
  const parts = name.split('/').filter((part) => part !== '');
  // Of Windows too, whatever machine this is: drives, streams and the other slash.
  const isPlain = parts.every((part) => part !== '.' && part !== '..' && !/[\\:\0]/.test(part));
  if (!isPlain || name.startsWith('/')) return { kind: 'outside' };
  try {
    const realRoot = await realpath(root);
    const path = await realpath(join(realRoot, ...parts));
    if (!isInside(realRoot, path)) return { kind: 'outside' };
    return (await stat(path)).isDirectory() ? { kind: 'folder', path } : { kind: 'missing' };
  } catch {
    return { kind: 'missing' };
  }
}

/** Makes the root where it is not there yet; answers whether it is there. */
export async function makeRoot(root: string): Promise<boolean> {
  try {
    await mkdir(root, { recursive: true });
    return true;
  } catch {
    // Its drive may be away, or belong to somebody else: all else of the helper works without.
    return false;
  }
}
