import { expect } from 'vitest';
import { listingWork } from '../../../api/listing/work.ts';
import { type TestApi, type TestApiOptions, testApi } from '../../support/api.ts';

export const url = 'https://detail.1688.com/offer/684412035519.html';

export async function world(options: TestApiOptions = {}) {
  const api = await testApi(options);
  const boss = await api.signIn();
  const stranger = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.grant(manager.user, 'pageAiProducts', 'newListing');
  const reader = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  await api.grant(reader.user, 'pageAiProducts');
  const other = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const shop = await api.shop(boss.user, { mall_id: '11', mall_name_dis: '甲店' });
  const second = await api.shop(boss.user, { mall_id: '12' });
  await api.shop(stranger.user, { mall_id: '99' });
  for (const user of [manager.user, reader.user, other.user]) await api.assign(user, shop);
  const collect = (fields: object = {}, token = boss.token) =>
    api.call('collectByUrl', { url, shopId: '11', language: 'en', ...fields }, { token });
  const made = async (fields: object = {}) => {
    const answer = await collect(fields);
    expect(answer).toMatchObject({ code: 0 });
    return finished(api, boss.token, answer.data.id);
  };
  return { api, boss, stranger, manager, reader, other, shop, second, collect, made };
}

/** The listing when nothing works on it any more. */
export async function finished(api: TestApi, token: string, id: string) {
  await listingWork(api.deps).settled();
  return (await api.call('getListingDetail', { id }, { token })).data;
}

export const edited = (listing: object, change: object = {}) => ({ ...listing, ...change });
