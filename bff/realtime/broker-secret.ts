import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The embedded broker's secret: 32 random bytes, made at the first start and kept in DATA_DIR, readable
 * by the owner of the process only.
 */
export async function brokerSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'mqtt-secret');
  const made = randomBytes(32).toString('base64url');
  try {
    // "wx": of two processes that start together, one makes the file and both read it.
    await writeFile(path, made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  await chmod(path, 0o600);
  const secret = (await readFile(path, 'utf8')).trim();
  if (!/^[\w-]{43}$/.test(secret)) {
    throw new Error(`${path} does not hold a secret; delete it and start again`);
  }
  return secret;
}
