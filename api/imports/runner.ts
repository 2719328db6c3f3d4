import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeldFile, holdFile, isFileHeld } from '../../db/engine/held-file.ts';

/** A process that runs imports, known to the others by a file in the folder of data that it holds while it lives. */
export interface Runner {
  readonly id: string;
  close(): Promise<void>;
}

const pathOf = (dataDir: string, id: string): string => join(dataDir, 'runners', id);

export async function startRunner(dataDir: string): Promise<Runner> {
  const id = randomBytes(12).toString('base64url');
  const file: HeldFile = await holdFile(pathOf(dataDir, id));
  return { id, close: () => file.release() };
}

/**
 * Whether a runner has died for certain. One that lives elsewhere, or closed properly, leaves no file here:
 * of its imports only their silence tells.
 */
export const hasDied = (dataDir: string, id: string): boolean =>
  isFileHeld(pathOf(dataDir, id)) === false;

export const forgetRunner = (dataDir: string, id: string): Promise<void> =>
  rm(pathOf(dataDir, id), { force: true });
