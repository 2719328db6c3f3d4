import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { access, chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/engine/connect.ts';
import type { ApiDeps } from '../deps.ts';

/** Encrypts what marketplaces entrust to us (AES-256-GCM), and signs addresses. What is sealed for one purpose opens for no other. */
export interface Vault {
  seal(purpose: string, text: string): string;
  /** Undefined for what was not sealed here, for another purpose, or was changed. */
  open(purpose: string, sealed: string): string | undefined;
  /** Proves that a text is from here, without hiding it (HMAC-SHA256). */
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const version = 'v1.';

export function createVault(key: Buffer): Vault {
  if (key.length !== keyBytes) throw new RangeError(`The key must have ${keyBytes} bytes`);
  const sign = (purpose: string, text: string): string =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', `sign ${purpose}`, keyBytes)))
      .update(text)
      .digest('base64url');
  return {
    sign,
    isSigned(purpose, text, signature) {
      const right = Buffer.from(sign(purpose, text));
      const given = Buffer.from(signature);
      return given.length === right.length && timingSafeEqual(given, right);
    },
    seal(purpose, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return version + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      if (!sealed.startsWith(version)) return undefined;
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const body = bytes.subarray(ivBytes + tagBytes);
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

const vaults = new WeakMap<Db, Promise<Vault>>();

/** The vault of a server, one for each database that it serves. */
export function vaultOf({ db, config }: Pick<ApiDeps, 'db' | 'config'>): Promise<Vault> {
  const known = vaults.get(db);
  if (known !== undefined) return known;
  const opened = keyOf(config.credentialsKey, config.dataDir).then(createVault);
  vaults.set(db, opened);
  // A folder that cannot be written now may be mended without a restart.
  opened.catch(() => vaults.delete(db));
  return opened;
}

const keyFile = (dataDir: string): string => join(dataDir, 'credentials-key');

/** Whether there is a key already, or one would be made. */
export async function hasKey({
  credentialsKey,
  dataDir,
}: Pick<ApiDeps['config'], 'credentialsKey' | 'dataDir'>): Promise<boolean> {
  if (credentialsKey !== undefined) return true;
  return access(keyFile(dataDir)).then(
    () => true,
    () => false,
  );
}

async function keyOf(given: string | undefined, dataDir: string): Promise<Buffer> {
  if (given !== undefined) return Buffer.from(given, 'base64url');
  // Without a folder the database is in memory as well, and ends with the key.
  if (dataDir === '') return randomBytes(keyBytes);
  // A disk that is full keeps nobody from reading.
  if (!(await hasKey({ credentialsKey: given, dataDir }))) await makeKey(dataDir);
  const path = keyFile(dataDir);
  await chmod(path, 0o600);
  const text = (await readFile(path, 'utf8')).trim();
  if (!/^[\w-]{43}$/.test(text))
    throw new Error(
      `${path} does not hold a key; take it from a backup: tar -xzf FILE -C ${dataDir} credentials-key`,
    );
  return Buffer.from(text, 'base64url');
}

async function makeKey(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const path = keyFile(dataDir);
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const made = randomBytes(keyBytes).toString('base64url');
  await writeFile(draft, made, { mode: 0o600, flag: 'wx' });
  try {
    // Of two processes that start together, one names its file, whole as it is, and both read it.
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}
