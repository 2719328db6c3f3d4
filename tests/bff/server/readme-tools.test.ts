import { execFile, spawn } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { type Person, signInAt } from '../../support/person.ts';
import { startProduct, temporaryFolder } from '../../support/product.ts';
import { salesLines, toCsv } from '../../support/sales-files.ts';
import { smallPng } from '../../support/small-png.ts';

/**
 * What README tells the maker of a tool, done as it stands there by somebody who has nothing else: a folder of
 * their own, the packages that it names, and a key.
 */
const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);

/** The programs of README's section, by their file name; the lines for curl are `curl.sh`. */
const programs = new Map<string, string>();

beforeAll(async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const [, section = ''] = readme.split('## Keys for tools');
  const [own = ''] = section.split('\n## ');
  for (const [, text = ''] of own.matchAll(/```\w+\n([\s\S]*?)```/g)) {
    const [, named] = text.match(/^(?:\/\/|#) (\S+)\n/) ?? [];
    if (named !== undefined) programs.set(named, text);
    else if (text.startsWith('curl ')) programs.set('curl.sh', text);
  }
});

const made = z.object({ createApiKey: z.object({ secret: z.string(), error: z.null() }) });

async function newKey(boss: Person): Promise<string> {
  const lastDay = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const input = { name: '自述文件', rights: 'WRITE', withCost: true, lastDay };
  const data = await boss.graphql(
    `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
      secret error { message } } }`,
    { input },
  );
  return made.parse(data).createApiKey.secret;
}

it('README leads a stranger’s tool from a key to answers, typed, live and by curl', async () => {
  const { url } = await startProduct({ DEMO: 'on' }, { from: 'sources' });
  const boss = await signInAt(url, '13800000001', 'demo2026');
  const SELLER_KEY = await newKey(boss);
  const folder = await temporaryFolder();
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(folder, 'sales.csv'), toCsv(salesLines().slice(0, 5)));
  for (const [name, text] of programs) await writeFile(join(folder, name), text);
  const asTool = { cwd: folder, env: { PATH, SELLER_URL: url, SELLER_KEY } };
  const said = async (program: string, ...args: string[]) =>
    (await run(program, args, asTool)).stdout;

  const answers = await said('sh', 'curl.sh');
  expect(answers).toContain('"name":"自述文件","rights":"WRITE","allShops":true');
  expect(answers).toContain('"phone":"13800000001"');
  expect(answers).toContain('"fileName":"sales.csv"');

  await writeFile(join(folder, 'picture.png'), smallPng);
  expect(await said('sh', 'upload.sh')).toMatch(/"url":"[^"]+\.png"/);

  await said('sh', 'export.sh');
  const table = await readFile(join(folder, 'products.csv'), 'utf8');
  expect(table).toMatch(/^\ufeffid,shop\.id,.*\r\nsku:/);
  // A key that cannot be used ends it with the reason.
  const wrongKey = {
    ...asTool,
    env: { ...asTool.env, SELLER_KEY: 'seller_key_x' },
    timeout: 20_000,
  };
  await expect(run('sh', ['export.sh'], wrongKey)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('UNAUTHENTICATED'),
  });

  expect((await said('python3', 'shops.py')).trim().split('\n')).toHaveLength(5);

  await said(join(folder, 'node_modules/.bin/graphql-codegen'));
  expect(await said('node', 'sales.ts')).toMatch(/^\d+\.\d\d yuan, \d+ pieces\n$/);
  await said(
    join(folder, 'node_modules/.bin/tsc'),
    ...['--noEmit', '--strict', '--target', 'es2024', '--lib', 'es2024,dom', '--types', 'node'],
    ...['--module', 'nodenext', '--allowImportingTsExtensions', '--skipLibCheck'],
    ...['codegen.ts', 'sales.ts', 'live.ts'],
  );

  const live = spawn('node', ['live.ts'], { ...asTool, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void live.kill());
  const heard: string[] = [];
  createInterface({ input: live.stdout }).on('line', (line) => heard.push(line));
  const sku = await firstSku(boss);
  let cost = 100;
  // It is not told when the tool has begun to listen: something changes until it has heard of one.
  const change = async () => {
    cost += 1;
    await boss.graphql(
      `mutation ($costs: [SkuCostInput!]!) {
        setSkuCosts(input: {costs: $costs}) { error { message } } }`,
      { costs: [{ skuId: sku.id, cost: (cost / 100).toFixed(2) }] },
    );
    return heard.join('\n');
  };
  await expect
    .poll(change, { interval: 250, timeout: 60_000 })
    .toMatch(new RegExp(`shop: .*${sku.shop.name}`));
});

const skus = z.object({
  edges: z
    .array(z.object({ node: z.object({ id: z.string(), shop: z.object({ name: z.string() }) }) }))
    .min(1),
});

async function firstSku(boss: Person) {
  const day = new Date().toISOString().slice(0, 10);
  const { productList } = await boss.graphql(
    `query ($range: DateRangeInput!) {
      productList(selection: {all: true}, range: $range, level: SKU, first: 1) {
        edges { node { id shop { name } } } } }`,
    { range: { start: day, end: day } },
  );
  const [edge] = skus.parse(productList).edges;
  if (edge === undefined) throw new Error('There is no product');
  return edge.node;
}
