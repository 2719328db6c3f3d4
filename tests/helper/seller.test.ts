import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { officeCalls } from '../../api/contract/rules/seller-office.ts';
import type { AskOffice } from '../../web/src/features/listing/filing/office-calls.ts';
import * as read from '../../web/src/features/listing/filing/read-office.ts';
import { lookUpSpecs } from '../../web/src/features/listing/filing/spec-lookup.ts';
import { startHelper, startServerOfTwoAccounts } from '../support/helper.ts';
import { hostOfItsOwn, type OfficeAt, officeWorld, refusalOf } from '../support/seller-office.ts';

let product: Awaited<ReturnType<typeof startServerOfTwoAccounts>>;
const world = (env?: Readonly<Record<string, string>>, to?: OfficeAt) =>
  officeWorld(product, env, to);

beforeAll(async () => {
  product = await startServerOfTwoAccounts();
  return product.server.stop;
});

type World = Awaited<ReturnType<typeof world>>;

/** The leaf with that name, found as a person finds it: level by level. */
async function leaf({ office }: World, ...names: string[]) {
  let parentId: string | undefined;
  let found: read.OfficeCategory | undefined;
  for (const name of names) {
    const body = parentId === undefined ? {} : { parentId };
    const level = await office('category', body, read.readCategories);
    found = level.find((category) => category.name === name);
    parentId = found?.id;
  }
  if (!found?.isLeaf) throw new Error(`${names} is no leaf`);
  return found.id;
}
const blocks = ['母婴与玩具', '玩具', '积木拼装'] as const;
const dress = ['服饰鞋包', '女装', '连衣裙'] as const;

