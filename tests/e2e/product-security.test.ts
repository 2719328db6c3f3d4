import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { codeIn, post, registerBoss } from '../support/person.ts';
import { type Product, productionEnv, startProduct } from '../support/product.ts';

// Each test starts servers as processes, some of them two or three.
vi.setConfig({ testTimeout: 90_000 });

/** Sends a path and headers exactly as they are given, which fetch does not. */
function raw(
  { url }: Product,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
}

const inbox = ['/dev/inbox', '/dev/inbox.json'];

const login = 'mutation ($input: LoginInput!) { login(input: $input) { error { message } } }';

describe('addresses', () => {
  const addresses = [
    '/index',
    '/home',
    '/graphql',
    '/healthz',
    '/api/none',
    '/dev/inbox',
    '/none.js',
  ];

  it('forbid framing, sniffing and what a page does not need, and never lead out of the built client', async () => {
    const product = await startProduct();
    const { url } = product;
    for (const path of addresses) {
      const { headers } = await fetch(url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")]);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toContain('unsafe-eval');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\)/);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const page = await fetch(`${url}/home`);
    expect(page.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);

    const attempts = [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..%5c..%5c..%5cpackage.json',
      '/assets/../../../package.json',
      '/....//....//package.json',
      '/%2e%2e%2f%2e%2e%2fetc%2fpasswd.txt',
      '//etc/passwd.txt',
      '/%00.txt',
      '/assets/%',
      `/${join(product.dataDir, 'main.db')}`,
      '/stamp.json',
      '/server.mjs',
      '/.env',
    ];
    for (const path of attempts) {
      const { status, text } = await raw(product, path);
      expect([path, text]).toEqual([
        path,
        expect.not.stringMatching(/"dependencies"|root:|SQLite format|"sources"/),
      ]);
      expect([path, [200, 400, 404, 503]]).toEqual([path, expect.arrayContaining([status])]);
      // An address of the client gets the client's page; a file that is not there gets none.
      if (status === 200) expect(text).toMatch(/^<!doctype html>/i);
    }
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
  });
});

describe('a session', () => {
  it('is kept from scripts and from pages of other origins, and is bound to https only where there is https', async () => {
    const local = await startProduct();
    const { url } = local;
    const person = await registerBoss(url);
    const input = { phone: person.phone, password: person.password };
    const cookies = (await post(url, login, { input })).headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    const token = cookies.find((each) => each.startsWith('token='));
    expect(token).toMatch(/^token=[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=604800$/);
    expect(cookies).toContain('signedIn=1; Path=/; SameSite=Lax; Max-Age=604800');
    const device = cookies.find((each) => each.startsWith('device='));
    expect(device).toMatch(/^device=[\w-]{43}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=34560000$/);

    // Pages of other origins get nothing from GraphQL, the upload or the websocket, and change nothing.
    const cookie = `token=${person.token}`;
    for (const foreign of ['https://evil.example', 'null']) {
      const answer = await post(
        url,
        'mutation { logout { error { message } } }',
        {},
        {
          origin: foreign,
          cookie,
        },
      );
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
      const upload = await fetch(`${url}/upload/import?fileName=a.csv`, {
        method: 'POST',
        headers: {
          origin: foreign,
          cookie,
          'x-requested-with': 'web',
          'content-type': 'application/octet-stream',
        },
        body: 'a,b',
      });
      expect(upload.status).toBe(403);
      expect((await upload.json()).error.message).toMatch(/请从本网站的页面上传文件/);
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, {
        headers: { origin: foreign, cookie },
      });
      const [error] = await once(socket, 'error');
      expect(String(error)).toContain('403');
    }
    // A form of another site sends cookies with no question asked, but only these types.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type, cookie },
        body: '{"query":"mutation { logout { error { message } } }"}',
      });
      expect(answer.status).toBe(415);
    }
    const link = `${url}/graphql?query=${encodeURIComponent('mutation { logout { error { message } } }')}`;
    expect((await fetch(link, { headers: { cookie } })).status).toBe(405);
    expect(await person.graphql('{ viewer { isBoss } }')).toEqual({ viewer: { isBoss: true } });

    await local.kill();
    const secure = await startProduct({
      PUBLIC_URL: 'https://seller.example',
      DATA_DIR: local.dataDir,
    });
    const { headers } = await fetch(`${secure.url}/healthz`);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    const secured = (await post(secure.url, login, { input })).headers.getSetCookie();
    expect(secured).toHaveLength(3);
    for (const each of secured) expect(each).toMatch(/; Secure$/);
  });
});

