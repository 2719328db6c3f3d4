import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfferedFile } from '../../api/contract/downloads.ts';
import { buildPlugin } from '../plugin/build.ts';
import { version } from '../version.ts';
import { type Entry, type Packing, writeDownload, zipOf } from './archive.ts';
import { bundleHelper } from './bundle.ts';
import { makeExecutable } from './executable.ts';
import { offer } from './manifest.ts';
import { type ExecutablePlatform, executablePlatforms } from './platforms.ts';
import { readme, scriptName, startExecutable, startWithNode } from './texts.ts';

const tryOut = 'http://127.0.0.1:4000';

/** @throws Error that says what to write instead */
function productUrlIn(env: NodeJS.ProcessEnv): string {
  const text = env.HELPER_PRODUCT_URL?.trim() || env.PUBLIC_URL?.trim() || tryOut;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error('HELPER_PRODUCT_URL must be an origin such as https://example.com');
  return url.origin;
}

interface Target {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Of the archives with a program, which takes its time. */
  readonly packing?: Packing;
}

/** The helper for a Node that is there, and the plugin: made with the product, in no time. */
export async function buildPortable({ folder, env }: Target): Promise<readonly OfferedFile[]> {
  await mkdir(folder, { recursive: true });
  const productUrl = productUrlIn(env);
  const { script, licences } = await bundleHelper(productUrl);
  const helper = await writeDownload(
    folder,
    `seller-helper-${version}.zip`,
    zipOf([
      { name: scriptName, content: script },
      { name: 'start.cmd', content: startWithNode.windows },
      { name: 'start.sh', content: startWithNode.unix, isProgram: true },
      { name: 'README.txt', content: readme('any', version, productUrl) },
      { name: 'LICENSES.txt', content: licences },
    ]),
  );
  const made: OfferedFile[] = [
    { product: 'helper', platform: 'any', version, ...helper },
    await pluginIn({ folder, env }),
  ];
  await offer(folder, made);
  return made;
}

async function pluginIn({ folder, env }: Target): Promise<OfferedFile> {
  const scratch = await mkdtemp(join(tmpdir(), 'seller-plugin-build-'));
  try {
    const { zip, origins } = await buildPlugin(scratch, env);
    const written = await writeDownload(
      folder,
      `seller-plugin-${version}.zip`,
      await readFile(zip),
    );
    return { product: 'plugin', platform: 'any', version, origins: [...origins], ...written };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Single executables of the helper, which need nothing on the machine that they run on. */
export async function buildExecutables(
  { folder, env, packing }: Target,
  platforms: readonly ExecutablePlatform[],
  onMade: (file: OfferedFile) => void = () => undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const productUrl = productUrlIn(env);
  const { script, licences } = await bundleHelper(productUrl);
  for (const platform of platforms) {
    const { bytes, licence } = await makeExecutable(script, platform);
    const { name } = executablePlatforms[platform];
    const entries: Entry[] = [
      { name, content: bytes, isProgram: true },
      ...(platform === 'win-x64' ? [{ name: 'start.cmd', content: startExecutable }] : []),
      { name: 'README.txt', content: readme(platform, version, productUrl) },
      { name: 'LICENSES.txt', content: `Node.js\n\n${licence}\n\n${licences}` },
    ];
    const file = `seller-helper-${version}-${platform}.zip`;
    const written = await writeDownload(folder, file, zipOf(entries, packing));
    const made: OfferedFile = { product: 'helper', platform, version, ...written };
    await offer(folder, [made]);
    onMade(made);
  }
}