describe("a seller's back office behind the helper", () => {
  it('[R7.7-12] answers categories level by level, and by a search', async () => {
    const { office } = await world();
    const tops = await office('category', {}, read.readCategories);
    expect(tops.map(({ name }) => name)).toContain('母婴与玩具');
    expect(tops.every(({ isLeaf }) => !isLeaf)).toBe(true);
    const found = await office('category', { keyword: '积木' }, read.readCategories);
    expect(found).toMatchObject([{ name: '积木拼装', isLeaf: true, path: blocks }]);
    expect(await office('category', { keyword: '没有这种' }, read.readCategories)).toEqual([]);
  });

  it('[R7.7-13] answers the size specs of a category', async () => {
    const page = await world();
    const sizes = async (...names: readonly string[]) =>
      page.office('sizeSpec', { categoryId: await leaf(page, ...names) }, read.readSizes);
    const clothes = await sizes(...dress);
    expect(clothes.parents.map(({ name }) => name)).toEqual(['颜色', '尺码']);
    expect(clothes.onModel).toBe(true);
    expect(clothes.charts[0]?.sizes).toContain('XL');
    expect((await sizes(...blocks)).onModel).toBe(false);
    expect(await refusalOf(page.office('sizeSpec', { categoryId: '9100' }, read.readSizes))).toBe(
      '没有该类目，或该类目下还有子类目',
    );
  });

  it('[R7.7-14] answers what a category asks for in each market', async () => {
    const page = await world();
    const categoryId = await leaf(page, ...blocks);
    const required = async (market: string) => {
      const all = await page.office('compliance', { categoryId, market }, read.readRequirements);
      return all.filter(({ isRequired }) => isRequired).map(({ code }) => code);
    };
    expect(await required('US')).toEqual(['CPC']);
    expect(await required('EU')).toEqual(['CE_TOY', 'guide', 'agency']);
    expect(await required('AU')).toEqual([]);
  });

  it("[R7.7-15] [R7.7-16] [R7.7-17] answers certificates, guides and agencies of the shop, and no other shop's", async () => {
    const page = await world();
    const categoryId = await leaf(page, ...blocks);
    const papers = async (office: AskOffice) => {
      const body = { categoryId, market: 'EU' };
      const certificates = await office('certificates', body, read.readCertificates);
      const guides = await office('guideFiles', { categoryId }, read.readGuideFiles);
      const agencies = await office('agencyList', { market: 'EU' }, read.readAgencies);
      expect(certificates.some(({ state }) => state === 'valid')).toBe(true);
      expect(certificates[0]?.number).toMatch(/^CE-TOY-\d{4}-\d{6}$/);
      expect(guides[0]?.name).toMatch(/^积木拼装使用说明书/);
      expect(agencies[0]).toMatchObject({ address: expect.stringContaining('Hamburg') });
      return [...certificates, ...guides, ...agencies].map(({ id }) => id);
    };
    const own = await papers(page.office);
    const others = await papers(page.other);
    expect(own.length).toBeGreaterThan(4);
    expect(others.filter((id) => own.includes(id))).toEqual([]);
    expect(await page.office('agencyList', { market: 'JP' }, read.readAgencies)).toEqual([]);
  });

  it('[R7.7-18] [R7.7-19] makes a model, which the same shop then lists', async () => {
    const { office, other } = await world();
    const model = { name: '小雨', height: 168, bust: 82, waist: 60, hips: 88 };
    const before = await office('modelQuery', {}, read.readModels);
    const id = await office('modelCreate', model, read.readModelId);
    const after = await office('modelQuery', {}, read.readModels);
    expect(after).toEqual([...before, { id, ...model }]);
    const theirs = await other('modelQuery', {}, read.readModels);
    expect(theirs.some((one) => one.id === id || one.name === model.name)).toBe(false);
    // Two at once are two.
    const made = await Promise.all(
      [1, 2].map(() => office('modelCreate', model, read.readModelId)),
    );
    expect(new Set([id, ...made]).size).toBe(3);
  });

  it('[R7.7-23] looks specifications up by name: 1000000 answers result.specId, anything else is a refusal', async () => {
    const page = await world();
    const asked = { parentSpecId: '1001', specName: 'Red' };
    const { body } = await page.raw('spec', asked);
    expect(body).toEqual({
      errorCode: 1_000_000,
      errorMsg: '',
      result: { specId: expect.stringMatching(/^1001\d+$/) },
    });
    const look = (parentSpecId: string, specName: string) =>
      page.office('spec', { parentSpecId, specName }, read.readSpecId);
    expect(await look('1001', 'Red')).toBe(Reflect.get(Object(body?.result), 'specId'));
    expect(await look('1001', 'Blue')).not.toBe(await look('1001', 'Red'));
    expect(await refusalOf(look('77', 'Red'))).toBe('没有该规格类型');
    expect(await refusalOf(look('1001', 'Red <b>'))).toBe('规格名称含有平台不允许的字符');
    // As the editor does it: each name once, and a SKU without a number where one has none.
    const sku = (specification: string) => ({
      place: 0,
      sourceSpecification: '',
      specification,
      price: '',
      stock: '1',
      platformSpecs: [],
    });
    const categoryId = await leaf(page, ...dress);
    const all = [sku('Red/M'), sku('Red/L'), sku('Red $')];
    let lookups = 0;
    const counting: AskOffice = (call, ...rest) => {
      lookups += call === 'spec' ? 1 : 0;
      return page.office(call, ...rest);
    };
    const { skus, unknown } = await lookUpSpecs(all, categoryId, counting);
    expect(lookups).toBe(4);
    expect(skus.map(({ platformSpecs }) => platformSpecs.map(({ name }) => name))).toEqual([
      ['Red', 'M'],
      ['Red', 'L'],
      [],
    ]);
    expect(unknown).toEqual([{ name: 'Red $', detail: '规格名称含有平台不允许的字符' }]);
  });

  it("is closed to a wrong cookie, and to a shop that is not the person's", async () => {
    const { of, raw } = await world();
    const direct = (headers: Record<string, string>) =>
      fetch(`${product.server.origin}/api/simulator/seller/modelQuery`, {
        method: 'POST',
        headers: { 'x-mall-id': product.malls[0], ...headers },
        body: '{}',
      });
    for (const cookie of ['', 'api_uid=x; seller=12000000001; at=temu', 'a=b']) {
      const answer = await direct({ cookie });
      expect([answer.status, (await answer.json()).errorCode]).toEqual([401, 40_001]);
    }
    const foreign = await raw('modelQuery', {}, { 'x-mall-id': 'foreign' });
    expect([foreign.status, foreign.headers['x-helper-refused']]).toEqual([403, 'shop']);
    expect(await refusalOf(of('foreign')('modelQuery', {}, read.readModels))).not.toBe('answered');
  });
});

