import { expect, it } from 'vitest';
import { addProduct } from '../../support/catalogue.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { addMainAccount } from '../../support/main-account.ts';
import { subscribedBoss, tell } from '../../support/push.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { addReports, violation } from '../../support/shop-reports.ts';

const hour = 3_600_000;

describeOnEngines('pushes', (engine) => {
  it('tell each event of every kind once, and states again after they were over', async () => {
    const { api, boss, shop, browser, token } = await subscribedBoss({ db: await engine.fresh() });
    const { db, clock } = api;
    clock.advance(1);
    const [sku_ref = 0] = await addProduct(db, shop, { A: [{ code: 'A', onHand: 0 }] });
    const week = { sold_quantity: 20, returned_quantity: 0, sold_amount: 0, returned_amount: 0 };
    await db
      .insertInto('sku_window')
      .values({ shop_id: shop.id, source: 'sales', length: 7, sku_ref, ...week })
      .execute();
    const stocked = (on_hand: number) =>
      db.updateTable('stock').set({ on_hand, updated_at: clock.now() }).execute();
    await stocked(0);
    await addShippingOrder(db, shop, {}, { ship_by: clock.now() + hour });
    await addReports(db, shop, { messages: [violation('V', '2026-03-11', { at: clock.now() })] });
    await addMainAccount(db, boss, { needs_rebind: 1 });
    browser.answer({ status: 503 });
    await tell(api);
    clock.advance(hour / 2);
    await tell(api);
    await tell(api);
    expect(browser.received.map(({ title }) => title)).toEqual(['4 类新提醒']);

    const settings = { kinds: ['soldOut', 'sessionLost'], quietFrom: null, quietTo: null };
    expect((await api.call('savePushSettings', settings, { token })).code).toBe(0);
    await stocked(3);
    await db.updateTable('main_account').set({ needs_rebind: 0 }).execute();
    await tell(api);
    await stocked(0);
    await db.updateTable('main_account').set({ needs_rebind: 1 }).execute();
    await tell(api);
    await tell(api);
    expect(browser.received.map(({ title }) => title)).toEqual(['4 类新提醒', '2 类新提醒']);
    expect(api.logged).toEqual([]);
  });
});
