import { expect, it } from 'vitest';
import { platformTaken } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { demoPassword, seedBoss } from '../../../api/marketplace/seed.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { testApi } from '../../support/api.ts';
import { describeOnEngines, engines, memoryDatabase } from '../../support/databases.ts';

const boss = { phone: '13700000077', shops: 3, days: 40, seed: 11, lines: 3 * 40 * 20 };
const range = {
  startTime: '2026-01-20',
  endTime: '2026-03-11',
  compareStartTime: '2025-12-01',
  compareEndTime: '2026-01-19',
};
const every = [...calls.values()].filter(
  (call) => call.source === 'spec 7 Statistics' && call.kind === 'read',
);

/** What every statistics call answers about the simulated shops of a boss, sales and stocks. */
async function answersOn(db: Db): Promise<Map<string, unknown>> {
  const api = await testApi({ db });
  const { shops } = await seedBoss(api.deps, boss);
  const login = await api.call('login', { phone: boss.phone, password: demoPassword });
  const products = await db.selectFrom('product').select('product_id').orderBy('id').execute();
  const ids = products.map(({ product_id }) => product_id).slice(0, 50);
  const answers = new Map<string, unknown>();
  for (const call of every) {
    for (const dataSource of call.stockable ? (['sales', 'stocks'] as const) : ['sales' as const]) {
      const platform = platformTaken(call, dataSource);
      const mallIds = shops
        .filter((shop) => shop.platform === (platform ?? shop.platform))
        .map((shop) => shop.mall_id);
      const shop = call.shops === 'single' ? mallIds[0] : mallIds.join();
      const fields = Object.entries({ ...range, [call.shopField]: shop, id: ids[0], ids }).filter(
        ([name]) => name in call.input.shape,
      );
      const options = { token: String(login.data), dataSource };
      const { code, data } = await api.call(call.name, Object.fromEntries(fields), options);
      expect(code, call.name).toBe(0);
      answers.set(`${call.name} ${dataSource}`, data);
    }
  }
  return answers;
}

describeOnEngines(
  'every statistic of simulated shops',
  (engine) => {
    it('is the same as on SQLite', async () => {
      const expected = await answersOn(await memoryDatabase());
      const answers = await answersOn(await engine.fresh());
      for (const [name, answer] of expected) expect(answers.get(name), name).toEqual(answer);
    });
  },
  engines.filter(({ name }) => name === 'PostgreSQL'),
);
