import { describe, expect, it } from 'vitest';
import { calls } from '../../../api/contract/index.ts';
import { type TestApi, testApi } from '../../support/api.ts';
import { seededSales, weekBefore } from '../../support/seeded-sales.ts';

/** The platform whose shops a statistic takes; undefined for both. */
const platformOf = (name: string) => calls.get(name)?.platform;

describe('what the caller may see', () => {
  const manager = async (
    api: TestApi,
    boss: { user: { id: number } },
    ...permissions: string[]
  ) => {
    const signedIn = await api.signIn({ role: 'manager', boss_id: boss.user.id });
    if (permissions.length > 0) await api.grant(signedIn.user, ...permissions);
    return signedIn;
  };
  const withProfit = [
    'getHistoryTotalProfits',
    'queryTotalProfit',
    'getLineChartDataProfit',
    'queryChartDataProfit',
    'getShopSalesRanking',
    'getShopSalesByTime',
    'getProductSalesRanking',
    'querySalesRanking',
  ];

  it.each(withProfit)('[R6-19] %s holds no cost or profit without lookCost', async (name) => {
    const api = await testApi();
    const { ask, boss, t } = await seededSales(api, platformOf(name));
    const { user, token } = await manager(api, boss);
    await api.assign(user, t);
    const answer = await ask(name, weekBefore, { token });
    expect(answer.code).toBe(0);
    const seen = profitsIn(answer.data);
    expect(seen.length).toBeGreaterThan(0);
    for (const profit of seen) {
      expect(profit).toEqual({
        profit: null,
        cost: null,
        uncosted: null,
        hiddenReason: 'NO_PERMISSION',
      });
    }
  });

  it.each(withProfit)('[R6-10] %s shows them to the boss, and with lookCost', async (name) => {
    const api = await testApi();
    const { ask, boss, t } = await seededSales(api, platformOf(name));
    const { user, token } = await manager(api, boss, 'lookCost');
    await api.assign(user, t);
    const asManager = await ask(name, {}, { token });
    const asBoss = await ask(name, {});
    expect(asManager.data).toEqual(asBoss.data);
    for (const { hiddenReason, uncosted } of profitsIn(asBoss.data)) {
      expect(hiddenReason).not.toBe('NO_PERMISSION');
      expect(uncosted).not.toBeNull();
    }
  });

  it.each(['getShopSalesRanking', 'getProductSalesRanking', 'querySalesRanking'])(
    '%s is not put in order of profit without lookCost',
    async (name) => {
      const api = await testApi();
      const { ask, boss, t } = await seededSales(api, platformOf(name));
      const { user, token } = await manager(api, boss);
      await api.assign(user, t);
      const answer = await ask(name, { rankBy: 'profit' }, { token });
      expect(answer).toMatchObject({ status: 200, code: 403, msg: '无权限，请联系BOSS' });
    },
  );

  const everyStatistic = [...calls.values()]
    .filter((call) => call.source === 'spec 7 Statistics' && call.shops === 'multi')
    .map((call) => call.name);

  /** What a call cannot do without beside shops and days. */
  const neededBy = (name: string) => (name === 'getSkuChanges' ? { id: '1' } : {});

  it('is asked of every statistic below', () => {
    expect(everyStatistic).toHaveLength(63);
  });

  it.each(everyStatistic)('[R6-21] %s is refused for a shop of others', async (name) => {
    const api = await testApi();
    const { ask, boss, s } = await seededSales(api, platformOf(name));
    const { user, token } = await manager(api, boss, 'lookCost');
    await api.assign(user, s);
    const stranger = await api.signIn();
    const refused = { status: 200, code: 403 };
    const needed = neededBy(name);
    expect(await ask(name, { shopId: 's,t', ...needed }, { token })).toMatchObject(refused);
    expect(await ask(name, { shopId: 't', ...needed }, { token: stranger.token })).toMatchObject(
      refused,
    );
    expect(await ask(name, { shopId: 'nowhere', ...needed })).toMatchObject(refused);
    expect(await ask(name, needed, { token: '' })).toMatchObject({ status: 200, code: 401 });
    expect(await ask(name, { shopId: 's', ...needed }, { token })).toMatchObject({ code: 0 });
  });

  it.each(everyStatistic)('%s answers 店铺为空 for no shop', async (name) => {
    const { ask } = await seededSales(await testApi(), platformOf(name));
    for (const shopId of ['', ' , ,']) {
      expect(await ask(name, { shopId, ...neededBy(name) })).toMatchObject({
        status: 200,
        code: 9999,
        msg: '店铺为空',
      });
    }
  });

  it('counts a shop that is named twice once', async () => {
    const { ask } = await seededSales(await testApi());
    const once = await ask('getHistoryTotalSales', { shopId: 't' });
    const twice = await ask('getHistoryTotalSales', { shopId: 't, t,' });
    expect(twice.data).toEqual(once.data);
  });
});

interface Profit {
  readonly profit: number | null;
  readonly cost: number | null;
  readonly uncosted: unknown;
  readonly hiddenReason: string | null;
}

/** Every profit figure somewhere in an answer, without the name of its bucket. */
function profitsIn(data: unknown): Profit[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('hiddenReason' in data) {
    const { profit, cost, uncosted, hiddenReason } = data as Profit;
    return [{ profit, cost, uncosted, hiddenReason }];
  }
  return Object.values(data).flatMap(profitsIn);
}
