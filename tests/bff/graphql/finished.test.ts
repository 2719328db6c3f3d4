import { describe, expect, it } from 'vitest';
import { resultCode } from '../../../api/contract/envelope.ts';
import { Refusal } from '../../../api/refusal.ts';
import type { Transport } from '../../../bff/upstream/transport.ts';
import {
  inhabit,
  manager,
  namesOf,
  now,
  overFetch,
  person,
  shopRow,
  testBff,
  upstreamUrl,
  useNetwork,
} from '../world.ts';

const network = useNetwork();
const shops = '{ shops { edges { node { id name } } } }';
const names = (answer: { data: { shops: { edges: { node: { name: string } }[] } } }) =>
  answer.data.shops.edges.map(({ node }) => node.name);
const withShop = (name: string) => person({ shops: [shopRow('11', { mallNameDis: name })] });

/** Counts how many calls are under way at most; each waits until the others could have begun. */
function crowded() {
  const send = overFetch(upstreamUrl);
  const crowd = { now: 0, most: 0 };
  const transport: Transport = async (request) => {
    crowd.now += 1;
    crowd.most = Math.max(crowd.most, crowd.now);
    const answer = await send(request);
    const bytes = await answer.bytes();
    crowd.now -= 1;
    return { ...answer, bytes: () => bytes };
  };
  return { transport, crowd };
}

