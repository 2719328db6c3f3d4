import { beforeEach, expect, it, vi } from 'vitest';
import { patientFetch } from '../../../web/src/graphql/patient-fetch.ts';

const busy = (wait?: string) =>
  new Response('{}', { status: 503, headers: wait === undefined ? {} : { 'retry-after': wait } });
const done = () => new Response('done');

/** Fetches from a server that answers these one after the other: what came of it, and how often it was asked. */
async function fetched(...answers: Response[]) {
  const ask = vi.fn(async () => answers.shift() ?? done());
  vi.stubGlobal('fetch', ask);
  const fetching = patientFetch('/graphql', { method: 'POST' });
  await vi.runAllTimersAsync();
  return { status: (await fetching).status, times: ask.mock.calls.length };
}

beforeEach(() => {
  vi.useFakeTimers();
});
it('asks a busy server again after the pause that it names', async () => {
  expect(await fetched(busy('1'), busy('2'), done())).toEqual({ status: 200, times: 3 });
});

it('leaves a server alone that stays busy, wants a long pause or names none', async () => {
  expect(await fetched(...Array.from({ length: 9 }, () => busy('1')))).toEqual({
    status: 503,
    times: 4,
  });
  for (const wait of ['60', 'Mon, 23 Nov 2026 00:00:00 GMT', undefined])
    expect(await fetched(busy(wait))).toEqual({ status: 503, times: 1 });
  expect(await fetched(new Response('', { status: 500 }))).toEqual({ status: 500, times: 1 });
});
