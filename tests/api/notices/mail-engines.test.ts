import { expect, it, onTestFinished } from 'vitest';
import { createSmtp } from '../../../api/notices/mail-smtp.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { type TestApi, testApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';
import { mailedBoss, minuteLater, sendDue, siteOrigin } from '../../support/mail.ts';
import { addMainAccount } from '../../support/main-account.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';

const minute = 60_000;
const hour = 60 * minute;

const due = (api: TestApi, shop: { id: number }, order_no: string) =>
  addShippingOrder(api.db, shop, {}, { order_no, ship_by: api.clock.now() + hour });

describeOnEngines('e-mail', (engine) => {
  it('tells each alert once, and a state again after it was over', async () => {
    const { api, post, boss, shop } = await mailedBoss({ db: await engine.fresh() });
    const id = await addMainAccount(api.db, boss, { needs_rebind: 1 });
    const rebind = (needs_rebind: 0 | 1) =>
      api.db.updateTable('main_account').set({ needs_rebind }).where('id', '=', id).execute();
    await due(api, shop, 'FH1');
    await minuteLater(api);
    await minuteLater(api);
    await rebind(0);
    await minuteLater(api);
    await rebind(1);
    await minuteLater(api);
    await minuteLater(api);
    expect(post.sent.map(({ subject }) => subject)).toEqual([
      '新提醒（2）：发货即将超时, 店铺授权失效',
      '店铺授权失效: Temu 账号 138****5678 需要重新绑定',
    ]);
    expect(api.logged).toEqual([]);
  });
});

describeOnEngines('e-mail of several processes', (engine) => {
  it('reaches a mail server once each, though it refuses at first', async () => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    const url = await engine.emptyUrl();
    const db = await engine.open(url);
    await migrate(db);
    const first = await mailedBoss({ db });
    const settings = { url: smtp.url, from: '卖家助手 <alerts@shop.example>' };
    const mail = createSmtp(settings, siteOrigin);
    const processes = await Promise.all(
      [0, 1, 2].map(async () => testApi({ db: await engine.open(url), mail })),
    );
    for (const order of ['FH1', 'FH2', 'FH3']) await due(first.api, first.shop, order);
    const all = (step: (api: TestApi) => Promise<void>) => Promise.all(processes.map(step));
    const later = (time: number) => {
      for (const { clock } of processes) clock.advance(time);
    };
    smtp.refuse('END', '451 4.7.1 Greylisted, come again');
    await all(sendDue);
    later(minute);
    await all(sendDue);
    expect(smtp.received).toEqual([]);
    later(minute);
    await all(sendDue);
    await all(sendDue);
    later(hour);
    await all(sendDue);
    expect(smtp.received.map(({ headers }) => headers.subject)).toEqual([
      '新提醒（3）：发货即将超时',
    ]);
    expect(smtp.faults).toEqual([]);
  });
});
