import { describe, expect, it } from 'vitest';
import type { UpstreamAnswer } from '../../../bff/upstream/answer.ts';
import { guarded } from '../../../bff/upstream/guard.ts';
import type { Transport } from '../../../bff/upstream/transport.ts';
import { person, testBff } from '../world.ts';

const viewer = '{ viewer { id } }';
const good = JSON.stringify({ code: 0, msg: '', data: person().user });

/** An upstream that works, is away, or hangs, and counts what reaches it; the clock is the test's. */
function upstream() {
  const state = { mode: 'works' as 'works' | 'away' | 'fails' | 'hangs', calls: 0, now: 0 };
  const answer = (status: number): UpstreamAnswer => ({
    status,
    bytes: () => Buffer.from(good),
    discard: async () => {},
  });
  const send: Transport = async ({ limit }) => {
    state.calls += 1;
    if (state.mode === 'away') throw new Error('connection refused');
    if (state.mode === 'fails') return answer(502);
    if (state.mode === 'works') return answer(200);
    return new Promise((_, reject) => {
      limit.onEnd(() => reject(limit.reason));
    });
  };
  const changes: boolean[] = [];
  const guard = guarded(send, {
    mostCalls: 30,
    pause: 5_000,
    now: () => state.now,
    onChange: (isOpen) => void changes.push(isOpen),
  });
  return { state, send, guard, changes };
}

/** Asks one after the other, each as somebody else so that nothing is shared; the codes of the answers. */
async function askTimes(ask: ReturnType<typeof testBff>['ask'], times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let i = 0; i < times; i += 1) {
    const { errors } = await ask(viewer, { token: `t${i}` });
    codes.push(String(errors?.[0]?.extensions?.code ?? 'ok'));
  }
  return codes;
}

const countOf = (codes: readonly string[], code: string): number =>
  codes.filter((each) => each === code).length;

describe('an upstream that is away', () => {
  it('is left alone after ten calls; without the guard every operation goes on to call it', async () => {
    const guardedOne = upstream();
    const control = upstream();
    guardedOne.state.mode = 'away';
    control.state.mode = 'away';
    const codes = await askTimes(testBff({ transport: guardedOne.guard.send }).ask, 100);
    await askTimes(testBff({ transport: control.send }).ask, 100);
    // A read is tried twice: five operations, and all others are refused without a call.
    expect(guardedOne.state.calls).toBe(10);
    expect(control.state.calls).toBe(200);
    expect(countOf(codes, 'UPSTREAM_UNREACHABLE') + countOf(codes, 'UPSTREAM_AWAY')).toBe(100);
    expect(countOf(codes, 'UPSTREAM_AWAY')).toBeGreaterThan(94);
    expect(guardedOne.guard.stats()).toMatchObject({ isOpen: true, underWay: 0 });
  });

  it('is told of with the call, a sentence and when to ask again, in the error and in the head', async () => {
    const { state, guard } = upstream();
    state.mode = 'fails';
    const { ask, logged } = testBff({ transport: guard.send });
    await askTimes(ask, 10);
    const before = logged.length;
    state.now += 1_500;
    const { status, headers, errors } = await ask(viewer, { token: 't' });
    expect(status).toBe(200);
    expect(headers.get('retry-after')).toBe('4');
    expect(errors).toMatchObject([
      {
        message: '数据服务暂时不可用，请稍后重试',
        extensions: { code: 'UPSTREAM_AWAY', call: 'getUserInfo', retryAfter: 4 },
      },
    ]);
    // An outage is not logged once for each call that was spared.
    expect(logged).toHaveLength(before);
  });

  it('that hangs is probed by one call after the pause, and used again once one is answered', async () => {
    const { state, guard } = upstream();
    const { ask } = testBff({ transport: guard.send });
    state.mode = 'hangs';
    const leaving = new AbortController();
    const waiting = Array.from({ length: 10 }, (_, i) =>
      ask(viewer, { token: `w${i}`, signal: leaving.signal }),
    );
    await expect.poll(() => state.calls).toBe(10);
    state.now += 10_000;
    leaving.abort();
    await Promise.allSettled(waiting);
    expect(guard.stats().isOpen).toBe(true);

    state.now += 4_999;
    expect(await askTimes(ask, 1)).toEqual(['UPSTREAM_AWAY']);
    state.now += 1;
    const giveUp = new AbortController();
    const probe = ask(viewer, { token: 'probe', signal: giveUp.signal });
    await expect.poll(() => state.calls).toBe(11);
    expect(await askTimes(ask, 5)).toEqual(Array(5).fill('UPSTREAM_AWAY'));
    expect(state.calls).toBe(11);
    giveUp.abort();
    await expect(probe).rejects.toThrow('aborted');
    state.mode = 'works';
    expect(await askTimes(ask, 5)).toEqual(Array(5).fill('ok'));
  });

  it('is left alone for twice as long after each failed probe, a minute at most, and closes by a good one', async () => {
    const { state, guard, changes } = upstream();
    const { ask } = testBff({ transport: guard.send });
    state.mode = 'fails';
    expect(countOf(await askTimes(ask, 12), 'UPSTREAM_STATUS')).toBe(10);
    for (const pause of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      state.now += pause - 1;
      expect(await askTimes(ask, 1)).toEqual(['UPSTREAM_AWAY']);
      state.now += 1;
      expect(await askTimes(ask, 2)).toEqual(['UPSTREAM_STATUS', 'UPSTREAM_AWAY']);
    }
    state.mode = 'works';
    state.now += 60_000;
    expect(await askTimes(ask, 3)).toEqual(['ok', 'ok', 'ok']);
    expect(changes).toEqual([true, false]);
    state.mode = 'fails';
    expect(countOf(await askTimes(ask, 12), 'UPSTREAM_AWAY')).toBe(2);
    state.now += 5_000;
    state.mode = 'works';
    expect(await askTimes(ask, 1)).toEqual(['ok']);
  });

  it('is probed again by the next call when nobody waited for the probe', async () => {
    const { state, guard } = upstream();
    const { ask } = testBff({ transport: guard.send });
    state.mode = 'fails';
    await askTimes(ask, 10);
    state.now += 5_000;
    state.mode = 'hangs';
    const leaving = new AbortController();
    const probe = ask(viewer, { token: 'probe', signal: leaving.signal });
    await expect.poll(() => state.calls).toBe(11);
    leaving.abort();
    await expect(probe).rejects.toThrow('aborted');
    await expect.poll(() => guard.stats()).toMatchObject({ isOpen: true, underWay: 0 });
    state.mode = 'works';
    expect(await askTimes(ask, 1)).toEqual(['ok']);
    expect(guard.stats().isOpen).toBe(false);
  });

  it('does not keep another upstream from answering', async () => {
    const real = upstream();
    const preview = upstream();
    real.state.mode = 'away';
    const { ask } = testBff({
      transport: real.guard.send,
      previewTransport: preview.guard.send,
    });
    expect(await askTimes(ask, 6)).toContain('UPSTREAM_AWAY');
    expect((await ask(viewer)).errors).toBeUndefined();
  });
});

