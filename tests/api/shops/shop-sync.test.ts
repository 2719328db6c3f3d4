import { expect, it } from 'vitest';
import { describeOnEngines } from '../../support/databases.ts';
import { addMainAccount } from '../../support/main-account.ts';
import { csv, importApi } from '../imports/imports-support.ts';

interface Row {
  readonly mallId: string;
  readonly syncTime: number | null;
  readonly needRebind: boolean | null;
}

describeOnEngines('the age of what is known of a shop', (engine) => {
  it('is told in the list of shops, with whether its main account must be bound again', async () => {
    const api = await importApi({ db: await engine.fresh() });
    const rows = async () => {
      const { data } = await api.ask('getShopList');
      return data.map(({ mallId, syncTime, needRebind }: Row) => ({
        mallId,
        syncTime,
        needRebind,
      }));
    };
    const owner = { id: api.ownerId };
    const account = (external_uid: string, needs_rebind: 0 | 1) =>
      addMainAccount(api.db, owner, { external_uid, needs_rebind });
    await api.shop(owner, { mall_id: '11', main_account_id: await account('T-1', 0) });
    await api.shop(owner, { mall_id: '12', main_account_id: await account('T-2', 1) });
    await api.shop(owner, { mall_id: '13' });
    expect(await rows()).toEqual([
      { mallId: '11', syncTime: null, needRebind: false },
      { mallId: '12', syncTime: null, needRebind: true },
      { mallId: '13', syncTime: null, needRebind: null },
    ]);
    const importing = () => api.import(csv('1000,店一,A-1,品,1,1.5,2024-03-01'));
    await importing();
    const first = api.clock.now();
    const synced = async () =>
      (await rows()).flatMap(({ syncTime }: Row) => (syncTime === null ? [] : [syncTime]));
    expect(await synced()).toEqual([first]);
    api.clock.advance(60_000);
    await importing();
    expect(await synced()).toEqual([first + 60_000]);
  });
});
