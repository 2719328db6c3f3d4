import { describe, expect, it } from 'vitest';
import { edited, finished, url, world } from './listing-world.ts';

describe('Collecting by address', () => {
  it('[R7.8-02] makes a draft, which is translated in the background', async () => {
    const { api, boss, collect } = await world();
    const answer = await collect({ url: `${url}?spm=a26#top` });
    expect(answer).toMatchObject({
      code: 0,
      data: {
        mallId: '11',
        sourceUrl: url,
        platform: '1688',
        country: null,
        state: 'translating',
        sourceLanguage: 'zh-CN',
        language: 'en',
        title: '',
        version: 1,
      },
    });
    const listing = await finished(api, boss.token, answer.data.id);
    expect(listing.state).toBe('incomplete');
    expect(listing.sourceTitle).toMatch(/\p{Script=Han}/u);
    expect(listing.title).toContain('silicone');
    expect(listing.description).toContain('Material: ');
    expect(listing.attributes[0]).toMatchObject({ sourceName: '材质', name: 'Material' });
    expect(listing.images).toHaveLength(4);
    expect(listing.skus[0].price).toBeGreaterThan(0);
    expect(listing.skus[0].spec).toMatch(/^[A-Z]/);
    const left = listing.title.match(/\p{Script=Han}+/gu) ?? [];
    expect(listing.unknownWords).toEqual(expect.arrayContaining(left));
    expect(api.logged).toEqual([]);
  });

  it('tells the country, and takes the language of its pages', async () => {
    const { made } = await world();
    const german = await made({ url: 'https://www.amazon.de/dp/B0B4T2M8QY' });
    expect(german).toMatchObject({ country: '德国', sourceLanguage: 'de', language: 'en' });
    const same = await made({ url: 'https://www.amazon.com/dp/B0B4T2M8QY' });
    expect(same).toMatchObject({ country: '美国', sourceLanguage: 'en', state: 'ready' });
    expect(same.title).toBe(same.sourceTitle);
  });

  it('refuses an unknown site, a language without words and the same address twice', async () => {
    const { collect, made } = await world();
    expect(await collect({ url: 'https://example.com/p/1' })).toMatchObject({
      code: 1,
      msg: expect.stringContaining('无法识别该链接'),
    });
    expect(await collect({ language: 'ja' })).toMatchObject({
      code: 1,
      msg: '暂不支持翻译成该语言，请选择其他语言',
    });
    await made();
    expect(await collect()).toMatchObject({
      code: 1,
      msg: '该链接已采集到店铺“甲店”，请勿重复采集',
    });
    expect(await collect({ shopId: '12' })).toMatchObject({ code: 0 });
  });

  it('leaves nothing behind of a product that cannot be kept', async () => {
    const { simulatedSource } = await import('../../../api/listing/simulated-source.ts');
    const { boss, collect } = await world({
      listing: {
        source: {
          collect: async (source, signal) => {
            const product = await simulatedSource.collect(source, signal);
            // Half a piece is no stock.
            return { ...product, skus: [...product.skus, { spec: '半件', price: 1, stock: 0.5 }] };
          },
        },
      },
    });
    expect(await collect()).toMatchObject({ status: 500 });
    const list = await boss.ask('queryListings', { shopId: '11' });
    expect(list.data.total).toBe(0);
  });

  it('says in production that it is not set up', async () => {
    const { boss, collect } = await world({ config: { simulated: false } });
    expect(await collect()).toMatchObject({
      code: 1,
      msg: '商品采集暂未开通，如需使用请联系客服',
    });
    const options = await boss.ask('getListingOptions', { shopId: '11' });
    expect(options.data).toMatchObject({ canCollect: false, canPublish: false, categories: [] });
  });
});

describe('The list of listings', () => {
  it('[R2.2-11] [R7.8-02] is paged, searched and filtered, and counts the states', async () => {
    const { api, boss, made } = await world();
    const one = await made();
    api.clock.advance(1000);
    const two = await made({ url: 'https://www.amazon.com/dp/B0AAA', shopId: '12' });
    const list = async (fields: object = {}) =>
      (await boss.ask('queryListings', { shopId: '11,12', ...fields })).data;
    const ids = async (fields: object) =>
      (await list(fields)).rows.map((row: { id: string }) => row.id);
    expect(await list()).toMatchObject({
      total: 2,
      counts: {
        draft: 0,
        translating: 0,
        incomplete: 1,
        ready: 1,
        publishing: 0,
        published: 0,
        failed: 0,
      },
      rows: [
        { id: two.id, mallId: '12' },
        { id: one.id, mallId: '11', skuCount: one.skus.length },
      ],
    });
    expect(await ids({ shopId: '11' })).toEqual([one.id]);
    expect(await ids({ pageSize: 1, pageIndex: 2 })).toEqual([one.id]);
    expect(await ids({ keyword: 'b0aaa' })).toEqual([two.id]);
    expect(await ids({ keyword: one.sourceTitle.slice(0, 3) })).toEqual([one.id]);
    expect(await ids({ keyword: '100%' })).toEqual([]);
    expect(await ids({ platform: 'amazon' })).toEqual([two.id]);
    expect(await ids({ state: 'published' })).toEqual([]);
    expect(await ids({ state: 'incomplete' })).toEqual([one.id]);
    expect(await list({ state: 'ready' })).toMatchObject({ total: 1, rows: [{ id: two.id }] });
    expect((await list({ state: 'published' })).counts.ready).toBe(1);
  });

  it('[R2.2-12] needs pageAiProducts, and shows managers their shops only', async () => {
    const { api, boss, stranger, manager, reader, other, made, collect } = await world();
    const own = await made();
    const hidden = await made({ shopId: '12' });
    const list = (token: string, shopId = '11') => api.call('queryListings', { shopId }, { token });
    for (const { token } of [boss, manager, reader])
      expect((await list(token)).data.rows).toMatchObject([{ id: own.id }]);
    expect(await list(other.token)).toMatchObject({ code: 403, msg: '无权限，请联系BOSS' });
    expect(await list(manager.token, '12')).toMatchObject({ code: 403 });
    expect(await list(stranger.token)).toMatchObject({ code: 403 });
    const detail = (id: string, token: string) => api.call('getListingDetail', { id }, { token });
    expect(await detail(own.id, manager.token)).toMatchObject({ code: 0 });
    expect(await detail(own.id, other.token)).toMatchObject({ code: 403 });
    for (const [id, token] of [
      [hidden.id, manager.token],
      [own.id, stranger.token],
      ['0', boss.token],
      ['x', boss.token],
    ])
      expect(await detail(id, token)).toMatchObject({
        code: 1,
        msg: expect.stringContaining('不存在'),
      });
    // To look is not to change.
    expect(await collect({ url: 'https://www.temu.com/g-1.html' }, reader.token)).toMatchObject({
      code: 403,
    });
    for (const call of ['translateListing', 'publishListing', 'deleteListings']) {
      const fields = { id: own.id, ids: own.id, language: 'fr' };
      expect(await reader.ask(call, fields)).toMatchObject({ code: 403 });
      expect(await manager.ask(call, { ...fields, id: hidden.id, ids: hidden.id })).toMatchObject({
        code: 1,
        msg: expect.stringContaining('不存在'),
      });
    }
    const saved = await reader.ask('saveListing', edited(own));
    expect(saved).toMatchObject({ code: 403 });
    expect(await collect({ url: 'https://www.temu.com/g-1.html' }, manager.token)).toMatchObject({
      code: 0,
    });
  });
});
