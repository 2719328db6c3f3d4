import { constants } from 'node:fs';
import { access, copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlaceError } from '../console-database.ts';
import { placeProblemOf, systemCodeOf } from '../contract/place-problem.ts';

/** Files of the data folder that nothing can make again. */
export const keyFiles = ['credentials-key', 'mqtt-secret'] as const;
export const uploadsFolder = 'uploads';
/** Of the pictures that listings name by their addresses; one that is there never changes. */
export const storedFolder = 'oss';
/** Its files by their paths in it; others are still being written. */
export const storedFile = /^[\w-]\/[\w-]+\.\w+$/;

/** Said of the disk that is written to, which need not be that of the database. */
export async function tellingRoom<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === undefined || placeProblemOf(code) !== 'full') throw error;
    throw new PlaceError(`${folder} 所在的磁盘没有空间了，请腾出空间后重试；什么都没有改变`, {
      cause: error,
    });
  }
}

export const exists = (path: string): Promise<boolean> =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  );

/** Whether something is there that a move would replace; an empty folder is nothing. */
export async function isOccupied(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return false;
  return found.isDirectory() ? (await readdir(path)).length > 0 : true;
}

/** Puts a file or folder in the place of another. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

export interface Moved {
  /** Throws away what was replaced. */
  finish(): Promise<void>;
  /** Puts everything back as it was. */
  undo(): Promise<void>;
}

/** Makes all of the moves or none; what was there is kept until it is known that nothing else fails. */
export async function moveAll(moves: readonly Move[]): Promise<Moved> {
  const steps: { undo: () => Promise<void>; replaced: string }[] = [];
  const undo = async () => {
    for (const step of steps.toReversed()) await step.undo();
  };
  try {
    for (const { from, to } of moves) {
      const replaced = `${to}.replaced`;
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await rm(replaced, { recursive: true, force: true });
      const wasThere = await exists(to);
      if (wasThere) await rename(to, replaced);
      steps.push({
        replaced,
        undo: async () => {
          await rm(to, { recursive: true, force: true });
          if (wasThere) await rename(replaced, to);
        },
      });
      await moveInto(from, to);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return {
    undo,
    finish: async () => {
      for (const { replaced } of steps) await rm(replaced, { recursive: true, force: true });
    },
  };
}

/** A database file may lie on another disk than the data folder. */
async function moveInto(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const near = join(dirname(to), `.restore-${process.pid}`);
    await copyFile(from, near);
    await rename(near, to);
  }
}

/** A file under a second name, or a copy where the disk is another one. False when it is gone. */
export async function takeFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(() => copyFile(from, to));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
