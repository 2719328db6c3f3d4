import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createDevInbox, type InboxMessage } from '../../../bff/http/dev-inbox.ts';
import { createMetrics } from '../../../bff/http/metrics.ts';
import { type Check, createReadiness, seldom } from '../../../bff/http/readiness.ts';
import { createRoutes, type RouteOptions } from '../../../bff/http/routes.ts';
import { createStaticFiles } from '../../../bff/http/static-files.ts';
import {
  hashedScript,
  indexPage,
  temporaryFolder,
  testFront,
  webFolder,
} from './server-harness.ts';

/** The parts without which nothing is served. */
const needed = ['db'];

const named = (name: string) => async (request: Request) =>
  new Response(`${name} ${new URL(request.url).pathname}`);

async function serve(options: Partial<RouteOptions> & { trustProxy?: number } = {}) {
  const { trustProxy, ...given } = options;
  const metrics = createMetrics();
  return testFront(
    createRoutes({
      graphql: named('graphql'),
      api: named('api'),
      inbox: undefined,
      files: createStaticFiles(await webFolder()),
      readiness: createReadiness({}, { needed, stopping: () => false }),
      metrics,
      metricsToken: undefined,
      importMaxBytes: 1_000_000,
      uploadMaxBytes: 1_000_000,
      documentMaxBytes: 500_000,
      bodyTimes: { pause: 5_000, total: 5_000 },
      ...given,
    }),
    { trustProxy },
  );
}

