import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPostgres, OccupiedSchema } from '../../db/engine/backup-postgres.ts';
import { checkSqlite, isSqliteInUse } from '../../db/engine/backup-sqlite.ts';
import { openDatabase } from '../../db/engine/connect.ts';
import { NewerDatabase, refuseNewer } from '../../db/engine/migrate.ts';
import { type Places, sqlitePathOf } from '../console-database.ts';
import { makeFolder } from '../contract/make-folder.ts';
import { BackupProblem, type Manifest, unpack } from './archive.ts';
import {
  exists,
  isOccupied,
  keyFiles,
  type Move,
  moveAll,
  storedFolder,
  tellingRoom,
  uploadsFolder,
} from './places.ts';

const unpackedAs = '.restore-';

/** What restores unpacked that were killed: all of a backup with its keys. */
async function removeRemains(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(unpackedAs))
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 });
}

/**
 * Puts a backup in place: all of it, or nothing.
 * @param replace takes the place of what is there; without it, something there is a reason to refuse
 * @throws BackupProblem, whose message says what to do
 */
export async function restoreBackup(
  places: Places,
  file: string,
  replace: boolean,
): Promise<Manifest> {
  await makeFolder(places.dataDir);
  const folder = await mkdtemp(join(places.dataDir, unpackedAs));
  try {
    const made = await tellingRoom(places.dataDir, () => unpack(file, folder));
    const path = sqlitePathOf(places);
    if ((made.engine === 'sqlite') !== (path !== undefined))
      throw new BackupProblem(
        `备份来自 ${made.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}，DATABASE_URL 须为同一种数据库`,
      );
    refuseNewer(made.migrations);
    const moves = await movesOf(places, folder, made);
    await refuseOccupied(moves, replace);
    if (path === undefined) await intoPostgres(places, folder, made, moves, replace);
    else await intoFile(path, folder, moves);
    await removeRemains(places.dataDir);
    return made;
  } catch (error) {
    if (error instanceof NewerDatabase)
      throw new BackupProblem('备份来自更新的版本，请先升级到该版本再恢复');
    if (error instanceof OccupiedSchema)
      throw new BackupProblem(
        error.isOurs
          ? '数据库不是空的，加 --replace 才会替换其中的全部数据'
          : '数据库中有其他程序的表，请换一个空的数据库',
      );
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The database comes last: while it is missing, everybody sees that nothing was restored. */
async function movesOf(places: Places, folder: string, made: Manifest): Promise<Move[]> {
  const moves: Move[] = [];
  // A backup of the first format says nothing of pictures: those that are there stay.
  const folders = made.format === 1 ? [uploadsFolder] : [uploadsFolder, storedFolder];
  for (const name of folders) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  const keys = keyFiles.filter((name) => made.files[name] !== undefined);
  for (const name of [...folders, ...keys])
    moves.push({ from: join(folder, name), to: join(places.dataDir, name) });
  const path = sqlitePathOf(places);
  if (path !== undefined) moves.push({ from: join(folder, 'main.db'), to: path });
  return moves;
}

async function refuseOccupied(moves: readonly Move[], replace: boolean): Promise<void> {
  if (replace) return;
  for (const { to } of moves) {
    if (await isOccupied(to))
      throw new BackupProblem(`${to} 已存在，加 --replace 才会替换现有的全部数据`);
  }
}

async function intoFile(path: string, folder: string, moves: readonly Move[]): Promise<void> {
  if (!(await exists(join(folder, 'main.db')))) throw new BackupProblem('备份中没有数据库');
  try {
    checkSqlite(join(folder, 'main.db'));
  } catch (error) {
    if (error instanceof NewerDatabase) throw error;
    throw new BackupProblem(`备份中的数据库已损坏：${String(error)}`);
  }
  if ((await exists(path)) && isSqliteInUse(path))
    throw new BackupProblem(`${path} 正在使用中，请先停止服务`);
  // Of a database that is no more, these would be taken for the last writes of the new one.
  for (const remains of ['-wal', '-shm', '-journal']) await rm(path + remains, { force: true });
  await (await moveAll(moves)).finish();
}

async function intoPostgres(
  { databaseUrl }: Places,
  folder: string,
  { migrations }: Manifest,
  moves: readonly Move[],
  replace: boolean,
): Promise<void> {
  const db = await openDatabase(databaseUrl);
  let moved: Awaited<ReturnType<typeof moveAll>> | undefined;
  try {
    await loadPostgres(db, join(folder, 'tables'), {
      migrations,
      replace,
      beforeCommit: async () => {
        moved = await moveAll(moves);
      },
    });
  } catch (error) {
    await moved?.undo();
    throw error;
  } finally {
    await db.destroy();
  }
  await moved?.finish();
}
