import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { requireKey } from '../../../api/binding/require-key.ts';
import { pushKeyOf } from '../../../api/notices/push-key.ts';
import { forgetKey } from '../../../db/binding/credentials-key.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { createTestApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

const newKey = () => randomBytes(32).toString('base64url');

/** A server in a folder of its own; each has a connection of its own. */
async function serverOn(db: Db, credentialsKey?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'seller-key-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  // The vault is that of a connection, of which every server has its own.
  const connection = db.withTables();
  const { deps } = await createTestApi({
    db: connection,
    config: { dataDir, ...(credentialsKey !== undefined && { credentialsKey }) },
  });
  return { deps, dataDir, starts: () => requireKey(deps) };
}

describeOnEngines('the key of a database', (engine) => {
  it('is that of its first server: no other starts, and makes no key that is in the way', async () => {
    const db = await engine.fresh();
    const [first, second] = [await serverOn(db), await serverOn(db)];
    await first.starts();
    await first.starts();
    await expect(second.starts()).rejects.toThrow(/credentials-key .* is missing or another key/);
    expect(await readdir(second.dataDir)).toEqual([]);
    const key = await readFile(join(first.dataDir, 'credentials-key'), 'utf8');
    await (await serverOn(db, key)).starts();
    const kept = await db.selectFrom('credentials_key').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain(key);
  });

  it('may be given anew while nothing is sealed, and is forgotten by a command only', async () => {
    const db = await engine.fresh();
    await (await serverOn(db)).starts();
    const given = await serverOn(db, newKey());
    await given.starts();
    await pushKeyOf(given.deps);
    const other = await serverOn(db, newKey());
    await expect(other.starts()).rejects.toThrow('CREDENTIALS_KEY is missing or another key');
    await given.starts();
    expect(await forgetKey(db)).toBe(0);
    await other.starts();
    await expect(given.starts()).resolves.toBeUndefined();
  });

  it('is known of a database that is older than its fingerprint by what it opens', async () => {
    const db = await engine.fresh();
    const [right, wrong] = [await serverOn(db, newKey()), await serverOn(db, newKey())];
    await pushKeyOf(right.deps);
    await expect(wrong.starts()).rejects.toThrow('npm run forget-key');
    await right.starts();
    await expect(wrong.starts()).rejects.toThrow('npm run forget-key');
  });

  it('is one of two that start together', async () => {
    const db = await engine.fresh();
    const servers = [await serverOn(db), await serverOn(db)];
    const outcomes = await Promise.allSettled(servers.map(({ starts }) => starts()));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
