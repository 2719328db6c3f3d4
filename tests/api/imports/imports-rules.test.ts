import { describe, expect, it } from 'vitest';
import { csv, type ImportApi, importApi } from './imports-support.ts';

const refusalsOf = async (api: ImportApi, importId: string) =>
  (await api.call('listImportRefusals', { importId }, { token: api.token })).data;

describe('what counts', () => {
  it('keeps sold, returned and net apart: cancellations and negative quantities are returns', async () => {
    const api = await importApi();
    const job = await api.import(
      csv(
        '1001,一号店,A-1,盒,5,2.00,2024-03-01 10:00',
        '1002,一号店,A-1,盒,-2,2.00,2024-03-01 11:00',
        'C1003,一号店,A-1,盒,-1,2.00,2024-03-01 12:00',
        'C1004,一号店,A-1,盒,1,2.00,2024-03-01 13:00',
      ),
    );
    expect(job).toMatchObject({ linesAdded: 4, rowsRefused: 0 });
    const shops = await api.call('getShopList', {}, { token: api.token });
    const shopId = shops.data[0].mallId;
    const range = { shopId, startTime: '2024-03-01', endTime: '2024-03-01' };
    const pieces = await api.call('getHistorySaleVolume', range, { token: api.token });
    expect(pieces.data.current).toEqual({ sold: 5, returned: 4, net: 1 });
    const amounts = await api.call('getHistoryTotalSales', range, { token: api.token });
    expect(amounts.data.current).toEqual({ sold: 1000, returned: 800, net: 200 });
  });

  it('reads figures below zero as accounts write them: in brackets, and with the sign for minus', async () => {
    const api = await importApi();
    const job = await api.import(
      '订单号,店铺,货号,数量,金额,下单时间\n1,一号店,A,2,4,2024-03-01\n1,一号店,B,(2),(4.00),2024-03-02\n2,一号店,A,(1),(¥2),2024-03-02\n3,一号店,A,\u22121,\u22121.00,2024-03-02\nC4,一号店,A,1,（1）,2024-03-02\n5,一号店,A,-1,(-1),2024-03-02\n',
    );
    expect(job).toMatchObject({ linesAdded: 5, rowsRefused: 1 });
    expect(
      (await api.lines()).map(({ orderNo, kind, quantity, amount }) => [
        orderNo,
        kind,
        quantity,
        amount,
      ]),
    ).toEqual([
      ['1', 'sale', 2, 400],
      ['1', 'return', 2, 400],
      ['2', 'return', 1, 200],
      ['3', 'return', 1, 100],
      ['C4', 'return', 1, 100],
    ]);
  });

  it('counts the sale and its return where a list of orders says what became of one', async () => {
    const api = await importApi();
    const job = await api.import(
      '订单号,店铺,货号,数量,单价,下单时间,订单状态\n1,一号店,A,1,1,2024-03-01,已完成\n2,一号店,A,1,2,2024-03-01,已取消\n3,一号店,A,3,1,2024-03-01,退款\n4,一号店,A,1,1,2024-03-01,未退款\n5,一号店,A,-1,1,2024-03-01,已退款\n',
    );
    expect(job).toMatchObject({ rowsRead: 5, linesAdded: 7 });
    expect(
      (await api.lines()).map(({ orderNo, lineNo, kind, amount }) => [
        orderNo,
        lineNo,
        kind,
        amount,
      ]),
    ).toEqual([
      ['1', 1, 'sale', 100],
      ['2', 1, 'sale', 200],
      ['2', 2, 'return', 200],
      ['3', 1, 'sale', 300],
      ['3', 2, 'return', 300],
      ['4', 1, 'sale', 100],
      ['5', 1, 'return', 100],
    ]);
  });

  it.each(['交易类型', 'Transaction type', 'Type', 'kind'])(
    'counts returns alone where %s says what a row is, or their amounts are negative',
    async (heading) => {
      const api = await importApi();
      const headings = `订单号,店铺,货号,数量,金额,下单时间`;
      await api.import(
        `${headings},${heading}\n1,一号店,A,1,5,2024-03-01,Order\n1,一号店,A,1,5,2024-03-02,Refund\n2,一号店,A,1,5,2024-03-02,RETURN\n3,一号店,A,1,5,2024-03-02,退货退款\n`,
      );
      await api.import(`${headings},订单状态\n4,一号店,A,1,-5,2024-03-02,已退款\n`);
      expect((await api.lines()).map(({ orderNo, kind }) => [orderNo, kind])).toEqual([
        ['1', 'sale'],
        ['1', 'return'],
        ['2', 'return'],
        ['3', 'return'],
        ['4', 'return'],
      ]);
    },
  );

  it('adds up what comes of such rows in other currencies, and before an account is made', async () => {
    const api = await importApi();
    const file =
      '订单号,店铺,货号,数量,金额(USD),下单时间,订单状态\n1,一号店,A,1,5,2024-03-01,已完成\n2,一号店,A,1,7,2024-03-01,已取消\n';
    const job = await api.import(file, { rates: { USD: '7' } });
    expect(job.conversions).toMatchObject([
      { currency: 'USD', rows: 2, original: '5.00', amount: 3500 },
    ]);
    const tried = await api.call(
      'tryImport',
      { fileName: 'a.csv' },
      { body: file.replace('(USD)', '') },
    );
    expect(tried.data.figures).toMatchObject({
      orders: 2,
      sold: 2,
      returned: 1,
      soldAmount: 1200,
      returnedAmount: 700,
      days: [{ sold: 2, returned: 1, net: 500 }],
    });
  });

  it('counts a price of zero without an amount, and a file without prices too', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,赠品,3,0,2024-03-01', '2,一号店,A,赠品,2,0.00,2024-03-01'));
    await api.import('订单号,店铺,货号,数量,下单时间\n3,一号店,A,4,2024-03-01\n');
    expect((await api.lines()).map(({ quantity, amount }) => [quantity, amount])).toEqual([
      [3, 0],
      [2, 0],
      [4, 0],
    ]);
  });

  it('multiplies exact prices and rounds each line half up to a fen', async () => {
    const api = await importApi();
    await api.import(
      csv(
        '1,一号店,A,a,3,0.125,2024-03-01',
        '2,一号店,A,a,1,"¥1,234.565",2024-03-01',
        '3,一号店,A,a,-3,0.115,2024-03-01',
      ),
    );
    expect((await api.lines()).map((line) => line.amount)).toEqual([38, 123_457, 35]);
  });

  it('refuses and lists what cannot be read, with the row of the file, and imports the rest', async () => {
    const api = await importApi();
    const job = await api.import(
      csv(
        '1,一号店,A,a,1,1,2024-03-01',
        '2,一号店,A,a,1,-1,2024-03-01',
        '3,一号店,A,a,0,1,2024-03-01',
        '4,一号店,A,a,1.5,1,2024-03-01',
        '5,一号店,A,a,二,1,2024-03-01',
        '6,一号店,A,a,1,,2024-03-01',
        '7,一号店,A,a,1,十,2024-03-01',
        '8,一号店,A,a,1,1,昨天',
        '9,一号店,A,a,1,1,2024-02-30',
        ',一号店,A,a,1,1,2024-03-01',
        '11,,A,a,1,1,2024-03-01',
        '12,一号店,,a,1,1,2024-03-01',
        '13,一号店',
        '6.34418E+17,一号店,A,a,1,1,2024-03-01',
        '15,一号店,A,a,99999999,1,2024-03-01',
        '16,一号店,A,a,9999999,999999999,2024-03-01',
        `${'9'.repeat(65)},一号店,A,a,1,1,2024-03-01`,
      ),
    );
    expect(job).toMatchObject({ status: 'done', rowsRead: 17, linesAdded: 1, rowsRefused: 16 });
    const { total, rows } = await refusalsOf(api, job.importId);
    expect(total).toBe(16);
    expect(rows.map((row: { rowNo: number; reason: string }) => [row.rowNo, row.reason])).toEqual([
      [3, '单价“-1”为负数'],
      [4, '数量为 0'],
      [5, '数量“1.5”不是整数'],
      [6, '数量“二”不是整数'],
      [7, '单价为空'],
      [8, '单价“十”无法识别'],
      [9, '下单时间“昨天”无法识别'],
      [10, '下单时间“2024-02-30”无法识别'],
      [11, '订单号为空'],
      [12, '店铺为空'],
      [13, '货号为空'],
      [14, '货号为空'],
      [15, '订单号“6.34418E+17”被表格软件改成了科学计数法，请把这一列设为文本后重新导出'],
      [16, '数量“99999999”不是整数'],
      [17, '金额过大，请检查单价和数量'],
      [18, '订单号超过 64 个字'],
    ]);
    expect(rows[0].raw).toBe('2,一号店,A,a,1,-1,2024-03-01');
  });

  it('pages the refused rows in the order of the file, and keeps at most 10,000', async () => {
    const api = await importApi();
    const wrong = Array.from(
      { length: 10_050 },
      (_, index) => `${index},一号店,A,a,0,1,2024-03-01`,
    );
    const job = await api.import(csv('x1,一号店,A,a,1,1,2024-03-01', ...wrong));
    expect(job.rowsRefused).toBe(10_050);
    const page = await api.call(
      'listImportRefusals',
      { importId: job.importId, pageIndex: 200, pageSize: 50 },
      { token: api.token },
    );
    expect(page.data.total).toBe(10_000);
    expect(page.data.rows).toHaveLength(50);
    expect(page.data.rows.at(-1).rowNo).toBe(10_002);
  });
});

