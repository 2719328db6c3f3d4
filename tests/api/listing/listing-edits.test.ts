import { describe, expect, it } from 'vitest';
import { edited, finished, url, world } from './listing-world.ts';

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
    const saved = await boss.ask('saveListing', edited(listing, change));
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
    const less = await boss.ask('saveListing', edited(listing, { skus }));
    expect(less.data).toMatchObject({ skus, removedSkus: [first], skuCount: skus.length });
    // Taken off once, it stays in reach over every later save and translation.
    const again = await boss.ask('saveListing', edited(less.data, { title: 'Box' }));
    expect(again.data.removedSkus).toEqual([first]);
    await boss.ask('translateListing', { id: listing.id, language: 'es' });
    const translated = await finished(api, token, listing.id);
    const [removed] = translated.removedSkus;
    expect(removed).toEqual({ ...first, spec: expect.not.stringContaining(first.spec) });
    const back = await boss.ask(
      'saveListing',
      edited(translated, { skus: [...translated.skus, { ...removed, price: 777 }] }),
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
    const less = await boss.ask(
      'saveListing',
      edited(listing, { attributes: [...attributes, own] }),
    );
    expect(less.data.removedAttributes).toEqual([first]);
    // Taken off once, it stays in reach over every later save and translation; what a person wrote is no part of it.
    const again = await boss.ask('saveListing', edited(less.data, { attributes }));
    expect(again.data).toMatchObject({ attributes, removedAttributes: [first] });
    await boss.ask('translateListing', { id: listing.id, language: 'es' });
    const translated = await finished(api, token, listing.id);
    expect(translated.attributes).toHaveLength(attributes.length);
    const [removed] = translated.removedAttributes;
    expect(removed).toEqual({ ...first, name: expect.any(String), value: expect.any(String) });
    expect(`${removed.name} ${removed.value}`).not.toBe(`${first.name} ${first.value}`);
    const back = await boss.ask(
      'saveListing',
      edited(translated, { attributes: [...translated.attributes, removed] }),
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
    const refused = await boss.ask('saveListing', edited(listing, change));
    expect(refused).toMatchObject({ code: 1, msg: expect.stringMatching(msg) });
    expect(await finished(api, boss.token, listing.id)).toEqual(listing);
  });

  it('translates anew into another language, over what was there', async () => {
    const { api, boss, made } = await world();
    const { id } = await made();
    const fields = { id, language: 'fr' };
    const begun = await boss.ask('translateListing', fields);
    expect(begun.data).toMatchObject({ state: 'translating', language: 'fr' });
    expect(await boss.ask('saveListing', begun.data)).toMatchObject({
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
    const saved = await boss.ask('saveListing', edited(listing, change));
    await boss.ask('translateListing', { id: saved.data.id, language: 'fr' });
    const { attributes } = await finished(api, token, listing.id);
    expect(attributes).toEqual([expect.objectContaining({ name: 'Matière' }), own]);
  });

  it('deletes listings', async () => {
    const { boss, made } = await world();
    const one = await made();
    const two = await made({ shopId: '12' });
    const gone = await boss.ask('deleteListings', { ids: `${one.id},${two.id}` });
    expect(gone).toMatchObject({ code: 0, data: null });
    expect(await boss.ask('getListingDetail', { id: one.id })).toMatchObject({
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
    const publish = () => boss.ask('publishListing', { id: listing.id, withUnknownWords: true });
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.filter((answer) => answer.code === 0).length).toBeGreaterThan(0);
    const published = await finished(api, token, listing.id);
    expect(published).toMatchObject({ state: 'published', failure: null });
    expect(published.publishTime).toBe(api.clock.now());
    expect(await publish()).toMatchObject({ code: 0, data: { productId: published.productId } });

    const list = await boss.ask('getProductInfoList', { shopId: '11', level: 'spu' });
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
    const late = await boss.ask('saveListing', { ...published, title: 'Other' });
    expect(late).toMatchObject({ code: 1, msg: '商品已发布，请到商品列表中修改' });
  });

  it('of words that are not translated is refused unless it is agreed to, until they are translated', async () => {
    const { boss, made } = await world();
    const listing = await made();
    const [word = '', ...others]: string[] = listing.unknownWords;
    expect(listing.title).toContain(word);
    const refused = await boss.ask('publishListing', { id: listing.id });
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
    const saved = await boss.ask(
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
    );
    expect(saved.data).toMatchObject({ state: 'ready', unknownWords: [], sourceTitle });
    expect(await boss.ask('publishListing', { id: listing.id })).toMatchObject({
      code: 0,
    });
  });

  it('says everything that is missing', async () => {
    const { boss, made } = await world();
    const listing = await made();
    const skus = listing.skus.map((sku: object) => ({ ...sku, price: null }));
    const bare = { title: '', category: null, images: [], skus };
    expect(await boss.ask('saveListing', edited(listing, bare))).toMatchObject({
      data: { state: 'draft' },
    });
    expect(await boss.ask('publishListing', { id: listing.id })).toMatchObject({
      code: 1,
      msg: `暂不能发布：请填写译文标题；请填写类目；请至少保留一张图片；请填写全部SKU的价格（还缺${skus.length}个）`,
    });
  });

  it('refuses SKUs that buyers could not tell apart', async () => {
    const { boss, made } = await world();
    const listing = await made();
    const skus = listing.skus.map((sku: object) => ({ ...sku, spec: 'Grey', price: 100 }));
    expect(skus.length).toBeGreaterThan(1);
    skus[1].spec = ' GREY';
    await boss.ask('saveListing', edited(listing, { category: '收纳', skus }));
    expect(
      await boss.ask('publishListing', { id: listing.id, withUnknownWords: true }),
    ).toMatchObject({
      code: 1,
      msg: `暂不能发布：有${skus.length - 1}个SKU的规格名称与别的SKU相同（如“GREY”），请改成不同的名称`,
    });
  });

  it('says in production that no marketplace is connected', async () => {
    const { simulatedSource } = await import('../../../api/listing/simulated-source.ts');
    const { boss, made } = await world({
      config: { simulated: false },
      listing: { source: simulatedSource },
    });
    const { id } = await made();
    const publish = { id, withUnknownWords: true };
    expect(await boss.ask('publishListing', publish)).toMatchObject({
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
