import { beforeEach, describe, expect, it } from 'vitest';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import type { TestApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { pushApi, tell } from '../../support/push.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { addReports, violation } from '../../support/shop-reports.ts';
import { testBff } from '../world.ts';

let api: TestApi;
let graph: ReturnType<typeof testBff>;

beforeEach(async () => {
  ({ api } = await pushApi());
  const transport = fetchTransport((request) => api.handle(request));
  graph = testBff({ transport, previewTransport: transport });
  return () => graph.bff.close();
});

const asked = `query($filter: AlertFilter) { alerts(filter: $filter, first: 5) {
  totalCount unreadCount pageInfo { hasNextPage }
  edges { node { id kind name amount target readAt isOver shop { id } } } } }`;
const marking = `mutation($input: MarkAlertsInput!) { markAlerts(input: $input) {
  count errors { code } } }`;
const readingAll = `mutation { readAllAlerts(input: {}) { count readAt errors { code } } }`;
const takingBack = `mutation($readAt: DateTime!) { unreadAlerts(readAt: $readAt) {
  count errors { code } } }`;
const saving = `mutation($input: SaveAlertSettingsInput!) { saveAlertSettings(input: $input) {
  settings { kinds pushKinds fineFrom soldOutFrom } error { field message } errors { code } } }`;

async function fined() {
  const boss = await api.signIn();
  const shop = await api.shop(boss.user);
  api.clock.advance(1);
  const message = violation('V1', '2026-03-12', { fine: 12_345, at: api.clock.now() });
  await addReports(api.db, shop, { messages: [message] });
  await tell(api);
  return { ...boss, shop };
}

describe('alerts in the graph', () => {
  it('are listed, counted, read and unread again by their person alone', async () => {
    const { token, shop } = await fined();
    const alerts = async (filter = {}, by = token) =>
      (await graph.ask(asked, { token: by, variables: { filter } })).data.alerts;
    const shopId = `temu:${shop.mall_id}`;
    const listed = await alerts({ kinds: ['FINE'], shopId, unread: true });
    expect(listed).toMatchObject({ totalCount: 1, unreadCount: 1 });
    expect(listed.edges[0].node).toMatchObject({
      kind: 'FINE',
      amount: '123.45',
      target: 'V1',
      readAt: null,
      shop: { id: shopId },
    });
    const { id } = listed.edges[0].node;
    const other = await api.signIn();
    const variables = { input: { alertIds: [id] } };
    const ofOther = await graph.ask(marking, { token: other.token, variables });
    expect(ofOther.data.markAlerts).toEqual({ count: 0, errors: [] });
    expect((await alerts({}, other.token)).totalCount).toBe(0);
    const all = (await graph.ask(readingAll, { token })).data.readAllAlerts;
    expect(all.count).toBe(1);
    expect(await alerts()).toMatchObject({ totalCount: 1, unreadCount: 0 });
    const back = await graph.ask(takingBack, { token, variables: { readAt: all.readAt } });
    expect(back.data.unreadAlerts).toEqual({ count: 1, errors: [] });
    expect((await graph.ask(marking, { token, variables })).data.markAlerts.count).toBe(1);
    expect((await alerts({ unread: true })).edges).toEqual([]);
  });

  it('follow the rules of their person, refused by the field that is wrong', async () => {
    const { token } = await fined();
    const save = async (fineFrom: string) => {
      const input = { kinds: ['FINE'], pushKinds: ['FINE'], fineFrom };
      return (await graph.ask(saving, { token, variables: { input } })).data.saveAlertSettings;
    };
    expect((await save('123.46')).settings).toEqual({
      kinds: ['FINE'],
      pushKinds: ['FINE'],
      fineFrom: '123.46',
      soldOutFrom: null,
    });
    expect((await graph.ask(asked, { token })).data.alerts.totalCount).toBe(0);
    expect(await save('-1.00')).toMatchObject({
      settings: null,
      error: { field: 'fineFrom', message: '金额不能小于 0' },
    });
  });

  it('reach a warehouse shipper by their shops, and no visitor and no tool', async () => {
    const boss = await api.signIn();
    const shop = await api.shop(boss.user);
    const shipper = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
    await api.assign(shipper.user, shop);
    await addShippingOrder(
      api.db,
      shop,
      {},
      { ship_by: api.clock.now() + 3_600_000, order_no: 'FH1' },
    );
    await tell(api);
    const told = (await graph.ask(asked, { token: shipper.token })).data.alerts;
    expect(told.edges).toMatchObject([{ node: { kind: 'SHIP_SOON', name: 'FH1' } }]);
    const { secret } = await makeKey(api, boss.token);
    const codeOf = async (token?: string) =>
      (await graph.ask(asked, token ? { token } : {})).errors?.[0]?.extensions?.code;
    expect(await codeOf()).toBe('VISITOR_BLOCKED');
    expect(await codeOf(secret)).toBe('FORBIDDEN');
  });
});