describe('one line once', () => {
  it('counts equal lines of one order both', async () => {
    const api = await importApi();
    const row = '1,一号店,A,a,1,1.00,2024-03-01';
    expect(await api.import(csv(row, row))).toMatchObject({ linesAdded: 2, linesKnown: 0 });
    expect((await api.lines()).map((line) => line.lineNo)).toEqual([1, 2]);
  });

  it('changes nothing when the same file comes twice', async () => {
    const api = await importApi();
    const file = csv(
      '1,一号店,A,a,1,1,2024-03-01',
      '1,一号店,A,a,1,1,2024-03-01',
      '2,二号店,B,b,-1,1,2024-03-02',
    );
    await api.import(file);
    const before = await api.lines();
    const messages = api.published.length;
    expect(await api.import(file)).toMatchObject({
      status: 'done',
      linesAdded: 0,
      linesKnown: 3,
      shopsCreated: 0,
      productsCreated: 0,
    });
    expect(await api.lines()).toEqual(before);
    const topics = api.published.slice(messages).map((each) => each.topic);
    expect(topics.some((topic) => topic.startsWith('web_shop_refresh'))).toBe(false);
  });

  it('merges exports that overlap, whatever order their columns have', async () => {
    const api = await importApi();
    await api.import(
      csv(
        '1,一号店,A,a,1,1,2024-03-01',
        '2,一号店,A,a,2,1,2024-03-02',
        '2,一号店,B,b,3,1,2024-03-02',
      ),
    );
    const job = await api.import(
      '下单时间,数量,单价,订单号,货号,店铺\n2024-03-02,2,1,2,A,一号店\n2024-03-02,3,1,2,B,一号店\n2024-03-03,4,1,3,A,一号店\n',
    );
    expect(job).toMatchObject({ linesAdded: 1, linesKnown: 2 });
    expect((await api.lines()).map((line) => line.quantity)).toEqual([1, 2, 3, 4]);
  });

  it('keeps the places of the other lines when a refused one is mended', async () => {
    const api = await importApi();
    await api.import(csv('1,一号店,A,a,x,1,2024-03-01', '1,一号店,B,b,2,1,2024-03-01'));
    expect(
      await api.import(csv('1,一号店,A,a,1,1,2024-03-01', '1,一号店,B,b,2,1,2024-03-01')),
    ).toMatchObject({
      linesAdded: 1,
      linesKnown: 1,
    });
    expect((await api.lines()).map(({ code, quantity }) => [code, quantity])).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
  });

  it('keeps one order number in two shops apart', async () => {
    const api = await importApi();
    expect(
      await api.import(csv('1,一号店,A,a,1,1,2024-03-01', '1,二号店,A,a,2,1,2024-03-01')),
    ).toMatchObject({
      linesAdded: 2,
      shopsCreated: 2,
      productsCreated: 2,
    });
  });
});

