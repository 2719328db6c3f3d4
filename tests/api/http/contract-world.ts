import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../../api/account/passwords.ts';
import { hashToken, newToken } from '../../../api/account/tokens.ts';
import { seedNotices } from '../../../api/notices/seed.ts';
import { insertChatLogin, offerChatToken } from '../../../db/account/chat-logins.ts';
import { insertCoupons } from '../../../db/billing/coupons.ts';
import { openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { insertImport } from '../../../db/imports/imports.ts';
import { insertImageTask } from '../../../db/listing/image-translations.ts';
import { insertGroup } from '../../../db/shops/shop-groups.ts';
import { createTestApi } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
import { addMainAccount } from '../../support/main-account.ts';
import { startPushService } from '../../support/push-service.ts';
import { waitingImport } from '../../support/sales-import.ts';
import { addShippingOrder } from '../../support/shipping.ts';

export const phone = '13911112222';
export const managerPhone = '13922221111';
export const pictureAtHost = 'https://cbu01.alicdn.com/img/box.jpg';
export const chatSession = 'c'.repeat(32);

export type ContractWorld = Awaited<ReturnType<typeof createContractWorld>>;

/** A boss with whatever a call may be about: shops of both marketplaces, goods, orders, people, messages, codes. */
export async function createContractWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'seller-contract-'));
  const databaseUrl = `sqlite:${join(folder, 'main.db')}`;
  const db = await openDatabase(databaseUrl);
  await migrate(db);
  const pushService = await startPushService((): number => api.clock.now());
  const browser = pushService.browser();
  const pushServices = [pushService.origin];
  /** The texts of e-mail. */
  const mailed: string[] = [];
  const api = await createTestApi({
    db,
    config: { dataDir: folder, databaseUrl, pushServices },
    mail: {
      origin: 'https://seller.test',
      send: async ({ text }) => {
        mailed.push(text);
        return { state: 'sent' };
      },
    },
    // No test asks a site for its pictures.
    listing: { fetchPicture: async () => ({ ok: false, body: null }) },
  });
  await seedNotices(db);
  const boss = await api.signIn({ phone });
  const { token } = boss;
  const imageTaskId = String(
    await insertImageTask(db, {
      owner_id: boss.user.id,
      user_id: boss.user.id,
      image: pictureAtHost,
      source_language: 'zh-CN',
      language: 'en',
      state: 'done',
      boxes: '[]',
      url: pictureAtHost,
      unknown_words: '[]',
      version: 1,
      created_at: 0,
      updated_at: 0,
    }),
  );
  const mallIds: string[] = [];
  const orderNos: string[] = [];
  /** Of these pieces are missing. */
  const shortOrderNos: string[] = [];
  for (const platform of ['temu', 'shein'] as const) {
    const shop = await api.shop(boss.user, { platform, expire_at: api.clock.now() });
    mallIds.push(shop.mall_id);
    const [sku] = await addProduct(db, shop, { K: [{ code: 'K-1' }] }, { product_id: 'P-1' });
    orderNos.push(await addShippingOrder(db, shop));
    shortOrderNos.push(await addShippingOrder(db, shop, { [sku ?? 0]: 3 }));
  }
  const open = await api.shop(boss.user);
  /** What there is to do in a shop whose time is paid. */
  const todo = { kind: 'violation', subject: 'V1', shopId: open.mall_id };
  await db
    .insertInto('shop_message')
    .values({
      shop_id: open.id,
      message_id: todo.subject,
      kind: 'violation',
      rule_code: null,
      product_id: null,
      title: '描述不符',
      content: '请申诉',
      fine: 5_000,
      state: 'open',
      happened_at: api.clock.now(),
    })
    .execute();
  const sheinIds: string[] = [];
  for (let place = 0; place < 2; place += 1)
    sheinIds.push((await api.shop(boss.user, { platform: 'shein' })).mall_id);
  const manager = await api.signIn({
    phone: managerPhone,
    role: 'manager',
    boss_id: boss.user.id,
  });
  const managerId = String(manager.user.id);
  await api.assign(manager.user, ...(await db.selectFrom('shop').selectAll().execute()));
  await insertCoupons(db, ['CONTRACT2345'], 3_000, api.clock.now());
  const groupIds: string[] = [];
  for (const name of ['甲组', '乙组'])
    groupIds.push(String(await insertGroup(db, boss.user.id, name, [])));
  const accountIds: string[] = [];
  for (const uid of ['T-1', 'T-2']) {
    const account = { phone, external_uid: uid };
    accountIds.push(String(await addMainAccount(db, boss.user, account)));
  }
  const operatorIds: string[] = [];
  for (const place of ['1', '2']) {
    const staff = { role: 'manager', is_operator: 1, boss_id: boss.user.id } as const;
    const { user } = await api.signIn({ phone: `1391111900${place}`, ...staff });
    operatorIds.push(String(user.id));
  }
  const saved = await insertImport(db, {
    owner_id: boss.user.id,
    upload_id: 'contract',
    file_name: '二月.csv',
    options: '{}',
    ...waitingImport,
    status: 'done',
    percent: 100,
    created_at: 0,
  });
  const chatBoss = await api.signIn({ phone: 'chat:contract' });
  const withPassword = await api.signIn({ password_hash: await hashPassword('abc125') });
  const looking = await api.signIn();
  const looked = await api.signIn({ role: 'manager', boss_id: looking.user.id });
  /** A boss of their own, who looks at the product as their manager. */
  const viewing = { token: looking.token, workerId: String(looked.user.id) };
  const chatToken = newToken();
  await insertChatLogin(db, {
    sessionId: chatSession,
    linkUserId: null,
    linkSession: null,
    expiresAt: api.clock.now() + 600_000,
  });
  await offerChatToken(db, {
    sessionId: chatSession,
    userId: boss.user.id,
    tokenHash: hashToken(chatToken),
    expiresAt: api.clock.now() + 600_000,
  });
  return {
    api,
    db,
    browser,
    token,
    chatBossToken: chatBoss.token,
    passwordToken: withPassword.token,
    viewing,
    chatToken,
    mallIds,
    sheinIds,
    accountIds,
    groupIds,
    operatorIds,
    managerId,
    orderNos,
    shortOrderNos,
    todo,
    imageTaskId,
    savedImportId: String(saved.id),
    mailed,
    /** `data` of the calls made so far. */
    answers: new Map<string, Record<string, unknown>>(),
    close: async () => {
      pushService.close();
      await api.close();
      await db.destroy();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
