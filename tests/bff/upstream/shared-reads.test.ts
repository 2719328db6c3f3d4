import { describe, expect, it } from 'vitest';
import { getUserInfo } from '../../../api/contract/account.ts';
import { setShopTabAllMap } from '../../../api/contract/shops.ts';
import { Upstream } from '../../../bff/upstream/call.ts';
import { Limit } from '../../../bff/upstream/limit.ts';
import { fetchTransport } from '../../../bff/upstream/transport.ts';
import { person, testBff, testLogger } from '../world.ts';

/** A transport whose answers wait until the test lets them go. */
function held(answer: (request: Request) => unknown) {
  const waiting: { request: Request; release: () => void }[] = [];
  let notify: () => void = () => {};
  return {
    requests: waiting,
    /** Resolves when that many requests have come. */
    async reached(count: number): Promise<void> {
      while (waiting.length < count) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
    },
    transport: fetchTransport(
      (request) =>
        new Promise((resolve) => {
          const release = () => resolve(Response.json({ code: 0, msg: '', data: answer(request) }));
          waiting.push({ request, release });
          notify();
        }),
    ),
  };
}

const userOf = (request: Request) =>
  person({ user: { userId: `user of ${request.headers.get('authorization')}` } }).user;
const viewer = '{ viewer { id } }';

describe('identical reads that are under way', () => {
  it('are sent once for the same person', async () => {
    const upstream = held(userOf);
    const { ask } = testBff({ transport: upstream.transport });
    const answers = Promise.all([1, 2, 3].map(() => ask(viewer, { token: 'a' })));
    await upstream.reached(1);
    // Everything that could still be sent has had its turn.
    await new Promise(setImmediate);
    expect(upstream.requests).toHaveLength(1);
    upstream.requests[0]?.release();
    for (const { data } of await answers) expect(data.viewer.id).toBe('user of a');
  });

  it('are told one by one at the level debug, with whether they were shared', async () => {
    const { transport, reached, requests } = held(userOf);
    const told: object[] = [];
    const logger = { ...testLogger(), debug: (fields: object) => void told.push(fields) };
    const client = new Upstream({ transport, previewTransport: transport, logger });
    const scope = (requestId: string) => ({
      token: 'a',
      isVisitor: false,
      requestId,
      clientAddress: undefined,
      limit: new Limit(),
      tabs: async () => [],
    });
    const answers = ['first', 'second'].map((id) => client.call(getUserInfo, {}, scope(id)));
    await reached(1);
    requests[0]?.release();
    await Promise.all(answers);
    const line = { call: 'getUserInfo', path: '/api/order/getUserInfo', ms: expect.any(Number) };
    expect(told).toEqual([
      { ...line, requestId: 'first', shared: false },
      { ...line, requestId: 'second', shared: true },
    ]);
  });

  it('are never shared between two people, nor between a visitor and anybody', async () => {
    const normal = held(userOf);
    const preview = held(userOf);
    const { ask } = testBff({ transport: normal.transport, previewTransport: preview.transport });
    const answers = Promise.all([
      ask(viewer, { token: 'a' }),
      ask(viewer, { token: 'b' }),
      ask('{ viewer { permissions isVisitor } }'),
    ]);
    await normal.reached(2);
    await preview.reached(1);
    for (const { release } of [...normal.requests, ...preview.requests]) release();
    const [a, b, visitor] = await answers;
    expect(a?.data.viewer.id).toBe('user of a');
    expect(b?.data.viewer.id).toBe('user of b');
    expect(visitor?.data.viewer.isVisitor).toBe(true);
    expect(preview.requests[0]?.request.headers.has('authorization')).toBe(false);
  });

  it('are not joined by who asks after a write, also by somebody else', async () => {
    const upstream = held(userOf);
    const { transport } = upstream;
    const client = new Upstream({ transport, previewTransport: transport, logger: testLogger() });
    const scope = {
      token: 'a',
      isVisitor: false,
      requestId: 'r',
      clientAddress: undefined,
      limit: new Limit(),
      tabs: async () => [],
    };
    const before = client.call(getUserInfo, {}, scope);
    await upstream.reached(1);
    const layout = { listShowTab: [], listClosedTab: [] };
    const write = client.call(setShopTabAllMap, { layout }, { ...scope, token: 'b' });
    await upstream.reached(2);
    upstream.requests[1]?.release();
    await write.catch(() => {});
    const after = client.call(getUserInfo, {}, scope);
    await upstream.reached(3);
    for (const { release } of upstream.requests) release();
    expect(await before).toEqual(await after);
  });

  it('go on for the others when one of those who wait has left, and end when all have', async () => {
    const upstream = held(userOf);
    const { ask } = testBff({ transport: upstream.transport });
    const leavers = [new AbortController(), new AbortController()];
    const leaving = leavers.map(({ signal }) => ask(viewer, { token: 'a', signal }));
    await upstream.reached(1);
    await new Promise(setImmediate);
    leavers[0]?.abort();
    await expect(leaving[0]).rejects.toThrow('aborted');
    expect(upstream.requests[0]?.request.signal.aborted).toBe(false);
    leavers[1]?.abort();
    await expect(leaving[1]).rejects.toThrow('aborted');
    await expect.poll(() => upstream.requests[0]?.request.signal.aborted).toBe(true);

    // The next one does not join what was cancelled.
    const next = ask(viewer, { token: 'a' });
    await upstream.reached(2);
    upstream.requests[1]?.release();
    expect((await next).data.viewer.id).toBe('user of a');
  });

  it('are not answered from memory: the next one is sent again, and shows what is new', async () => {
    let name = 'before';
    let parsed = 0;
    const transport = fetchTransport(async () => {
      parsed += 1;
      return Response.json({ code: 0, msg: '', data: person({ user: { userId: name } }).user });
    });
    const { ask } = testBff({ transport });
    expect((await ask(viewer, { token: 'a' })).data.viewer.id).toBe('before');
    expect((await ask(viewer, { token: 'a' })).data.viewer.id).toBe('before');
    name = 'after';
    expect((await ask(viewer, { token: 'a' })).data.viewer.id).toBe('after');
    expect(parsed).toBe(3);
  });

  it('writes are never shared: two logins at once are two', async () => {
    const upstream = held(() => 'x'.repeat(43));
    const { ask } = testBff({ transport: upstream.transport });
    const login =
      'mutation { login(input: {phone: "13900000001", password: "abc123"}) { error { code } } }';
    const answers = Promise.all([ask(login), ask(login)]);
    await upstream.reached(2);
    for (const { release } of upstream.requests) release();
    for (const { errors } of await answers) expect(errors).toBeUndefined();
  });
});
