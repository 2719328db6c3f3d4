// What the launchers share. Node's built-ins only: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first Node that the product itself runs on; better-sqlite3 dies without a word on older ones. */
const oldestRuntime = [22, 19];
/** The first Node that the launcher, npm and the tools run on. */
const oldestLauncher = [20, 19];

/** Whether a version such as "20.19.1" is at least [20, 19]. */
export function isAtLeast(version, [major, minor]) {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Ends the process with a sentence that says what to do, when this Node is too old for anything. */
export function requireLauncherNode() {
  if (isAtLeast(process.versions.node, oldestLauncher)) return;
  fail(
    `Node 20.19 or newer is needed, this is ${process.version}. Install it from https://nodejs.org`,
  );
}

/**
 * The Node that runs the product: this one when it is new enough, otherwise the one that the lock file
 * pins. `least` raises the demand for what needs a newer one.
 */
export function runtimeNode(root, least = oldestRuntime) {
  if (isAtLeast(process.versions.node, least)) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin');
  const pinned = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  return fail(
    `Node ${least.join('.')} or newer is needed, this is ${process.version}, and none is pinned for ` +
      `${process.platform} ${process.arch}. Install one from https://nodejs.org`,
  );
}

/**
 * What Node runs the server with: by itself it would keep up to 100 MB of objects that only live for a moment. Half of
 * what this keeps would be 15 MB less at rest, and cost a fifth to two fifths more for answers that are remembered.
 */
export const serverFlags = [
  '--disable-warning=DEP0169',
  '--max-semi-space-size=16',
  // Lets the server ask for it once, after its start (bff/memory.ts).
  '--expose-gc',
];

/** Installs the packages of the lock file, unless exactly these are there. */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  process.stdout.write('Installing packages (about a minute the first time) …\n');
  // With NODE_ENV=production npm leaves out what the build needs.
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  fail(
    error === undefined
      ? 'npm ci has failed; the lines above say why. Check the connection to the npm registry and start again'
      : `npm could not be started (${error.message}). Install it from https://nodejs.org`,
  );
}

/** npm writes its record when an installation is complete, so a broken one counts as none. */
export function isInstalled(root) {
  const record = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  const lock = readJson(join(root, 'package-lock.json'))?.packages;
  if (record === undefined || lock === undefined) return false;
  return Object.entries(lock).every(([path, wanted]) => {
    if (path === '') return true;
    const found = record[path];
    // What is for other systems is not installed.
    if (found === undefined) return wanted.optional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Changes when anything changes that the build reads. */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const folder of ['api', 'bff', 'db', 'helper', 'web']) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
    for (const path of paths.sort())
      hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path));
  }
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
}

/** Whether what was built is there and belongs to these sources. */
export function isBuilt(root) {
  const needed = ['dist/server.mjs', 'dist/web/index.html'];
  if (!needed.every((path) => existsSync(join(root, path)))) return false;
  return readJson(join(root, 'dist/stamp.json'))?.sources === sourceHash(root);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function fail(message) {
  process.stderr.write(`${message}.\n`);
  process.exit(1);
}
