import { expect, it } from 'vitest';
import { backgroundOf } from '../../../api/binding/background.ts';
import { purgeBinding, unboundKeptFor } from '../../../db/binding/purge.ts';
import { testApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

const phone = '12000000001';
const password = 'temu2026';
const sessionId = 'b2'.repeat(16);

describeOnEngines('accounts of marketplaces and chat apps', (engine) => {
  it('[R7.2-04][R7.3-25] are bound, unbound, bound by another boss, and cleared', async () => {
    const db = await engine.fresh();
    const api = await testApi({ db });
    const [first, second] = [await api.signIn(), await api.signIn()];
    for (const boss of [first, second]) {
      await api.call('bindAccount', { phone, password }, boss);
      const code = api.codeFor(phone);
      expect((await api.call('confirmBindCode', { phone, code: 'x' }, boss)).code).toBe(1);
      expect((await api.call('confirmBindCode', { phone, code }, boss)).code).toBe(0);
      await backgroundOf(api.deps).settled();
      const [account] = (await api.call('getTemuAccountList', {}, boss)).data;
      expect(account).toMatchObject({ phone, shopNum: 3, needRebind: false });
      const { accountId } = account;
      expect((await api.call('unbindTemuAccount', { accountId }, boss)).code).toBe(0);
      expect((await api.call('getShopList', {}, boss)).data).toEqual([]);
    }
    await purgeBinding(db, api.clock.now() + unboundKeptFor);
    expect(await db.selectFrom('sale_line').select('order_no').limit(1).execute()).toEqual([]);
    expect(await db.selectFrom('bind_attempt').selectAll().execute()).toEqual([]);
    expect(api.logged).toEqual([]);
  });

  it('[R7.2-12][R7.2-24] take each window and each one-time token once', async () => {
    const db = await engine.fresh();
    const api = await testApi({ db });
    const boss = await api.signIn();
    const { data } = await api.call('temuAuthorizationUrl', {}, boss);
    const state = new URL(data, 'http://api.test').searchParams.get('state') ?? '';
    const cookies = [`token=${boss.token}`];
    const visit = (path: string, form?: Record<string, string>) =>
      api.handle(
        new Request(new URL(path, 'http://api.test'), {
          headers: { cookie: cookies.join('; ') },
          ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        }),
      );
    const choice = { platform: 'temu', state, account: '2', decision: 'yes' };
    const back = (await visit('/api/simulator/authorise', choice)).headers.get('location') ?? '';
    const ends = await Promise.all([visit(back), visit(back)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 400]);
    await backgroundOf(api.deps).settled();

    const begun = await api.call('chatLoginCode', { sessionId });
    // The sign-in comes back to the browser that began it, and to no other.
    for (const cookie of begun.headers.getSetCookie()) cookies.push(cookie.split(';', 1)[0] ?? '');
    const scanned = { state: sessionId, person: 'new', decision: 'yes' };
    const there = (await visit('/api/simulator/chat', scanned)).headers.get('location') ?? '';
    await visit(there);
    const { message } = api.published.findLast(({ topic }) => topic.includes('chat_login')) ?? {};
    const { token } = message as { token: string };
    const tries = await Promise.all(
      [1, 2].map(() => api.call('chatLoginExchange', { sessionId, token })),
    );
    expect(tries.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(api.logged).toEqual([]);
  });
});
