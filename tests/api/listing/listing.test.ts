import { describe, expect, it } from 'vitest';
import { listingWork } from '../../../api/listing/work.ts';
import { type TestApi, type TestApiOptions, testApi } from '../../support/api.ts';

const url = 'https://detail.1688.com/offer/684412035519.html';

async function world(options: TestApiOptions = {}) {
  const api = await testApi(options);
  const boss = await api.signIn();
  const stranger = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.grant(manager.user, 'pageAiProducts', 'newListing');
  const reader = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.grant(reader.user, 'pageAiProducts');
  const other = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const shop = await api.shop(boss.user, { mall_id: '11', mall_name_dis: '甲店' });
  const second = await api.shop(boss.user, { mall_id: '12' });
  await api.shop(stranger.user, { mall_id: '99' });
  for (const user of [manager.user, reader.user, other.user]) await api.assign(user, shop);
  const collect = (fields: object = {}, token = boss.token) =>
    api.call('collectByUrl', { url, shopId: '11', language: 'en', ...fields }, { token });
  const made = async (fields: object = {}) => {
    const answer = await collect(fields);
    expect(answer).toMatchObject({ code: 0 });
    return finished(api, boss.token, answer.data.id);
  };
  return { api, boss, stranger, manager, reader, other, shop, second, collect, made };
}

/** The listing when nothing works on it any more. */
async function finished(api: TestApi, token: string, id: string) {
  await listingWork(api.deps).settled();
  return (await api.call('getListingDetail', { id }, { token })).data;
}

const edited = (listing: object, change: object = {}) => ({ ...listing, ...change });

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
    const { api, boss, collect } = await world({
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
    const list = await api.call('queryListings', { shopId: '11' }, { token: boss.token });
    expect(list.data.total).toBe(0);
  });

  it('says in production that it is not set up', async () => {
    const { api, boss, collect } = await world({ config: { simulated: false } });
    expect(await collect()).toMatchObject({
      code: 1,
      msg: '商品采集暂未开通，如需使用请联系客服',
    });
    const options = await api.call('getListingOptions', { shopId: '11' }, { token: boss.token });
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
      (await api.call('queryListings', { shopId: '11,12', ...fields }, { token: boss.token })).data;
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
      expect(await api.call(call, fields, { token: reader.token })).toMatchObject({ code: 403 });
      expect(
        await api.call(
          call,
          { ...fields, id: hidden.id, ids: hidden.id },
          { token: manager.token },
        ),
      ).toMatchObject({ code: 1, msg: expect.stringContaining('不存在') });
    }
    const saved = await api.call('saveListing', edited(own), { token: reader.token });
    expect(saved).toMatchObject({ code: 403 });
    expect(await collect({ url: 'https://www.temu.com/g-1.html' }, manager.token)).toMatchObject({
      code: 0,
    });
  });
});

