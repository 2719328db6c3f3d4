import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { insertGroup } from '../../../db/shops/shop-groups.ts';
import { testApi } from '../../support/api.ts';
import { noPostgresServer, startPostgres } from '../../support/postgres-server.ts';
import { type Product, startProduct } from '../../support/product.ts';

if (noPostgresServer !== undefined) {
  console.warn(`\n*** NOT TESTED: outages of PostgreSQL. ${noPostgresServer}. ***\n`);
}

/** A server process over a PostgreSQL of its own, and a boss with four groups to rename. */
async function world() {
  const server = await startPostgres();
  const db = await openDatabase(server.url);
  onTestFinished(() => db.destroy());
  await migrate(db);
  const { user, token } = await (await testApi({ db, now: Date.now() })).signIn();
  const groups: string[] = [];
  for (const name of ['甲', '乙', '丙', '丁'])
    groups.push(String(await insertGroup(db, user.id, name, [])));
  const product = await startProduct({ DATABASE_URL: server.url }, { from: 'sources' });
  const call = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const init = { method: 'POST', headers: { authorization: token }, body };
    const response = await fetch(`${product.url}/api/group/${path}`, init);
    return { status: response.status, ...(await response.json()) };
  };
  const rename = (groupId: string, shopGroupName: string) =>
    call('update/userGroups', { groupId, shopGroupName });
  const names = async (): Promise<Map<string, string>> => {
    const { data } = await call('query/userGroups', {});
    return new Map(
      data.map((group: { groupId: string; shopGroupName: string }) => [
        group.groupId,
        group.shopGroupName,
      ]),
    );
  };
  return { server, db, product, groups, rename, names };
}

type World = Awaited<ReturnType<typeof world>>;

/** A writer for each group, who renames it until they are stopped. */
function writeOn({ groups, rename, names }: World) {
  const tries = new Map(groups.map((id) => [id, [] as { name: string; isDone: boolean }[]]));
  const statuses = new Set<string>();
  let isOver = false;
  const writers = groups.map(async (id) => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `${id}-${turn}`;
      const { status, code } = await rename(id, name);
      statuses.add(`${status} ${code}`);
      tries.get(id)?.push({ name, isDone: code === 0 });
    }
  });
  const written = Promise.all(writers);
  // A test that has failed leaves them behind, and the server ends under them.
  written.catch(() => undefined);
  onTestFinished(() => {
    isOver = true;
  });
  const count = (isDone: boolean) =>
    [...tries.values()].flat().filter((each) => each.isDone === isDone).length;
  return {
    statuses,
    done: () => count(true),
    failed: () => count(false),
    stop: async () => {
      isOver = true;
      await written;
    },
    /** Each group has the name that was acknowledged last, or one of a later try whose answer was lost. */
    isKept: async () => {
      const found = await names();
      return groups.every((id) => {
        const own = tries.get(id) ?? [];
        const last = own.findLastIndex((each) => each.isDone);
        return own.slice(last).some(({ name }) => name === found.get(id));
      });
    },
  };
}

/** How long a test waits for what comes as soon as the machine allows. */
const patient = { timeout: 30_000 };

const isUp = async ({ url }: Product): Promise<boolean> => (await fetch(`${url}/healthz`)).ok;

async function readyOf({ url }: Product) {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, ...(await response.json()) };
}

describe.skipIf(noPostgresServer !== undefined)('a server whose PostgreSQL', () => {
  it('cuts its connections under writes goes on, and keeps what it has acknowledged', async () => {
    const given = await world();
    const writing = writeOn(given);
    for (let round = 0; round < 5; round += 1) {
      const before = writing.done();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(given.db);
      await expect.poll(writing.done, patient).toBeGreaterThan(before + 8);
    }
    await writing.stop();
    expect(await isUp(given.product)).toBe(true);
    expect(['200 0', '500 500']).toEqual(expect.arrayContaining([...writing.statuses]));
    expect(await writing.isKept()).toBe(true);
  }, 180_000);

  it('is restarted answers faults meanwhile, and works again by itself', async () => {
    const given = await world();
    const writing = writeOn(given);
    await expect.poll(writing.done, patient).toBeGreaterThan(8);
    await given.server.crash();
    await expect.poll(writing.failed, patient).toBeGreaterThan(8);
    expect(await isUp(given.product)).toBe(true);
    expect(await readyOf(given.product)).toMatchObject({ status: 503, db: 'failed' });
    const before = writing.done();
    await given.server.start();
    await expect.poll(writing.done, patient).toBeGreaterThan(before + 8);
    await writing.stop();
    await expect.poll(async () => (await readyOf(given.product)).status, patient).toBe(200);
    expect([...writing.statuses].sort()).toEqual(['200 0', '500 500']);
    expect(await writing.isKept()).toBe(true);
  }, 180_000);
});