describe('the calls of a back office', () => {
  it('[R7.7-09] go to no other host', async () => {
    const { raw, office } = await world({}, { to: 'evil.example' });
    const answer = await raw('modelQuery', {});
    expect([answer.status, answer.headers['x-helper-refused']]).toEqual([403, 'host']);
    expect(await refusalOf(office('modelQuery', {}, read.readModels))).toBe(
      '目标地址不在允许范围内',
    );
  });

  it('are these by POST, and ask for nothing that they do not know', async () => {
    const { raw } = await world();
    for (const path of ['', 'other', 'category/x', '../category', 'constructor', 'spec?x=1'])
      expect((await raw(path, {})).status, path).toBe(404);
    expect((await raw('category', {}, {}, 'PUT')).status).toBe(405);
    for (const [path, body] of [
      ['category', { parentId: '../../x' }],
      ['category', { other: 1 }],
      ['category', 'no json'],
      ['compliance', { categoryId: '9', market: 'MARS' }],
      ['spec', { parentSpecId: '1001', specName: 'x'.repeat(61) }],
      ['modelCreate', { name: 'A', height: 999, bust: 80, waist: 60, hips: 90 }],
    ] as const) {
      const answer = await raw(path, body);
      expect([answer.status, answer.headers['x-helper-refused']], path).toEqual([400, 'body']);
    }
    const long = await raw('category', { keyword: 'x'.repeat(17_000) });
    expect(long.headers['x-helper-refused']).toBe('tooLarge');
  });

  it('are at the paths that a deployer names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'seller-paths-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const paths = join(folder, 'paths.json');
    const own = Object.fromEntries(officeCalls.map((call) => [call, `/own/${call}?v=2`]));
    await writeFile(paths, JSON.stringify(own));
    const asked: string[] = [];
    const host = await hostOfItsOwn((response, url) => {
      asked.push(url);
      response.end('{"errorCode": 5, "errorMsg": "忙"}');
    });
    const { raw } = await world({ HELPER_SELLER_PATHS: paths }, { host });
    const bodies = {
      category: {},
      sizeSpec: { categoryId: '9' },
      compliance: { categoryId: '9', market: 'EU' },
      certificates: { categoryId: '9', market: 'EU' },
      guideFiles: { categoryId: '9' },
      agencyList: { market: 'EU' },
      modelCreate: { name: 'A', height: 170, bust: 80, waist: 60, hips: 90 },
      modelQuery: {},
      spec: { parentSpecId: '1', specName: 'Red' },
    };
    for (const call of officeCalls) {
      const { body } = await raw(call, bodies[call]);
      expect(body, call).toEqual({ errorCode: 5, errorMsg: '忙', result: null });
    }
    expect(asked).toEqual(officeCalls.map((call) => `/own/${call}?v=2`));
  });

  it('refuse a file of paths that they do not know', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'seller-paths-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const paths = join(folder, 'paths.json');
    await writeFile(paths, JSON.stringify({ categories: '/x' }));
    await expect(startHelper(product.server, { HELPER_SELLER_PATHS: paths })).rejects.toThrow(
      'HELPER_SELLER_PATHS 指定的文件不能使用：以下各项无法识别或填写有误：categories',
    );
  });
});

describe('a hostile back office', () => {
  const fine = { errorCode: 1_000_000, errorMsg: '' };
  it.each<readonly [string, (response: ServerResponse) => void, string]>([
    ['says no JSON', (response) => response.end('<html>'), 'answer'],
    ['has no code', (response) => response.end('{"result": {"specId": "1"}}'), 'answer'],
    [
      'has a result of another shape',
      (response) => response.end(JSON.stringify({ ...fine, result: { specId: ['1'] } })),
      'answer',
    ],
    [
      'brings an id that is none',
      (response) => response.end(JSON.stringify({ ...fine, result: { specId: '<b>' } })),
      'answer',
    ],
    [
      'is compressed without being asked',
      (response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from([31, 139, 8, 0])),
      'answer',
    ],
    [
      'is too long',
      (response) =>
        response.end(
          JSON.stringify({ ...fine, pad: 'x'.repeat(1_100_000), result: { specId: '1' } }),
        ),
      'answerTooLarge',
    ],
    [
      'leads elsewhere',
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'redirect',
    ],
  ])('that %s is refused', async (_what, handler, refused) => {
    const { raw, office } = await world({}, { host: await hostOfItsOwn(handler) });
    const asked = { parentSpecId: '1001', specName: 'Red' };
    const answer = await raw('spec', asked);
    expect([answer.status, answer.headers['x-helper-refused']]).toEqual([502, refused]);
    expect(await refusalOf(office('spec', asked, read.readSpecId))).toMatch(/^平台/);
  });

  it('brings along nothing that the call does not know', async () => {
    const host = await hostOfItsOwn((response) => {
      response.setHeader('set-cookie', 'leak=1');
      const result = { specId: '7', cookie: 'secret', nested: { a: 1 } };
      response.end(JSON.stringify({ ...fine, token: 'secret', result }));
    });
    const { raw } = await world({}, { host });
    const answer = await raw('spec', { parentSpecId: '1001', specName: 'Red' });
    expect(answer.body).toEqual({ ...fine, result: { specId: '7' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const refusing = await hostOfItsOwn((response) =>
      response.end(JSON.stringify({ errorCode: 9, errorMsg: '拒绝', result: { specId: '7' } })),
    );
    const other = await world({}, { host: refusing });
    const asked = { parentSpecId: '1001', specName: 'Red' };
    expect((await other.raw('spec', asked)).body).toEqual({
      errorCode: 9,
      errorMsg: '拒绝',
      result: null,
    });
    expect(await refusalOf(other.office('spec', asked, read.readSpecId))).toBe('拒绝');
  });

  it('[R7.7-08] that says nothing is a timeout', async () => {
    const host = await hostOfItsOwn(() => undefined);
    const { raw } = await world({ HELPER_PROXY_SECONDS: '1' }, { host });
    const answer = await raw('modelQuery', {});
    expect([answer.status, answer.headers['x-helper-refused']]).toEqual([504, 'timeout']);
  });
});
