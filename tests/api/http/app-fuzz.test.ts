import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { createTestApi, requestOf, type TestApi } from '../../support/api.ts';
import { arbitraryOf } from '../../support/arbitrary.ts';

/** Whatever is sent to a call as a boss, the answer is an envelope and never a fault. */
const runs = { numRuns: 25, seed: 20_260_311 };

let folder: string;
let api: TestApi;
let token: string;
let mallId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seller-fuzz-'));
  api = await createTestApi({ config: { dataDir: folder } });
  const boss = await api.signIn();
  token = boss.token;
  mallId = (await api.shop(boss.user)).mall_id;
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '-1',
    '0',
    '1e400',
    '9'.repeat(40),
    'NaN',
    '{}',
    '[]',
    '{"__proto__":{"x":1}}',
    "' or 1=1 --",
    '../../etc/passwd',
    '2026-02-30',
    '9999-12-31',
    '0000-00-00',
    '100',
    ',,,',
    '%00',
    '\ud800',
  ),
);

/** Fields of the declared names with values of the declaration, of a shop that exists, or of an enemy. */
function fieldsFor(call: Call): fc.Arbitrary<Record<string, unknown>> {
  const fitting = arbitraryOf(call.input, 'input').map((value) => Object(value));
  const wrong = fc.record(
    Object.fromEntries(
      Object.keys(call.input.shape).map((name) => [
        name,
        fc.oneof(hostile, fc.array(hostile, { maxLength: 3 }), fc.constant(mallId)),
      ]),
    ),
    { requiredKeys: [], noNullPrototype: true },
  );
  const mixed = fc.tuple(fitting, wrong).map(([right, bad]) => ({ ...right, ...bad }));
  const ofOurShop = fitting.map((fields) =>
    call.shops === 'none' ? fields : { ...fields, [call.shopField]: mallId },
  );
  return fc.oneof(fitting, wrong, mixed, ofOurShop);
}

async function send(path: string, init: RequestInit) {
  const answer = await api.send(path, init);
  expect(answer.status, `${path} ${JSON.stringify(api.logged)}`).toBeLessThan(500);
  expect(answer.msg).toEqual(expect.any(String));
  expect(api.logged.filter(({ level }) => level === 'error')).toEqual([]);
}

// Each sign-in costs a password's hash; the limits are tested elsewhere.
const all = [...calls.values()].filter((call) => call.name !== 'logout');

describe('any fields', () => {
  it.each(all.map((call) => [call.name, call] as const))('to %s are answered', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(fieldsFor(call), fc.string({ maxLength: 200 }), async (fields, body) => {
        const options = call.encoding === 'binary' ? { token, body } : { token };
        const { path, init } = requestOf(call.name, fields, options);
        await send(path, init);
      }),
      runs,
    );
  });

  it.each(all.filter((call) => call.encoding === 'form').map((call) => [call.name, call] as const))(
    'as raw bytes to %s are answered',
    async (_, call) => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
          await send(call.path, {
            method: call.method,
            body: new Uint8Array(bytes),
            headers: {
              authorization: token,
              'content-type': 'application/x-www-form-urlencoded',
            },
          });
        }),
        { ...runs, numRuns: 5 },
      );
    },
  );
});
