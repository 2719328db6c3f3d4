import { describe, expect, it } from 'vitest';
import { csv, importApi } from './imports-support.ts';

describe('shops and products', () => {
  it('uses the shops that the boss has, by id, name or own name, and makes the others', async () => {
    const api = await importApi();
    const owner = { id: api.ownerId };
    const byId = await api.shop(owner, { mall_id: '634418210000111', sort: 7 });
    await api.shop(owner, { mall_name: '二号店', mall_name_dis: '我的二号', sort: 8 });
    const job = await api.import(
      csv(
        '1,634418210000111,A,a,1,1,2024-03-01',
        '2,我的二号,A,a,1,1,2024-03-01',
        '3,新店,A,a,1,1,2024-03-01',
      ),
      { platformType: 'shein', isSemiManagedMall: true },
    );
    expect(job).toMatchObject({ shopsCreated: 1 });
    const { data } = await api.ask('getShopList');
    expect(data).toHaveLength(3);
    expect(data[0].mallId).toBe(byId.mall_id);
    expect(data[2]).toMatchObject({
      mallName: '新店',
      mallNameDis: '新店',
      platformType: 'shein',
      isSemiManagedMall: true,
      sort: 9,
      mallId: expect.stringMatching(/^\d{15}$/),
    });
  });

  it('knows a shop by a name with signs that are cleaned away in files', async () => {
    const api = await importApi();
    const owner = { id: api.ownerId };
    // Emoji that a joiner makes one, an apostrophe before a digit, and a blank of full width.
    const names = ['👨\u200d👩\u200d👧的店', "'90年代店", '东街　二店'];
    for (const [place, name] of names.entries())
      await api.shop(owner, { mall_name: `第${place}家`, mall_name_dis: name });
    const lines = names.map((name, place) => `${place},${name},A,a,1,1,2024-03-01`);
    expect(await api.import(csv(...lines))).toMatchObject({ linesAdded: 3, shopsCreated: 0 });
  });

  it('keeps what joins the signs of a name, and knows the shop without it too', async () => {
    const api = await importApi();
    const [shop, product] = ['فروشگاه\u200cها', '👨\u200d👩\u200d👧杯'];
    const lines = [shop, 'فروشگاهها', `\u202e${shop}\u200b`].map(
      (name, place) => `${place},${name},A,\u2066${product},1,1,2024-03-01`,
    );
    expect(await api.import(csv(...lines))).toMatchObject({ linesAdded: 3, shopsCreated: 1 });
    const { data } = await api.ask('getShopList');
    expect(data.map(({ mallName }: { mallName: string }) => mallName)).toEqual([shop]);
    const { name } = await api.db.selectFrom('product').select('name').executeTakeFirstOrThrow();
    expect(name).toBe(product);
    const later = await api.import(csv('9,فروشگاهها,A,a,1,1,2024-03-02'));
    expect(later).toMatchObject({ linesAdded: 1, shopsCreated: 0 });
  });

  it('takes names of shops as long as a rename does, and no longer ones', async () => {
    const api = await importApi();
    const names = ['a'.repeat(256), '店'.repeat(128), 'a'.repeat(257), '店'.repeat(129)];
    const lines = names.map((name, place) => `${place},${name},A,a,1,1,2024-03-01`);
    const job = await api.import(csv(...lines));
    expect(job).toMatchObject({ linesAdded: 2, rowsRefused: 2, shopsCreated: 2 });
    const { data: refused } = await api.ask('listImportRefusals', { importId: job.importId });
    const reason = '店铺名称过长，最多128个汉字或256个字符';
    expect(refused.rows).toMatchObject([
      { rowNo: 4, reason },
      { rowNo: 5, reason },
    ]);
    const { data } = await api.ask('getShopList');
    const { mallId: shopId } = data[0];
    const rename = { shopId, name: 'b'.repeat(256) };
    expect(await api.ask('renameShop', rename)).toMatchObject({
      code: 0,
    });
  });

  it('does not touch the shops of another boss that have the same name', async () => {
    const api = await importApi();
    const other = await api.signIn();
    const theirs = await api.shop(other.user, { mall_name: '一号店' });
    expect(await api.import(csv('1,一号店,A,a,1,1,2024-03-01'))).toMatchObject({ shopsCreated: 1 });
    const lines = await api.db.selectFrom('sale_line').select('shop_id').execute();
    expect(lines.map((line) => line.shop_id)).not.toContain(theirs.id);
  });

  it('puts a file without a column of shops into the chosen shop', async () => {
    const api = await importApi();
    const owner = { id: api.ownerId };
    const shop = await api.shop(owner, { mall_name: '唯一店' });
    await api.import('订单号,货号,数量,下单时间\n1,A,4,2024-03-01\n', { shopId: shop.mall_id });
    expect((await api.lines()).map((line) => line.shop)).toEqual(['唯一店']);
  });

  it('fails when two names in the file are one shop', async () => {
    const api = await importApi();
    const owner = { id: api.ownerId };
    const shop = await api.shop(owner, { mall_name: '一号店' });
    const job = await api.import(
      csv('1,一号店,A,a,1,1,2024-03-01', `1,${shop.mall_id},A,a,1,1,2024-03-01`),
    );
    expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('是同一个店铺') });
    expect(await api.lines()).toEqual([]);
  });

  it('finds products by their code, within the shop, and names a nameless one by its code', async () => {
    const api = await importApi();
    await api.import(
      csv(
        '1,一号店,A,,1,1,2024-03-05',
        '2,一号店,a,小写,1,1,2024-03-02',
        '3,一号店,B,,1,1,2024-03-03',
        '4,一号店,B,后来有名,1,1,2024-03-01',
      ),
    );
    expect(await api.import(csv('5,一号店,A,又一个名字,1,1,2024-03-09'))).toMatchObject({
      productsCreated: 0,
    });
    const products = await api.db
      .selectFrom('product')
      .innerJoin('sku', 'sku.product_ref', 'product.id')
      .innerJoin('skc', 'skc.id', 'sku.skc_ref')
      .select([
        'sku.ext_code',
        'skc.ext_code as skc_code',
        'product.name',
        'product.created_at',
        'product.status',
      ])
      .orderBy('sku.ext_code')
      .execute();
    expect(
      products.map(({ created_at, ...each }) => ({
        ...each,
        day: new Date(created_at + 8 * 3_600_000).toISOString().slice(0, 10),
      })),
    ).toEqual([
      { ext_code: 'A', skc_code: 'A', name: 'A', status: 'on_sale', day: '2024-03-05' },
      { ext_code: 'B', skc_code: 'B', name: '后来有名', status: 'on_sale', day: '2024-03-01' },
      { ext_code: 'a', skc_code: 'a', name: '小写', status: 'on_sale', day: '2024-03-02' },
    ]);
  });

  it('fails on a column of shops that has too many values to be one', async () => {
    const api = await importApi();
    const rows = Array.from(
      { length: 501 },
      (_, index) => `${index},店${index},A,a,1,1,2024-03-01`,
    );
    const job = await api.import(csv(...rows));
    expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('可能选错了列') });
    expect(await api.db.selectFrom('shop').selectAll().execute()).toEqual([]);
  });
});
