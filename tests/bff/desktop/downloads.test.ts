import { createHash } from 'node:crypto';
import { mkdtemp, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDownloads, type DownloadSource } from '../../../bff/http/downloads.ts';
import { createMetrics } from '../../../bff/http/metrics.ts';
import { createReadiness } from '../../../bff/http/readiness.ts';
import { createRoutes } from '../../../bff/http/routes.ts';
import { createStaticFiles } from '../../../bff/http/static-files.ts';
import { testFront, webFolder } from '../server/server-harness.ts';
import { inhabit, person, testBff, useNetwork, visitor } from '../world.ts';

const network = useNetwork();
const logger = pino({ level: 'silent' });
/** More than is sent in one piece. */
const content = Buffer.from(Array.from({ length: 1_500_000 }, (_, place) => place % 251));
const sha256 = createHash('sha256').update(content).digest('hex');
const helper = {
  product: 'helper',
  platform: 'linux-x64',
  file: 'helper-1.2.0.zip',
  version: '1.2.0',
  bytes: content.byteLength,
  sha256,
} as const;

async function folderWith(files: readonly object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seller-downloads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, helper.file), content);
  await writeFile(join(folder, 'secret.txt'), 'x');
  await writeFile(join(folder, 'downloads.json'), JSON.stringify({ files }));
  return folder;
}

async function serve(source: DownloadSource | undefined): Promise<string> {
  const { origin } = await testFront(
    createRoutes({
      graphql: async () => new Response(),
      api: undefined,
      inbox: undefined,
      files: createStaticFiles(await webFolder()),
      downloads: createDownloads(source, logger),
      readiness: createReadiness({}, { needed: [], stopping: () => false }),
      metrics: createMetrics(),
      metricsToken: undefined,
      importMaxBytes: 1,
      uploadMaxBytes: 1,
      documentMaxBytes: 1,
      bodyTimes: { pause: 5_000, total: 5_000 },
    }),
  );
  return origin;
}

describe('a download', () => {
  it('is sent as a file, whole, in part and not again, and never as a page', async () => {
    const origin = await serve({ folder: await folderWith([helper]) });
    const address = `${origin}/downloads/${helper.file}`;
    const whole = await fetch(address);
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="helper-1.2.0.zip"',
      'content-length': String(content.byteLength),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${sha256}"`,
    });
    expect(whole.headers.get('content-security-policy')).toContain("default-src 'none'");
    const known = await fetch(address, { headers: { 'if-none-match': `"${sha256}"` } });
    expect(known.status).toBe(304);
    const head = await fetch(address, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(content.byteLength));
    expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  });

  it.each([
    ['bytes=10-19', 10, 20],
    ['bytes=1499990-', 1_499_990, 1_500_000],
    ['bytes=-5', 1_499_995, 1_500_000],
    ['bytes=1499999-9999999', 1_499_999, 1_500_000],
  ])('goes on by %s', async (range, start, end) => {
    const origin = await serve({ folder: await folderWith([helper]) });
    const part = await fetch(`${origin}/downloads/${helper.file}`, { headers: { range } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/1500000`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(start, end));
  });

  it('is whole where the range is not understood or of another file, and refused beyond its end', async () => {
    const origin = await serve({ folder: await folderWith([helper]) });
    const get = (headers: Record<string, string>) =>
      fetch(`${origin}/downloads/${helper.file}`, { headers });
    expect((await get({ range: 'bytes=1-2,4-5' })).status).toBe(200);
    expect((await get({ range: 'bytes=9-3' })).status).toBe(200);
    expect((await get({ range: 'bytes=1-2', 'if-range': '"other"' })).status).toBe(200);
    expect((await get({ range: 'bytes=1-2', 'if-range': `"${sha256}"` })).status).toBe(206);
    const beyond = await get({ range: 'bytes=1500000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1500000']);
  });

  it('is nothing that the manifest does not name, and nothing that is not as it says', async () => {
    const folder = await folderWith([helper]);
    const origin = await serve({ folder });
    for (const name of ['secret.txt', 'downloads.json', '..%2fsecret.txt', '', '%00'])
      expect((await fetch(`${origin}/downloads/${name}`)).status, name).toBe(404);
    await truncate(join(folder, helper.file), 10);
    expect((await fetch(`${origin}/downloads/${helper.file}`)).status).toBe(404);
  });
});

describe('the field downloads', () => {
  const query = '{ downloads { product platform fileName version bytes sha256 url origins } }';
  const asked = async (source: DownloadSource | undefined) => {
    inhabit(network, { people: { visitor: visitor(), a: person() } });
    const downloads = createDownloads(source, logger);
    const { ask } = testBff({ downloads: () => downloads.list() });
    return async () => (await ask(query)).data.downloads;
  };
  const told = {
    product: 'HELPER',
    platform: 'LINUX_X64',
    fileName: helper.file,
    version: '1.2.0',
    bytes: content.byteLength,
    sha256,
    url: `/downloads/${helper.file}`,
    origins: null,
  };

  it('tells what lies in the folder, also what is added later, and leaves out what is not whole', async () => {
    const folder = await folderWith([helper]);
    const ask = await asked({ folder });
    expect(await ask()).toEqual([told]);
    const plugin = {
      ...helper,
      product: 'plugin',
      platform: 'any',
      file: 'plugin.zip',
      bytes: 3,
      origins: ['https://seller.example'],
    };
    await writeFile(join(folder, 'plugin.zip'), 'abc');
    const manifest = join(folder, 'downloads.json');
    await writeFile(manifest, JSON.stringify({ files: [helper, plugin] }));
    await utimes(manifest, new Date(), new Date(Date.now() + 5_000));
    const added = { platform: 'ANY', fileName: 'plugin.zip', origins: ['https://seller.example'] };
    expect(await ask()).toMatchObject([told, added]);
    await writeFile(join(folder, 'plugin.zip'), 'abcd');
    expect(await ask()).toEqual([told]);
  });

  it('is empty where there is no folder, and where nothing is to be offered', async () => {
    expect(await (await asked({ folder: '/nowhere/at/all' }))()).toEqual([]);
    expect(await (await asked(undefined))()).toEqual([]);
  });

  it('is an error where the manifest is none, such as one that names a file elsewhere', async () => {
    const folder = await folderWith([{ ...helper, file: '../main.db' }]);
    const downloads = createDownloads({ folder }, logger);
    await expect(downloads.list()).rejects.toThrow('is no manifest of downloads');
  });

  it('tells what another machine offers, and goes on with what it said while that is away', async () => {
    let requests = 0;
    let isAway = false;
    const server = createServer((request, response) => {
      requests += 1;
      if (isAway || request.url !== '/files/downloads.json') response.writeHead(503).end();
      else response.end(JSON.stringify({ files: [helper] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/files`;
    let now = 0;
    const downloads = createDownloads({ url }, logger, () => now);
    const elsewhere = [{ ...helper, url: `${url}/${helper.file}` }];
    expect(await downloads.list()).toEqual(elsewhere);
    expect(await downloads.list()).toEqual(elsewhere);
    expect(requests).toBe(1);
    isAway = true;
    now += 60_000;
    expect(await downloads.list()).toEqual(elsewhere);
    expect(requests).toBe(2);
    isAway = false;
    now += 60_000;
    expect(await downloads.list()).toEqual(elsewhere);
    expect(requests).toBe(3);
  });
});