/** Without the decoding that fetch does, and with a Host header of one's own. */
async function rawGet(origin: string, path: string, headers: Record<string, string> = {}) {
  const asked = httpRequest(`${origin}${path}`, { headers });
  asked.end();
  const [response] = await once(asked, 'response');
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

describe('Who answers what', () => {
  it.each([
    ['/graphql', 'graphql /graphql'],
    ['/upload/import', 'graphql /upload/import'],
    ['/api/order/getShopList', 'api /api/order/getShopList'],
    ['/api/import/upload', 'api /api/import/upload'],
    ['/healthz', 'ok\n'],
  ])('%s', async (path, text) => {
    const { origin } = await serve();
    expect(await (await fetch(origin + path)).text()).toBe(text);
  });

  it.each(['/healthz', '/readyz', '/metrics'])('%s is read, and nothing else', async (path) => {
    const { origin } = await serve();
    for (const method of ['POST', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await fetch(origin + path, { method });
      expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    }
    expect((await fetch(origin + path, { method: 'HEAD' })).status).not.toBe(405);
  });

  it('knows no /api where a real upstream is used, and no socket address over plain HTTP', async () => {
    const { origin } = await serve({ api: undefined });
    expect((await fetch(`${origin}/api/order/getShopList`)).status).toBe(404);
    expect((await fetch(`${origin}/mqtt`)).status).toBe(426);
  });
});

describe('The web client', () => {
  it('serves the page for its own addresses, and again only when it changed', async () => {
    const { origin } = await serve();
    for (const path of ['/', '/home', '/shop/temu:1234']) {
      const response = await fetch(origin + path);
      expect(await response.text()).toBe(indexPage);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    const etag = (await fetch(origin)).headers.get('etag') ?? '';
    const again = await fetch(origin, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('prefers a prerendered page', async () => {
    const { origin } = await serve();
    expect(await (await fetch(`${origin}/index`)).text()).toContain('prerendered');
  });

  it('allows exactly the inline scripts of the page, and no others', async () => {
    const { origin } = await serve();
    const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update('document.title = "ready"').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('lets its own pages frame the one where a payment ends, and nothing else', async () => {
    const { origin } = await serve();
    const framing = async (path: string) => {
      const { headers } = await fetch(origin + path);
      const policy = headers.get('content-security-policy') ?? '';
      return [/frame-ancestors [^;]*/.exec(policy)?.[0], headers.get('x-frame-options')];
    };
    expect(await framing('/paySuccess?orderNo=1')).toEqual([
      "frame-ancestors 'self'",
      'SAMEORIGIN',
    ]);
    for (const path of ['/', '/index', '/paySuccess/other', '/assets/index-Ab3dE_9x.js'])
      expect(await framing(path), path).toEqual(["frame-ancestors 'none'", 'DENY']);
  });

  it('serves hashed files for ever, ready compressed', async () => {
    const { origin } = await serve();
    const path = '/assets/index-Ab3dE_9x.js';
    const brotli = await rawGet(origin, path, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(hashedScript);
    const gzip = await rawGet(origin, path, { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(hashedScript);
    const plain = await rawGet(origin, path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(hashedScript);
  });

  it.each([
    '/assets/gone-12345678.js',
    '/missing.png',
    '/notes.unknown',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/index-Ab3dE_9x.js.br',
    '/api.json',
    '/dev/inbox',
    '/upload',
  ])('has no file %s', async (path) => {
    const { origin } = await serve({ api: undefined });
    const { status } = await rawGet(origin, path);
    expect(status).toBe(404);
  });

  it('has no file any more that a new build has removed, in any encoding', async () => {
    const folder = await webFolder();
    const { origin } = await serve({ files: createStaticFiles(folder) });
    const path = '/assets/index-Ab3dE_9x.js';
    await rm(join(folder, 'assets'), { recursive: true });
    for (const encoding of ['identity', 'br']) {
      const answer = await rawGet(origin, path, { 'accept-encoding': encoding });
      expect([encoding, answer.status]).toEqual([encoding, 404]);
      expect(answer.headers['cache-control']).not.toContain('immutable');
    }
  });

  it('answers HEAD without a body, refuses other methods and broken addresses', async () => {
    const { origin } = await serve();
    const head = await rawHead(origin);
    expect(head).toMatchObject({ status: 200, length: String(indexPage.length), body: 0 });
    const post = await fetch(origin, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await rawGet(origin, '/%E0%A4%A')).status).toBe(400);
  });

  it('says so when it is not built', async () => {
    const { origin } = await serve({ files: createStaticFiles(await temporaryFolder()) });
    const response = await fetch(origin);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'NOT_BUILT' } });
  });
});

async function rawHead(origin: string) {
  const asked = httpRequest(origin, { method: 'HEAD' });
  asked.end();
  const [response] = await once(asked, 'response');
  const body = Buffer.concat(await response.toArray()).byteLength;
  return { status: response.statusCode, length: response.headers['content-length'], body };
}

describe('Readiness', () => {
  it.each<[string, Record<string, Check>, number, object]>([
    ['everything is there', { db: async () => 1 }, 200, { ready: true, db: 'ok' }],
    [
      'a part is away that only some of it needs',
      { db: async () => 1, broker: () => Promise.reject(new Error()) },
      200,
      { ready: true, degraded: ['broker'], db: 'ok', broker: 'failed' },
    ],
    [
      'such a part hangs',
      { upstream: () => new Promise(() => {}) },
      200,
      { ready: true, degraded: ['upstream'], upstream: 'failed' },
    ],
    [
      'a part is away that everything needs',
      { db: () => Promise.reject(new Error()), broker: async () => 1 },
      503,
      { ready: false, degraded: [], db: 'failed', broker: 'ok' },
    ],
  ])('when %s', async (_, checks, status, body) => {
    const readiness = createReadiness(checks, { needed, stopping: () => false, limit: 20 });
    const { origin } = await serve({ readiness });
    const response = await fetch(`${origin}/readyz`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
  });

  it('repeats a check that costs something only now and then, and its outcome until then', async () => {
    let now = 0;
    let times = 0;
    const check = async () => {
      times += 1;
      if (times === 2) throw new Error('disk full');
    };
    const checks = { db: seldom(check, 5_000, () => now) };
    const readiness = createReadiness(checks, { needed, stopping: () => false });
    const statusAt = async (time: number) => {
      now = time;
      return [(await readiness.answer()).status, times];
    };
    expect(await statusAt(0)).toEqual([200, 1]);
    expect(await statusAt(4_999)).toEqual([200, 1]);
    expect(await statusAt(5_000)).toEqual([503, 2]);
    expect(await statusAt(9_999)).toEqual([503, 2]);
    expect(await statusAt(10_000)).toEqual([200, 3]);
  });

  it('is over when the server stops', async () => {
    const readiness = createReadiness({ db: async () => 1 }, { needed, stopping: () => true });
    expect((await readiness.answer()).status).toBe(503);
  });
});

describe('Metrics', () => {
  it.each<{ who: string; headers: Record<string, string>; status: number }>([
    { who: 'a caller on this machine', headers: {}, status: 200 },
    { who: 'a caller behind a proxy', headers: { 'x-forwarded-for': '9.9.9.9' }, status: 401 },
    {
      who: 'a caller with a wrong token',
      headers: { 'x-forwarded-for': '9.9.9.9', authorization: 'Bearer wrong' },
      status: 401,
    },
    {
      who: 'a caller with the token',
      headers: { 'x-forwarded-for': '9.9.9.9', authorization: 'Bearer the-metrics-token' },
      status: 200,
    },
  ])('for $who: $status', async ({ headers, status }) => {
    const { origin } = await serve({ metricsToken: 'the-metrics-token' });
    const response = await fetch(`${origin}/metrics`, { headers });
    expect(response.status).toBe(status);
    expect((await response.text()).includes('http_requests_total')).toBe(status === 200);
  });

  it('stay closed to others when there is no token', async () => {
    const { origin } = await serve();
    const headers = { 'x-forwarded-for': '9.9.9.9', authorization: 'Bearer undefined' };
    expect((await fetch(`${origin}/metrics`, { headers })).status).toBe(401);
  });
});

describe('The inbox of a local run', () => {
  const messages: InboxMessage[] = [
    {
      phone: '13800000001',
      purpose: 'login',
      text: '验证码 123456 <b>',
      createdAt: 1_700_000_000_000,
    },
    { phone: '13800000002', purpose: 'login', text: '验证码 654321', createdAt: 1_700_000_000_000 },
  ];
  const inbox = createDevInbox(async (phone) =>
    messages.filter((message) => phone === undefined || message.phone === phone),
  );

  it('shows messages as a page and as JSON, of one phone when asked', async () => {
    const { origin } = await serve({ inbox });
    const page = await fetch(`${origin}/dev/inbox`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain('123456 &#60;b&#62;');
    expect(html).toContain('654321');
    expect(html).toContain('data-code="123456"');
    const script = await fetch(`${origin}/dev/inbox.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const json = await fetch(`${origin}/dev/inbox.json?phone=13800000001`);
    expect(await json.json()).toEqual({ messages: [messages[0]] });
    const none = await fetch(`${origin}/dev/inbox?phone=%22%3E%3Cscript%3E`);
    expect(await none.text()).not.toContain('<script>');
  });

  it('is closed to callers from elsewhere and to names that only point here', async () => {
    const { origin } = await serve({ inbox });
    const proxied = await rawGet(origin, '/dev/inbox.json', { 'x-forwarded-for': '9.9.9.9' });
    expect(proxied.status).toBe(404);
    const rebound = await rawGet(origin, '/dev/inbox.json', { host: 'evil.example' });
    expect(rebound.status).toBe(404);
  });
});