describe('Editing', () => {
  it('[R2.2-13] [R7.8-02] saves everything that was edited, as the next version', async () => {
    const { api, boss, made } = await world();
    const listing = await made();
    const [first, ...skus] = listing.skus;
    const change = {
      // Pasted with its lines.
      title: '  Better storage\nbox \n',
      description: 'Line one\nLine two',
      category: '家居收纳',
      attributes: [{ ...listing.attributes[0], value: 'Bamboo' }],
      images: listing.images.toReversed().slice(0, 2),
      skus: skus.map((sku: object) => ({ ...sku, price: 1999, stock: 5 })),
    };
    const token = boss.token;
    const saved = await api.call('saveListing', edited(listing, change), { token });
    expect(saved.data).toMatchObject({
      ...change,
      title: 'Better storage box',
      version: listing.version + 1,
      priceMin: 1999,
      sourceImages: listing.images,
    });
    expect(saved.data.skus).not.toContainEqual(expect.objectContaining({ place: first.place }));
    expect(await finished(api, token, listing.id)).toEqual(saved.data);
  });

  it('[R2.2-13] brings back what was taken off the SKUs, in the language that the listing has by then', async () => {
    const { api, boss, made } = await world();
    const { token } = boss;
    const listing = await made();
    const [first, ...skus] = listing.skus;
    expect(listing.removedSkus).toEqual([]);
    const less = await api.call('saveListing', edited(listing, { skus }), { token });
    expect(less.data).toMatchObject({ skus, removedSkus: [first], skuCount: skus.length });
    // Taken off once, it stays in reach over every later save and translation.
    const again = await api.call('saveListing', edited(less.data, { title: 'Box' }), { token });
    expect(again.data.removedSkus).toEqual([first]);
    await api.call('translateListing', { id: listing.id, language: 'es' }, { token });
    const translated = await finished(api, token, listing.id);
    const [removed] = translated.removedSkus;
    expect(removed).toEqual({ ...first, spec: expect.not.stringContaining(first.spec) });
    const back = await api.call(
      'saveListing',
      edited(translated, { skus: [...translated.skus, { ...removed, price: 777 }] }),
      { token },
    );
    expect(back.data).toMatchObject({ removedSkus: [], skuCount: skus.length + 1 });
    expect(back.data.skus[0]).toEqual({ ...removed, price: 777 });
  });

  it('[R2.2-13] brings back what was taken off the attributes, in the language that the listing has by then', async () => {
    const { api, boss, made } = await world();
    const { token } = boss;
    const listing = await made();
    const [first, ...attributes] = listing.attributes;
    expect(listing.removedAttributes).toEqual([]);
    const own = { sourceName: '', sourceValue: '', name: 'Importer', value: 'A' };
    const less = await api.call(
      'saveListing',
      edited(listing, { attributes: [...attributes, own] }),
      { token },
    );
    expect(less.data.removedAttributes).toEqual([first]);
    // Taken off once, it stays in reach over every later save and translation; what a person wrote is no part of it.
    const again = await api.call('saveListing', edited(less.data, { attributes }), { token });
    expect(again.data).toMatchObject({ attributes, removedAttributes: [first] });
    await api.call('translateListing', { id: listing.id, language: 'es' }, { token });
    const translated = await finished(api, token, listing.id);
    expect(translated.attributes).toHaveLength(attributes.length);
    const [removed] = translated.removedAttributes;
    expect(removed).toEqual({ ...first, name: expect.any(String), value: expect.any(String) });
    expect(`${removed.name} ${removed.value}`).not.toBe(`${first.name} ${first.value}`);
    const back = await api.call(
      'saveListing',
      edited(translated, { attributes: [...translated.attributes, removed] }),
      { token },
    );
    expect(back.data.removedAttributes).toEqual([]);
    expect(back.data.attributes.at(-1)).toEqual(removed);
  });

  it('refuses a save from an outdated version, and loses nothing', async () => {
    const { api, boss, manager, made } = await world();
    const listing = await made();
    const save = (change: object, token: string) =>
      api.call('saveListing', edited(listing, change), { token });
    expect(await save({ title: 'By the manager' }, manager.token)).toMatchObject({ code: 0 });
    expect(await save({ title: 'By the boss' }, boss.token)).toMatchObject({
      code: 1,
      msg: '该商品已被修改，为避免覆盖，本次没有保存。请刷新后重新编辑',
    });
    expect(await finished(api, boss.token, listing.id)).toMatchObject({ title: 'By the manager' });
  });

  it.each([
    [{ title: 'x'.repeat(251) }, '标题最多250个字符'],
    [{ images: ['https://tracker.example.com/1.png'] }, '图片列表有误，请刷新后重新选择'],
    [{ skus: [{ place: 0, spec: 'A', price: 0, stock: 1 }] }, '价格必须大于0'],
    [{ skus: [{ place: 0, spec: ' ', price: 5, stock: 1 }] }, '请输入规格名称'],
    [{ skus: [{ place: 77, spec: 'A', price: 5, stock: 1 }] }, /该商品已被修改/],
  ])('refuses %j', async (change, msg) => {
    const { api, boss, made } = await world();
    const listing = await made();
    const refused = await api.call('saveListing', edited(listing, change), { token: boss.token });
    expect(refused).toMatchObject({ code: 1, msg: expect.stringMatching(msg) });
    expect(await finished(api, boss.token, listing.id)).toEqual(listing);
  });

  it('translates anew into another language, over what was there', async () => {
    const { api, boss, made } = await world();
    const { id } = await made();
    const fields = { id, language: 'fr' };
    const begun = await api.call('translateListing', fields, { token: boss.token });
    expect(begun.data).toMatchObject({ state: 'translating', language: 'fr' });
    expect(await api.call('saveListing', begun.data, { token: boss.token })).toMatchObject({
      code: 1,
    });
    const listing = await finished(api, boss.token, id);
    expect(listing).toMatchObject({ state: 'incomplete', language: 'fr' });
    expect(listing.description).toContain('Matière: ');
  });

  it('translates anew and leaves what a person has added as they wrote it', async () => {
    const { api, boss, made } = await world();
    const listing = await made();
    const own = { sourceName: '', sourceValue: '', name: 'Importer', value: 'ACME GmbH' };
    const change = { attributes: [listing.attributes[0], own] };
    const token = boss.token;
    const saved = await api.call('saveListing', edited(listing, change), { token });
    await api.call('translateListing', { id: saved.data.id, language: 'fr' }, { token });
    const { attributes } = await finished(api, token, listing.id);
    expect(attributes).toEqual([expect.objectContaining({ name: 'Matière' }), own]);
  });

  it('deletes listings', async () => {
    const { api, boss, made } = await world();
    const one = await made();
    const two = await made({ shopId: '12' });
    const token = boss.token;
    const gone = await api.call('deleteListings', { ids: `${one.id},${two.id}` }, { token });
    expect(gone).toMatchObject({ code: 0, data: null });
    expect(await api.call('getListingDetail', { id: one.id }, { token })).toMatchObject({
      code: 1,
    });
    // The address may be collected again.
    await made();
  });
});