describe('an upstream that mostly works', () => {
  it('stays in use while fewer than half of the last calls fail', async () => {
    const { state, guard } = upstream();
    const { ask } = testBff({ transport: guard.send });
    for (let round = 0; round < 30; round += 1) {
      state.mode = 'fails';
      expect(await askTimes(ask, 1)).toEqual(['UPSTREAM_STATUS']);
      state.mode = 'works';
      expect(await askTimes(ask, 2)).toEqual(['ok', 'ok']);
    }
    expect(guard.stats().isOpen).toBe(false);
  });

  it('is not thought away because clients leave early, nor for failures of long ago', async () => {
    const { state, guard } = upstream();
    const { ask } = testBff({ transport: guard.send });
    state.mode = 'hangs';
    for (let i = 0; i < 20; i += 1) {
      const leaving = new AbortController();
      const answer = ask(viewer, { token: `l${i}`, signal: leaving.signal });
      await expect.poll(() => guard.stats().underWay).toBe(1);
      leaving.abort();
      await expect(answer).rejects.toThrow('aborted');
    }
    state.mode = 'fails';
    await askTimes(ask, 9);
    state.now += 30_000;
    await askTimes(ask, 9);
    expect(guard.stats().isOpen).toBe(false);
  });
});

describe('calls that are under way', () => {
  it('are no more than allowed; what is too much is not sent, and a write is told that nothing was done', async () => {
    const { state, guard } = upstream();
    state.mode = 'hangs';
    const { ask } = testBff({ transport: guard.send });
    const leaving = new AbortController();
    const waiting = Array.from({ length: 30 }, (_, i) =>
      ask(viewer, { token: `w${i}`, signal: leaving.signal }),
    );
    await expect.poll(() => guard.stats().underWay).toBe(30);
    const read = await ask(viewer, { token: 't' });
    expect(read.errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_BUSY', retryAfter: 1 });
    const write = await ask(
      'mutation { login(input: {phone: "13900000001", password: "abc123"}) { error { code } } }',
    );
    expect(write.data.login.error.code).toBe('BUSY');
    expect(write.headers.get('retry-after')).toBe('1');
    expect(state.calls).toBe(30);
    leaving.abort();
    await Promise.allSettled(waiting);
    state.mode = 'works';
    expect(await askTimes(ask, 1)).toEqual(['ok']);
  });
});
