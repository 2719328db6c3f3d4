import { expect, it } from 'vitest';
import {
  insertAlerts,
  listAlerts,
  type NewAlert,
  purgeAlerts,
  readAllAlerts,
  unreadAlertsOf,
} from '../../../db/notices/alerts.ts';
import { testApi, testNow } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

const day = 86_400_000;
const page = { isUnreadOnly: false, limit: 10, offset: 0 };

describeOnEngines('alerts', (engine) => {
  async function world() {
    const api = await testApi({ db: await engine.fresh() });
    const { user } = await api.signIn();
    const shop = await api.shop(user);
    const fine = (subject: string, more: Partial<NewAlert> = {}): NewAlert => ({
      userId: user.id,
      kind: 'fine',
      subject,
      shopId: shop.id,
      name: '违规',
      detail: null,
      amount: 1000,
      deadline: null,
      target: subject,
      at: testNow,
      ...more,
    });
    const scope = {
      userId: user.id,
      kinds: ['fine', 'digest'],
      shopIds: [shop.id],
      fineFrom: null,
      soldOutFrom: null,
    } as const;
    return { db: api.db, fine, scope, user };
  }

  it('are made once, however many processes find them at once', async () => {
    const { db, fine, scope, user } = await world();
    const made = await Promise.all(
      [1, 2, 3].map(() => insertAlerts(db, [fine('A'), fine('B')], testNow)),
    );
    expect(made.flat()).toEqual([user.id]);
    expect(await listAlerts(db, scope, page)).toMatchObject({ total: 2, unread: 2 });
  });

  it('are seen by kind, shop and threshold, the newest first', async () => {
    const { db, fine, scope } = await world();
    const older = { at: testNow - day, amount: 500 };
    const ofPerson = { kind: 'digest', shopId: null, amount: null, at: testNow - 2 * day } as const;
    await insertAlerts(db, [fine('OLD', older), fine('NEW'), fine('DAY', ofPerson)], testNow);
    const seen = async (narrowed: object) =>
      (await listAlerts(db, { ...scope, ...narrowed }, page)).rows.map(({ subject }) => subject);
    expect(await seen({})).toEqual(['NEW', 'OLD', 'DAY']);
    expect(await seen({ kinds: ['fine'] })).toEqual(['NEW', 'OLD']);
    expect(await seen({ kinds: [] })).toEqual([]);
    expect(await seen({ fineFrom: 501 })).toEqual(['NEW', 'DAY']);
    expect(await seen({ shopIds: [] })).toEqual(['DAY']);
    expect(await seen({ shopId: scope.shopIds[0] })).toEqual(['NEW', 'OLD']);
    expect(await seen({ shopId: -1 })).toEqual([]);
  });

  it('are read all at once and unread again by the moment, and forgotten after 90 days', async () => {
    const { db, fine, scope, user } = await world();
    await insertAlerts(db, [fine('A'), fine('B')], testNow);
    expect(await readAllAlerts(db, scope, testNow + 1)).toBe(2);
    expect(await readAllAlerts(db, scope, testNow + 2)).toBe(0);
    expect(await unreadAlertsOf(db, user.id, testNow + 2)).toBe(0);
    expect(await unreadAlertsOf(db, user.id, testNow + 1)).toBe(2);
    await purgeAlerts(db, testNow + 90 * day - 1);
    expect((await listAlerts(db, scope, page)).total).toBe(2);
    await purgeAlerts(db, testNow + 90 * day);
    expect((await listAlerts(db, scope, page)).total).toBe(0);
  });
});
