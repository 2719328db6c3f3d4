import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../api/account/passwords.ts';
import { hashToken, newToken } from '../../../api/account/tokens.ts';
import { audits } from '../../../api/audit/subjects.ts';
import { type Call, platformTaken } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import type { DataSource } from '../../../api/contract/rules/data-source.ts';
import { isSecretName } from '../../../api/contract/rules/secrets.ts';
import { seedNotices } from '../../../api/notices/seed.ts';
import { routes } from '../../../api/route-table.ts';
import { insertChatLogin, offerChatToken } from '../../../db/account/chat-logins.ts';
import { insertCoupons } from '../../../db/billing/coupons.ts';
import { type Db, openDatabase } from '../../../db/engine/connect.ts';
import { migrate } from '../../../db/engine/migrate.ts';
import { insertImport } from '../../../db/imports/imports.ts';
import { insertImageTask } from '../../../db/listing/image-translations.ts';
import { insertGroup } from '../../../db/shops/shop-groups.ts';
import { type CallOptions, createTestApi, pictureForm, type TestApi } from '../../support/api.ts';
import { addProduct } from '../../support/catalogue.ts';
import { addMainAccount } from '../../support/main-account.ts';
import { type Browser, type PushService, startPushService } from '../../support/push-service.ts';
import { waitingImport } from '../../support/sales-import.ts';
import { addShippingOrder } from '../../support/shipping.ts';

/**
 * Every declared call is answered by the embedded api within its schema, in one session that uses the
 * answers of earlier calls. A declaration without an answer, or without fields here, fails.
 */
const phone = '13911112222';
const newPhone = '13911113333';
const managerPhone = '13922221111';
const assignedPhone = '13922222222';
const file = gzipSync('订单号,货号,数量,单价,时间\nA1,K-1,2,19.90,2026-03-10 09:00:00\n');
const importOptions = {
  mapping: {
    orderNo: '订单号',
    productCode: '货号',
    quantity: '数量',
    unitPrice: '单价',
    soldAt: '时间',
  },
  encoding: 'utf-8',
};

/** Of the product that the shops have, and what is drawn for it. */
const skuId = 'SK-1';
const drawing = { width: 1000, height: 700, pointsList: [] };

