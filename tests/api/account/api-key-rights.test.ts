import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { isDay } from '../../../api/contract/rules/calendar.ts';
import type { Shop } from '../../../db/schema.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { arbitraryOf } from '../../support/arbitrary.ts';
import { addShippingOrder } from '../../support/shipping.ts';

/** Key × call, for every call that is declared. */

let api: TestApi;
const tokens = { session: '', whole: '', reading: '', limited: '', costless: '' };
/** Of each marketplace a shop that the limited key is for, and one that it is not for. */
const own: Partial<Record<Shop['platform'], Shop>> = {};
const other: Partial<Record<Shop['platform'], Shop>> = {};

beforeAll(async () => {
  api = await createTestApi();
  const { user, token } = await api.signIn();
  for (const platform of ['temu', 'shein'] as const) {
    own[platform] = await api.shop(user, { platform });
    other[platform] = await api.shop(user, { platform });
  }
  const shopIds = Object.values(own).map((shop) => shop.mall_id);
  tokens.session = token;
  tokens.whole = (await makeKey(api, token)).secret;
  tokens.reading = (await makeKey(api, token, { rights: 'read' })).secret;
  tokens.limited = (await makeKey(api, token, { shopIds })).secret;
  tokens.costless = (await makeKey(api, token, { withCost: false })).secret;
});
afterAll(() => api.close());

const all = [...calls.values()];
const namesOf = (some: readonly Call[]) => some.map(({ name }) => name).sort();

async function outcome(
  call: Call,
  token: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']);
  const given = { ...Object.fromEntries(inPath), ...fields };
  const { code, msg } = await api.call(call.name, given, {
    token,
    ...(call.encoding === 'binary' && { body: '' }),
  });
  return `${code} ${msg}`;
}

const closed = '403 此操作不能使用API密钥，请登录网页后操作';
const readOnly = '403 该API密钥只能读取，不能修改数据';
const someShops = '403 该API密钥只限部分店铺，不能进行此操作';
const noShop = /没有该店铺的查看权限，请刷新店铺列表$/;

/** Writes that name an order or a listing in place of a shop. */
const steps = ['confirmPacking', 'confirmShipping', 'confirmEntry', 'cancelShippingOrder'];
const ofShortages = ['reportShortage', 'answerShortage', 'clearShortage'];
/** Of no shop: files and pictures of the person. */
const ofPictures = ['uploadFile', 'submitImage', 'redrawImage', 'cancelImage'];
const ofListings = ['saveListing', 'translateListing', 'publishListing', 'deleteListings'];

function calledBy(name: string): Call {
  const call = calls.get(name);
  if (call === undefined) throw new Error(`No call is declared as ${name}`);
  return call;
}

