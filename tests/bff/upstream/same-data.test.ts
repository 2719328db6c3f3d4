import { describe, expect, it } from 'vitest';
import type { UpstreamRequest } from '../../../bff/upstream/transport.ts';
import { person, testBff } from '../world.ts';

const viewer = '{ viewer { id role username } }';
const user = person().user;
const renamed = { ...user, username: '13900000099' };

/** Answers the reads with these texts, one after the other, and counts how often an operation was executed. */
async function ask(...texts: readonly string[]) {
  const left = [...texts];
  const done: boolean[] = [];
  const bff = testBff({
    transport: async (_request: UpstreamRequest) => {
      const text = left.shift() ?? '';
      return { status: 200, bytes: () => Buffer.from(text), discard: async () => {} };
    },
    report: { done: ({ isRepeated }) => done.push(isRepeated) },
  });
  const names: unknown[] = [];
  for (const _ of texts) {
    const { data, errors } = await bff.ask(viewer, { token: 't' });
    names.push(data?.viewer?.username ?? errors?.[0]?.extensions?.code);
  }
  return { names, done };
}

const data = JSON.stringify(user);
const same = [user.username, user.username];

describe('an answer whose data are equal is the same answer', () => {
  it.each([
    [
      'a trace id behind',
      `{"code":0,"msg":"","data":${data},"traceId":"a"}`,
      `{"code":0,"msg":"","data":${data},"traceId":"bcd"}`,
    ],
    [
      'a trace id before',
      `{"traceId":"a","code":0,"data":${data}}`,
      `{"traceId":"bcd","code":0,"data":${data}}`,
    ],
    [
      'both',
      `{"t":1,"code":0,"data":${data},"in":{"ms":2}}`,
      `{"t":10,"code":0,"data":${data},"in":{"ms":33}}`,
    ],
    [
      'another message',
      `{"code":0,"msg":"ok","data":${data}}`,
      `{"code":0,"msg":"fine","data":${data}}`,
    ],
  ])('with %s', async (_what, first, second) => {
    expect(await ask(first, second)).toEqual({ names: same, done: [false, true] });
  });

  it('and no other is: one figure, and another code around the same data', async () => {
    const of = (who: object, code = 0, more = '') =>
      `{"code":${code},"msg":"","data":${JSON.stringify(who)},"traceId":"${code}${more}"}`;
    expect(await ask(of(user), of(renamed), of(renamed, 0, 'x'), of(user))).toEqual({
      names: [user.username, renamed.username, renamed.username, user.username],
      done: [false, false, true, false],
    });
    expect((await ask(of(user), of(user, 401))).names).toEqual([user.username, 'UNAUTHENTICATED']);
    expect((await ask(of(user), of(user, 1))).names).toEqual([user.username, 'UPSTREAM_REFUSED']);
  });

  it('nor where the same text stands for something else', async () => {
    const first = `{"code":0,"data":${data},"traceId":"a"}`;
    const inside = `{"code":0,"data":{"data":${data}},"traceId":"b"}`;
    const twice = `{"code":0,"data":${data},"data":${JSON.stringify(renamed)}}`;
    const half = `{"code":0,"data":${data},`;
    const [, second] = (await ask(first, inside)).names;
    expect(second).toBe('UPSTREAM_SHAPE');
    expect((await ask(first, twice)).names).toEqual([user.username, renamed.username]);
    expect((await ask(first, half)).names).toEqual([user.username, 'UPSTREAM_BAD_ANSWER']);
  });
});
