import { describe, expect, it } from 'vitest';
import { confirmBindCode } from '../../../api/contract/binding.ts';
import { getShopList } from '../../../api/contract/shops.ts';
import { type BindingWorld, bindingWorld, visit } from './world.ts';

const phone = '12000000001';
const password = 'temu2026';
const clientId = 'a1'.repeat(16);

const bind = /* GraphQL */ `
  mutation Bind($phone: String!, $password: String!) {
    bindMainAccount(input: { phone: $phone, password: $password }) {
      bind { phone status message firstShop { id } }
      error { code message field }
    }
  }
`;
const confirm = /* GraphQL */ `
  mutation Confirm($phone: String!, $code: String!) {
    confirmBindCode(input: { phone: $phone, code: $code }) {
      firstShop { id phone temuUid }
      error { code message }
    }
  }
`;
const news = (field: string) =>
  `subscription { ${field} { phone message firstShopId firstShop { id } } }`;

const bindAs = (world: BindingWorld, token: string, fields: object = {}) =>
  world.ask(bind, { token, variables: { phone, password, ...fields } });

describe('binding through the schema', () => {
  it('[R6-04][R4-09][R3-10] binds and unbinds a temu main account', async () => {
    const world = await bindingWorld();
    const { token } = await world.api.signIn();
    const begun = await bindAs(world, token);
    expect(begun.errors).toBeUndefined();
    expect(begun.data.bindMainAccount).toMatchObject({
      bind: { phone, status: 'CODE_SENT', firstShop: null },
      error: null,
    });
    const wrong = await world.ask(confirm, { token, variables: { phone, code: '1' } });
    expect(wrong.data.confirmBindCode.error).toMatchObject({ code: 'INVALID_INPUT' });
    const code = world.api.codeFor(phone);
    const done = await world.ask(confirm, { token, variables: { phone, code } });
    const { firstShop, error } = done.data.confirmBindCode;
    expect(error).toBeNull();

    const query = `{
      mainAccounts { id uid phone platform needsRebind shops { id phone temuUid } }
      shops { edges { node { id } } }
      bindState(phone: "${phone}") { status message firstShop { id } }
      viewer { needRebindPhones }
    }`;
    const { data } = await world.ask(query, { token });
    const [account] = data.mainAccounts;
    expect(account).toMatchObject({ phone, platform: 'TEMU', needsRebind: false });
    expect(account.shops).toHaveLength(3);
    expect(account.shops[0]).toEqual(firstShop);
    for (const shop of account.shops) expect(shop).toMatchObject({ phone, temuUid: account.uid });
    expect(data.bindState).toMatchObject({ status: 'BOUND', firstShop: { id: firstShop.id } });
    expect(data.viewer.needRebindPhones).toEqual([]);

    const unbind = `mutation { unbindMainAccount(id: "${account.id}") { ok error { message } } }`;
    expect((await world.ask(unbind, { token })).data.unbindMainAccount.ok).toBe(true);
    expect((await world.ask(unbind, { token })).data.unbindMainAccount).toMatchObject({
      ok: false,
      error: { message: '该主账号不存在或已解绑，请刷新页面' },
    });
    const after = await world.ask('{ mainAccounts { id } shops { totalCount } }', { token });
    expect(after.data).toEqual({ mainAccounts: [], shops: { totalCount: 0 } });
  });

  it('[R7.2-05] sends another code, or says why not', async () => {
    const world = await bindingWorld();
    const { token } = await world.api.signIn();
    const resend = `mutation { resendBindCode(input: { phone: "${phone}", password: "${password}" }) { ok error { code message } } }`;
    const none = await world.ask(resend, { token });
    expect(none.data.resendBindCode.error).toEqual({
      code: 'REFUSED',
      message: '绑定异常，请重新获取验证码！',
    });
    await bindAs(world, token);
    const soon = await world.ask(resend, { token });
    expect(soon.data.resendBindCode.error.code).toBe('TOO_MANY');
    world.api.clock.advance(51_000);
    expect((await world.ask(resend, { token })).data.resendBindCode.ok).toBe(true);
    expect(world.api.sms).toHaveLength(2);
  });

  it('blocks visitors and refuses managers, as payloads', async () => {
    const world = await bindingWorld();
    const boss = await world.api.signIn();
    const manager = await world.api.signIn({ role: 'manager', boss_id: boss.user.id });
    const asVisitor = await world.ask(bind, { variables: { phone, password } });
    expect(asVisitor.data.bindMainAccount.error.code).toBe('VISITOR_BLOCKED');
    const asManager = await bindAs(world, manager.token);
    expect(asManager.data.bindMainAccount.error.code).toBe('FORBIDDEN');
    expect(world.api.sms).toEqual([]);
  });
});

