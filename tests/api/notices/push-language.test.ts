import { describe, expect, it } from 'vitest';
import { type AlertKind, alertKinds } from '../../../api/contract/rules/alerts.ts';
import {
  directionOf,
  type LanguageCode,
  languageCodes,
} from '../../../api/contract/rules/languages.ts';
import { insertAlerts } from '../../../db/notices/alerts.ts';
import { addMainAccount } from '../../support/main-account.ts';
import { soldOutSku, soldYesterday, subscribe, subscribedBoss, tell } from '../../support/push.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { addReports, violation } from '../../support/shop-reports.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type World = Awaited<ReturnType<typeof subscribedBoss>>;

/** A boss who is pushed everything, on a device that tells its language. */
async function worldIn(language?: LanguageCode): Promise<World> {
  const world = await subscribedBoss();
  const { api, browser, token, shop } = world;
  await api.db.updateTable('shop').set({ mall_name_dis: 'S1' }).where('id', '=', shop.id).execute();
  await subscribe(api, browser, token, language);
  await api.call('savePushSettings', { kinds: alertKinds }, { token });
  api.clock.advance(1);
  return world;
}

const due = ({ api, shop }: World, left: number, order_no: string) =>
  addShippingOrder(api.db, shop, {}, { ship_by: api.clock.now() + left, order_no });

const fined = ({ api, shop }: World, fines: Readonly<Record<string, number>>) => {
  const at = api.clock.now();
  const messages = Object.entries(fines).map(([id, fine]) =>
    violation(id, '2026-03-11', { fine, at, title: 'Late' }),
  );
  return addReports(api.db, shop, { messages }, {}, at);
};

/** Something that is told as it was noted. */
const noted = ({ api, boss }: World, kind: AlertKind, name: string, detail: string | null) =>
  insertAlerts(
    api.db,
    [
      {
        ...{ kind, subject: name, name, detail, userId: boss.id, shopId: null },
        ...{ amount: null, deadline: null, target: null, at: api.clock.now() },
      },
    ],
    api.clock.now(),
  );

const lost = ({ api, boss }: World) => addMainAccount(api.db, boss, { needs_rebind: 1 });

const expiring = ({ api, shop }: World) =>
  api.db
    .updateTable('shop')
    .set({ expire_at: api.clock.now() + 3 * day - 1 })
    .where('id', '=', shop.id)
    .execute();

const emptyStock = async ({ api, shop }: World) => {
  await soldOutSku(api, shop, 'A1', 14);
  await api.db.updateTable('product').set({ name: 'Cup' }).execute();
  await api.db.updateTable('stock').set({ updated_at: api.clock.now() }).execute();
};

/** Everything that can be told beside the digest, one after the other. */
const events: readonly ((world: World) => Promise<unknown>)[] = [
  (world) => due(world, 2 * hour, 'FH1'),
  (world) => fined(world, { V1: 123_456 }),
  (world) => fined(world, { V2: 100, V3: 200 }),
  emptyStock,
  lost,
  (world) => noted(world, 'importDone', 'march.csv', '12'),
  (world) => noted(world, 'importFailed', 'april.csv', '数量“1.5”不是整数'),
  (world) => noted(world, 'exportReady', 'PRODUCTS', '1234'),
  (world) => noted(world, 'announcement', 'New', null),
  expiring,
];

async function toldOf(world: World, some: typeof events): Promise<string[]> {
  for (const event of some) {
    await event(world);
    await tell(world.api);
    world.api.clock.advance(minute);
  }
  return world.browser.received.map(({ title, body }) => `${title}\n${body}`);
}

const testPush = ({ api, browser, token }: World) =>
  api.call('sendTestPush', { endpoint: browser.subscription.endpoint }, { token });

const last = ({ browser }: World) => browser.received.at(-1);

