import type { Db } from '../../../db/engine/connect.ts';
import type { Shop } from '../../../db/schema.ts';
import { type TestApi, testApi } from '../../support/api.ts';

/** Those who may and may not see and change shipping orders, and how they ask for them. */

export const hourMs = 3_600_000;
export const noValues = {
  awaitingPackingValue: null,
  awaitingShippingValue: null,
  dueSoonValue: null,
  overdueValue: null,
};

/** A boss with two shops, the manager of the first, a stranger with a shop of their own, a shipper. */
export async function people(db?: Db) {
  const api = await testApi(db && { db });
  const boss = await api.signIn();
  const stranger = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
  const first = await api.shop(boss.user);
  const second = await api.shop(boss.user);
  const foreign = await api.shop(stranger.user);
  await api.assign(manager.user, first);
  await api.assign(shipper.user, first);
  const tokens = {
    boss: boss.token,
    manager: manager.token,
    stranger: stranger.token,
    shipper: shipper.token,
  };
  return { api, tokens, first, second, foreign };
}

export const query = (api: TestApi, token: string, shops: readonly Shop[], fields: object = {}) =>
  api.call(
    'queryShippingOrders',
    { shopId: shops.map((shop) => shop.mall_id).join(','), ...fields },
    { token },
  );

export const numbers = (answer: { data: { rows: { orderNo: string }[] } }): string[] =>
  answer.data.rows.map((row) => row.orderNo);
