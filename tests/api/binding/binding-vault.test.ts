import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createVault, vaultOf } from '../../../api/binding/vault.ts';
import { memoryDatabase } from '../../support/databases.ts';

const config = { databaseUrl: '', importMaxBytes: 0, reservedLogin: '', readOnly: false };

describe('the vault of marketplace credentials', () => {
  it('opens what it sealed, for the same purpose and with the same key only', () => {
    const vault = createVault(randomBytes(32));
    const sealed = vault.seal('a', '密码 temu2026');
    expect(vault.open('a', sealed)).toBe('密码 temu2026');
    expect(vault.seal('a', '密码 temu2026')).not.toBe(sealed);
    expect(vault.open('b', sealed)).toBeUndefined();
    expect(createVault(randomBytes(32)).open('a', sealed)).toBeUndefined();
    const changed = Buffer.from(sealed.slice(3), 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(vault.open('a', `v1.${changed.toString('base64url')}`)).toBeUndefined();
    for (const other of ['', 'v1.', 'v1.abc', 'temu2026'])
      expect(vault.open('a', other)).toBeUndefined();
  });

  it('keeps its key in a file for the owner alone, which all processes share', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'seller-vault-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const [one, other] = await Promise.all(
      [await memoryDatabase(), await memoryDatabase()].map((db) =>
        vaultOf({ db, config: { ...config, dataDir } }),
      ),
    );
    expect(other?.open('a', one?.seal('a', 'text') ?? '')).toBe('text');
    expect((await stat(join(dataDir, 'credentials-key'))).mode & 0o777).toBe(0o600);
  });

  it('takes the key of the configuration', async () => {
    const key = randomBytes(32);
    const credentialsKey = key.toString('base64url');
    const vault = await vaultOf({
      db: await memoryDatabase(),
      config: { ...config, dataDir: '', credentialsKey },
    });
    expect(createVault(key).open('a', vault.seal('a', 'text'))).toBe('text');
  });
});
