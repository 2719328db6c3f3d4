import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { dumpPostgres } from '../../db/engine/backup-postgres.ts';
import { copySqlite, uploadsIn } from '../../db/engine/backup-sqlite.ts';
import { openDatabase } from '../../db/engine/connect.ts';
import { existingSqlitePath, type Places, sqlitePathOf } from '../console-database.ts';
import { makeFolder } from '../contract/make-folder.ts';
import { BackupProblem, filesIn, type Manifest, pack } from './archive.ts';
import { ownMark, removeDead } from './dead.ts';
import {
  exists,
  keyFiles,
  storedFile,
  storedFolder,
  takeFile,
  tellingRoom,
  uploadsFolder,
} from './places.ts';

/**
 * Writes the database as it is at one moment, the uploads that it knows, the pictures and the keys into one file. The
 * server may go on running.
 * @throws BackupProblem when there is nothing to back up, or the file exists
 */
export async function makeBackup(places: Places, file: string): Promise<Manifest> {
  const target = resolve(file);
  if (await exists(target)) throw new BackupProblem(`${file} 已存在，请换一个文件名`);
  await makeFolder(dirname(target));
  return tellingRoom(dirname(target), () => writeBackup(places, target));
}

/** What a backup is made of stands here meanwhile, beside its file: all of the data, with the keys. */
const madeAs = '.seller-backup-';

async function writeBackup(places: Places, target: string): Promise<Manifest> {
  await removeDead(dirname(target), madeAs);
  const folder = await mkdtemp(join(dirname(target), `${madeAs}${ownMark}`));
  try {
    const { migrations, uploads } = await takeDatabase(places, folder);
    await mkdir(join(folder, uploadsFolder));
    for (const id of uploads) {
      // Uploads are removed after a day, also while this runs; a row without its file is no news.
      await takeFile(join(places.dataDir, uploadsFolder, id), join(folder, uploadsFolder, id));
    }
    await takeStored(places, folder);
    for (const name of keyFiles) await takeFile(join(places.dataDir, name), join(folder, name));
    return await pack(folder, target, {
      engine: sqlitePathOf(places) === undefined ? 'postgres' : 'sqlite',
      createdAt: new Date().toISOString(),
      migrations,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** After the database, which then names none that is not there. */
async function takeStored({ dataDir }: Places, folder: string): Promise<void> {
  const from = join(dataDir, storedFolder);
  const paths = (await exists(from)) ? await filesIn(from) : [];
  for (const path of paths.filter((each) => storedFile.test(each))) {
    const to = join(folder, storedFolder, path);
    await mkdir(dirname(to), { recursive: true });
    await takeFile(join(from, path), to);
  }
}

async function takeDatabase(
  places: Places,
  folder: string,
): Promise<{ migrations: string[]; uploads: string[] }> {
  const path = await existingSqlitePath(places);
  if (path !== undefined) {
    const copy = join(folder, 'main.db');
    const migrations = await copySqlite(path, copy);
    return { migrations, uploads: uploadsIn(copy) };
  }
  const db = await openDatabase(places.databaseUrl);
  try {
    return await dumpPostgres(db, join(folder, 'tables'));
  } finally {
    await db.destroy();
  }
}
