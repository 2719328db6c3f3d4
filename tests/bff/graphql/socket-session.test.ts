import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '../../../api/refusal.ts';
import { inhabit, person, useNetwork, visitor } from '../world.ts';
import { acknowledged, connect, overSession, subscribe, useSockets } from './socket-client.ts';

const network = useNetwork();
const serve = useSockets();

describe('the protocol graphql-transport-ws', () => {
  it.each([
    ['connection parameters', { token: 'made-up' }, undefined],
    ['an Authorization header', undefined, { authorization: 'Bearer made-up' }],
  ])(
    'closes with 4403 for a token in %s that is no session’s',
    async (_where, payload, headers) => {
      inhabit(network, { people: { t: person() }, data: { getUserInfo: overSession } });
      const { url, logged } = await serve();
      const client = await connect(url, headers && { headers });
      client.send({ type: 'connection_init', payload });
      expect(await client.closed).toEqual({ code: 4403, reason: 'Forbidden' });
      expect(logged).toEqual([]);
    },
  );

  describe('that is open by a key', () => {
    const key = {
      keyId: '1',
      name: '日报',
      rights: 'read',
      allShops: true,
      withCost: true,
    } as const;

    /** A socket by a key whose last day is over as soon as the clock is turned. */
    async function byKey(answer: () => never) {
      const begin = Date.now();
      const expiresAt = begin + 20;
      let clock = begin;
      let greeted = 0;
      let asked = 0;
      const { user } = person({ user: { apiKey: { ...key, expiresAt } } });
      const getUserInfo = () => {
        if (clock < expiresAt) {
          greeted += 1;
          return user;
        }
        asked += 1;
        return answer();
      };
      inhabit(network, { people: { t: person() }, data: { getUserInfo } });
      const { url } = await serve({ now: () => clock });
      const client = await acknowledged(url, { token: 't' });
      // At the introduction, and when nothing is missed any more of what happens to the key and to its maker.
      await expect.poll(() => greeted).toBe(3);
      const turn = () => {
        clock = expiresAt;
      };
      return { client, turn, asked: () => asked };
    }

    it('closes with 4403 when the last day of the key is over', async () => {
      const { client, turn } = await byKey(overSession);
      turn();
      expect(await client.closed).toEqual({ code: 4403, reason: 'Forbidden' });
    });

    it('asks again about a key whose last day is over where that could not be said', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      let isBusy = true;
      const { client, turn, asked } = await byKey(() => {
        if (isBusy) throw new Refusal('系统繁忙');
        return overSession();
      });
      turn();
      await vi.advanceTimersByTimeAsync(20);
      await expect.poll(asked).toBe(1);
      isBusy = false;
      await expect
        .poll(async () => {
          await vi.advanceTimersByTimeAsync(60_000);
          return asked();
        })
        .toBeGreaterThan(1);
      expect(await client.closed).toEqual({ code: 4403, reason: 'Forbidden' });
    });
  });

  it('lets a page in whose cookie is over, and tells it so with its first operation', async () => {
    inhabit(network, { people: {}, data: { getUserInfo: overSession } });
    const { url } = await serve();
    const client = await acknowledged(url, undefined, { cookie: 'token=over' });
    client.send(subscribe('1', '{ viewer { id } }'));
    expect((await client.next()).payload.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('closes with 4500 and no word of it when the server itself fails', async () => {
    const { url, logged } = await serve({
      now: () => {
        throw new Error('secret of the house');
      },
      // A transport that breaks the rules of its type.
      transport: () => {
        throw new Error('secret of the house');
      },
    });
    const client = await acknowledged(url, { token: 't' });
    client.send(subscribe('1', '{ viewer { id } }'));
    const answer = await client.next();
    expect(answer.payload.errors[0].extensions.code).toBe('UPSTREAM_UNREACHABLE');
    expect(JSON.stringify([answer, ...client.messages])).not.toContain('secret');
    // At the introduction and at the operation.
    expect(logged.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });
});

describe('who a connection is', () => {
  it.each([
    ['the connection parameters', { token: 't' }, undefined],
    ['an Authorization parameter', { authorization: 'Bearer t' }, undefined],
    ['the cookie', undefined, { cookie: 'a=b; token=t; signedIn=1' }],
    ['the Authorization header', undefined, { authorization: 't' }],
  ])('is told by %s', async (_what, payload, headers) => {
    inhabit(network, { people: { t: person(), visitor: visitor() } });
    const { url } = await serve();
    const client = await acknowledged(url, payload, headers);
    client.send(subscribe('1', '{ viewer { role } }'));
    expect((await client.next()).payload.data.viewer.role).toBe('BOSS');
  });

  it('[R4-08] is a visitor by the visitor token, whatever cookie there is', async () => {
    inhabit(network, { people: { t: person(), visitor: visitor() } });
    const { url } = await serve();
    const client = await acknowledged(url, { token: 'visitor' }, { cookie: 'token=t' });
    client.send(subscribe('1', '{ viewer { role } }'));
    const { data, extensions } = (await client.next()).payload;
    expect(data.viewer.role).toBe('VISITOR');
    expect(extensions).toEqual({ preview: true });
  });

  it('is nobody without any of them', async () => {
    inhabit(network, { people: { t: person(), visitor: visitor() } });
    const { url } = await serve();
    const client = await acknowledged(url, { token: null });
    client.send(subscribe('1', '{ viewer { role } }'));
    const [error] = (await client.next()).payload.errors;
    expect(error.extensions.code).toBe('UNAUTHENTICATED');
  });
});