describe('a key', () => {
  it('makes no call that is not declared open to keys, and is told so', async () => {
    const found: Record<string, boolean> = {};
    for (const call of all) found[call.name] = (await outcome(call, tokens.whole)) === closed;
    expect(found).toEqual(
      Object.fromEntries(all.map((call) => [call.name, call.keys === 'closed'])),
    );
  });

  it('that only reads makes no call that writes but those of its own exports', async () => {
    const ofReaders = all.filter(({ keys }) => keys === 'reading');
    expect(namesOf(ofReaders)).toEqual(['deleteExport', 'startExport']);
    for (const call of ofReaders)
      expect(await outcome(call, tokens.reading), call.name).not.toMatch(/^40[13] /);
    for (const call of all.filter(({ kind, keys }) => kind === 'write' && keys !== 'reading')) {
      const expected = call.keys === 'closed' ? closed : readOnly;
      expect(await outcome(call, tokens.reading), call.name).toBe(expected);
    }
  });

  it('that only reads makes every other call that is open to keys', async () => {
    const open = all.filter(({ kind, keys }) => kind === 'read' && keys !== 'closed');
    for (const call of open)
      expect(await outcome(call, tokens.reading), call.name).not.toMatch(/^40[13] /);
  });

  it('for some shops makes no call about the whole account', async () => {
    for (const call of all.filter(({ keys }) => keys === 'allShops'))
      expect(await outcome(call, tokens.limited), call.name).toBe(someShops);
  });

  const takingShops = all.filter(({ shops, keys }) => shops !== 'none' && keys !== 'closed');
  it.each(takingShops.map((call) => [call.name, call] as const))(
    'for other shops is refused by %s, which takes shops',
    async (_name, call) => {
      const [sample] = fc.sample(arbitraryOf(call.input, 'input'), { numRuns: 1, seed: 1 });
      // Of a range that is none a call would tell first.
      const fields = Object.entries(Object(sample)).map(([name, value]) => [
        name,
        isDay(String(value)) ? '2026-03-01' : value,
      ]);
      const platform = call.platform ?? 'temu';
      const about = (shop: Shop | undefined) => ({
        ...Object.fromEntries(fields),
        [call.shopField]: shop?.mall_id,
      });
      expect(await outcome(call, tokens.limited, about(other[platform]))).toMatch(noShop);
      expect(await outcome(call, tokens.limited, about(own[platform]))).not.toMatch(noShop);
      expect(await outcome(call, tokens.session, about(other[platform]))).not.toMatch(noShop);
    },
  );

  it('for some shops writes to no others', async () => {
    const shopId = other.temu?.mall_id ?? '';
    const todo = { shopId, kind: 'violation', subject: '1' };
    const writes: Record<string, object> = {
      renameShop: { shopId, name: '旗舰店' },
      saveCostBySku: { costs: [{ shopId, skuId: '1', cost: 100 }] },
      costBySku: { costs: [{ shopId, skuId: '1', cost: 100 }] },
      setProductNameBySkc: { shopId, skc: '1', name: '连衣裙' },
      updateProductInfoSummary: { shopId, productId: '1', name: '连衣裙' },
      collectByUrl: { shopId, url: 'https://detail.1688.com/offer/1.html', language: 'en' },
      importCollected: {
        shopId,
        sourceUrl: 'https://detail.1688.com/offer/1.html',
        sourceLanguage: 'zh-CN',
        title: '收纳盒',
        skus: [{ spec: '大号', price: null, stock: 0 }],
      },
      pickCandidate: { shopId, productId: '1', language: 'en' },
      putOffTodo: { ...todo, until: 1 },
      resumeTodo: todo,
      handTodo: { ...todo, userId: '1' },
      takeBackTodo: todo,
      settleTodo: todo,
      reopenTodo: todo,
    };
    for (const [name, fields] of Object.entries(writes)) {
      const { code, msg } = await api.call(name, { ...fields }, { token: tokens.limited });
      expect(`${code} ${msg}`, name).toMatch(/^403 没有该店铺的查看权限/);
    }
    const open = all.filter(({ kind, keys }) => kind === 'write' && keys === 'open');
    expect(namesOf(open)).toEqual(
      [...Object.keys(writes), ...steps, ...ofShortages, ...ofListings, ...ofPictures].sort(),
    );
  });

  it('for some shops finds no orders and listings of the others', async () => {
    const shop = other.temu;
    if (shop === undefined) throw new Error('There is no other shop');
    const orderNo = await addShippingOrder(api.db, shop);
    for (const name of steps) {
      const answer = await api.call(name, { orderNo }, { token: tokens.limited });
      const unknown = await api.call(name, { orderNo: 'none' }, { token: tokens.limited });
      expect(answer.code, name).toBe(1);
      expect(answer.msg.replace(orderNo, 'none'), name).toBe(unknown.msg);
    }
    for (const name of ofShortages) {
      const fields = { orderNo, skuId: '1', missing: 1, reply: '补' };
      const { code, msg } = await api.call(name, fields, { token: tokens.limited });
      expect(`${code} ${msg}`, name).toBe(`1 发货单${orderNo}不存在，或您无权操作，请刷新列表`);
    }
    expect(await api.call('confirmPacking', { orderNo }, { token: tokens.whole })).toMatchObject({
      code: 0,
    });
    const url = 'https://detail.1688.com/offer/1.html';
    const collected = await api.call(
      'collectByUrl',
      { url, shopId: shop.mall_id },
      { token: tokens.whole },
    );
    const { id } = collected.data;
    const { data: draft } = await api.call('getListingDetail', { id }, { token: tokens.whole });
    const fields: Record<string, object> = {
      getListingDetail: { id },
      saveListing: draft,
      translateListing: { id, language: 'en' },
      publishListing: { id },
      deleteListings: { ids: id },
    };
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(ofListings));
    const gone = (await api.call('getListingDetail', { id: '0' }, { token: tokens.session })).msg;
    for (const [name, given] of Object.entries(fields))
      expect(await outcome(calledBy(name), tokens.limited, { ...given }), name).toBe(`1 ${gone}`);
    expect(await outcome(calledBy('deleteListings'), tokens.whole, { ids: id })).toMatch(/^0 /);
  });

  it('without cost holds no right to it, though it is a boss’s', async () => {
    const { data } = await api.call('getUserInfo', {}, { token: tokens.costless });
    const codes = data.permissions.map(({ permsCode }: { permsCode: string }) => permsCode);
    expect(codes).toContain('erp:product:upd:name');
    expect(codes).not.toContain('lookCost');
    expect(codes).not.toContain('erp:product:view:cost');
    const shopId = own.temu?.mall_id ?? '';
    const fields = { shopId, startTime: '2026-03-01', endTime: '2026-03-02', rankBy: 'profit' };
    const ranked = (token: string) => api.call('getShopSalesRanking', fields, { token });
    expect(await ranked(tokens.costless)).toMatchObject({ code: 403, msg: '无权限，请联系BOSS' });
    expect(await ranked(tokens.whole)).toMatchObject({ code: 0 });
    const costs = [{ shopId, skuId: '1', cost: 100 }];
    const saved = await api.call('saveCostBySku', { costs }, { token: tokens.costless });
    expect(saved.code).toBe(403);
  });

  it('is never for what outlives it: accounts, people, payment and keys', () => {
    const never = ['createApiKey', 'revokeApiKey', 'listApiKeys', 'login', 'logout', 'register']
      .concat(['resetpass', 'bindPhone', 'chatLoginCode', 'chatLoginExchange', 'bindAccount'])
      .concat(['unbindTemuAccount', 'submitOrder', 'cancelOrder', 'destructionCet', 'saveManager'])
      .concat(['setPermissionIds', 'settingMgtUserPass', 'saveShipper', 'getWorkerPassword'])
      .concat([
        'distributeShopToUser',
        'saveOperatorShops',
        'changeOperatorPhone',
        'saveWorkerUser',
      ]);
    for (const name of never) expect(calls.get(name)?.keys, name).toBe('closed');
  });
});
