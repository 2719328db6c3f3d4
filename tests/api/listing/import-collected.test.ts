import { describe, expect, it } from 'vitest';
import { listingWork } from '../../../api/listing/work.ts';
import { type TestApiOptions, testApi } from '../../support/api.ts';

const page = {
  shopId: '11',
  language: 'en',
  sourceUrl: 'https://detail.1688.com/offer/684412035519.html?spm=a26#top',
  sourceLanguage: 'zh-CN',
  title: ' 竹制 收纳盒 ',
  description: '材质: 竹制\n可折叠',
  attributes: [{ name: '材质', value: '竹制' }],
  images: [
    'https://cbu01.alicdn.com/img/box-1.jpg',
    'https://cbu01.alicdn.com/img/box-2.jpg?x=1',
    'https://cbu01.alicdn.com/img/box-1.jpg',
  ],
  skus: [
    { spec: '黑色', price: 1250, stock: 7 },
    { spec: '白色', price: null, stock: 0 },
  ],
};

async function world(options: TestApiOptions = {}) {
  const api = await testApi(options);
  const boss = await api.signIn();
  const shop = await api.shop(boss.user, { mall_id: '11', mall_name_dis: '甲店' });
  await api.shop(boss.user, { mall_id: '12' });
  const importPage = (change: object = {}, token = boss.token) =>
    api.call('importCollected', { ...page, ...change }, { token });
  const list = async () => (await boss.ask('queryListings', { shopId: '11,12' })).data;
  return { api, boss, shop, importPage, list };
}

describe('Importing a product that the plugin has collected', () => {
  it('[R2.2-10] makes a draft with its texts, pictures and SKUs, which is translated', async () => {
    const { api, boss, importPage } = await world();
    const answer = await importPage();
    expect(answer).toMatchObject({
      code: 0,
      data: {
        mallId: '11',
        sourceUrl: 'https://detail.1688.com/offer/684412035519.html',
        platform: '1688',
        state: 'translating',
        sourceTitle: '竹制 收纳盒',
        sourceDescription: '材质: 竹制\n可折叠',
        category: null,
        images: page.images.slice(0, 2),
        priceMin: 1250,
        skus: [
          { place: 0, spec: '黑色', price: 1250, stock: 7 },
          { place: 1, spec: '白色', price: null, stock: 0 },
        ],
      },
    });
    await listingWork(api.deps).settled();
    const { id } = answer.data;
    const { data } = await boss.ask('getListingDetail', { id });
    expect(data.title).toMatch(/bamboo/i);
    // What was imported is saved as what was collected is.
    const saved = await boss.ask('saveListing', data);
    expect(saved).toMatchObject({ code: 0, data: { images: page.images.slice(0, 2) } });
    expect(api.logged).toEqual([]);
  });

  it('works where products cannot be collected by address', async () => {
    const { importPage } = await world({ config: { simulated: false } });
    expect(await importPage()).toMatchObject({ code: 0, data: { sourceTitle: '竹制 收纳盒' } });
  });

  it('refuses strange sites, a language without words and the same page twice', async () => {
    const { importPage, list } = await world();
    for (const sourceUrl of [
      'https://example.com/offer/1.html',
      'https://detail.1688.com.evil.example/offer/1.html',
      'https://user:secret@detail.1688.com/offer/1.html',
      'javascript:alert(1)//detail.1688.com',
      'file:///etc/passwd',
    ])
      expect(await importPage({ sourceUrl }), sourceUrl).toMatchObject({
        status: 200,
        code: 1,
        msg: expect.stringContaining('无法识别该链接'),
      });
    expect((await importPage({ language: 'ja' })).msg).toBe('暂不支持翻译成该语言，请选择其他语言');
    expect((await list()).total).toBe(0);
    expect((await importPage()).code).toBe(0);
    expect((await importPage()).msg).toBe('该链接已采集到店铺“甲店”，请勿重复采集');
    expect((await importPage({ shopId: '12' })).code).toBe(0);
  });

  it('[R2.2-12] is for who holds newListing, in shops that they see', async () => {
    const { api, boss, shop, importPage, list } = await world();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    await api.assign(manager.user, shop);
    await api.grant(manager.user, 'pageAiProducts');
    expect(await importPage({}, manager.token)).toMatchObject({ code: 403 });
    await api.grant(manager.user, 'newListing');
    expect(await importPage({ shopId: '12' }, manager.token)).toMatchObject({ code: 403 });
    const stranger = await api.signIn();
    expect((await importPage({}, stranger.token)).code).toBe(403);
    expect((await importPage({}, 'x'.repeat(43))).code).toBe(401);
    expect((await list()).total).toBe(0);
    expect(await importPage({}, manager.token)).toMatchObject({ code: 0 });
  });

  const sku = page.skus[0];
  it.each([
    ['no title', { title: ' ' }],
    ['a title too long', { title: '长'.repeat(251) }],
    ['a title with a control character', { title: '收纳\u0000盒' }],
    ['a title of two lines', { title: '收纳\n盒' }],
    ['a title that is no text', { title: { toString: 1 } }],
    ['a description too long', { description: 'x'.repeat(5_001) }],
    ['a description with a control character', { description: 'x\u0007' }],
    ['an address too long', { sourceUrl: `https://detail.1688.com/${'x'.repeat(2_000)}` }],
    ['a language that there is not', { sourceLanguage: 'xx' }],
    ['a picture over http', { images: ['http://cbu01.alicdn.com/1.jpg'] }],
    ['a picture that is a script', { images: ['javascript:alert(1)'] }],
    ['a picture of this machine', { images: ['https://127.0.0.1/1.jpg'] }],
    ['a picture of this machine by name', { images: ['https://localhost/1.jpg'] }],
    ['a picture with a user', { images: ['https://a:b@cbu01.alicdn.com/1.jpg'] }],
    ['a picture with markup', { images: ['https://cbu01.alicdn.com/1.jpg\n<b>'] }],
    ['too many pictures', { images: Array(31).fill('https://cbu01.alicdn.com/1.jpg') }],
    ['an attribute without name', { attributes: [{ name: '', value: 'x' }] }],
    ['too many attributes', { attributes: Array(51).fill({ name: 'a', value: 'b' }) }],
    ['no SKU', { skus: [] }],
    ['too many SKUs', { skus: Array(201).fill(sku) }],
    ['a price of part of a fen', { skus: [{ ...sku, price: 1.5 }] }],
    ['a price below one fen', { skus: [{ ...sku, price: 0 }] }],
    ['a stock below nothing', { skus: [{ ...sku, stock: -1 }] }],
    ['a stock that is no number', { skus: [{ ...sku, stock: 'many' }] }],
  ])('refuses %s, and keeps nothing', async (_what, change) => {
    const { api, importPage, list } = await world();
    const answer = await importPage(change);
    expect(answer).toMatchObject({
      status: 200,
      code: 1,
      msg: expect.stringMatching(/\p{Script=Han}/u),
    });
    expect((await list()).total).toBe(0);
    expect(api.logged).toEqual([]);
  });
});
