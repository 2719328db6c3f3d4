import { statfs } from 'node:fs/promises';
import { isDiskFull } from '../../db/engine/scratch.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import type { ApiConfig } from '../deps.ts';
import { FileProblem } from './file-problem.ts';

/** What is unpacked of a file may be so many times as large as an upload: text that says something packs less. */
const mostUnpacked = 100;
/** What an import writes, beside its file: the lines put aside, then the database and its log. */
const writtenPerByte = 4;
const keptFree = 256 * 1024 * 1024;

type RoomConfig = Pick<ApiConfig, 'importMaxBytes' | 'importKeepFree'>;

export const diskShort = (): FileProblem => new FileProblem(importSentences.diskFull);

/** The error as the seller is told it: that the disk is full is no fault of the program. */
export const asDiskShort = (error: unknown): unknown => (isDiskFull(error) ? diskShort() : error);

/** Bytes that may still be written beside a file. */
async function room(path: string, config: RoomConfig): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize - (config.importKeepFree ?? keptFree);
}

/**
 * Bytes that may be unpacked of a file: that its size is limited says nothing of what is inside.
 * @param path of the file, or of the folder that it comes to
 * @param size of the file as it is, in bytes
 * @throws FileProblem when there is no room for it on the disk
 */
export async function contentLimit(
  path: string,
  size: number,
  config: RoomConfig,
): Promise<number> {
  const left = await room(path, config);
  if (left < size) throw diskShort();
  return Math.min(left, mostUnpacked * config.importMaxBytes);
}

/** @throws FileProblem when there is no room for what an import of a file writes */
export async function checkRoom(path: string, size: number, config: RoomConfig): Promise<void> {
  if ((await room(path, config)) < size * writtenPerByte) throw diskShort();
}
