import { describe, expect, it } from 'vitest';
import { backgroundOf } from '../../../api/binding/background.ts';
import { type TestApi, testApi } from '../../support/api.ts';

const clientId = 'a1'.repeat(16);

/** A browser that opens pages and sends forms with its session cookie. */
function browserOf(api: TestApi, token: string | undefined) {
  const cookie: Record<string, string> = token === undefined ? {} : { cookie: `token=${token}` };
  const visit = (path: string, init: RequestInit = {}) =>
    api.handle(new Request(new URL(path, 'http://api.test'), { ...init, headers: { ...cookie } }));
  return {
    visit,
    /** Answers the simulated authorisation page, and gives where it leads. */
    async answer(url: string, decision: 'yes' | 'no', account = '1'): Promise<string> {
      const { searchParams } = new URL(url, 'http://api.test');
      const body = new URLSearchParams({
        platform: searchParams.get('platform') ?? '',
        state: searchParams.get('state') ?? '',
        account,
        decision,
      });
      const sent = await visit('/api/simulator/authorise', { method: 'POST', body });
      expect(sent.status).toBe(303);
      return sent.headers.get('location') ?? '';
    },
  };
}

const authorisationUrl = async (api: TestApi, token: string, platform = 'shein') =>
  (await api.call(`${platform}AuthorizationUrl`, { clientId }, { token })).data as string;

const messagesTo = (api: TestApi, client = clientId) =>
  api.published
    .filter(({ topic }) => topic === `web_shein_bind/${client}`)
    .map(({ message }) => message);

describe('authorising shops on the page of the marketplace', () => {
  it.each([
    ['shein', '[R7.2-22][R6-05]'],
    ['temu', '[R7.2-24]'],
  ])('for %s %s begins at an address whose state is client id plus user id', async (platform) => {
    const api = await testApi();
    const { user, token, ask } = await api.signIn();
    const answer = await ask(`${platform}AuthorizationUrl`, { clientId });
    expect(answer.code).toBe(0);
    const url = new URL(answer.data, 'http://api.test');
    expect(url.searchParams.get('state')).toBe(`${clientId}${user.id}`);
    const shown = await browserOf(api, token).visit(answer.data);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('授权');
    // A client that names no window gets a state of the same form.
    const drawn = await ask(`${platform}AuthorizationUrl`);
    expect(new URL(drawn.data, 'http://api.test').searchParams.get('state')).toMatch(
      new RegExp(`^[0-9a-f]{32}${user.id}$`),
    );
    const manager = await api.signIn({ role: 'manager', boss_id: user.id });
    const refused = await manager.ask(`${platform}AuthorizationUrl`);
    expect(refused.code).toBe(1);
  });

  it.each(['shein', 'temu'])(
    '[R7.6-10] binds the shops of %s and tells the window',
    async (platform) => {
      const api = await testApi();
      const { token, ask } = await api.signIn();
      const browser = browserOf(api, token);
      const back = await browser.answer(await authorisationUrl(api, token, platform), 'yes');
      const end = await browser.visit(back);
      expect(end.status).toBe(200);
      expect(await end.text()).toContain('授权成功！');
      expect(messagesTo(api)).toEqual([{ clientId, msg: '授权成功！' }]);
      const shops = (await ask('getShopList')).data;
      expect(shops.length).toBeGreaterThan(0);
      for (const shop of shops) expect(shop.platformType).toBe(platform);
      await backgroundOf(api.deps).settled();
      // The same way back leads nowhere a second time.
      expect((await browser.visit(back)).status).toBe(400);
      expect(messagesTo(api)).toHaveLength(1);
    },
  );

  it('says so when the seller refuses', async () => {
    const api = await testApi();
    const { token, ask } = await api.signIn();
    const browser = browserOf(api, token);
    await browser.visit(await browser.answer(await authorisationUrl(api, token), 'no'));
    expect(messagesTo(api)).toEqual([{ clientId, msg: '授权已取消' }]);
    expect((await ask('getShopList')).data).toEqual([]);
  });

  it('takes no state of somebody else, none that is old, and no code that was made up', async () => {
    const api = await testApi();
    const [boss, thief] = [await api.signIn(), await api.signIn()];
    const url = await authorisationUrl(api, boss.token);
    const back = await browserOf(api, boss.token).answer(url, 'yes');
    expect((await browserOf(api, undefined).visit(back)).status).toBe(403);
    expect((await browserOf(api, thief.token).visit(back)).status).toBe(400);
    const forged = back.replace(`${clientId}${boss.user.id}`, `${clientId}${thief.user.id}`);
    expect(forged).not.toBe(back);
    expect((await browserOf(api, thief.token).visit(forged)).status).toBe(400);
    // The client id of one boss cannot be taken over by another.
    const taken = await thief.ask('sheinAuthorizationUrl', { clientId });
    expect(taken).toMatchObject({ code: 1 });
    expect(messagesTo(api)).toEqual([]);

    const madeUp = `/api/auth/authorised?state=${clientId}${boss.user.id}&code=v1.abcdef`;
    expect(await (await browserOf(api, boss.token).visit(madeUp)).text()).toContain('授权失败');
    expect((await boss.ask('getShopList')).data).toEqual([]);

    await authorisationUrl(api, boss.token);
    api.clock.advance(10 * 60_000);
    expect((await browserOf(api, boss.token).visit(back)).status).toBe(400);
  });

  it('is not simulated where nothing may be', async () => {
    const api = await testApi({ config: { simulated: false } });
    const { token, ask } = await api.signIn();
    expect(await ask('sheinAuthorizationUrl')).toMatchObject({
      code: 1,
      msg: '暂不支持绑定该平台，如需使用请联系客服',
    });
    const bind = await ask('bindAccount', { phone: '12000000001', password: 'a' });
    expect(bind.data).toMatchObject({
      status: 'failed',
      msg: '暂不支持绑定该平台，如需使用请联系客服',
    });
    const page = await browserOf(api, token).visit('/api/simulator/authorise');
    expect(page.status).toBe(404);
  });

  it('shows what an address says as text, never as markup', async () => {
    const api = await testApi();
    const page = await browserOf(api, undefined).visit(
      `/api/simulator/authorise?state=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(await page.text()).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
