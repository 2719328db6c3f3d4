import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteOldTrials } from '../../db/imports/imports.ts';
import {
  deleteUploads,
  findSpareUploads,
  insertUpload,
  type Upload,
} from '../../db/imports/uploads.ts';
import { importSentences } from '../contract/rules/import-sentences.ts';
import type { ApiDeps } from '../deps.ts';
import { FileProblem } from './file-problem.ts';
import { type FileOrder, fileWork, tooSlow } from './file-work.ts';
import { sheetsStored, storedSheets } from './read-sheets.ts';
import { asDiskShort, contentLimit, diskShort } from './room.ts';
import type { SalesFile } from './sales-file.ts';
import { contentOf, headOf, tooLarge } from './source/bytes.ts';
import { type FileKind, kindOf } from './source/detect.ts';
import type { Converted } from './source/workbook.ts';

/** Files are kept for a day, and of each boss the newest. */
const keptFor = 24 * 60 * 60 * 1000;
const keptFiles = 20;
/** Milliseconds for which a gzip file is looked through. */
const longestLook = 100_000;

export const folderOf = ({ config }: ApiDeps): string => join(config.dataDir, 'uploads');

export interface Sent {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** How many the sender says that there are; 0 where it says nothing. */
  readonly announced: number;
}

/**
 * Stores the bytes of a file and checks that they can be a sales file.
 * @throws FileProblem when they cannot, or are too many; then nothing is kept
 */
export async function storeUpload(
  deps: ApiDeps,
  ownerId: number,
  fileName: string,
  { bytes, announced }: Sent,
  signal?: AbortSignal,
): Promise<Upload> {
  await cleanUp(deps, ownerId);
  const id = randomBytes(16).toString('base64url');
  const folder = folderOf(deps);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, id);
  const unchecked = `${path}.part`;
  try {
    const room = await contentLimit(folder, announced, deps.config);
    const most = deps.config.importMaxBytes;
    const size =
      room < most
        ? await write(unchecked, bytes, room, diskShort)
        : await write(unchecked, bytes, most);
    const limit = await contentLimit(folder, 0, deps.config);
    const kind = await kindOfFile(unchecked, limit);
    let converted: Converted = { note: null, sheets: [] };
    if (kind === 'text') await rename(unchecked, path);
    else converted = await convertApart({ path: unchecked, target: path, limit }, ownerId, signal);
    const upload: Upload = {
      id,
      owner_id: ownerId,
      file_name: plainName(fileName),
      size,
      format: formats[kind],
      note: converted.note,
      sheets: storedSheets(converted.sheets),
      created_at: deps.now(),
    };
    await insertUpload(deps.db, upload);
    return upload;
  } catch (error) {
    await rm(path, { force: true });
    throw asDiskShort(error);
  } finally {
    await rm(unchecked, { force: true });
  }
}

/**
 * The stored file of an upload.
 * @throws FileProblem when it is gone
 */
export async function uploadedFile(deps: ApiDeps, upload: Upload): Promise<SalesFile> {
  const path = join(folderOf(deps), upload.id);
  try {
    const { size } = await stat(path);
    return { path, format: upload.format, size, sheets: sheetsStored(upload.sheets) };
  } catch {
    throw new FileProblem(importSentences.fileGone);
  }
}

export async function removeUploads(deps: ApiDeps, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(folderOf(deps), id), { force: true });
  await deleteUploads(deps.db, ids);
}

/**
 * What a file holds, told by its content.
 * @throws FileProblem when it is no sales file
 */
export async function kindOfFile(path: string, limit: number): Promise<FileKind> {
  const stored = kindOf(await headOf(path));
  return stored === 'gzip' ? kindInside(path, limit) : stored;
}

/** What each kind of file is read as; tables of HTML are what back offices call workbooks. */
export const formats: Readonly<Record<FileKind, SalesFile['format']>> = {
  text: 'csv',
  utf16: 'csv',
  zip: 'xlsx',
  html: 'xlsx',
  xml: 'xlsx',
};

/** Looks through the whole of a gzip file, so that a damaged or too large one is refused at once. */
async function kindInside(path: string, limit: number): Promise<FileKind> {
  let head: Uint8Array = new Uint8Array();
  const end = performance.now() + longestLook;
  for await (const chunk of contentOf(path, { limit })) {
    if (head.length === 0) head = chunk;
    if (performance.now() > end) throw tooSlow();
  }
  const kind = kindOf(head);
  if (kind === 'gzip') throw new FileProblem(importSentences.filePackedTwice);
  return kind;
}

/**
 * Converts a file that is no text to text in a process of its own.
 * @throws FileProblem when it is too large, damaged or no table
 */
export async function convertApart(
  order: Omit<Extract<FileOrder, { kind: 'convert' }>, 'kind'>,
  ownerId: number,
  signal?: AbortSignal,
): Promise<Converted> {
  const answer = await fileWork.run(ownerId, { kind: 'convert', ...order }, signal);
  if (answer?.kind !== 'converted') {
    throw new FileProblem(importSentences.workbookTooLarge);
  }
  return answer;
}

export async function write(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
  tooMuch: () => FileProblem = () => tooLarge(limit, false),
): Promise<number> {
  const file = await open(path, 'w', 0o600);
  try {
    let size = 0;
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      // Leaving the loop cancels the stream, so that the sender stops.
      if (size > limit) throw tooMuch();
      await file.writeFile(chunk);
    }
    return size;
  } finally {
    await file.close();
  }
}

/** The name for people to see; files are stored by their ids. */
function plainName(fileName: string): string {
  const last = fileName.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').trim() || '未命名文件';
}

async function cleanUp(deps: ApiDeps, ownerId: number): Promise<void> {
  const before = deps.now() - keptFor;
  const spare = await findSpareUploads(deps.db, { before, ownerId, kept: keptFiles - 1 });
  await removeUploads(deps, spare);
  await deleteOldTrials(deps.db, before);
  await removeRemains(folderOf(deps), before);
}

/** Uploads that broke off when a server was killed. */
export async function removeRemains(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.endsWith('.part')) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < before) await rm(path, { force: true });
  }
}
