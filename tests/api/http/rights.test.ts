import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { type CallOptions, createTestApi, type TestApi } from '../../support/api.ts';

/**
 * Role × call. What a role may is told from what a call answers to no fields at all: who may not call it
 * hears so before anything else, who may hears about the fields, or gets an answer.
 */
const tokens: Record<string, string> = {};
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  const boss = await api.signIn();
  const manager = await api.signIn({ role: 'manager', boss_id: boss.user.id });
  const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
  Object.assign(tokens, { boss: boss.token, manager: manager.token, shipper: shipper.token });
});
afterAll(() => api.close());

type Role = 'boss' | 'manager' | 'shipper' | 'nobody' | 'stranger';

/** What somebody of the wrong role hears. */
const bossOnly = '仅BOSS账号可以操作，请联系BOSS';

async function outcome(role: Role, call: Call): Promise<'let in' | number> {
  const options: CallOptions = {
    ...(role === 'nobody' ? {} : { token: tokens[role] ?? 'x'.repeat(43) }),
    ...(call.encoding === 'binary' ? { body: '' } : {}),
  };
  // What stands in the address must be there for the call to be found at all.
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']);
  const answer = await api.call(call.name, Object.fromEntries(inPath), options);
  expect(answer.status, `${role} ${call.name}`).toBe(200);
  if (answer.code === 1 && answer.msg === bossOnly) return 1;
  return answer.code === 401 || answer.code === 403 ? answer.code : 'let in';
}

/**
 * All that a warehouse shipper may: see who they are and for which shops, pack and ship for these, and have what
 * concerns them told and pushed; read the labels that they stick on. A boss who looks at the product as them goes back.
 */
const openToShippers = new Set([
  'getUserInfo',
  'getShopListByWorkerPhone',
  'queryShippingOrders',
  'confirmPacking',
  'confirmShipping',
  'confirmEntry',
  'reportShortage',
  'clearShortage',
  'listUserNotes',
  'saveUserNotes',
  'getPushSettings',
  'savePushSettings',
  'savePushSubscription',
  'deletePushSubscription',
  'sendTestPush',
  'getMailSettings',
  'sendMailCode',
  'confirmMail',
  'saveMailSettings',
  'deleteMailAddress',
  'sendTestMail',
  'getAlerts',
  'markAlerts',
  'readAllAlerts',
  'unreadAlerts',
  'getAlertSettings',
  'saveAlertSettings',
  'getTemplates',
  'getGpsrTemplates',
  'getLabelBySkuId',
  'getLabelsBySkuIds',
  'endViewing',
]);

function expected(role: Role, call: Call): 'let in' | number {
  if (call.role === 'anyone') return 'let in';
  if (role === 'nobody' || role === 'stranger') return 401;
  if (role === 'shipper') return openToShippers.has(call.name) ? 'let in' : 403;
  if (call.role === 'boss' && role === 'manager') return 1;
  // It has no field that could be missing before the right of the person counts.
  if (call.name === 'uploadFile' && role === 'manager') return 403;
  return call.helpers === 'only' ? 403 : 'let in';
}

// Signing out would end the session under test.
const all = [...calls.values()].filter((call) => call.name !== 'logout');

describe('rights', () => {
  it.each(['boss', 'manager', 'shipper', 'nobody', 'stranger'] as const)(
    '[R6-27] of %s are as declared for every call',
    async (role) => {
      const found: Record<string, unknown> = {};
      for (const call of all) found[call.name] = await outcome(role, call);
      expect(found).toEqual(
        Object.fromEntries(all.map((call) => [call.name, expected(role, call)])),
      );
    },
  );

  it('[R6-15] [R6-16] leave binding, unbinding, people and every other call of a boss to the boss', async () => {
    const bossCalls = all.filter((call) => call.role === 'boss');
    const named = bossCalls.map((call) => call.name);
    for (const name of ['bindAccount', 'unbindTemuAccount', 'unbindSheinShop', 'saveManager'])
      expect(named).toContain(name);
    for (const call of bossCalls) expect(await outcome('manager', call), call.name).toBe(1);
  });

  it('are refused before the fields are read', async () => {
    const oversize = { method: 'POST', body: `x=${'1'.repeat(100_000)}` };
    const answer = await api.send('/api/shop/setShopTabAllMap', {
      ...oversize,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer).toMatchObject({ status: 200, code: 401, msg: '请先登录' });
  });

  it('tell a warehouse shipper and a manager where to turn', async () => {
    const asked = async (role: Role) =>
      (await api.call('getShopList', {}, { token: tokens[role] ?? 'unknown' })).msg;
    expect(await asked('shipper')).toBe('仓库发货员请使用手机App');
    expect(await asked('manager')).toBe(bossOnly);
    expect(await asked('stranger')).toBe('登录失效，请重新登录');
  });
});
