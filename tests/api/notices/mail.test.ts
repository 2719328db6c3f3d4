import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../../api/contract/rules/languages.ts';
import { insertAlerts } from '../../../db/notices/alerts.ts';
import { deleteUser } from '../../../db/people/staff.ts';
import type { Shop } from '../../../db/schema.ts';
import { type TestApi, testNow } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import {
  confirmMailbox,
  mailApi,
  mailbox,
  mailedBoss,
  minuteLater,
  sendDue,
  siteOrigin,
} from '../../support/mail.ts';
import { soldYesterday } from '../../support/push.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { addReports, violation } from '../../support/shop-reports.ts';

const minute = 60_000;
const hour = 60 * minute;

const due = (api: TestApi, shop: { id: number }, left: number, order_no?: string) =>
  addShippingOrder(
    api.db,
    shop,
    {},
    { ship_by: api.clock.now() + left, ...(order_no && { order_no }) },
  );

const fined = (api: TestApi, shop: Shop, id: string, fine: number) =>
  addReports(api.db, shop, {
    messages: [violation(id, '2026-03-11', { fine, at: api.clock.now() })],
  });

describe('an e-mail', () => {
  it('tells what is found within a minute in one message, once, with a link to each alert', async () => {
    const { api, post, shop, boss } = await mailedBoss();
    await due(api, shop, 2 * hour, 'FH1');
    await sendDue(api);
    api.clock.advance(30_000);
    await fined(api, shop, 'V1', 12_345);
    await sendDue(api);
    expect(post.sent).toEqual([]);
    api.clock.advance(30_000);
    await sendDue(api);
    await minuteLater(api);
    expect(post.sent).toHaveLength(1);
    const alerts = await api.db.selectFrom('alert').select(['id', 'kind']).execute();
    const idOf = (kind: string) => alerts.find((alert) => alert.kind === kind)?.id;
    const [mail] = post.sent;
    expect(mail).toMatchObject({
      to: mailbox,
      subject: '新提醒（2）：发货即将超时, 新罚款',
      id: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(mail?.text.split('\n\n-- \n')[0]).toBe(
      [
        '发货即将超时',
        '',
        '发货单 FH1 须在 2026年3月11日 14:00 前发货',
        '一号店',
        `${siteOrigin}/alert/${idOf('shipSoon')}`,
        '',
        '新罚款',
        '',
        '¥123.45 · 违规通知：延迟发货',
        '一号店',
        `${siteOrigin}/alert/${idOf('fine')}`,
      ].join('\n'),
    );
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    expect(api.logged).toEqual([]);
    expect(boss.id).toBeGreaterThan(0);
  });

  it('cannot be made to say in HTML or in a header what somebody has named a shop or a product', async () => {
    const { api, post, shop } = await mailedBoss();
    await api.db
      .updateTable('shop')
      .set({ mall_name_dis: '<img src=x onerror=alert(1)> & "店"' })
      .execute();
    api.clock.advance(1);
    await addReports(api.db, shop, {
      messages: [
        violation('V1', '2026-03-11', {
          fine: 100,
          at: api.clock.now(),
          title: 'A\r\nBcc: thief@evil.example\r\n\r\n<b>hello</b>',
        }),
      ],
    });
    await minuteLater(api);
    const [mail] = post.sent;
    expect(mail?.subject).toBe('新罚款: ¥1.00 · A Bcc: thief@evil.example <b>hello</b>');
    expect(mail?.html).not.toMatch(/<img|<b>/);
    expect(mail?.html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;店&#34;');
    expect(mail?.text).toContain('¥1.00 · A Bcc: thief@evil.example <b>hello</b>');
  });

  it.each(languageCodes)('is written in the language of the person: %s', async (language) => {
    const { api, post } = await mailApi();
    const { user, token } = await api.signIn();
    const shop = await api.shop(user, { mall_name_dis: 'S1' });
    await confirmMailbox(api, post, token, { language });
    api.clock.advance(1);
    await addReports(api.db, shop, {
      messages: [violation('V1', '2026-03-11', { fine: 100, at: api.clock.now(), title: 'Late' })],
    });
    await minuteLater(api);
    const [mail] = post.sent;
    const words = `${mail?.subject} ${mail?.text}`.replaceAll(/https:\S+/g, '');
    expect(words).not.toMatch(/\{\w+\}/);
    expect(mail?.html).toContain(
      `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
    );
    // Chinese signs stand in Chinese and Japanese alone.
    expect(/\p{Script=Han}/u.test(words)).toBe(['zh-CN', 'ja'].includes(language));
    if (language === 'en') expect(mail?.subject).toBe('New fine: ¥1.00 · Late');
  });

  it('says in the language of the mailbox why an import failed, with figures as it writes them', async () => {
    const { api, post } = await mailApi();
    const { user, token, ask } = await api.signIn();
    await confirmMailbox(api, post, token, { language: 'de' });
    const kinds = ['importDone', 'importFailed', 'fine'];
    await ask('saveMailSettings', { kinds, language: 'de' });
    const shop = await api.shop(user, { mall_name_dis: 'S1' });
    api.clock.advance(1);
    const reports = {
      messages: [
        violation('V1', '2026-03-11', { fine: 123_456, at: api.clock.now(), title: 'Late' }),
      ],
    };
    await addReports(api.db, shop, reports);
    const noted = { shopId: null, userId: user.id, amount: null, deadline: null, target: null };
    const at = api.clock.now();
    const done = { kind: 'importDone', subject: '1', name: 'a.csv', detail: '12345' } as const;
    const reason =
      '每日汇率文件有误：第 2 行的汇率“-7，1”不是大于 0 的数；第 3 行的汇率“”不是大于 0 的数等';
    const failed = { kind: 'importFailed', subject: '2', name: 'b.csv', detail: reason } as const;
    const strange = { ...failed, subject: '3', name: 'c.csv', detail: 'ERR_7' };
    const alerts = [done, failed, strange].map((one) => ({ ...noted, ...one, at }));
    await insertAlerts(api.db, alerts, at);
    await minuteLater(api);
    const text = post.sent[0]?.text;
    expect(text).toContain('¥1.234,56 · Late');
    expect(text).toContain('a.csv wurde importiert, neue oder geänderte Zeilen: 12.345');
    expect(text).toContain(
      'b.csv wurde nicht importiert: Die Datei mit Tageskursen hat Fehler: Zeile 2: der Kurs „-7，1“ ist keine Zahl über 0; Zeile 3: der Kurs „“ ist keine Zahl über 0; und weitere.',
    );
    expect(text).toContain('c.csv wurde nicht importiert: ERR_7');
  });

  it('comes later, once, from a server that does not take it now, and is given up when it never does', async () => {
    const { api, post, shop } = await mailedBoss();
    await due(api, shop, 2 * hour);
    post.answers.push({ state: 'later', problem: 'EENVELOPE 451' });
    await minuteLater(api);
    expect(post.sent).toEqual([]);
    api.clock.advance(59_000);
    await sendDue(api);
    expect(post.sent).toEqual([]);
    api.clock.advance(1_000);
    await sendDue(api);
    api.clock.advance(hour);
    await sendDue(api);
    expect(post.sent).toHaveLength(1);
    await fined(api, shop, 'V2', 100);
    post.answers.push({ state: 'refused', problem: 'EENVELOPE 550' });
    await minuteLater(api);
    api.clock.advance(hour);
    await sendDue(api);
    expect(post.sent).toHaveLength(1);
    expect(api.logged.map(({ message, fields }) => [message, fields])).toEqual([
      ['An e-mail was given up', { userId: 1, problem: 'EENVELOPE 550' }],
    ]);
    expect(JSON.stringify(api.logged)).not.toContain(mailbox);
  });

  it('waits for the end of the quiet hours, which are those of push, and then tells all in one', async () => {
    const { api, post, shop, token } = await mailedBoss({ now: testNow + 10.5 * hour });
    const settings = { kinds: ['shipSoon'], quietFrom: '22:30', quietTo: '07:00' };
    await api.call('savePushSettings', settings, { token });
    api.clock.advance(1);
    await fined(api, shop, 'V1', 100);
    await minuteLater(api);
    api.clock.advance(hour);
    await due(api, shop, 9 * hour + minute, 'FH1');
    await minuteLater(api);
    expect(post.sent).toEqual([]);
    api.clock.advance(8 * hour);
    await sendDue(api);
    expect(post.sent.map(({ subject }) => subject)).toEqual(['新提醒（2）：发货即将超时, 新罚款']);
    // Who has no quiet hours any more hears of what was held back at once.
    api.clock.advance(16 * hour);
    await due(api, shop, hour, 'FH2');
    await minuteLater(api);
    expect(post.sent).toHaveLength(1);
    await api.call('savePushSettings', { ...settings, quietFrom: null, quietTo: null }, { token });
    await sendDue(api);
    expect(post.sent).toHaveLength(2);
  });

  it('comes at 8:00 with the digest, with profit for those alone who may see costs', async () => {
    const { api, post, boss, shop } = await mailedBoss();
    const manager = await api.signIn({ role: 'manager', boss_id: boss.id });
    const shipper = await api.signIn({ role: 'shipper', boss_id: boss.id });
    await api.assign(manager.user, shop);
    await api.assign(shipper.user, shop);
    await confirmMailbox(api, post, manager.token, { address: 'manager@shop.example' });
    await confirmMailbox(api, post, shipper.token, { address: 'shipper@shop.example' });
    await soldYesterday(api, shop);
    api.clock.advance(20 * hour);
    await minuteLater(api);
    const told = Object.fromEntries(post.sent.map(({ to, subject }) => [to, subject]));
    const tasks = '待打包 0 · 待发货 0';
    expect(told).toEqual({
      [mailbox]: `每日汇总: 2026-03-11 销售额 ¥30.00 · 销量 3 · 利润 ¥20.00 · ${tasks}`,
      'manager@shop.example': `每日汇总: 2026-03-11 销售额 ¥30.00 · 销量 3 · ${tasks}`,
      'shipper@shop.example': `每日汇总: ${tasks}`,
    });
    // The workbench of the phone is all that a shipper has.
    const [ofShipper] = post.sent.filter(({ to }) => to === 'shipper@shop.example');
    expect(ofShipper?.text).toContain(`${siteOrigin}/m/alert/`);
  });

  it('obeys thresholds and the kinds that were chosen for it, and tells nothing that was read or is over', async () => {
    const { api, post, shop, token } = await mailedBoss();
    const rules = { kinds: ['fine'], pushKinds: [], fineFrom: 200, soldOutFrom: null };
    await api.call('saveAlertSettings', rules, { token });
    const saved = await api.call(
      'saveMailSettings',
      { kinds: ['fine', 'shipSoon'], language: 'zh-CN' },
      { token },
    );
    expect(saved.data).toMatchObject({ kinds: ['shipSoon', 'fine'] });
    api.clock.advance(1);
    await addReports(api.db, shop, {
      messages: [
        violation('LOW', '2026-03-11', { fine: 199, at: api.clock.now() }),
        violation('READ', '2026-03-11', { fine: 201, at: api.clock.now() }),
        violation('WAIVED', '2026-03-11', { fine: 202, at: api.clock.now() }),
        violation('TOLD', '2026-03-11', { fine: 203, at: api.clock.now() }),
      ],
    });
    await sendDue(api);
    await api.db
      .updateTable('shop_message')
      .set({ state: 'waived' })
      .where('message_id', '=', 'WAIVED')
      .execute();
    const { rows } = (await api.call('getAlerts', { pageIndex: 1, pageSize: 9 }, { token })).data;
    const read = rows.find((row: { amount: number }) => row.amount === 201);
    await api.call('markAlerts', { alertIds: [read.alertId], isRead: true }, { token });
    api.clock.advance(minute);
    await sendDue(api);
    expect(post.sent.map(({ subject }) => subject)).toEqual(['新罚款: ¥2.03 · 违规通知：延迟发货']);
  });
});

describe('who is sent e-mail', () => {
  it('somebody who is signed in nowhere, too, but nothing of what they may see no more', async () => {
    const { api, post, boss, shop, token } = await mailedBoss();
    const other = await api.shop(boss, { mall_name_dis: '二号店' });
    const { user, token: theirs } = await api.signIn({ role: 'manager', boss_id: boss.id });
    await api.assign(user, shop, other);
    await confirmMailbox(api, post, theirs, { address: 'manager@shop.example' });
    await api.call('logout', {}, { token });
    await api.call('logout', {}, { token: theirs });
    await due(api, shop, hour, 'FH1');
    await due(api, other, hour, 'FH2');
    await sendDue(api);
    await api.db.deleteFrom('shop_assignment').where('shop_id', '=', shop.id).execute();
    api.clock.advance(minute);
    await sendDue(api);
    const textTo = (address: string) => post.sent.find(({ to }) => to === address)?.text;
    expect(textTo(mailbox)).toMatch(/FH1[\s\S]*FH2/);
    expect(textTo('manager@shop.example')).toContain('FH2');
    expect(textTo('manager@shop.example')).not.toContain('FH1');
  });

  it('nobody whose account is closed, and their address is forgotten', async () => {
    const { api, post, boss, shop } = await mailedBoss();
    const { user, token } = await api.signIn({ role: 'manager', boss_id: boss.id });
    await api.assign(user, shop);
    await confirmMailbox(api, post, token, { address: 'manager@shop.example' });
    await due(api, shop, hour);
    await sendDue(api);
    await api.db.transaction().execute((trx) => deleteUser(trx, user.id));
    api.clock.advance(minute);
    await sendDue(api);
    expect(post.sent.map(({ to }) => to)).toEqual([mailbox]);
    const kept = await api.db.selectFrom('mail_setting').select('address').execute();
    expect(kept).toEqual([{ address: mailbox }]);
    expect(await api.db.selectFrom('mail_message').select('user_id').execute()).toHaveLength(1);
  });

  it('no stranger and no key', async () => {
    const { api, token } = await mailedBoss();
    const { secret } = await makeKey(api, token);
    for (const name of ['getMailSettings', 'deleteMailAddress', 'sendTestMail']) {
      expect((await api.call(name)).code).toBe(401);
      expect((await api.call(name, {}, { token: secret })).code).toBe(403);
    }
  });
});