describe('news of a bind', () => {
  it('[R4-11][R7.6-04][R7.6-06][R3-54][R8-19] reach the boss whose bind it is, and nobody else', async () => {
    const world = await bindingWorld();
    const [boss, other] = [await world.api.signIn(), await world.api.signIn()];
    const { token } = boss;
    const progress = await world.listen(news('bindProgressed'), 'web_bind_progress/topic', {
      token,
    });
    const finish = await world.listen(news('bindFinished'), 'web_bind_finish/topic', { token });
    const foreign = [
      await world.listen(news('bindProgressed'), 'web_bind_progress/topic', other),
      await world.listen(news('bindFinished'), 'web_bind_finish/topic', other),
    ];

    await bindAs(world, token);
    expect((await progress.frame(2)).data.bindProgressed).toEqual({
      phone,
      message: '验证码已发送，请查收主账号手机短信',
      firstShopId: null,
      firstShop: null,
    });
    const code = world.api.codeFor(phone);
    const { data } = await world.ask(confirm, { token, variables: { phone, code } });
    const { id } = data.confirmBindCode.firstShop;
    expect((await finish.frame(1)).data.bindFinished).toEqual({
      phone,
      message: '绑定成功',
      firstShopId: id.slice('temu:'.length),
      firstShop: { id },
    });

    // A bind of the other boss's own arrives; what came before it was not for them.
    await bindAs(world, other.token, { phone: '12000000002' });
    const [own] = foreign;
    expect((await own?.frame(1))?.data.bindProgressed.phone).toBe('12000000002');
    expect(
      foreign.map((heard) => heard.frames.filter((f) => JSON.stringify(f).includes(phone))),
    ).toEqual([[], []]);
  });

  it('[R8-19] name the first shop, though an older list of shops is still under way', async () => {
    const world = await bindingWorld();
    const { token } = await world.api.signIn();
    const finish = await world.listen(news('bindFinished'), 'web_bind_finish/topic', { token });
    await bindAs(world, token);
    const shops = world.hold(getShopList.path);
    const older = world.ask('{ shops { totalCount } }', { token });
    await shops.reached;
    // The message is quicker than the answer of whoever confirms.
    const answer = world.hold(confirmBindCode.path);
    const code = world.api.codeFor(phone);
    const confirming = world.ask(confirm, { token, variables: { phone, code } });
    await answer.reached;
    expect((await finish.frame(1)).data.bindFinished.firstShop).not.toBeNull();
    shops.now();
    answer.now();
    expect((await confirming).data.confirmBindCode.error).toBeNull();
    expect((await older).data.shops.totalCount).toBe(0);
  });

  it.each([
    ['[R7.6-05][R8-17]', phone, 'wrong1', '账号或密码错误'],
    ['[R8-18]', '12000000005', password, '该账号下的店铺已被其他账号绑定，请先在原账号解绑'],
  ])('%s tell of a failure', async (_ids, account, secret, message) => {
    const world = await bindingWorld();
    const { token } = await world.api.signIn();
    const failed = await world.listen(news('bindFailed'), 'web_bind_error/topic', { token });
    const answer = await bindAs(world, token, { phone: account, password: secret });
    expect(answer.data.bindMainAccount.bind).toMatchObject({ status: 'FAILED', message });
    expect((await failed.frame(1)).data.bindFailed).toMatchObject({ phone: account, message });
  });

  it('[R8-20] tell of a bind without a code', async () => {
    const world = await bindingWorld();
    const { token } = await world.api.signIn();
    const finish = await world.listen(news('bindFinished'), 'web_bind_finish/topic', { token });
    await bindAs(world, token, { phone: '12000000003' });
    const { data } = await finish.frame(1);
    expect(data.bindFinished.message).toBe('绑定成功，无需等待验证码');
    expect(data.bindFinished.firstShop.id).toBe(`temu:${data.bindFinished.firstShopId}`);
  });

  it('[R7.6-04] of an upstream that names no user go to who has such a bind', async () => {
    const world = await bindingWorld();
    const [boss, other] = [await world.api.signIn(), await world.api.signIn()];
    await bindAs(world, boss.token);
    const heard = await world.listen(news('bindProgressed'), 'web_bind_progress/topic', boss);
    const foreign = await world.listen(news('bindProgressed'), 'web_bind_progress/topic', other);
    world.events.publish('web_bind_progress/topic', { phone, msg: '同步中' });
    world.events.publish('web_bind_progress/topic', {
      phone,
      msg: '最后',
      uid: String(other.user.id),
    });
    expect((await heard.frame(1)).data.bindProgressed.message).toBe('同步中');
    expect((await foreign.frame(1)).data.bindProgressed.message).toBe('最后');
  });

  it('are for signed-in bosses only', async () => {
    const world = await bindingWorld();
    const boss = await world.api.signIn();
    const manager = await world.api.signIn({ role: 'manager', boss_id: boss.user.id });
    for (const asking of [{}, manager])
      for (const [field, topic] of [
        ['bindProgressed', 'web_bind_progress/topic'],
        ['bindFailed', 'web_bind_error/topic'],
        ['bindFinished', 'web_bind_finish/topic'],
      ] as const) {
        await expect(world.listen(news(field), topic, asking)).rejects.toBeDefined();
        expect(world.events.listeners(topic)).toBe(0);
      }
  });
});