describe('a query that is asked again', () => {
  it('makes the same reads, all at once, and answers the same', async () => {
    const { transport, crowd } = crowded();
    const { ask } = testBff({ transport });
    const sent = inhabit(network, { people: { t: withShop('甲') } });
    const first = await ask(shops, { token: 't' });
    const reads = namesOf(sent.splice(0)).toSorted();
    expect(crowd.most).toBeLessThan(reads.length);
    crowd.most = 0;
    expect(await ask(shops, { token: 't' })).toMatchObject({ data: first.data, status: 200 });
    expect(namesOf(sent).toSorted()).toEqual(reads);
    expect(crowd.most).toBe(reads.length);
  });

  it('shows what has changed, with each read made once', async () => {
    const { ask } = testBff();
    inhabit(network, { people: { t: withShop('甲') } });
    await ask(shops, { token: 't' });
    const sent = inhabit(network, { people: { t: withShop('乙') } });
    expect(names(await ask(shops, { token: 't' }))).toEqual(['乙']);
    expect(new Set(namesOf(sent)).size).toBe(sent.length);
    inhabit(network, { people: { t: withShop('甲') } });
    expect(names(await ask(shops, { token: 't' }))).toEqual(['甲']);
  });

  it('runs once for several that come at once and find the same change', async () => {
    const runs: boolean[] = [];
    const { ask } = testBff({ report: { done: ({ isRepeated }) => runs.push(isRepeated) } });
    inhabit(network, { people: { t: withShop('甲') } });
    await ask(shops, { token: 't' });
    inhabit(network, { people: { t: withShop('乙') } });
    const asked = await Promise.all([1, 2, 3].map(() => ask(shops, { token: 't' })));
    expect(asked.map(names)).toEqual([['乙'], ['乙'], ['乙']]);
    expect(runs.toSorted()).toEqual([false, false, true, true]);
  });

  it('runs by itself where what it has read is not what one has read that runs, once for several', async () => {
    const runs: boolean[] = [];
    const gate = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const send = overFetch(upstreamUrl);
    const transport: Transport = async (request) => {
      const answer = await send(request);
      if (!request.target.includes('ByWorkerPhone')) return answer;
      held.resolve();
      await gate.promise;
      return answer;
    };
    const report = { done: ({ isRepeated }: { isRepeated: boolean }) => runs.push(isRepeated) };
    const { ask } = testBff({ transport, report });
    inhabit(network, { people: { t: withShop('甲') } });
    await ask(shops, { token: 't' });
    const lookingAt = (name: string) =>
      manager({ user: { username: name }, shops: [shopRow('11', { mallNameDis: name })] });
    inhabit(network, { people: { t: lookingAt('乙') } });
    const earlier = ask(shops, { token: 't' });
    await held.promise;
    inhabit(network, { people: { t: lookingAt('丙') } });
    const later = [1, 2, 3].map(() => ask(shops, { token: 't' }));
    // Of their own reads the later ones know by now that the person is another.
    await ask('{ viewer { id } }', { token: 't' });
    runs.length = 0;
    gate.resolve();
    expect(names(await earlier)).toEqual(['乙']);
    expect((await Promise.all(later)).map(names)).toEqual([['丙'], ['丙'], ['丙']]);
    expect(runs.toSorted()).toEqual([false, false, true, true]);
  });

  it('never shows one viewer what another has read', async () => {
    const { ask } = testBff();
    inhabit(network, {
      people: { a: withShop('甲'), b: withShop('乙'), visitor: withShop('样') },
    });
    for (const round of ['first', 'again']) {
      expect(names(await ask(shops, { token: 'a' })), round).toEqual(['甲']);
      expect(names(await ask(shops, { token: 'b' })), round).toEqual(['乙']);
      expect(names(await ask(shops)), round).toEqual(['样']);
    }
  });

  it('is answered by the rights of this moment', async () => {
    const { ask } = testBff();
    const query = `{ statistics(selection: { all: true }, range: { start: "2026-03-01", end: "2026-03-02" }) { totals { profit { profit } } } }`;
    const looking = (permsCode: string) =>
      manager({ user: { permissions: [{ permsCode }] } as object });
    inhabit(network, { people: { t: looking('lookCost') } });
    const before = await ask(query, { token: 't' });
    expect(before.data.statistics.totals.profit.profit).toBe('5.00');
    expect((await ask(query, { token: 't' })).data).toEqual(before.data);
    inhabit(network, { people: { t: looking('none') } });
    const after = await ask(query, { token: 't' });
    expect(after.data.statistics.totals.profit.profit).toBeNull();
  });

  it('turns with the day', async () => {
    const clock = { now };
    const { ask } = testBff({ now: () => clock.now });
    inhabit(network, { people: { t: person() } });
    const today = async () => (await ask('{ viewer { today } }', { token: 't' })).data.viewer.today;
    expect([await today(), await today()]).toEqual(['2026-03-11', '2026-03-11']);
    clock.now += 24 * 3_600_000;
    expect(await today()).toBe('2026-03-12');
  });

  it.each([
    ['the session is over', 'getUserInfo', resultCode.sessionInvalid, 'UNAUTHENTICATED'],
    ['a read is refused', 'getShopList', resultCode.forbidden, 'FORBIDDEN'],
  ])('fails when %s, and only for so long', async (_what, call, code, expected) => {
    const { ask } = testBff();
    const people = { t: withShop('甲') };
    inhabit(network, { people });
    await ask(shops, { token: 't' });
    const refuse = () => {
      throw new Refusal('不行', code);
    };
    inhabit(network, { people, data: { [call]: refuse } });
    for (const round of ['first', 'again']) {
      const { errors } = await ask(shops, { token: 't' });
      expect(errors?.[0]?.extensions?.code, round).toBe(expected);
    }
    inhabit(network, { people });
    expect(names(await ask(shops, { token: 't' }))).toEqual(['甲']);
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.test' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
    ['who accepts no answer', { accept: 'image/png' }, 406],
    ['a token that cannot be one', { authorization: 'Token t' }, 200],
  ])('is refused for %s all the same', async (_what, headers, status) => {
    const { ask } = testBff();
    inhabit(network, { people: { t: withShop('甲') } });
    const cookie = 'token=t';
    for (const round of ['first', 'again'])
      expect(names(await ask(shops, { headers: { cookie } })), round).toEqual(['甲']);
    const refused = await ask(shops, { headers: { cookie, ...headers } });
    expect(refused.status).toBe(status);
    expect(refused.data).toBeUndefined();
    expect(refused.errors).toHaveLength(1);
  });

  it('is answered in the form that is accepted', async () => {
    const { ask } = testBff();
    inhabit(network, { people: { t: withShop('甲') } });
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      for (const round of ['first', 'again']) {
        const answer = await ask(shops, { token: 't', headers: { accept } });
        expect(answer.headers.get('content-type'), round).toBe(`${accept}; charset=utf-8`);
        expect(answer.headers.get('cache-control'), round).toBe('no-store');
        expect(names(answer)).toEqual(['甲']);
      }
    }
  });

  it('is asked anew with other variables', async () => {
    const { ask } = testBff();
    inhabit(network, { people: { t: person() } });
    const one = 'query ($id: ID!) { shop(id: $id) { id } }';
    for (const id of ['temu:11', 'temu:12', 'temu:11', 'temu:12']) {
      const { data } = await ask(one, { token: 't', variables: { id } });
      expect(data).toEqual({ shop: { id } });
    }
  });
});

describe('a mutation that is asked again', () => {
  it('is made again', async () => {
    const { ask } = testBff();
    const sent = inhabit(network, { people: { t: person() }, data: { setShopTabAllMap: null } });
    const save = `mutation { saveShopLayout(input: { shown: ["temu:12"], hidden: [] }) { error { message } } }`;
    await ask(save, { token: 't' });
    await ask(save, { token: 't' });
    expect(namesOf(sent).filter((name) => name === 'setShopTabAllMap')).toHaveLength(2);
  });
});