describe('the log', () => {
  it('has no password, code or token, even where everything is logged', async () => {
    const product = await startProduct({ LOG_LEVEL: 'trace' });
    const { url, output } = product;
    const person = await registerBoss(url, { phone: '13911114444', password: 'geheim-0815' });
    const registered = await codeIn(url, person.phone);
    const wrong = 'falsch-0816';
    const input = { phone: person.phone, password: wrong };
    expect(JSON.stringify(await (await post(url, login, { input })).json())).toMatch(/密码/);
    const body = new URLSearchParams({ phone: person.phone, password: person.password });
    const answer = await (await fetch(`${url}/api/auth/login`, { method: 'POST', body })).json();
    expect(answer.code).toBe(0);
    await fetch(`${url}/graphql?query=${encodeURIComponent('{ viewer { isBoss } }')}`, {
      headers: { authorization: person.token, 'x-request-id': 'the-last-one' },
    });
    await fetch(`${url}/graphql`, { method: 'POST', body: `{"password":"${wrong}"` });
    await expect.poll(() => output.join('\n')).toContain('the-last-one');
    const text = output.join('\n');
    expect(text).toContain('"msg":"Request"');
    const restToken = JSON.stringify(answer.data).match(/[\w-]{43}/)?.[0];
    expect(restToken).toBeDefined();
    for (const secret of [person.password, wrong, registered, person.token, restToken ?? '']) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('what only this machine may see', () => {
  it('is the inbox, whatever name or proxy leads there, and the metrics, unless the caller has the token', async () => {
    const local = await startProduct();
    expect((await raw(local, '/dev/inbox')).status).toBe(200);
    const strangers: Record<string, string>[] = [
      { host: 'evil.example' },
      { host: `127.0.0.1.evil.example:${new URL(local.url).port}` },
      { 'x-forwarded-for': '203.0.113.9' },
    ];
    for (const headers of strangers) {
      for (const path of ['/dev/inbox', '/dev/inbox.json?phone=13911112222']) {
        expect((await raw(local, path, headers)).status).toBe(404);
      }
    }
    const everywhere = await startProduct({ HOST: '0.0.0.0' });
    for (const path of inbox) expect((await raw(everywhere, path)).status, path).toBe(404);

    const token = 'metrics-token-of-this-test';
    const product = await startProduct({ METRICS_TOKEN: token });
    const far = { 'x-forwarded-for': '203.0.113.9' };
    expect((await raw(product, '/metrics')).status).toBe(200);
    expect((await raw(product, '/metrics', far)).status).toBe(401);
    const ask = (authorization: string) => raw(product, '/metrics', { ...far, authorization });
    expect((await ask('Bearer guess')).status).toBe(401);
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
    expect((await raw(local, '/metrics', { ...far, authorization: 'Bearer ' })).status).toBe(401);
  });
});

describe('production', () => {
  it.each([
    [{ DEMO: 'on' }, 'DEMO is on, but NODE_ENV=production takes no demo data.'],
    [{ SIMULATOR: 'on' }, 'SIMULATOR is on'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL is needed'],
    [{ SMS_URL: '' }, 'SMS_URL is needed'],
    [{ SMS_TOKEN: 'changeme' }, 'SMS_TOKEN is a well-known example'],
  ])('does not start with %j', async (env, why) => {
    await expect(startProduct({ ...productionEnv, ...env })).rejects.toThrow(why);
  });

  it('has no demo accounts, no inbox, no GraphiQL and no schema for strangers', async () => {
    const product = await startProduct(productionEnv);
    const { url } = product;
    const input = { phone: '13800000001', password: 'demo2026' };
    const answer = await post(url, login, { input });
    expect((await answer.json()).data.login.error.message).toMatch(/\p{Script=Han}/u);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/token=|signedIn=/);
    const page = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toMatch(/graphiql/i);
    const schema = await (await post(url, '{ __schema { queryType { name } } }')).json();
    expect(schema.data?.__schema).toBeUndefined();
    expect(schema.errors).toHaveLength(1);
    for (const path of inbox) expect((await raw(product, path)).status, path).toBe(404);
  });
});
