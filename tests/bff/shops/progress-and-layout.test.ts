import { describe, expect, it } from 'vitest';
import { getShopList } from '../../../api/contract/shops.ts';
import { mapped, Stream } from '../../../bff/events.ts';
import { Limit } from '../../../bff/upstream/limit.ts';
import { inhabit, overFetch, person, shopRow, upstreamUrl, useNetwork } from '../world.ts';
import { engine, time } from './subscription-engine.ts';

const network = useNetwork();

describe('importProgressed', () => {
  const job = (more: object) => ({
    importId: '5',
    fileName: 'a.csv',
    status: 'running',
    phase: 'reading',
    percent: 10,
    rowsRead: 1,
    linesAdded: 0,
    linesChanged: 0,
    linesKnown: 0,
    rowsRefused: 0,
    shopsCreated: 0,
    productsCreated: 0,
    firstDay: null,
    lastDay: null,
    error: null,
    createdAt: time,
    finishedAt: null,
    takenBackAt: null,
    ...more,
  });
  const query = 'subscription { importProgressed(id: "5") { id percent status } }';
  const progress = (percent: number, status: string) => ({
    value: { data: { importProgressed: { id: '5', percent, status } } },
    done: false,
  });

  it('begins with the state at this moment, follows, and ends with the import', async () => {
    inhabit(network, { people: { t: person() }, data: { getImport: job({}) } });
    const { events, stream } = engine();
    const live = await stream(query, 't');
    expect(await live.next()).toEqual(progress(10, 'RUNNING'));
    events.publish('web_import_progress/5', job({ percent: 60 }));
    expect(await live.next()).toEqual(progress(60, 'RUNNING'));
    events.publish('web_import_progress/5', job({ percent: 100, status: 'done' }));
    expect(await live.next()).toEqual(progress(100, 'DONE'));
    expect((await live.next()).done).toBe(true);
    expect(events.listeners()).toBe(0);
  });

  it('misses nothing that happens before the topic is joined', async () => {
    let percent = 10;
    inhabit(network, { people: { t: person() }, data: { getImport: () => job({ percent }) } });
    const join = Promise.withResolvers<void>();
    const { stream } = engine(undefined, join.promise);
    const live = await stream(query, 't');
    const first = live.next();
    percent = 70;
    join.resolve();
    expect(await first).toEqual(progress(70, 'RUNNING'));
    await live.return();
  });

  it('of an import that is over says so, and ends', async () => {
    inhabit(network, {
      people: { t: person() },
      data: { getImport: job({ status: 'failed', percent: 3 }) },
    });
    const { events, stream } = engine();
    const live = await stream(query, 't');
    expect(await live.next()).toEqual(progress(3, 'FAILED'));
    expect((await live.next()).done).toBe(true);
    expect(events.listeners()).toBe(0);
  });
});

describe('streams', () => {
  it('ask a source for more only when its last value was taken', async () => {
    let pulled = 0;
    const source = {
      next: async () => {
        pulled += 1;
        return { done: false as const, value: pulled };
      },
    };
    const live = mapped([source], async (value) => value);
    await new Promise(setImmediate);
    expect(pulled).toBe(1);
    expect((await live.next()).value).toBe(1);
    expect((await live.next()).value).toBe(2);
    await live.return();
  });

  it('merge their sources, and end when all have', async () => {
    const of = (...values: number[]) =>
      new Stream<number>((stream) => {
        for (const value of values) void stream.push(value);
        stream.end();
        return () => {};
      });
    const all: (number | undefined)[] = [];
    for await (const value of mapped([of(1, 2), of(10)], async (each) => each)) all.push(value);
    expect(all.sort()).toEqual([1, 10, 2]);
  });
});

describe('shopLayoutChanged', () => {
  it('reads the shops anew, though an older read of them is still under way', async () => {
    let name = 'before';
    inhabit(network, {
      people: { t: person() },
      data: { getShopList: () => [shopRow('11', { mallNameDis: name })] },
    });
    let holds = false;
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reached: () => void = () => {};
    const answered = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const real = overFetch(upstreamUrl);
    const { upstream, events, stream } = engine(async (request) => {
      const answer = await real(request);
      if (request.target === getShopList.path && holds && name === 'before') {
        reached();
        await released;
      }
      return answer;
    });
    const live = await stream('subscription { shopLayoutChanged { shops { name } } }', 't');
    expect((await live.next()).value).toMatchObject({
      data: { shopLayoutChanged: { shops: [{ name: 'before' }] } },
    });
    holds = true;
    const scope = {
      token: 't',
      isVisitor: false,
      requestId: 'r',
      clientAddress: undefined,
      limit: new Limit(),
      tabs: async () => [],
    };
    const older = upstream.call(getShopList, {}, scope);
    await answered;
    name = 'after';
    events.publish('web_shop_layout/1', { userId: '1' });
    expect((await live.next()).value).toMatchObject({
      data: { shopLayoutChanged: { shops: [{ name: 'after' }] } },
    });
    release();
    expect((await older)[0]?.mallNameDis).toBe('before');
    await live.return();
  });
});