describe('binding again', () => {
  it('[R7.6-09] is asked for on the topic of an own phone; a foreign one is not listened to', async () => {
    const world = await bindingWorld();
    const [boss, other] = [await world.api.signIn(), await world.api.signIn()];
    await bindAs(world, boss.token, { phone: '12000000003' });
    await bindAs(world, other.token);
    await world.ask(confirm, {
      token: other.token,
      variables: { phone, code: world.api.codeFor(phone) },
    });
    const query = `subscription { rebindRequested(phones: ["12000000003", "${phone}"]) { phone show isNews } }`;
    const heard = await world.listen(query, 'web_rebind/12000000003', boss);
    expect(world.events.listeners(`web_rebind/${phone}`)).toBe(0);
    expect((await heard.frame(1)).data.rebindRequested).toEqual({
      phone: '12000000003',
      show: false,
      isNews: false,
    });
    world.events.publish('web_rebind/12000000003', { phone: '12000000003', show: true });
    expect((await heard.frame(2)).data.rebindRequested).toEqual({
      phone: '12000000003',
      show: true,
      isNews: true,
    });
  });
});

describe('authorising by the page of a marketplace', () => {
  it('[R6-05][R7.6-10] authorises and unbinds shein shops, and tells that window alone', async () => {
    const world = await bindingWorld();
    const { token } = await world.api.signIn();
    const start = `mutation { startAuthorization(platform: SHEIN, clientId: "${clientId}") { url error { message } } }`;
    const { url, error } = (await world.ask(start, { token })).data.startAuthorization;
    expect(error).toBeNull();
    const query = (client: string) =>
      `subscription { authorizationFinished(clientId: "${client}") { clientId message ok } }`;
    const heard = await world.listen(query(clientId), `web_shein_bind/${clientId}`, { token });
    const elsewhere = 'b2'.repeat(16);
    const other = await world.listen(query(elsewhere), `web_shein_bind/${elsewhere}`, { token });

    const state = new URL(url, 'http://api.test').searchParams.get('state') ?? '';
    const form = new URLSearchParams({ platform: 'shein', state, account: '1', decision: 'yes' });
    const sent = await visit(world, '/api/simulator/authorise', token, form);
    await visit(world, sent.headers.get('location') ?? '', token);
    expect((await heard.frame(1)).data.authorizationFinished).toEqual({
      clientId,
      message: '授权成功！',
      ok: true,
    });
    world.events.publish(`web_shein_bind/${elsewhere}`, { clientId: elsewhere, msg: '授权已取消' });
    expect((await other.frame(1)).data.authorizationFinished.ok).toBe(false);
    expect(heard.frames).toHaveLength(1);

    const shops = (await world.ask('{ boundSheinShops { id name } }', { token })).data
      .boundSheinShops;
    expect(shops.length).toBeGreaterThan(0);
    for (const { id } of shops) {
      const unbind = `mutation { unbindSheinShop(shopId: "${id}") { ok } }`;
      expect((await world.ask(unbind, { token })).data.unbindSheinShop.ok).toBe(true);
      expect((await world.ask(unbind, { token })).data.unbindSheinShop.ok).toBe(false);
    }
    expect((await world.ask('{ boundSheinShops { id } }', { token })).data.boundSheinShops).toEqual(
      [],
    );
  });
});

describe('the software warning', () => {
  it('[R7.6-11] is closed for the user whom the message names', async () => {
    const world = await bindingWorld();
    const [boss, other] = [await world.api.signIn(), await world.api.signIn()];
    const topicOf = (id: number) => `web_close_warning/${id}`;
    const query = 'subscription { softwareWarningClosed }';
    const heard = await world.listen(query, topicOf(boss.user.id), boss);
    const foreign = await world.listen(query, topicOf(other.user.id), other);
    world.events.publish(topicOf(boss.user.id), { userId: String(boss.user.id) });
    expect((await heard.frame(1)).data).toEqual({ softwareWarningClosed: true });
    world.events.publish(topicOf(other.user.id), { userId: String(other.user.id) });
    await foreign.frame(1);
    expect([heard.frames.length, foreign.frames.length]).toEqual([1, 1]);
    await expect(world.listen(query, 'web_close_warning/visitor')).rejects.toBeDefined();
  });
});
