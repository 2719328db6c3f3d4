import { expect, it } from 'vitest';
import { describeOnEngines } from '../../support/databases.ts';
import { exported, fetched } from '../../support/exports.ts';
import { importedFigures } from '../../support/imported-figures.ts';
import { csv, type ImportApi, importApi } from './imports-support.ts';

const sales = csv(
  '1,一号店,A-1,收纳盒,2,10,2024-03-01 10:00',
  '1,一号店,A-1,收纳盒,1,10,2024-03-01 10:00',
  '2,一号店,B-1,杯,1,5,2024-03-02 11:00',
  '2,一号店,B-1,杯,-1,5,2024-03-04 11:00',
);

const skuIds = async (api: ImportApi): Promise<Record<string, string>> => {
  const rows = await api.db.selectFrom('sku').select(['ext_code', 'sku_id']).execute();
  return Object.fromEntries(rows.map((row) => [row.ext_code, row.sku_id]));
};

describeOnEngines('products of a file', (engine) => {
  it('are those that there are, by the code of the seller or the id of the marketplace', async () => {
    const api = await importApi({ db: await engine.fresh() });
    await api.import(sales);
    const before = await importedFigures(api.db, api.ownerId);
    const ids = await skuIds(api);
    const again = await api.import(
      `订单号,店铺,SKU ID,商品名称,数量,单价,下单时间\n1,一号店,${ids['A-1']},收纳盒,2,10,2024-03-01 10:00\n2,一号店,${ids['B-1']},杯,1,5,2024-03-02 11:00\n3,一号店,777,帽,1,5,2024-03-02 11:00\n`,
    );
    expect(again).toMatchObject({ linesKnown: 2, linesAdded: 1, productsCreated: 1 });
    // Named both ways in one file a product would have the same lines twice.
    const both = await api.import(
      csv(
        '4,一号店,A-1,收纳盒,1,10,2024-03-05 10:00',
        `4,一号店,${ids['A-1']},收纳盒,1,10,2024-03-05 10:00`,
      ),
    );
    expect(both).toMatchObject({ linesAdded: 2, productsCreated: 1 });
    for (const { importId } of [both, again]) {
      await api.ask('takeBackImport', { importId });
      await api.ended(importId);
    }
    expect(await importedFigures(api.db, api.ownerId)).toEqual(before);
  });

  it('and their lines are known when the own export is imported again', async () => {
    const api = await importApi({ db: await engine.fresh() });
    await api.import(sales);
    const before = await api.lines();
    const { mall_id } = await api.db.selectFrom('shop').select('mall_id').executeTakeFirstOrThrow();
    const march = { startTime: '2024-03-01', endTime: '2024-03-31', shopIds: [mall_id] };
    const file = await exported(api, { kind: 'saleLines', format: 'csv', ...march }, api.token);
    const [, text] = await fetched(api, file.downloadUrl);
    expect(text).toContain(',RETURN,');
    expect(await api.import(text)).toMatchObject({
      linesKnown: 4,
      linesAdded: 0,
      linesChanged: 0,
      shopsCreated: 0,
      productsCreated: 0,
    });
    expect(await api.lines()).toEqual(before);
  });
});
