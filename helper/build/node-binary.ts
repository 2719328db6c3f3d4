import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { z } from 'zod';
import { macNode } from './mac-node.ts';
import { type ExecutablePlatform, executablePlatforms, isMac } from './platforms.ts';

const root = join(import.meta.dirname, '../..');

const pinned = z.object({ version: z.string(), integrity: z.string().regex(/^sha512-/) });
const lockFile = z.object({ packages: z.record(z.string(), z.looseObject({})) });

/** The Node that the product runs on, as the lock file pins it for a platform. */
async function productNode(platform: ExecutablePlatform): Promise<z.output<typeof pinned>> {
  const lock = lockFile.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  return pinned.parse(lock.packages[`node_modules/${executablePlatforms[platform].package}`]);
}

/** The version of the Node in the executable for a platform. */
export async function versionFor(platform: ExecutablePlatform): Promise<string> {
  return isMac(platform) ? macNode.version : (await productNode(platform)).version;
}

/** What the package with this version of Node for a platform must hash to. */
async function integrityOf(platform: ExecutablePlatform, version: string): Promise<string> {
  if (version === macNode.version) return macNode.integrity[platform];
  const known = isMac(platform) ? undefined : await productNode(platform);
  if (known?.version !== version)
    throw new Error(`No Node ${version} is pinned for ${platform}: run this by Node ${version}`);
  return known.integrity;
}

/** Runs npm, which keeps what it has fetched in a cache of its own. */
function npm(args: readonly string[], cwd: string): Promise<void> {
  const path = process.env.npm_execpath;
  const [command, ...before] = path?.endsWith('.js') ? [process.execPath, path] : ['npm'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...before, ...args], {
      cwd,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: command === 'npm' && process.platform === 'win32',
    });
    let said = '';
    child.stderr?.on('data', (part) => {
      said += part;
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args.join(' ')} has failed:\n${said}`)),
    );
  });
}

/** Whether the bytes are those that an `integrity` names, in the form of the lock file. */
export const hasIntegrity = (bytes: Uint8Array, integrity: string): boolean =>
  integrity === `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

export interface NodeBinary {
  readonly path: string;
  readonly version: string;
  /** The licence that its makers ask to be passed on with it. */
  readonly licence: string;
}

/**
 * The program of a pinned Node for a platform, copied into `folder`: that of this machine as npm has installed and
 * checked it, another from the registry, whose package must be the one that is pinned.
 * @throws Error where it cannot be had, or is another one
 */
export async function nodeBinary(
  platform: ExecutablePlatform,
  version: string,
  folder: string,
): Promise<NodeBinary> {
  const { package: name, binary } = executablePlatforms[platform];
  const integrity = await integrityOf(platform, version);
  const path = join(folder, `program-${platform}`);
  const found = await from(join(root, 'node_modules', name), version, binary, path);
  if (found !== undefined) return found;

  const unpacked = join(folder, name);
  await mkdir(unpacked, { recursive: true });
  await npm(['pack', `${name}@${version}`, '--prefer-offline', '--ignore-scripts'], unpacked);
  const [packed] = (await readdir(unpacked)).filter((file) => file.endsWith('.tgz'));
  const tarball = join(unpacked, packed ?? '');
  if (!hasIntegrity(await readFile(tarball), integrity))
    throw new Error(`${name}@${version} of the registry is not the one that is pinned`);
  await extract({ file: tarball, cwd: unpacked, strip: 1 });
  const fetched = await from(unpacked, version, binary, path);
  if (fetched === undefined) throw new Error(`${name}@${version} has no ${binary}`);
  return fetched;
}

async function from(
  packageFolder: string,
  version: string,
  binary: string,
  path: string,
): Promise<NodeBinary | undefined> {
  const text = await readFile(join(packageFolder, 'package.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  if (z.object({ version: z.string() }).parse(JSON.parse(text)).version !== version)
    return undefined;
  const isThere = await copyFile(join(packageFolder, binary), path).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  return { path, version, licence: await licenceOf(packageFolder, version) };
}

/** It is one for all platforms, and not every package of them brings it. */
async function licenceOf(packageFolder: string, version: string): Promise<string> {
  const installed = Object.values(executablePlatforms).map((one) =>
    join(root, 'node_modules', one.package),
  );
  for (const folder of [packageFolder, ...installed]) {
    const text = await readFile(join(folder, 'LICENSE'), 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  return `https://github.com/nodejs/node/blob/v${version}/LICENSE`;
}
