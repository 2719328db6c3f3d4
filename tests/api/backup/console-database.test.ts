import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { createPostgresSchema, isPostgresReachable } from '../../support/postgres-schema.ts';
import { processEnv } from '../../support/process-env.ts';
import { temporaryFolder } from '../../support/product.ts';

/** How long a test may take that starts processes on a busy machine. */
const patience = 120_000;
const root = join(import.meta.dirname, '../../..');

/** What a command says, wherever it says it. */
const say = (env: Record<string, string>, script: string, ...given: string[]): Promise<string> =>
  new Promise((resolve) => {
    const all = { ...processEnv, DATABASE_URL: '', ...env };
    execFile(process.execPath, [join(root, script), ...given], { env: all }, (_, stdout, stderr) =>
      resolve((stdout + stderr).trim()),
    );
  });

/** Each command that works on the database, as somebody at the console calls it. */
async function commands() {
  const folder = await temporaryFolder();
  const file = join(folder, 'sales.csv');
  await writeFile(file, '店铺,订单号,SKU,时间,数量,金额\n一号店,1,A,2026-01-01,1,10\n');
  return [
    (env: Record<string, string>) => say(env, 'api/imports/cli.ts', file, '--phone', '13800000001'),
    (env: Record<string, string>) => say(env, 'api/billing/cli.ts', '--count', '1'),
    (env: Record<string, string>) => say(env, 'api/backup/cli.ts', 'backup', join(folder, 'b.gz')),
  ];
}

/** A folder with the tables of the product. */
async function filledFolder(alsoRun?: string): Promise<string> {
  const dataDir = await temporaryFolder();
  const db = await openDatabase(`sqlite:${join(dataDir, 'main.db')}`);
  await migrate(db);
  if (alsoRun !== undefined) await sql.raw(alsoRun).execute(db);
  await db.destroy();
  return dataDir;
}

const damaged = '已损坏，或不是 SQLite 数据库，请恢复备份：npm run restore -- 文件 --replace';

describe('The commands say which variable leads to what is wrong with a database, and what to do', () => {
  it.each([
    ['that is none', (path: string) => writeFile(path, 'no database '.repeat(1_000))],
    ['that was cut off', (path: string) => truncate(path, 8_192)],
  ])(
    'of a file %s',
    async (_title, spoil) => {
      const dataDir = await filledFolder();
      const path = join(dataDir, 'main.db');
      await spoil(path);
      for (const command of await commands())
        expect(await command({ DATA_DIR: dataDir })).toBe(`DATA_DIR：${path} ${damaged}`);
      for (const command of await commands())
        expect(await command({ DATABASE_URL: `sqlite:${path}` })).toBe(
          `DATABASE_URL：${path} ${damaged}`,
        );
    },
    patience,
  );

  it(
    'of a newer version',
    async () => {
      const dataDir = await filledFolder("insert into applied_migration values ('9999_later')");
      for (const command of await commands())
        expect(await command({ DATA_DIR: dataDir })).toBe(
          `DATA_DIR：${join(dataDir, 'main.db')} 由更新的版本生成，请使用该版本，或恢复升级前的备份：npm run restore -- 文件 --replace`,
        );
    },
    patience,
  );

  it(
    'of a server that is away, whose password is not told, or of another kind',
    async () => {
      for (const command of await commands()) {
        const away = await command({ DATABASE_URL: 'postgres://me:hidden@127.0.0.1:9/none' });
        expect(away).toBe(
          'DATABASE_URL：PostgreSQL 127.0.0.1:9/none 没有应答，请确认 PostgreSQL 正在运行，主机和端口正确',
        );
        expect(await command({ DATABASE_URL: 'mysql://me:hidden@127.0.0.1/none' })).toBe(
          'DATABASE_URL 应写成 sqlite:/path/file.db 或 postgres://user:password@host/name',
        );
      }
    },
    patience,
  );

  it(
    'that is none of the product, of which nothing is made',
    async () => {
      const none = '中没有本产品的数据，请检查 DATA_DIR 和 DATABASE_URL；新安装的请先启动一次服务';
      const mistyped = join(await temporaryFolder(), 'dta');
      for (const command of await commands())
        expect(await command({ DATA_DIR: mistyped })).toBe(
          `DATA_DIR：${join(mistyped, 'main.db')} ${none}`,
        );
      expect(existsSync(mistyped)).toBe(false);
      const empty = await temporaryFolder();
      await writeFile(join(empty, 'main.db'), '');
      for (const command of await commands())
        expect(await command({ DATA_DIR: empty })).toBe(
          `DATA_DIR：${join(empty, 'main.db')} ${none}`,
        );
    },
    patience,
  );

  it(
    'that is a folder',
    async () => {
      const dataDir = await temporaryFolder();
      const path = join(dataDir, 'main.db');
      const file = join(await temporaryFolder(), 'b.gz');
      const cli = 'api/backup/cli.ts';
      await say({ DATA_DIR: await filledFolder() }, cli, 'backup', file);
      await mkdir(path);
      const told = `DATA_DIR：${path} 是文件夹，而这里需要文件，请给出一个文件`;
      for (const command of await commands())
        expect(await command({ DATA_DIR: dataDir })).toBe(told);
      expect(await say({ DATA_DIR: dataDir }, cli, 'restore', file, '--replace')).toBe(told);
    },
    patience,
  );

  it.skipIf(!isPostgresReachable)(
    'of PostgreSQL that is none of the product, of which nothing is made',
    async () => {
      const { url, drop } = await createPostgresSchema();
      try {
        for (const command of await commands())
          expect(await command({ DATABASE_URL: url })).toContain('中没有本产品的数据');
        const db = await openDatabase(url);
        const { rows } = await sql`
          select 1 from pg_tables where schemaname = current_schema()`.execute(db);
        await db.destroy();
        expect(rows).toEqual([]);
      } finally {
        await drop();
      }
    },
    patience,
  );

  it(
    'that a backup finds no room for',
    async () => {
      const empty = await temporaryFolder();
      const file = join(empty, 'file');
      await writeFile(file, '');
      const dataDir = await filledFolder();
      expect(
        await say({ DATA_DIR: dataDir }, 'api/backup/cli.ts', 'backup', join(file, 'b.gz')),
      ).toBe(`${file} 是文件或在文件之下，而这里需要文件夹，请换一个文件夹`);
    },
    patience,
  );
});

it(
  'A backup is brought back in place of a database that was cut off',
  async () => {
    const whole = await filledFolder();
    const broken = join(await temporaryFolder(), 'data');
    await mkdir(broken);
    await cp(join(whole, 'main.db'), join(broken, 'main.db'));
    await truncate(join(broken, 'main.db'), 8_192);
    const file = join(await temporaryFolder(), 'b.gz');
    expect(await say({ DATA_DIR: whole }, 'api/backup/cli.ts', 'backup', file)).toContain('已备份');
    const restored = await say(
      { DATA_DIR: broken },
      'api/backup/cli.ts',
      'restore',
      file,
      '--replace',
    );
    expect(restored).toContain('已恢复');
    expect(await say({ DATA_DIR: broken }, 'api/billing/cli.ts', '--count', '1')).toMatch(
      /^[A-Z0-9]{12}$/,
    );
  },
  patience,
);
