import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Db, openDatabase } from '../db/engine/connect.ts';
import { MigrationOutOfOrder, migrateOwn, NewerDatabase, NoTables } from '../db/engine/migrate.ts';
import {
  databasePlace,
  type PlaceProblem,
  placeProblemOf,
  systemCodeOf,
} from './contract/place-problem.ts';

/** Where the commands find the data, as the server does. */
export interface Places {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** The variable that led to the database. */
  readonly variable: 'DATA_DIR' | 'DATABASE_URL';
}

/** A database, file or folder cannot be used; the message is for the person at the console and says what to do. */
export class PlaceError extends Error {
  override readonly name = 'PlaceError';
}

/** @throws PlaceError for a database of another kind */
export function placesOf({ DATA_DIR, DATABASE_URL }: NodeJS.ProcessEnv): Places {
  const dataDir = resolve(DATA_DIR || './data');
  if (!DATABASE_URL)
    return { dataDir, databaseUrl: `sqlite:${join(dataDir, 'main.db')}`, variable: 'DATA_DIR' };
  if (!/^(sqlite:.|postgres(ql)?:\/\/)/.test(DATABASE_URL))
    throw new PlaceError(
      'DATABASE_URL 应写成 sqlite:/path/file.db 或 postgres://user:password@host/name',
    );
  return { dataDir, databaseUrl: DATABASE_URL, variable: 'DATABASE_URL' };
}

const told: Readonly<Record<PlaceProblem, string>> = {
  missing: '不存在，请改正路径',
  noFolder: '是文件或在文件之下，而这里需要文件夹，请换一个文件夹',
  noFile: '是文件夹，而这里需要文件，请给出一个文件',
  closed: '不能由当前用户读写，请给予权限，或换一个位置',
  full: '所在的磁盘没有空间了，请腾出空间后重试',
  busy: '正被其他进程写入，请稍后重试',
  away: '没有应答，请确认 PostgreSQL 正在运行，主机和端口正确',
  signIn: '不接受这个用户和密码，请改正',
  noDatabase: '没有这个数据库，请先创建，或换一个数据库',
  noTables: '中没有本产品的数据，请检查 DATA_DIR 和 DATABASE_URL；新安装的请先启动一次服务',
  damaged: '已损坏，或不是 SQLite 数据库，请恢复备份：npm run restore -- 文件 --replace',
};

/** Runs a command. What is wrong with its database or a file is told in place of the words of their systems. */
export async function tellingPlaces<T>(places: Places, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const words = wordsOf(error);
    if (words === undefined) throw error;
    throw new PlaceError(`${placeOf(places, error)} ${words}`, { cause: error });
  }
}

function wordsOf(error: unknown): string | undefined {
  if (error instanceof NewerDatabase)
    return '由更新的版本生成，请使用该版本，或恢复升级前的备份：npm run restore -- 文件 --replace';
  if (error instanceof MigrationOutOfOrder)
    return '缺少中间的版本变更，请恢复备份：npm run restore -- 文件 --replace';
  const code = systemCodeOf(error);
  const problem = code === undefined ? undefined : placeProblemOf(code);
  return problem && told[problem];
}

/** The file system names the file that it speaks of, which may be another than that of the database. */
function placeOf({ databaseUrl, variable }: Places, error: unknown): string {
  const database = databasePlace(databaseUrl);
  const path = error instanceof Error && 'path' in error ? String(error.path) : database;
  return database.startsWith(path) ? `${variable}：${database.replace(' at ', ' ')}` : path;
}

/** The file of the database; undefined where it is PostgreSQL. */
export const sqlitePathOf = ({ databaseUrl }: Places): string | undefined =>
  databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : undefined;

/**
 * The same for a file that is there.
 * @throws NoTables
 */
export async function existingSqlitePath(places: Places): Promise<string | undefined> {
  const path = sqlitePathOf(places);
  if (path !== undefined)
    await access(path).catch((error: unknown) => {
      throw systemCodeOf(error) === 'ENOENT' ? new NoTables() : error;
    });
  return path;
}

/**
 * The database of a server, with the tables of this version. Nothing is made where there is none: a path that
 * was mistyped would seem to have worked. The caller closes it with `destroy()`.
 */
export async function openOwn(places: Places): Promise<Db> {
  await existingSqlitePath(places);
  const db = await openDatabase(places.databaseUrl);
  try {
    await migrateOwn(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
