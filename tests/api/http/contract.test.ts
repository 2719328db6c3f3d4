import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audits } from '../../../api/audit/subjects.ts';
import type { Call } from '../../../api/contract/call.ts';
import { calls } from '../../../api/contract/index.ts';
import { isSecretName } from '../../../api/contract/rules/secrets.ts';
import { routes } from '../../../api/route-table.ts';
import { type CallOptions, pictureForm } from '../../support/api.ts';
import { fieldsOfCalls } from './contract-fields.ts';
import { type ContractWorld, createContractWorld } from './contract-world.ts';

/**
 * Every declared call is answered by the embedded api within its schema, in one session that uses the
 * answers of earlier calls. A declaration without an answer, or without fields in contract-fields.ts, fails.
 */
let world: ContractWorld;
let fieldsOf: ReturnType<typeof fieldsOfCalls>;
/** What was sent in the calls made so far. */
const sent = new Map<string, Record<string, unknown>>();

beforeAll(async () => {
  world = await createContractWorld();
  fieldsOf = fieldsOfCalls(world);
});
afterAll(() => world.close());

const file = gzipSync('订单号,货号,数量,单价,时间\nA1,K-1,2,19.90,2026-03-10 09:00:00\n');

/** What must come before what: a code before it is used, a sign-out last. */
const first = [
  'sendPhoneCode',
  'login',
  'sendPhoneCodeRegister',
  'register',
  'sendPhoneCodeFindPass',
  'sendCode',
  'collectByUrl',
];
const last = [
  'issueHelperToken',
  'startHelperSession',
  'keepHelperSession',
  'getShopCookie',
  'endHelperSession',
  'updateLabel',
  'deleteLabel',
  'publishListing',
  'deleteListings',
  'unbindTemuAccount',
  'deleteMyTemuAcount',
  'unbindSheinShop',
  'sheinAuthCancel',
  'cancelImport',
  'takeBackImport',
  'deleteExport',
  'deletePushSubscription',
  'discardUpload',
  'logout',
];
/** Calls of somebody who has signed in by chat app and has no phone. */
const ofChatBoss = ['sendPhoneCodeBind', 'bindPhone'];
const middle = [...calls.keys()].filter((name) => !first.includes(name) && !last.includes(name));
const order = [...first, ...middle, ...last];

/** What is sent beside fields. */
const bodies: Partial<Record<Call['encoding'], Pick<CallOptions, 'body'>>> = {
  binary: { body: new Uint8Array(file) },
  multipart: { body: pictureForm() },
};

function callerOf({ name, helpers }: Call): string {
  const { answers, passwordToken, viewing, chatBossToken, token } = world;
  if (helpers === 'only') return String(answers.get('startHelperSession')?.token);
  if (name === 'changePassword') return passwordToken;
  if (name === 'viewAs' || name === 'endViewing') return viewing.token;
  return ofChatBoss.includes(name) ? chatBossToken : token;
}

describe('the embedded api', () => {
  it('[R7.1-13] has one route for every declared call and none beside', () => {
    expect(routes.map(({ call }) => call.name).sort()).toEqual([...calls.keys()].sort());
    for (const { call } of routes) expect(calls.get(call.name)).toBe(call);
  });

  it.each(order)('[R7.1-15] answers %s within its schema', async (name) => {
    const { api, answers } = world;
    const call = calls.get(name);
    if (call === undefined) throw new Error(`No call ${name}`);
    const sources = call.stockable ? (['sales', 'stocks'] as const) : (['sales'] as const);
    for (const dataSource of sources) {
      const caller = callerOf(call);
      const options: CallOptions = { token: caller, dataSource };
      const fields = fieldsOf(call, dataSource);
      sent.set(name, fields);
      const answer = await api.call(name, fields, { ...options, ...bodies[call.encoding] });
      expect({ status: answer.status, code: answer.code, msg: answer.msg }).toMatchObject({
        status: 200,
        code: 0,
      });
      call.output.parse(answer.data);
      answers.set(name, answer.data);
    }
    expect(api.logged).toEqual([]);
  });

  it('has left a line of who did what for every call that writes, and for each credential that a helper had', async () => {
    const lines = await world.db.selectFrom('audit_log').selectAll().execute();
    const done = lines.filter(({ outcome }) => outcome === 'done').map(({ call }) => call);
    const leftOut = [...audits].flatMap(([name, audit]) => ('leftOut' in audit ? [name] : []));
    const writes = [...calls.values()].flatMap(({ name, kind }) =>
      kind === 'write' ? [name] : [],
    );
    expect([...new Set(done)].sort()).toEqual(
      [...writes.filter((name) => !leftOut.includes(name)), 'getShopCookie'].sort(),
    );
    expect(lines.filter(({ outcome }) => outcome !== 'done')).toEqual([]);
  });

  it('has no secret in these lines, neither one that was sent nor one that was answered', async () => {
    // Codes, keys of browsers and coupons are called so in the fields alone.
    const alsoSecret = ['code', 'auth', 'p256dh', 'endpoint', 'certNo', 'sessionId', 'deviceId'];
    const secrets = [...sent, ...world.answers].flatMap(([, fields]) =>
      Object.entries(Object(fields)).flatMap(([name, value]) =>
        typeof value === 'string' && (isSecretName(name) || alsoSecret.includes(name))
          ? [value]
          : [],
      ),
    );
    expect(secrets.length).toBeGreaterThan(20);
    const rows = await world.db
      .selectFrom('audit_log')
      .select(['person', 'subjects', 'words', 'changes', 'msg', 'via_id'])
      .execute();
    const text = JSON.stringify(rows);
    expect(text).toContain('合同店');
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