describe('times', () => {
  it('reads them in the zone of the file, over summer time', async () => {
    const api = await importApi();
    await api.import(
      csv('1,一号店,A,a,1,1,2011-01-15 20:00', '2,一号店,A,a,1,1,2011-06-15 20:00'),
      {
        timeZone: 'Europe/London',
      },
    );
    expect((await api.lines()).map((line) => line.at)).toEqual([
      '2011-01-15T20:00',
      '2011-06-15T19:00',
    ]);
    // Shanghai is eight hours ahead, so that both fall on the next day there.
    const job = (await api.call('listImports', {}, { token: api.token })).data.rows[0];
    expect(job).toMatchObject({ firstDay: '2011-01-16', lastDay: '2011-06-16' });
  });

  it('reads 12/1/2010 by what the rest of the file proves', async () => {
    const rows = Array.from(
      { length: 2_100 },
      (_, index) => `${index + 10},一号店,A,a,1,1,2/1/2010 8:00`,
    );
    for (const [proof, at] of [
      ['12/31/2010 8:00', '2010-12-01T00:26'],
      ['31/12/2010 8:00', '2010-01-12T00:26'],
    ]) {
      const api = await importApi();
      const job = await api.import(
        csv('1,一号店,A,a,1,1,12/1/2010 8:26', ...rows, `2,一号店,A,a,1,1,${proof}`),
      );
      expect(job.rowsRefused).toBe(0);
      expect((await api.lines())[0]?.at).toBe(at);
    }
  });

  it('refuses it where nothing proves it, and where the file contradicts itself', async () => {
    const api = await importApi();
    const alone = await api.import(csv('1,一号店,A,a,1,1,12/1/2010', '2,一号店,A,a,1,1,5/5/2010'));
    expect(alone).toMatchObject({ linesAdded: 1, rowsRefused: 1 });
    expect((await refusalsOf(api, alone.importId)).rows[0].reason).toContain('分不清月和日');
    const mixed = await api.import(
      csv(
        '3,一号店,A,a,1,1,12/1/2010',
        '4,一号店,A,a,1,1,12/31/2010',
        '5,一号店,A,a,1,1,31/12/2010',
      ),
    );
    expect(mixed).toMatchObject({ linesAdded: 2, rowsRefused: 1 });
  });
});