let folder: string;
let db: Db;
let api: TestApi;
let pushService: PushService;
let browser: Browser;
let token: string;
let chatBossToken: string;
let passwordToken: string;
/** A boss of their own, who looks at the product as their manager. */
let viewing: { readonly token: string; readonly workerId: string };
let managerId: string;
/** What there is to do in a shop whose time is paid. */
const todo = { kind: 'violation', subject: 'V1', shopId: '' };
const mallIds: string[] = [];
const sheinIds: string[] = [];
const accountIds: string[] = [];
const orderNos: string[] = [];
/** The texts of e-mail. */
const mailed: string[] = [];
/** Of these pieces are missing. */
const shortOrderNos: string[] = [];
const groupIds: string[] = [];
let savedImportId: string;
let imageTaskId: string;
const pictureAtHost = 'https://cbu01.alicdn.com/img/box.jpg';
const operatorIds: string[] = [];
const chatSession = 'c'.repeat(32);
const chatToken = newToken();
/** `data` of the calls made so far. */
const answers = new Map<string, Record<string, unknown>>();
/** What was sent in the calls made so far. */
const sent = new Map<string, Record<string, unknown>>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seller-contract-'));
  const databaseUrl = `sqlite:${join(folder, 'main.db')}`;
  db = await openDatabase(databaseUrl);
  await migrate(db);
  pushService = await startPushService(() => api.clock.now());
  browser = pushService.browser();
  const pushServices = [pushService.origin];
  api = await createTestApi({
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
  token = boss.token;
  imageTaskId = String(
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
  for (const platform of ['temu', 'shein'] as const) {
    const shop = await api.shop(boss.user, { platform, expire_at: api.clock.now() });
    mallIds.push(shop.mall_id);
    const [sku] = await addProduct(db, shop, { K: [{ code: 'K-1' }] }, { product_id: 'P-1' });
    orderNos.push(await addShippingOrder(db, shop));
    shortOrderNos.push(await addShippingOrder(db, shop, { [sku ?? 0]: 3 }));
  }
  const open = await api.shop(boss.user);
  todo.shopId = open.mall_id;
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
  for (let place = 0; place < 2; place += 1)
    sheinIds.push((await api.shop(boss.user, { platform: 'shein' })).mall_id);
  const manager = await api.signIn({
    phone: managerPhone,
    role: 'manager',
    boss_id: boss.user.id,
  });
  managerId = String(manager.user.id);
  await api.assign(manager.user, ...(await db.selectFrom('shop').selectAll().execute()));
  await insertCoupons(db, ['CONTRACT2345'], 3_000, api.clock.now());
  for (const name of ['甲组', '乙组'])
    groupIds.push(String(await insertGroup(db, boss.user.id, name, [])));
  for (const uid of ['T-1', 'T-2']) {
    const account = { phone, external_uid: uid };
    accountIds.push(String(await addMainAccount(db, boss.user, account)));
  }
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
  savedImportId = String(saved.id);
  const chatBoss = await api.signIn({ phone: 'chat:contract' });
  chatBossToken = chatBoss.token;
  const withPassword = await api.signIn({ password_hash: await hashPassword('abc125') });
  passwordToken = withPassword.token;
  const looking = await api.signIn();
  const looked = await api.signIn({ role: 'manager', boss_id: looking.user.id });
  viewing = { token: looking.token, workerId: String(looked.user.id) };
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
});
afterAll(async () => {
  pushService.close();
  await api.close();
  await db.destroy();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const uploadId = () => answers.get('uploadImport')?.uploadId;
const importId = () => answers.get('startImport')?.importId;
const exportId = () => answers.get('startExport')?.exportId;

/** Fields of the calls that need more than the shops and a date range. */
const special: Readonly<Record<string, () => Record<string, unknown>>> = {
  login: () => ({ phone, code: api.codeFor(phone) }),
  register: () => ({ phone: newPhone, password: 'abc123', code: api.codeFor(newPhone) }),
  resetpass: () => ({ phone: newPhone, password: 'abc124', code: api.codeFor(newPhone) }),
  sendPhoneCode: () => ({ phone }),
  sendPhoneCodeRegister: () => ({ phone: newPhone }),
  sendPhoneCodeFindPass: () => ({ phone: newPhone }),
  sendPhoneCodeBind: () => ({ phone: '13911114444' }),
  bindPhone: () => ({
    phone: '13911114444',
    password: 'abc123',
    code: api.codeFor('13911114444'),
  }),
  chatLoginExchange: () => ({ sessionId: chatSession, token: chatToken }),
  createApiKey: () => ({
    name: '报表工具',
    rights: 'read',
    shopIds: mallIds,
    withCost: true,
    lastDay: '2026-04-11',
  }),
  endSession: () => Object(Object.values(answers.get('listSessions') ?? {}).at(-1)),
  changePassword: () => ({ oldPassword: 'abc125', password: 'abc126' }),
  setNickName: () => ({ nickName: '王老板' }),
  listTableViews: () => ({ table: 'products' }),
  saveTableView: () => ({
    viewId: null,
    table: 'products',
    name: '滞销',
    query: 'hint=deadStock',
    isShared: true,
  }),
  setDefaultTableView: () => ({ table: 'products', viewId: null }),
  saveUserNotes: () => ({ notes: [{ name: 'homeLayout', value: '{}' }] }),
  deleteTableView: () => Object(answers.get('saveTableView')),
  restoreTableView: () => Object(answers.get('saveTableView')),
  viewAs: () => ({ workerId: viewing.workerId }),
  revokeApiKey: () => Object(answers.get('createApiKey')?.key),
  bindAccount: () => ({ phone: '12000000001', password: 'temu2026' }),
  sendTemuCode: () => {
    api.clock.advance(60_000);
    return { phone: '12000000001', password: 'temu2026' };
  },
  confirmBindCode: () => ({ phone: '12000000001', code: api.codeFor('12000000001') }),
  getShopCookie: () => ({ shopId: answers.get('confirmBindCode')?.firstShopId }),
  startHelperSession: () => ({
    userId: answers.get('issueHelperToken')?.userId,
    token: answers.get('issueHelperToken')?.token,
    deviceId: 'd'.repeat(32),
  }),
  registerDevice: () => ({ deviceId: 'd'.repeat(32), name: '办公室' }),
  getBindState: () => ({ phone: '12000000001' }),
  getTemuShopListByTemuUid: () => ({ temuUid: 'T-1' }),
  unbindTemuAccount: () => ({ accountId: accountIds[0] }),
  deleteMyTemuAcount: () => ({ accountId: accountIds[1] }),
  unbindSheinShop: () => ({ shopId: sheinIds[0] }),
  sheinAuthCancel: () => ({ shopId: sheinIds[1] }),
  setShopTabAllMap: () => ({
    layout: { listShowTab: mallIds, listClosedTab: [], listPinnedTab: mallIds.slice(0, 1) },
  }),
  renameShop: () => ({ shopId: mallIds[0], name: '合同店' }),
  getListingOptions: () => ({ shopId: mallIds.join(',') }),
  saveLabel: () => ({ drawing }),
  saveTemplate: () => ({ name: '常规', drawing }),
  saveGpsrTemplate: () => ({ name: '德国', market: 'DE', drawing }),
  saveTemplateWithSku: () => ({ skuId, name: '一件', drawing }),
  getLabelBySkuId: () => ({ skuId }),
  getLabelsBySkuIds: () => ({ skuIds: [skuId] }),
  updateLabel: () => ({
    templateId: answers.get('saveTemplate')?.templateId,
    version: 1,
    name: '新名',
  }),
  deleteLabel: () => ({ templateId: answers.get('saveTemplate')?.templateId }),
  collectByUrl: () => ({ url: 'https://detail.1688.com/offer/1.html', shopId: mallIds[0] }),
  importCollected: () => ({
    shopId: mallIds[0],
    sourceUrl: 'https://detail.1688.com/offer/2.html',
    sourceLanguage: 'zh-CN',
    title: '收纳盒',
    images: ['https://cbu01.alicdn.com/img/box.jpg'],
    skus: [{ spec: '大号', price: 1250, stock: 3 }],
  }),
  getListingDetail: () => ({ id: answers.get('collectByUrl')?.id }),
  saveListing: () => ({ ...answers.get('getListingDetail') }),
  translateListing: () => ({ id: answers.get('collectByUrl')?.id, language: 'fr' }),
  publishListing: () => ({ id: answers.get('collectByUrl')?.id, withUnknownWords: true }),
  deleteListings: () => ({ ids: answers.get('pickCandidate')?.id }),
  submitImage: () => ({ image: pictureAtHost, targetLang: 'en' }),
  getImageState: () => ({ taskId: imageTaskId }),
  getImageResult: () => ({ taskId: imageTaskId }),
  redrawImage: () => ({ taskId: imageTaskId, version: 1, boxes: [] }),
  cancelImage: () => ({ taskId: imageTaskId }),
  querySelection: () => ({ shopId: mallIds[0] }),
  pickCandidate: () => ({ productId: 'T1001', shopId: mallIds[0] }),
  saveUserGroups: () => ({ shopGroupName: '合同组' }),
  updateUserGroups: () => ({ groupId: groupIds[0], shopGroupName: '新组' }),
  saveShopGroups: () => ({ groupId: groupIds[0], shopId: mallIds.join(',') }),
  removeUserGroups: () => ({ groupId: groupIds[1] }),
  saveWorkerUser: () => ({ phone: '13911115555', password: 'abc123' }),
  saveShipper: () => ({ phone: '13911116666', password: 'abc123' }),
  getWorkerPassword: () => ({ phone: '13911115555', issue: true }),
  removeShipperAuthorization: () => ({ phone: '13911115555', shopIdStr: mallIds[0] }),
  deleteShipper: () => ({ phone: '13911116666' }),
  checkPhoneExists: () => ({ phone: managerPhone }),
  checkUserWorkerPhone: () => ({ phone: managerPhone }),
  getShopsByPhone: () => ({ phone: managerPhone }),
  getPermissionIds: () => ({ phone: managerPhone }),
  setPermissionIds: () => ({ phone: managerPhone, permissionIdList: [1, 2] }),
  saveManager: () => ({
    phone: '13922223333',
    password: 'abc123',
    permissionIdList: [3],
    temuShopIdList: [mallIds[0]],
  }),
  settingMgtUserPass: () => ({ phone: managerPhone, password: 'abc123' }),
  deleteManagerPermission: () => ({ phoneIndex: 0, shopId: mallIds[0], phone: managerPhone }),
  removeShopKeeperId: () => ({ shopId: mallIds[1], phone: managerPhone }),
  deleteManager: () => ({ phone: '13922223333' }),
  removeShopWorkerId: () => ({ shopId: sheinIds[0], workerId: managerId }),
  sendCode: () => ({ phone: assignedPhone }),
  sendCodeForBindAndDistribute: () => ({ phone: '13922224444', password: 'abc123' }),
  distributeShopToUser: () => ({
    phone: assignedPhone,
    code: api.codeFor(assignedPhone),
    shopIdStr: mallIds.join(','),
  }),
  distributeShopToUserNoCode: () => ({ phone: assignedPhone, shopIdStr: sheinIds[0] }),
  getShopListForOwnerByEntity: () => ({ entity: 'T-1' }),
  getShopsByEntities: () => ({ entityStr: 'T-1,T-2' }),
  getShopListByWorkerIdForOwner: () => ({ workerId: operatorIds[0] }),
  getOperatorAssignments: () => ({ workId: operatorIds[0] }),
  saveOperatorShops: () => ({ phone: '13911117777', shopIdStr: mallIds.join(',') }),
  sendPhoneCodeOperator: () => ({ phone: '13911118888' }),
  changeOperatorPhone: () => ({
    workId: operatorIds[0],
    phone: '13911118888',
    code: api.codeFor('13911118888'),
  }),
  deleteOperator: () => ({ workId: operatorIds[1] }),
  getNotice: () => ({ noticeId: 1 }),
  productCountByType: () => ({ shopId: mallIds[0], productType: '已创建首单' }),
  saveCostBySku: () => ({ costs: [{ shopId: mallIds[0], skuId: 'SK-1', cost: 100 }] }),
  costBySku: () => ({ costs: [{ shopId: mallIds[1], skuId: 'SK-1', cost: null }] }),
  setProductNameBySkc: () => ({ shopId: mallIds[0], skc: 'CK', name: '合同商品' }),
  getSkuChanges: () => ({ shopId: mallIds[0], id: 'P-1' }),
  updateProductInfoSummary: () => ({ shopId: mallIds[0], productId: 'P-1', category: '收纳' }),
  confirmPacking: () => ({ orderNo: orderNos[0] }),
  confirmShipping: () => ({ orderNo: orderNos[0] }),
  confirmEntry: () => ({ orderNo: orderNos[0] }),
  reportShortage: () => ({ orderNo: shortOrderNos[1], skuId: 'SK-1', missing: 1 }),
  answerShortage: () => ({ orderNo: shortOrderNos[1], skuId: 'SK-1', reply: '下午补货' }),
  clearShortage: () => ({ orderNo: shortOrderNos[1], skuId: 'SK-1' }),
  cancelShippingOrder: () => ({ orderNo: orderNos[1] }),
  submitOrder: () => ({
    orders: [{ shopId: mallIds[0], month: 1, payType: 2, price: 69, couponId: null }],
  }),
  cancelOrder: () => ({ orderNo: answers.get('submitOrder')?.orderNo }),
  destructionCet: () => ({ certNo: 'CONTRACT2345' }),
  uploadFile: () => ({}),
  uploadImport: () => ({ fileName: '三月.csv.gz' }),
  tryImport: () => ({ fileName: '三月.csv.gz' }),
  previewImport: () => ({ uploadId: uploadId() }),
  startImport: () => ({
    uploadId: uploadId(),
    options: { ...importOptions, shopId: mallIds[0] },
    dryRun: true,
  }),
  savePushSettings: () => ({ kinds: ['fine'], quietFrom: '22:00', quietTo: '07:00' }),
  savePushSubscription: () => browser.subscription,
  deletePushSubscription: () => ({ endpoint: browser.subscription.endpoint }),
  sendTestPush: () => ({ endpoint: browser.subscription.endpoint }),
  sendMailCode: () => ({ address: 'boss@shop.example', language: 'zh-CN' }),
  confirmMail: () => ({ code: /\d{6}/.exec(mailed[0] ?? '')?.[0] }),
  saveMailSettings: () => ({ kinds: ['fine'], language: 'en' }),
  markAlerts: () => ({ alertIds: ['1'], isRead: true }),
  unreadAlerts: () => ({ readTime: answers.get('readAllAlerts')?.readTime }),
  saveAlertSettings: () => ({ kinds: ['fine'], pushKinds: [], fineFrom: null, soldOutFrom: null }),
  listTodoPeople: () => todo,
  putOffTodo: () => ({ ...todo, until: api.clock.now() + 3_600_000 }),
  resumeTodo: () => todo,
  handTodo: () => ({ ...todo, userId: managerId, note: '' }),
  takeBackTodo: () => todo,
  settleTodo: () => todo,
  reopenTodo: () => todo,
  startExport: () => ({ kind: 'products', shopIds: mallIds }),
  getExport: () => ({ exportId: exportId() }),
  deleteExport: () => ({ exportId: exportId() }),
  getImport: () => ({ importId: importId() }),
  listImportRefusals: () => ({ importId: importId() }),
  listImportChanges: () => ({ importId: importId() }),
  cancelImport: () => ({ importId: importId() }),
  takeBackImport: () => ({ importId: savedImportId }),
  discardUpload: () => ({ uploadId: uploadId() }),
  explainStanding: () => ({ shopId: mallIds.join(','), kind: 'money' }),
};

const commonFields: Readonly<Record<string, string>> = {
  startTime: '2026-03-01',
  endTime: '2026-03-11',
  compareStartTime: '2026-02-01',
  compareEndTime: '2026-02-11',
};

function fieldsOf(call: Call, dataSource: DataSource): Record<string, unknown> {
  const given = special[call.name];
  if (given !== undefined) return given();
  const names = Object.keys(call.input.shape);
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(commonFields).filter(([name]) => names.includes(name)),
  );
  if (call.shops === 'single') fields[call.shopField] = mallIds[0];
  // The first shop is of temu, the second one of shein.
  const taken = { temu: mallIds[0], shein: mallIds[1] };
  const platform = platformTaken(call, dataSource);
  if (call.shops === 'multi')
    fields[call.shopField] = platform === undefined ? mallIds.join(',') : taken[platform];
  return fields;
}

/** What must come before what: a code before it is used, a sign-out last. */
const first = [
  'sendPhoneCode',
  'login',
  'sendPhoneCodeRegister',
  'register',
  'sendPhoneCodeFindPass',
  'sendCode',
  'collectByUrl',
];
const last = [
  'issueHelperToken',
  'startHelperSession',
  'keepHelperSession',
  'getShopCookie',
  'endHelperSession',
  'updateLabel',
  'deleteLabel',
  'publishListing',
  'deleteListings',
  'unbindTemuAccount',
  'deleteMyTemuAcount',
  'unbindSheinShop',
  'sheinAuthCancel',
  'cancelImport',
  'takeBackImport',
  'deleteExport',
  'deletePushSubscription',
  'discardUpload',
  'logout',
];
/** Calls of somebody who has signed in by chat app and has no phone. */
const ofChatBoss = ['sendPhoneCodeBind', 'bindPhone'];
const middle = [...calls.keys()].filter((name) => !first.includes(name) && !last.includes(name));
const order = [...first, ...middle, ...last];

/** What is sent beside fields. */
const bodies: Partial<Record<Call['encoding'], Pick<CallOptions, 'body'>>> = {
  binary: { body: new Uint8Array(file) },
  multipart: { body: pictureForm() },
};

function callerOf({ name, helpers }: Call): string {
  if (helpers === 'only') return String(answers.get('startHelperSession')?.token);
  if (name === 'changePassword') return passwordToken;
  if (name === 'viewAs' || name === 'endViewing') return viewing.token;
  return ofChatBoss.includes(name) ? chatBossToken : token;
}

describe('the embedded api', () => {
  it('[R7.1-13] has one route for every declared call and none beside', () => {
    expect(routes.map(({ call }) => call.name).sort()).toEqual([...calls.keys()].sort());
    for (const { call } of routes) expect(calls.get(call.name)).toBe(call);
  });

  it.each(order)('[R7.1-15] answers %s within its schema', async (name) => {
    const call = calls.get(name);
    if (call === undefined) throw new Error(`No call ${name}`);
    const sources = call.stockable ? (['sales', 'stocks'] as const) : (['sales'] as const);
    for (const dataSource of sources) {
      const caller = callerOf(call);
      const options: CallOptions = { token: caller, dataSource };
      const fields = fieldsOf(call, dataSource);
      sent.set(name, fields);
      const answer = await api.call(name, fields, { ...options, ...bodies[call.encoding] });
      expect({ status: answer.status, code: answer.code, msg: answer.msg }).toMatchObject({
        status: 200,
        code: 0,
      });
      call.output.parse(answer.data);
      answers.set(name, answer.data);
    }
    expect(api.logged).toEqual([]);
  });

  it('has left a line of who did what for every call that writes, and for each credential that a helper had', async () => {
    const lines = await db.selectFrom('audit_log').selectAll().execute();
    const done = lines.filter(({ outcome }) => outcome === 'done').map(({ call }) => call);
    const leftOut = [...audits].flatMap(([name, audit]) => ('leftOut' in audit ? [name] : []));
    const writes = [...calls.values()].flatMap(({ name, kind }) =>
      kind === 'write' ? [name] : [],
    );
    expect([...new Set(done)].sort()).toEqual(
      [...writes.filter((name) => !leftOut.includes(name)), 'getShopCookie'].sort(),
    );
    expect(lines.filter(({ outcome }) => outcome !== 'done')).toEqual([]);
  });

  it('has no secret in these lines, neither one that was sent nor one that was answered', async () => {
    // Codes, keys of browsers and coupons are called so in the fields alone.
    const alsoSecret = ['code', 'auth', 'p256dh', 'endpoint', 'certNo', 'sessionId', 'deviceId'];
    const secrets = [...sent, ...answers].flatMap(([, fields]) =>
      Object.entries(Object(fields)).flatMap(([name, value]) =>
        typeof value === 'string' && (isSecretName(name) || alsoSecret.includes(name))
          ? [value]
          : [],
      ),
    );
    expect(secrets.length).toBeGreaterThan(20);
    const rows = await db
      .selectFrom('audit_log')
      .select(['person', 'subjects', 'words', 'changes', 'msg', 'via_id'])
      .execute();
    const text = JSON.stringify(rows);
    expect(text).toContain('合同店');
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
