import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import * as read from '../../web/src/features/listing/filing/read-office.ts';
import { startServerOfTwoAccounts } from '../support/helper.ts';
import { hostOfItsOwn, officeWorld, refusalOf } from '../support/seller-office.ts';

let product: Awaited<ReturnType<typeof startServerOfTwoAccounts>>;
beforeAll(async () => {
  product = await startServerOfTwoAccounts();
  return product.server.stop;
});

type Handler = (response: ServerResponse, url: string) => void;
const at = async (handler: Handler) =>
  officeWorld(product, {}, { host: await hostOfItsOwn(handler) });

/** The envelope as marketplaces write it. */
const said = (result: unknown) =>
  JSON.stringify({ success: true, errorCode: 1_000_000, errorMsg: null, result });
const saying =
  (result: unknown): Handler =>
  (response) =>
    response.end(said(result));

const eu = { categoryId: '9', market: 'EU' };

describe('a back office of somebody else', () => {
  it('[R7.7-12] is read with hundreds of categories, in every script, that it numbers as it likes', async () => {
    const many = Array.from({ length: 700 }, (_, index) => ({
      catId: index,
      categoryId: index,
      name: `类目 ${index} ✨ متجر`,
      isLeaf: index % 2 === 0,
      path: ['家居', `类目 ${index} ✨ متجر`],
      children: [{ categoryId: 1, name: '子类目' }],
    }));
    const { office } = await at(saying({ categories: many }));
    const all = await office('category', {}, read.readCategories);
    expect(all).toHaveLength(700);
    expect(all[42]).toEqual({
      id: '42',
      name: '类目 42 ✨ متجر',
      isLeaf: true,
      path: ['家居', '类目 42 ✨ متجر'],
    });
  });

  it('[R7.7-19] [R7.7-23] keeps every figure of a number that is longer than a page can count', async () => {
    const { office } = await at((response, url) =>
      response.end(
        url.endsWith('spec')
          ? '{"errorCode":"1000000","result":{"specId": 9007199254740993}}'
          : '{"errorCode":1000000,"result":{"models":[{"modelId":12345678901234567890,"name":"A","height":168,"bust":82,"waist":"60","hips":88}]}}',
      ),
    );
    const asked = { parentSpecId: '1001', specName: 'Red' };
    expect(await office('spec', asked, read.readSpecId)).toBe('9007199254740993');
    expect(await office('modelQuery', {}, read.readModels)).toEqual([
      { id: '12345678901234567890', name: 'A', height: 168, bust: 82, waist: 60, hips: 88 },
    ]);
  });

  it('[R7.7-13] [R7.7-14] [R7.7-15] [R7.7-16] [R7.7-17] may leave out what it has nothing to say about', async () => {
    const { office } = await at((response, url) => {
      const results: Record<string, unknown> = {
        sizeSpec: { parentSpecs: null, charts: [{ chartId: 1, name: '女装', sizes: ['M'] }] },
        compliance: {
          requirements: [{ kind: 'certificate', code: 'CE', name: 'CE', isRequired: true }],
        },
        certificates: {
          certificates: [{ certificateId: 7, code: 'CE', name: 'CE', number: 1, state: 'valid' }],
        },
        guideFiles: { files: null },
        agencyList: { agencies: [{ agencyId: 3, name: 'Hamburg GmbH', address: null }] },
      };
      response.end(said(results[url.split('/').at(-1) ?? '']));
    });
    expect(await office('sizeSpec', { categoryId: '9' }, read.readSizes)).toEqual({
      parents: [],
      charts: [{ id: '1', name: '女装', sizes: ['M'], measures: [] }],
      onModel: false,
    });
    expect(await office('compliance', eu, read.readRequirements)).toMatchObject([{ note: '' }]);
    expect(await office('certificates', eu, read.readCertificates)).toEqual([
      { id: '7', name: 'CE', number: '1', state: 'valid', validUntil: null },
    ]);
    expect(await office('guideFiles', { categoryId: '9' }, read.readGuideFiles)).toEqual([]);
    expect(await office('agencyList', { market: 'EU' }, read.readAgencies)).toEqual([
      { id: '3', name: 'Hamburg GmbH', address: '', email: '' },
    ]);
  });

  it('may compress what it answers, though it was asked not to', async () => {
    const plain = Buffer.from(`\uFEFF${said({ specId: '7' })}`);
    const asked = { parentSpecId: '1001', specName: 'Red' };
    for (const [encoding, bytes] of [
      ['gzip', gzipSync(plain)],
      ['br', brotliCompressSync(plain)],
      ['identity', plain],
    ] as const) {
      const { office } = await at((response) =>
        response.writeHead(200, { 'content-encoding': encoding }).end(bytes),
      );
      expect(await office('spec', asked, read.readSpecId), encoding).toBe('7');
    }
    // What is small on the way may be too long all the same.
    const bomb = gzipSync(said({ specId: '7', pad: 'x'.repeat(5_000_000) }));
    const { raw } = await at((response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect((await raw('spec', asked)).headers['x-helper-refused']).toBe('answerTooLarge');
  });

  it('is heard when it refuses, in however many lines', async () => {
    const { office } = await at((response) =>
      response.end(
        JSON.stringify({
          success: false,
          errorCode: 2_000_000,
          errorMsg: `类目已停用\n请重新选择${'。'.repeat(400)}`,
          result: null,
        }),
      ),
    );
    const asked = office('category', {}, read.readCategories);
    expect(await refusalOf(asked)).toMatch(/^类目已停用 请重新选择。+…$/);
  });

  it.each([
    [401, '', 'session', /重新绑定/],
    [403, '<html>Forbidden</html>', 'session', /重新绑定/],
    [429, 'slow down', 'tooMany', /过于频繁/],
    [500, '<html>', 'unavailable', /平台暂时/],
    [503, '{"message":"maintenance"}', 'unavailable', /平台暂时/],
    [404, '', 'answer', /无法识别/],
  ])('that answers %s in words of its own is told by that', async (status, body, refused, told) => {
    const { raw, office } = await at((response) => response.writeHead(status).end(body));
    const answer = await raw('modelQuery', {});
    expect([answer.status, answer.headers['x-helper-refused']]).toEqual([502, refused]);
    expect(await refusalOf(office('modelQuery', {}, read.readModels))).toMatch(told);
  });
});