describe('Publishing', () => {
  it('[R7.8-02] puts the product into the shop, once', async () => {
    const { api, boss, made } = await world();
    const listing = await made();
    const token = boss.token;
    const publish = () =>
      api.call('publishListing', { id: listing.id, withUnknownWords: true }, { token });
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.filter((answer) => answer.code === 0).length).toBeGreaterThan(0);
    const published = await finished(api, token, listing.id);
    expect(published).toMatchObject({ state: 'published', failure: null });
    expect(published.publishTime).toBe(api.clock.now());
    expect(await publish()).toMatchObject({ code: 0, data: { productId: published.productId } });

    const list = await api.call('getProductInfoList', { shopId: '11', level: 'spu' }, { token });
    expect(list.data.rows).toHaveLength(1);
    expect(list.data.rows[0]).toMatchObject({
      productId: published.productId,
      productName: published.title,
      category: published.category,
      imageUrl: published.images[0],
      skuNum: published.skus.length,
    });
    expect(api.published).toContainEqual({
      topic: 'web_shop_refresh/11',
      message: { mallId: '11', time: api.clock.now() },
    });
    const late = await api.call('saveListing', { ...published, title: 'Other' }, { token });
    expect(late).toMatchObject({ code: 1, msg: '商品已发布，请到商品列表中修改' });
  });

  it('of words that are not translated is refused unless it is agreed to, until they are translated', async () => {
    const { api, boss, made } = await world();
    const token = boss.token;
    const listing = await made();
    const [word = '', ...others]: string[] = listing.unknownWords;
    expect(listing.title).toContain(word);
    const refused = await api.call('publishListing', { id: listing.id }, { token });
    expect(refused).toMatchObject({
      code: 1,
      msg: expect.stringContaining(`还有${others.length + 1}个词没有译出：${word}`),
    });
    const written = JSON.parse(JSON.stringify(listing), (_key, value) =>
      typeof value === 'string'
        ? others.concat(word).reduce((text, each) => text.replaceAll(each, 'Creamy'), value)
        : value,
    );
    const { sourceTitle, attributes } = listing;
    const saved = await api.call(
      'saveListing',
      edited(listing, {
        title: written.title,
        description: written.description,
        skus: written.skus,
        attributes: attributes.map((one: object, place: number) => ({
          ...one,
          name: written.attributes[place].name,
          value: written.attributes[place].value,
        })),
      }),
      { token },
    );
    expect(saved.data).toMatchObject({ state: 'ready', unknownWords: [], sourceTitle });
    expect(await api.call('publishListing', { id: listing.id }, { token })).toMatchObject({
      code: 0,
    });
  });

  it('says everything that is missing', async () => {
    const { api, boss, made } = await world();
    const listing = await made();
    const token = boss.token;
    const skus = listing.skus.map((sku: object) => ({ ...sku, price: null }));
    const bare = { title: '', category: null, images: [], skus };
    expect(await api.call('saveListing', edited(listing, bare), { token })).toMatchObject({
      data: { state: 'draft' },
    });
    expect(await api.call('publishListing', { id: listing.id }, { token })).toMatchObject({
      code: 1,
      msg: `暂不能发布：请填写译文标题；请填写类目；请至少保留一张图片；请填写全部SKU的价格（还缺${skus.length}个）`,
    });
  });

  it('refuses SKUs that buyers could not tell apart', async () => {
    const { api, boss, made } = await world();
    const listing = await made();
    const token = boss.token;
    const skus = listing.skus.map((sku: object) => ({ ...sku, spec: 'Grey', price: 100 }));
    expect(skus.length).toBeGreaterThan(1);
    skus[1].spec = ' GREY';
    await api.call('saveListing', edited(listing, { category: '收纳', skus }), { token });
    expect(
      await api.call('publishListing', { id: listing.id, withUnknownWords: true }, { token }),
    ).toMatchObject({
      code: 1,
      msg: `暂不能发布：有${skus.length - 1}个SKU的规格名称与别的SKU相同（如“GREY”），请改成不同的名称`,
    });
  });

  it('says in production that no marketplace is connected', async () => {
    const { simulatedSource } = await import('../../../api/listing/simulated-source.ts');
    const { api, boss, made } = await world({
      config: { simulated: false },
      listing: { source: simulatedSource },
    });
    const { id } = await made();
    const publish = { id, withUnknownWords: true };
    expect(await api.call('publishListing', publish, { token: boss.token })).toMatchObject({
      code: 1,
      msg: '发布到店铺的功能暂未开通，如需使用请联系客服',
    });
  });
});

describe('The preview', () => {
  it('refuses every write to listings', async () => {
    const { api } = await world({ config: { readOnly: true } });
    for (const call of ['collectByUrl', 'publishListing', 'pickCandidate'])
      expect(await api.call(call, { url, shopId: '11' })).toMatchObject({ code: 403 });
  });
});
