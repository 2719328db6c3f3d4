import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { type Db, type OpenOptions, openDatabase } from '../../db/engine/connect.ts';
import { takeSchema } from './migrated-schemas.ts';
import { migrateAtOnce } from './migrated-sqlite.ts';
import { createPostgresSchema, isPostgresReachable, shownPostgresUrl } from './postgres-schema.ts';

type EngineName = 'SQLite in memory' | 'SQLite in a file' | 'PostgreSQL';

export interface Engine {
  readonly name: EngineName;
  readonly isReachable: boolean;
  /** The URL of an empty database of this test alone. It is removed when the test is over. */
  emptyUrl(): Promise<string>;
  /** Opens a URL of `emptyUrl`, again if wanted. It is closed when the test is over. */
  open(url: string, options?: OpenOptions): Promise<Db>;
  /** An open database with every table. */
  fresh(options?: OpenOptions): Promise<Db>;
}

/** What the product keeps its data in. */
export const engines: readonly Engine[] = [
  sqlite('SQLite in a file', fileUrl),
  {
    name: 'PostgreSQL',
    isReachable: isPostgresReachable,
    emptyUrl: schemaUrl,
    open,
    fresh: takeSchema,
  },
];

/** With the one of quick tests, which differs from a file in how it is connected to. */
export const everyConnection: readonly Engine[] = [
  sqlite('SQLite in memory', async () => 'sqlite::memory:'),
  ...engines,
];

/** A suite that is run once per engine; skipped, loudly, on a PostgreSQL that is not there. */
export function describeOnEngines(
  title: string,
  suite: (engine: Engine) => void,
  on: readonly Engine[] = engines,
): void {
  for (const each of on) {
    if (!each.isReachable) {
      console.warn(
        `\n*** NOT TESTED on ${each.name}: ${title}. No server at ${shownPostgresUrl} ` +
          '(set TEST_DATABASE_URL to test it) ***\n',
      );
    }
    describe.skipIf(!each.isReachable)(`${title} [${each.name}]`, () => suite(each));
  }
}

/** An open database in memory with every table, for tests that are not about the engine. */
export async function memoryDatabase(options?: OpenOptions): Promise<Db> {
  const db = await open('sqlite::memory:', options);
  await migrateAtOnce(db);
  return db;
}

async function open(url: string, options?: OpenOptions): Promise<Db> {
  const db = await openDatabase(url, options);
  onTestFinished(() => db.destroy());
  return db;
}

function sqlite(name: EngineName, emptyUrl: Engine['emptyUrl']): Engine {
  const fresh: Engine['fresh'] = async (options) => {
    const db = await open(await emptyUrl(), options);
    await migrateAtOnce(db);
    return db;
  };
  return { name, isReachable: true, emptyUrl, open, fresh };
}

async function fileUrl(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seller-db-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return `sqlite:${join(folder, 'test.db')}`;
}

async function schemaUrl(): Promise<string> {
  const { url, drop } = await createPostgresSchema();
  onTestFinished(drop);
  return url;
}
