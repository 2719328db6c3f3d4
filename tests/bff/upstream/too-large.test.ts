import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { httpTransport } from '../../../bff/upstream/http-transport.ts';
import { portOf } from '../../support/free-port.ts';
import { person, testBff } from '../world.ts';

const viewer = '{ viewer { id } }';
const most = 1_000_000;
const good = JSON.stringify({ code: 0, msg: '', data: person().user });

/** A real upstream, and a server that takes a megabyte of it at most. */
async function over(answer: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return testBff({ transport: httpTransport(`http://127.0.0.1:${portOf(server)}`, most) });
}

const tooLarge = {
  message: '数据量过大，请缩小查询范围后重试',
  path: ['viewer'],
  extensions: { code: 'UPSTREAM_TOO_LARGE', call: 'getUserInfo' },
};

describe('an answer of the upstream that is too large', () => {
  it('and has no end is cut off after what may be kept, and told with its call', async () => {
    const cut = Promise.withResolvers<number>();
    const { ask, logged } = await over((response) => {
      let sent = 0;
      response.on('close', () => cut.resolve(sent));
      const more = () => {
        sent += 100_000;
        response.write('x'.repeat(100_000), more);
      };
      more();
    });
    const { data, errors } = await ask(viewer, { token: 't' });
    expect(data).toBeNull();
    expect(errors).toMatchObject([tooLarge]);
    // What lies between the two in the buffers of sockets is on its way already.
    expect(await cut.promise).toBeLessThan(most + 20_000_000);
    expect(logged).toMatchObject([{ fields: { code: 'UPSTREAM_TOO_LARGE' } }]);
  });

  it('by its own word is not even begun', async () => {
    const cut = Promise.withResolvers<void>();
    const { ask } = await over((response) => {
      response.on('close', () => cut.resolve());
      response.writeHead(200, { 'content-length': most + 1 }).flushHeaders();
    });
    expect((await ask(viewer, { token: 't' })).errors).toMatchObject([tooLarge]);
    await cut.promise;
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('when unpacked (%s) counts as it is unpacked', async (coding, pack) => {
    const packed = pack('x'.repeat(10_000_000));
    expect(packed.byteLength).toBeLessThan(most);
    const { ask } = await over((response) =>
      response.setHeader('content-encoding', coding).end(packed),
    );
    expect((await ask(viewer, { token: 't' })).errors).toMatchObject([tooLarge]);
  });

  it('takes none of the others with it', async () => {
    const { ask } = await over((response) => response.end('x'.repeat(most + 1)));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => ask(viewer, { token: `t${i}` })),
    );
    for (const { errors } of answers) expect(errors).toMatchObject([tooLarge]);
  });
});

describe('an answer of the upstream that is compressed unasked', () => {
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('is read (%s)', async (coding, pack) => {
    const { ask } = await over((response) =>
      response.setHeader('content-encoding', coding).end(pack(good)),
    );
    expect(await ask(viewer, { token: 't' })).toMatchObject({
      data: { viewer: { id: '1' } },
      errors: undefined,
    });
  });

  it.each([
    ['zstd-made-up', Buffer.from(good)],
    ['gzip', Buffer.from(good)],
    ['gzip', gzipSync(good).subarray(0, 60)],
  ])('in a form that cannot be read (%s) is UPSTREAM_BAD_ANSWER', async (coding, body) => {
    const { ask } = await over((response) =>
      response.setHeader('content-encoding', coding).end(body),
    );
    const { errors } = await ask(viewer, { token: 't' });
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM_BAD_ANSWER');
  });
});
