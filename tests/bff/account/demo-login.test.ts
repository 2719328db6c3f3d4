import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../bff/config.ts';
import { demoLoginOf } from '../../../bff/server.ts';
import { inhabit, person, testBff, testConfig, useNetwork, visitor } from '../world.ts';

const network = useNetwork();
const token = 'D'.repeat(43);
const demoLogin = { phone: '13800000001', password: 'demo2026' };
const enter = 'mutation { loginAsDemo { viewer { id role } error { code message } } }';

describe('the door of the demo boss', () => {
  it('is told of, and signs in without anything typed', async () => {
    const sent = inhabit(network, {
      people: { [token]: person(), visitor: visitor() },
      data: { login: token },
    });
    const { ask } = testBff({ config: { ...testConfig, demoLogin } });
    expect((await ask('{ hasDemoLogin }')).data).toEqual({ hasDemoLogin: true });
    const { data, headers } = await ask(enter);
    expect(data.loginAsDemo).toEqual({ viewer: { id: '1', role: 'BOSS' }, error: null });
    expect(headers.getSetCookie()[0]).toMatch(new RegExp(`^token=${token}; HttpOnly;`));
    expect(sent.find(({ path }) => path === '/api/auth/login')).toMatchObject({ input: demoLogin });
  });

  it('is shut where the server has none: nothing is sent, and no cookie set', async () => {
    const sent = inhabit(network, {
      people: { [token]: person(), visitor: visitor() },
      data: { login: token },
    });
    const { ask } = testBff();
    expect((await ask('{ hasDemoLogin }')).data).toEqual({ hasDemoLogin: false });
    const { data, headers } = await ask(enter);
    expect(data.loginAsDemo).toEqual({
      viewer: null,
      error: { code: 'REFUSED', message: '此服务器没有演示账号' },
    });
    expect(headers.getSetCookie().join()).not.toContain('token=');
    expect(sent.map(({ path }) => path)).not.toContain('/api/auth/login');
  });

  it('is open on a local run with demo data alone', () => {
    expect(demoLoginOf(readConfig({}))).toEqual(demoLogin);
    const others: Record<string, string>[] = [
      { DEMO: 'off' },
      { HOST: '0.0.0.0' },
      { UPSTREAM_URL: 'http://127.0.0.1:9' },
    ];
    for (const env of others)
      expect(demoLoginOf(readConfig(env)), JSON.stringify(env)).toBe(undefined);
    // Production refuses demo data; were it there, the door would still be shut.
    expect(
      demoLoginOf({ demo: true, local: true, production: true, upstreamUrl: undefined }),
    ).toBeUndefined();
  });
});
