import { expect, it } from 'vitest';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import { testNow } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { exportApi } from '../../support/exports.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { testBff } from '../world.ts';

const at = (hour: number) => testNow + hour * 3_600_000;

/** Of each list two rows: one that was made and left alone before hour 0, and one that has changed in that hour. */
describeOnEngines('updatedSince', (engine) => {
  it('leaves out what has not changed since, and nothing else', async () => {
    const api = await exportApi({ db: await engine.fresh() });
    const { user, token } = await api.signIn();
    const shop = await api.shop(user);
    const transport = fetchTransport((request) => api.handle(request));
    const { bff, ask } = testBff({ transport, previewTransport: transport });

    const created_at = at(-9);
    const orders: string[] = [];
    for (const step of ['packed_at', 'shipped_at', 'cancelled_at', 'received_at', 'stored_at']) {
      orders.push(await addShippingOrder(api.db, shop, {}, { created_at, [step]: at(0) }));
      await addShippingOrder(api.db, shop, {}, { created_at, [step]: at(0) - 1 });
    }
    orders.push(await addShippingOrder(api.db, shop, {}, { created_at: at(0) }));

    const returned = {
      shop_id: shop.id,
      reason: '滞销',
      courier: '中通',
      tracking_no: null,
      created_at,
      sent_at: null,
      signed_at: null,
    };
    await api.db
      .insertInto('return_package')
      .values([
        { ...returned, package_no: 'old', sent_at: at(-2), signed_at: at(-1) },
        { ...returned, package_no: 'made', created_at: at(1) },
        { ...returned, package_no: 'sent', sent_at: at(1) },
        { ...returned, package_no: 'signed', sent_at: at(-2), signed_at: at(0) },
      ])
      .execute();

    const draft = {
      owner_id: user.id,
      shop_id: shop.id,
      source_url: 'https://example.com/1',
      platform: '1688',
      country: null,
      candidate_id: null,
      failure: null,
      lease_until: null,
      attempts: 0,
      source_language: 'zh-CN',
      language: 'en',
      source_title: '杯',
      source_description: '',
      description: '',
      category: null,
      attributes: '[]',
      images: '[]',
      source_images: '[]',
      unknown_words: '[]',
      version: 1,
      product_id: null,
      created_at,
      published_at: null,
    } as const;
    await api.db
      .insertInto('listing_draft')
      .values([
        { ...draft, state: 'ready', title: 'old', updated_at: at(-1) },
        {
          ...draft,
          state: 'draft',
          source_url: 'https://example.com/2',
          title: 'changed',
          updated_at: at(0),
        },
      ])
      .execute();

    const imported = {
      owner_id: user.id,
      upload_id: 'u',
      options: '{}',
      dry_run: 0,
      phase: null,
      percent: 100,
      rows_read: 0,
      lines_added: 0,
      lines_known: 0,
      rows_refused: 0,
      shops_created: 0,
      products_created: 0,
      conversions: null,
      first_day: null,
      last_day: null,
      error: null,
      created_at,
      heartbeat_at: null,
    } as const;
    await api.db
      .insertInto('sales_import')
      .values([
        { ...imported, file_name: 'old', status: 'done', finished_at: at(-8) },
        { ...imported, file_name: 'finished', status: 'done', finished_at: at(0) },
        {
          ...imported,
          file_name: 'taken back',
          status: 'done',
          finished_at: at(-8),
          taken_back_at: at(0),
        },
        {
          ...imported,
          file_name: 'running',
          status: 'running',
          heartbeat_at: at(0),
          finished_at: null,
        },
      ])
      .execute();

    const lists = (more: string) => `{
      shippingOrders(selection: {all: true}, first: 100, ${more}) { totalCount counts { awaitingPacking } edges { node { orderNo } } }
      returnPackages(selection: {all: true}, ${more}) { totalCount edges { node { packageNo } } }
      listings(selection: {all: true}, ${more}) { totalCount counts { ready draft } edges { node { title } } }
      salesImports(first: 20, ${more}) { totalCount edges { node { fileName } } } }`;
    const { data, errors } = await ask(lists(`updatedSince: "${new Date(at(0)).toISOString()}"`), {
      token,
    });
    expect(errors).toBeUndefined();
    const named = (list: { edges: { node: object }[] }) =>
      list.edges.flatMap(({ node }) => Object.values(node)).sort();
    expect(named(data.shippingOrders)).toEqual(orders.sort());
    expect(data.shippingOrders).toMatchObject({ totalCount: 6, counts: { awaitingPacking: 6 } });
    expect(named(data.returnPackages)).toEqual(['made', 'sent', 'signed']);
    expect(data.returnPackages.totalCount).toBe(3);
    expect(named(data.listings)).toEqual(['changed']);
    expect(data.listings).toMatchObject({ totalCount: 1, counts: { ready: 0, draft: 1 } });
    expect(named(data.salesImports)).toEqual(['finished', 'running', 'taken back']);
    expect(data.salesImports.totalCount).toBe(3);
    const all = (await ask(lists('after: null'), { token })).data;
    expect(
      [all.shippingOrders, all.returnPackages, all.listings, all.salesImports].map(
        ({ totalCount }) => totalCount,
      ),
    ).toEqual([11, 4, 2, 4]);
    await bff.close();
  });
});
