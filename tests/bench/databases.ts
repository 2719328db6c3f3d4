import { join } from 'node:path';
import { z } from 'zod';
import {
  createPostgresSchema,
  isPostgresReachable,
  onPostgres,
  shownPostgresUrl,
} from '../support/postgres-schema.ts';
import { type Contender, cpuOf, startOurs } from './process.ts';
import type { Report } from './report.ts';

/** A kind of database that the product keeps its data in. */
export interface BenchDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  create(folder: string): Promise<BenchData>;
}

interface BenchData {
  readonly url: string;
  /** To be called when the data is there: what the database does by itself after a while. */
  prepare(): Promise<void>;
  /** The product on this data; its CPU is that of the database too. */
  serve(): Promise<Contender>;
  drop(): Promise<void>;
}

/** SQLite, and PostgreSQL where it is reachable. */
export function databasesOf(work: string, report: Report): BenchDatabase[] {
  const sqlite: BenchDatabase = {
    name: 'SQLite',
    create: async (folder) => {
      const dataDir = join(work, folder);
      // The first start makes the folder and its database.
      await (await startOurs(dataDir)).stop();
      return {
        url: `sqlite:${join(dataDir, 'main.db')}`,
        prepare: async () => {},
        serve: () => startOurs(dataDir),
        drop: async () => {},
      };
    },
  };
  const postgres: BenchDatabase = {
    name: 'PostgreSQL',
    create: async (folder) => {
      const { url, drop } = await createPostgresSchema();
      const named = new URL(url);
      const name = `bench-${folder}`;
      named.searchParams.set('application_name', name);
      return {
        url,
        // Autovacuum comes once a minute.
        prepare: () => onPostgres('vacuum analyze').then(() => {}),
        serve: async () =>
          withBackends(
            await startOurs(join(work, `${folder}-postgres`), { DATABASE_URL: named.href }),
            name,
          ),
        drop,
      };
    },
  };
  if (isPostgresReachable) return [sqlite, postgres];
  report.print(`\n*** NOT MEASURED on PostgreSQL: no server at ${shownPostgresUrl} ***`);
  return [sqlite];
}

const pids = z.array(z.object({ pid: z.number() }));

/** The server with the processes that PostgreSQL has for it. */
function withBackends(server: Contender, name: string): Contender {
  const used = new Map<number, number>();
  return {
    ...server,
    cpu: async () => {
      const backends = await onPostgres(
        'select pid from pg_stat_activity where application_name = $1',
        [name],
      );
      for (const { pid } of pids.parse(backends)) {
        // Of one that has ended meanwhile it is known what it had used before.
        const cpu = await cpuOf(pid).catch(() => undefined);
        if (cpu !== undefined) used.set(pid, cpu);
      }
      return [...used.values()].reduce((sum, cpu) => sum + cpu, await server.cpu());
    },
  };
}
