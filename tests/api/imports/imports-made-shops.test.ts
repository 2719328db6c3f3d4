import { expect, it, vi } from 'vitest';
import { migrate } from '../../../db/engine/migrate.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { csv, type ImportApi, importApi } from './imports-support.ts';

const shopsOf = async (api: ImportApi) =>
  (await api.db.selectFrom('shop').select('mall_name').orderBy('mall_name').execute()).map(
    (row) => row.mall_name,
  );
const takeBack = async (api: ImportApi, importId: string) => {
  expect(await api.ask('takeBackImport', { importId })).toMatchObject({
    code: 0,
  });
  return api.ended(importId);
};
const shopId = async (api: ImportApi, name: string) =>
  (
    await api.db
      .selectFrom('shop')
      .select('id')
      .where('mall_name', '=', name)
      .executeTakeFirstOrThrow()
  ).id;

describeOnEngines('the shops that an import made', (engine) => {
  async function emptyApi(): Promise<ImportApi> {
    const databaseUrl = await engine.emptyUrl();
    const db = await engine.open(databaseUrl);
    await migrate(db);
    return importApi({ db, config: { databaseUrl }, now: Date.now() });
  }

  it('go with it when it is taken back, and windows read the list of shops anew', async () => {
    const api = await emptyApi();
    await api.import(csv('1,一号店,A,a,1,10,2024-03-01'));
    const job = await api.import(
      csv('2,打错的店,A,a,1,10,2024-03-01', '3,一号店,B,b,1,10,2024-03-01'),
    );
    expect(await shopsOf(api)).toEqual(['一号店', '打错的店']);
    const told = (name: string) => api.published.filter(({ topic }) => topic.startsWith(name));
    await vi.waitFor(() => expect(told('web_shop_refresh/')).toHaveLength(3));
    expect(told('web_shop_layout')).toHaveLength(2);
    expect(await takeBack(api, job.importId)).toMatchObject({ status: 'taken_back', error: null });
    expect(await shopsOf(api)).toEqual(['一号店']);
    // One of them is not there any more.
    await vi.waitFor(() => expect(told('web_shop_refresh/')).toHaveLength(4));
    expect(told('web_shop_layout')).toHaveLength(3);
    expect(await api.import(csv('2,打错的店,A,a,1,10,2024-03-01'))).toMatchObject({
      shopsCreated: 1,
    });
  });

  it('stay where another import, or a person, has given them something', async () => {
    const api = await emptyApi();
    const job = await api.import(
      csv(
        ...['空', '另一份', '同一行', '有成本', '改了名', '在分组'].map(
          (name, index) => `${index},${name},A,a,1,10,2024-03-01`,
        ),
      ),
    );
    await api.import(csv('9,另一份,A,a,1,10,2024-03-02', '2,同一行,A,a,1,10,2024-03-01'));
    await api.db
      .updateTable('sku')
      .set({ cost: 100 })
      .where('shop_id', '=', await shopId(api, '有成本'))
      .execute();
    await api.db
      .updateTable('shop')
      .set({ mall_name_dis: '我的店' })
      .where('id', '=', await shopId(api, '改了名'))
      .execute();
    const as = { token: api.token };
    await api.call('saveUserGroups', { shopGroupName: '组' }, as);
    const { data } = await api.call('queryUserGroups', {}, as);
    const { mall_id: mallId } = await api.db
      .selectFrom('shop')
      .select('mall_id')
      .where('mall_name', '=', '在分组')
      .executeTakeFirstOrThrow();
    const { groupId } = data.at(-1);
    expect(await api.call('saveShopGroups', { groupId, shopId: mallId }, as)).toMatchObject({
      code: 0,
    });
    await takeBack(api, job.importId);
    expect(new Set(await shopsOf(api))).toEqual(
      new Set(['另一份', '同一行', '有成本', '改了名', '在分组']),
    );
  });
});
