import { beforeEach, expect, it, vi } from 'vitest';
import { patientFetch } from '../../../web/src/graphql/patient-fetch.ts';
import { connection } from '../../../web/src/shared/connection/connection.ts';

const busy = (wait?: string) =>
  new Response('{}', { status: 503, headers: wait === undefined ? {} : { 'retry-after': wait } });
const done = () => new Response('done');

/** Fetches from a server that answers these one after the other: what came of it, and how often it was asked. */
async function fetched(...answers: (Response | Error)[]) {
  const ask = vi.fn(async () => {
    const answer = answers.shift() ?? done();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', ask);
  const fetching = patientFetch('/graphql', { method: 'POST' });
  await vi.runAllTimersAsync();
  return { status: (await fetching).status, times: ask.mock.calls.length };
}

const fine = { isOnline: true, isAnswering: true, isSocketCut: false, isOutdated: false };

beforeEach(() => {
  vi.useFakeTimers();
  connection.set(fine);
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

it('asks once more where the connection broke or a proxy answers, and then gives up', async () => {
  const broken = () => new TypeError('Failed to fetch');
  expect(await fetched(broken(), done())).toEqual({ status: 200, times: 2 });
  expect(await fetched(new Response('<html>', { status: 502 }), done())).toEqual({
    status: 200,
    times: 2,
  });
  const gone = () => new Response('', { status: 504 });
  expect(await fetched(gone(), gone(), done())).toEqual({ status: 504, times: 2 });
});

it('asks once of a server that is known to be away', async () => {
  connection.set({ ...fine, isAnswering: false });
  expect(await fetched(new Response('', { status: 502 }))).toEqual({ status: 502, times: 1 });
  connection.set(fine);
});
