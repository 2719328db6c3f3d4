import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Attention } from '../../../api/marketplace/attention.ts';
import { seedBoss } from '../../../api/marketplace/seed.ts';
import { startSelling } from '../../../api/marketplace/selling.ts';
import type { Db } from '../../../db/engine/connect.ts';
import { testApi } from '../../support/api.ts';

const dayMs = 24 * 3_600_000;

async function withBoss() {
  const api = await testApi();
  await seedBoss(api.deps, {
    phone: '13700000011',
    shops: 4,
    days: 3,
    seed: 11,
    lines: 4 * 3 * 60,
  });
  return { api };
}

const linesOf = (db: Db) =>
  db
    .selectFrom('sale_line')
    .orderBy('shop_id')
    .orderBy('source')
    .orderBy('order_no')
    .orderBy('line_no')
    .selectAll()
    .execute();

describe('startSelling', () => {
  it('ticks until it is stopped, and stop waits for what is running', async () => {
    const { api } = await withBoss();
    api.clock.advance(dayMs);
    const events: string[] = [];
    const waiting: { reached?: () => void; goOn?: () => void } = {};
    const reached = new Promise<void>((resolve) => {
      waiting.reached = resolve;
    });
    const goOn = new Promise<void>((resolve) => {
      waiting.goOn = resolve;
    });
    const selling = startSelling(
      {
        ...api.deps,
        publish: async () => {
          events.push('publishing');
          waiting.reached?.();
          await goOn;
          events.push('published');
        },
      },
      { intervalMs: 1 },
    );
    onTestFinished(() => selling.stop());
    await reached;
    const stopped = selling.stop().then(() => events.push('stopped'));
    waiting.goOn?.();
    await stopped;
    // The shop at hand was finished, the next three were not begun.
    expect(events).toEqual(['publishing', 'published', 'stopped']);
    const lines = await linesOf(api.db);
    api.clock.advance(dayMs);
    expect(await linesOf(api.db)).toEqual(lines);
  });

  it('ticks again after the interval, also when a tick failed', async () => {
    const { api } = await withBoss();
    let ticks = 0;
    const done: { resolve?: () => void } = {};
    const third = new Promise<void>((resolve) => {
      done.resolve = resolve;
    });
    const selling = startSelling(
      {
        ...api.deps,
        now: () => {
          // Each tick asks for the time once.
          ticks += 1;
          if (ticks === 1) throw new Error('No clock');
          if (ticks === 3) done.resolve?.();
          return api.clock.now();
        },
      },
      { intervalMs: 1 },
    );
    await third;
    await selling.stop();
    expect(api.logged).toMatchObject([{ level: 'error' }]);
  });

  it('begins no sooner than it is told to, and stops before that at once', async () => {
    const { api } = await withBoss();
    const now = vi.fn(api.clock.now);
    const selling = startSelling({ ...api.deps, now }, { firstMs: dayMs });
    await nextTurn();
    await selling.stop();
    expect(now).not.toHaveBeenCalled();
  });
});

describe('startSelling while nobody looks', () => {
  it('rests after a tick, and goes on as soon as the api is asked for anything', async () => {
    const { api } = await withBoss();
    const attention = new Attention(api.clock.now);
    let tick = Promise.withResolvers<void>();
    let ticks = 0;
    const deps = {
      ...api.deps,
      now: () => {
        // Each tick asks for the time once.
        ticks += 1;
        tick.resolve();
        return api.clock.now();
      },
    };
    const next = async () => {
      await tick.promise;
      tick = Promise.withResolvers<void>();
    };
    let resting = Promise.withResolvers<void>();
    const watched = {
      isPaid: () => attention.isPaid(),
      asked: (signal: AbortSignal) => {
        resting.resolve();
        return attention.asked(signal);
      },
    };
    const selling = startSelling(deps, { intervalMs: 1, restMs: dayMs, attention: watched });
    onTestFinished(() => selling.stop());
    await next();
    await resting.promise;
    expect(ticks).toBe(1);

    attention.note();
    await next();
    await next();
    expect(ticks).toBeGreaterThan(2);

    // A minute later it rests again, and can be stopped while it does.
    resting = Promise.withResolvers<void>();
    api.clock.advance(60_000);
    await resting.promise;
    const before = ticks;
    await selling.stop();
    expect(ticks).toBe(before);
  });
});
