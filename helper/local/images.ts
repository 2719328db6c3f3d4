import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface CustomImage {
  readonly name: string;
  readonly bytes: number;
  /** Instant, milliseconds since 1970. */
  readonly changedAt: number;
}

/** More than a page can show. */
const mostImages = 2_000;

const isImage = (name: string): boolean => /\.(jpe?g|png|webp|gif|bmp)$/i.test(name);

/** The images in a folder, by name. Links are left out: they may lead elsewhere. */
export async function imagesIn(folder: string): Promise<CustomImage[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && isImage(entry.name))
    .map(({ name }) => name)
    .sort()
    .slice(0, mostImages);
  const images = names.map(async (name): Promise<CustomImage[]> => {
    // It may be deleted at this moment.
    const found = await stat(join(folder, name)).catch(() => undefined);
    return found ? [{ name, bytes: found.size, changedAt: Math.floor(found.mtimeMs) }] : [];
  });
  return (await Promise.all(images)).flat();
}