describe('what is pushed to a device', () => {
  it('is written in English where its pages are', async () => {
    expect(await toldOf(await worldIn('en'), events)).toEqual([
      '1 shipping order about to be late\nFH1 · ship by 2:00 PM · S1',
      'New fine ¥1,234.56\n¥1,234.56 · Late · S1',
      '2 new fines, ¥3.00 in all\n¥1.00 · Late · S1\n¥2.00 · Late · S1',
      '1 bestseller SKU sold out\nCup · A1 · S1',
      'Shop authorisation lost\nTemu account 138****5678 has to be bound again',
      'Sales file imported\nmarch.csv',
      'Import of a sales file failed\napril.csv · The quantity “1.5” is no whole number.',
      'Export ready\n1,234 rows, kept for one day',
      'New announcement\nNew',
      '1 shop expiring soon\nS1 · expires Mar 14, 2026, 12:09 PM',
    ]);
  });

  it('stays Chinese in Chinese, and for a device that has told no language', async () => {
    const chinese = [
      '1 个发货单即将超时\nFH1 · 14:00 前发货 · S1',
      '新罚款 ¥1234.56\n¥1234.56 · Late · S1',
      '2 笔新罚款，共 ¥3.00\n¥1.00 · Late · S1\n¥2.00 · Late · S1',
      '1 个热销SKU已售罄\nCup · A1 · S1',
      '店铺授权已失效\nTemu 账号 138****5678 需要重新绑定',
      '销售文件已导入\nmarch.csv',
      '销售文件导入失败\napril.csv · 数量“1.5”不是整数',
      '导出文件已生成\n共 1234 行，保留一天',
      '新公告\nNew',
      '1 家店铺即将到期\nS1 · 2026年3月14日 12:09 到期',
    ];
    expect(await toldOf(await worldIn('zh-CN'), events)).toEqual(chinese);
    const old = await worldIn();
    expect(await toldOf(old, events)).toEqual(chinese);
    expect(last(old)).toMatchObject({ lang: 'zh-CN', dir: 'ltr' });
  });

  it.each(languageCodes)('is in %s wholly, whatever it is', async (language) => {
    const world = await worldIn(language);
    const told = await toldOf(world, events);
    await testPush(world);
    await soldYesterday(world.api, world.shop);
    await due(world, 48 * hour, 'FH2');
    world.api.clock.advance(20 * hour - events.length * minute);
    await tell(world.api);
    for (const left of [90, 60, 50, 40, 30]) await due(world, left * minute, `FH${left}`);
    await fined(world, { V4: 300 });
    await tell(world.api);
    const said = [...told, ...world.browser.received.map(({ title, body }) => title + body)];
    expect(world.browser.received).toHaveLength(events.length + 3);
    for (const text of said) {
      expect(text).not.toMatch(/\{|undefined|NaN/);
      // Chinese signs stand in Chinese and Japanese alone.
      if (!['zh-CN', 'ja'].includes(language))
        expect(text).not.toMatch(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u);
    }
    for (const { lang, dir } of world.browser.received)
      expect({ lang, dir }).toEqual({ lang: language, dir: directionOf(language) });
    expect(world.service.faults).toEqual([]);
  });

  it('has figures and days as the language writes them', async () => {
    const world = await worldIn('de');
    await soldYesterday(world.api, world.shop);
    await world.api.db
      .updateTable('shop_day')
      .set({ sold_amount: 123_456, sold_quantity: 1_200 })
      .execute();
    world.api.clock.advance(20 * hour);
    await tell(world.api);
    expect(last(world)).toMatchObject({
      title: 'Verkäufe von gestern (11. März)',
      body: 'Umsatz ¥1.234,56 · 1.200 Stück verkauft · Gewinn ¥1.224,56\nZu packen 0 · Zu versenden 0',
    });
  });

  it('is written from right to left in Arabic, in the plural forms of the number, with figures in one piece', async () => {
    const world = await worldIn('ar');
    const count = async (orders: number) => {
      for (let order = 0; order < orders; order += 1)
        await due(world, 90 * minute, `FH${world.api.clock.now()}-${order}`);
      await tell(world.api);
      world.api.clock.advance(1);
      return last(world)?.title.replaceAll(/[\u2066-\u2069]/g, '');
    };
    expect(await count(1)).toBe('أمر شحن يقترب موعده');
    expect(await count(2)).toBe('أمرا شحن يقترب موعدهما');
    expect(await count(3)).toBe('3 أوامر شحن يقترب موعدها');
    await lost(world);
    await tell(world.api);
    // What would be turned about among Arabic words.
    expect(last(world)).toMatchObject({
      body: 'حساب \u2068Temu\u2069 \u2068138****5678\u2069 يحتاج إلى إعادة الربط',
      dir: 'rtl',
    });
    await fined(world, { V1: 100 });
    await tell(world.api);
    expect(last(world)?.title).toBe('غرامة جديدة \u2066¥1.00\u2069');
  });

  it('changes with the language of the device, what waits to be sent again too', async () => {
    const world = await worldIn('en');
    await testPush(world);
    await subscribe(world.api, world.browser, world.token, 'ja');
    await testPush(world);
    world.browser.answer({ status: 503 });
    await due(world, 90 * minute, 'FH1');
    await tell(world.api);
    await subscribe(world.api, world.browser, world.token, 'fr');
    world.api.clock.advance(minute);
    await tell(world.api);
    // A page of an older version tells none.
    await subscribe(world.api, world.browser, world.token);
    await testPush(world);
    expect(world.browser.received.map(({ title, lang }) => [title, lang])).toEqual([
      ['Test notification', 'en'],
      ['テスト通知', 'ja'],
      ['1 ordre d’expédition proche du délai', 'fr'],
      ['Notification de test', 'fr'],
    ]);
  });

  it('is that of each device of a person, and no language that there is not', async () => {
    const world = await worldIn('en');
    const { api, service, token, browser } = world;
    const other = service.browser();
    await subscribe(api, other, token, 'ko');
    api.clock.advance(1);
    await due(world, 90 * minute, 'FH1');
    await fined(world, { V1: 100 });
    await tell(api);
    expect(browser.received.map(({ title }) => title)).toEqual(['2 kinds of new alerts']);
    expect(browser.received[0]?.body).toBe(
      '1 shipping order about to be late: FH1 · ship by 1:30 PM · S1\nNew fine ¥1.00: ¥1.00 · Late · S1',
    );
    expect(other.received.map(({ title }) => title)).toEqual(['새 알림 2종류']);
    const strange = { ...browser.subscription, language: 'xx' };
    expect((await api.call('savePushSubscription', strange, { token })).code).toBe(1);
  });
});
