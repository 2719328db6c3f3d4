import { onTestFinished } from 'vitest';
import { pushWork } from '../../api/notices/push-work.ts';
import { type TestApi, type TestApiOptions, testApi, testNow } from './api.ts';
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

/** Subscribes a browser for the person of a session. */
export async function subscribe(api: TestApi, browser: Browser, token: string): Promise<void> {
  const { code, msg } = await api.call('savePushSubscription', browser.subscription, { token });
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
