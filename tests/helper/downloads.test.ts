import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { downloadsManifest } from '../../api/contract/downloads.ts';
import { buildExecutables, buildPortable } from '../../helper/build/downloads.ts';
import { hasIntegrity } from '../../helper/build/node-binary.ts';
import { openPage, type Server, startHelper, startServer } from '../support/helper.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  return server.stop;
});

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'seller-downloads-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

const { version } = JSON.parse(await readFile('package.json', 'utf8'));

const manifestOf = async (path: string) =>
  downloadsManifest.parse(JSON.parse(await readFile(join(path, 'downloads.json'), 'utf8'))).files;

/** Unpacks a file of the downloads, as whoever has checked it would; answers where it lies. */
async function unpack(path: string, platform: string): Promise<string> {
  const file = (await manifestOf(path)).find(
    (each) => each.product === 'helper' && each.platform === platform,
  );
  const content = await readFile(join(path, file?.file ?? ''));
  expect(content.byteLength).toBe(file?.bytes);
  expect(createHash('sha256').update(content).digest('hex')).toBe(file?.sha256);
  const unpacked = join(path, `unpacked-${platform}`);
  await mkdir(unpacked);
  for (const [name, bytes] of Object.entries(unzipSync(content)))
    await writeFile(join(unpacked, name), bytes);
  return unpacked;
}

/** As the script does: lets a page in by its login, and says that it is there. */
async function answersAsTheScript(program: readonly [string, ...string[]]): Promise<void> {
  const token = await server.boss();
  const helper = await startHelper(server, {}, undefined, [...program, server.origin]);
  const page = openPage(helper, await server.login(token));
  expect(await page.entered).toMatchObject({
    version,
    offers: ['local', 'proxy', 'upload'],
    proxyPort: helper.proxyPort,
  });
  expect(await server.isStarted(token)).toBe(true);
  await helper.stop();
  expect(await page.closed).toBe(1001);
  expect(await server.isStarted(token)).toBe(false);
}

describe('the helper that is downloaded', () => {
  it('[R1-11] [R7.6-13] [R7.6-14] runs by a Node that is there', async () => {
    const path = await folder();
    await buildPortable({ folder: path, env: {} });
    const unpacked = await unpack(path, 'any');
    await answersAsTheScript([process.execPath, join(unpacked, 'seller-helper.cjs')]);
    expect(await readFile(join(unpacked, 'start.cmd'), 'utf8')).toContain(
      '"%~dp0seller-helper.cjs"',
    );
    expect(await readFile(join(unpacked, 'LICENSES.txt'), 'utf8')).toMatch(/^ws\n/m);
  });

  it('says which Node it needs where there is an older one', async () => {
    const path = await folder();
    await buildPortable({ folder: path, env: {} });
    const older = join(path, 'older.cjs');
    await writeFile(
      older,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });",
    );
    const script = join(await unpack(path, 'any'), 'seller-helper.cjs');
    await expect(
      startHelper(server, {}, undefined, [process.execPath, '--require', older, script]),
    ).rejects.toThrow(
      '本机的 Node.js 20.20.2 版本过低，请先从 https://nodejs.org 安装 22 或更高版本',
    );
  });

  it.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
    '[R1-11] [R7.6-13] [R7.6-14] runs by itself on Linux, and answers its websocket as the script does',
    async () => {
      const path = await folder();
      await buildExecutables({ folder: path, env: {}, packing: 0 }, ['linux-x64']);
      const program = join(await unpack(path, 'linux-x64'), 'seller-helper');
      await chmod(program, 0o755);
      await answersAsTheScript([program]);
    },
    300_000,
  );

  it('looks for the product that it was built for', async () => {
    const path = await folder();
    await buildPortable({ folder: path, env: { PUBLIC_URL: 'https://seller.example/' } });
    const script = join(await unpack(path, 'any'), 'seller-helper.cjs');
    expect(await readFile(script, 'utf8')).toContain('"https://seller.example"');
    const plugin = (await manifestOf(path)).find(({ product }) => product === 'plugin');
    expect(plugin?.origins).toEqual(['https://seller.example']);
    await expect(
      buildPortable({ folder: path, env: { HELPER_PRODUCT_URL: 'seller' } }),
    ).rejects.toThrow('HELPER_PRODUCT_URL must be an origin');
  });
});

describe('the manifest of the downloads', () => {
  it('keeps what a deployer has added, as long as the file is there', async () => {
    const path = await folder();
    const added = {
      product: 'helper',
      platform: 'mac-arm64',
      file: 'helper.dmg',
      version: '0.1.0',
      bytes: 3,
      sha256: 'a'.repeat(64),
    };
    await writeFile(join(path, 'helper.dmg'), 'abc');
    await writeFile(join(path, 'downloads.json'), JSON.stringify({ files: [added] }));
    await buildPortable({ folder: path, env: {} });
    expect(await manifestOf(path)).toContainEqual(added);
    await rm(join(path, 'helper.dmg'));
    await buildPortable({ folder: path, env: {} });
    expect((await manifestOf(path)).map(({ platform }) => platform)).toEqual(['any', 'any']);
  });
});

it('the package of a Node is taken only as the lock file has it', () => {
  const integrity = `sha512-${createHash('sha512').update('node').digest('base64')}`;
  expect(hasIntegrity(Buffer.from('node'), integrity)).toBe(true);
  expect(hasIntegrity(Buffer.from('Node'), integrity)).toBe(false);
});
