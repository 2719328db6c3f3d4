import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { portOf } from '../support/free-port.ts';
import {
  ask,
  openPage,
  pageOrigin,
  type Server,
  startHelper,
  startServerOfTwoAccounts,
} from '../support/helper.ts';

let server: Server;
let token = '';
/** A shop of each of two main accounts of the boss. */
let malls: readonly [string, string];

beforeAll(async () => {
  ({ server, token, malls } = await startServerOfTwoAccounts());
  return server.stop;
});

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A seller centre on this machine, which keeps what it is asked. */
async function sellerCentre(handler: Handler) {
  const asked: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const listening = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ url: request.url ?? '', headers: request.headers, body });
    handler(request, response, body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    listening.close();
    listening.closeAllConnections();
  });
  await once(listening, 'listening');
  // Also of who says nothing that it understands.
  let connections = 0;
  listening.on('connection', () => {
    connections += 1;
  });
  return { host: `127.0.0.1:${portOf(listening)}`, asked, connections: () => connections };
}

const fine: Handler = (_request, response) => response.end('{"success":true}');

async function world(host: string, env: Readonly<Record<string, string>> = {}) {
  const helper = await startHelper(server, { HELPER_SIMULATOR_HOSTS: host, ...env });
  const page = openPage(helper, await server.login(token));
  const { secret } = await page.entered;
  const send = (headers: Record<string, string>, { path = '/proxy/x', body = '' } = {}) =>
    ask(helper.proxyPort, path, {
      secret,
      method: body === '' ? 'GET' : 'POST',
      headers: { 'x-target-host': host, 'x-mall-id': malls[0], ...headers },
      ...(body !== '' && { body }),
    });
  return { helper, page, secret, send };
}

