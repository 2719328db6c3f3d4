import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { zipSync } from 'fflate';
import { version } from '../version.ts';
import { manifestOf } from './manifest.ts';

/** The plugin as a folder to load, and as a zip to offer. */

const scripts = ['collect', 'marker', 'worker'];
/** Where the product is tried out; any port of it. */
const ownMachine = ['http://127.0.0.1', 'http://localhost'];
const ownAddress = 'http://127.0.0.1:4000';

const isOrigin = (text: string): boolean =>
  /^https?:\/\/[a-z\d.-]+(:\d+)?$/.test(text) && URL.parse(text)?.origin === text;

/** @throws Error that says what to write instead */
function originsIn(text: string | undefined): readonly string[] {
  const origins = (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (!origins.every(isOrigin))
    throw new Error('PLUGIN_ORIGINS must be origins such as https://example.com, comma separated');
  return origins.length > 0 ? origins : ownMachine;
}

/** The product that is built has an address of its own. */
const originOf = (address: string | undefined): string | undefined =>
  URL.parse(address?.trim() ?? '')?.origin;

/** Builds into `folder`/plugin, with the zip beside it; answers both paths, and whose pages it serves. */
export async function buildPlugin(folder: string, env: NodeJS.ProcessEnv) {
  const origins = originsIn(env.PLUGIN_ORIGINS?.trim() || originOf(env.PUBLIC_URL));
  const [first = ownAddress] = origins;
  const outdir = join(folder, 'plugin');
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await build({
    entryPoints: scripts.map((name) => join(import.meta.dirname, `${name}.ts`)),
    outdir,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'chrome126',
    charset: 'utf8',
    define: {
      PLUGIN_ORIGINS: JSON.stringify(origins),
      PLUGIN_HOME: JSON.stringify(first === ownMachine[0] ? ownAddress : first),
    },
    logLevel: 'warning',
  });
  const manifest = `${JSON.stringify(manifestOf(version, origins), null, 2)}\n`;
  await writeFile(join(outdir, 'manifest.json'), manifest);
  const names = ['manifest.json', ...scripts.map((name) => `${name}.js`)];
  const files = await Promise.all(
    names.map(async (name) => [name, new Uint8Array(await readFile(join(outdir, name)))] as const),
  );
  const zip = join(folder, 'plugin.zip');
  // A fixed time: the same sources make the same file.
  await writeFile(zip, zipSync(Object.fromEntries(files), { mtime: '2026-01-01T00:00:00Z' }));
  return { outdir, zip, origins };
}
