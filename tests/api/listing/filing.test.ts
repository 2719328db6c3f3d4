import { describe, expect, it } from 'vitest';
import { listingWork } from '../../../api/listing/work.ts';
import { certificatesOf } from '../../../api/marketplace/simulator/back-office/papers.ts';
import { specIdOf } from '../../../api/marketplace/simulator/back-office/sizes.ts';
import { categoriesNamed, leafOf } from '../../../api/marketplace/simulator/back-office/tree.ts';
import { testApi } from '../../support/api.ts';

const none = {
  market: null,
  category: null,
  sizeChart: null,
  model: null,
  certificates: [],
  guideFiles: [],
  agency: null,
};

const categoryNamed = (name: string) => {
  const [found] = categoriesNamed(name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return { id: found.categoryId, path: found.path };
};
const blocks = categoryNamed('积木拼装');
const box = categoryNamed('收纳盒');

interface Sku {
  readonly place: number;
  readonly spec: string;
}

async function world() {
  const api = await testApi();
  const { user, token, ask } = await api.signIn();
  await api.shop(user, { mall_id: '11' });
  const url = 'https://detail.1688.com/offer/684412035519.html';
  const { data } = await ask('collectByUrl', { url, shopId: '11', language: 'en' });
  const id = String(data.id);
  await listingWork(api.deps).settled();
  const detail = async () => (await ask('getListingDetail', { id })).data;
  const save = async (change: object) => ask('saveListing', { ...(await detail()), ...change });
  const publish = async () => {
    const answer = await ask('publishListing', { id, withUnknownWords: true });
    await listingWork(api.deps).settled();
    return answer;
  };
  /** As the editor sends them after looking them up. */
  const withSpecs = (skus: readonly Sku[]) =>
    skus.map((sku) => {
      const [first = '', ...rest] = sku.spec.split('/');
      const names = rest.length === 0 ? [first] : [first, rest.join('/')];
      const spec = (name: string, place: number) => {
        const parentId = place === 0 ? '1002' : '3001';
        return { parentId, id: specIdOf(parentId, name), name };
      };
      return { ...sku, platformSpecs: names.map(spec) };
    });
  const leaf = leafOf(blocks.id);
  if (leaf === undefined) throw new Error('积木拼装 is no leaf');
  const certificate = (mallId: string) => {
    const all = certificatesOf(mallId, leaf, 'US', api.clock.now());
    return all.flatMap(({ certificateId: id, name, state }) =>
      state === 'valid' ? [{ id, name }] : [],
    );
  };
  return { api, id, token, detail, save, publish, withSpecs, certificate };
}

describe('How a listing is filed', () => {
  it('[R7.7-12] [R7.7-15] is kept, its category in the place of what was written', async () => {
    const { detail, save } = await world();
    expect((await detail()).filing).toEqual(none);
    const filing = {
      ...none,
      market: 'EU',
      category: box,
      certificates: [{ id: '41', name: 'CE' }],
      agency: { id: '61', name: 'Nordkai' },
    };
    expect((await save({ filing, category: '别的' })).data).toMatchObject({
      filing,
      category: '收纳盒',
    });
    // A save that says nothing of it leaves it as it is.
    const { filing: _kept, ...rest } = await detail();
    expect((await save({ ...rest, filing: undefined, category: '别的' })).data).toMatchObject({
      filing,
      category: '收纳盒',
    });
    expect((await save({ filing: none, category: '自己写的' })).data).toMatchObject({
      filing: none,
      category: '自己写的',
    });
  });

  it.each([
    [{ certificates: [{ id: '1', name: 'A' }] }, '请先选择平台类目'],
    [{ sizeChart: { id: '1', name: 'A' } }, '请先选择平台类目'],
    [{ agency: { id: '1', name: 'A' } }, '请先选择销售市场'],
    [
      {
        category: box,
        certificates: [
          { id: '1', name: 'A' },
          { id: '1', name: 'A' },
        ],
      },
      '证书重复',
    ],
    [{ category: { id: '../1', path: ['A'] } }, '平台编号无效'],
    [
      {
        category: box,
        certificates: Array.from({ length: 21 }, (_, place) => ({ id: `${place}`, name: 'A' })),
      },
      '最多选择20个证书',
    ],
  ])('is refused as %j', async (change, msg) => {
    const { save, detail } = await world();
    const before = await detail();
    expect(await save({ filing: { ...none, ...change } })).toMatchObject({ code: 1, msg });
    expect(await detail()).toEqual(before);
  });

  it('[R7.7-23] has numbers of specifications for as long as they spell them', async () => {
    const { api, id, token, detail, save, withSpecs } = await world();
    const filing = { ...none, market: 'US', category: blocks };
    const { skus } = await detail();
    const saved = await save({ filing, skus: withSpecs(skus) });
    expect(saved.data.skus).toEqual(withSpecs(skus));
    const [first, ...others] = withSpecs(skus);
    const renamed = { ...first, spec: 'Crimson' };
    const after = await save({ skus: [renamed, ...others] });
    expect(after.data.skus).toEqual([{ ...renamed, platformSpecs: [] }, ...others]);
    // Who does not know of them loses none; another category has others.
    const without = others.map(({ platformSpecs: _left, ...sku }) => sku);
    expect((await save({ skus: without })).data.skus).toEqual(others);
    const other = await save({ skus: without, filing: { ...filing, category: box } });
    expect(other.data.skus[0].platformSpecs).toEqual([]);
    await save({ filing, skus: withSpecs((await detail()).skus) });
    await api.call('translateListing', { id, language: 'fr' }, { token });
    await listingWork(api.deps).settled();
    const french = await detail();
    expect(french.filing).toEqual(filing);
    expect(french.skus[0].platformSpecs).toEqual([]);
  });

  it('[R7.7-14] [R7.7-15] [R7.7-23] is checked at publication: what a category needs, and whose it is', async () => {
    const { detail, save, publish, withSpecs, certificate } = await world();
    const filing = { ...none, category: blocks };
    await save({ filing });
    const early = await publish();
    expect(early.msg).toContain('请选择销售市场；请启动桌面助手后保存，以取得全部规格的平台编号');

    const { skus } = await detail();
    await save({ filing: { ...filing, market: 'US' }, skus: withSpecs(skus) });
    expect(await publish()).toMatchObject({ code: 0 });
    expect(await detail()).toMatchObject({
      state: 'failed',
      failure:
        '平台没有接收：类目“母婴与玩具 > 玩具 > 积木拼装”在美国市场需要有效的“儿童产品证书（CPC）”，请选择后重新发布',
    });

    const certificates = certificate('12');
    await save({ filing: { ...filing, market: 'US', certificates } });
    await publish();
    expect((await detail()).failure).toBe(
      '平台没有接收：店铺没有“儿童产品证书（CPC）”，或不适用于该类目',
    );

    const forged = withSpecs(skus).map((sku) => ({
      ...sku,
      platformSpecs: sku.platformSpecs.map((spec) => ({ ...spec, id: '1' })),
    }));
    const own = { ...filing, market: 'US', certificates: certificate('11') };
    await save({ filing: own, skus: forged });
    await publish();
    expect((await detail()).failure).toMatch(/^平台没有接收：规格“.+”没有平台编号/);

    const model = { id: '7', name: '别家的模特' };
    await save({ filing: { ...own, model }, skus: withSpecs(skus) });
    await publish();
    expect((await detail()).failure).toBe('平台没有接收：店铺没有所选模特，请重新选择');

    await save({ filing: own });
    await publish();
    expect(await detail()).toMatchObject({ state: 'published', failure: null, filing: own });
  });
});
