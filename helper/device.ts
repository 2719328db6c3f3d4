import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The number of this machine, drawn at the first start: 32 hexadecimal characters. No secret. */
export async function deviceIdIn(dataDir: string): Promise<string> {
  const path = join(dataDir, 'device-id');
  const known = await readFile(path, 'utf8').catch(() => '');
  if (/^[0-9a-f]{32}$/.test(known.trim())) return known.trim();
  const drawn = randomBytes(16).toString('hex');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(path, drawn, { mode: 0o600 });
  return drawn;
}
