import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'postject';
import { signForMac } from './mac-signature.ts';
import { nodeBinary, versionFor } from './node-binary.ts';
import {
  type ExecutablePlatform,
  executablePlatforms,
  isExecutablePlatform,
  isMac,
} from './platforms.ts';

/** What Node looks for in its own program: https://nodejs.org/docs/latest-v24.x/api/single-executable-applications.html */
const resource = 'NODE_SEA_BLOB';
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const macSegment = 'NODE_SEA';

const systems: Readonly<Record<string, string>> = { win32: 'win', darwin: 'mac' };

export interface Executable {
  readonly bytes: Uint8Array;
  /** Of the Node in it. */
  readonly licence: string;
}

/** A Node of this very version that runs here: another one may write what that of the program does not read. */
async function nodeOfThisMachine(version: string, folder: string): Promise<string> {
  if (process.versions.node === version) return process.execPath;
  const own = `${systems[process.platform] ?? process.platform}-${process.arch}`;
  if (!isExecutablePlatform(own))
    throw new Error(
      `Executables are made on ${own} by Node ${version} alone; this is ${process.version}`,
    );
  const { path } = await nodeBinary(own, version, await mkdtemp(join(folder, 'own-')));
  await chmod(path, 0o755);
  return path;
}

/** The script as a program of its own: the pinned Node of the platform, with the script in it; for macOS signed. */
export async function makeExecutable(
  script: Uint8Array,
  platform: ExecutablePlatform,
): Promise<Executable> {
  const folder = await mkdtemp(join(tmpdir(), 'seller-helper-build-'));
  try {
    const node = await nodeBinary(platform, await versionFor(platform), folder);
    const main = join(folder, 'helper.cjs');
    const output = join(folder, 'helper.blob');
    const config = join(folder, 'sea.json');
    await writeFile(main, script);
    // Neither a snapshot nor cached code, which would be of this machine alone.
    await writeFile(config, JSON.stringify({ main, output, disableExperimentalSEAWarning: true }));
    const own = await nodeOfThisMachine(node.version, folder);
    await promisify(execFile)(own, ['--experimental-sea-config', config]);
    await chmod(node.path, 0o755);
    await inject(node.path, resource, await readFile(output), {
      sentinelFuse: fuse,
      machoSegmentName: macSegment,
    });
    const program = await readFile(node.path);
    const bytes = isMac(platform)
      ? signForMac(program, executablePlatforms[platform].name)
      : program;
    return { bytes, licence: node.licence };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