describe('the local proxy', () => {
  it('[R7.7-09] [R7.7-10] [R7.7-11] forwards to an allowed host, with the number and the cookie of the shop', async () => {
    const { host, asked } = await sellerCentre((_request, response) => {
      response.setHeader('set-cookie', 'leak=1');
      response.setHeader('access-control-allow-origin', '*');
      response.writeHead(201, { etag: '"1"', 'content-type': 'text/plain' }).end('kept');
    });
    const { send } = await world(host);
    const answer = await send(
      {
        cookie: 'page=1',
        referer: `${pageOrigin}/home`,
        connection: 'x-hop',
        'x-hop': '1',
        'x-own': 'kept',
        'sec-fetch-site': 'cross-site',
        'x-mall-cookie': 'other=1',
      },
      { path: '/proxy/mms/query?page=1', body: '{"a":1}' },
    );
    expect([answer.status, answer.text, answer.headers.etag]).toEqual([201, 'kept', '"1"']);
    expect(answer.headers['access-control-allow-origin']).toBe(pageOrigin);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [sent] = asked;
    expect([sent?.url, sent?.body]).toEqual(['/mms/query?page=1', '{"a":1}']);
    expect(sent?.headers).toMatchObject({ host, 'x-mall-id': malls[0], 'x-own': 'kept' });
    expect(sent?.headers.cookie).toMatch(/^api_uid=.+; seller=12000000001; at=temu$/);
    for (const name of [
      'origin',
      'referer',
      'authorization',
      'x-hop',
      'sec-fetch-site',
      'x-mall-cookie',
      'x-target-host',
    ])
      expect(sent?.headers[name], name).toBeUndefined();
  });

  it('[R7.3-41] [R7.7-11] acts for shops of the person alone', async () => {
    const { host, asked } = await sellerCentre(fine);
    const { send, helper, page } = await world(host);
    const foreign = await send({ 'x-mall-id': 'foreign', 'x-mall-cookie': 'mine=1' });
    expect([foreign.status, foreign.headers['x-helper-refused']]).toEqual([403, 'shop']);
    expect((await send({ 'x-mall-id': '' })).status).toBe(400);
    expect(asked).toEqual([]);
    for (const mall of malls) expect((await send({ 'x-mall-id': mall })).status).toBe(200);
    const cookies = asked.map(({ headers }) => headers.cookie?.match(/seller=(\d+)/)?.[1]);
    expect(cookies).toEqual(['12000000001', '12000000002']);
    // At sign-out what was known of the shop goes, and the page's secret with it.
    page.socket.close();
    await page.closed;
    expect((await send({})).status).toBe(401);
    expect(asked).toHaveLength(2);
    expect(helper.output.join('\n')).not.toMatch(/api_uid|seller=1200000000/);
  });

  it('[R7.7-09] refuses every other host, and every way to write one', async () => {
    const { host, asked } = await sellerCentre(fine);
    const { send } = await world(host);
    const [name = '', port] = host.split(':');
    for (const other of [
      '',
      'evil.example',
      name,
      `localhost:${port}`,
      `${host}@evil.example`,
      `evil.example/${host}`,
      `${host}.evil.example`,
      `http://${host}`,
      `${host}, evil.example`,
      `2130706433:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
    ]) {
      const answer = await send({ 'x-target-host': other });
      expect([answer.status, answer.headers['x-helper-refused']], other).toEqual([403, 'host']);
    }
    for (const path of ['/proxyx', '/', '/other/proxy/x', `http://${host}/proxy/x`])
      expect((await send({}, { path })).status, path).toBe(404);
    expect(asked).toEqual([]);
    // A path that looks like another address stays a path.
    expect((await send({}, { path: '/proxy//evil.example/x' })).status).toBe(200);
    expect(asked[0]?.headers.host).toBe(host);
  });

  it('[R7.7-09] never leads into the local network, whatever the settings and the name service say', async () => {
    const names = {
      'loopback.example': ['127.0.0.1'],
      'metadata.example': ['169.254.169.254'],
      'six.example': ['::1'],
      'mapped.example': ['::ffff:127.0.0.1'],
      'home.example': ['192.168.1.1'],
      'mixed.example': ['93.184.216.34', '10.0.0.1'],
    };
    const written = ['127.0.0.1', '169.254.169.254', '[::1]', '[::ffff:7f00:1]', 'localhost'];
    const { host, connections } = await sellerCentre(fine);
    const port = host.split(':')[1];
    const withPort = Object.keys(names).map((name) => `${name}:${port}`);
    const { send } = await world(host, {
      HELPER_TARGET_HOSTS: [...withPort, ...written].join(','),
      FAKE_DNS: JSON.stringify(names),
    });
    for (const name of withPort) {
      const answer = await send({ 'x-target-host': name });
      expect([answer.status, answer.headers['x-helper-refused']], name).toEqual([
        502,
        'unreachable',
      ]);
    }
    for (const address of written) {
      const answer = await send({ 'x-target-host': address });
      expect([answer.status, answer.headers['x-helper-refused']], address).toEqual([403, 'host']);
    }
    expect(connections()).toBe(0);
  });

  it('says which part of a file it brings, to who has asked for one', async () => {
    const { host, asked } = await sellerCentre((_request, response) => {
      response.writeHead(206, { 'content-range': 'bytes 0-1/9' }).end('ab');
    });
    const { send } = await world(host);
    const answer = await send({ range: 'bytes=0-1' });
    expect(asked[0]?.headers.range).toBe('bytes=0-1');
    expect([answer.status, answer.headers['content-range']]).toEqual([206, 'bytes 0-1/9']);
    expect(answer.headers['access-control-expose-headers']).toContain('content-range');
  });

  it('blames no target where the page has left', async () => {
    const begun = Promise.withResolvers<void>();
    const cut = Promise.withResolvers<void>();
    const { host } = await sellerCentre((request, response) => {
      if (request.url !== '/slow') return fine(request, response, '');
      response.on('close', cut.resolve);
      begun.resolve();
    });
    const { send, helper, secret } = await world(host);
    const sent = request({
      port: helper.proxyPort,
      host: '127.0.0.1',
      path: '/proxy/slow',
      headers: {
        origin: pageOrigin,
        authorization: `Bearer ${secret}`,
        'x-target-host': host,
        'x-mall-id': malls[0],
      },
    }).on('error', () => undefined);
    sent.end();
    await begun.promise;
    sent.destroy();
    await cut.promise;
    expect((await send({}, { path: '/proxy/next' })).status).toBe(200);
    expect(helper.output.filter((line) => line.includes('could not be reached'))).toEqual([]);
  });

  it('goes nowhere that a target sends it', async () => {
    const other = await sellerCentre(fine);
    const { host } = await sellerCentre((request, response) => {
      const status = Number(request.url?.slice(1));
      response.writeHead(status, { location: `http://${other.host}/secret` }).end();
    });
    const { send } = await world(host);
    for (const status of [301, 302, 303, 307, 308]) {
      const answer = await send({}, { path: `/proxy/${status}` });
      expect([answer.status, answer.headers['x-helper-refused']]).toEqual([502, 'redirect']);
      expect(answer.headers.location).toBeUndefined();
    }
    expect(other.asked).toEqual([]);
  });

  it('[R7.7-08] answers a timeout when a target is silent, or stops in the middle', async () => {
    const { host } = await sellerCentre((request, response) => {
      if (request.url === '/half')
        response.writeHead(200, { 'content-length': '100' }).write('half');
    });
    const { send } = await world(host, { HELPER_PROXY_SECONDS: '1' });
    for (const path of ['/proxy/silent', '/proxy/half']) {
      const answer = await send({}, { path });
      expect([answer.status, answer.headers['x-helper-refused']]).toEqual([504, 'timeout']);
      expect(answer.body).toMatchObject({ code: 1, msg: '请求超时，请稍后重试' });
    }
  });

  it('takes no body that is too long or comes too slowly, and no answer that is too long', async () => {
    const { host, asked } = await sellerCentre((_request, response) => {
      response.end('x'.repeat(2_000));
    });
    const env = { HELPER_PROXY_MAX_BYTES: '1024', HELPER_PROXY_SECONDS: '1' };
    const { send, helper, secret } = await world(host, env);
    expect((await send({}, { body: 'x'.repeat(1_025) })).status).toBe(413);
    const begun = async (parts: readonly string[]) => {
      const sent = request({
        port: helper.proxyPort,
        host: '127.0.0.1',
        path: '/proxy/x',
        method: 'POST',
        headers: {
          origin: pageOrigin,
          authorization: `Bearer ${secret}`,
          'x-target-host': host,
          'x-mall-id': malls[0],
          'transfer-encoding': 'chunked',
        },
      });
      sent.on('error', () => undefined);
      for (const part of parts) sent.write(part);
      const [answer] = await once(sent, 'response');
      sent.destroy();
      return answer.statusCode;
    };
    expect(await begun(['x'.repeat(600), 'x'.repeat(600)])).toBe(413);
    expect(await begun(['x'])).toBe(408);
    expect(asked).toEqual([]);
    const answer = await send({});
    expect([answer.status, answer.headers['x-helper-refused']]).toEqual([502, 'answerTooLarge']);
  });

  it('says of an answer whose head alone is too long that it is', async () => {
    const { host } = await sellerCentre((_request, response) => {
      response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end('{}');
    });
    const { send } = await world(host);
    const answer = await send({});
    expect([answer.status, answer.headers['x-helper-refused']]).toEqual([502, 'answerTooLarge']);
  });
});
