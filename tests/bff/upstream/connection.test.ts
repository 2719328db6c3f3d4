import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpTransport } from '../../../bff/upstream/http-transport.ts';
import { person, testBff } from '../world.ts';

type Behaviour = (request: IncomingMessage, response: ServerResponse, nth: number) => void;

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

/** A real server that behaves badly; each request is counted by its path. */
async function upstream(
  behaviour: Behaviour,
): Promise<{ url: string; counts: Map<string, number> }> {
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const nth = (counts.get(path) ?? 0) + 1;
    counts.set(path, nth);
    request.resume().on('end', () => behaviour(request, response, nth));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, counts };
}

const good = JSON.stringify({ code: 0, msg: '', data: person().user });
const answerWell = (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(good);

const over = (url: string) => testBff({ transport: httpTransport(url) });
const viewer = '{ viewer { id } }';
const login =
  'mutation { login(input: {phone: "13900000001", password: "abc123"}) { error { code } } }';

describe('an upstream whose connection fails', () => {
  it('that refuses is UPSTREAM_UNREACHABLE', async () => {
    const { url } = await upstream(() => {});
    await stop?.();
    const { data, errors } = await over(url).ask(viewer, { token: 't' });
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: '暂时连接不上数据服务，请稍后重试',
      extensions: { code: 'UPSTREAM_UNREACHABLE', call: 'getUserInfo' },
    });
  });

  it('that resets every connection is UPSTREAM_UNREACHABLE; a read is tried twice, not more', async () => {
    const { url, counts } = await upstream((request) => request.socket.resetAndDestroy());
    const { errors } = await over(url).ask(viewer, { token: 't' });
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNREACHABLE');
    expect([...counts]).toEqual([['/api/order/getUserInfo', 2]]);
  });

  it('that resets once: a read is repeated, and answers', async () => {
    const { url, counts } = await upstream((request, response, nth) => {
      if (nth === 1) request.socket.resetAndDestroy();
      else answerWell(response);
    });
    const { data, errors } = await over(url).ask(viewer, { token: 't' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { id: '1' } });
    expect([...counts]).toEqual([['/api/order/getUserInfo', 2]]);
  });

  it('that resets once: a write is never repeated', async () => {
    const { url, counts } = await upstream((request, response, nth) => {
      if (nth === 1) request.socket.resetAndDestroy();
      else response.end(JSON.stringify({ code: 0, msg: '', data: 'x'.repeat(43) }));
    });
    const { errors } = await over(url).ask(login);
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM_UNREACHABLE');
    expect([...counts]).toEqual([['/api/auth/login', 1]]);
  });

  it('that breaks off in the middle of an answer is UPSTREAM_BAD_ANSWER, and not tried again', async () => {
    const { url, counts } = await upstream((request, response) => {
      response.setHeader('content-length', good.length);
      response.write(good.slice(0, 20), () => request.socket.resetAndDestroy());
    });
    const { errors } = await over(url).ask(viewer, { token: 't' });
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM_BAD_ANSWER');
    expect([...counts]).toEqual([['/api/order/getUserInfo', 1]]);
  });

  it('that ends a chunked answer too early is UPSTREAM_BAD_ANSWER', async () => {
    const { url } = await upstream((_request, response) => response.end(good.slice(0, 20)));
    const { errors } = await over(url).ask(viewer, { token: 't' });
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM_BAD_ANSWER');
  });

  it('that sends early hints is waited for', async () => {
    const { url } = await upstream((_request, response) =>
      response.writeEarlyHints({ link: '</a.css>; rel=preload' }, () => answerWell(response)),
    );
    const { data } = await over(url).ask(viewer, { token: 't' });
    expect(data).toEqual({ viewer: { id: '1' } });
  });

  it('that sends an endless page with its failure is cut off', async () => {
    let cut = () => {};
    const isCut = new Promise<void>((resolve) => {
      cut = resolve;
    });
    const { url } = await upstream((_request, response) => {
      response.on('close', cut).writeHead(500);
      const more = () => response.write('x'.repeat(50_000), more);
      more();
    });
    const { errors } = await over(url).ask(viewer, { token: 't' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_STATUS', status: 500 });
    await isCut;
  });

  it('that redirects is not followed: the token stays here', async () => {
    const { url, counts } = await upstream((_request, response) => {
      const location = 'https://who:secret@elsewhere.example/login?ticket=secret';
      response.writeHead(302, { location }).end();
    });
    const { ask, logged } = over(url);
    const { errors } = await ask(viewer, { token: 't' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_STATUS', status: 302 });
    expect(JSON.stringify(errors)).not.toContain('elsewhere');
    // Who runs the server is told where to, as UPSTREAM_URL may have to be that.
    expect(logged.map(({ fields }) => fields)).toMatchObject([
      { call: 'getUserInfo', status: 302, location: 'https://elsewhere.example/login' },
    ]);
    expect([...counts.keys()]).toEqual(['/api/order/getUserInfo']);
  });

  it('keeps its connections: many calls, few connections', async () => {
    const ports = new Set<number | undefined>();
    const { url } = await upstream((request, response) => {
      ports.add(request.socket.remotePort);
      answerWell(response);
    });
    const { ask } = over(url);
    for (const token of 'abcdefghij') await ask(viewer, { token });
    expect(ports.size).toBeLessThan(4);
  });

  it('that the client no longer waits for is let go', async () => {
    let closed: () => void = () => {};
    const upstreamClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    let asked: () => void = () => {};
    const upstreamAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const { url } = await upstream((request) => {
      request.socket.once('close', closed);
      asked();
    });
    const leaving = new AbortController();
    const answer = over(url).ask(viewer, { token: 't', signal: leaving.signal });
    await upstreamAsked;
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await upstreamClosed;
  });
});