describe('shops and products', () => {
  it('uses the shops that the boss has, by id, name or own name, and makes the others', async () => {
    const api = await importApi();
    const owner = await api.db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', api.ownerId)
      .executeTakeFirstOrThrow();
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
    const { data } = await api.call('getShopList', {}, { token: api.token });
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
    const owner = await api.db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', api.ownerId)
      .executeTakeFirstOrThrow();
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
    const { data } = await api.call('getShopList', {}, { token: api.token });
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
    const { rows } = await refusalsOf(api, job.importId);
    const reason = '店铺名称过长，最多128个汉字或256个字符';
    expect(rows).toMatchObject([
      { rowNo: 4, reason },
      { rowNo: 5, reason },
    ]);
    const { data } = await api.call('getShopList', {}, { token: api.token });
    const { mallId: shopId } = data[0];
    const rename = { shopId, name: 'b'.repeat(256) };
    expect(await api.call('renameShop', rename, { token: api.token })).toMatchObject({
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
    const owner = await api.db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', api.ownerId)
      .executeTakeFirstOrThrow();
    const shop = await api.shop(owner, { mall_name: '唯一店' });
    await api.import('订单号,货号,数量,下单时间\n1,A,4,2024-03-01\n', { shopId: shop.mall_id });
    expect((await api.lines()).map((line) => line.shop)).toEqual(['唯一店']);
  });

  it('fails when two names in the file are one shop', async () => {
    const api = await importApi();
    const owner = await api.db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', api.ownerId)
      .executeTakeFirstOrThrow();
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
