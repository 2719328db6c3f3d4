import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../../db/engine/migrate.ts';
import { describeOnEngines, engines } from '../../support/databases.ts';
import { fillDisk } from '../../support/full-disk.ts';
import { temporaryFolder } from './server-harness.ts';
import { start } from './whole-server.ts';

/** Whoever starts the server reads which variable leads to what is wrong, where that is, and what to do. */
const refusal = (env: Record<string, string>): Promise<string> =>
  start(env).then(
    () => 'started',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('A server that is led to a wrong place does not start, and names the variable', () => {
  it.each(['UPSTREAM_PATHS', 'KNOWN_DOCUMENTS', 'SOURCE_PLATFORMS', 'DOWNLOADS'])(
    '%s with a path where nothing is',
    async (variable) => {
      const place = join(await temporaryFolder(), 'none');
      expect(await refusal({ [variable]: place })).toBe(
        `${variable}: ${place} is not there; correct the path, or make it.`,
      );
    },
  );

  it('DATA_DIR with a file', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const words = 'is or lies below a file where a folder is needed; name another folder.';
    expect(await refusal({ DATA_DIR: file })).toBe(`DATA_DIR: ${file} ${words}`);
    const inner = join(file, 'inner');
    expect(await refusal({ DATA_DIR: inner })).toBe(`DATA_DIR: ${inner} ${words}`);
  });

  it('DATA_DIR with something that the process cannot write', async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, 'main.db'));
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `DATA_DIR: ${join(dataDir, 'main.db')} is a folder where a file is needed; name a file.`,
    );
  });

  it('DATA_DIR without the key of its database', async () => {
    const first = await start({ PREVIEW: 'off' });
    const url = `sqlite:${join(first.dataDir, 'main.db')}`;
    await first.close();
    const dataDir = await temporaryFolder();
    expect(await refusal({ DATABASE_URL: url, DATA_DIR: dataDir, PREVIEW: 'off' })).toMatch(
      `credentials-key in DATA_DIR (${dataDir}) is missing or another key`,
    );
  });

  it.each([
    ['that is none', (path: string) => writeFile(path, 'no database '.repeat(1_000))],
    ['that was cut off', (path: string) => truncate(path, 8_192)],
  ])('the database %s', async (_title, spoil) => {
    const dataDir = await temporaryFolder();
    await (await start({ DATA_DIR: dataDir, PREVIEW: 'off' })).close();
    const own = join(dataDir, 'main.db');
    await spoil(own);
    const words = 'is damaged, or no database of SQLite; bring back a backup:';
    const restore = 'npm run restore -- FILE --replace.';
    expect(await refusal({ DATA_DIR: dataDir })).toBe(`DATA_DIR: ${own} ${words} ${restore}`);
    expect(await refusal({ DATABASE_URL: `sqlite:${own}` })).toBe(
      `DATABASE_URL: ${own} ${words} ${restore}`,
    );
  });

  it('the database of visitors, which nobody has a backup of', async () => {
    const dataDir = await temporaryFolder();
    const preview = join(dataDir, 'preview.db');
    await writeFile(preview, 'no database '.repeat(1_000));
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `DATA_DIR: ${preview} is damaged; remove it, it is made anew.`,
    );
  });

  it('DATABASE_URL with a server that is away, whose password is not told', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://me:hidden@127.0.0.1:9/none' })).toBe(
      'DATABASE_URL: PostgreSQL at 127.0.0.1:9/none does not answer; see that PostgreSQL runs there, and that host and port are right.',
    );
  });
});

describeOnEngines(
  'A server does not start, and names the variable, that is led to a database',
  (engine) => {
    it('whose disk is full', async () => {
      const url = await engine.emptyUrl();
      const db = await engine.open(url);
      await sql`create table applied_migration (name text primary key)`.execute(db);
      await fillDisk(db, 'applied_migration');
      const { host, pathname } = new URL(url);
      expect(await refusal({ DATABASE_URL: url })).toBe(
        `DATABASE_URL: PostgreSQL at ${host}${pathname} has no room on its disk; free some, and start again.`,
      );
    });

    it.each(['notice', 'user'] as const)('whose disk fills up at the first %s', async (table) => {
      const url = await engine.emptyUrl();
      const db = await engine.open(url);
      await migrate(db);
      await fillDisk(db, table);
      expect(await refusal({ DATABASE_URL: url, DEMO: 'on' })).toMatch(
        /^DATABASE_URL: PostgreSQL at .* has no room on its disk; free some, and start again\.$/,
      );
    });

    it('that is not there', async () => {
      const url = new URL(await engine.emptyUrl());
      url.pathname = '/no_such_database';
      expect(await refusal({ DATABASE_URL: url.href })).toBe(
        `DATABASE_URL: PostgreSQL at ${url.host}/no_such_database has no such database; make it, or name another.`,
      );
    });
  },
  engines.filter(({ name }) => name === 'PostgreSQL'),
);
