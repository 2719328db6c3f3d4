import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { create, extract } from 'tar';
import { z } from 'zod';
import { placeProblemOf, systemCodeOf } from '../contract/place-problem.ts';

/** The file cannot be used as a backup; the message is for the person at the console. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

/** Grows when an older version could no longer read what a newer one writes: the first had no pictures. */
const formatVersion = 2;

const manifest = z.object({
  format: z.literal([1, formatVersion]),
  engine: z.enum(['sqlite', 'postgres']),
  createdAt: z.iso.datetime(),
  /** Of the database: they say which version made its tables. */
  migrations: z.array(z.string()),
  /** By path inside the archive, everything that is in it. */
  files: z.record(z.string(), z.object({ size: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

const manifestFile = 'manifest.json';

/** What may be in an archive; nothing else is unpacked. */
const known =
  /^(main\.db|tables\/(\w+\.ndjson|sequences\.json)|uploads\/[\w-]+|oss\/[\w-]\/[\w-]+\.\w+|credentials-key|mqtt-secret)$/;

/**
 * Packs everything in the folder into one file: a gzipped tar that begins with a manifest of what is in it.
 * The file appears when it is whole, readable by its owner only.
 */
export async function pack(
  folder: string,
  target: string,
  about: Pick<Manifest, 'engine' | 'createdAt' | 'migrations'>,
): Promise<Manifest> {
  const paths = await filesIn(folder);
  const files: Manifest['files'] = {};
  for (const path of paths) files[path] = await fingerprint(join(folder, path));
  const made: Manifest = { format: formatVersion, ...about, files };
  await writeFile(join(folder, manifestFile), JSON.stringify(made, undefined, 2), { mode: 0o600 });
  // In the folder, so that whoever removes it removes both; it is none of the paths.
  const part = join(folder, 'packed.part');
  try {
    await writeFile(part, '', { mode: 0o600 });
    await chmod(part, 0o600);
    await create({ gzip: true, portable: true, strict: true, cwd: folder, file: part }, [
      manifestFile,
      ...paths,
    ]);
    await sync(part);
    await rename(part, target);
  } finally {
    await rm(part, { force: true });
  }
  return made;
}

/**
 * Unpacks an archive into an empty folder, and checks that all of it is there as it was packed.
 * @throws BackupProblem when it is none, damaged, or of a newer version
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  if (!(await stat(file).catch(() => undefined))?.isFile())
    throw new BackupProblem(`找不到备份文件 ${file}`);
  try {
    // All of it is read before any of it is written: what breaks off leaves nothing half-done.
    await pipeline(
      createReadStream(file),
      createGunzip(),
      new Writable({ write: (_, __, next) => next() }),
    );
    await extract({
      file,
      cwd: folder,
      strict: true,
      filter: (path, entry) =>
        path === manifestFile || ('type' in entry && entry.type === 'File' && known.test(path)),
    });
  } catch (error) {
    // What cannot be written is no fault of the backup.
    const code = systemCodeOf(error);
    if (code !== undefined && placeProblemOf(code) !== undefined) throw error;
    throw new BackupProblem(`备份文件已损坏或不完整：${reasonOf(error)}`);
  }
  const made = await readManifest(join(folder, manifestFile));
  for (const [path, { size, sha256 }] of Object.entries(made.files)) {
    const found = await fingerprint(join(folder, path)).catch(() => undefined);
    if (found?.size !== size || found.sha256 !== sha256)
      throw new BackupProblem(`备份文件已损坏：${path} 与清单不符`);
    await chmod(join(folder, path), 0o600);
    await sync(join(folder, path));
  }
  const extra = (await filesIn(folder)).filter((path) => made.files[path] === undefined);
  if (extra.some((path) => path !== manifestFile))
    throw new BackupProblem(`备份文件已损坏：清单中没有 ${extra.join('、')}`);
  return made;
}

async function readManifest(path: string): Promise<Manifest> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new BackupProblem('这不是备份文件：没有清单 manifest.json');
  }
  const format = z.object({ format: z.int() }).safeParse(content);
  if (format.success && format.data.format > formatVersion)
    throw new BackupProblem('备份由更新的版本生成，请用该版本恢复');
  const parsed = manifest.safeParse(content);
  if (!parsed.success) throw new BackupProblem('备份文件已损坏：清单 manifest.json 无法识别');
  return parsed.data;
}

/** Every file below the folder, by its path in it with forward slashes. */
export async function filesIn(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? filesIn(folder, path) : [path];
    }),
  );
  return found.flat().sort();
}

async function fingerprint(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { size: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** What is named after this is on the disk, and not only on its way there. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
