import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCodeOf } from './place-problem.ts';

/**
 * Makes a folder for its owner only, with those above it. Where that may not be written Node says that nothing is
 * there, which is as little help as it is true: the folder that refuses is asked itself.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') await refuseClosed(dirname(folder));
    throw error;
  }
}

/** @throws what the system says of the nearest folder that is there, when it cannot be written */
async function refuseClosed(folder: string): Promise<void> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    if (systemCodeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await refuseClosed(dirname(folder));
  }
}
