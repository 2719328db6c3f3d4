import { onTestFinished } from 'vitest';
import type { LanguageCode } from '../../api/contract/rules/languages.ts';
import { pushWork } from '../../api/notices/push-work.ts';
import { type TestApi, type TestApiOptions, testApi, testNow } from './api.ts';
import { addProduct } from './catalogue.ts';
import { type Browser, startPushService } from './push-service.ts';

/** An api whose people have browsers at a push service of the test. */
export async function pushApi(options: TestApiOptions = {}) {
  let api: TestApi | undefined;
  const service = await startPushService(() => api?.clock.now() ?? testNow);
  onTestFinished(() => service.close());
  const { config, ...rest } = options;
  api = await testApi({ ...rest, config: { pushServices: [service.origin], ...config } });
  return { api, service };
}

/** Looks for what there is to tell, as the server does now and then, and waits until it is told. */
export async function tell(api: TestApi): Promise<void> {
  pushWork(api.deps).look();
  await pushWork(api.deps).settled();
}

/** Subscribes a browser for the person of a session, in the language of its pages where it tells one. */
export async function subscribe(
  api: TestApi,
  browser: Browser,
  token: string,
  language?: LanguageCode,
): Promise<void> {
  const input = { ...browser.subscription, ...(language && { language }) };
  const { code, msg } = await api.call('savePushSubscription', input, { token });
  if (code !== 0) throw new Error(`${code} ${msg}`);
}

/** A boss with a shop and a subscribed browser. */
export async function subscribedBoss(options: TestApiOptions = {}) {
  const { api, service } = await pushApi(options);
  const { user, token } = await api.signIn();
  const shop = await api.shop(user, { mall_name_dis: '一号店' });
  const browser = service.browser();
  await subscribe(api, browser, token);
  return { api, service, boss: user, token, shop, browser };
}

/** A SKU that sold so much in the last seven days and has no piece left. */
export async function soldOutSku(api: TestApi, shop: { id: number }, code: string, sold: number) {
  const [ref = 0] = await addProduct(
    api.db,
    shop,
    { [code]: [{ code, onHand: 0 }] },
    { name: '水杯' },
  );
  await api.db
    .insertInto('sku_window')
    .values({
      shop_id: shop.id,
      source: 'sales',
      length: 7,
      sku_ref: ref,
      sold_quantity: sold,
      returned_quantity: 0,
      sold_amount: 0,
      returned_amount: 0,
    })
    .execute();
  const emptied = (onHand: number) =>
    api.db
      .updateTable('stock')
      .set({ on_hand: onHand, updated_at: api.clock.now() })
      .where('sku_ref', '=', ref)
      .execute();
  return { emptied };
}

/** 2026-03-11 with sales of 30.00 with a cost of 10.00. */
export const soldYesterday = (api: TestApi, shop: { id: number }) =>
  api.db
    .insertInto('shop_day')
    .values({
      shop_id: shop.id,
      source: 'sales',
      day: '2026-03-11',
      sold_quantity: 3,
      returned_quantity: 0,
      sold_amount: 3000,
      returned_amount: 0,
      cost: 1000,
      uncosted_sold_quantity: 0,
      uncosted_returned_quantity: 0,
      uncosted_sold_amount: 0,
      uncosted_returned_amount: 0,
    })
    .execute();
