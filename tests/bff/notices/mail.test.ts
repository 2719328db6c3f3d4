import { beforeEach, describe, expect, it } from 'vitest';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import type { TestApi } from '../../support/api.ts';
import { makeKey } from '../../support/api-keys.ts';
import { codeIn, mailApi, mailbox, minuteLater, type Post } from '../../support/mail.ts';
import { addShippingOrder } from '../../support/shipping.ts';
import { testBff } from '../world.ts';

let api: TestApi;
let post: Post;
let graph: ReturnType<typeof testBff>;

beforeEach(async () => {
  ({ api, post } = await mailApi());
  const transport = fetchTransport((request) => api.handle(request));
  graph = testBff({ transport, previewTransport: transport });
  return () => graph.bff.close();
});

const settings = `settings { isAvailable address pendingAddress offered kinds language }`;
const asked = `{ mailSettings ${settings.slice('settings '.length)} }`;
const refusals = 'error { field message } errors { code }';
const sending = `mutation($input: SendMailCodeInput!) { sendMailCode(input: $input) { ${settings} ${refusals} } }`;
const confirming = `mutation($input: ConfirmMailInput!) { confirmMail(input: $input) { ${settings} ${refusals} } }`;
const saving = `mutation($input: SaveMailSettingsInput!) { saveMailSettings(input: $input) { ${settings} ${refusals} } }`;
const removing = `mutation { deleteMailAddress { ${settings} ${refusals} } }`;
const testing = `mutation { sendTestMail { ok ${refusals} } }`;
const found = `query($ids: [ID!]) { alerts(filter: {ids: $ids}, first: 5) { edges { node { id kind name } } } }`;

describe('e-mail in the graph', () => {
  it('is confirmed, chosen, tried, led back from and ended by whoever is signed in, a warehouse shipper too', async () => {
    const boss = await api.signIn();
    const { user, token, ask } = await api.signIn({ role: 'shipper', boss_id: boss.user.id });
    const shop = await api.shop(boss.user);
    await api.assign(user, shop);
    const write = (document: string, input?: object) =>
      graph.ask(document, { token, variables: { input } });
    const before = {
      isAvailable: true,
      address: null,
      pendingAddress: null,
      offered: ['SHIP_SOON', 'DIGEST', 'ANNOUNCEMENT'],
      kinds: ['SHIP_SOON', 'DIGEST'],
      language: null,
    };
    expect((await graph.ask(asked, { token })).data.mailSettings).toEqual(before);
    const refused = await write(sending, { address: 'boss', language: 'EN' });
    expect(refused.data.sendMailCode).toEqual({
      settings: null,
      error: { field: 'address', message: '请输入正确的邮箱地址，如 name@example.com' },
      errors: [{ code: 'INVALID_INPUT' }],
    });
    await write(sending, { address: mailbox, language: 'EN' });
    const wrong = await write(confirming, { code: '12345' });
    expect(wrong.data.confirmMail.error).toEqual({ field: 'code', message: '请输入6位数字验证码' });
    const code = codeIn(post.sent.pop() ?? { text: '' });
    const confirmed = await write(confirming, { code });
    expect(confirmed.data.confirmMail.settings).toEqual({
      ...before,
      address: mailbox,
      language: 'EN',
    });
    const saved = await write(saving, { kinds: ['SHIP_SOON', 'FINE'], language: 'FR' });
    expect(saved.data.saveMailSettings.settings).toMatchObject({
      kinds: ['SHIP_SOON'],
      language: 'FR',
    });
    expect((await write(testing)).data.sendTestMail).toEqual({ ok: true, error: null, errors: [] });
    await addShippingOrder(
      api.db,
      shop,
      {},
      { order_no: 'FH1', ship_by: api.clock.now() + 3_600_000 },
    );
    await minuteLater(api);
    expect(post.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [mailbox, 'Message de test'],
      [mailbox, expect.stringContaining('FH1')],
    ]);
    const [, id] = /\/m\/alert\/(\d+)/.exec(post.sent[1]?.text ?? '') ?? [];
    // Found by its link whatever the rules of the centre are, and by nobody else.
    const none = { kinds: [], pushKinds: [], fineFrom: null, soldOutFrom: null };
    await ask('saveAlertSettings', none);
    const led = await graph.ask(found, { token, variables: { ids: [id] } });
    expect(led.data.alerts.edges).toEqual([{ node: { id, kind: 'SHIP_SOON', name: 'FH1' } }]);
    const stranger = await api.signIn();
    const other = await graph.ask(found, { token: stranger.token, variables: { ids: [id] } });
    expect(other.data.alerts.edges).toEqual([]);
    const removed = await write(removing);
    expect(removed.data.deleteMailAddress.settings).toMatchObject({ address: null });
    expect((await write(testing)).data.sendTestMail).toMatchObject({
      ok: false,
      errors: [{ code: 'NO_ADDRESS' }],
    });
  });

  it('is nothing for visitors and for tools', async () => {
    const { token } = await api.signIn();
    const { secret } = await makeKey(api, token);
    const codeOf = async (document: string, given?: string) => {
      const { data, errors } = await graph.ask(document, { ...(given && { token: given }) });
      const [payload] = Object.values<{ errors: { code: string }[] } | null>(data ?? {});
      return errors?.[0]?.extensions?.code ?? payload?.errors[0]?.code;
    };
    for (const document of [asked, removing, testing]) {
      expect(await codeOf(document)).toBe('VISITOR_BLOCKED');
      expect(await codeOf(document, secret)).toBe('FORBIDDEN');
    }
    expect(post.sent).toEqual([]);
  });
});
